use super::{
    position::Piece,
    rules::{Hostile, ThroneHostile},
    squares::Squares,
    view::{View, back},
};
use crate::engine::Square;

/// Whether the king at the edge stands in a fort: he can move, and no attacker can get to him or capture a man of its wall.
pub fn is_complete(view: &View<'_>, king: Square) -> bool {
    view.layout.edge.has(king) && can_move(view, king) && is_unbreakable(view, king)
}

fn can_move(view: &View<'_>, king: Square) -> bool {
    view.size()
        .neighbours(king)
        .any(|next| view.get(next).is_none() && !view.layout.is_closed(Piece::King, king, next))
}

/// Takes away every man that could be captured from outside, until the rest holds or attackers get in.
fn is_unbreakable(view: &View<'_>, king: Square) -> bool {
    let mut wall = view.position.defenders;
    loop {
        let inside = Squares::from_iter([king]).flood(&(view.layout.all - wall));
        if inside.meets(&view.position.attackers) {
            return false;
        }
        let safe = inside | wall;
        let weak: Squares = wall
            .iter()
            .filter(|&man| {
                [(0, 1), (1, 0)].into_iter().any(|axis| {
                    is_exposed(view, man, axis, &safe) && is_exposed(view, man, back(axis), &safe)
                })
            })
            .collect();
        if weak.is_empty() {
            return true;
        }
        wall = wall - weak;
    }
}

/// Whether an enemy can stand on this side of a man, or does not need to.
fn is_exposed(view: &View<'_>, man: Square, direction: (i8, i8), safe: &Squares) -> bool {
    view.step(man, direction).is_some_and(|at| !safe.has(at) || is_hostile(view, at))
}

fn is_hostile(view: &View<'_>, at: Square) -> bool {
    let throne =
        at == view.layout.throne && view.rules.throne_hostile_defenders != ThroneHostile::Never;
    let corner = view.layout.corners.has(at) && view.rules.corners_hostile != Hostile::Nobody;
    (throne || corner) && view.get(at).is_none()
}

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
    let mut wall = view.position.defenders();
    loop {
        let inside = Squares::from_iter([king]).flood(&(view.layout.all - wall));
        if inside.meets(view.position.attackers()) {
            return false;
        }
        let safe = inside | wall;
        let weak: Squares = wall.iter().filter(|&man| is_capturable(view, man, &safe)).collect();
        if weak.is_empty() {
            return true;
        }
        wall = wall - weak;
    }
}

/// Whether there are attackers enough to close two opposite sides of a man that are not safe; a hostile square closes one
/// by itself.
fn is_capturable(view: &View<'_>, man: Square, safe: &Squares) -> bool {
    let needed = |direction| {
        let at = view.step(man, direction)?;
        if is_hostile(view, at) {
            return Some(0);
        }
        (!safe.has(at)).then_some(1)
    };
    [(0, 1), (1, 0)].into_iter().any(|axis| {
        needed(axis)
            .zip(needed(back(axis)))
            .is_some_and(|(one, other)| one + other <= view.position.attackers().len())
    })
}

fn is_hostile(view: &View<'_>, at: Square) -> bool {
    let throne =
        at == view.layout.throne && view.rules.throne_hostile_defenders != ThroneHostile::Never;
    let corner = view.layout.corners.has(at) && view.rules.corners_hostile != Hostile::Nobody;
    (throne || corner) && view.get(at).is_none()
}

//! What a reader would expect of a move and does not happen: only remarked, never decided here.

use super::{
    capture::{self, Gap},
    king,
    position::{DEFENDERS, Piece},
    rules::Rule,
    squares::Squares,
    view::{View, back},
};
use crate::engine::{Man, Message, Note, Recorder, Square};

/// Remarks on the captures that the piece just come to `to` does not make, and on its own safety.
pub fn remark(
    view: &View<'_>,
    mover: Piece,
    to: Square,
    taken: Squares,
    recorder: &mut impl Recorder<Rule>,
) {
    on_neighbours(view, mover, to, taken, recorder);
    on_own_safety(view, mover, to, taken, recorder);
    on_enclosed_before(view, mover, to, taken, recorder);
}

/// Enemy men beside the piece that it does not capture; those with nothing behind them only where it captures no other.
fn on_neighbours(
    view: &View<'_>,
    mover: Piece,
    to: Square,
    taken: Squares,
    recorder: &mut impl Recorder<Rule>,
) {
    for direction in Square::DIRECTIONS {
        let Some(at) = view.step(to, direction).filter(|at| !taken.has(*at)) else { continue };
        let Some(victim) = view.get(at).filter(|other| is_enemy_man(mover, *other)) else {
            continue;
        };
        let beyond = view.step(at, direction);
        let is_open = capture::anvil(view, victim, beyond) == Err(Gap::Open);
        if !is_open || taken.is_empty() && capture::can_close(view, mover) {
            remark_gap(view, victim, at, to, beyond, recorder);
        }
    }
}

/// Why a man beside an enemy on `hammer` is not captured: what is on the far side, `beyond`, does not close it.
pub fn remark_gap(
    view: &View<'_>,
    victim: Piece,
    at: Square,
    hammer: Square,
    beyond: Option<Square>,
    recorder: &mut impl Recorder<Rule>,
) {
    let there = beyond.unwrap_or(at);
    let (rule, key, helper) = match capture::anvil(view, victim, beyond) {
        Ok(_) => (Rule::KingArmed, "tafl-king-does-not-capture", hammer),
        Err(Gap::Open) => (Rule::Capture, "tafl-not-enclosed", there),
        Err(Gap::Edge) => (Rule::Edge, "tafl-edge-does-not-help", hammer),
        Err(Gap::UnarmedKing) => (Rule::KingArmed, "tafl-king-does-not-help", there),
        Err(Gap::Throne) => (capture::throne_rule(victim), "tafl-throne-does-not-help", there),
        Err(Gap::Corner) => (Rule::CornersHostile, "tafl-corner-does-not-help", there),
        Err(Gap::Camp) => (Rule::CampHostile, "tafl-camp-does-not-help", there),
    };
    recorder.note(|| {
        let message = Message::new(key)
            .with("piece", victim.word())
            .with("square", at)
            .with("enemy", hammer)
            .with("helper", helper);
        Note::remarks(rule, message, vec![at, helper])
    });
}

fn is_enemy_man(mover: Piece, other: Piece) -> bool {
    other.is_man() && other.side() != mover.side()
}

/// The piece has come in between two enemies, or the king into a closed ring.
fn on_own_safety(
    view: &View<'_>,
    mover: Piece,
    to: Square,
    taken: Squares,
    recorder: &mut impl Recorder<Rule>,
) {
    let mut enemies = enemies_around(view, mover, to);
    if enemies.iter().any(|&enemy| taken.has(enemy)) {
        enemies.clear();
    }
    if enemies.is_empty() {
        if mover == Piece::King {
            king::remark_open_sides(view, to, recorder);
        }
        return;
    }
    recorder.note(|| {
        let message = Message::new("tafl-safe-between")
            .with("piece", mover.word())
            .with("square", to)
            .with("enemies", enemies.clone());
        let mut at = enemies;
        at.push(to);
        Note::remarks(Rule::SafeBetween, message, at)
    });
}

/// The enemies that would capture the piece if one of them had just come: two in line, or those around the king.
fn enemies_around(view: &View<'_>, piece: Piece, at: Square) -> Vec<Square> {
    let enemy = |direction| {
        view.step(at, direction)
            .filter(|&next| view.get(next).is_some_and(|other| other.side() != piece.side()))
    };
    if piece == Piece::King {
        let enclosed = king::is_enclosed(view, at, &mut crate::engine::Unrecorded);
        let around = Square::DIRECTIONS.into_iter().filter_map(enemy);
        return if enclosed { around.collect() } else { Vec::new() };
    }
    for direction in Square::DIRECTIONS {
        let hammer = enemy(direction)
            .filter(|&next| view.get(next).is_some_and(|other| capture::can_close(view, other)));
        if let Some(hammer) = hammer
            && capture::anvil(view, piece, view.step(at, back(direction))).is_ok()
        {
            return [hammer].into_iter().chain(enemy(back(direction))).collect();
        }
    }
    Vec::new()
}

/// Enemy men that stood between two pieces of the mover before: they are safe until one of these comes anew.
fn on_enclosed_before(
    view: &View<'_>,
    mover: Piece,
    to: Square,
    taken: Squares,
    recorder: &mut impl Recorder<Rule>,
) {
    let enemies = view.position.of(mover.side().other());
    let safe: Vec<Square> = enemies
        .iter()
        .filter(|&at| !taken.has(at) && view.get(at).is_some_and(Piece::is_man))
        .filter(|&at| is_between_men(view, at) && view.size().neighbours(at).all(|next| next != to))
        .collect();
    if !safe.is_empty() {
        recorder.note(|| {
            let message = Message::new("tafl-enclosed-before")
                .with("count", safe.len())
                .with("squares", safe.clone());
            Note::remarks(Rule::SafeBetween, message, safe)
        });
    }
}

/// Whether enemy men stand on two opposite sides.
fn is_between_men(view: &View<'_>, at: Square) -> bool {
    let Some(piece) = view.get(at) else { return false };
    let is_enemy =
        |direction| view.beside(at, direction).is_some_and(|other| is_enemy_man(piece, other));
    [(0, 1), (1, 0)].into_iter().any(|axis| is_enemy(axis) && is_enemy(back(axis)))
}

/// The defenders have moved and the king has two open ways out: where that does not win, a reader is told so.
pub fn on_two_ways(view: &View<'_>, ways: &[Square], recorder: &mut impl Recorder<Rule>) {
    if ways.len() >= 2 && view.turn() != DEFENDERS {
        recorder.note(|| {
            let message = Message::new("tafl-two-ways-play-on")
                .with("count", ways.len())
                .with("squares", ways.to_vec());
            Note::remarks(Rule::TwoWays, message, ways.to_vec())
        });
    }
}

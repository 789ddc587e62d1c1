use super::{
    king, near,
    position::{ATTACKERS, DEFENDERS, Piece},
    rules::{CampHostile, GuardCapture, Hostile, KingArmed, Rule, Shieldwall, ThroneHostile},
    shieldwall,
    squares::Squares,
    view::{View, back},
};
use crate::engine::{Arg, Man, Message, Note, Recorder, Side, Square};

/// What the piece that has just come to `to` captures, the king among them; all is judged before anything is taken off.
pub fn captured_by<T: Recorder<Rule>>(
    view: &View<'_>,
    mover: Piece,
    to: Square,
    recorder: &mut T,
) -> Squares {
    let mut taken = Squares::default();
    let armed = can_close(view, mover);
    if !T::READS && is_alone(view, mover, to) {
        return taken;
    }
    for direction in Square::DIRECTIONS {
        let Some(at) = view.step(to, direction) else { continue };
        let Some(victim) = view.get(at).filter(|piece| piece.side() != mover.side()) else {
            continue;
        };
        let falls = match victim {
            Piece::King => king::is_captured_by(view, at, direction, recorder),
            _ if !armed => false,
            _ => match anvil(view, victim, view.step(at, direction)) {
                Ok(anvil) => {
                    note_capture(view, victim, at, to, direction, anvil, recorder);
                    true
                }
                Err(_) => false,
            },
        };
        if falls {
            taken.insert(at);
        }
    }
    if T::READS {
        note_several(taken, recorder);
    }
    if armed && view.rules.shieldwall != Shieldwall::None {
        taken = taken | shieldwall::captured_by(view, mover, to, recorder);
    }
    if T::READS {
        near::remark(view, mover, to, taken, recorder);
    }
    taken
}

/// Whether no enemy stands beside the piece, so that it captures nothing: mostly so, and soon seen.
#[inline]
fn is_alone(view: &View<'_>, mover: Piece, to: Square) -> bool {
    !view.position.of(mover.side().other()).meets(view.layout.beside(to))
}

/// Whether the piece can capture by moving: an unarmed king cannot.
pub fn can_close(view: &View<'_>, mover: Piece) -> bool {
    mover.is_man() || matches!(view.rules.king_armed, KingArmed::Both | KingArmed::Hammer)
}

/// Whether the piece, standing still, helps a comrade that moves to capture.
pub fn can_wait(view: &View<'_>, piece: Piece) -> bool {
    piece.is_man() || matches!(view.rules.king_armed, KingArmed::Both | KingArmed::Anvil)
}

/// What a man is captured against, on the far side of him.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anvil {
    Piece(Piece),
    Throne,
    Corner,
    Camp,
    /// His own king on the throne, with attackers on the other three sides.
    OwnKing,
}

/// Why the far side of a man is not closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    /// Nobody is there, or a comrade.
    Open,
    Edge,
    UnarmedKing,
    Throne,
    Corner,
    Camp,
}

/// What closes the far side of a man, or why it is open; `at` is `None` past the edge.
#[inline]
pub fn anvil(view: &View<'_>, victim: Piece, at: Option<Square>) -> Result<Anvil, Gap> {
    let at = at.ok_or(Gap::Edge)?;
    let there = view.get(at);
    let captors = victim.side().other();
    if let Some(piece) = there.filter(|piece| piece.side() == captors)
        && can_wait(view, piece)
    {
        return Ok(Anvil::Piece(piece));
    }
    if !is_special(view, at) {
        return Err(if there == Some(Piece::King) { gap_at_king(captors) } else { Gap::Open });
    }
    special_anvil(view, victim, captors, at, there)
}

/// Whether a man stands between two enemies as things are, whoever moved last; in `recorder` why, or what is missing.
pub fn is_enclosed(
    view: &View<'_>,
    victim: Piece,
    at: Square,
    recorder: &mut impl Recorder<Rule>,
) -> bool {
    let enemy = |direction| {
        view.step(at, direction).filter(|&next| {
            view.get(next)
                .is_some_and(|other| other.side() != victim.side() && can_close(view, other))
        })
    };
    for direction in Square::DIRECTIONS {
        let away = back(direction);
        let Some(hammer) = enemy(direction) else { continue };
        if let Ok(anvil) = anvil(view, victim, view.step(at, away)) {
            note_capture(view, victim, at, hammer, away, anvil, recorder);
            recorder.note(|| {
                let message = Message::new("tafl-only-by-a-move")
                    .with("piece", victim.word())
                    .with("square", at);
                Note::remarks(Rule::SafeBetween, message, vec![at])
            });
            return true;
        }
    }
    recorder.note(|| {
        let message =
            Message::new("tafl-man-not-enclosed").with("piece", victim.word()).with("square", at);
        Note::decides(Rule::Capture, message, vec![at])
    });
    for direction in Square::DIRECTIONS {
        if let Some(hammer) = enemy(direction) {
            near::remark_gap(view, victim, at, hammer, view.step(at, back(direction)), recorder);
        }
    }
    false
}

fn is_special(view: &View<'_>, at: Square) -> bool {
    at == view.layout.throne || view.layout.corners.has(at) || view.layout.camps.has(at)
}

/// What closes the far side of a man on the throne, in a corner or in a camp.
fn special_anvil(
    view: &View<'_>,
    victim: Piece,
    captors: Side,
    at: Square,
    there: Option<Piece>,
) -> Result<Anvil, Gap> {
    let rules = view.rules;
    if at == view.layout.throne {
        let hostile = match captors {
            DEFENDERS => rules.throne_hostile_attackers,
            ATTACKERS => rules.throne_hostile_defenders,
        };
        return match (hostile, there) {
            (ThroneHostile::Always, _) | (ThroneHostile::Empty, None) => Ok(Anvil::Throne),
            (_, Some(Piece::King)) if captors == ATTACKERS && is_guard_exposed(view, at) => {
                Ok(Anvil::OwnKing)
            }
            (_, Some(Piece::King)) => Err(gap_at_king(captors)),
            (_, None) if rules.has_throne() => Err(Gap::Throne),
            _ => Err(Gap::Open),
        };
    }
    if view.layout.corners.has(at) {
        return match there {
            None if rules.corners_hostile != Hostile::Nobody => Ok(Anvil::Corner),
            None => Err(Gap::Corner),
            Some(_) => Err(Gap::Open),
        };
    }
    let spared = captors == DEFENDERS && view.layout.is_middle_of_edge(at);
    if rules.camp_hostile == CampHostile::Everyone && !spared {
        Ok(Anvil::Camp)
    } else {
        Err(if victim.side() == ATTACKERS || there.is_none() { Gap::Camp } else { Gap::Open })
    }
}

/// A king on the far side: he helps his own side's captures only when armed.
fn gap_at_king(captors: Side) -> Gap {
    if captors == DEFENDERS { Gap::UnarmedKing } else { Gap::Open }
}

/// Whether the last of the king's four neighbours can be captured against him: three of them are attackers.
fn is_guard_exposed(view: &View<'_>, throne: Square) -> bool {
    let attackers = Square::DIRECTIONS
        .into_iter()
        .filter(|&direction| view.beside(throne, direction) == Some(Piece::Attacker))
        .count();
    view.rules.guard_capture == GuardCapture::KingSurrounded && attackers == 3
}

fn note_capture(
    view: &View<'_>,
    victim: Piece,
    at: Square,
    to: Square,
    direction: (i8, i8),
    anvil: Anvil,
    recorder: &mut impl Recorder<Rule>,
) {
    let beyond = || view.step(at, direction).unwrap_or(at);
    recorder.note(|| {
        let message = Message::new("tafl-captured")
            .with("piece", victim.word())
            .with("square", at)
            .with("first", to)
            .with("second", beyond());
        Note::decides(Rule::Capture, message, vec![at, to, beyond()])
    });
    let helps = |rule, key| {
        move || {
            let message = Message::new(key)
                .with("piece", victim.word())
                .with("square", at)
                .with("helper", beyond());
            Note::decides(rule, message, vec![beyond()])
        }
    };
    match anvil {
        Anvil::Throne => recorder.note(helps(throne_rule(victim), "tafl-throne-helps")),
        Anvil::Corner => recorder.note(helps(Rule::CornersHostile, "tafl-corner-helps")),
        Anvil::Camp => recorder.note(helps(Rule::CampHostile, "tafl-camp-helps")),
        Anvil::OwnKing => recorder.note(helps(Rule::GuardCapture, "tafl-guard-exposed")),
        Anvil::Piece(Piece::King) => recorder.note(helps(Rule::KingArmed, "tafl-king-helps")),
        Anvil::Piece(_) => {}
    }
    if view.get(to) == Some(Piece::King) {
        recorder.note(|| {
            let message = Message::new("tafl-king-captures").with("square", to);
            Note::decides(Rule::KingArmed, message, vec![to])
        });
    }
}

/// The rule that says whether the throne is hostile to a man.
pub fn throne_rule(victim: Piece) -> Rule {
    match victim.side() {
        ATTACKERS => Rule::ThroneHostileAttackers,
        DEFENDERS => Rule::ThroneHostileDefenders,
    }
}

fn note_several(taken: Squares, recorder: &mut impl Recorder<Rule>) {
    if taken.len() > 1 {
        recorder.note(|| {
            let squares: Vec<Square> = taken.iter().collect();
            let message = Message::new("tafl-captured-several")
                .with("count", squares.len())
                .with("squares", Arg::from(squares.clone()));
            Note::decides(Rule::CaptureSeveral, message, squares)
        });
    }
}

use super::{
    position::Piece,
    rules::{CampHostile, Hostile, KingCapture, KingCaptureEdge, KingCaptureThrone, Rule},
    view::{View, back},
};
use crate::engine::{Message, Note, Recorder, Square, Unrecorded};

/// How many sides of the king must be closed where he stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Need {
    All,
    Opposite,
}

/// What closes a side of the king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Closed {
    Attacker,
    Throne,
    Corner,
    Camp,
    Edge,
}

/// Whether the attacker that has just come to the king from `direction`, seen from the attacker, captures him.
pub fn is_captured_by<T: Recorder<Rule>>(
    view: &View<'_>,
    king: Square,
    direction: (i8, i8),
    recorder: &mut T,
) -> bool {
    let captured = match need(view, king) {
        Need::All => are_all_closed(view, king),
        Need::Opposite => is_closed_by_enemy(view, king, direction),
    };
    if T::READS {
        explain(view, king, Some(direction), captured, recorder);
    }
    captured
}

/// Whether the king is enclosed as he stands, whoever moved last.
pub fn is_enclosed<T: Recorder<Rule>>(view: &View<'_>, king: Square, recorder: &mut T) -> bool {
    let axis = [(0, 1), (1, 0)].into_iter().find(|&direction| {
        is_closed_by_enemy(view, king, direction) && is_closed_by_enemy(view, king, back(direction))
    });
    let enclosed = match need(view, king) {
        Need::All => are_all_closed(view, king),
        Need::Opposite => axis.is_some(),
    };
    if T::READS {
        explain(view, king, axis, enclosed, recorder);
    }
    enclosed
}

/// Whether the king is enclosed and cannot have walked in: a move of the attackers must have captured him. He can have come
/// over the empty throne, or from a side that is not closed now.
pub fn is_captured_already(view: &View<'_>, king: Square) -> bool {
    let can_have_come = |direction| {
        view.step(king, direction).is_some()
            && matches!(closed(view, king, direction), None | Some(Closed::Throne))
    };
    is_enclosed(view, king, &mut Unrecorded) && !Square::DIRECTIONS.into_iter().any(can_have_come)
}

/// Says which sides of a king are open that two attackers or more stand beside.
pub fn remark_open_sides(view: &View<'_>, king: Square, recorder: &mut impl Recorder<Rule>) {
    if attackers_beside(view, king) >= 2 && !is_enclosed(view, king, &mut Unrecorded) {
        explain(view, king, None, false, recorder);
    }
}

/// How many attackers stand beside the king.
pub fn attackers_beside(view: &View<'_>, king: Square) -> usize {
    Square::DIRECTIONS
        .into_iter()
        .filter(|&direction| view.beside(king, direction) == Some(Piece::Attacker))
        .count()
}

fn need(view: &View<'_>, king: Square) -> Need {
    let of = |capture| match capture {
        KingCapture::FourSides => Need::All,
        KingCapture::TwoSides => Need::Opposite,
    };
    if king == view.layout.throne {
        of(view.rules.king_capture_on_throne)
    } else if view.layout.is_beside_throne(king) {
        match view.rules.king_capture_throne {
            KingCaptureThrone::ThreeAndThrone | KingCaptureThrone::FourSides => Need::All,
            KingCaptureThrone::TwoSides => Need::Opposite,
        }
    } else {
        of(view.rules.king_capture)
    }
}

/// The rule that says how he is captured where he stands.
fn rule_at(view: &View<'_>, king: Square) -> Rule {
    if king == view.layout.throne {
        Rule::KingCaptureOnThrone
    } else if view.layout.is_beside_throne(king) {
        Rule::KingCaptureThrone
    } else if view.layout.edge.has(king) && need(view, king) == Need::All {
        Rule::KingCaptureEdge
    } else {
        Rule::KingCapture
    }
}

fn are_all_closed(view: &View<'_>, king: Square) -> bool {
    Square::DIRECTIONS.into_iter().all(|direction| closed(view, king, direction).is_some())
}

/// Closed by an attacker or by a square that stands in for one: the edge is neither.
fn is_closed_by_enemy(view: &View<'_>, king: Square, direction: (i8, i8)) -> bool {
    closed(view, king, direction).is_some_and(|closed| closed != Closed::Edge)
}

/// What closes a side of the king, if anything does.
fn closed(view: &View<'_>, king: Square, direction: (i8, i8)) -> Option<Closed> {
    let rules = view.rules;
    let Some(at) = view.step(king, direction) else {
        return (rules.king_capture_edge == KingCaptureEdge::EdgeCounts).then_some(Closed::Edge);
    };
    match view.get(at) {
        Some(Piece::Attacker) => return Some(Closed::Attacker),
        Some(_) => return None,
        None => {}
    }
    if at == view.layout.throne {
        let closes = rules.king_capture_throne == KingCaptureThrone::ThreeAndThrone;
        return closes.then_some(Closed::Throne);
    }
    if view.layout.corners.has(at) && rules.corners_hostile == Hostile::Everyone {
        return Some(Closed::Corner);
    }
    let camp = view.layout.camps.has(at) && rules.camp_hostile != CampHostile::Nobody;
    camp.then_some(Closed::Camp)
}

/// The four sides of the king, sorted by what is there.
struct Sides {
    attackers: Vec<Square>,
    guards: Vec<Square>,
    open: Vec<Square>,
    throne: bool,
    corners: Vec<Square>,
    camps: Vec<Square>,
    /// The edge is on a side and does not close it.
    edge_open: bool,
}

impl Sides {
    fn around(view: &View<'_>, king: Square, directions: &[(i8, i8)]) -> Self {
        let mut sides = Self {
            attackers: Vec::new(),
            guards: Vec::new(),
            open: Vec::new(),
            throne: false,
            corners: Vec::new(),
            camps: Vec::new(),
            edge_open: false,
        };
        for &direction in directions {
            let next = view.step(king, direction);
            match (closed(view, king, direction), next) {
                (Some(Closed::Attacker), Some(at)) => sides.attackers.push(at),
                (Some(Closed::Corner), Some(at)) => sides.corners.push(at),
                (Some(Closed::Camp), Some(at)) => sides.camps.push(at),
                (Some(Closed::Throne), _) => sides.throne = true,
                (Some(_), _) => {}
                (None, None) => sides.edge_open = true,
                (None, Some(at)) if view.get(at).is_some() => sides.guards.push(at),
                (None, Some(at)) => sides.open.push(at),
            }
        }
        sides
    }
}

/// Why the king is captured, or what is missing. `axis` is the line on which two enemies would do.
fn explain(
    view: &View<'_>,
    king: Square,
    axis: Option<(i8, i8)>,
    captured: bool,
    recorder: &mut impl Recorder<Rule>,
) {
    if let (Need::Opposite, Some(axis)) = (need(view, king), axis) {
        let sides = Sides::around(view, king, &[axis, back(axis)]);
        explain_sides(view, king, &sides, captured, "tafl-king-captured-between", recorder);
        return;
    }
    let sides = Sides::around(view, king, &Square::DIRECTIONS);
    let key = match rule_at(view, king) {
        Rule::KingCaptureOnThrone => "tafl-king-captured-on-throne",
        Rule::KingCaptureThrone if sides.throne => "tafl-king-captured-with-throne",
        Rule::KingCaptureEdge => "tafl-king-captured-with-edge",
        _ => "tafl-king-captured",
    };
    explain_sides(view, king, &sides, captured, key, recorder);
}

fn explain_sides(
    view: &View<'_>,
    king: Square,
    sides: &Sides,
    captured: bool,
    key: &'static str,
    recorder: &mut impl Recorder<Rule>,
) {
    let rule = rule_at(view, king);
    if captured {
        recorder.note(|| {
            let message = Message::new(key)
                .with("king", king)
                .with("count", sides.attackers.len())
                .with("attackers", sides.attackers.clone());
            let mut at = sides.attackers.clone();
            at.push(king);
            Note::decides(rule, message, at)
        });
        for (squares, rule, key) in [
            (&sides.corners, Rule::CornersHostile, "tafl-king-corner-closes"),
            (&sides.camps, Rule::CampHostile, "tafl-king-camp-closes"),
        ] {
            if !squares.is_empty() {
                recorder.note(|| {
                    let message = Message::new(key)
                        .with("count", squares.len())
                        .with("squares", squares.clone());
                    Note::decides(rule, message, squares.clone())
                });
            }
        }
        return;
    }
    for (squares, key) in
        [(&sides.open, "tafl-king-side-open"), (&sides.guards, "tafl-king-side-guarded")]
    {
        if !squares.is_empty() {
            recorder.note(|| {
                let message = Message::new(key)
                    .with("king", king)
                    .with("count", squares.len())
                    .with("squares", squares.clone());
                Note::remarks(rule, message, squares.clone())
            });
        }
    }
    if sides.edge_open {
        recorder.note(|| {
            let message = Message::new("tafl-king-edge-open").with("king", king);
            Note::remarks(Rule::KingCaptureEdge, message, vec![king])
        });
    }
}

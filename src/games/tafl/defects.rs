use super::{king, position::Piece, rules::Rule, view::View};
use crate::engine::{Message, Note, Square};

/// What cannot arise in play: no king or several, a piece where it may not stand, a king who was captured before.
pub fn find(view: &View<'_>) -> Vec<Note<Rule>> {
    let mut defects = Vec::new();
    let kings: Vec<Square> = view.position.kings().iter().collect();
    if kings.len() > 1 {
        let message = Message::new("tafl-several-kings")
            .with("count", kings.len())
            .with("squares", kings.clone());
        defects.push(Note::remarks(Rule::GoalAttackers, message, kings));
    }
    for (piece, at) in pieces(view) {
        if let Some((rule, key)) = misplaced(view, piece, at) {
            let message = Message::new(key).with("piece", piece.word()).with("square", at);
            defects.push(Note::remarks(rule, message, vec![at]));
        }
    }
    for king in view.position.kings().iter() {
        if king::is_captured_already(view, king) {
            let message = Message::new("tafl-king-captured-already").with("king", king);
            defects.push(Note::remarks(Rule::GoalAttackers, message, vec![king]));
        }
    }
    defects
}

fn pieces(view: &View<'_>) -> impl Iterator<Item = (Piece, Square)> {
    view.position.taken().iter().filter_map(move |at| Some((view.get(at)?, at)))
}

/// A man on the throne or in a corner that are not his, a defender or the king in a camp.
fn misplaced(view: &View<'_>, piece: Piece, at: Square) -> Option<(Rule, &'static str)> {
    let is_throne = at == view.layout.throne;
    if piece == Piece::King && is_throne || !view.layout.is_closed(piece, at, at) {
        return None;
    }
    Some(if is_throne {
        (Rule::ThroneStop, "tafl-man-on-throne")
    } else if view.layout.corners.has(at) {
        (Rule::Corners, "tafl-man-on-corner")
    } else {
        (Rule::CampEntry, "tafl-piece-in-camp")
    })
}

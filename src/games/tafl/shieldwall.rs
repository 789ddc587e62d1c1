use super::{
    capture,
    position::Piece,
    rules::{Hostile, Rule, Shieldwall},
    squares::Squares,
    view::{View, back},
};
use crate::engine::{Man, Message, Note, Recorder, Side, Square};

/// The men of rows along the edge that the piece just come to `to` closes at one end.
///
/// Every piece of such a row has an enemy in front of it, and its other end is closed too. A king in the row is spared.
pub fn captured_by(
    view: &View<'_>,
    mover: Piece,
    to: Square,
    recorder: &mut impl Recorder<Rule>,
) -> Squares {
    let mut taken = Squares::default();
    for inwards in Square::DIRECTIONS {
        if view.step(to, back(inwards)).is_some() {
            continue;
        }
        let (columns, rows) = inwards;
        for along in [(rows, columns), (-rows, -columns)] {
            if let Some(row) = enclosed_row(view, mover.side(), to, along, inwards) {
                note_row(view, to, &row, recorder);
                row.iter()
                    .filter(|&&at| view.get(at).is_some_and(Piece::is_man))
                    .for_each(|&at| taken.insert(at));
            }
        }
    }
    taken
}

/// The row that begins beside `to`, if it is closed in.
fn enclosed_row(
    view: &View<'_>,
    captors: Side,
    to: Square,
    along: (i8, i8),
    inwards: (i8, i8),
) -> Option<Vec<Square>> {
    let row: Vec<Square> = std::iter::successors(view.step(to, along), |&at| view.step(at, along))
        .take_while(|&at| view.get(at).is_some_and(|piece| piece.side() != captors))
        .collect();
    let end = view.step(*row.last()?, along)?;
    let helps = |piece: Option<Piece>| {
        piece.is_some_and(|piece| piece.side() == captors && capture::can_wait(view, piece))
    };
    let is_faced = |&at: &Square| helps(view.beside(at, inwards));
    let is_closed = helps(view.get(end))
        || view.layout.corners.has(end)
            && view.rules.shieldwall == Shieldwall::BetweenMenOrCorner
            && view.rules.corners_hostile != Hostile::Nobody;
    (row.len() >= 2 && is_closed && row.iter().all(is_faced)).then_some(row)
}

fn note_row(view: &View<'_>, to: Square, row: &[Square], recorder: &mut impl Recorder<Rule>) {
    recorder.note(|| {
        let men: Vec<Square> =
            row.iter().copied().filter(|&at| view.get(at) != Some(Piece::King)).collect();
        let message = Message::new("tafl-shieldwall")
            .with("count", men.len())
            .with("squares", men.clone())
            .with("square", to);
        Note::decides(Rule::Shieldwall, message, men)
    });
    if let Some(&king) = row.iter().find(|&&at| view.get(at) == Some(Piece::King)) {
        recorder.note(|| {
            let message = Message::new("tafl-shieldwall-spares-king").with("king", king);
            Note::remarks(Rule::Shieldwall, message, vec![king])
        });
    }
}

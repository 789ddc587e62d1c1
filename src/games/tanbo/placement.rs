use super::{
    position::{Position, Stone},
    roots::{self, Root},
    rules::Rule,
};
use crate::engine::{Illegal, Message, Note, Recorder, Square};

/// A stone may be placed on an empty point that touches exactly one stone of its own colour.
pub fn check(
    position: &Position,
    at: Square,
    recorder: &mut impl Recorder<Rule>,
) -> Result<(), Illegal<Rule>> {
    let stone = Stone(position.turn);
    if !position.size().contains(at) {
        recorder.note(|| {
            let message = Message::new("tanbo-off-board")
                .with("square", at)
                .with("size", position.size().to_string());
            Note::decides(Rule::EmptyPoint, message, Vec::new())
        });
        return Err(Illegal(Rule::EmptyPoint));
    }
    if let Some(there) = position.get(at) {
        recorder.note(|| {
            let message =
                Message::new("tanbo-occupied").with("square", at).with("colour", there.word());
            Note::decides(Rule::EmptyPoint, message, vec![at])
        });
        return Err(Illegal(Rule::EmptyPoint));
    }
    let mut touched = roots::own_neighbours(position, at, stone);
    match (touched.next(), touched.next()) {
        (Some(own), None) => {
            recorder.note(|| touches_one(at, own, stone));
            remark_on_opponents(position, at, stone, recorder);
            Ok(())
        }
        (None, _) => {
            recorder.note(|| touches_none(at, stone));
            recorder.note(|| {
                let message = Message::new("tanbo-would-found").with("square", at);
                Note::remarks(Rule::NoNewRoots, message, vec![at])
            });
            remark_on_diagonals(position, at, stone, recorder);
            Err(Illegal(Rule::Placement))
        }
        (Some(_), Some(_)) => Err(refuse_several(position, at, stone, recorder)),
    }
}

fn touches_one(at: Square, own: Square, stone: Stone) -> Note<Rule> {
    let message = Message::new("tanbo-touches-one")
        .with("square", at)
        .with("own", own)
        .with("colour", stone.word());
    Note::decides(Rule::Placement, message, vec![at, own])
}

fn touches_none(at: Square, stone: Stone) -> Note<Rule> {
    let message =
        Message::new("tanbo-touches-none").with("square", at).with("colour", stone.word());
    Note::decides(Rule::Placement, message, vec![at])
}

/// Several stones of the colour: of one root (a loop would close) or of several (they would merge).
fn refuse_several(
    position: &Position,
    at: Square,
    stone: Stone,
    recorder: &mut impl Recorder<Rule>,
) -> Illegal<Rule> {
    let touched: Vec<Square> = roots::own_neighbours(position, at, stone).collect();
    let one_root = Root::at(position, touched[0])
        .is_some_and(|root| touched.iter().all(|own| root.points().contains(own)));
    let squares: Vec<Square> = touched.iter().copied().chain([at]).collect();
    recorder.note(|| {
        let message = Message::new("tanbo-touches-several")
            .with("square", at)
            .with("colour", stone.word())
            .with("count", touched.len())
            .with("own", touched.clone());
        Note::decides(Rule::Placement, message, squares.clone())
    });
    if one_root {
        return Illegal(Rule::Placement);
    }
    recorder.note(|| {
        let message = Message::new("tanbo-would-merge").with("own", touched).with("square", at);
        Note::decides(Rule::NoMerge, message, squares)
    });
    Illegal(Rule::NoMerge)
}

/// A reader who expects enemies to matter is told that they do not.
fn remark_on_opponents(
    position: &Position,
    at: Square,
    stone: Stone,
    recorder: &mut impl Recorder<Rule>,
) {
    let enemy = Stone(stone.0.other());
    let enemies = roots::own_neighbours(position, at, enemy).count();
    if enemies > 0 {
        recorder.note(|| {
            let squares: Vec<Square> = roots::own_neighbours(position, at, enemy).collect();
            let message = Message::new("tanbo-enemies-do-not-count")
                .with("count", enemies)
                .with("squares", squares.clone())
                .with("colour", enemy.word());
            Note::remarks(Rule::OpponentStones, message, squares)
        });
    }
}

/// A reader who counts diagonals is told that they do not count.
fn remark_on_diagonals(
    position: &Position,
    at: Square,
    stone: Stone,
    recorder: &mut impl Recorder<Rule>,
) {
    const DIAGONALS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
    let across = || {
        DIAGONALS
            .into_iter()
            .filter_map(|direction| position.size().step(at, direction))
            .filter(|&next| position.get(next) == Some(stone))
    };
    if across().next().is_some() {
        recorder.note(|| {
            let squares: Vec<Square> = across().collect();
            let message = Message::new("tanbo-only-diagonal")
                .with("square", at)
                .with("squares", squares.clone());
            Note::remarks(Rule::Diagonals, message, squares)
        });
    }
}

use super::{
    position::Position,
    roots::{self, Root},
    rules::Rule,
};
use crate::engine::{Message, Note, Recorder, Square};

/// Removes what the stone just placed at `placed` has bounded: its own root and nothing else, or else every other root
/// that it has bounded, of either colour, all judged on the full board.
pub fn remove_bounded(position: &mut Position, placed: Square, recorder: &mut impl Recorder<Rule>) {
    let Some(current) = Root::at(position, placed) else { return };
    if current.is_bounded(position) {
        recorder.note(|| boundedness(&current, &[], position));
        recorder.note(|| {
            let message = Message::new("tanbo-current-removed")
                .with("count", current.points().len())
                .with("squares", current.points().to_vec());
            Note::decides(Rule::RemovalCurrent, message, current.points().to_vec())
        });
        spare_the_others(position, placed, recorder);
        remove(position, &current, recorder);
        return;
    }
    let bounded: Vec<Root> = within_reach(position, placed)
        .into_iter()
        .filter(|root| root.is_bounded(position))
        .collect();
    for root in &bounded {
        recorder.note(|| boundedness(root, &[], position));
    }
    if !bounded.is_empty() {
        recorder.note(|| removed_others(&bounded));
    }
    for root in &bounded {
        remove(position, root, recorder);
    }
}

/// Whether a root is bounded, and by what.
pub fn boundedness(root: &Root, growth: &[Square], position: &Position) -> Note<Rule> {
    let colour = root.stone().word();
    let at = root.points()[0];
    if growth.is_empty() {
        let spoilt = root.spoilt_points(position);
        let key = if spoilt.is_empty() { "tanbo-bounded" } else { "tanbo-bounded-spoilt" };
        let message = Message::new(key)
            .with("square", at)
            .with("colour", colour)
            .with("count", spoilt.len())
            .with("spoilt", spoilt);
        Note::decides(Rule::Bounded, message, root.points().to_vec())
    } else {
        let message = Message::new("tanbo-not-bounded")
            .with("square", at)
            .with("colour", colour)
            .with("count", growth.len())
            .with("growth", growth.to_vec());
        Note::decides(Rule::Bounded, message, growth.to_vec())
    }
}

fn removed_others(bounded: &[Root]) -> Note<Rule> {
    let points: Vec<Square> = bounded.iter().flat_map(Root::points).copied().collect();
    let message = Message::new("tanbo-others-removed")
        .with("roots", bounded.len())
        .with("squares", points.clone());
    Note::decides(Rule::RemovalOthers, message, points)
}

/// A reader who sees another root bounded as well is told why it stays.
fn spare_the_others<T: Recorder<Rule>>(position: &Position, placed: Square, recorder: &mut T) {
    if !T::READS {
        return;
    }
    for root in within_reach(position, placed).iter().filter(|root| root.is_bounded(position)) {
        recorder.note(|| {
            let message = Message::new("tanbo-spared").with("square", root.points()[0]);
            Note::remarks(Rule::RemovalCurrent, message, root.points().to_vec())
        });
    }
}

/// The other roots that a stone at `placed` can have bounded: those of the other colour beside it, and its own colour's
/// around the empty points beside it.
fn within_reach(position: &Position, placed: Square) -> Vec<Root> {
    let Some(stone) = position.get(placed) else { return Vec::new() };
    let size = position.size();
    let beside = size.neighbours(placed);
    let enemies = beside.filter(|&at| position.get(at).is_some_and(|other| other != stone));
    let own = size
        .neighbours(placed)
        .filter(|&at| position.get(at).is_none())
        .flat_map(|empty| roots::own_neighbours(position, empty, stone));
    let mut seen = roots::Marks::default();
    if let Some(current) = Root::at(position, placed) {
        current.points().iter().for_each(|&point| {
            seen.mark(point);
        });
    }
    let mut found = Vec::new();
    for at in enemies.chain(own) {
        if seen.has(at) {
            continue;
        }
        if let Some(root) = Root::at(position, at) {
            root.points().iter().for_each(|&point| {
                seen.mark(point);
            });
            found.push(root);
        }
    }
    found
}

fn remove(position: &mut Position, root: &Root, recorder: &mut impl Recorder<Rule>) {
    for &at in root.points() {
        position.put(at, None);
        recorder.removed(at);
    }
}

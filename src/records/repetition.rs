use std::collections::BTreeMap;

use crate::engine::Ruling;

/// A position that came up more than once, by the number of moves after which it did; 0 is the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repeated {
    pub plies: Vec<usize>,
}

/// Every position that came back with the same side to move: the most frequent first, then the earliest.
pub fn find(start: &str, rulings: &[Ruling]) -> Vec<Repeated> {
    let reached = rulings.iter().filter_map(|ruling| ruling.result.as_deref());
    let mut seen: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (ply, position) in std::iter::once(start).chain(reached).enumerate() {
        seen.entry(position).or_default().push(ply);
    }
    let mut repeated: Vec<Repeated> = seen
        .into_values()
        .filter(|plies| plies.len() > 1)
        .map(|plies| Repeated { plies })
        .collect();
    repeated.sort_by_key(|repeated| (std::cmp::Reverse(repeated.plies.len()), repeated.plies[0]));
    repeated
}

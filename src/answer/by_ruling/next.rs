//! What the very next move can bring: every legal move is tried.

use crate::engine::{Ask, Referee, Ruling, RulingError};

/// The legal moves, and the rulings on those that bring what is asked for.
pub struct Next {
    pub all: Ruling,
    pub kept: Vec<Ruling>,
}

/// Tries every move that `ask` lists.
///
/// # Errors
///
/// When the position or the square cannot be read.
pub fn tried(
    referee: &dyn Referee,
    position: &str,
    ask: &Ask,
    keep: impl Fn(&Ruling) -> bool,
) -> Result<Next, RulingError> {
    let all = referee.rule_on(Some(position), ask)?;
    let mut kept = Vec::new();
    for mv in &all.moves {
        let ruling = referee.rule_on(Some(position), &Ask::Move(mv.clone()))?;
        if keep(&ruling) {
            kept.push(ruling);
        }
    }
    Ok(Next { all, kept })
}

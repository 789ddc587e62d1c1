//! Plays positions forward, without explanations.

use super::{Game, Step, Unrecorded};

/// Number of lines of `depth` legal moves from a position; finished games are not continued.
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if game.outcome(position, &mut Unrecorded).is_over() {
        return 0;
    }
    count(game, position, depth)
}

/// As [`perft`], for a position that is known to be going on.
fn count<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    let mut lines = 0;
    each_legal(game, position, |_, step| {
        lines += match depth {
            1 => 1,
            _ if step.outcome.is_over() => 0,
            _ => count(game, &step.position, depth - 1),
        };
    });
    lines
}

/// Every legal move, in the order of [`Game::candidates`].
pub fn moves<G: Game>(game: &G, position: &G::Position) -> Vec<G::Move> {
    let mut moves = Vec::new();
    each_legal(game, position, |mv, _| moves.push(mv));
    moves
}

/// Shows every legal move and what it leads to, in the order of [`Game::candidates`].
#[inline]
pub fn each_legal<G: Game>(
    game: &G,
    position: &G::Position,
    mut each: impl FnMut(G::Move, &Step<G>),
) {
    game.candidates(position, &mut |mv| {
        if let Ok(step) = &game.judge(position, mv, &mut Unrecorded) {
            each(mv, step);
        }
    });
}

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
    if depth == 1 {
        each_move(game, position, |_| lines += 1);
        return lines;
    }
    each_step(game, position, |_, step| {
        if !step.outcome.is_over() {
            lines += count(game, &step.position, depth - 1);
        }
    });
    lines
}

/// Number of moves in the tree of all lines of up to `depth` legal moves. Each is played, the last of a line too.
pub fn play_all<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    if depth == 0 || game.outcome(position, &mut Unrecorded).is_over() {
        return 0;
    }
    play_on(game, position, depth)
}

/// As [`play_all`], for a position that is known to be going on.
fn play_on<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    let mut played = 0;
    each_step(game, position, |_, step| {
        played += 1;
        if depth > 1 && !step.outcome.is_over() {
            played += play_on(game, &step.position, depth - 1);
        }
    });
    played
}

/// Every legal move, in the order of [`Game::candidates`].
pub fn moves<G: Game>(game: &G, position: &G::Position) -> Vec<G::Move> {
    let mut moves = Vec::new();
    each_move(game, position, |mv| moves.push(mv));
    moves
}

/// Shows every legal move, in the order of [`Game::candidates`], without playing it.
#[inline]
fn each_move<G: Game>(game: &G, position: &G::Position, mut each: impl FnMut(G::Move)) {
    game.candidates(position, &mut |mv| {
        if game.check(position, mv, &mut Unrecorded).is_ok() {
            each(mv);
        }
    });
}

/// Shows every legal move and what it leads to, in the order of [`Game::candidates`].
#[inline]
pub fn each_step<G: Game>(
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

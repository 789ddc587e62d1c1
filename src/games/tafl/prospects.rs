//! What the next move could bring: only remarked, never decided here.

use super::{
    Tafl,
    movement::Move,
    position::{ATTACKERS, DEFENDERS, Piece, Position, SIDES},
    rules::Rule,
};
use crate::engine::{Arg, Game, Message, Note, Notes, Outcome, Recorder, Role, Square, simulate};

/// Whose turn it is, whether the king can get out with one move, and what the side to move can capture.
pub fn remark(game: &Tafl, position: &Position, recorder: &mut impl Recorder<Rule>) {
    let side = Arg::Word(SIDES[position.turn as usize]);
    recorder.note(|| {
        Note::remarks(Rule::Turn, Message::new("tafl-turn").with("side", side.clone()), Vec::new())
    });
    if let Some(king) = position.kings().first() {
        on_ways_out(game, position, king, recorder);
    }
    let captures = captures(game, position);
    for (victim, moves) in &captures {
        on_capture(game, position, *victim, moves, recorder);
    }
    if captures.is_empty() {
        recorder.note(|| {
            let message = Message::new("tafl-nothing-to-capture").with("side", side);
            Note::remarks(Rule::Capture, message, Vec::new())
        });
    }
}

fn on_ways_out(game: &Tafl, position: &Position, king: Square, recorder: &mut impl Recorder<Rule>) {
    let ways = ways_out(game, position, king);
    let rule = ways.first().map_or(Rule::GoalDefenders, |&(_, rule)| rule);
    let ways: Vec<Square> = ways.into_iter().map(|(to, _)| to).collect();
    let key = match (ways.is_empty(), position.turn) {
        (true, _) => "tafl-king-no-way-out",
        (false, DEFENDERS) => "tafl-king-can-win",
        (false, ATTACKERS) => "tafl-king-threatens",
    };
    recorder.note(|| {
        let mut message = Message::new(key).with("king", king);
        if !ways.is_empty() {
            message = message.with("squares", ways.clone());
        }
        Note::remarks(rule, message, ways)
    });
}

/// The squares on which the king would win with one move, were it his turn, each with the rule by which.
fn ways_out(game: &Tafl, position: &Position, king: Square) -> Vec<(Square, Rule)> {
    let mut in_turn = *position;
    in_turn.turn = DEFENDERS;
    let mut ways = Vec::new();
    simulate::each_step(game, &in_turn, |mv, step| {
        if let Outcome::Won { by: DEFENDERS, rule } = step.outcome
            && mv.from == king
        {
            ways.push((mv.to, rule));
        }
    });
    ways
}

/// The pieces that the side to move can capture, each with the moves that do.
fn captures(game: &Tafl, position: &Position) -> Vec<(Square, Vec<Move>)> {
    let mut captures: Vec<(Square, Vec<Move>)> = Vec::new();
    simulate::each_step(game, position, |mv, step| {
        let gone = *position.taken() - *step.position.taken();
        for victim in gone.iter().filter(|&at| at != mv.from) {
            match captures.iter_mut().find(|(other, _)| *other == victim) {
                Some((_, moves)) => moves.push(mv),
                None => captures.push((victim, vec![mv])),
            }
        }
    });
    captures.sort_by_key(|&(victim, _)| victim);
    captures
}

fn on_capture(
    game: &Tafl,
    position: &Position,
    victim: Square,
    moves: &[Move],
    recorder: &mut impl Recorder<Rule>,
) {
    recorder.note(|| {
        let piece = position.get(victim).unwrap_or(Piece::Attacker);
        let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        let message = Message::new("tafl-can-capture")
            .with("piece", piece.word())
            .with("square", victim)
            .with("moves", texts);
        Note::remarks(rule_of(game, position, victim, moves[0]), message, vec![victim])
    });
}

/// The rule by which a move captures a piece.
fn rule_of(game: &Tafl, position: &Position, victim: Square, mv: Move) -> Rule {
    let mut notes = Notes::default();
    let _ = game.judge(position, mv, &mut notes);
    let captures = |note: &&Note<Rule>| note.role == Role::Decides && note.at.contains(&victim);
    notes.notes.iter().find(captures).map_or(Rule::Capture, |note| note.rule)
}

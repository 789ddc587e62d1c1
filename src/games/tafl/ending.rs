use super::{
    encirclement, exit_fort, king, movement, near,
    position::{ATTACKERS, DEFENDERS, Piece, Position, SIDES},
    rules::{Encirclement, ExitFort, Goal, NoAttackers, NoMoves, Repetition, Rule, TwoWays},
    view::View,
};
use crate::engine::{Arg, Message, Note, Outcome, Recorder, Side, Square, Unrecorded};

/// Whether the game is over in this position, and by which rule.
///
/// What a side wins by a move (a fort, a ring) is seen when that side has moved: a text may show it before.
pub fn outcome<T: Recorder<Rule>>(view: &View<'_>, recorder: &mut T) -> Outcome<Rule> {
    let Some(king) = view.king() else {
        recorder.note(|| {
            Note::decides(Rule::GoalAttackers, Message::new("tafl-king-gone"), Vec::new())
        });
        return Outcome::Won { by: ATTACKERS, rule: Rule::GoalAttackers };
    };
    let wins = defenders_win(view, king, recorder).or_else(|| attackers_win(view, recorder));
    if let Some((by, rule)) = wins {
        return Outcome::Won { by, rule };
    }
    without_moves(view, recorder)
}

fn defenders_win<T: Recorder<Rule>>(
    view: &View<'_>,
    king: Square,
    recorder: &mut T,
) -> Option<(Side, Rule)> {
    if view.layout.goal.has(king) {
        recorder.note(|| {
            let message = Message::new(match view.rules.goal {
                Goal::Edge | Goal::EdgeOutsideCamps => "tafl-king-on-edge",
                Goal::Corner => "tafl-king-on-corner",
                Goal::Citadel => "tafl-king-in-citadel",
            });
            Note::decides(Rule::GoalDefenders, message.with("king", king), vec![king])
        });
        return Some((DEFENDERS, Rule::GoalDefenders));
    }
    if view.rules.no_attackers == NoAttackers::DefendersWin && view.position.attackers().is_empty()
    {
        recorder.note(|| {
            Note::decides(Rule::NoAttackers, Message::new("tafl-no-attackers"), Vec::new())
        });
        return Some((DEFENDERS, Rule::NoAttackers));
    }
    let have_moved = view.turn() == ATTACKERS;
    if view.rules.exit_fort == ExitFort::Wins && have_moved && exit_fort::is_complete(view, king) {
        recorder.note(|| {
            let message = Message::new("tafl-exit-fort").with("king", king);
            Note::decides(Rule::ExitFort, message, vec![king])
        });
        return Some((DEFENDERS, Rule::ExitFort));
    }
    let wins = view.rules.two_ways == TwoWays::Win && have_moved;
    if wins || T::READS {
        let ways = ways_out(view, king);
        if wins && ways.len() >= 2 {
            recorder.note(|| {
                let message = Message::new("tafl-two-ways-win")
                    .with("count", ways.len())
                    .with("squares", ways.clone());
                Note::decides(Rule::TwoWays, message, ways)
            });
            return Some((DEFENDERS, Rule::TwoWays));
        }
        near::on_two_ways(view, &ways, recorder);
    }
    None
}

/// Where the king could win with his next move: one square in each direction.
fn ways_out(view: &View<'_>, king: Square) -> Vec<Square> {
    let reach = view.rules.reach(Piece::King);
    Square::DIRECTIONS
        .into_iter()
        .filter_map(|direction| {
            let mut free = true;
            movement::free_line(view, king, direction, reach)
                .take_while(|at| {
                    std::mem::replace(&mut free, !view.layout.is_barred(Piece::King, king, *at))
                })
                .find(|at| {
                    view.layout.goal.has(*at) && !view.layout.is_closed(Piece::King, king, *at)
                })
        })
        .collect()
}

fn attackers_win(view: &View<'_>, recorder: &mut impl Recorder<Rule>) -> Option<(Side, Rule)> {
    let have_moved = view.turn() == DEFENDERS;
    if view.rules.encirclement == Encirclement::None
        || !have_moved
        || !encirclement::is_complete(view)
    {
        return None;
    }
    recorder.note(|| Note::decides(Rule::Encirclement, Message::new("tafl-encircled"), Vec::new()));
    Some((ATTACKERS, Rule::Encirclement))
}

/// What happens when the side to move cannot move.
fn without_moves(view: &View<'_>, recorder: &mut impl Recorder<Rule>) -> Outcome<Rule> {
    if movement::is_any_legal(view) {
        return Outcome::Ongoing;
    }
    let rule = Rule::NoMoves;
    let loser = view.turn();
    let about = |key| {
        Message::new(key)
            .with("side", Arg::Word(SIDES[loser as usize]))
            .with("winner", Arg::Word(SIDES[loser.other() as usize]))
    };
    match view.rules.no_moves {
        NoMoves::Loses => {
            recorder.note(|| Note::decides(rule, about("tafl-no-moves-loses"), Vec::new()));
            Outcome::Won { by: loser.other(), rule }
        }
        NoMoves::Draws => {
            recorder.note(|| Note::decides(rule, about("tafl-no-moves-draws"), Vec::new()));
            Outcome::Drawn { rule }
        }
        NoMoves::Unsaid => {
            recorder.note(|| Note::remarks(rule, about("tafl-no-moves-unsaid"), Vec::new()));
            Outcome::Ongoing
        }
    }
}

/// Why nobody has won yet: the king is not captured, and where he stands.
pub fn explain_ongoing<T: Recorder<Rule>>(view: &View<'_>, recorder: &mut T) {
    let Some(king) = view.king().filter(|_| T::READS) else { return };
    let captured_already = king::is_captured_already(view, king);
    if !captured_already {
        recorder.note(|| {
            let message = Message::new("tafl-king-not-lost").with("king", king);
            Note::decides(Rule::GoalAttackers, message, vec![king])
        });
    }
    recorder.note(|| {
        let message = Message::new(match view.rules.goal {
            Goal::EdgeOutsideCamps if view.layout.edge.has(king) => "tafl-king-on-camp",
            Goal::Edge | Goal::EdgeOutsideCamps => "tafl-king-not-on-edge",
            Goal::Corner if view.layout.edge.has(king) => "tafl-king-on-edge-not-corner",
            Goal::Corner => "tafl-king-not-on-corner",
            Goal::Citadel => "tafl-king-not-in-citadel",
        });
        Note::decides(Rule::GoalDefenders, message.with("king", king), vec![king])
    });
    if captured_already {
        return;
    }
    if king::is_enclosed(view, king, &mut Unrecorded) {
        recorder.note(|| {
            let message = Message::new("tafl-king-entered").with("king", king);
            Note::remarks(Rule::SafeBetween, message, vec![king])
        });
    } else if king::attackers_beside(view, king) > 0 {
        king::is_enclosed(view, king, recorder);
    }
}

/// Repetition: the last position of the line came before, with the same side to move.
pub fn outcome_of_line(
    repetition: Repetition,
    line: &[Position],
    recorder: &mut impl Recorder<Rule>,
) -> Outcome<Rule> {
    let rule = Rule::Repetition;
    let Some(last) = line.last() else { return Outcome::Ongoing };
    let seen: Vec<usize> = (0..line.len()).filter(|&moves| line[moves] == *last).collect();
    let times = seen.len();
    let repeated = |key| Message::new(key).with("count", times).with("moves", seen.clone());
    let needed = match repetition {
        Repetition::Unsaid => {
            if times >= 3 {
                recorder.note(|| Note::remarks(rule, repeated("tafl-repeated"), Vec::new()));
            }
            return Outcome::Ongoing;
        }
        Repetition::SecondDraws => 2,
        Repetition::ThirdDraws | Repetition::DefendersLose | Repetition::RepeaterLoses => 3,
    };
    if times < needed {
        return Outcome::Ongoing;
    }
    let loser = match repetition {
        Repetition::DefendersLose => DEFENDERS,
        Repetition::RepeaterLoses => last.turn.other(),
        Repetition::Unsaid | Repetition::SecondDraws | Repetition::ThirdDraws => {
            recorder.note(|| Note::decides(rule, repeated("tafl-repeated-draws"), Vec::new()));
            return Outcome::Drawn { rule };
        }
    };
    recorder.note(|| {
        let message =
            repeated("tafl-repeated-loses").with("side", Arg::Word(SIDES[loser as usize]));
        Note::decides(rule, message, Vec::new())
    });
    Outcome::Won { by: loser.other(), rule }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tafl::position;

    const OUT: &str = "5/5/t1K2/5/4T attackers";
    const BACK: &str = "5/t4/2K2/5/4T defenders";

    fn line(positions: &[&str]) -> Vec<Position> {
        let read = |text: &&str| position::read(text, ATTACKERS).expect("a position").position;
        positions.iter().map(read).collect()
    }

    fn after(repetition: Repetition, positions: &[&str]) -> Outcome<Rule> {
        outcome_of_line(repetition, &line(positions), &mut Unrecorded)
    }

    #[test]
    fn the_third_time_ends_the_game_as_the_ruleset_says() {
        let rule = Rule::Repetition;
        let third = [OUT, BACK, OUT, BACK, OUT];
        for (repetition, expected) in [
            (Repetition::Unsaid, Outcome::Ongoing),
            (Repetition::SecondDraws, Outcome::Drawn { rule }),
            (Repetition::ThirdDraws, Outcome::Drawn { rule }),
            (Repetition::DefendersLose, Outcome::Won { by: ATTACKERS, rule }),
            (Repetition::RepeaterLoses, Outcome::Won { by: ATTACKERS, rule }),
        ] {
            assert_eq!(after(repetition, &third), expected, "{repetition:?}");
        }
        let by_attackers = [BACK, OUT, BACK, OUT, BACK];
        let won = Outcome::Won { by: DEFENDERS, rule };
        assert_eq!(after(Repetition::RepeaterLoses, &by_attackers), won);
    }

    #[test]
    fn the_second_time_ends_it_only_where_once_is_enough() {
        let second = [OUT, BACK, OUT];
        let drawn = Outcome::Drawn { rule: Rule::Repetition };
        assert_eq!(after(Repetition::SecondDraws, &second), drawn);
        assert_eq!(after(Repetition::ThirdDraws, &second), Outcome::Ongoing);
        assert_eq!(after(Repetition::DefendersLose, &second), Outcome::Ongoing);
    }

    #[test]
    fn the_same_pieces_with_the_other_side_to_move_are_no_repetition() {
        let turned = "5/5/t1K2/5/4T defenders";
        let drawn = after(Repetition::SecondDraws, &[turned, BACK, OUT]);
        assert_eq!(drawn, Outcome::Ongoing);
    }
}

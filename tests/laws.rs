//! What holds in every game, under every ruleset, in every position that is reached here.
//!
//! No game is named: a new one is held to these laws as soon as it has a ruleset.

mod known;

use std::{collections::BTreeSet, panic::resume_unwind, thread};

use known::Dice;
use regula::{
    answer::{Assistant, RulingRequest},
    corpus::Language,
    engine::{Ask, Diagram, Edit, Referee, Ruling, RulingError, Size, Square, Support},
};

/// Plies that a position is played on.
const PLIES: usize = 3;
/// Moves after which a game played by chance is broken off.
const LONGEST: usize = 100;

/// A position that a law is held against.
struct Place<'a> {
    referee: &'a dyn Referee,
    position: String,
}

impl Place<'_> {
    fn at(&self) -> String {
        format!("{} {}", self.referee.id(), self.position)
    }

    fn ask(&self, ask: &Ask) -> Ruling {
        self.referee
            .rule_on(Some(&self.position), ask)
            .unwrap_or_else(|error| panic!("{}: {ask:?}: {error:?}", self.at()))
    }

    fn diagram(&self) -> Diagram {
        self.referee
            .diagram(&self.position)
            .unwrap_or_else(|error| panic!("{}: {error:?}", self.at()))
    }
}

/// Every start and every position of a case, and some that are reached from it by chance.
fn places(assistant: &Assistant) -> Vec<Place<'_>> {
    let mut texts: BTreeSet<(String, String)> = assistant
        .catalog()
        .iter()
        .flat_map(|referee| {
            referee.starts().iter().map(|start| (referee.id().to_owned(), start.position.clone()))
        })
        .collect();
    let cases = known::own_cases().into_iter().chain(known::shared_cases("tanbo.jsonl"));
    texts.extend(
        cases
            .chain(known::shared_cases("tafl.jsonl"))
            .filter_map(|case| Some((case.ruleset, case.position?))),
    );
    let mut dice = Dice::new(7);
    let mut places = Vec::new();
    for (ruleset, position) in texts {
        let Some(referee) = assistant.catalog().get(&ruleset) else { continue };
        let mut place = Place { referee, position };
        for _ in 0..PLIES {
            let moves = place.ask(&Ask::Moves).moves;
            let next = dice.pick(&moves).map(|mv| place.ask(&Ask::Move(mv.clone())));
            places.push(place);
            match next.and_then(|ruling| ruling.result) {
                Some(position) => place = Place { referee, position },
                None => break,
            }
        }
    }
    assert!(places.len() > assistant.catalog().iter().count(), "there is something to walk");
    places
}

/// Some moves that somebody could write: a square, or two with a hyphen.
fn writable_moves(place: &Place<'_>, dice: &mut Dice) -> Vec<String> {
    let squares: Vec<Square> = place.diagram().size.squares().collect();
    let mut moves: Vec<String> = Vec::new();
    for _ in 0..12 {
        let (Some(from), Some(to)) = (dice.pick(&squares), dice.pick(&squares)) else { break };
        moves.extend([to.to_string(), format!("{from}-{to}")]);
    }
    moves
}

#[test]
fn a_listed_move_is_legal_and_one_that_is_not_listed_is_not() {
    let assistant = known::assistant();
    let mut dice = Dice::new(11);
    for place in places(assistant) {
        let listed: BTreeSet<String> = place.ask(&Ask::Moves).moves.into_iter().collect();
        for mv in &listed {
            let ruling = place.ask(&Ask::Move(mv.clone()));
            assert_eq!(ruling.legal, Some(true), "{}: listed {mv}", place.at());
            assert_eq!(ruling.mv.as_ref(), Some(mv), "{}", place.at());
        }
        for mv in writable_moves(&place, &mut dice) {
            match place.referee.rule_on(Some(&place.position), &Ask::Move(mv.clone())) {
                Ok(ruling) => {
                    let written = ruling.mv.unwrap_or_default();
                    let is_listed = listed.contains(&written);
                    assert_eq!(ruling.legal, Some(is_listed), "{}: {mv}", place.at());
                }
                Err(RulingError::Move { faults, .. }) => {
                    assert!(!faults.is_empty() && !listed.contains(&mv), "{}: {mv}", place.at());
                }
                Err(error) => panic!("{}: {mv}: {error:?}", place.at()),
            }
        }
    }
}

#[test]
fn a_position_that_was_written_reads_as_itself() {
    let assistant = known::assistant();
    for place in places(assistant) {
        let once = place.ask(&Ask::Status).position;
        let again = place.referee.normalise(&once).expect("what was written can be read");
        assert_eq!(again.position, once, "{}", place.at());
        assert!(!again.turn_assumed, "{}", place.at());
    }
}

#[test]
fn a_finished_game_has_no_moves() {
    let assistant = known::assistant();
    let mut finished = 0;
    for place in places(assistant) {
        let status = place.ask(&Ask::Status);
        if status.winner.is_none() && !status.draw {
            continue;
        }
        finished += 1;
        let moves = place.ask(&Ask::Moves);
        assert_eq!(moves.moves, Vec::<String>::new(), "{}", place.at());
        assert_eq!(place.referee.perft(Some(&place.position), 1), Ok(0), "{}", place.at());
        let mut dice = Dice::new(13);
        for mv in writable_moves(&place, &mut dice) {
            let ruling = place.referee.rule_on(Some(&place.position), &Ask::Move(mv.clone()));
            if let Ok(ruling) = ruling {
                assert_eq!(ruling.legal, Some(false), "{}: {mv}", place.at());
            }
        }
    }
    println!("{finished} finished games");
}

#[test]
fn every_finding_is_said_and_quoted_in_every_language() {
    let assistant = known::assistant();
    let (library, locale) = (assistant.library(), assistant.locale());
    for place in places(assistant) {
        let moves = place.ask(&Ask::Moves).moves;
        let mut dice = Dice::new(17);
        let asks = [
            Some(Ask::Status),
            Some(Ask::Moves),
            dice.pick(&moves).map(|mv| Ask::Move(mv.clone())),
            dice.pick(&writable_moves(&place, &mut Dice::new(19))).map(|mv| Ask::Move(mv.clone())),
        ];
        for ask in asks.into_iter().flatten() {
            let Ok(ruling) = place.referee.rule_on(Some(&place.position), &ask) else { continue };
            for finding in ruling.findings() {
                let citation = &finding.ground.basis.citation;
                assert!(library.passage(citation.address()).is_some(), "{}: {ask:?}", place.at());
                for language in Language::ALL {
                    let quote = citation.quote(library, language);
                    assert!(!quote.text.is_empty(), "{}: {citation:?} {language}", place.at());
                    let said = locale.say(language, &finding.message);
                    assert!(
                        said != finding.message.key && !said.contains(['{', '}']),
                        "{}: {language}: {said}",
                        place.at()
                    );
                }
            }
        }
    }
}

#[test]
fn the_same_ruling_twice_is_equal() {
    let assistant = known::assistant();
    for place in places(assistant) {
        let mv = place.ask(&Ask::Moves).moves.pop();
        let request = RulingRequest {
            ruleset: place.referee.id().to_owned(),
            position: Some(place.position.clone()),
            moves: mv.into_iter().collect(),
            ask: Ask::Status,
            lang: Language::German,
        };
        let once = assistant.rule(&request).expect("the position can be read");
        let again = assistant.rule(&request).expect("the position can be read");
        assert_eq!(once, again, "{}", place.at());
    }
}

#[test]
fn a_position_reads_the_same_in_every_form_of_the_contract() {
    let assistant = known::assistant();
    for place in places(assistant) {
        let canonical = place.ask(&Ask::Status).position;
        for (form, text) in forms(&canonical) {
            let read = place.referee.normalise(&text);
            let read =
                read.unwrap_or_else(|error| panic!("{form} of {}: {error:?}\n{text}", place.at()));
            assert_eq!(read.position, canonical, "{form} of {}\n{text}", place.at());
            let (board, side) = canonical.split_once(' ').expect("rows, then the side");
            let Some(rows) = text.strip_suffix(side) else { continue };
            let read = place.referee.normalise(rows.trim_end());
            let read = read.unwrap_or_else(|error| panic!("{form}: {error:?}\n{rows}"));
            assert!(read.turn_assumed && read.position.starts_with(board), "{form}\n{rows}");
        }
    }
}

/// A board seen in a mirror or turned: columns run the other way, rows do, and then the two are exchanged.
#[derive(Clone, Copy, Debug)]
struct Turned {
    columns: bool,
    rows: bool,
    exchanged: bool,
}

impl Turned {
    /// By chance; only a square board can be turned by a quarter.
    fn by_chance(size: Size, dice: &mut Dice) -> Self {
        let mut toss = || dice.below(2) == 1;
        let (columns, rows, exchanged) = (toss(), toss(), toss());
        Self { columns, rows, exchanged: exchanged && size.columns == size.rows }
    }

    fn square(self, at: Square, size: Size) -> Square {
        let column = if self.columns { size.columns - 1 - at.column } else { at.column };
        let row = if self.rows { size.rows - 1 - at.row } else { at.row };
        if self.exchanged { Square { column: row, row: column } } else { Square { column, row } }
    }

    fn mv(self, mv: &str, size: Size) -> String {
        let turned = mv.split('-').map(|square| {
            let square: Square = square.parse().expect("a move is written in squares");
            self.square(square, size).to_string()
        });
        turned.collect::<Vec<_>>().join("-")
    }

    fn position(self, position: &str, size: Size) -> String {
        let (board, turn) = position.split_once(' ').expect("rows, then the side");
        let mut turned = vec![vec!['.'; size.columns.into()]; size.rows.into()];
        for (row, pieces) in (0..size.rows).rev().zip(board.split('/').map(spelt_out)) {
            for (column, piece) in (0..size.columns).zip(pieces.chars()) {
                let at = self.square(Square { column, row }, size);
                turned[usize::from(size.rows - 1 - at.row)][usize::from(at.column)] = piece;
            }
        }
        let rows: Vec<String> = turned.into_iter().map(String::from_iter).collect();
        format!("{} {turn}", rows.join("/"))
    }
}

/// Holds a position and a move by chance against the laws; the position after the move, unless the game is over.
///
/// The costly laws are held against one position in `every`, and against each that ends a game.
fn keeps_every_law<'a>(
    assistant: &Assistant,
    place: &Place<'a>,
    every: usize,
    dice: &mut Dice,
) -> Option<Place<'a>> {
    let listed = place.ask(&Ask::Moves).moves;
    if listed.is_empty() || dice.below(every) == 0 {
        keeps_costly_laws(place, &listed, dice);
    }
    let mv = dice.pick(&listed)?;
    let ruling = place.ask(&Ask::Move(mv.clone()));
    assert_eq!(ruling.legal, Some(true), "{}: {mv}", place.at());
    assert_eq!(ruling.position, place.position, "what was written reads as itself");
    for finding in ruling.findings() {
        let address = finding.ground.basis.citation.address();
        assert!(assistant.library().passage(address).is_some(), "{}: {mv}", place.at());
    }
    ruling.result.map(|position| Place { referee: place.referee, position })
}

/// A finished game has no moves, a move that is not listed is not legal, and a turned board changes nothing.
fn keeps_costly_laws(place: &Place<'_>, listed: &[String], dice: &mut Dice) {
    let status = place.ask(&Ask::Status);
    let is_over = status.winner.is_some() || status.draw;
    assert!(!is_over || listed.is_empty(), "{}: over, with moves", place.at());
    let size = place.diagram().size;
    let turned = Turned::by_chance(size, dice);
    let other = Place { referee: place.referee, position: turned.position(&place.position, size) };
    let ends = |ruling: &Ruling| (ruling.legal, ruling.winner, ruling.draw);
    assert_eq!(ends(&other.ask(&Ask::Status)), ends(&status), "{} {turned:?}", place.at());
    let tried = writable_moves(place, dice).into_iter().nth(1);
    let chosen = dice.pick(listed).cloned();
    for mv in tried.into_iter().chain(chosen) {
        let ask = Ask::Move(mv.clone());
        let Ok(ruling) = place.referee.rule_on(Some(&place.position), &ask) else { continue };
        let written = ruling.mv.clone().unwrap_or_default();
        assert_eq!(ruling.legal, Some(listed.contains(&written)), "{}: {mv}", place.at());
        let mirrored = other.ask(&Ask::Move(turned.mv(&written, size)));
        let mut captures: Vec<Square> =
            ruling.captures.iter().map(|&at| turned.square(at, size)).collect();
        captures.sort_unstable();
        assert_eq!(ends(&mirrored), ends(&ruling), "{}: {mv} {turned:?}", place.at());
        assert_eq!(mirrored.captures, captures, "{}: {mv} {turned:?}", place.at());
    }
}

#[test]
fn games_played_by_chance_keep_every_law() {
    /// So many games, and the costly laws are held against a sample of their positions.
    const MANY: usize = 100;
    let assistant = known::assistant();
    let every = if known::games() < MANY { 1 } else { 8 };
    // The processors share the rulesets.
    let plies: usize = thread::scope(|scope| {
        let played = assistant.catalog().iter().map(|referee| {
            scope.spawn(move || plies_that_keep_every_law(assistant, referee, every))
        });
        let played: Vec<_> = played.collect();
        played
            .into_iter()
            .map(|game| game.join().unwrap_or_else(|broken| resume_unwind(broken)))
            .sum()
    });
    println!("{} games under each ruleset, {plies} moves", known::games());
    assert!(plies > 0, "there is something to play");
}

/// Plays games by chance under one ruleset; the number of moves.
fn plies_that_keep_every_law(assistant: &Assistant, referee: &dyn Referee, every: usize) -> usize {
    let mut dice = Dice::new(29);
    let mut plies = 0;
    for _ in 0..known::games() {
        let mut place = Place { referee, position: referee.starts()[0].position.clone() };
        for _ in 0..LONGEST {
            let Some(next) = keeps_every_law(assistant, &place, every, &mut dice) else { break };
            place = next;
            plies += 1;
        }
    }
    plies
}

/// The forms that the contract reads besides the canonical one.
fn forms(canonical: &str) -> Vec<(&'static str, String)> {
    let (board, side) = canonical.split_once(' ').expect("rows, then the side");
    let rows: Vec<String> = board.split('/').map(spelt_out).collect();
    let spaced = |row: &String| row.chars().flat_map(|point| [point, ' ']).collect::<String>();
    let numbered = |left: bool| -> String {
        let row = |(index, row): (usize, &String)| {
            let number = rows.len() - index;
            if left {
                format!("{number} {}\n", spaced(row))
            } else {
                format!("{}{number}\n", spaced(row))
            }
        };
        rows.iter().enumerate().map(row).collect()
    };
    let letters: String =
        (b'a'..).take(rows[0].len()).flat_map(|letter| [char::from(letter), ' ']).collect();
    let initial = &side[..1];
    vec![
        ("lines", format!("{}\n{side}", board.replace('/', "\n"))),
        ("points", format!("{} {side}", rows.join("/"))),
        ("underscores", format!("{} {side}", rows.join("/").replace('.', "_"))),
        ("hyphens", format!("{} {side}", rows.join("/").replace('.', "-"))),
        ("spaces", format!("{}\n{side}", rows.iter().map(spaced).collect::<Vec<_>>().join("\n"))),
        ("numbers on the left", format!("{}{side}", numbered(true))),
        ("numbers on the right", format!("{}{side}", numbered(false))),
        ("letters below", format!("{}  {letters}\n{side}", numbered(true))),
        ("letters above", format!("{letters}\n{}{side}", numbered(false))),
        ("letters above and below", format!("{letters}\n{}  {letters}\n{side}", numbered(true))),
        ("side as one letter", format!("{board} {initial}")),
        ("side to move", format!("{board} {side} to move")),
        ("capital side", format!("{board} {}", side.to_uppercase())),
    ]
}

fn spelt_out(row: &str) -> String {
    let mut points = String::new();
    let mut gap = 0;
    for letter in row.chars() {
        if let Some(digit) = letter.to_digit(10) {
            gap = gap * 10 + digit as usize;
        } else {
            points.push_str(&".".repeat(std::mem::take(&mut gap)));
            points.push(letter);
        }
    }
    points + &".".repeat(gap)
}

#[test]
fn without_a_side_the_side_that_begins_is_taken_and_the_ruling_says_so() {
    let assistant = known::assistant();
    for referee in assistant.catalog().iter() {
        for start in referee.starts() {
            let (board, _) = start.position.split_once(' ').expect("rows, then the side");
            let ruling = referee.rule_on(Some(board), &Ask::Status).expect("a start can be read");
            assert_eq!(ruling.position, start.position, "{}", referee.id());
            let says = ruling.findings().iter().any(|f| f.message.key == "remark-turn-assumed");
            assert!(says, "{} {}", referee.id(), start.size);
        }
    }
}

#[test]
fn lines_played_by_chance_hang_together() {
    let assistant = known::assistant();
    let mut dice = Dice::new(23);
    for referee in assistant.catalog().iter() {
        let mut place = Place { referee, position: referee.starts()[0].position.clone() };
        let mut line: Vec<String> = Vec::new();
        for _ in 0..60 {
            let moves = place.ask(&Ask::Moves).moves;
            let Some(mv) = dice.pick(&moves) else { break };
            let ruling = place.ask(&Ask::Move(mv.clone()));
            assert_eq!(ruling.position, place.position, "{}", place.at());
            let result = ruling.result.clone().expect("a listed move is legal");
            line.push(mv.clone());
            let before = place.diagram().pieces.len();
            let next = Place { referee, position: result };
            let after = next.diagram();
            assert!(
                after.pieces.len() + ruling.captures.len() <= before + 1,
                "{} {mv}",
                place.at()
            );
            assert!(
                after.pieces.iter().all(|(at, _)| !ruling.captures.contains(at)),
                "{} {mv}: a captured piece still stands in {}",
                place.at(),
                next.position
            );
            place = next;
        }
        let played = referee.play(None, &line).expect("every move of the line can be read");
        // A line may end earlier: repetition is seen only by who looks back.
        if played.len() == line.len() {
            let last = played.last().and_then(|ruling| ruling.result.as_deref());
            assert_eq!(last, Some(place.position.as_str()), "{} {line:?}", referee.id());
        }
        let before_last = &played[..played.len().saturating_sub(1)];
        assert!(before_last.iter().all(|ruling| ruling.legal == Some(true)), "{line:?}");
    }
}

#[test]
fn only_what_a_text_leaves_open_can_be_supposed_otherwise() {
    let assistant = known::assistant();
    for referee in assistant.catalog().iter() {
        for ground in referee.grounds() {
            let others = referee.other_values(ground.rule);
            let is_stated = ground.basis.support == Support::Stated;
            assert!(!is_stated || others.is_empty(), "{} {}", referee.id(), ground.rule);
            for value in others {
                let wish = (ground.rule.to_owned(), value.to_owned());
                let supposed = referee.supposing(&[wish]).unwrap_or_else(|faults| {
                    panic!("{} {}: {faults:?}", referee.id(), ground.rule)
                });
                let changed: Vec<&str> = supposed
                    .grounds()
                    .iter()
                    .filter(|ground| ground.basis.support == Support::Supposed)
                    .map(|ground| ground.rule)
                    .collect();
                assert_eq!(changed, [ground.rule], "{}", referee.id());
                assert_eq!(
                    supposed.ground(ground.rule).and_then(|it| it.value.as_deref()),
                    Some(value)
                );
                for start in supposed.starts() {
                    let rows = start.position.split(' ').next().unwrap_or_default();
                    let begun = supposed.normalise(rows).expect("a start can be read").position;
                    assert_eq!(begun, start.position, "{}: the supposed side begins", referee.id());
                }
            }
            let nonsense = (ground.rule.to_owned(), "nonsense".to_owned());
            assert!(referee.supposing(&[nonsense]).is_err(), "{} {}", referee.id(), ground.rule);
        }
    }
}

#[test]
fn every_position_can_be_ruled_on_whatever_is_supposed() {
    let assistant = known::assistant();
    let mut dice = Dice::new(41);
    for place in places(assistant) {
        let grounds = place.referee.grounds().iter();
        let wishes: Vec<(String, String)> = grounds
            .flat_map(|ground| {
                let others = place.referee.other_values(ground.rule).into_iter();
                others.map(|value| (ground.rule.to_owned(), value.to_owned()))
            })
            .collect();
        let Some(wish) = dice.pick(&wishes) else { continue };
        let supposed = place.referee.supposing(std::slice::from_ref(wish));
        let supposed = supposed.unwrap_or_else(|faults| panic!("{}: {faults:?}", place.at()));
        let other = Place { referee: &*supposed, position: place.position.clone() };
        for mv in other.ask(&Ask::Moves).moves.iter().take(5) {
            assert_eq!(
                other.ask(&Ask::Move(mv.clone())).legal,
                Some(true),
                "{wish:?} {}",
                place.at()
            );
        }
        assert_eq!(other.ask(&Ask::Status).ruleset, place.referee.id());
    }
}

#[test]
fn a_board_that_is_set_up_is_the_board_that_was_written() {
    let assistant = known::assistant();
    for place in places(assistant) {
        let set_up = |edits: &[Edit]| {
            let board = place.referee.set_up(Some(&place.position), edits);
            board.unwrap_or_else(|error| panic!("{}: {error:?}", place.at()))
        };
        let written = place.ask(&Ask::Status).position;
        assert_eq!(set_up(&[]).text, written, "{}", place.at());
        assert_eq!(set_up(&[]).diagram, place.diagram(), "{}", place.at());
        assert_eq!(set_up(&[Edit::Mirror, Edit::Mirror]).text, written);
        let size = place.diagram().size;
        let empty = set_up(&[Edit::Clear]);
        assert_eq!((empty.diagram.pieces.len(), empty.diagram.size), (0, size), "{}", place.at());
        for piece in place.referee.pieces() {
            let at = size.squares().next().expect("a board has squares");
            let put = Edit::Toggle(at, piece.letter);
            let once = set_up(&[Edit::Clear, put.clone()]);
            assert_eq!(once.diagram.pieces, [(at, piece.kind)], "{}", place.at());
            assert_eq!(set_up(&[Edit::Clear, put.clone(), put]).text, empty.text);
        }
        let beside = Square { column: size.columns, row: 0 };
        assert_eq!(set_up(&[Edit::Take(beside)]).text, written, "{}", place.at());
    }
}

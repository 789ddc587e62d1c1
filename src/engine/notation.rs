//! Reads a board from text, in every form that players write one.

use super::{Board, Man, Message, Side, Size, Square};

/// A position that was read, and what had to be supplied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading<P> {
    pub position: P,
    /// The text names no side to move: the side that moves first was taken.
    pub turn_assumed: bool,
}

/// A position text that cannot be read; every reason found.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the position cannot be read")]
pub struct PositionError(pub Vec<Message>);

/// What may stand for each side at the end of a position text, in small letters.
pub type SideWords = [&'static [&'static str]; 2];

/// Longer texts are no position of any board that is played here.
const MAX_BYTES: usize = 8 * 1024;

/// Reads `ROWS SIDE`: rows from the top, joined by `/` or one a line, a number for that many empty points, `.`, `_` or `-` for one.
///
/// Spaces between points, row numbers at either end and a line of column letters are allowed; numbers and letters must fit.
/// The side may stand at the end of the last row or on a line of its own, followed by `to move` or not.
///
/// # Errors
///
/// Every fault: an unknown piece, a ragged row, a size that `fits` refuses (its message says which sizes are played), labels
/// that do not fit, a side that is not one.
pub fn read<M: Man>(
    text: &str,
    sides: SideWords,
    first_mover: Side,
    fits: impl FnOnce(Size) -> Result<(), Message>,
) -> Result<Reading<Board<M>>, PositionError> {
    if text.trim().is_empty() {
        return Err(PositionError(vec![Message::new("fault-position-empty")]));
    }
    if text.len() > MAX_BYTES {
        let fault = Message::new("fault-position-too-long").with("most", MAX_BYTES);
        return Err(PositionError(vec![fault]));
    }
    let mut faults = Vec::new();
    let mut lines = lines(text);
    let turn = take_side(&mut lines, sides, &mut faults);
    let letters = take_letters(&mut lines, &mut faults);
    take_numbers(&mut lines, &mut faults);
    let count = lines.len();
    let rows: Vec<Vec<Option<M>>> = lines
        .iter()
        .enumerate()
        .map(|(index, line)| read_row(line, count - index, &mut faults))
        .collect();
    let width = most_frequent(&rows.iter().map(Vec::len).collect::<Vec<_>>());
    for (index, row) in rows.iter().enumerate().filter(|(_, row)| row.len() != width) {
        let fault = Message::new("fault-ragged-row")
            .with("row", count - index)
            .with("width", row.len())
            .with("expected", width);
        faults.push(fault);
    }
    if let Some(letters) = letters.into_iter().find(|&letters| letters != width) {
        faults.push(
            Message::new("fault-letters-do-not-fit").with("letters", letters).with("width", width),
        );
    }
    let size = Size {
        columns: u8::try_from(width).unwrap_or(u8::MAX),
        rows: u8::try_from(rows.len()).unwrap_or(u8::MAX),
    };
    if let Err(fault) = fits(size) {
        faults.push(fault);
    }
    if !faults.is_empty() {
        return Err(PositionError(faults));
    }
    let mut board = Board::empty(size, turn.unwrap_or(first_mover));
    for (row, men) in (0..size.rows).rev().zip(&rows) {
        for (column, &man) in (0..size.columns).zip(men) {
            board.put(Square { column, row }, man);
        }
    }
    Ok(Reading { position: board, turn_assumed: turn.is_none() })
}

/// The lines of a board, each cut into words.
fn lines(text: &str) -> Vec<Vec<&str>> {
    text.trim()
        .split(['/', '\n'])
        .map(|line| line.split_whitespace().collect::<Vec<_>>())
        .filter(|words| !words.is_empty())
        .collect()
}

fn take_side(
    lines: &mut Vec<Vec<&str>>,
    sides: SideWords,
    faults: &mut Vec<Message>,
) -> Option<Side> {
    let rows: Vec<&Vec<&str>> = lines.iter().filter(|line| !is_column_letters(line)).collect();
    let labels = usize::from(begin_with_numbers(&rows));
    let points = |words: &[&str]| width(words.get(labels..).unwrap_or_default());
    let expected = rows.first().map_or(0, |row| points(row));
    let alone = lines.len() > 1;
    let last = lines.last_mut().filter(|line| !is_column_letters(line))?;
    let plain = last.len();
    if matches!(last[..], [.., "to", "move" | "play"]) {
        last.truncate(plain - 2);
    }
    let word = last.last()?.to_lowercase();
    let side = Side::BOTH.into_iter().find(|&side| sides[side as usize].contains(&word.as_str()));
    let without = points(&last[..last.len() - 1]);
    // A name of a side may be as long as the board is wide: only a single letter can be a point of a row.
    let is_row = word.chars().nth(1).is_none() && points(last) == expected && without != expected;
    if side.is_some() && !is_row && (alone || last.len() > 1) {
        last.pop();
    } else if side.is_none() && last.len() > 1 && without == expected && is_word(&word) {
        let fault = Message::new("fault-not-a-side")
            .with("written", word.as_str())
            .with("first", super::Arg::Text(sides[0][0].to_owned()))
            .with("second", super::Arg::Text(sides[1][0].to_owned()));
        faults.push(fault);
        last.pop();
    } else {
        return None;
    }
    if last.is_empty() {
        lines.pop();
    }
    side
}

fn is_word(word: &str) -> bool {
    word.chars().all(char::is_alphabetic)
}

/// Points of a line of words: numbers count for themselves, other characters for one.
fn width(words: &[&str]) -> usize {
    words.iter().flat_map(|word| runs(word)).map(|run| run.map_or(1, |(_, gap)| gap)).sum()
}

/// The lines of column letters below and above the board: how many letters they have.
fn take_letters(lines: &mut Vec<Vec<&str>>, faults: &mut Vec<Message>) -> Vec<usize> {
    let below = lines.pop_if(|line| is_column_letters(line));
    let above = lines.first().is_some_and(|line| is_column_letters(line)).then(|| lines.remove(0));
    let mut widths = Vec::new();
    for letters in [above, below].into_iter().flatten().map(|line| line.concat().to_lowercase()) {
        if letters.bytes().zip(b'a'..).any(|(letter, expected)| letter != expected) {
            faults.push(Message::new("fault-letters-skip").with("letters", letters.as_str()));
        }
        widths.push(letters.len());
    }
    widths
}

fn is_column_letters(line: &[&str]) -> bool {
    let letters = line.concat().to_lowercase();
    letters.len() >= 3
        && letters.starts_with("abc")
        && letters.bytes().all(|letter| letter.is_ascii_lowercase())
        && letters.as_bytes().is_sorted_by(|a, b| a < b)
}

/// Whether the rows, from the top, begin with their numbers, counted from either end; a line with the side may follow.
fn begin_with_numbers(rows: &[&Vec<&str>]) -> bool {
    let numbers = rows.iter().map_while(|row| match row[..] {
        [number, _, ..] => number.parse::<usize>().ok(),
        _ => None,
    });
    let numbers: Vec<usize> = numbers.collect();
    let count = numbers.len();
    let is_each = count > 1 && count + 1 >= rows.len();
    is_each
        && (numbers.iter().copied().eq((1..=count).rev()) || numbers.iter().copied().eq(1..=count))
}

/// Row numbers at either end, where every row has one.
fn take_numbers(lines: &mut [Vec<&str>], faults: &mut Vec<Message>) {
    let count = lines.len();
    for from_left in [true, false] {
        let numbers: Vec<usize> = lines
            .iter()
            .filter(|line| line.len() > 1)
            .filter_map(|line| if from_left { line.first() } else { line.last() })
            .filter_map(|word| word.parse().ok())
            .collect();
        if numbers.len() != count || count < 2 {
            continue;
        }
        let downwards = numbers.iter().copied().eq((1..=count).rev());
        let upwards = numbers.iter().copied().eq(1..=count);
        if upwards {
            faults.push(Message::new("fault-rows-from-the-top"));
        }
        if downwards || upwards {
            for line in &mut *lines {
                if from_left {
                    line.remove(0);
                } else {
                    line.pop();
                }
            }
        }
    }
}

/// A point with a letter, or a run of empty points that starts at a character.
type Run = Option<(char, usize)>;

/// Cuts a word into letters (`None`) and runs of empty points.
fn runs(word: &str) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut number: Option<usize> = None;
    for letter in word.chars() {
        if let Some(digit) = letter.to_digit(10) {
            number = Some((number.unwrap_or(0) * 10 + digit as usize).min(MAX_BYTES));
            continue;
        }
        runs.extend(number.take().map(|gap| Some(('0', gap))));
        runs.push(is_empty_point(letter).then_some((letter, 1)));
    }
    runs.extend(number.map(|gap| Some(('0', gap))));
    runs
}

fn is_empty_point(letter: char) -> bool {
    matches!(letter, '.' | '_' | '-' | '·' | '+')
}

fn read_row<M: Man>(words: &[&str], number: usize, faults: &mut Vec<Message>) -> Vec<Option<M>> {
    let mut row = Vec::new();
    for word in words {
        let mut letters =
            word.chars().filter(|&letter| !letter.is_ascii_digit() && !is_empty_point(letter));
        for run in runs(word) {
            if let Some((_, gap)) = run {
                row.resize(row.len() + gap.min(usize::from(u8::MAX)), None);
                continue;
            }
            let letter = letters.next().unwrap_or_default();
            let man = M::ALL.iter().copied().find(|man| man.is_read_as(letter));
            if man.is_none() {
                let known: Vec<String> =
                    M::ALL.iter().map(|man| man.letter().to_string()).collect();
                let fault = Message::new("fault-unknown-piece")
                    .with("letter", letter.to_string())
                    .with("row", number)
                    .with("column", row.len() + 1)
                    .with("known", known.join(", "));
                faults.push(fault);
            }
            row.push(man);
        }
    }
    row
}

fn most_frequent(widths: &[usize]) -> usize {
    let mut best = (0, 0);
    for &width in widths {
        let count = widths.iter().filter(|&&other| other == width).count();
        if count > best.0 {
            best = (count, width);
        }
    }
    best.1
}

/// What stands on each point of a position in the canonical form, by its letter, row by row from the top.
#[must_use]
pub fn letters(canonical: &str) -> Vec<Vec<Option<char>>> {
    let rows = canonical.split(' ').next().unwrap_or_default();
    let row = |row: &str| {
        let mut points = Vec::new();
        let mut empty = 0;
        for letter in row.chars() {
            if let Some(digit) = letter.to_digit(10) {
                empty = empty * 10 + digit as usize;
            } else {
                points.resize(points.len() + std::mem::take(&mut empty), None);
                points.push(Some(letter));
            }
        }
        points.resize(points.len() + empty, None);
        points
    };
    rows.split('/').map(row).collect()
}

/// The fault that a square is not on the board.
#[must_use]
pub fn off_board(square: Square, size: Size) -> Message {
    Message::new("fault-off-board").with("square", square).with("size", size.to_string())
}

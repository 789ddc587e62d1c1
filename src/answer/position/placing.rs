//! How a question puts pieces on squares: "king on e5, attackers d5 and f5".

use std::ops::Range;

use super::{
    Colour, movers,
    placed::{Man, Place, Placed},
    signs::{Sign, Token, signs},
};
use crate::{
    answer::cues::{self, Heard},
    engine::{Size, Square},
};

/// One piece that is placed, and how surely.
struct Found {
    place: Place,
    man: Man,
    /// From the piece to its square.
    span: Range<usize>,
    /// Only spoken of: "may the man on e3 …".
    in_passing: bool,
}

/// The pieces that a question puts on squares; `None` where it makes no position.
pub fn placed(text: &str) -> Option<Placed> {
    let tokens = signs(text);
    let mut reader = Reader::default();
    for (index, token) in tokens.iter().enumerate() {
        reader.read(token, &tokens[index + 1..], tokens[..index].last());
    }
    if let Some(last) = tokens.last() {
        let end = last.span.end;
        reader.tell_own(&Token { sign: Sign::Stop, span: end..end });
    }
    let Reader { found, turn, mine, blank, throne_is_empty, .. } = reader;
    let sure = found.iter().filter(|found| !found.in_passing).count();
    let has_king = found.iter().any(|found| found.man == Man::King && !found.in_passing);
    if found.len() < 2 && !(sure == 1 && (has_king || goes_somewhere(text))) {
        return None;
    }
    let mut letters: Vec<char> = text.chars().collect();
    let gone = found.iter().filter(|found| !found.in_passing).map(|found| found.span.clone());
    for span in gone.chain(blank) {
        letters[span].fill(' ');
    }
    let men: Vec<(Place, Man)> = found.iter().map(|found| (found.place, found.man)).collect();
    let words: String = letters.into_iter().collect();
    // A king with men around him whose squares nobody names: a rule in words, not this board.
    if found.len() == 1
        && Heard::new(&words).has(&cues::AROUND)
        && super::squares(&words).is_empty()
    {
        return None;
    }
    let placed: Vec<(Option<Square>, Man)> =
        men.iter().map(|(place, man)| (place.square(), *man)).collect();
    let movers = movers::movers(&words, &tokens, &placed);
    let king_aside = None;
    Some(Placed { men, movers, king_aside, size: size(text), turn, mine, throne_is_empty, words })
}

/// Whether the words ask where the one piece spoken of may go.
fn goes_somewhere(text: &str) -> bool {
    let heard = Heard::new(text);
    let is_asked = heard.has(&cues::PRONOUN) && heard.has(&cues::MAY) && heard.has(&cues::PLAYS);
    let asks_more = [&cues::TAKEN, &cues::KING, &cues::WIN, &cues::HOW, &cues::WHICH];
    is_asked && !asks_more.into_iter().any(|cue| heard.has(cue)) && super::squares(text).len() > 1
}

/// A board that the words name by its size, as in `13x13`.
pub fn size(text: &str) -> Option<Size> {
    let letters: Vec<char> = cues::small(text).chars().collect();
    let number = |digits: &[char]| digits.iter().collect::<String>().parse::<u8>().ok();
    letters.iter().enumerate().filter(|(_, letter)| matches!(letter, 'x' | '×' | '*')).find_map(
        |(at, _)| {
            let before = letters[..at].iter().rev().take_while(|letter| letter.is_ascii_digit());
            let after = letters[at + 1..].iter().take_while(|letter| letter.is_ascii_digit());
            let (before, after) = (before.count(), after.count());
            let columns = number(&letters[at - before..at])?;
            let rows = number(&letters[at + 1..at + 1 + after])?;
            Some(Size { columns, rows })
        },
    )
}

#[derive(Default)]
struct Reader {
    found: Vec<Found>,
    turn: Option<Colour>,
    mine: Option<Colour>,
    /// What says whose turn it is, or that a square is empty.
    blank: Vec<Range<usize>>,
    /// The piece that the next square is for, where its words begin, and how it is named.
    current: Option<Current>,
    /// The last piece named in the sentence.
    subject: Option<Current>,
    /// Squares before the piece that stands on them.
    pending: Vec<(Square, Range<usize>)>,
    throne_is_empty: bool,
    /// The sentence asks whether something may be done.
    may: bool,
    /// Whose the next piece is said to be.
    whose: Option<Whose>,
    /// The squares before are said to be those of what follows.
    says: bool,
    /// The next side is said to be to move; where that begins.
    turn_of: Option<usize>,
}

/// Whose a piece is said to be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    /// Of whoever asks.
    Mine,
    /// Of one's own side.
    Own,
}

#[derive(Clone, Copy)]
struct Current {
    man: Man,
    start: usize,
    /// A piece for certain, not a side.
    is_piece: bool,
    /// "on" has been read.
    on: bool,
}

impl Reader {
    fn read(&mut self, token: &Token, rest: &[Token], before: Option<&Token>) {
        let start = token.span.start;
        self.tell_own(token);
        match token.sign {
            Sign::Noun(man) | Sign::Piece(man) => self.name(token, man),
            Sign::Theirs => {
                if let Some(own) = self.own_colour() {
                    self.tell(Man::Of(own.other()), true, token);
                }
            }
            Sign::Mine => self.whose = self.whose.or(Some(Whose::Mine)),
            Sign::Own => self.whose = Some(Whose::Own),
            Sign::Man => self.man(token),
            Sign::On => {
                let is_said =
                    before.is_some_and(|it| matches!(it.sign, Sign::Are | Sign::Standing));
                let subject = self.subject.filter(|_| is_said);
                self.current = self.current.or(subject.map(|it| Current { start, ..it }));
                if let Some(current) = &mut self.current {
                    current.on = true;
                }
            }
            Sign::Square(square) => self.square(square, token, rest, before),
            Sign::Throne => self.throne(token, rest, before),
            Sign::Empty => self.blank.push(token.span.clone()),
            Sign::ToMove => {
                if let Some(Current { man: Man::Of(colour), start, .. }) = self.current.take() {
                    self.turn = Some(colour);
                    self.blank.push(start..token.span.end);
                }
            }
            Sign::TurnOf => self.turn_of = Some(start),
            Sign::May => {
                self.may = true;
                self.current = None;
            }
            Sign::Goes | Sign::Word | Sign::Joint => {
                self.current = None;
                self.pending.clear();
                self.turn_of = None;
            }
            Sign::Stop => {
                *self = Self {
                    found: std::mem::take(&mut self.found),
                    blank: std::mem::take(&mut self.blank),
                    turn: self.turn,
                    mine: self.mine,
                    throne_is_empty: self.throne_is_empty,
                    ..Self::default()
                };
            }
            Sign::Are | Sign::Standing | Sign::Comma | Sign::Colon => {}
        }
        let goes_on = matches!(token.sign, Sign::Standing | Sign::Mine | Sign::Own);
        self.says = token.sign == Sign::Are || self.says && goes_on;
    }

    /// The side that "own" and "hostile" are said from: of whoever asks, otherwise of the king, or of the first piece.
    fn own_colour(&self) -> Option<Colour> {
        let current = self.current.iter().map(|current| current.man);
        let mut men = self.found.iter().map(|found| found.man).chain(current);
        let has_king = men.clone().any(|man| man == Man::King);
        self.mine.or(has_king.then_some(Colour::White)).or(men.next().map(Man::colour))
    }

    /// A piece that is called one's own and nothing else, once what follows does not name it.
    fn tell_own(&mut self, next: &Token) {
        let is_named = matches!(
            next.sign,
            Sign::Noun(_) | Sign::Piece(_) | Sign::Man | Sign::Standing | Sign::Mine | Sign::Own
        );
        let own = self.own_colour().filter(|_| self.whose == Some(Whose::Own) && !is_named);
        if let Some(own) = own {
            self.whose = None;
            self.tell(Man::Of(own), true, next);
        }
    }

    /// "Man" names the side before it, and one's own where it is called so.
    fn man(&mut self, token: &Token) {
        let is_own = match self.whose.take() {
            Some(Whose::Own) => true,
            Some(Whose::Mine) => self.mine.is_some(),
            None => false,
        };
        if let Some(own) = self.own_colour().filter(|_| is_own) {
            self.tell(Man::Of(own), true, token);
        } else if let Some(current) = &mut self.current {
            current.is_piece = true;
        }
        let told = self.found.last_mut().filter(|told| told.span.end + 1 >= token.span.start);
        if let Some(told) = told {
            told.span.end = told.span.end.max(token.span.end);
        }
    }

    fn name(&mut self, token: &Token, man: Man) {
        let colour = man.colour();
        if self.whose.take() == Some(Whose::Mine) {
            self.mine = Some(colour);
        }
        if let Some(from) = self.turn_of.take() {
            self.turn = Some(colour);
            self.blank.push(from..token.span.end);
            return;
        }
        self.tell(man, matches!(token.sign, Sign::Piece(_)), token);
    }

    /// A piece is named: of the squares before it, where they are said to be its own, otherwise of those after it.
    fn tell(&mut self, man: Man, is_piece: bool, token: &Token) {
        if self.says && !self.pending.is_empty() {
            let from = self.pending[0].1.start;
            for (square, _) in std::mem::take(&mut self.pending) {
                self.put(Place::On(square), man, from..token.span.end, false);
            }
            self.current = None;
            return;
        }
        self.current = Some(Current { man, start: token.span.start, is_piece, on: false });
        self.subject = self.current;
    }

    fn square(&mut self, square: Square, token: &Token, rest: &[Token], before: Option<&Token>) {
        let of_a_move = before.is_some_and(|before| before.sign == Sign::Joint)
            || rest.first().is_some_and(|next| next.sign == Sign::Joint);
        if is_told_empty(rest) {
            self.blank.push(token.span.clone());
            return;
        }
        let is_placed = self.found.iter().any(|found| found.place == Place::On(square));
        let is_told_after = is_told_after(rest);
        let current = self.current.filter(|_| !of_a_move && !is_placed && !is_told_after);
        let Some(current) = current else {
            if is_placed || of_a_move {
                self.current = None;
                self.pending.clear();
            } else {
                self.pending.push((square, token.span.clone()));
            }
            return;
        };
        let in_passing = self.may || goes_after(rest);
        if in_passing && !(current.is_piece && current.on) {
            self.current = None;
            return;
        }
        self.put(Place::On(square), current.man, current.start..token.span.end, in_passing);
        match &mut self.current {
            Some(current) if current.man != Man::King && !in_passing => {
                current.start = token.span.end;
            }
            _ => self.current = None,
        }
    }

    fn throne(&mut self, token: &Token, rest: &[Token], before: Option<&Token>) {
        let is_empty =
            [before, rest.first()].into_iter().flatten().any(|beside| beside.sign == Sign::Empty);
        if is_empty {
            self.throne_is_empty = true;
            self.blank.push(token.span.clone());
        }
        let king = self.current.filter(|current| current.man == Man::King && current.on);
        if let Some(current) = king.filter(|_| !is_empty && !self.may) {
            self.put(Place::Throne, Man::King, current.start..token.span.end, false);
            self.current = None;
        }
    }

    fn put(&mut self, place: Place, man: Man, span: Range<usize>, in_passing: bool) {
        self.found.push(Found { place, man, span, in_passing });
    }
}

/// Whether the words after a square say what stands on it: "e4 is a guard", "auf e4 steht ein eigener Mann". What they
/// name ends the clause, so that "f4 and the king is on e4" says nothing of f4.
fn is_told_after(rest: &[Token]) -> bool {
    let mut rest = rest.iter().map(|token| token.sign).peekable();
    let mut leads = false;
    while let Some(Sign::Are | Sign::Standing | Sign::Own | Sign::Mine) = rest.peek() {
        leads |= rest.next() != Some(Sign::Standing);
    }
    let named = leads
        && matches!(rest.next(), Some(Sign::Noun(_) | Sign::Piece(_) | Sign::Theirs | Sign::Man));
    while rest.next_if(|sign| matches!(sign, Sign::Man | Sign::Standing)).is_some() {}
    named && matches!(rest.next(), None | Some(Sign::Comma | Sign::Colon | Sign::Stop))
}

/// Whether the words after a square say that nothing stands on it: "a5 and a4 are empty".
fn is_told_empty(rest: &[Token]) -> bool {
    let mut rest = rest.iter().map(|token| token.sign);
    let last = rest.find(|sign| !matches!(sign, Sign::Square(_) | Sign::Standing | Sign::Are));
    last == Some(Sign::Empty)
}

/// Whether the words go on with going before the clause ends: German says so at its end.
fn goes_after(rest: &[Token]) -> bool {
    let next = rest
        .iter()
        .find(|token| !matches!(token.sign, Sign::Standing | Sign::On | Sign::Square(_)));
    next.is_some_and(|token| token.sign == Sign::Goes)
}

/// Whether the question is about the position that a game begins with.
pub fn at_the_start(text: &str) -> bool {
    Heard::new(text).has(&cues::START)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn men(text: &str) -> String {
        let Some(placed) = placed(text) else { return "none".into() };
        let say = |(place, man): &(Place, Man)| {
            let man = match man {
                Man::King => "K",
                Man::Of(Colour::Black) => "b",
                Man::Of(Colour::White) => "w",
            };
            match place {
                Place::On(square) => format!("{man}{square}"),
                Place::Throne => format!("{man}throne"),
            }
        };
        placed.men.iter().map(say).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn pieces_named_by_square_make_a_position() {
        for (text, expected) in [
            ("king e5, attackers d5 f5 e4, throne empty", "Ke5 bd5 bf5 be4"),
            (
                "My king is on e4 and there are black men on d4, f4 and e3. Is he captured?",
                "Ke4 bd4 bf4 be3",
            ),
            ("mein König steht auf e5, Söldner auf d5, f5 und e4, geschlagen?", "Ke5 bd5 bf5 be4"),
            ("王在e5，攻方在d5、f5、e4，王被吃了嗎？", "Ke5 bd5 bf5 be4"),
            ("國王在王座上，d5、f5、e4、e6都是攻方，這樣算抓到嗎？", "Kthrone bd5 bf5 be4 be6"),
            ("K c5, t h2, T e7, White to move. Can the king escape?", "Kc5 bh2 we7"),
            ("black stones c3 c4, white d4; may Black play d3?", "bc3 bc4 wd4"),
            ("Black: b1, a3. White: a1, g7. What comes off if Black plays a2?", "bb1 ba3 wa1 wg7"),
            ("Schwarz a1 und g7, Weiß b1, b2, a3. Wenn Schwarz a2 setzt?", "ba1 bg7 wb1 wb2 wa3"),
            ("白子在d4、d5，黑子在c4、e4、d3，d4這條根還能長到哪裡？", "wd4 wd5 bc4 be4 bd3"),
            ("My black root is c3 c4, his stone stands on d4. Can I put one on b5?", "bc3 bc4 wd4"),
            ("May the black man on e3 go to e7? King is on c3.", "be3 Kc3"),
            ("My king is on d5, enemies on c5, d6 and d4. Is he captured?", "Kd5 bc5 bd6 bd4"),
            ("König auf d5, Gegner auf c5 und d6: gefangen?", "Kd5 bc5 bd6"),
            ("國王在d5，敵人在c5、d6，被吃了嗎？", "Kd5 bc5 bd6"),
            ("black stones c3 c4, enemy stone d4; may Black play d3?", "bc3 bc4 wd4"),
            (
                "Söldner stehen auf d3, f3 und e2, auf e4 steht ein eigener Leibwächter, König e3",
                "bd3 bf3 be2 we4 Ke3",
            ),
            ("王在e3，黑兵在d3、f3、e2，e4是自己的白兵，王被吃了嗎？", "Ke3 bd3 bf3 be2 we4"),
            (
                "Der König steht auf e3, Angreifer auf d3, f3 und e2. Auf e4 steht ein Verteidiger.",
                "Ke3 bd3 bf3 be2 we4",
            ),
            (
                "Der König steht auf e3, Angreifer auf d3, f3. Auf e4 steht ein Angreifer.",
                "Ke3 bd3 bf3 be4",
            ),
            ("König c3, auf c4 steht ein weißer Mann", "Kc3 wc4"),
            ("König c3, Angreifer b3, eigener Mann auf c4", "Kc3 bb3 wc4"),
            ("國王在c3，c4是己方棋子，黑兵在b3", "Kc3 wc4 bb3"),
            ("國王在c3，黑兵在b3，自己的兵在c4", "Kc3 bb3 wc4"),
            (
                "King e3, attackers d3, f3 and e2, my own man on e4. Is he captured?",
                "Ke3 bd3 bf3 be2 we4",
            ),
            ("King e3, attackers d3, f3, e2; e4 is a guard of his own.", "Ke3 bd3 bf3 be2 we4"),
            (
                "Auf e3 steht der König, d3, f3 und e2 sind schwarz, e4 ist weiß.",
                "Ke3 bd3 bf3 be2 we4",
            ),
            ("Attackers on d4 and f4 and the king is on e4", "bd4 bf4 Ke4"),
            ("King e4, attackers d4, f4, e3. Is the king captured?", "Ke4 bd4 bf4 be3"),
        ] {
            assert_eq!(men(text), expected, "{text}");
        }
    }

    #[test]
    fn squares_of_a_move_place_nothing() {
        for text in [
            "Can the attacker on e2 go up to e7?",
            "Kann der König von e3 zurück auf e5?",
            "Weiß setzt auf f2 – was kommt vom Brett?",
            "Darf Schwarz auf f8?",
            "黑兵從c2走到b2，白兵a2會被吃嗎？",
            "May an attacker enter a corner?",
            "Is the root at b7 bounded?",
            "Can my king move in between two enemies on e4?",
        ] {
            assert_eq!(men(text), "none", "{text}");
        }
    }

    #[test]
    fn a_letter_whose_small_form_is_two_moves_no_place() {
        assert_eq!(men("İİİİİİ is the king"), "none");
        assert_eq!(men("İİ king e5, attackers d5 and f5"), "Ke5 bd5 bf5");
    }

    #[test]
    fn what_is_asked_is_left() {
        let found = placed("White to move, king on c5, attacker on h2. Can he escape?")
            .expect("a position");
        assert_eq!(found.turn, Some(Colour::White));
        let words: Vec<&str> = found.words.split_whitespace().collect();
        assert_eq!(words.join(" "), ", , . Can he escape?");
        assert_eq!(size("on a 13x13 board"), Some(Size { columns: 13, rows: 13 }));
    }
}

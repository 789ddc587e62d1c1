//! From the position in a question to the referees: the one that was given, told in words, or the start.

use super::{
    Answer, Assistant, Failure,
    by_ruling::{self, Setting},
    by_supposition::{self, Applied},
    choices,
    position::{self, Named},
    refusal,
    understand::Understood,
};
use crate::{
    corpus::GameInfo,
    engine::{Ask, Diagram},
};

impl Assistant {
    /// Answers a question about a position: the one that was given, else the one whose pieces the words name, else the
    /// start where the words speak of it.
    ///
    /// What the words suppose of the position is applied where it can be; where not, nothing is ruled.
    pub(super) fn answer_by_ruling<'a>(
        &'a self,
        asked: &mut Understood<'a>,
    ) -> Result<Option<Answer>, Failure> {
        if let Some(position) = asked.position.clone()
            && asked.game.is_none()
        {
            self.find_game_of_position(asked, &position)?;
        }
        match by_supposition::apply(self, asked, asked.position.as_deref()) {
            Applied::AsGiven => self.answer_as_given(asked),
            Applied::Beyond => Ok(self
                .answer_as_given(asked)?
                .map(|ruled| by_supposition::not_applied(self, asked, ruled.position))),
            Applied::Changed(supposed) => {
                let spoken = std::mem::replace(&mut asked.spoken, supposed.words);
                let given = asked.position.replace(supposed.position);
                asked.placed = position::placed(&asked.spoken);
                let mut answer = self.answer_as_given(asked)?;
                if let Some(answer) = &mut answer {
                    answer.taken.splice(0..0, supposed.said);
                }
                (asked.spoken, asked.position) = (spoken, given);
                Ok(answer)
            }
        }
    }

    fn answer_as_given<'a>(
        &'a self,
        asked: &mut Understood<'a>,
    ) -> Result<Option<Answer>, Failure> {
        if let Some(position) = asked.position.clone() {
            let answer = by_ruling::answer(self, asked, Setting::Given(&position))?;
            if answer.is_none() {
                ask_about_passing(asked, &position);
            }
            return Ok(answer);
        }
        if let Some(placed) = asked.placed.clone() {
            let game_is_taken = asked.game.is_none();
            if game_is_taken {
                match self.games_of(&placed)[..] {
                    [only] => asked.about(self, only),
                    [] => return Ok(None),
                    [..] => return Ok(self.which_game_of(asked, &placed)),
                }
            }
            let mut answer = by_ruling::answer(self, asked, Setting::Placed(&placed))?;
            if let (Some(answer), Some(game), true) = (&mut answer, asked.game, game_is_taken) {
                let words = [("game", game.names.get(asked.lang))];
                answer.taken.insert(0, self.locale().fill(asked.lang, "taken-game", &words));
            }
            return Ok(answer);
        }
        let names_a_square = !position::squares(&asked.spoken).is_empty();
        if asked.game.is_some() && names_a_square && position::at_the_start(&asked.spoken) {
            return by_ruling::answer(self, asked, Setting::Start);
        }
        Ok(None)
    }

    /// Whether the words ask for a move on ordinary squares and give no position: no rule by itself decides that.
    pub(super) fn lacks_a_position(asked: &Understood<'_>) -> bool {
        let named = position::squares(&asked.spoken);
        if asked.position.is_some() || named.is_empty() {
            return false;
        }
        let boards = asked.rulesets.iter().filter_map(|referee| {
            let start = referee.diagram(&referee.starts()[0].position).ok()?;
            Some(Diagram { pieces: Vec::new(), ..start })
        });
        let boards: Vec<Diagram> = boards.collect();
        let is_ordinary =
            |named: &Named| boards.iter().all(|board| board.is_ordinary(named.square));
        let question = boards
            .first()
            .filter(|_| named.iter().all(is_ordinary))
            .and_then(|board| position::understand(&asked.spoken, board, None));
        question.is_some_and(|question| matches!(question.ask, Ask::Move(_) | Ask::MovesOf(_)))
    }

    /// The games that are played with such pieces on such squares.
    fn games_of(&self, placed: &position::Placed) -> Vec<&GameInfo> {
        let is_played = |game: &&GameInfo| {
            self.catalog().of_game(&game.id).any(|referee| {
                placed.position(referee).is_ok_and(|(rows, _)| referee.normalise(&rows).is_ok())
                    && !placed.lacks_king(referee)
            })
        };
        self.games().iter().filter(is_played).collect()
    }

    /// Asks which game it is whose position the words make; `None` where they ask nothing about it.
    fn which_game_of(&self, asked: &Understood<'_>, placed: &position::Placed) -> Option<Answer> {
        let games = self.games_of(placed);
        let first = games.first().and_then(|game| self.catalog().of_game(&game.id).next());
        let asks = first.is_some_and(|referee| {
            let rows = placed.position(referee).ok().map(|(rows, _)| rows);
            let diagram = rows.and_then(|rows| referee.diagram(&rows).ok());
            diagram.is_some_and(|diagram| {
                let spoken_of = placed.spoken_of(&diagram);
                position::understand(&placed.words, &diagram, spoken_of).is_some()
            })
        });
        let mut answer = asks.then(|| refusal::which_game(self, asked));
        if let Some(answer) = &mut answer {
            answer.choices = choices::games(asked, games.into_iter());
        }
        answer
    }

    /// The game whose referees can read a position; a position that none can read is a fault.
    fn find_game_of_position<'a>(
        &'a self,
        asked: &mut Understood<'a>,
        position: &str,
    ) -> Result<(), Failure> {
        let reads = |game: &&GameInfo| {
            self.catalog().of_game(&game.id).any(|referee| referee.normalise(position).is_ok())
        };
        if let Some(game) = self.games().iter().find(reads) {
            asked.about(self, game);
            return Ok(());
        }
        let names: Vec<String> =
            self.games().iter().map(|game| game.names.get(asked.lang).to_owned()).collect();
        let games = self.locale().list(asked.lang, &names);
        let message =
            self.locale().fill(asked.lang, "fault-position-of-no-game", &[("games", &games)]);
        Err(Failure::unreadable("position", message))
    }
}

/// Where passing is asked about, nothing else is: the rest is about moves that are not made.
fn ask_about_passing(asked: &mut Understood<'_>, position: &str) {
    let diagram = asked.rulesets.iter().find_map(|referee| referee.diagram(position).ok());
    if let Some(words) = diagram.and_then(|diagram| position::passing(&asked.spoken, &diagram)) {
        asked.words.clone_from(&words);
        asked.spoken = words;
    }
}

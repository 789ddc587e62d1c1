//! Questions that lean on the one before: made whole, then answered like any other.
//!
//! | to change | look in |
//! |---|---|
//! | how a question leans | [`leaning`] |
//! | how it is made whole | [`rewrite`] |
//! | how reasons are given | [`reasons`] |

mod leaning;
mod reasons;
mod rewrite;

use std::cell::OnceCell;

use leaning::Leaning;

use super::{
    Answer, Assistant, Context, Failure, Question,
    cues::Heard,
    names::{self, Spoken},
    position::{self, Placed},
};
use crate::{
    corpus::{GameInfo, Language},
    engine::Diagram,
    search,
};

/// From this likeness to a known way to ask, a question stands on its own whatever it leans on.
const STANDS_ALONE: f32 = 0.6;

/// A question and the conversation in which it is asked.
struct Asked<'a> {
    assistant: &'a Assistant,
    question: &'a Question,
    context: &'a Context,
    lang: Language,
    /// The game that the question itself names, in words or in its fields.
    game: Option<&'a GameInfo>,
    /// The words by which it names rulesets.
    ruleset_names: Vec<String>,
    diagram: Option<Diagram>,
    /// How like the question by itself is to a known way to ask, once that was looked up.
    likeness: OnceCell<f32>,
}

impl<'a> Asked<'a> {
    fn new(assistant: &'a Assistant, question: &'a Question, context: &'a Context) -> Self {
        let spoken = Spoken::new(&question.question);
        let games = assistant.games();
        let game = names::game(&spoken, games)
            .or_else(|| question.game.as_deref().and_then(|game| assistant.game(game)))
            .or_else(|| {
                let chosen = assistant.catalog().get(question.ruleset.as_deref()?)?;
                assistant.game(chosen.game())
            });
        let within = game.map(|game| &*game.id).or(context.game.as_deref());
        let named = |game| names::rulesets(&spoken, game, games, assistant.catalog());
        let (mut rulesets, mut ruleset_names) = named(within);
        if rulesets.is_empty() && game.is_none() {
            (rulesets, ruleset_names) = named(None);
        }
        let game = game.or_else(|| {
            let of_another = rulesets.first().filter(|_| {
                rulesets.iter().all(|referee| Some(referee.game()) != context.game.as_deref())
            })?;
            assistant.game(of_another.game())
        });
        let heard = search::detect(&question.question);
        let lang = question.lang.unwrap_or(if heard.sure || !is_short(&question.question) {
            heard.language
        } else {
            context.lang
        });
        let diagram = context.game.as_deref().and_then(|game| {
            let position = context.position.as_deref()?;
            assistant.catalog().of_game(game).find_map(|referee| referee.diagram(position).ok())
        });
        Self {
            assistant,
            question,
            context,
            lang,
            game,
            ruleset_names,
            diagram,
            likeness: OnceCell::new(),
        }
    }

    /// Whether it is about another game than the one before.
    fn changes_game(&self) -> bool {
        self.game.is_some_and(|game| Some(&*game.id) != self.context.game.as_deref())
    }

    /// Whether its own fields give what the conversation would.
    fn gives(field: Option<&String>) -> bool {
        field.is_some_and(|text| !text.trim().is_empty())
    }

    /// The question with these words, about what the conversation is about.
    fn whole(&self, words: String) -> Question {
        let Self { question, context, .. } = self;
        let same_game = !self.changes_game();
        let taken = |own: &Option<String>, before: &Option<String>, wanted: bool| {
            if Self::gives(own.as_ref()) {
                own.clone()
            } else {
                before.clone().filter(|_| same_game && wanted)
            }
        };
        let game = self.game.map(|game| game.id.clone());
        Question {
            question: words,
            game: game.or_else(|| taken(&question.game, &context.game, true)),
            ruleset: taken(&question.ruleset, &context.ruleset, self.ruleset_names.is_empty()),
            lang: Some(self.lang),
            position: taken(&question.position, &context.position, true),
        }
    }
}

/// Too short to tell its language for sure.
fn is_short(question: &str) -> bool {
    question.split_whitespace().nth(2).is_none()
}

/// Answers a question in the light of the one before.
///
/// # Errors
///
/// When it cannot be read: every fault.
pub fn answer(
    assistant: &Assistant,
    question: &Question,
    context: &Context,
) -> Result<Answer, Failure> {
    let asked = Asked::new(assistant, question, context);
    match leaning::of(&asked) {
        Leaning::Reasons => {
            let whole = Question { question: context.words.clone(), ..asked.whole(String::new()) };
            let answer = assistant.answer(&whole)?;
            Ok(finish(&asked, &whole, reasons::in_full(assistant, answer)))
        }
        Leaning::Supposed => answer_whole(&asked, &rewrite::supposing(&asked)),
        Leaning::Other => answer_whole(&asked, &rewrite::with_other_subject(&asked)),
        Leaning::Next => answer_whole(&asked, &rewrite::after_that_move(&asked)),
        Leaning::SameSubject => answer_whole(&asked, &rewrite::about_the_same(&asked)),
        Leaning::None => stands_alone(&asked),
    }
}

fn answer_whole(asked: &Asked<'_>, whole: &Question) -> Result<Answer, Failure> {
    let answer = asked.assistant.answer(whole)?;
    Ok(finish(asked, whole, answer))
}

/// A question that stands on its own: only what it does not name is taken from the conversation.
fn stands_alone(asked: &Asked<'_>) -> Result<Answer, Failure> {
    let own = asked.question;
    if asked.game.is_none() && leaning::points_elsewhere(asked) {
        return asked.assistant.answer(own);
    }
    let mut whole = asked.whole(own.question.clone());
    let names_a_square = !position::squares(&own.question).is_empty();
    let is_general = !names_a_square && asked.likeness() >= STANDS_ALONE;
    if !Asked::gives(own.position.as_ref()) && (asked.brings_a_position() || is_general) {
        whole.position = None;
    }
    answer_whole(asked, &whole)
}

impl Asked<'_> {
    /// How like the question by itself is to a known way to ask.
    fn likeness(&self) -> f32 {
        *self.likeness.get_or_init(|| self.look_up_likeness())
    }

    fn look_up_likeness(&self) -> f32 {
        let alone = Question {
            game: self.context.game.clone(),
            ruleset: None,
            position: None,
            ..self.question.clone()
        };
        let known = self.assistant.explain(&alone).unwrap_or_default();
        known.first().map_or(0.0, |(.., likeness)| *likeness)
    }

    /// Whether the question brings a position of its own: a board, pieces that do not stand so yet, or the start.
    fn brings_a_position(&self) -> bool {
        let words = &self.question.question;
        let names_a_square = !position::squares(words).is_empty();
        let stands_so =
            |placed: &Placed| self.diagram.as_ref().is_some_and(|diagram| placed.is_in(diagram));
        position::embedded(words).is_some()
            || names_a_square && position::at_the_start(words)
            || position::placed(words)
                .is_some_and(|placed| placed.men.len() > 1 && !stands_so(&placed))
    }

    /// Its words, made ready for cues.
    fn heard(&self) -> Heard {
        Heard::new(&self.question.question)
    }
}

/// The answer under the words that were asked, saying what was taken over.
fn finish(asked: &Asked<'_>, whole: &Question, mut answer: Answer) -> Answer {
    let Asked { assistant, question, context, lang, .. } = asked;
    let locale = assistant.locale();
    let mut over: Vec<String> = Vec::new();
    let took = |own: &Option<String>, used: bool| !Asked::gives(own.as_ref()) && used;
    if took(&question.position, answer.position.is_some() && whole.position.is_some()) {
        over.push(locale.text(*lang, "taken-position"));
    }
    let taken_ruleset = whole.ruleset.as_deref().filter(|ruleset| {
        context.ruleset.as_deref() == Some(ruleset) && answer.ruleset.as_deref() == Some(ruleset)
    });
    let referee = taken_ruleset.and_then(|ruleset| assistant.catalog().get(ruleset));
    let has_others =
        referee.is_some_and(|referee| assistant.catalog().of_game(referee.game()).nth(1).is_some());
    if let Some(referee) = referee.filter(|_| took(&question.ruleset, has_others)) {
        let name = referee.short_names().get(*lang);
        over.push(locale.fill(*lang, "taken-ruleset", &[("ruleset", name)]));
    }
    let mut taken = Vec::new();
    if whole.question != question.question {
        taken.push(locale.fill(*lang, "taken-question", &[("question", &whole.question)]));
        answer.understood = Some(whole.question.clone());
    }
    if !over.is_empty() {
        let what = locale.list(*lang, &over);
        taken.push(locale.fill(*lang, "taken-over", &[("what", &what)]));
    }
    taken.append(&mut answer.taken);
    answer.taken = taken;
    answer.question.clone_from(&question.question);
    answer
}

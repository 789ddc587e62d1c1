use askama::Template;
use axum::{
    extract::{Path, State},
    http::StatusCode,
    response::Response,
};
use strum::VariantArray;

use super::{game::Link, history::private};
use crate::{
    answer::{Answer, ByRuleset, Choice, Kind, LeadsTo, Question, split_verdict},
    corpus::Language,
    history::{Kept, Mark, Remark, Sharing},
    web::{
        App, AskForm, Frame, Reader, Visit, address,
        form::Asked,
        frame,
        moment::Moment,
        names,
        precedents::{self, Precedent},
        quote::{Quote, Source},
        refusal::{Refusal, Why},
        ruling::RulingPart,
        verdict::{VerdictPart, capital},
    },
};

/// So many quotations stand open on the page.
const FIRST_QUOTES: usize = 3;

#[derive(Template)]
#[template(path = "pages/answer.html")]
struct AnswerPage<'a> {
    frame: Frame<'a>,
    form: AskForm<'a>,
    answer: &'a Answer,
    keeping: Keeping,
    /// The answer is in another language than the page.
    elsewhere: bool,
    /// The same question in the language of the page.
    translated: String,
    game: Option<Link>,
    ruleset: Option<Link>,
    verdict: VerdictPart,
    quotes: Vec<Quote>,
    /// Shown when asked for.
    more_quotes: Vec<Quote>,
    cards: Vec<Card>,
    ruling: Option<RulingPart>,
    /// What to choose from where something is missing.
    choices: Vec<Link>,
    suggestions: Vec<Link>,
    given: Option<Given>,
}

/// Whether an answer is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeping {
    Kept,
    /// It was not meant to be.
    NotAsked,
    /// It could not be.
    Failed,
}

/// An answer that is kept: when it was given, whose it is, and what can be done with it.
struct Given {
    at: Moment,
    /// Where to see what has changed, where it was given from other texts.
    changes: Option<String>,
    /// Of whoever reads it; `None` where somebody else asked.
    own: Option<Own>,
    remark: Option<Remark>,
    precedents: Vec<Precedent>,
}

impl Given {
    /// Whether the reader has said this of the answer.
    fn is_marked(&self, mark: Mark) -> bool {
        self.remark.as_ref().is_some_and(|remark| remark.mark == mark)
    }
}

/// What only the visitor who asked can do.
struct Own {
    conversation: String,
    sharing: Sharing,
}

/// What one ruleset answers.
struct Card {
    name: String,
    address: String,
    verdict: Option<String>,
    tone: String,
    text: String,
    sources: Vec<Source>,
    again: String,
}

impl AnswerPage<'_> {
    /// The address for what is done with this answer.
    fn post(&self, what: &str) -> String {
        let id = self.answer.id.as_deref().unwrap_or_default();
        format!("{}/{what}", address::answer(self.frame.lang, id))
    }
}

/// `GET /{lang}/answers/{id}`: an answer as it was given.
pub async fn show(
    State(app): State<App>,
    reader: Reader,
    visit: Visit,
    Path((_, id)): Path<(String, String)>,
) -> Result<Response, Refusal> {
    let lang = reader.lang;
    let (kept, given) = app
        .work(move |app| {
            let kept = app.history.get(&id)?.ok_or_else(|| Refusal::from(Why::Unknown))?;
            let given = given(app, &visit, lang, &id, &kept)?;
            Ok((kept, given))
        })
        .await?;
    let asked = Asked::of(&kept.question, &kept.answer);
    Ok(private(whole_page(&app, &reader, &asked, &kept.answer, Keeping::Kept, Some(given))))
}

fn given(
    app: &App,
    visit: &Visit,
    lang: Language,
    id: &str,
    kept: &Kept,
) -> Result<Given, Refusal> {
    let visitor = visit.visitor(app)?;
    let remark = visitor.as_ref().map(|visitor| app.history.remark_of(visitor, id)).transpose()?;
    let is_own = visitor.as_ref().is_some_and(|visitor| kept.is_of(visitor));
    let is_outdated = kept.provenance.corpus_sha256 != app.assistant.corpus_sha256();
    Ok(Given {
        at: Moment::from(kept.given_at),
        changes: is_outdated.then(|| address::changes(lang, id)),
        own: is_own.then(|| Own {
            conversation: address::conversation(lang, kept.conversation.as_str()),
            sharing: kept.sharing,
        }),
        remark: remark.flatten(),
        precedents: precedents::of(app, lang, &kept.answer, visitor.as_ref())?,
    })
}

/// The page of an answer that is not kept.
pub fn page(
    app: &App,
    reader: &Reader,
    asked: &Asked,
    answer: &Answer,
    keeping: Keeping,
) -> Response {
    whole_page(app, reader, asked, answer, keeping, None)
}

fn whole_page(
    app: &App,
    reader: &Reader,
    asked: &Asked,
    answer: &Answer,
    keeping: Keeping,
    given: Option<Given>,
) -> Response {
    let lang = reader.lang;
    let asked =
        Asked { game: answer.game.clone().unwrap_or_else(|| asked.game.clone()), ..asked.clone() };
    let named = |id: &Option<String>,
                 name: fn(&crate::answer::Assistant, Language, &str) -> String| {
        id.as_deref().map(|id| (id.to_owned(), name(&app.assistant, lang, id)))
    };
    let goes_on = given.as_ref().is_some_and(|given| given.own.is_some());
    let form = if goes_on {
        AskForm::new(app, reader, None, Asked::default()).going_on(answer)
    } else {
        let again = Asked { question: String::new(), after: String::new(), ..asked.clone() };
        let mut form = AskForm::new(app, reader, None, again);
        form.first = false;
        form
    };
    let mut quotes: Vec<Quote> = answer.citations().iter().cloned().map(Quote::new).collect();
    let more_quotes = quotes.split_off(quotes.len().min(FIRST_QUOTES));
    let template = AnswerPage {
        frame: Frame::new(app, reader, answer.question.clone()),
        form,
        keeping,
        elsewhere: answer.lang != lang,
        translated: address::ask(lang, &asked.fields()),
        game: named(&answer.game, names::game)
            .map(|(id, name)| Link { address: address::game(lang, &id), name }),
        ruleset: named(&answer.ruleset, names::ruleset)
            .map(|(id, name)| Link { address: address::ruleset(lang, &id), name }),
        verdict: VerdictPart::new(app, answer),
        quotes,
        more_quotes,
        cards: answer.by_ruleset.iter().map(|by| card(app, lang, &asked, by)).collect(),
        ruling: answer.ruling.clone().map(|ruling| RulingPart::new(app, answer.lang, ruling)),
        choices: answer.choices.iter().map(|choice| chosen(lang, choice)).collect(),
        suggestions: suggestions(lang, &asked, answer),
        given,
        answer,
    };
    frame::page(reader, StatusCode::OK, &template)
}

fn card(app: &App, lang: Language, asked: &Asked, by: &ByRuleset) -> Card {
    let again = Asked { ruleset: by.ruleset.clone(), ..asked.clone() };
    let library = app.assistant.library();
    let (verdict, text) = match split_verdict(&by.text) {
        Some((verdict, rest)) if by.verdict.is_some() => (Some(verdict.to_owned()), capital(rest)),
        _ => (None, by.text.clone()),
    };
    Card {
        name: names::ruleset(&app.assistant, lang, &by.ruleset),
        address: address::ruleset(lang, &by.ruleset),
        verdict,
        tone: by.verdict.map(|verdict| verdict.to_string()).unwrap_or_default(),
        text,
        sources: by.citations.iter().filter_map(|id| Source::find(library, id, lang)).collect(),
        again: address::ask(lang, &again.fields()),
    }
}

fn chosen(lang: Language, choice: &Choice) -> Link {
    let Question { question, game, ruleset, position, .. } = &choice.question;
    let text = |field: &Option<String>| field.clone().unwrap_or_default();
    let (game, ruleset, position) = (text(game), text(ruleset), text(position));
    let place = [("ruleset", &*ruleset), ("position", &*position)];
    let address = match choice.leads_to {
        LeadsTo::Answer => {
            let asked = [("question", &**question), ("game", &*game)];
            address::ask(lang, &[asked, place].concat())
        }
        LeadsTo::Board => address::board(lang, &game, &place),
    };
    Link { address, name: choice.label.clone() }
}

fn suggestions(lang: Language, asked: &Asked, answer: &Answer) -> Vec<Link> {
    let link = |question: &String| {
        let asked = Asked { question: question.clone(), ..asked.clone() };
        Link { address: address::ask(lang, &asked.fields()), name: question.clone() }
    };
    answer.suggestions.iter().map(link).collect()
}

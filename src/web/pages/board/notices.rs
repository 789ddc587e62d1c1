use super::{Decided, State, Table, names, readings::value};
use crate::{answer::Seal, corpus::Language, web::App};

/// What is said at the top: what has changed since the link was made, and what is supposed.
#[derive(Default)]
pub struct Notices {
    /// How today's ruling stands to the one that the link was made with.
    pub since: Option<Notice>,
    /// What is supposed, each with a link that takes it back.
    pub supposed: Vec<Supposed>,
    /// What the ruleset decides as it is published.
    pub published: Option<String>,
    /// The same position by the ruleset as it is published.
    pub as_published: String,
}

pub struct Notice {
    /// `unchanged`, or what has changed.
    pub tone: &'static str,
    pub text: String,
}

pub struct Supposed {
    pub rule: String,
    pub value: String,
    pub published: String,
    pub back: String,
}

impl Notices {
    pub fn of(
        app: &App,
        lang: Language,
        game: &str,
        state: &State,
        table: &Table,
        seal: Option<&str>,
    ) -> Self {
        let since = seal.filter(|seal| !seal.is_empty()).zip(table.last()).map(|(seal, last)| {
            let tone: &'static str = match seal.parse::<Seal>() {
                Ok(made) => made.since(&Seal::of(last)).into(),
                Err(_) => "unreadable",
            };
            Notice { tone, text: app.say(lang, &format!("since-{tone}")) }
        });
        let published = app.assistant.catalog().get(&state.ruleset);
        let supposed = published.into_iter().flat_map(|published| {
            state.what_if.iter().map(move |it| Supposed {
                rule: names::rule(app.locale(), lang, published.engine(), &it.rule),
                value: value(app, lang, published, &it.rule, &it.value),
                published: published
                    .ground(&it.rule)
                    .and_then(|ground| ground.value.as_deref())
                    .map(|taken| value(app, lang, published, &it.rule, taken))
                    .unwrap_or_default(),
                back: state.taking_back(&it.rule).address(lang, game),
            })
        });
        Self {
            since,
            supposed: supposed.collect(),
            published: table.published.as_ref().map(|ruling| Decided::from(ruling).say(app, lang)),
            as_published: State { what_if: Vec::new(), ..state.clone() }.address(lang, game),
        }
    }
}

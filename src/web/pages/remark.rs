use std::collections::BTreeMap;

use axum::{
    Form,
    extract::{Path, State, rejection::FormRejection},
    response::{IntoResponse, Redirect, Response},
};

use crate::{
    answer::Fault,
    corpus::Language,
    history::{MOST_REMARK_CHARACTERS, Mark},
    web::{
        App, Reader, Visit, address, form,
        refusal::{Refusal, Why},
    },
};

/// What a reader says of an answer, or that they take it back.
enum Said {
    Mark(Mark, String),
    TakeBack,
}

/// `POST /{lang}/answers/{id}/remark` `mark=wrong|unclear&remark=…` or `take-back=yes`: notes it for a person to judge.
pub async fn post(
    State(app): State<App>,
    reader: Reader,
    visit: Visit,
    Path((_, id)): Path<(String, String)>,
    form: Result<Form<BTreeMap<String, String>>, FormRejection>,
) -> Result<Response, Refusal> {
    let said = read(&app, reader.lang, form::read(form)?)?;
    let address = format!("{}#remark", address::answer(reader.lang, &id));
    let cookie = app
        .work(move |app| match said {
            Said::TakeBack => take_back(app, &visit, &id).map(|()| None),
            Said::Mark(mark, text) => {
                let (visitor, cookie) = visit.asking(app)?;
                if !app.history.remark(&visitor, &id, mark, &text)? {
                    return Err(Why::Unknown.into());
                }
                Ok(cookie)
            }
        })
        .await?;
    Ok((reader.remember(), cookie, Redirect::to(&address)).into_response())
}

/// Whoever is not known has said nothing that could be taken back.
fn take_back(app: &App, visit: &Visit, id: &str) -> Result<(), Refusal> {
    if app.history.get(id)?.is_none() {
        return Err(Why::Unknown.into());
    }
    if let Some(visitor) = visit.visitor(app)? {
        app.history.take_back(&visitor, id)?;
    }
    Ok(())
}

fn read(app: &App, lang: Language, mut fields: BTreeMap<String, String>) -> Result<Said, Refusal> {
    if fields.remove("take-back").is_some() {
        return Ok(Said::TakeBack);
    }
    let fault = |at: &str, message| Fault { at: at.to_owned(), message };
    let mut faults = Vec::new();
    // A browser sends two letters for each end of a line.
    let text = fields.remove("remark").unwrap_or_default().replace("\r\n", "\n");
    if text.chars().count() > MOST_REMARK_CHARACTERS {
        let most = MOST_REMARK_CHARACTERS.to_string();
        let words = [("most", &*most)];
        faults.push(fault("remark", app.locale().fill(lang, "fault-remark-too-long", &words)));
    }
    match fields.remove("mark").unwrap_or_default().parse() {
        Ok(mark) if faults.is_empty() => return Ok(Said::Mark(mark, text)),
        Ok(_) => {}
        Err(_) => faults.push(fault("mark", app.say(lang, "fault-mark"))),
    }
    Err(Refusal::unreadable(faults, lang))
}

use std::collections::BTreeMap;

use axum::{
    Form,
    extract::{Path, State, rejection::FormRejection},
    response::{IntoResponse, Redirect, Response},
};

use crate::{
    history::Sharing,
    web::{
        App, Reader, Visit, address, form,
        refusal::{Refusal, Why},
    },
};

/// `POST /{lang}/answers/{id}/share` `with=everyone|own`: offers an answer of this visitor to all who ask something similar.
pub async fn post(
    State(app): State<App>,
    reader: Reader,
    visit: Visit,
    Path((_, id)): Path<(String, String)>,
    form: Result<Form<BTreeMap<String, String>>, FormRejection>,
) -> Result<Response, Refusal> {
    let with = form::read(form)?.remove("with").unwrap_or_default();
    let sharing: Sharing = with.parse().map_err(|_| Refusal::from(Why::Unreadable))?;
    let address = format!("{}#share", address::answer(reader.lang, &id));
    app.work(move |app| {
        let shared = match visit.visitor(app)? {
            Some(visitor) => app.history.share(&visitor, &id, sharing)?,
            None => false,
        };
        if shared { Ok(()) } else { Err(Why::Unknown.into()) }
    })
    .await?;
    Ok((reader.remember(), Redirect::to(&address)).into_response())
}

use super::{
    AuditView, Format, Place, Record, RecordError, RecordFault, Rows,
    audit::{self, Audit, AuditError},
    read,
    setting::turn,
    start::{self, StartError},
    voice, write,
};
use crate::{
    answer::{Assistant, Failure, FailureKind, Fault, RulingView},
    corpus::Language,
    engine::{Arg, Message, PositionError, Referee},
};

/// A record to be audited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditRequest {
    pub ruleset: String,
    pub record: String,
    /// Where it begins; otherwise what the record says, or a published start.
    pub position: Option<String>,
    /// Otherwise the one that it looks like.
    pub format: Option<Format>,
    /// From which end it counts the rows; otherwise as its format does.
    pub rows: Option<Rows>,
    pub lang: Language,
}

/// Rules on every move of a record, and compares it with what it says of itself.
///
/// # Errors
///
/// When there is no such ruleset, or the record or the position cannot be read: every fault, with line and column.
pub fn audit(assistant: &Assistant, request: &AuditRequest) -> Result<AuditView, Failure> {
    Ok(voice::tell(&run(assistant, request)?, assistant, request.lang))
}

/// A ruling for each move of a record, the first illegal one the last, and why play stopped where no ruling says it.
///
/// # Errors
///
/// As [`audit`].
pub fn rulings(
    assistant: &Assistant,
    request: &AuditRequest,
) -> Result<(Vec<RulingView>, Option<String>), Failure> {
    let audit = run(assistant, request)?;
    let views = audit
        .rulings
        .iter()
        .map(|ruling| assistant.view(ruling, audit.referee, request.lang))
        .collect();
    let is_told = audit.rulings.last().is_some_and(|ruling| ruling.legal == Some(false));
    let stop = voice::tell(&audit, assistant, request.lang).stop.filter(|_| !is_told);
    Ok((views, stop.map(|stop| stop.text)))
}

/// Writes a record in another format.
///
/// # Errors
///
/// As [`audit`]; and when a move is not legal or out of turn, or the format is for other games.
pub fn convert(
    assistant: &Assistant,
    request: &AuditRequest,
    to: Format,
) -> Result<String, Failure> {
    let referee = assistant.referee(&request.ruleset, request.lang)?;
    let speaker = Speaker { assistant, lang: request.lang };
    let record = speaker.read(request, referee)?;
    let start = start::find(&record, referee, request.position.as_deref(), request.rows)
        .map_err(|error| speaker.of_start(&error, referee))?;
    let moves = start::line(&record, referee, &start.position, start.rows);
    let beginner = turn(referee, &start.position);
    if let Some(ply) = audit::out_of_turn(&record, beginner).filter(|&ply| ply <= moves.len()) {
        let next = &record.moves[ply];
        let side = referee.sides()[audit::side_at(beginner, ply) as usize];
        let message = Message::new("record-stop-wrong-side")
            .with("ply", ply + 1)
            .with("written", next.text.as_str())
            .with("side", Arg::Word(side));
        return Err(unreadable(vec![speaker.fault(Some(next.place), &message)]));
    }
    if let Some(next) = record.moves.get(moves.len()) {
        let message = Message::new("record-fault-pass-to-write");
        return Err(unreadable(vec![speaker.fault(Some(next.place), &message)]));
    }
    write(to, referee, Some(&start.position), &moves).map_err(|error| {
        let place = match &error {
            super::WriteError::Illegal { index, .. }
            | super::WriteError::Ruling(crate::engine::RulingError::Move { index, .. }) => {
                record.moves.get(*index).map(|written| written.place)
            }
            _ => None,
        };
        let faults = error.messages();
        unreadable(faults.iter().map(|message| speaker.fault(place, message)).collect())
    })
}

fn run<'a>(assistant: &'a Assistant, request: &AuditRequest) -> Result<Audit<'a>, Failure> {
    let referee = assistant.referee(&request.ruleset, request.lang)?;
    let speaker = Speaker { assistant, lang: request.lang };
    let record = speaker.read(request, referee)?;
    let others =
        assistant.catalog().of_game(referee.game()).filter(|other| other.id() != referee.id());
    let places: Vec<Place> = record.moves.iter().map(|written| written.place).collect();
    audit::audit(record, referee, others, request.position.as_deref(), request.rows).map_err(
        |error| match error {
            AuditError::Start(error) => speaker.of_start(&error, referee),
            AuditError::Move { index, faults } => {
                let place = places.get(index).copied();
                unreadable(faults.iter().map(|message| speaker.fault(place, message)).collect())
            }
        },
    )
}

/// Says what is wrong with a record.
struct Speaker<'a> {
    assistant: &'a Assistant,
    lang: Language,
}

impl Speaker<'_> {
    fn read(&self, request: &AuditRequest, referee: &dyn Referee) -> Result<Record, Failure> {
        let record =
            read(&request.record, request.format, referee).map_err(|RecordError(faults)| {
                let say =
                    |RecordFault { place, message }: &RecordFault| self.fault(*place, message);
                unreadable(faults.iter().map(say).collect())
            })?;
        if record.moves.is_empty() && record.position.is_none() && request.position.is_none() {
            let message = Message::new("record-fault-empty");
            return Err(unreadable(vec![self.fault(None, &message)]));
        }
        Ok(record)
    }

    /// A fault of the record, with its line and column.
    fn fault(&self, place: Option<Place>, message: &Message) -> Fault {
        let locale = self.assistant.locale();
        let said = locale.say(self.lang, message);
        let message = match place {
            Some(Place { line, column }) => {
                let (line, column) = (line.to_string(), column.to_string());
                let words = [("line", &*line), ("column", &*column), ("fault", &*said)];
                locale.fill(self.lang, "record-at", &words)
            }
            None => said,
        };
        Fault { at: "record".into(), message }
    }

    fn of_start(&self, error: &StartError, referee: &dyn Referee) -> Failure {
        let locale = self.assistant.locale();
        let (at, messages) = match error {
            StartError::Position(PositionError(faults)) => ("position", faults.clone()),
            StartError::NoSuchSize(size) => {
                let known: Vec<&str> =
                    referee.starts().iter().map(|start| start.size.as_str()).collect();
                let message = Message::new("record-fault-no-such-size");
                let message = message.with("size", size.to_string());
                ("record", vec![message.with("known", known.join(", "))])
            }
            StartError::WhichRows { both: true } => {
                ("rows", vec![Message::new("record-ask-rows-both")])
            }
            StartError::WhichRows { both: false } => {
                ("rows", vec![Message::new("record-ask-rows-neither")])
            }
        };
        let say = |message: &Message| Fault {
            at: at.to_owned(),
            message: locale.say(self.lang, message),
        };
        unreadable(messages.iter().map(say).collect())
    }
}

fn unreadable(faults: Vec<Fault>) -> Failure {
    Failure { kind: FailureKind::Unreadable, faults }
}

use super::{
    Arg, Bases, Basis, Game, Message, PositionError, Referee, Size, Start, Values,
    checked::Checked, rules::Entry,
};
use crate::corpus::{Library, Problems, RulesetFile, StartFile, line_of, sha256};

/// Reads the rules of a ruleset file and checks every citation in it.
///
/// Whatever is wrong is added to `problems`; a ruleset with a problem does not load.
pub fn load<G: Game>(
    file: &RulesetFile,
    library: &Library,
    problems: &mut Problems,
) -> Option<Box<dyn Referee>> {
    let mut own = Problems::default();
    let bases = Bases::<G::Rule>::read(file, library, &mut own);
    let mut values = Values::new(file, &mut own);
    let game = G::new(&mut values);
    let choices = values.into_choices();
    let starts: Vec<Start> = file
        .starts
        .iter()
        .filter_map(|start| read_start(&game, start, file, library, &mut own))
        .collect();
    let sound = own.is_empty() && !starts.is_empty();
    problems.append(own);
    let bases = bases.filter(|_| sound)?;
    let documents = file.documents.iter().map(|document| document.get_ref().clone()).collect();
    let sha256 = sha256(&file.text);
    Some(Box::new(Checked { file: file.clone(), documents, sha256, starts, bases, choices, game }))
}

fn read_start<G: Game>(
    game: &G,
    start: &StartFile,
    file: &RulesetFile,
    library: &Library,
    problems: &mut Problems,
) -> Option<Start> {
    let line = line_of(&file.text, start.position.span().start);
    let StartFile { size, position, cite, quote, read, assumed, elsewhere } = start;
    let entry = Entry {
        cite,
        quote: quote.as_deref(),
        read: read.as_ref(),
        assumed: assumed.as_ref(),
        elsewhere: elsewhere.as_ref(),
    };
    let basis = Basis::read(entry, file, library, problems);
    let position = match game.read(position.get_ref()) {
        Ok(reading) => reading.position,
        Err(PositionError(faults)) => {
            for fault in faults {
                problems.add(&file.file, line, format!("bad start position: {}", plain(&fault)));
            }
            return None;
        }
    };
    for defect in game.defects(&position) {
        problems.add(&file.file, line, format!("bad start position: {}", plain(&defect.message)));
    }
    let written: Size = game.diagram(&position).size;
    if written.to_string() != *size {
        problems.add(&file.file, line, format!("the start is {written}, not {size}"));
    }
    Some(Start { size: size.clone(), position: game.write(&position), basis: basis? })
}

/// A message for authors of a corpus, who read English: its key in words, and what it speaks of.
fn plain(message: &Message) -> String {
    let args: Vec<String> = message
        .args
        .iter()
        .map(|(name, arg)| match arg {
            Arg::Text(text) => format!("{name} `{text}`"),
            Arg::Count(count) => format!("{name} {count}"),
            Arg::Word(word) => format!("{name} {word}"),
            Arg::Texts(texts) => format!("{name} {}", texts.join(" ")),
            Arg::Counts(counts) => {
                let counts: Vec<_> = counts.iter().map(ToString::to_string).collect();
                format!("{name} {}", counts.join(" "))
            }
            Arg::Squares(squares) => {
                let squares: Vec<_> = squares.iter().map(ToString::to_string).collect();
                format!("{name} {}", squares.join(" "))
            }
        })
        .collect();
    format!("{} ({})", message.key.replace('-', " "), args.join(", "))
}

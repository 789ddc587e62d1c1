use super::{
    Arg, Ask, AskFault, Bases, Board, Diagram, Edit, Finding, Game, Gesture, Ground, Message, Note,
    Notes, Outcome, PieceKind, PositionError, Reading, Referee, Role, Ruling, RulingError, SetUp,
    Side, Size, Square, Start, Support, Unrecorded, Values, off_board, rules::Choice, setup,
    simulate,
};
use crate::corpus::{PerLanguage, Problems, RulesetFile, Words};

/// A ruleset that has been checked against the library.
///
/// Invariant: every rule of the game has a ground whose citation resolves; there is a start, and all starts can be read.
pub struct Checked<G: Game> {
    pub(super) file: RulesetFile,
    pub(super) documents: Vec<String>,
    pub(super) sha256: String,
    pub(super) starts: Vec<Start>,
    pub(super) bases: Bases<G::Rule>,
    pub(super) choices: Vec<Choice>,
    pub(super) game: G,
}

impl<G: Game> Checked<G> {
    fn finding(&self, note: Note<G::Rule>) -> Finding {
        let Note { rule, role, message, mut at } = note;
        at.sort_unstable();
        at.dedup();
        Finding { ground: self.bases.ground(rule).clone(), role, message, at }
    }

    fn read(&self, position: Option<&str>) -> Result<Reading<G::Position>, PositionError> {
        self.game.read(position.unwrap_or(&self.starts[0].position))
    }

    /// The remark that a side to move had to be supplied. It rests on the rule called `first-move`, where the game has one.
    fn turn_remark(&self, position: &G::Position) -> Option<Finding> {
        let ground = self.ground("first-move")?.clone();
        let side = G::SIDES[self.game.turn(position) as usize];
        let message = Message::new("remark-turn-assumed").with("side", Arg::Word(side));
        Some(Finding { ground, role: Role::Remarks, message, at: Vec::new() })
    }

    /// What comes before the ruling itself: an assumed turn, and what is wrong with the position.
    fn preface(&self, reading: &Reading<G::Position>) -> Vec<Finding> {
        let turn = reading.turn_assumed.then(|| self.turn_remark(&reading.position)).flatten();
        let defects = self.game.defects(&reading.position);
        turn.into_iter().chain(defects.into_iter().map(|note| self.finding(note))).collect()
    }

    fn ruling(
        &self,
        position: &G::Position,
        ask: &Ask,
        preface: Vec<Finding>,
        notes: Vec<Note<G::Rule>>,
    ) -> Ruling {
        let notes = notes.into_iter().map(|note| self.finding(note));
        let findings = preface.into_iter().chain(notes).collect();
        Ruling::new(&self.file.id, self.game.write(position), ask, findings)
    }

    /// Where the game stands at the end of a line, and why.
    fn standing(&self, line: &[G::Position]) -> (Outcome<G::Rule>, Notes<G::Rule>) {
        let position = line.last().expect("a line has a first position");
        let mut notes = Notes::default();
        let outcome = self.game.outcome(position, &mut Unrecorded);
        if outcome.is_over() {
            return (self.game.outcome(position, &mut notes), notes);
        }
        (self.game.outcome_of_line(line, &mut notes), notes)
    }

    /// Rules on a move at the end of a line.
    fn rule_on_move(&self, line: &[G::Position], mv: G::Move, preface: Vec<Finding>) -> Ruling {
        let position = line.last().expect("a line has a first position");
        let ask = Ask::Move(mv.to_string());
        let (before, notes) = self.standing(line);
        if before.is_over() {
            let mut ruling = self.ruling(position, &ask, preface, notes.notes);
            ruling.mv = Some(mv.to_string());
            ruling.legal = Some(false);
            ruling.verdict = Some(false);
            ruling.ends(&before, G::SIDES);
            return ruling;
        }
        let mut notes = Notes::default();
        let judged = self.game.judge(position, mv, &mut notes);
        let after = judged.ok().map(|step| {
            let line: Vec<_> = line.iter().cloned().chain([step.position.clone()]).collect();
            let outcome = match step.outcome {
                Outcome::Ongoing => self.game.outcome_of_line(&line, &mut notes),
                over => over,
            };
            (step.position, outcome)
        });
        let mut ruling = self.ruling(position, &ask, preface, notes.notes);
        ruling.mv = Some(mv.to_string());
        ruling.legal = Some(after.is_some());
        ruling.verdict = ruling.legal;
        if let Some((after, outcome)) = &after {
            ruling.ends(outcome, G::SIDES);
            ruling.captures = notes.removed;
            ruling.captures.sort_unstable();
            ruling.result = Some(self.game.write(after));
        }
        ruling
    }

    fn status(&self, reading: &Reading<G::Position>) -> Ruling {
        let mut notes = Notes::default();
        let outcome = self.game.outcome(&reading.position, &mut notes);
        if !outcome.is_over() {
            self.game.prospects(&reading.position, &mut notes);
        }
        let mut ruling =
            self.ruling(&reading.position, &Ask::Status, self.preface(reading), notes.notes);
        ruling.ends(&outcome, G::SIDES);
        ruling
    }

    fn list_moves(&self, reading: &Reading<G::Position>, ask: &Ask, of: Option<Square>) -> Ruling {
        let position = &reading.position;
        let mut notes = Notes::default();
        let outcome = self.game.outcome(position, &mut notes);
        let mut moves = Vec::new();
        if !outcome.is_over() {
            moves = simulate::moves(&self.game, position);
            moves.retain(|&mv| of.is_none_or(|of| self.game.is_move_of(position, mv, of)));
            if let Some(&example) = moves.first() {
                notes = Notes::default();
                let _ = self.game.judge(position, example, &mut notes);
                notes.notes.truncate(1);
                for note in &mut notes.notes {
                    note.message = Message::new("moves-listed").with("count", moves.len());
                    note.at.clear();
                }
            }
        }
        let mut ruling = self.ruling(position, ask, self.preface(reading), notes.notes);
        ruling.moves = moves.iter().map(ToString::to_string).collect();
        ruling.moves.sort();
        ruling.ends(&outcome, G::SIDES);
        ruling
    }
}

impl<G: Game> Referee for Checked<G> {
    fn id(&self) -> &str {
        &self.file.id
    }
    fn game(&self) -> &str {
        self.file.id.split('/').next().unwrap_or_default()
    }
    fn engine(&self) -> &'static str {
        G::KEY
    }
    fn names(&self) -> &Words {
        &self.file.names
    }
    fn short_names(&self) -> &Words {
        &self.file.short_names
    }
    fn aliases(&self) -> &PerLanguage {
        &self.file.aliases
    }
    fn documents(&self) -> &[String] {
        &self.documents
    }
    fn sides(&self) -> [&'static str; 2] {
        G::SIDES
    }
    fn gesture(&self) -> Gesture {
        G::GESTURE
    }
    fn pieces(&self) -> Vec<PieceKind> {
        setup::kinds::<G::Man>()
    }

    fn sizes(&self) -> Vec<Size> {
        let squares = (1..=Size::LARGEST).map(|side| Size { columns: side, rows: side });
        let played = squares.filter(|&size| {
            let blank = Board::<G::Man>::empty(size, Side::First).write(G::SIDES);
            self.game.read_board(&blank).is_ok()
        });
        let mut sizes: Vec<Size> = played.collect();
        let starts = self.starts.iter().filter_map(|start| self.diagram(&start.position).ok());
        sizes.extend(starts.map(|diagram| diagram.size));
        sizes.sort_unstable_by_key(|size| (size.area(), size.columns));
        sizes.dedup();
        sizes
    }

    fn sha256(&self) -> &str {
        &self.sha256
    }
    fn starts(&self) -> &[Start] {
        &self.starts
    }
    fn grounds(&self) -> &[Ground] {
        self.bases.all()
    }

    fn other_values(&self, rule: &str) -> Vec<&'static str> {
        let Some(ground) = self.ground(rule) else { return Vec::new() };
        if ground.basis.support == Support::Stated {
            return Vec::new();
        }
        let choice = self.choices.iter().filter(|choice| choice.rule == rule);
        let values = choice.flat_map(|choice| choice.values.iter().copied());
        values.filter(|value| ground.value.as_deref() != Some(value)).collect()
    }

    fn supposing(&self, others: &[(String, String)]) -> Result<Box<dyn Referee>, Vec<Message>> {
        let mut faults = Vec::new();
        let mut file = self.file.clone();
        let mut bases = self.bases.clone();
        for (rule, value) in others {
            let known = self.other_values(rule);
            let taken = self.ground(rule).and_then(|ground| ground.value.as_ref());
            let raw = file.rules.iter_mut().find(|(key, _)| key.get_ref() == rule);
            match raw {
                _ if taken == Some(value) => {}
                Some((_, raw)) if known.contains(&value.as_str()) => {
                    raw.value = Some(toml::Spanned::new(0..0, toml::Value::String(value.clone())));
                    bases = bases.supposing(rule, value);
                }
                _ => {
                    let fault = Message::new("fault-no-other-reading")
                        .with("rule", rule.as_str())
                        .with("value", value.as_str())
                        .with("known", known.join(", "))
                        .with("count", known.len());
                    faults.push(fault);
                }
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut problems = Problems::default();
        let mut values = Values::new(&file, &mut problems);
        let game = G::new(&mut values);
        let choices = values.into_choices();
        let begun =
            |start: &Start| Start { position: begun(&game, &start.position), ..start.clone() };
        let starts = self.starts.iter().map(begun).collect();
        Ok(Box::new(Self {
            documents: self.documents.clone(),
            sha256: self.sha256.clone(),
            starts,
            file,
            bases,
            choices,
            game,
        }))
    }

    fn set_up(&self, board: Option<&str>, edits: &[Edit]) -> Result<SetUp, PositionError> {
        let mut board = self.game.read_board(board.unwrap_or(&self.starts[0].position))?.position;
        for change in edits {
            board = setup::edit(&board, change, G::SIDES);
        }
        let text = board.write(G::SIDES);
        let board = self.game.read_board(&text)?.position;
        Ok(SetUp { text, diagram: self.game.diagram_of(&board) })
    }

    fn normalise(&self, position: &str) -> Result<Reading<String>, PositionError> {
        let Reading { position, turn_assumed } = self.game.read(position)?;
        Ok(Reading { position: self.game.write(&position), turn_assumed })
    }

    fn diagram(&self, position: &str) -> Result<Diagram, PositionError> {
        Ok(self.game.diagram(&self.game.read(position)?.position))
    }

    fn rule_on(&self, position: Option<&str>, ask: &Ask) -> Result<Ruling, RulingError> {
        let reading = self.read(position)?;
        match ask {
            Ask::Move(text) => {
                let mv = self
                    .game
                    .read_move(&reading.position, text)
                    .map_err(|faults| RulingError::Move { index: 0, faults })?;
                let preface = self.preface(&reading);
                Ok(self.rule_on_move(&[reading.position], mv, preface))
            }
            Ask::Status => Ok(self.status(&reading)),
            Ask::Moves => Ok(self.list_moves(&reading, ask, None)),
            Ask::MovesOf(of) => {
                let size = self.game.diagram(&reading.position).size;
                if !size.contains(*of) {
                    return Err(RulingError::Ask(off_board(*of, size)));
                }
                Ok(self.list_moves(&reading, ask, Some(*of)))
            }
            Ask::Examine(what) => {
                let size = self.game.diagram(&reading.position).size;
                if !size.contains(what.square()) {
                    return Err(RulingError::Ask(off_board(what.square(), size)));
                }
                let mut notes = Notes::default();
                let examined = self
                    .game
                    .examine(&reading.position, *what, &mut notes)
                    .map_err(|AskFault(fault)| RulingError::Ask(fault))?;
                let preface = self.preface(&reading);
                let mut ruling = self.ruling(&reading.position, ask, preface, notes.notes);
                ruling.verdict = examined.verdict;
                ruling.squares = examined.squares;
                ruling.squares.sort_unstable();
                Ok(ruling)
            }
        }
    }

    fn play(&self, position: Option<&str>, moves: &[String]) -> Result<Vec<Ruling>, RulingError> {
        let reading = self.read(position)?;
        let mut preface = self.preface(&reading);
        let mut line = vec![reading.position];
        let mut rulings = Vec::new();
        for (index, text) in moves.iter().enumerate() {
            let at = &line[line.len() - 1];
            let mv = self
                .game
                .read_move(at, text)
                .map_err(|faults| RulingError::Move { index, faults })?;
            let ruling = self.rule_on_move(&line, mv, std::mem::take(&mut preface));
            let result = ruling.result.clone();
            rulings.push(ruling);
            match result {
                Some(result) => line.push(self.game.read(&result)?.position),
                None => break,
            }
        }
        Ok(rulings)
    }

    fn perft(&self, position: Option<&str>, depth: u32) -> Result<u64, PositionError> {
        Ok(simulate::perft(&self.game, &self.read(position)?.position, depth))
    }

    fn play_all(&self, position: Option<&str>, depth: u32) -> Result<u64, PositionError> {
        Ok(simulate::play_all(&self.game, &self.read(position)?.position, depth))
    }
}

/// A start, with the side to move that begins under these rules.
fn begun<G: Game>(game: &G, position: &str) -> String {
    let rows = position.split(' ').next().unwrap_or(position);
    game.read(rows).map_or_else(|_| position.to_owned(), |reading| game.write(&reading.position))
}

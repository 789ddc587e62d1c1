//! Words that tell what is asked about a position, in each language.

use crate::corpus::Language;

/// Words of one meaning. In English and German a `*` at the end stands for any ending; words of several parts match in sequence.
pub struct Cue {
    en: &'static [&'static str],
    de: &'static [&'static str],
    zh: &'static [&'static str],
}

impl Cue {
    /// Words of one meaning in English, German and Chinese.
    pub const fn of(
        en: &'static [&'static str],
        de: &'static [&'static str],
        zh: &'static [&'static str],
    ) -> Self {
        Self { en, de, zh }
    }
}

/// Whether something is allowed is asked.
pub const MAY: Cue = Cue {
    en: &[
        "may",
        "can",
        "could",
        "allowed",
        "legal*",
        "permitted",
        "possible",
        "playable",
        "valid",
        "ok",
        "okay",
        "able",
    ],
    de: &[
        "darf*",
        "dürf*",
        "kann",
        "können",
        "könnt*",
        "erlaubt*",
        "zulässig*",
        "legal*",
        "geht",
        "möglich*",
        "gültig*",
        "spielbar*",
    ],
    zh: &["可以", "能", "可不可以", "合法", "允許", "行嗎", "准"],
};

/// Whether something is forbidden is asked.
pub const FORBIDDEN: Cue = Cue {
    en: &[
        "forbidden",
        "illegal*",
        "prohibited",
        "banned",
        "not allowed",
        "against the rules",
        "invalid",
    ],
    de: &[
        "verboten*",
        "regelwidrig*",
        "unzulässig*",
        "illegal*",
        "untersagt*",
        "ungültig*",
        "nicht erlaubt",
        "nicht zulässig",
        "gegen die regeln",
    ],
    zh: &["禁止", "不可以", "不能", "不合法", "違規", "犯規", "違法"],
};

pub const WIN: Cue = Cue {
    en: &["win*", "won", "victor*"],
    de: &["gewinn*", "gewonnen", "gewann", "sieg*"],
    zh: &["贏", "勝", "獲勝"],
};

pub const LOSE: Cue = Cue {
    en: &["lose*", "lost", "losing"],
    de: &["verliert", "verlieren", "verloren", "verliere"],
    zh: &["輸"],
};

/// Something leaves the board.
pub const TAKEN: Cue = Cue {
    en: &[
        "captur*",
        "taken",
        "take",
        "takes",
        "removed",
        "remove*",
        "disappear*",
        "come off",
        "comes off",
        "off",
        "gone",
        "die",
        "dies",
        "dead",
        "killed",
        "seized",
        "beaten",
        "caught",
        "got",
        "lose",
        "lost",
        "loses",
        "vanish*",
        "eliminated",
    ],
    de: &[
        "geschlag*",
        "schlägt",
        "schlag*",
        "gefangen*",
        "fängt",
        "fang*",
        "entfern*",
        "vom brett",
        "fliegt",
        "weg",
        "genommen",
        "verschwind*",
        "verlier*",
        "verloren",
        "raus",
        "herunter",
        "runter",
        "tot",
        "stirbt",
        "erobert",
        "kommt weg",
    ],
    zh: &["吃", "提", "拿掉", "抓", "捕", "消失", "移除", "移走", "死", "被殺", "拿走", "捉"],
};

/// Which one is asked, not whether.
pub const WHICH: Cue = Cue {
    en: &["what", "which", "who", "whom", "list", "how many", "show me", "whose"],
    de: &["was", "welch*", "wer", "wen", "wie viele", "wieviele", "wem"],
    zh: &["什麼", "哪些", "哪", "誰", "幾", "多少"],
};

pub const WHERE: Cue = Cue {
    en: &[
        "where",
        "which point*",
        "which square*",
        "what point*",
        "which move*",
        "what move*",
        "all moves",
        "legal moves",
    ],
    de: &[
        "wo",
        "wohin",
        "welche punkte",
        "welchen punkten",
        "welche felder",
        "welche züge",
        "alle züge",
        "auf welche*",
    ],
    zh: &[
        "哪裡",
        "哪裏",
        "哪兒",
        "哪些點",
        "哪些格",
        "哪幾",
        "哪些地方",
        "哪個點",
        "什麼地方",
        "哪些走法",
    ],
};

pub const BOUNDED: Cue = Cue {
    en: &[
        "bounded",
        "stuck",
        "enclosed",
        "boxed",
        "trapped",
        "hemmed",
        "closed in",
        "surrounded",
        "locked in",
    ],
    de: &[
        "eingeschlossen*",
        "eingekesselt*",
        "umzingelt*",
        "eingesperrt*",
        "festgesetzt*",
        "umschlossen*",
        "erstickt",
        "gefangen",
    ],
    zh: &["封死", "圍死", "被圍", "封住", "困住", "堵死", "悶死"],
};

pub const GROW: Cue = Cue {
    en: &["grow*", "expand*", "extend*", "room", "alive"],
    de: &["wachs*", "wächst", "weiterwachs*", "erweiter*", "ausbreit*", "vergrößer*", "lebt"],
    zh: &["生長", "延伸", "擴", "繼續長", "再長", "能長", "可以長", "還長", "長到", "活"],
};

pub const ROOT: Cue = Cue {
    en: &["root*", "group*", "chain*"],
    de: &["wurzel*", "gruppe*", "kette*"],
    zh: &["根", "連通塊", "棋串", "棋塊"],
};

pub const KING: Cue = Cue { en: &["king*"], de: &["könig*", "koenig*"], zh: &["國王", "王"] };

/// Pieces of the other kind, by any name.
pub const MAN: Cue = Cue {
    en: &["man", "men", "pawn*", "soldier*", "piece*", "guard*", "attacker*", "defender*"],
    de: &[
        "söldner*",
        "wächter*",
        "leibwächter*",
        "stein*",
        "figur*",
        "männchen*",
        "angreifer*",
        "verteidiger*",
    ],
    zh: &["兵", "棋子", "士兵", "子", "衛"],
};

pub const BLACK: Cue = Cue {
    en: &["black*", "attacker*", "muscovite*"],
    de: &["schwarz*", "angreifer*", "söldner*", "moskowiter*"],
    zh: &["黑", "攻方", "攻擊方", "進攻方"],
};

pub const WHITE: Cue = Cue {
    en: &["white*", "defender*", "swede*", "guard*"],
    de: &["weiß*", "weiss*", "verteidiger*", "wächter*", "leibwächter*", "schweden"],
    zh: &["白", "守方", "防守方"],
};

/// What comes next is supposed to be played.
pub const PLAYS: Cue = Cue {
    en: &[
        "play*", "move*", "go", "goes", "place*", "put*", "slide*", "step*", "to", "stone on",
        "here",
    ],
    de: &["spiel*", "zieh*", "zög*", "setz*", "geh*", "leg*", "nach", "rück*"],
    zh: &["下", "走", "放", "落", "移", "到"],
};

/// A move that was played already, so that the position stands after it.
pub const JUST_PLAYED: Cue = Cue {
    en: &["just", "last", "has played", "was played"],
    de: &["gerade", "eben", "zuletzt", "soeben"],
    zh: &["剛剛", "剛", "剛才", "上一手"],
};

/// A question, made ready for cues.
pub struct Heard {
    /// Small words of the Latin script, in order.
    words: Vec<String>,
    /// The text in small letters, Chinese folded to Simplified.
    folded: String,
}

impl Heard {
    pub fn new(text: &str) -> Self {
        let folded = unasked(fast2s::convert(&text.to_lowercase()));
        let words = folded
            .split(|letter: char| !letter.is_alphanumeric() || is_han(letter))
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect();
        Self { words, folded }
    }

    pub fn has(&self, cue: &Cue) -> bool {
        self.place(cue).is_some()
    }

    fn sequence(&self, pattern: &str) -> Option<usize> {
        let parts: Vec<&str> = pattern.split(' ').collect();
        self.words.windows(parts.len()).position(|words| {
            words.iter().zip(&parts).all(|(word, part)| match part.strip_suffix('*') {
                Some(stem) => word.starts_with(stem),
                None => word == part,
            })
        })
    }

    /// The byte in the folded text at which the first word of this meaning stands.
    pub fn place(&self, cue: &Cue) -> Option<usize> {
        let latin = cue.en.iter().chain(cue.de).filter_map(|pattern| {
            let word = &self.words[self.sequence(pattern)?];
            self.folded.find(word.as_str())
        });
        let chinese = cue.zh.iter().filter_map(|word| self.folded.find(&fast2s::convert(word)));
        latin.chain(chinese).min()
    }

    /// The text in small letters; as many characters as the question, though not as many bytes.
    pub fn folded(&self) -> &str {
        &self.folded
    }
}

/// Takes the negation out of 可不可以 and the like, which ask and deny nothing; places stay.
fn unasked(text: String) -> String {
    [
        ("可不可", "  可"),
        ("能不能", "  能"),
        ("会不会", "  会"),
        ("是不是", "  是"),
        ("算不算", "  算"),
    ]
    .into_iter()
    .fold(text, |text, (asked, plain)| text.replace(asked, plain))
}

pub fn is_han(letter: char) -> bool {
    matches!(letter, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}')
}

/// How a Chinese question is answered with yes or no: by the word that it asks with.
pub fn chinese_yes_no(question: &str, yes: bool) -> &'static str {
    const PAIRS: [(&[&str], &str, &str); 8] = [
        (&["會不會", "会不会", "會被", "会被", "會把", "會判"], "會。", "不會。"),
        (&["必須", "必须", "一定要", "非要", "需要", "要不要", "得要"], "要。", "不用。"),
        (&["可不可以", "可以", "可否"], "可以。", "不可以。"),
        (&["能不能", "能夠", "能够", "能"], "能。", "不能。"),
        (&["算不算", "算"], "算。", "不算。"),
        (&["有沒有", "有没有"], "有。", "沒有。"),
        (&["會", "会"], "會。", "不會。"),
        (&["合法"], "合法。", "不合法。"),
    ];
    let found = PAIRS.iter().find(|(words, _, _)| words.iter().any(|word| question.contains(word)));
    match (found, yes) {
        (Some((_, yes, _)), true) => yes,
        (Some((_, _, no)), false) => no,
        (None, true) => "是的。",
        (None, false) => "不是。",
    }
}

/// The words before an answer: yes or no, as one says it in this language to this question.
pub fn yes_no(question: &str, language: Language, yes: bool) -> &'static str {
    match (language, yes) {
        (Language::English, true) => "Yes.",
        (Language::English, false) => "No.",
        (Language::German, true) => "Ja.",
        (Language::German, false) => "Nein.",
        (Language::Chinese, yes) => chinese_yes_no(question, yes),
    }
}

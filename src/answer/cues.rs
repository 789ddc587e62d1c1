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

/// What to play is asked, not what may be played.
pub const STRATEGY: Cue = Cue {
    en: &[
        "best",
        "strongest",
        "strateg*",
        "tactic*",
        "tip",
        "tips",
        "good move",
        "bad move",
        "better move",
        "should i",
        "easier",
        "easiest",
        "recommend*",
        "edge over",
        "upper hand",
        "good idea",
    ],
    de: &[
        "am besten",
        "beste",
        "bester",
        "bestes",
        "besten",
        "stärkste*",
        "strategie*",
        "taktik*",
        "tipp*",
        "guter zug",
        "schlechter zug",
        "soll ich",
        "sollte ich",
        "leichter",
        "leichtesten",
        "empfiehlst",
        "empfehlenswert*",
        "klüger",
        "sinnvoll",
    ],
    zh: &[
        "最好",
        "最強",
        "最有利",
        "比較有利",
        "比較好",
        "策略",
        "戰術",
        "攻略",
        "技巧",
        "訣竅",
        "比較容易",
        "容易贏",
        "該怎麼走",
        "該怎麼下",
        "怎麼下才",
        "怎麼走才",
        "推薦",
    ],
};

/// Games that are not here.
pub const OTHER_GAME: Cue = Cue {
    en: &[
        "chess",
        "checkers",
        "draughts",
        "backgammon",
        "monopoly",
        "catan",
        "poker",
        "uno",
        "bridge",
        "scrabble",
        "risk",
        "carcassonne",
        "othello",
        "reversi",
        "shogi",
        "xiangqi",
        "gomoku",
        "mahjong",
        "blackjack",
        "in go",
        "game of go",
        "rules of go",
        "ludo",
        "domino*",
        "mancala",
        "yahtzee",
        "canasta",
        "rummy",
        "connect four",
    ],
    de: &[
        "schach",
        "dame",
        "mühle",
        "halma",
        "skat",
        "doppelkopf",
        "mau",
        "kniffel",
        "rommé",
        "siedler",
        "beim go",
        "bei go",
        "im go",
        "go regeln",
        "mikado",
        "romme",
    ],
    zh: &[
        "圍棋",
        "象棋",
        "西洋棋",
        "國際象棋",
        "五子棋",
        "麻將",
        "撲克",
        "大富翁",
        "卡坦",
        "黑白棋",
        "跳棋",
        "將棋",
        "橋牌",
        "軍棋",
        "鬥地主",
        "飛行棋",
        "狼人殺",
        "暗棋",
    ],
};

/// A question, made ready for cues.
pub struct Heard {
    /// Small words of the Latin script, in order, with the byte at which each stands.
    words: Vec<(usize, String)>,
    /// The text in small letters, Chinese folded to Simplified.
    folded: String,
}

impl Heard {
    pub fn new(text: &str) -> Self {
        let folded = unasked(fast2s::convert(&text.to_lowercase()));
        let words = latin_words(&folded);
        Self { words, folded }
    }

    pub fn has(&self, cue: &Cue) -> bool {
        self.place(cue).is_some()
    }

    /// The byte in the folded text at which the first word of this meaning stands.
    pub fn place(&self, cue: &Cue) -> Option<usize> {
        self.places(cue).min()
    }

    /// The bytes in the folded text at which words of this meaning stand.
    pub fn places<'a>(&'a self, cue: &'a Cue) -> impl Iterator<Item = usize> + 'a {
        let latin = cue.en.iter().chain(cue.de).flat_map(|pattern| self.sequences(pattern));
        let chinese = cue.zh.iter().flat_map(|word| {
            let word = fast2s::convert(word);
            self.folded.match_indices(&word).map(|(at, _)| at).collect::<Vec<_>>()
        });
        latin.chain(chinese)
    }

    fn sequences<'a>(&'a self, pattern: &str) -> impl Iterator<Item = usize> + use<'a> {
        let parts: Vec<String> = pattern.split(' ').map(str::to_owned).collect();
        self.words.windows(parts.len()).filter_map(move |words| {
            let all =
                words.iter().zip(&parts).all(|((_, word), part)| match part.strip_suffix('*') {
                    Some(stem) => word.starts_with(stem),
                    None => word == part,
                });
            all.then_some(words[0].0)
        })
    }

    /// How the question asks: whether (`true`), or who, what, where (`false`); `None` where its form does not tell.
    pub fn asks_whether(&self) -> Option<bool> {
        let last = self.folded.trim_end_matches(['?', '？', ' ', '.', '!']);
        let ends = ['.', '?', '!', '。', '？', '！', '\n', ':', '：', '–', ';'];
        let sentence = last
            .char_indices()
            .rfind(|(_, letter)| ends.contains(letter))
            .map_or(0, |(at, letter)| at + letter.len_utf8());
        let mut words =
            self.words.iter().filter(|(at, _)| *at >= sentence).map(|(_, word)| word.as_str());
        if self.folded[sentence..].chars().any(is_han) {
            let sentence = &self.folded[sentence..];
            let whether = [
                "吗",
                "嘛",
                "是否",
                "可否",
                "  可",
                "  能",
                "  会",
                "  是",
                "  算",
                "对不对",
                "没有?",
                "有没有",
            ];
            let which = ["什么", "哪", "谁", "几", "多少", "怎么", "怎样", "如何", "为何"];
            let has = |list: &[&str]| list.iter().any(|word| sentence.contains(word));
            return match (has(&whether), has(&which)) {
                (true, _) => Some(true),
                (false, true) => Some(false),
                (false, false) => None,
            };
        }
        let first = words.find(|word| !OPENERS.contains(word))?;
        if WHETHER.iter().any(|start| match start.strip_suffix('*') {
            Some(stem) => first.starts_with(stem),
            None => first == *start,
        }) {
            return Some(true);
        }
        WHICH_WORDS.contains(&first).then_some(false)
    }

    /// The text in small letters; as many characters as the question, though not as many bytes.
    pub fn folded(&self) -> &str {
        &self.folded
    }
}

fn latin_words(text: &str) -> Vec<(usize, String)> {
    let mut words: Vec<(usize, String)> = Vec::new();
    let mut open = false;
    for (at, letter) in text.char_indices() {
        let belongs = letter.is_alphanumeric() && !is_han(letter);
        match words.last_mut() {
            Some((_, word)) if open && belongs => word.push(letter),
            _ if belongs => words.push((at, letter.to_string())),
            _ => {}
        }
        open = belongs;
    }
    words
}

/// Takes "in which rules" out of a question that asks for the rulesets in which something holds; `None` for other questions.
pub fn in_which_rules(question: &str) -> Option<String> {
    const RULES: [&str; 8] =
        ["rule", "ruleset", "variant", "version", "edition", "regel", "fassung", "ausgabe"];
    let words: Vec<&str> = question.split(' ').collect();
    let is_which = |word: &&str| {
        ["which", "what", "welchen", "welcher", "welchem", "welche"]
            .contains(&&*word.to_lowercase())
    };
    let is_under = |word: &&str| {
        ["in", "under", "by", "for", "nach", "bei", "unter", "laut"]
            .contains(&&*word.to_lowercase())
    };
    let at = words.windows(2).position(|pair| is_under(&pair[0]) && is_which(&pair[1]));
    if let Some(at) = at {
        let rules = words[at + 2..]
            .iter()
            .take(3)
            .position(|word| RULES.iter().any(|rules| word.to_lowercase().contains(rules)))?;
        return Some([&words[..at], &words[at + 3 + rules..]].concat().join(" "));
    }
    [
        "哪些規則",
        "哪套規則",
        "哪一套規則",
        "哪個規則",
        "哪種規則",
        "哪幾套規則",
        "哪些规则",
        "哪套规则",
    ]
    .into_iter()
    .find(|words| question.contains(words))
    .map(|words| question.replace(words, ""))
}

/// Words that a question may open with before it asks.
const OPENERS: &[&str] = &[
    "and",
    "so",
    "but",
    "then",
    "now",
    "ok",
    "okay",
    "well",
    "hi",
    "hello",
    "hey",
    "please",
    "und",
    "also",
    "aber",
    "dann",
    "nun",
    "na",
    "hallo",
    "bitte",
    "eigentlich",
    "wirklich",
    "say",
    "sag",
    "mal",
];

/// A question that opens with one of these asks whether.
const WHETHER: &[&str] = &[
    "is",
    "isn",
    "are",
    "aren",
    "was",
    "do",
    "does",
    "doesn",
    "don",
    "did",
    "can",
    "could",
    "may",
    "might",
    "must",
    "should",
    "shall",
    "will",
    "would",
    "has",
    "have",
    "am",
    "allowed",
    "legal",
    "ist",
    "sind",
    "bin",
    "darf*",
    "dürf*",
    "kann*",
    "könn*",
    "muss*",
    "müss*",
    "soll*",
    "hat",
    "habe*",
    "haben",
    "wird",
    "werden",
    "gilt",
    "gelten",
    "gibt",
    "gewinn*",
    "verlier*",
    "zähl*",
    "geht",
    "gehen",
    "komm*",
    "steht",
    "stehen",
    "liegt",
    "liegen",
    "bleib*",
    "braucht",
    "brauch*",
    "spielt",
    "spielen",
    "endet",
    "fängt",
    "beginnt",
    "macht",
    "schlägt",
    "hilft",
    "passt",
    "reicht",
    "herrscht",
    "stimmt",
    "erlaubt",
    "verboten",
    "zulässig",
    "lassen",
    "lässt",
    "zieht",
    "ziehen",
    "setzt",
];

/// A question that opens with one of these asks for something.
const WHICH_WORDS: &[&str] = &[
    "who", "what", "whats", "which", "where", "when", "why", "how", "whose", "wer", "was",
    "welche", "welcher", "welches", "welchen", "welchem", "wo", "wohin", "wann", "warum", "wie",
    "wieviel", "wieviele", "wessen", "wem", "wen", "woran", "wodurch", "womit", "wofür", "mit",
    "durch", "ab", "für",
];

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

/// How a question with one of these words is answered with yes or no.
const CHINESE_YES_NO: [(&[&str], &str, &str); 8] = [
    (&["會不會", "会不会", "會被", "会被", "會把", "會判"], "會。", "不會。"),
    (&["必須", "必须", "一定要", "非要", "需要", "要不要", "得要"], "要。", "不用。"),
    (&["可不可以", "可以", "可否"], "可以。", "不可以。"),
    (&["能不能", "能夠", "能够", "能"], "能。", "不能。"),
    (&["算不算", "算"], "算。", "不算。"),
    (&["有沒有", "有没有"], "有。", "沒有。"),
    (&["會", "会"], "會。", "不會。"),
    (&["合法"], "合法。", "不合法。"),
];

/// How a Chinese question is answered with yes or no: by the word that it asks with.
pub fn chinese_yes_no(question: &str, yes: bool) -> &'static str {
    let found = CHINESE_YES_NO
        .iter()
        .find(|(words, _, _)| words.iter().any(|word| question.contains(word)));
    match (found, yes) {
        (Some((_, yes, _)), true) => yes,
        (Some((_, _, no)), false) => no,
        (None, true) => "是的。",
        (None, false) => "不是。",
    }
}

/// Splits an answer that opens with yes or no, as its language says it, into that word and the rest.
#[must_use]
pub fn split_verdict(text: &str) -> Option<(&str, &str)> {
    let chinese = CHINESE_YES_NO.iter().flat_map(|(_, yes, no)| [*yes, *no]);
    ["Yes.", "No.", "Ja.", "Nein.", "是的。", "不是。"]
        .into_iter()
        .chain(chinese)
        .find(|word| text.starts_with(word))
        .map(|word| {
            (text[..word.len()].trim_end_matches(['.', '。']), text[word.len()..].trim_start())
        })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_that_opens_with_a_verb_asks_whether() {
        for (question, whether) in [
            ("Can I pass?", Some(true)),
            ("So, is it legal?", Some(true)),
            ("My root is stuck. What comes off?", Some(false)),
            ("Gewinnt, wer am Ende mehr Steine hat?", Some(true)),
            ("Wer fängt an?", Some(false)),
            ("可不可以pass", Some(true)),
            ("國王怎麼被吃？", Some(false)),
            ("c6 for black", None),
        ] {
            assert_eq!(Heard::new(question).asks_whether(), whether, "{question}");
        }
    }

    #[test]
    fn a_negation_that_asks_forbids_nothing() {
        assert!(!Heard::new("這裡可不可以下？").has(&FORBIDDEN));
        assert!(Heard::new("這裡不可以下嗎？").has(&FORBIDDEN));
    }

    #[test]
    fn a_chinese_question_is_answered_by_its_own_verb() {
        assert_eq!(chinese_yes_no("可以跳過嗎？", false), "不可以。");
        assert_eq!(chinese_yes_no("一定要下嗎？", true), "要。");
        assert_eq!(chinese_yes_no("國王會被吃嗎？", false), "不會。");
        assert_eq!(chinese_yes_no("白方贏了嗎？", false), "不是。");
    }

    #[test]
    fn an_answer_is_split_from_its_verdict() {
        assert_eq!(split_verdict("No. It may not."), Some(("No", "It may not.")));
        assert_eq!(split_verdict("不可以。王座只屬於國王。"), Some(("不可以", "王座只屬於國王。")));
        assert_eq!(split_verdict("Nobody has won."), None);
    }

    #[test]
    fn in_which_rules_is_taken_out_of_a_question() {
        assert_eq!(
            in_which_rules("In which Tablut rules may the king capture?").as_deref(),
            Some("may the king capture?")
        );
        assert_eq!(in_which_rules("Which rules are there?"), None);
    }
}

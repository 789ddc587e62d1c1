//! Lists of words that mean the same.

use super::Cue;

/// Whether something is allowed is asked.
pub const MAY: Cue = Cue::of(
    &[
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
    &[
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
    &["可以", "能", "可不可以", "合法", "允許", "行嗎", "准"],
);

/// Whether something is forbidden is asked.
pub const FORBIDDEN: Cue = Cue::of(
    &[
        "forbidden",
        "illegal*",
        "prohibited",
        "banned",
        "not allowed",
        "against the rules",
        "invalid",
    ],
    &[
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
    &["禁止", "不可以", "不能", "不合法", "違規", "犯規", "違法"],
);

pub const WIN: Cue = Cue::of(
    &["win*", "won", "victor*"],
    &["gewinn*", "gewonnen", "gewann", "sieg*"],
    &["贏", "勝", "獲勝"],
);

pub const LOSE: Cue = Cue::of(
    &["lose*", "lost", "losing"],
    &["verliert", "verlieren", "verloren", "verliere"],
    &["輸"],
);

/// Something leaves the board.
pub const TAKEN: Cue = Cue::of(
    &[
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
        "it die",
        "he die",
        "they die",
        "root die",
        "roots die",
        "stone die",
        "stones die",
        "man die",
        "men die",
        "king die",
        "piece die",
        "pieces die",
        "will die",
        "would die",
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
    &[
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
    &["吃", "提", "拿掉", "抓", "捕", "消失", "移除", "移走", "死", "被殺", "拿走", "捉"],
);

/// Which one is asked, not whether.
pub const WHICH: Cue = Cue::of(
    &["what", "which", "who", "whom", "list", "how many", "show me", "whose"],
    &["was", "welch*", "wer", "wen", "wie viele", "wieviele", "wem"],
    &["什麼", "哪些", "哪", "誰", "幾", "多少"],
);

pub const WHERE: Cue = Cue::of(
    &[
        "where",
        "which point*",
        "which square*",
        "what point*",
        "which move*",
        "what move*",
        "all moves",
        "legal moves",
    ],
    &[
        "wo",
        "wohin",
        "welche punkte",
        "welchen punkten",
        "welche felder",
        "welche züge",
        "alle züge",
        "auf welche*",
    ],
    &[
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
);

pub const BOUNDED: Cue = Cue::of(
    &[
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
    &[
        "eingeschlossen*",
        "eingekesselt*",
        "umzingelt*",
        "eingesperrt*",
        "festgesetzt*",
        "umschlossen*",
        "erstickt",
        "gefangen",
    ],
    &["封死", "圍死", "被圍", "封住", "困住", "堵死", "悶死"],
);

pub const GROW: Cue = Cue::of(
    &["grow*", "expand*", "extend*", "room", "alive"],
    &["wachs*", "wächst", "weiterwachs*", "erweiter*", "ausbreit*", "vergrößer*", "lebt"],
    &["生長", "延伸", "擴", "繼續長", "再長", "能長", "可以長", "還長", "長到", "活"],
);

pub const ROOT: Cue = Cue::of(
    &["root*", "group*", "chain*"],
    &["wurzel*", "gruppe*", "kette*"],
    &["根", "連通塊", "棋串", "棋塊"],
);

pub const KING: Cue = Cue::of(&["king*"], &["könig*", "koenig*"], &["國王", "王"]);

pub const BLACK: Cue = Cue::of(
    &["black*", "attacker*", "muscovite*"],
    &["schwarz*", "angreifer*", "söldner*", "moskowiter*"],
    &["黑", "攻方", "攻擊方", "進攻方"],
);

pub const WHITE: Cue = Cue::of(
    &["white*", "defender*", "swede*", "guard*"],
    &["weiß*", "weiss*", "verteidiger*", "wächter*", "leibwächter*", "schweden"],
    &["白", "守方", "防守方"],
);

pub const BLACK_PLAYS: Cue = Cue::of(
    &[
        "may black",
        "can black",
        "could black",
        "is black allowed",
        "black may",
        "black plays",
        "black places",
        "if black",
        "when black",
    ],
    &["darf schwarz", "kann schwarz", "dürfte schwarz", "setzt schwarz", "schwarz setzt"],
    &["黑方可以", "黑棋可以", "黑可以", "黑方能", "黑棋能", "黑方下", "黑棋下"],
);

pub const WHITE_PLAYS: Cue = Cue::of(
    &[
        "may white",
        "can white",
        "could white",
        "is white allowed",
        "white may",
        "white plays",
        "white places",
        "if white",
        "when white",
    ],
    &[
        "darf weiß",
        "kann weiß",
        "dürfte weiß",
        "setzt weiß",
        "weiß setzt",
        "darf weiss",
        "kann weiss",
    ],
    &["白方可以", "白棋可以", "白可以", "白方能", "白棋能", "白方下", "白棋下"],
);

/// What comes next is supposed to be played.
pub const PLAYS: Cue = Cue::of(
    &[
        "play*", "move*", "go", "goes", "place*", "put*", "slide*", "step*", "to", "stone on",
        "here", "land", "lands", "stop", "stops", "enter", "enters",
    ],
    &[
        "spiel*", "zieh*", "zög*", "setz*", "geh*", "leg*", "nach", "rück*", "landen", "landet",
        "anhalten", "betreten", "betritt",
    ],
    &["下", "走", "放", "落", "移", "到", "停"],
);

/// A move that was played already, so that the position stands after it.
pub const JUST_PLAYED: Cue = Cue::of(
    &["just", "last", "has played", "was played"],
    &["gerade", "eben", "zuletzt", "soeben"],
    &["剛剛", "剛", "剛才", "上一手"],
);

/// What to play is asked, not what may be played.
pub const STRATEGY: Cue = Cue::of(
    &[
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
    &[
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
    &[
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
);

/// Games that are not here.
pub const OTHER_GAME: Cue = Cue::of(
    &[
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
    &[
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
    &[
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
);

/// The square that follows is passed, not gone to.
pub const PAST: Cue = Cue::of(
    &["over", "past", "across", "through", "over the man on", "over the piece on"],
    &["über", "durch", "an", "vorbei an", "über den mann auf", "über die figur auf"],
    &["跳過", "越過", "經過", "穿過", "跨過"],
);

/// Words between the square that a piece leaves and the one it goes to.
pub const TO: Cue = Cue::of(
    &["to", "up", "down", "over", "onto"],
    &["nach", "bis", "auf", "zu"],
    &["到", "走", "移", "去", "往"],
);

//! Words by which pieces are put on squares: "king on e5, attackers d5 and f5".

use super::Cue;

/// Between a piece and its square.
pub const ON: Cue =
    Cue::of(&["on", "at", "in", "upon"], &["auf", "bei", "in", "im", "an"], &["在", "位於", "於"]);

/// Says that pieces stand where they stand, and nothing else.
pub const STANDING: Cue = Cue::of(
    &[
        "is",
        "are",
        "stand",
        "stands",
        "standing",
        "sit",
        "sits",
        "sitting",
        "has",
        "have",
        "with",
        "men",
        "man",
        "stone",
        "stones",
        "piece",
        "pieces",
        "soldier",
        "soldiers",
        "pawn",
        "pawns",
        "the",
        "a",
        "an",
        "his",
        "your",
        "our",
        "their",
        "only",
        "just",
        "also",
        "both",
        "all",
        "two",
        "three",
        "four",
        "five",
        "one",
        "another",
        "more",
        "and",
        "plus",
        "left",
        "there",
        "root",
        "group",
        "square",
        "squares",
        "point",
        "points",
        "alone",
        "single",
        "lone",
        "placed",
        "located",
        "still",
        "s",
        "other",
        "surrounded by",
        "remain",
        "remains",
    ],
    &[
        "ist",
        "sind",
        "steht",
        "stehen",
        "liegt",
        "liegen",
        "sitzt",
        "hat",
        "habe",
        "haben",
        "mit",
        "der",
        "die",
        "das",
        "den",
        "dem",
        "ein",
        "eine",
        "einer",
        "einen",
        "dein",
        "ihre",
        "nur",
        "noch",
        "und",
        "sowie",
        "auch",
        "je",
        "jeweils",
        "stein",
        "steine",
        "steinen",
        "figur",
        "figuren",
        "mann",
        "männer",
        "feld",
        "felder",
        "feldern",
        "punkt",
        "zwei",
        "drei",
        "vier",
        "fünf",
        "weitere",
        "weiterer",
        "anderer",
        "wurzel",
        "gruppe",
        "von",
        "einziger",
        "seine",
        "außerdem",
        "dazu",
    ],
    &[
        "有", "只有", "只剩", "的", "站", "停", "放", "和", "跟", "與", "及", "以及", "還有",
        "一顆", "兩顆", "三顆", "四顆", "個", "隻", "枚", "子", "棋", "兵", "方", "我", "分別",
        "則", "各", "根", "也", "上", "顆", "另", "另外", "這", "目前", "現在",
    ],
);

/// Squares are said to be those of the side or the piece that follows.
pub const ARE: Cue = Cue::of(
    &["are", "is", "stand", "stands", "sit", "sits"],
    &["sind", "ist", "steht", "stehen", "sitzt", "liegt", "liegen"],
    &["都是", "是", "皆為", "均為", "都有", "有", "站著", "站的是", "上是", "上有", "放著"],
);

/// Of the side of the king, or of whoever asks.
pub const OWN: Cue = Cue::of(
    &["own"],
    &["eigen", "eigene", "eigener", "eigenes", "eigenen", "eigenem"],
    &["自己的", "己方的", "己方", "自家的", "自家", "自己人", "我方的"],
);

/// A piece goes somewhere: what follows is no place where it stands.
pub const GOES: Cue = Cue::of(
    &[
        "play", "plays", "played", "playing", "move", "moves", "moved", "moving", "go", "goes",
        "going", "put", "puts", "place", "places", "slide", "slides", "step", "steps", "steps to",
        "answers", "answer", "replies", "reply", "responds", "takes", "captures", "enlarge",
        "enlarges", "to", "drops", "drop", "dropped", "slid", "stepped", "went", "came", "comes",
        "come", "jumps", "hops", "shifts", "shifted", "advances", "retreats", "travels", "runs",
        "walks", "returns", "heads", "swings", "glides",
    ],
    &[
        "spiel*", "zieh*", "zög*", "setz*", "geh*", "geht", "ginge", "leg", "lege", "legt",
        "rück*", "antwort*", "nach", "läuft", "schlägt", "möchte", "will", "kommt", "ging", "kam",
        "rutscht", "gleitet", "schiebt", "wandert", "springt", "fährt",
    ],
    &[
        "下", "走", "落", "移", "到", "回", "往", "應", "吃", "提", "去", "想", "要", "放到", "滑",
        "跑", "來到",
    ],
);

pub const ATTACKER: Cue = Cue::of(
    &["attacker*", "muscovite*"],
    &["angreifer*", "söldner*", "moskowiter*"],
    &["攻方", "攻擊方", "進攻方", "攻兵", "攻軍", "傭兵", "黑兵"],
);

pub const DEFENDER: Cue = Cue::of(
    &["defender*", "swede*", "guard", "guards"],
    &["verteidiger*", "wächter*", "leibwächter*", "schwede*"],
    &["守方", "防守方", "守兵", "守軍", "衛兵", "侍衛", "守衛", "白兵"],
);

/// What follows is a clause of its own, in which something is done.
pub const WHEN: Cue = Cue::of(
    &["if", "when", "once", "as soon as", "after", "by"],
    &["wenn", "falls", "sobald", "nachdem", "sofern", "indem"],
    &["如果", "假如", "要是", "若", "當", "一旦"],
);

/// A piece comes to the square that follows.
pub const ARRIVES: Cue = Cue::of(
    &["arrive*", "come", "comes", "gets", "drop", "drops", "occupies", "jump", "jumps", "land*"],
    &["kommt", "besetzt", "springt", "gelangt", "rutscht"],
    &["來到", "抵達", "跳到", "佔"],
);

/// The king, where he is the one spoken of.
pub const HIM: Cue = Cue::of(&["he", "him"], &["er", "ihn"], &["他", "牠"]);

pub const MINE: Cue =
    Cue::of(&["my", "mine"], &["mein", "meine", "meinen", "meiner"], &["我的", "我方"]);

pub const THEIRS: Cue = Cue::of(
    &[
        "his stone",
        "his stones",
        "her stone",
        "her stones",
        "opponent s",
        "his man",
        "his men",
        "enemy",
        "enemies",
        "foe",
        "foes",
        "hostile",
        "opponent*",
        "opposing",
    ],
    &["sein stein", "seine steine", "ihr stein", "ihre steine", "gegner*", "feind*"],
    &["對手的", "對方的", "他的", "敵方", "敵人", "敵子", "敵兵", "敵軍", "對手", "對方"],
);

pub const THRONE: Cue =
    Cue::of(&["throne"], &["thron", "throne", "thronfeld"], &["王座", "寶座", "王位"]);

pub const EMPTY: Cue = Cue::of(
    &["empty", "vacant", "free", "nothing else", "otherwise empty", "rest empty"],
    &["leer", "leere", "leeren", "frei", "sonst nichts", "unbesetzt"],
    &["空的", "空著", "沒人", "沒有別的", "其他都空", "其餘都空"],
);

/// After a side: it is to move.
pub const TO_MOVE: Cue = Cue::of(
    &["to move", "to play", "turn", "s turn", "is next"],
    &["am zug", "dran", "ist dran", "an der reihe"],
    &["先走", "要走"],
);

/// Before a side: it is to move.
pub const TURN_OF: Cue = Cue::of(&["turn of"], &["am zug ist", "dran ist"], &["輪到", "輪", "該"]);

/// The position that a game begins with.
pub const START: Cue = Cue::of(
    &[
        "starting position",
        "start position",
        "initial position",
        "opening position",
        "initial setup",
        "starting setup",
        "from the start",
        "at the start",
        "first move of the game",
    ],
    &[
        "grundstellung",
        "anfangsstellung",
        "startstellung",
        "ausgangsstellung",
        "startaufstellung",
        "grundaufstellung",
        "zu beginn",
        "am anfang",
        "zu anfang",
    ],
    &["開局", "起始盤面", "初始盤面", "起始局面", "初始局面", "一開始", "開始的盤面", "起始位置"],
);

/// Men stand around a piece, on squares that are not named.
pub const AROUND: Cue = Cue::of(
    &[
        "surround*",
        "enclos*",
        "encircl*",
        "on all sides",
        "all four sides",
        "every side",
        "on three sides",
        "other three sides",
        "on two sides",
        "on both sides",
        "around him",
        "around it",
        "beside him",
        "next to him",
        "two attackers",
        "three attackers",
        "four attackers",
        "two men",
        "three men",
        "four men",
    ],
    &[
        "umgeben",
        "umringt",
        "umstellt",
        "umzingelt",
        "eingekreist",
        "eingeschlossen",
        "um sich",
        "um ihn",
        "neben ihm",
        "allen seiten",
        "allen vier seiten",
        "vier seiten",
        "drei seiten",
        "zwei seiten",
        "beiden seiten",
        "zwei angreifer*",
        "drei angreifer*",
        "vier angreifer*",
        "vier schwarze*",
        "drei schwarze*",
        "zwei schwarze*",
    ],
    &[
        "圍住", "包圍", "圍著", "圍困", "四面", "三面", "兩面", "四邊", "三邊", "四周", "周圍",
        "旁邊",
    ],
);

/// Whoever asks goes with a man of their own, or asks for what that man can do.
pub const I_GO: Cue = Cue::of(
    &[
        "can i",
        "may i",
        "could i",
        "am i allowed",
        "my piece",
        "my man",
        "my stone",
        "my guard",
        "my soldier",
        "my defender",
        "my attacker",
    ],
    &[
        "kann ich",
        "darf ich",
        "könnte ich",
        "mein stein",
        "mein mann",
        "meine figur",
        "mein wächter",
        "mein verteidiger",
        "mein angreifer",
        "mein söldner",
    ],
    &["我可以", "我能", "我的兵", "我的白兵", "我的黑兵", "我的棋", "這顆棋", "這個棋", "這個兵"],
);

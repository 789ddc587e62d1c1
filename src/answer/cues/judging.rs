//! Words that tell what is asked about a position.

use super::Cue;

/// Whose turn it is.
pub const ASKS_TURN: Cue = Cue::of(
    &[
        "whose turn",
        "whose move",
        "who is to move",
        "who s to move",
        "who moves now",
        "who plays now",
        "who is next",
        "who s next",
        "who has the move",
        "which side is to move",
        "which side moves",
    ],
    &[
        "wer ist dran",
        "wer ist am zug",
        "wer ist jetzt",
        "wer ist hier am zug",
        "wer ist hier dran",
        "wer ist gerade",
        "wer am zug",
        "wer dran",
        "wer zieht jetzt",
        "wer zieht als nächst*",
        "wer zieht gerade",
        "an der reihe",
        "wer setzt jetzt",
        "wer muss ziehen",
    ],
    &["輪到誰", "該誰", "輪誰", "換誰", "誰的回合", "輪到哪", "輪到哪一方", "現在誰下", "現在誰走"],
);

/// The king gets away.
pub const ESCAPE: Cue = Cue::of(
    &["escape*", "get out", "get away", "gets away", "gets out", "break out", "flee", "slip away"],
    &[
        "entkomm*",
        "entkäme",
        "flieh*",
        "flücht*",
        "ausbrech*",
        "durchbrech*",
        "raus",
        "rauskomm*",
        "heraus",
        "entwisch*",
        "entschlüpf*",
    ],
    &["逃"],
);

/// By the very next move.
pub const NEXT_MOVE: Cue = Cue::of(
    &[
        "next move",
        "next turn",
        "in one move",
        "in one",
        "this turn",
        "right now",
        "at once",
        "immediately",
        "next",
        "in danger",
        "threatened",
    ],
    &[
        "nächsten zug",
        "nächster zug",
        "nächstem zug",
        "als nächst*",
        "in einem zug",
        "sofort",
        "mit einem zug",
        "gleich",
        "in gefahr",
        "bedroht",
    ],
    &["下一步", "下一手", "一步", "馬上", "立刻", "接下來", "有危險"],
);

/// What does not stand yet, so that something is not decided.
pub const MISSING: Cue = Cue::of(
    &[
        "missing",
        "still need*",
        "need to",
        "needed",
        "lacking",
        "lacks",
        "would it take",
        "else do",
    ],
    &["fehlt", "fehlen", "brauch*", "nötig", "noch tun"],
    &["還差", "還缺", "缺什麼", "差什麼", "差哪", "缺哪", "還需要", "還要什麼"],
);

/// The game has ended.
pub const OVER: Cue = Cue::of(
    &["over", "finished", "ended", "decided", "game end"],
    &["vorbei", "zu ende", "beendet", "aus", "entschieden", "gelaufen"],
    &["結束", "分出勝負", "完了"],
);

/// It stays on the board.
pub const SURVIVE: Cue = Cue::of(
    &["survive*", "safe", "stay on the board", "stays on the board", "live", "lives"],
    &[
        "überleb*",
        "sicher",
        "bleibt stehen",
        "bleibt liegen",
        "bleibt auf dem brett",
        "stehen bleib*",
    ],
    &["存活", "活下來", "活得", "安全", "留在盤上", "保住", "沒事"],
);

/// How something is done in general, not whether it is so here.
pub const HOW: Cue = Cue::of(
    &[
        "how is",
        "how are",
        "how do",
        "how does",
        "how can",
        "how would",
        "how did",
        "when is",
        "when are",
        "when does",
        "when do",
        "when can",
        "what does it mean",
    ],
    &[
        "wie wird",
        "wie werden",
        "wie kann",
        "wie können",
        "wie gewinn*",
        "wie schl*",
        "wie fängt",
        "wie fäng*",
        "wie geht",
        "wann",
        "wodurch",
        "womit",
        "wie viele angreifer",
        "wie viele söldner",
    ],
    &[
        "怎麼被",
        "怎麼吃",
        "怎麼抓",
        "怎麼贏",
        "怎麼才",
        "怎樣",
        "如何",
        "什麼時候",
        "何時",
        "要怎麼",
    ],
);

/// Every move is asked for.
pub const LIST: Cue = Cue::of(
    &[
        "legal moves",
        "legal move",
        "all moves",
        "every move",
        "possible moves",
        "available moves",
        "moves are there",
        "which moves",
        "what moves",
    ],
    &[
        "alle züge",
        "erlaubten züge",
        "erlaubte züge",
        "möglichen züge",
        "mögliche züge",
        "welche züge",
        "legalen züge",
        "alle legalen",
        "überall",
    ],
    &["所有走法", "哪些走法", "合法走法", "合法的走法", "所有合法", "能走的", "可走的"],
);

/// The other side plays next in a line.
pub const REPLY: Cue = Cue::of(
    &[
        "answer*",
        "reply",
        "replies",
        "respond*",
        "then",
        "next",
        "followed by",
        "and he",
        "and she",
        "and they",
        "and white",
        "and black",
        "and i",
        "after that",
        "back",
    ],
    &[
        "antwort*",
        "erwider*",
        "dann",
        "danach",
        "darauf",
        "anschließend",
        "und er",
        "und sie",
        "und weiß",
        "und schwarz",
        "und ich",
        "kontert",
    ],
    &["回", "應", "然後", "接著", "之後", "再", "他下", "對方下", "我再"],
);

/// Is taken, not takes.
pub const IS_TAKEN: Cue = Cue::of(
    &[
        "captured",
        "taken",
        "caught",
        "dead",
        "beaten",
        "gone",
        "trapped",
        "got",
        "killed",
        "removed",
        "lost",
        "surrounded",
    ],
    &[
        "geschlagen",
        "gefangen",
        "gefasst",
        "tot",
        "erwischt",
        "geschnappt",
        "weg",
        "matt",
        "genommen",
        "eingeschlossen",
        "umzingelt",
    ],
    &["被", "吃掉", "抓到", "捉到", "抓住", "捉住", "死"],
);

/// May be taken, not may take.
pub const PASSIVE: Cue = Cue::of(
    &[
        "be captured",
        "be taken",
        "be caught",
        "get captured",
        "get taken",
        "be removed",
        "be killed",
    ],
    &[
        "geschlagen werden",
        "gefangen werden",
        "entfernt werden",
        "genommen werden",
        "geschlagen wird",
    ],
    &["被"],
);

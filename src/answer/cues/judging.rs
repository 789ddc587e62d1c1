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
        "which side s turn",
        "which colour is to move",
        "which colour moves",
        "which color is to move",
        "which player is to move",
        "who has to move",
        "side to move",
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
        "wer zieht hier",
        "wer setzt hier",
        "wer hat den zug",
        "wessen zug",
        "welche farbe ist am zug",
        "welche seite ist am zug",
        "welche farbe ist dran",
        "welche seite ist dran",
        "welcher spieler ist am zug",
        "welcher spieler ist dran",
        "welche farbe zieht",
    ],
    &[
        "輪到誰",
        "該誰",
        "輪誰",
        "換誰",
        "誰的回合",
        "輪到哪",
        "輪哪",
        "該哪",
        "換哪",
        "現在誰下",
        "現在誰走",
        "哪一方的回合",
        "哪方的回合",
        "哪一方走",
        "哪方走",
        "誰先走這一步",
    ],
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
    ],
    &["下一步", "下一手", "一步", "馬上", "立刻", "接下來"],
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
    &[
        "survive*",
        "safe",
        "stay",
        "stays",
        "live",
        "lives",
        "alive",
        "remain",
        "remains",
        "still there",
        "still standing",
        "still on the board",
        "left standing",
    ],
    &[
        "überleb*",
        "sicher",
        "bleibt",
        "bleiben",
        "erhalten",
        "steht danach noch",
        "noch da",
        "steht dann noch",
        "lebt",
    ],
    &[
        "存活",
        "活下來",
        "活得",
        "活著",
        "還活",
        "安全",
        "留在盤上",
        "留在棋盤",
        "留著",
        "還留",
        "留得住",
        "保住",
        "沒事",
        "還在",
        "倖存",
    ],
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

/// Whose turn it is, with a side: "is it Black's turn?".
pub const TURN: Cue = Cue::of(
    &["to move", "to play", "turn", "move now", "next to move", "has the move", "have the move"],
    &["am zug", "dran", "an der reihe", "hat den zug"],
    &["輪到", "輪", "該", "的回合", "走嗎", "下嗎", "走了嗎", "下了嗎"],
);

/// Words that say nothing more in a question of what is the case now.
pub const PLAIN: Cue = Cue::of(
    &[
        "is",
        "it",
        "s",
        "are",
        "am",
        "i",
        "we",
        "now",
        "currently",
        "the",
        "a",
        "an",
        "this",
        "at",
        "on",
        "in",
        "of",
        "here",
        "still",
        "there",
        "position",
        "for",
        "all",
        "does",
        "do",
        "did",
        "has",
        "have",
        "got",
        "or",
        "not",
        "and",
        "any",
        "so",
        "he",
        "his",
        "left",
        "you",
        "me",
        "right now",
        "at the moment",
        "side",
        "player",
        "who",
        "standing",
        "stands",
        "with",
        "move",
        "my",
        "your",
    ],
    &[
        "ist",
        "sind",
        "bin",
        "es",
        "ich",
        "jetzt",
        "gerade",
        "nun",
        "hier",
        "also",
        "denn",
        "der",
        "die",
        "das",
        "den",
        "dem",
        "ein",
        "eine",
        "einen",
        "mit",
        "in",
        "dieser",
        "stellung",
        "noch",
        "überhaupt",
        "hat",
        "habe",
        "haben",
        "auf",
        "von",
        "er",
        "sich",
        "auch",
        "oder",
        "derzeit",
        "aktuell",
        "momentan",
        "steht",
        "als",
        "seite",
        "spieler",
        "mein",
        "meine",
        "irgendwohin",
        "irgendwo",
        "wirklich",
        "sie",
    ],
    &[
        "現在",
        "嗎",
        "是",
        "了",
        "這",
        "個",
        "的",
        "盤面",
        "局面",
        "棋",
        "方",
        "還",
        "在",
        "那",
        "顆",
        "子",
        "我",
        "他",
        "它",
        "請問",
        "不是",
        "是不是",
        "呢",
        "目前",
        "有",
        "沒有",
        "格",
        "上",
        "位於",
        "到底",
        "該",
        "嘛",
        "兵",
        "手",
    ],
);

/// Something can be lost by the next move.
pub const DANGER: Cue = Cue::of(
    &["in danger", "threatened", "under threat", "under attack", "at risk", "endangered"],
    &["in gefahr", "bedroht", "gefährdet", "unter beschuss", "in bedrängnis"],
    &["有危險", "危險嗎", "受到威脅", "被威脅", "有被吃的危險", "岌岌可危"],
);

/// A move as a thing: "which move …".
pub const MOVE_NOUN: Cue = Cue::of(
    &["move", "moves"],
    &["zug", "züge", "zügen", "zugmöglichkeit*"],
    &["步", "走法", "著法", "著手", "下法", "手棋", "一手"],
);

/// Whether there is one is asked.
pub const IS_THERE: Cue = Cue::of(
    &["is there", "are there", "any move", "any moves", "have a move", "has a move"],
    &["gibt es", "gibt s", "irgendein*", "hat einen zug", "einen zug"],
    &["有沒有", "有一步", "有哪", "有什麼", "是否有", "存在"],
);

/// Opens a question within another: "can you tell me which …".
pub const TELL: Cue = Cue::of(
    &["tell me", "say which", "say what", "say who", "know which", "know what", "show me", "list"],
    &["sag mir", "sagen", "zeig*", "verrate*", "weißt du", "nenn*"],
    &["告訴我", "知道", "說說", "列出"],
);

/// The game goes on.
pub const GOES_ON: Cue = Cue::of(
    &[
        "game go on",
        "game goes on",
        "game continue*",
        "game still going",
        "game still running",
        "game carry on",
        "play continue*",
        "play go on",
        "game still on",
        "keep playing",
        "continue playing",
    ],
    &[
        "weitergespielt",
        "weitergeht",
        "partie weiter",
        "spiel weiter",
        "weiterspielen",
        "partie noch weiter",
        "spiel noch weiter",
        "partie noch",
        "spiel noch",
        "partie danach weiter",
        "spiel danach weiter",
        "partie dann weiter",
        "spiel dann weiter",
        "weiter",
    ],
    &["繼續下去", "繼續進行", "還要繼續", "會繼續", "還能繼續", "還在進行", "還沒結束", "繼續嗎"],
);

/// Where a piece wants to get.
pub const REACH: Cue = Cue::of(
    &[
        "reach*",
        "get to",
        "gets to",
        "make it",
        "makes it",
        "arrive*",
        "get into",
        "gets into",
        "run to",
        "move to",
        "go to",
        "step to",
        "step into",
        "slide to",
        "move into",
        "go into",
        "next move",
        "next turn",
        "in one move",
        "one move",
    ],
    &[
        "erreich*",
        "schaff*",
        "gelang*",
        "kommt",
        "kommen",
        "komme",
        "zieht",
        "ziehen",
        "laufen",
        "läuft",
        "gehen",
        "in einem zug",
        "nächsten zug",
    ],
    &["到", "抵達", "進", "走", "通往", "去"],
);

/// Nothing stands in the way.
pub const CLEAR_WAY: Cue = Cue::of(
    &[
        "clear path",
        "clear way",
        "clear line",
        "clear run",
        "clear road",
        "open path",
        "open way",
        "open line",
        "open road",
        "free path",
        "free way",
        "way clear",
        "path clear",
        "way open",
        "path to",
        "way to",
        "line to",
    ],
    &[
        "freien weg",
        "freier weg",
        "offenen weg",
        "offener weg",
        "freie bahn",
        "freie linie",
        "offene linie",
        "weg zum",
        "weg zur",
        "weg zu",
        "weg in",
        "weg an",
        "weg frei",
        "weg ist frei",
    ],
    &["通路", "直通", "一路通", "暢通", "有路", "沒有阻擋", "路線"],
);

/// The squares at the side of the board.
pub const EDGE: Cue = Cue::of(
    &["edge", "edges", "rim", "border", "side of the board", "edge square*"],
    &["rand", "brettrand", "randfeld*", "spielfeldrand"],
    &["到邊", "邊上", "邊緣", "盤邊", "邊線", "的邊", "邊格"],
);

pub const CORNER: Cue = Cue::of(
    &["corner", "corners", "corner square*"],
    &["ecke", "ecken", "eckfeld*"],
    &["角落", "角上", "到角", "的角", "四角", "角格", "進角"],
);

/// The squares on which the king wins.
pub const EXIT: Cue = Cue::of(
    &[
        "exit",
        "exits",
        "way out",
        "ways out",
        "escape square*",
        "winning square*",
        "goal square*",
        "goal",
    ],
    &[
        "ausgang",
        "ausgänge",
        "ausgangsfeld*",
        "fluchtfeld*",
        "zielfeld*",
        "siegfeld*",
        "gewinnfeld*",
        "weg hinaus",
        "weg ins freie",
        "ziel",
    ],
    &["出口", "逃生格", "逃脫格", "獲勝格", "終點"],
);

/// What is required, not what can be.
pub const MUST: Cue = Cue::of(
    &["must", "have to", "has to", "need*", "required", "enough", "suffice*", "always"],
    &["muss", "müssen", "soll", "brauch*", "nötig", "genügt", "reicht", "immer"],
    &["必須", "一定要", "需要", "只要", "總是", "夠"],
);

pub const HOW_MANY: Cue = Cue::of(
    &["how many", "number of", "count"],
    &["wie viele", "wieviele", "wie viel", "wieviel", "anzahl"],
    &["幾", "多少"],
);

/// As things stand.
pub const HERE: Cue = Cue::of(
    &[
        "left",
        "still",
        "remain*",
        "on the board",
        "here",
        "this position",
        "now",
        "at the moment",
        "currently",
        "standing",
    ],
    &[
        "noch",
        "übrig",
        "auf dem brett",
        "hier",
        "dieser stellung",
        "jetzt",
        "gerade",
        "stehen",
        "derzeit",
        "aktuell",
        "verblieben*",
    ],
    &["還有", "還剩", "剩", "盤上", "場上", "現在", "目前", "這個盤面", "這個局面", "還"],
);

pub const HAS: Cue = Cue::of(
    &["have", "has", "are there", "legal moves", "open to"],
    &["hat", "habe", "haben", "gibt es", "erlaubte züge", "legale züge"],
    &["有", "合法"],
);

/// In each turn, not here.
pub const IN_A_TURN: Cue = Cue::of(
    &["per turn", "a turn", "each turn", "in a turn", "in one turn", "at a time"],
    &["pro zug", "je zug", "in einem zug", "pro runde"],
    &["每回合", "一回合", "每次", "一次"],
);

/// A side or a piece has something to play.
pub const HAS_MOVE: Cue = Cue::of(
    &[
        "a move",
        "a legal move",
        "any move",
        "any moves",
        "any legal move",
        "any legal moves",
        "legal moves",
        "moves left",
        "a move left",
        "somewhere to go",
        "anywhere to go",
        "possible move",
        "possible moves",
        "moves",
    ],
    &[
        "einen zug",
        "einen erlaubten zug",
        "einen legalen zug",
        "einen möglichen zug",
        "erlaubte züge",
        "legale züge",
        "mögliche züge",
        "züge",
        "irgendeinen zug",
        "zugmöglichkeit*",
        "erlaubten",
        "legalen",
        "möglichen",
        "regelgerechten",
        "zug",
    ],
    &[
        "步可走",
        "步可以走",
        "棋可走",
        "棋可下",
        "棋可以走",
        "棋可以下",
        "路可走",
        "地方可走",
        "地方可以走",
        "合法的走法",
        "合法走法",
        "合法的步",
        "合法著手",
        "得走",
        "得下",
        "步",
        "走法",
        "可以走",
        "可走",
    ],
);

/// A piece, or a side, moves at all.
pub const CAN_MOVE: Cue = Cue::of(
    &["move", "move at all", "move anywhere", "move away", "moved", "anywhere", "mobile", "play"],
    &["ziehen", "bewegen", "bewegt werden", "beweglich", "weg", "setzen", "zugfähig", "rühren"],
    &["走", "動", "移動", "走得動", "動得了", "走得了", "能動", "能走", "得動"],
);

/// A piece cannot move.
pub const STUCK: Cue = Cue::of(
    &[
        "stuck",
        "blocked",
        "blocked in",
        "immobile",
        "pinned",
        "jammed",
        "boxed in",
        "unable to move",
    ],
    &[
        "eingeklemmt",
        "blockiert",
        "unbeweglich",
        "zugunfähig",
        "bewegungsunfähig",
        "festgesetzt",
        "fest",
        "eingekeilt",
        "zugebaut",
    ],
    &["困住", "動不了", "不能動", "走不動", "卡住", "卡死", "無路可走", "無法移動", "被困"],
);

/// A side loses all its pieces.
pub const WIPED_OUT: Cue = Cue::of(
    &["wiped out", "annihilated", "eliminated", "wiped off", "lose", "loses"],
    &["ausgelöscht", "vernichtet", "vom brett gefegt", "verlier*", "verliert"],
    &["全滅", "被消滅", "全軍覆沒", "輸"],
);

/// Stones belong together.
pub const TOGETHER: Cue = Cue::of(
    &["connected", "together", "same root", "one root", "linked"],
    &["verbunden", "zusammen", "dieselbe*", "derselben", "gleichen"],
    &["相連", "連在一起", "同一", "連著", "一起"],
);

/// Whether a side has hopes yet, which no rule decides.
pub const STILL_CAN: Cue = Cue::of(
    &["still win", "still lose", "still possible", "still has a chance", "could still"],
    &["noch gewinnen", "noch siegen", "noch verlieren", "noch möglich", "noch eine chance"],
    &["還能贏", "還可以贏", "還有機會", "還贏得了", "還能獲勝", "還會贏", "有沒有機會"],
);

# Around every page.
claim = rules with their sources
skip = To the content
languages = Language
footer = Regula quotes what the rule texts say and shows where they say it. Games and their names belong to their authors.

# The home page.
home-title = What do the rules say?
home-intro = Ask about a rule, or about a position on the board. Every answer quotes the passage it rests on; where the rules are silent, it says so.
games = Games
all-games = All games
count-rulesets = { $count ->
    [one] one ruleset
   *[other] { $count } rulesets
  }
count-texts = { $count ->
    [one] one text
   *[other] { $count } texts
  }

# The box to ask in.
ask-form = Ask about the rules
ask-title = Ask about the rules
ask-again-title = That could not be read
ask-question = Your question
ask-game = Game
ask-game-any = any game
ask-ruleset = Ruleset
ask-ruleset-any = not chosen
ask-as-before = as before
ask-position-add = Add a position
ask-position = Position
ask-position-help = Rows from the top, one a line or joined by “/”; a number for that many empty points; then the side to move. Tanbo: b and w. Tafl: t attacker, T defender, K king.
ask-position-as-before = Left empty, the position is as before.
ask-button = Ask
faults = Please mend this:

# The page of a game.
examples = Questions to begin with
rulesets = Rulesets
rulesets-hint = Published rules that can be played exactly; each rule with the passage it rests on.
texts = Rule texts
facts = About the game
fact-but = A rule text says otherwise:
read-on = read on { $day }
elsewhere = Read on
similar = a similar game
boardgamegeek = { $game } at BoardGameGeek
fact-designer = Designer
fact-year = Year
fact-origin = Origin
fact-other-names = Other names
fact-players = Players
fact-minutes = Length
fact-age = Age
fact-weight = Weight
fact-rank = Rank
fact-rating = Rating
fact-mechanics = Mechanics
fact-publishers = Publishers
fact-results = Results
fact-similar = Similar games

# Texts and quotations.
cite-comma = ,{" "}
page = p. { $page }
pages = { $count ->
    [one] one page
   *[other] { $count } pages
  }
source = source
source-open = Open the source
contents = Contents
original-language = Original in
wording-restated = Restated in our own words, closely after the source; the source decides.
wording-restated-short = in our own words
wording-original = The text as it stands in the source.

# The page of a ruleset.
ruleset = Ruleset
ruleset-intro = This is exactly how Regula plays these rules, and where each rule is written.
ruleset-texts = After:
starts = { $count ->
    [one] Starting position
   *[other] Starting positions
}
start-written = Where it is written
rules = The rules, one by one
ask-about-ruleset = Ask about these rules
other-rulesets = Other rulesets of this game
support-stated = stated
support-read = a reading
support-assumed = assumed
support-stated-text = The text says so.
support-read-text = The text can be read in more than one way, or the rule follows from it; how and why stands there.
support-assumed-text = The text is silent; what is assumed instead, and why, stands there.
note-stated = Note:
note-read = How it is read:
note-assumed = What is assumed:
otherwise = Elsewhere:

# Answers.
answer = Answer
kind-ruling = Ruling
kind-fact = Answer
kind-passages = What the rules say
kind-silent = The rules do not say
kind-unrelated = Not about these rules
kind-clarify = It depends on the ruleset
answer-language = This answer was given in { $language }.
answer-translate = Ask again in English
level-stated = stated
level-read = a reading
level-assumed = assumed
level-found = found by its words
level-weak = perhaps not the answer
by-ruleset = By ruleset
ask-under-ruleset = Ask again under this ruleset
ruling = How it was decided
findings = Step by step
move = Move
legal = legal
illegal = not legal
captures = Taken off
squares = Squares
moves = Legal moves
winner = Winner
result = Result
draw = a draw
sources = Where it is written
more-quotes = { $count ->
    [one] one more passage
   *[other] { $count } more passages
  }
nearest = The nearest passages
certificate = Certificate
certificate-text = With these the ruling can be made again and compared.
certificate-version = Program version
certificate-ruleset = Ruleset, SHA-256
certificate-corpus = Texts, SHA-256
position = Position
position-after = Position after the move
share = Address of this answer:
copy = copy
copied = copied
suggestions = Ask next
ask-next = Ask further

# What a visitor asked.
history = Your questions
history-intro = What was asked with this browser, newest first. Nobody else sees this list; it hangs on a cookie that is set with the first question.
history-empty = Nothing has been asked here yet.
history-ask = Ask a question
history-find = Search your questions
history-find-button = Search
history-count = { $count ->
    [one] One answer
   *[other] { $count } answers
  }
history-none = No answer has all of these words.
history-all = Show all
history-outdated = the texts have changed since
history-shared = shared with everyone
history-go-on = Go on asking
history-newer = Newer
history-older = Older
history-take = Take them with you, or delete them
history-markdown = Save as Markdown
history-json = Save as JSON
history-delete = Delete
history-delete-all = Delete all …
history-delete-all-text = Every answer in this list is deleted for good, and its address ends too.
history-delete-all-button = Delete all for good
answer-given = Given on
answer-outdated = The rule texts have changed since this answer was given. What stands here is the answer as it was.
answer-again = Ask again and see what has changed
answer-not-kept = This answer could not be kept: it has no address and is not among your questions. The server’s log says why.

# A conversation.
conversation = Conversation
conversation-open = The whole conversation
conversation-more = { $count ->
    [one] the whole answer, with one more passage
   *[other] the whole answer, with { $count } more passages
  }
conversation-whole = the whole answer
conversation-leave = Or somewhere else
conversation-new = Begin a new conversation
conversation-delete = Delete this conversation …
conversation-delete-text = Every answer of this conversation is deleted for good, and its address ends too.

# What readers say of an answer, and what they are offered.
remark = Was this right?
remark-noted = Thank you. This is noted for a person to judge:
remark-take-back = Take it back
remark-change = Change what you said …
remark-open = Mark the answer as wrong or unclear …
remark-mark = The answer is
remark-text = What is wrong, or what did you expect?
remark-help = May be left empty. Whoever runs this server reads it together with the question.
remark-send = Send
mark-wrong = wrong
mark-unclear = unclear
precedents-hint = When you ask something similar, you are reminded of this answer; nobody else is.
share-all = Offer it to everyone
share-shared = This answer is offered to everyone who asks something similar.
share-end = No longer offer it
precedents = Asked before
precedents-own = asked by you
precedents-shared = shared by a reader

# An answer beside the one of today.
changes-some = The answer has changed.
changes-none = The answer is the same.
changes-unreadable = The question can no longer be answered as it was asked.
changes-now = Today
changes-alone = only here
changes-back = The answer as it was given
changes-keep = Ask again and keep the new answer

# The page that describes the API.
docs-title = The API
docs-intro = Every address for programs, and a form to try it. The whole description, in OpenAPI 3.1:
docs-no-scripts = The forms need scripts. Without them, send the same requests with any HTTP client.
docs-needed = needed
docs-body = Body (JSON)
docs-try = Send
docs-responses = What may come back

# Boards.
board-start = Start on { $size }
board-position = Position
board-before = Before the move
board-after = After the move
board-in-words = The position in words
board-empty = empty
board-pieces = { $kind }: { $squares }.
board-turn = To move: { $side }.
side-black = Black
side-white = White
side-attackers = the attackers
side-defenders = the defenders
piece-black = black stone
piece-white = white stone
piece-attacker = attacker
piece-defender = defender
piece-king = king
piece-throne = throne
piece-corner = corner
piece-camp = camp
pieces-black = Black
pieces-white = White
pieces-attacker = Attackers
pieces-defender = Defenders
pieces-king = King

# The board: to play on and to set up.
board-link = Set up a position and play it
board-title = The board
board-intro = Set up a position or play a line: every move is ruled on, and each step names its passage.
board-heading = Board
board-modes = What a click does
mode-play = Play
mode-setup = Set up
board-switch = Change
board-past = Past the squares
board-grid = Board, { $size }
cell = { $square }: { $what }
cell-special = { $special }, { $what }
cell-chosen = { $square }: { $what }, chosen
cell-target = { $square }: { $what }, a legal move
board-chosen = Chosen: { $what } on { $square }.
board-nothing-there = Nothing stands on { $square }: choose a piece first.
board-targets = { $count ->
    [0] It has no legal move.
    [one] It has one legal move.
   *[other] It has { $count } legal moves.
  }
board-undo = Undo
board-redo = Redo
board-to-start = To the start
board-flip = Turn the board
board-large = Larger squares
board-whole = Whole board
board-line-title = Moves
board-line = Moves, one after the other
board-line-help = Tanbo: c3. Tafl: e3-e7. With spaces in between; left empty, the position itself is looked at.
board-position-help = Left empty, the starting position is taken.
board-button = Show
board-next = { $count ->
    [one] The one legal move
   *[other] All { $count } legal moves
  }
board-ask = Ask about this position
board-open = Open on the board
board-start-of = { $ruleset }, { $size }
pad-column = Column
pad-row = Row
pad-button = Choose this square
setup-pieces = What to put
setup-take = take away
setup-turn = To move:
setup-clear = Clear
setup-mirror = Mirror
setup-size = Size
setup-starts = Starting positions
notation-title = In notation
notation-valid = This can be read.
share-title = Take it with you
share-hint = The link holds the ruleset and the position, and a seal of the ruleset, the texts and the decision: whoever opens it is told if any of these is another by then.
share-link = Link
share-text = Position
share-picture = Picture
share-record = Game record
share-audit = Audit under every ruleset
colon = :{" "}

# How a position was decided, on the board.
mark-finding = the step that speaks of this square
mark-remark = a remark that decides nothing
mark-removed = taken off
finding-remark = decides nothing here
decided-legal = { $move } is legal.
decided-illegal = { $move } is not legal.
decided-draw = The game is drawn.

# What has become of a ruling since its link was made.
since-unchanged = Ruleset, texts and decision are the same as when this link was made.
since-texts-changed = Some texts here have changed since this link was made; this ruleset has not, and the decision is the same.
since-ruleset-changed = This ruleset has changed since this link was made; the decision is the same.
since-decision-changed = What is decided here, or what it rests on, is no longer what it was when this link was made.
since-unreadable = The seal in this link cannot be read: nobody can say with which texts it was made. What stands here is decided by today’s.

# The same under other rulesets.
others-title = In other rulesets
others-agree = Every ruleset that is played on such a board decides alike.
others-same = the same
others-differ = otherwise
others-cannot-read = Not played on such a board: { $rulesets }.

# What the text leaves open.
readings-title = If the text meant otherwise
readings-hint = Here the text can be read in more than one way, or is silent. Each reading with what it would mean in this position.
readings-idle = { $count ->
    [one] One more rule is open, and makes no difference here
   *[other] { $count } more rules are open, and make no difference here
  }
reading-taken = taken here
reading-if = if it meant
reading-same = nothing changes here.
reading-more-moves = Legal too: { $moves }.
reading-fewer-moves = No longer legal: { $moves }.
reading-try = Look at it
support-supposed = supposed
what-if-title = If the text meant this:
what-if-text = What follows is no published ruleset, but what a reader supposes.
what-if-published = published: { $value }
what-if-back = Take it back
what-if-decides = As published: { $text }
what-if-all-back = To the ruleset as it is published

# What is answered instead of a page.
refusal-unreadable = That could not be read
refusal-unreadable-text = The request has a fault.
refusal-unknown = There is no such page
refusal-unknown-text = The address names nothing that is here.
refusal-wrong-method = This address is used in another way
refusal-wrong-method-text = The method of the request is not allowed here.
refusal-too-large = That is too long
refusal-too-large-text = A request may have 64 KiB.
refusal-wrong-type = This type is not read here
refusal-wrong-type-text = Pages send forms, programs send application/json.
refusal-other-site = That form came from another site
refusal-other-site-text = Questions are asked on the pages of this server.
refusal-too-many = Too many requests
refusal-too-many-text = Please wait a moment and try again.
refusal-busy = Much is being asked just now
refusal-busy-text = Please try again in a few seconds.
refusal-too-slow = That took too long
refusal-too-slow-text = The request was given up after ten seconds.
refusal-no-history = The history cannot be used just now
refusal-no-history-text = Questions are answered all the same, but nothing that was kept can be shown or changed.
no-history-locked = Another program has locked it. Please try again in a moment; questions are answered all the same.
no-history-read-only = It can only be read just now: nothing can be kept, changed or deleted. Questions are answered all the same.
no-history-full = The server’s disk is full: nothing can be kept, changed or deleted. Questions are answered all the same.
no-history-newer = It was written by a newer version of this program. Questions are answered all the same.
no-history-damaged = It is damaged. Questions are answered all the same.
no-history-gone = Its file was removed, replaced or emptied while the server was running. Questions are answered all the same.
no-history-unreachable = It cannot be opened. Questions are answered all the same.
refusal-broken = Something went wrong here
refusal-broken-text = The fault is the server’s, and it is in its log.

# Faults of a request.
fault-missing = This field is needed.
fault-mark = Say whether the answer is wrong or unclear.
fault-remark-too-long = The remark is longer than { $most } characters.
fault-no-such-conversation = There is no such conversation.
fault-not-a-text = A text is expected here.
fault-not-a-list = A list of texts is expected here.
fault-too-many = There are too many: at most { $written }.
fault-not-a-number = “{ $written }” is not a number.
fault-no-such-passage = There is no passage “{ $passage }”: write document#anchor, as citations do.
fault-unknown-language = “{ $written }” is not a language of this program: en, de or zh-Hant.
fault-not-utf8 = The text is not UTF-8.
fault-not-an-object = A JSON object is expected: {"{"}"question": "…"{"}"}.
fault-not-json = This is not JSON: line { $line }, column { $column }.
fault-ask = Write "status", "moves", or one square: {"{"}"moves": "e3"{"}"}, also with bounded, root or captured.

# The rules of Tanbo.
rule-tanbo-players = Number of players
rule-tanbo-first-move = Who begins
rule-tanbo-empty-point = Only empty points
rule-tanbo-placement = Where a stone may go
rule-tanbo-diagonals = Diagonals do not count
rule-tanbo-opponent-stones = Stones of the other colour
rule-tanbo-no-merge = Roots never merge
rule-tanbo-no-new-roots = No new roots
rule-tanbo-root = What a root is
rule-tanbo-bounded = When a root is bounded
rule-tanbo-removal-current = The root just enlarged is bounded
rule-tanbo-removal-others = Other roots are bounded
rule-tanbo-goal = How the game is won
rule-tanbo-win-on-either-turn = A win on either turn
rule-tanbo-no-pass = No passing
rule-tanbo-no-draw = No draws
rule-tanbo-move-available = There is always a move
value-tanbo-players-2 = two
value-tanbo-first-move-black = Black
value-tanbo-first-move-white = White

# The rules of tafl games.
rule-tafl-players = Number of players
rule-tafl-first-move = Who begins
rule-tafl-turn = One move a turn
rule-tafl-movement = How a man moves
rule-tafl-king-movement = How the king moves
rule-tafl-no-jump = No jumping
rule-tafl-throne-stop = Stopping on the throne
rule-tafl-throne-pass = Crossing the throne
rule-tafl-throne-hostile-attackers = The throne against attackers
rule-tafl-throne-hostile-defenders = The throne against defenders
rule-tafl-corners = The corners
rule-tafl-corners-hostile = The corners in captures
rule-tafl-camps = Camps
rule-tafl-camp-entry = Entering camps
rule-tafl-camp-hostile = Camps in captures
rule-tafl-capture = How a man is captured
rule-tafl-capture-several = Several captures in one move
rule-tafl-safe-between = Moving in between two enemies
rule-tafl-edge = The edge in captures
rule-tafl-king-armed = The king in captures
rule-tafl-king-capture = Capturing the king
rule-tafl-king-capture-throne = Capturing the king beside the throne
rule-tafl-king-capture-on-throne = Capturing the king on the throne
rule-tafl-king-capture-edge = Capturing the king at the edge
rule-tafl-captured-king = The captured king
rule-tafl-guard-capture = A guard beside the king
rule-tafl-goal-attackers = How the attackers win
rule-tafl-goal-defenders = How the defenders win
rule-tafl-two-ways = Two open ways out
rule-tafl-encirclement = Encirclement
rule-tafl-shieldwall = Shield wall
rule-tafl-exit-fort = Exit fort
rule-tafl-no-moves = No legal move
rule-tafl-no-attackers = No attacker left
rule-tafl-repetition = Repetition
value-tafl-players-2 = two
value-tafl-first-move-attackers = the attackers
value-tafl-first-move-defenders = the defenders
value-tafl-movement-rook = any distance in a straight line, like a rook
value-tafl-movement-one-step = one square in a straight line
value-tafl-throne-stop-anyone = any piece
value-tafl-throne-stop-king = the king alone
value-tafl-throne-stop-nobody = nobody, not even the king
value-tafl-throne-hostile-attackers-never = never
value-tafl-throne-hostile-attackers-empty = while it is empty
value-tafl-throne-hostile-attackers-always = always, empty or not
value-tafl-corners-ordinary = squares like all others
value-tafl-corners-king-only = for the king alone
value-tafl-corners-hostile-nobody = against nobody
value-tafl-corners-hostile-men = against men, not the king
value-tafl-corners-hostile-everyone = against everyone
value-tafl-camps-none = none
value-tafl-camps-attackers-start = where the attackers start
value-tafl-camp-entry-anyone = any piece
value-tafl-camp-entry-inside-only = only attackers still inside
value-tafl-camp-hostile-nobody = against nobody
value-tafl-camp-hostile-king = against the king alone
value-tafl-camp-hostile-everyone = against everyone
value-tafl-king-armed-both = he captures like any other piece
value-tafl-king-armed-hammer = only when he moves
value-tafl-king-armed-anvil = only as the one that waits
value-tafl-king-armed-neither = he takes no part
value-tafl-king-capture-four-sides = on all four sides
value-tafl-king-capture-two-sides = on two opposite sides, like any other piece
value-tafl-king-capture-throne-three-and-throne = three attackers and the throne
value-tafl-king-capture-throne-four-sides = on all four sides, the throne too
value-tafl-king-capture-throne-two-sides = on two opposite sides, like any other piece
value-tafl-king-capture-edge-edge-counts = the edge closes a side
value-tafl-king-capture-edge-edge-does-not-count = he cannot be captured at the edge
value-tafl-captured-king-removed = he is taken off the board
value-tafl-captured-king-stays = he stays where he was taken
value-tafl-captured-king-ends-the-game = his capture ends the game
value-tafl-guard-capture-never = never captured against his own king
value-tafl-guard-capture-king-surrounded = captured when attackers hold the king’s other three sides
value-tafl-goal-defenders-edge = the king reaches the edge
value-tafl-goal-defenders-edge-outside-camps = the king reaches the edge outside the camps
value-tafl-goal-defenders-corner = the king reaches a corner
value-tafl-goal-defenders-citadel = the king reaches a corner citadel
value-tafl-two-ways-play-on = play goes on
value-tafl-two-ways-win = the defenders win at once
value-tafl-encirclement-none = no such rule
value-tafl-encirclement-wins = the attackers win
value-tafl-shieldwall-none = no such rule
value-tafl-shieldwall-between-men = between two men
value-tafl-shieldwall-between-men-or-corner = between two men, or a man and a corner
value-tafl-exit-fort-none = no such rule
value-tafl-exit-fort-wins = the defenders win
value-tafl-no-moves-loses = the player loses
value-tafl-no-moves-draws = the game is drawn
value-tafl-no-moves-unsaid = the rules do not say
value-tafl-no-attackers-defenders-win = the defenders win
value-tafl-no-attackers-no-moves = no rule of its own: the attackers have no move
value-tafl-repetition-unsaid = the rules do not say
value-tafl-repetition-second-draws = the second time is a draw
value-tafl-repetition-third-draws = the third time is a draw
value-tafl-repetition-defenders-lose = the third time, the defenders lose
value-tafl-repetition-repeater-loses = the third time, whoever repeats loses
value-tafl-king-movement-rook = any distance in a straight line, like a rook
value-tafl-king-movement-one-step = one square in a straight line
value-tafl-throne-pass-anyone = any piece
value-tafl-throne-pass-king = the king alone
value-tafl-throne-pass-nobody = nobody
value-tafl-throne-hostile-defenders-never = never
value-tafl-throne-hostile-defenders-empty = while it is empty
value-tafl-throne-hostile-defenders-always = always, empty or not
value-tafl-king-capture-on-throne-four-sides = on all four sides
value-tafl-king-capture-on-throne-two-sides = on two opposite sides, like any other piece

# In a frame on another site
embed-title = Ask about { $game }
embed-whole = The whole answer, with every source
embed-more = More about { $game } on Regula
embed-not-allowed = No other site may show this box yet. Whoever runs this server allows a site with:

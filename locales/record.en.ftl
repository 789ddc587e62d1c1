# Records of games: how they are read, what is found in them.
record-at = Line { $line }, column { $column }: { $fault }
record-fault-not-a-move = “{ $written }” is not a move.
record-fault-not-closed = “{ $written }” is opened here, but never closed.
record-fault-tag = “{ $written }” is not a tag: a name and a value are missing.
record-fault-after-result = After the result stands another move: one game at a time.
record-fault-taken-before-a-move = { $square } is said to be taken, but no move stands before it.
record-fault-json = This is not the JSON of a game: { $why }.
record-fault-other-pieces = Knights and commanders are not played here.
record-fault-result = “{ $written }” is not a result: 1, 0, -1 or ?.
record-fault-sgf-needs-stones = SGF is read for games in which stones are placed; here pieces move.
record-fault-unexpected = “{ $written }” does not belong here.
record-fault-no-value = “{ $written }” has no value in brackets.
record-fault-sgf-size = “{ $written }” is not the size of a board, as in 9 or 9:7.
record-fault-sgf-side = “{ $written }” is not a side: B or W.
record-fault-sgf-point = “{ $written }” is not a point of this board: two letters, from the top left, as in cd.
record-fault-sgf-set-up-in-play = Stones are set on the board in the middle of the game.
record-fault-too-long = The record has more than { $most } bytes: no game here is so long.
record-fault-too-many = The record has more than { $most } moves: no game here is so long.
record-fault-empty = There is no move and no position in this record.
record-fault-no-such-size = On { $size } no start is published; there are { $known }. Set the stones up in the record, or give the position.
record-fault-illegal-to-write = Move { $ply }, { $move }, is not legal: only legal games are written.
record-fault-pass-to-write = A pass is not legal: only legal games are written.
record-fault-unsuitable = This game cannot be written as { $format }.
record-fault-no-such-format = There is no format “{ $written }”; known are { $known }.
record-fault-no-such-rows = “{ $written }” is not an end of the board: write top or bottom.
record-ask-rows-both = Every move is legal whether the rows are counted from the top or from the bottom, and the games are not the same: say which is meant.
record-ask-rows-neither = Neither with rows counted from the top nor from the bottom is every move legal: say which is meant.

record-all-legal = { $count ->
    [one] The one move is legal.
   *[other] All { $count } moves are legal.
  }
record-differences = { $count ->
    [one] At one move the record and the rules take different pieces.
   *[other] At { $count } moves the record and the rules take different pieces.
  }
record-no-moves = A position without moves.
record-stop-illegal = Move { $ply }, { $written }, is not legal.
record-stop-pass = Move { $ply }, { $written }: { $side } would pass here, and there is no passing.
record-stop-wrong-side = Move { $ply }, { $written }, is played out of turn: to move here: { $side }.
record-not-taken = Taken in the record, but not by the rules: { $squares }.
record-not-named = Taken by the rules, but not in the record: { $squares }.
record-too-many = { $count ->
    [one] The record marks a capture
   *[other] The record marks { $count } captures
  }, the rules give { $taken ->
    [0] none
   *[other] { $taken }
  }.
record-repeated = { $count ->
    [2] The same position stood twice
    [3] The same position stood three times
   *[other] The same position stood { $count } times
  }: after { $moves } moves.
record-standing-won = After { $count ->
    [one] one move
   *[other] { $count } moves
  } the win goes to { $side }.
record-standing-drawn = After { $count ->
    [one] one move
   *[other] { $count } moves
  } the game is drawn.
record-standing-open = The game is not over on the board; to move: { $side }.
record-claim-won = The record gives the win to { $side }.
record-claim-drawn = The record says: a draw.
record-claim-open = The record says: not finished.
record-agrees = The rules agree.
record-disagrees = The rules say otherwise.
record-beyond = The board does not decide that: somebody resigned or ran out of time, or it was agreed.
record-untold = Whether that is so cannot be said after an illegal move.
record-elsewhere-alike = Plays alike to the end.
record-elsewhere-differs = Every move is legal, but from move { $ply } on the game is another.
record-elsewhere-breaks = Breaks at move { $ply }.
record-elsewhere-other-board = Not played on such a board.
record-note-start = It begins at the published start on { $size }.
record-note-own-start = It begins at a position of its own.
record-note-beginner = This record is begun by { $side }; the published start is begun by { $other }.
record-note-rows-top = The rows are counted from the top.
record-note-rows-only-top = The rows are counted from the top: only so is every move legal.
record-note-rows-only-bottom = The rows are counted from the bottom: only so is every move legal.
record-note-rows-either = The rows are counted from the top, as such logs do. From the bottom it would be the same game in a mirror.
record-note-result = “{ $written }” is read from the side that begins: { $side }.
record-note-captures-unsaid = The record does not write down what is taken, so there is nothing to compare with the rules.

# The page and the commands.
record-read-as = Read as: { $format }
record-format-detect = as it looks
record-format-moves = Moves in order
record-format-opentafl = OpenTafl
record-format-abstractplay = Abstract Play (JSON)
record-format-log = Log of a server, as of Board Game Arena
record-format-sgf = SGF
record-format-position = Position
record-link = Audit a record
record-title = Audit a record of a game
record-intro = Paste a game, and every move is ruled on: the first that is not legal, what was taken, what came back, who has won, and what the other rulesets make of it.
record-record = The record
record-help = Moves as in “1. d9-d8 e7-f7xf8 2. …”, OpenTafl, Abstract Play, logs of Board Game Arena, and SGF where stones are placed.
record-format = Format
record-rows = Rows are counted
record-rows-detect = as the format does
record-rows-bottom = from the bottom
record-rows-top = from the top
record-position-add = It begins at another position
record-position-help = Left empty, it begins where the record says, or at the published start.
record-button = Audit
record-found = What was found
record-begin-otherwise = Let the other side begin
record-claim = Result in the record
record-repetition = Repetition
record-notes = How it was read
record-moves = Move by move
record-ply = No.
record-taken = Taken
record-rules = Rules
record-unplayed = { $count ->
    [one] One move after that was not played
   *[other] { $count } moves after that were not played
  }
record-end = Where it ends
record-board = Play on from here
record-save = Save as
record-elsewhere = Under the other rulesets

answer-agree = { $count ->
    [2] This holds in both rulesets.
   *[other] This holds in all { $count } rulesets.
  }
answer-perhaps = Perhaps this is what you ask: { $answer }
answer-give-position = To have a move decided, give the position with the question.
ruling-no-moves = There is no legal move.
ruling-moves = { $count ->
    [one] There is one legal move: { $moves }.
   *[other] There are { $count } legal moves: { $moves }.
  }
answer-differ = That depends on whose rules are played.
answer-yes-in = Yes: { $names }.
answer-no-in = No: { $names }.
answer-unsaid-in = Not said: { $names }.
answer-by = { $names }: { $answer }
answer-silent = The rules of { $subject } do not say.
answer-text-silent = The text does not say.
answer-assumed = What is assumed here: { $note }
answer-assumed-first = What is assumed, for { $ruleset }: { $note }
answer-unrelated = This is not a question about the rules of the games here, so it gets no answer.
answer-which-game = Which game do you mean? Name it in the question.
answer-but = A rule text says otherwise: “{ $quote }” ({ $document }, { $year })
answer-catalogue = The catalogue gives another figure: “{ $quote }” ({ $document })
these-games = these games

taken-question = Understood as: “{ $question }”
taken-over = Taken over from the question before: { $what }.
taken-position = the position
taken-ruleset = the rules ({ $ruleset })
reason-quote = “{ $quote }” ({ $document }, { $heading })

answer-which-side = Whose turn is it? The answer depends on that, and the position does not say.
answer-no-king = No king is among the pieces you name, and without one the game is over. Where does he stand?
answer-which-mover = Which piece goes to { $square }? Several could, and the answer depends on it.
answer-from-where = None of the pieces you name can go to { $square }. From where does the piece come?
choices = Choose
choice-side = { $side } to move
choice-start = In the starting position
choice-board = Set up the board
taken-board = Assumed: a board of { $size }, empty wherever no piece is named.
taken-mover = Assumed, because it moves from there: { $piece } on { $square }.
taken-king-aside = Assumed: the king, whom you do not name, stands out of the way on { $square }.
taken-supposed = Supposed, other than in the position given: { $what }.
supposed-piece = { $piece } on { $square }
supposed-empty = { $square } empty
answer-not-supposed = What you suppose cannot be worked into the position, so nothing is decided. Set the board up as you mean it, or name the rules you mean, and ask again.
taken-start = Assumed: the starting position.
taken-king-on-throne = { $square } is the throne: the king stands on it.
taken-game = Assumed: the game is { $game }.
reason-which-side = The position names no side to move.
reason-position = A position is needed.

suggest-ruleset = { $question } ({ $ruleset })
question-beside = { $question } ({ $beside })
suggest-game = { $game }: { $question }

reason-stated = The text says so.
reason-read = The text can be read in more than one way, or it follows from the text.
reason-assumed = The text is silent; this is an assumption.
reason-found = Found by its words: read the quoted sentence yourself.
reason-weak = These are the nearest passages; they may not answer the question.
reason-silent = No passage answers this; the nearest are shown.
reason-unrelated = Only questions about the rules of the games here are answered.
reason-which-game = Several games could be meant.
reason-ruled = Decided by playing the position; each step names its rule.

ruling-illegal = This move is not legal.
ruling-other-side = That is judged as a move of { $side }, although it is the turn of { $turn } in this position.
ruling-removed = Removed: { $squares }.
ruling-nothing-removed = Nothing is removed.
ruling-wins = The win goes to { $side }.
ruling-nobody-wins = Nobody has won.
ruling-line-played = First { $moves } can be played.
ruling-line-stops = The line stops at its move { $number }, { $move }: it is not legal.
ruling-turn = To move: { $side }.
ruling-nothing-missing = Nothing is missing.
ruling-wins-next = What wins at once: { $moves }.
ruling-no-win-next = { $count ->
    [0] There is no legal move.
    [one] The only legal move does not win at once.
   *[other] None of the { $count } legal moves wins at once.
  }
ruling-removed-next = The next move can remove { $squares }, with { $moves }.
ruling-none-removed-next = { $count ->
    [0] There is no legal move.
    [one] The only legal move takes nothing off the board.
   *[other] None of the { $count } legal moves takes anything off the board.
  }
ruling-not-removed-next = { $count ->
    [0] There is no legal move.
    [one] The only legal move does not take { $square } off the board.
   *[other] None of the { $count } legal moves takes { $square } off the board.
  }
goal-edge = to the edge
goal-corner = into a corner
ruling-reached-next = The next move can lead { $goal }: { $moves }.
ruling-not-reached-next = { $count ->
    [0] There is no legal move.
    [one] The only legal move does not lead { $goal }.
   *[other] None of the { $count } legal moves leads { $goal }.
  }
ruling-roots = { $count ->
    [0] There is no root.
    [one] There is one root, that of { $stones }.
   *[other] There are { $count } roots, those with { $stones }.
  }
ruling-pieces = On the board, { $side }: { $count }.

fault-question-empty = The question is empty.
fault-question-too-long = The question is longer than { $most } characters.
fault-no-such-game = There is no game “{ $game }” here. Known: { $known }.
fault-ruleset-of-another-game = The ruleset “{ $ruleset }” is not one of { $game }.
fault-position-of-no-game = The position cannot be read as one of { $games }. Name the game to learn what is wrong with it.
answer-start-size = It is played on { $sizes }.
answer-start-men = At the start there are a king, { $defenders } defenders and { $attackers } attackers.

# Lists and small words. {" "} keeps a space at an end.
list-comma = ,{" "}
list-and = {" "}and{" "}
yes = Yes
no = No
black = Black
white = White

# What the engines say about a position that was read.
remark-turn-assumed = No side to move was given, so it is taken to be the turn of { $side }, as at the start.
moves-listed = { $count ->
    [one] There is one legal move.
   *[other] There are { $count } legal moves.
  }

# Faults of a position.
fault-position-empty = The position is empty: give the rows from the top, joined by “/”, then the side to move.
fault-position-too-long = The position is longer than { $most } characters: no board here needs so many.
fault-ragged-row = Row { $row } has { $width ->
    [0] no points
    [one] one point
    [255] more points than any board here
   *[other] { $width } points
  }, but the other rows have { $expected }.
fault-unknown-piece = Row { $row }, column { $column }: “{ $letter }” is not a piece; known are { $known }.
fault-letters-do-not-fit = The line of letters has { $letters } letters, but the rows have { $width } points.
fault-letters-skip = The line of letters “{ $letters }” skips a letter: here no letter is skipped, so that “i” follows “h”.
fault-rows-from-the-top = The rows are numbered from the top: here row 1 is the bottom row.
fault-not-a-side = “{ $written }” is not a side: write “{ $first }” or “{ $second }”.
fault-board-size = A board of { $size } is not played here: from { $smallest } to { $largest }.
fault-not-a-square = “{ $written }” is not a square: write a letter and a number, as in e5.
fault-off-board = { $square } is not on a board of { $size }.
fault-nothing-stands-there = Nothing stands on { $square }.
fault-ask-bounded-instead = In this game a root is bounded, not captured: ask whether the root is bounded.
fault-no-such-ruleset = There is no ruleset “{ $ruleset }”; known are { $known }.
fault-no-other-reading = { $count ->
    [0] There is no other reading of “{ $rule }” to suppose, so not “{ $value }” either.
   *[other] “{ $value }” is no reading of “{ $rule }”; possible are { $known }.
  }

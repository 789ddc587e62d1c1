attackers = the attackers
defenders = the defenders
attacker = attacker
defender = defender
king = king

# Where a piece may go.
tafl-no-piece = No piece stands on { $square }; it is the turn of { $side }.
tafl-not-yours = The { $piece } on { $square } may not be moved now: it is the turn of { $side }.
tafl-stays-put = A move must lead to another square than { $from }.
tafl-not-straight = { $from } and { $to } lie neither in one row nor in one column, and the { $piece } moves only along those.
tafl-too-far = The { $piece } moves only one square at a time, so { $to } is too far from { $from }.
tafl-occupied = The { $piece } cannot stop on { $square }: the { $other } there takes the square.
tafl-blocked = The { $other } on { $square } is in the way of the { $piece }: no piece may jump over another.
tafl-throne-for-the-king = Only the king may stop on the throne, { $square }.
tafl-throne-closed = Nobody may stop on the throne, { $square }, once the king has left it, not even the king.
tafl-throne-crossed-by-the-king = Only the king may cross the throne, { $square }, even while it is empty.
tafl-throne-not-crossed = Nobody may cross the throne, { $square }, even while it is empty.
tafl-corner-for-the-king = Only the king may enter the corner { $square }.
tafl-camp-closed = The { $piece } may not enter the fortress (camp) square { $square } from outside that fortress.
tafl-camp-not-crossed = The { $piece } may not cross the fortress (camp) square { $square } from outside that fortress.
tafl-moves = The { $piece } may go from { $from } to { $to }: the way is straight and free.
tafl-stops-on-throne = The { $piece } may stop on the throne, { $throne }.
tafl-crosses-throne = The { $piece } may cross the empty throne, { $throne }.
tafl-moves-inside-camp = An attacker that still stands in a fortress (a camp), as on { $from }, may move about in it.

# What is captured.
tafl-captured = The { $piece } on { $square } is captured between { $first } and { $second }.
tafl-throne-helps = The throne, { $helper }, takes the place of an enemy of the { $piece }.
tafl-corner-helps = The corner { $helper } takes the place of an enemy of the { $piece }.
tafl-camp-helps = The fortress (camp) square { $helper } takes the place of an enemy of the { $piece }.
tafl-guard-exposed = The { $piece } on { $square } falls against the king on { $helper }, since attackers hold the other three sides of the king.
tafl-king-helps = The king on { $helper } may help to capture.
tafl-king-captures = The king on { $square } may capture.
tafl-captured-several = This one move captures { $count } pieces: { $squares }.
tafl-shieldwall = { $count ->
    [one] The man on { $squares } is captured in a shieldwall: the move to { $square } closes the row along the edge.
   *[other] The { $count } men on { $squares } are captured in a shieldwall: the move to { $square } closes the row along the edge.
  }
tafl-shieldwall-spares-king = The king on { $king } stands in the row too, but a shieldwall does not capture him.
tafl-man-not-enclosed = The { $piece } on { $square } does not stand between two enemies, so it is not captured.
tafl-only-by-a-move = The { $piece } on { $square } is captured only if an enemy's move closed it in; walking in between is safe.

# What a reader may expect and does not happen.
tafl-not-enclosed = The { $piece } on { $square } is not captured: no enemy of it stands behind it, on { $helper }.
tafl-edge-does-not-help = The { $piece } on { $square } is not captured: the edge does not take the place of an enemy.
tafl-king-does-not-help = The { $piece } on { $square } is not captured: the king on { $helper } takes no part in it.
tafl-king-does-not-capture = The { $piece } on { $square } is not captured: the king on { $helper } does not capture by moving.
tafl-throne-does-not-help = The { $piece } on { $square } is not captured: the throne, { $helper }, does not take the place of an enemy here.
tafl-corner-does-not-help = The { $piece } on { $square } is not captured: the corner { $helper } does not take the place of an enemy.
tafl-camp-does-not-help = The { $piece } on { $square } is not captured: the fortress (camp) square { $helper } does not take the place of an enemy here.
tafl-safe-between = The { $piece } that moves in between its enemies on { $enemies } is not captured: only a move of the other side captures.
tafl-enclosed-before = { $count ->
    [one] The man on { $squares } stood between two enemies before this move and stays: one of them would have to come anew.
   *[other] The men on { $squares } stood between two enemies before this move and stay: one of these would have to come anew.
  }

# The king.
tafl-king-captured = The king on { $king } is captured: with attackers on { $attackers } no side of him is open.
tafl-king-captured-between = The king on { $king } is captured between two enemies in line, with an attacker on { $attackers }.
tafl-king-captured-on-throne = The king on the throne, { $king }, is captured: attackers on { $attackers } close all his sides.
tafl-king-captured-with-throne = The king on { $king } is captured: attackers on { $attackers } close three sides and the throne closes the fourth.
tafl-king-captured-with-edge = The king on { $king } is captured: the edge closes one side of him, and attackers stand on { $attackers }.
tafl-king-not-counted = The captured king on { $king } ends the game and is not counted among the pieces captured.
tafl-king-corner-closes = { $count ->
    [one] The corner { $squares } closes a side of the king.
   *[other] The corners { $squares } close sides of the king.
  }
tafl-king-camp-closes = { $count ->
    [one] The fortress (camp) square { $squares } closes a side of the king.
   *[other] The fortress (camp) squares { $squares } close sides of the king.
  }
tafl-king-side-open = { $count ->
    [one] The king on { $king } is not captured: his side at { $squares } is open.
   *[other] The king on { $king } is not captured: his sides at { $squares } are open.
  }
tafl-king-side-guarded = { $count ->
    [one] The king on { $king } is not captured: a piece of his own stands on { $squares }.
   *[other] The king on { $king } is not captured: pieces of his own stand on { $squares }.
  }
tafl-king-edge-open = The king on { $king } is not captured: the edge of the board does not close a side of him.
tafl-king-entered = The king on { $king } is enclosed, but not captured if he walked in himself: the closing move must be the attackers'.

# How the game stands.
tafl-king-gone = The king is off the board: the attackers have won.
tafl-king-on-edge = The king has reached the edge on { $king }: the defenders have won.
tafl-king-on-corner = The king has reached the corner { $king }: the defenders have won.
tafl-king-in-citadel = The king has reached { $king } in a citadel: the defenders have won.
tafl-king-not-on-edge = The king on { $king } is not at the edge, so the defenders have not won.
tafl-king-on-camp = { $king } is a fortress (camp) square and no exit for the king, so the defenders have not won.
tafl-king-on-edge-not-corner = The king on { $king } is at the edge, but only a corner wins, so the defenders have not won.
tafl-king-not-on-corner = The king on { $king } is not in a corner, so the defenders have not won.
tafl-king-not-in-citadel = The king on { $king } is in none of the citadels, so the defenders have not won.
tafl-king-not-lost = The king is on the board, on { $king }, so the attackers have not won.
tafl-no-attackers = The last attacker is gone: the defenders have won.
tafl-exit-fort = The king on { $king } stands in an exit fort at the edge that the attackers cannot break: the defenders have won.
tafl-two-ways-win = The king has { $count } open ways out, to { $squares }, and not all can be blocked: the defenders have won.
tafl-two-ways-play-on = The king has { $count } open ways out, to { $squares }, but the game goes on until he is there.
tafl-encircled = The attackers have shut in the king and every defender, so the attackers have won.
tafl-no-moves-loses = No legal move is left to { $side }, so the win goes to { $winner }.
tafl-no-moves-draws = No legal move is left to { $side }, so the game is drawn.
tafl-no-moves-unsaid = No legal move is left to { $side }; the rules do not say what follows.
tafl-repeated = This position has come up { $count } times (after { $moves } moves of the line); the rules do not say what follows.
tafl-repeated-draws = This position has come up { $count } times (after { $moves } moves of the line), so the game is drawn.
tafl-repeated-loses = This position has come up { $count } times (after { $moves } moves of the line), and that loses for { $side }.

# What the next move could bring.
tafl-turn = It is the turn of { $side }.
tafl-king-can-win = With one move the king on { $king } can reach a square where he wins: { $squares }.
tafl-king-threatens = Unless the attackers prevent it, the king on { $king } can win with his next move, on { $squares }.
tafl-king-no-way-out = With one move the king on { $king } can reach no square where he wins.
tafl-can-capture = The { $piece } on { $square } can be captured with the next move: { $moves }.
tafl-nothing-to-capture = With the next move { $side } can capture nothing.

# What cannot arise in play.
tafl-several-kings = There are { $count } kings on this board, on { $squares }; a game has one.
tafl-man-on-throne = The { $piece } on { $square } cannot have come there: it may not stop on the throne.
tafl-man-on-corner = The { $piece } on { $square } cannot have come there: only the king may stop on a corner.
tafl-piece-in-camp = The { $piece } on { $square } cannot have come there: it may not enter a fortress (a camp).
tafl-king-captured-already = The king on { $king } is captured already: he is enclosed and cannot have walked in, so the attackers' closing move has ended the game.

# What cannot be read.
tafl-fault-no-centre = A board of { $size } has no centre square: tafl boards are square, with an odd number of rows.
tafl-fault-move = “{ $written }” is not a move: write it as e3-e7.
tafl-fault-captures = { $count ->
    [0] { $move } captures nothing, not { $written }.
   *[other] { $move } captures { $captures }, not { $written }.
  }
fault-ask-captured-instead = In this game a piece is captured, not bounded: ask whether it is captured.

tanbo-off-board = { $square } is not a point of this board of { $size }.
tanbo-occupied = { $square } is not empty: a stone of { $colour } stands there.
tanbo-touches-one = { $square } is empty and touches exactly one stone of { $colour }, on { $own }.
tanbo-touches-none = { $square } touches no stone of { $colour }; it must touch exactly one.
tanbo-would-found = A stone on { $square } would be a new root, and no root is founded after the start.
tanbo-touches-several = { $square } touches { $count } stones of { $colour }, on { $own }; it must touch exactly one.
tanbo-would-merge = The stones on { $own } belong to different roots, and a stone on { $square } would join them; roots never merge.
tanbo-enemies-do-not-count = { $count ->
    [one] The stone of { $colour } beside it, on { $squares }, makes no difference.
   *[other] The { $count } stones of { $colour } beside it, on { $squares }, make no difference.
  }
tanbo-only-diagonal = The own stones on { $squares } touch { $square } only diagonally, which does not count.
tanbo-bounded = The root of { $colour } at { $square } is bounded: no empty point beside it is left.
tanbo-bounded-spoilt = { $count ->
    [one] The root of { $colour } at { $square } is bounded: the only empty point beside it, { $spoilt }, touches more than one stone of its colour.
   *[other] The root of { $colour } at { $square } is bounded: each empty point beside it, { $spoilt }, touches more than one stone of its colour.
  }
tanbo-not-bounded = The root of { $colour } at { $square } is not bounded: it can still grow on { $growth }.
tanbo-current-removed = { $count ->
    [one] The root just enlarged is bounded, so its one stone is removed ({ $squares }), and the turn ends.
   *[other] The root just enlarged is bounded, so it is removed with all { $count } stones ({ $squares }), and the turn ends.
  }
tanbo-spared = The root at { $square } is bounded as well, but it stays: only the root just enlarged is removed.
tanbo-others-removed = { $roots ->
    [one] The root just enlarged can still grow, so the other root that is now bounded is removed ({ $squares }).
   *[other] The root just enlarged can still grow, so the { $roots } other roots that are now bounded are removed together ({ $squares }).
  }
tanbo-annihilated = { $loser } has no stone left on the board: { $winner } wins.
tanbo-won-in-the-other-turn = { $winner } wins although it was not their turn: the game can be won on either player's turn.
tanbo-both-on-the-board = Both colours have stones on the board: nobody has won yet.
tanbo-root = { $count ->
    [one] The root consists of a single stone: { $squares }.
   *[other] The root consists of { $count } stones: { $squares }.
  }
fault-no-stones = No stone stands on this board: nothing can be ruled on.
tanbo-one-colour-only = { $missing } has no stone on this board: in a real game it is over by now.
tanbo-loop = The stones around { $square } form a clump or a loop, which cannot arise in play: each stone is placed beside exactly one of its colour.
tanbo-already-bounded = The root at { $square } is already bounded, which cannot be at the start of a turn: it would have been removed.

list-comma = 、
list-and = 和
yes = 是
no = 否
black = 黑方
white = 白方

remark-turn-assumed = 沒有寫輪到誰下，這裡照開局當作輪到{ $side }。
moves-listed = 共有 { $count } 個合法的著手。

fault-position-empty = 盤面是空的：請從最上面一列寫起，各列之間用「/」隔開，最後寫輪到哪一方。
fault-position-too-long = 盤面超過 { $most } 個字元，這裡沒有那麼大的棋盤。
fault-ragged-row = 第 { $row } 列{ $width ->
    [255] 的點比這裡任何棋盤都多
   *[other] 有 { $width } 個點
  }，其他列有 { $expected } 個點。
fault-unknown-piece = 第 { $row } 列第 { $column } 行：「{ $letter }」不是棋子；可用的是 { $known }。
fault-letters-do-not-fit = 字母列有 { $letters } 個字母，但每列有 { $width } 個點。
fault-letters-skip = 字母列「{ $letters }」跳過了字母：這裡不跳字母，h 的下一個是 i。
fault-rows-from-the-top = 列號是從上往下數的：這裡最下面一列是第 1 列。
fault-not-a-side = 「{ $written }」不是任何一方：請寫「{ $first }」或「{ $second }」。
fault-board-size = 這裡不下 { $size } 的棋盤：可用 { $smallest } 到 { $largest }。
fault-not-a-square = 「{ $written }」不是格子的座標：請寫一個字母加一個數字，例如 e5。
fault-off-board = { $square } 不在 { $size } 的棋盤上。
fault-nothing-stands-there = { $square } 上沒有棋子。
fault-ask-bounded-instead = 這個遊戲的根是被封死，而不是被吃：請問根是否被封死。
fault-no-such-ruleset = 沒有「{ $ruleset }」這套規則；可用的是 { $known }。
fault-no-other-reading = { $count ->
    [0] 「{ $rule }」沒有其他讀法，因此也不能設想為「{ $value }」。
   *[other] 「{ $value }」不是「{ $rule }」的讀法；可以設想的有 { $known }。
  }

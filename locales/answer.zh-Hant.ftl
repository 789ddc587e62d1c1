answer-agree = { $count ->
    [2] 兩套規則都是如此。
   *[other] { $count } 套規則都是如此。
  }
answer-perhaps = 你問的也許是：{ $answer }
answer-give-position = 要判斷某一步棋，請連同盤面一起提供。
ruling-no-moves = 沒有合法的著手。
ruling-moves = 共有 { $count } 個合法的著手：{ $moves }。
answer-differ = 要看用的是哪一套規則。
answer-yes-in = 是：{ $names }。
answer-no-in = 否：{ $names }。
answer-unsaid-in = 沒有寫：{ $names }。
answer-by = { $names }：{ $answer }
answer-silent = { $subject }的規則沒有提到這一點。
answer-text-silent = 規則沒有提到。
answer-assumed = 這裡的假設是：{ $note }
answer-assumed-first = 在{ $ruleset }，這裡的假設是：{ $note }
answer-unrelated = 這不是這裡的遊戲規則問題，所以沒有答案。
answer-which-game = 你問的是哪一個遊戲？請在問題裡寫出來。
answer-but = 規則的說法不同：「{ $quote }」（{ $document }，{ $year }）
answer-catalogue = 目錄寫的數字不同：「{ $quote }」（{ $document }）
these-games = 這些遊戲

taken-question = 理解為：「{ $question }」
taken-over = 沿用上一個問題的{ $what }。
taken-position = 盤面
taken-ruleset = 規則（{ $ruleset }）
reason-quote = 「{ $quote }」（{ $document }，{ $heading }）

answer-which-side = 輪到哪一方？答案取決於此，而盤面沒有寫。
answer-no-king = 你列出的棋子裡沒有國王；沒有國王，棋局就已經結束了。國王在哪一格？
answer-which-mover = 是哪一顆棋子走到 { $square }？不只一顆可以走到那裡，答案取決於此。
answer-from-where = 你列出的棋子都走不到 { $square }。這顆棋子是從哪一格走過去的？
choices = 請選擇
choice-side = 輪到{ $side }
choice-start = 以開局盤面來看
choice-board = 擺出盤面
taken-board = 這裡當作 { $size } 的棋盤，沒提到的地方都是空的。
taken-mover = 因為棋子從 { $square } 起步，這裡當作 { $square } 是{ $piece }。
taken-king-aside = 你沒有提到國王，這裡當作他在不相干的 { $square }。
taken-supposed = 依你的假設，盤面改成：{ $what }。
supposed-piece = { $square } 是{ $piece }
supposed-empty = { $square } 是空的
answer-not-supposed = 你的假設沒辦法直接套用到盤面上，所以這裡不下判斷。請照你的意思重新擺好盤面，或指明要用哪套規則，再問一次。
taken-start = 這裡當作開局盤面。
taken-king-on-throne = { $square } 就是王座，國王正站在上面。
taken-game = 這裡當作{ $game }。
reason-which-side = 盤面沒有寫輪到誰下。
reason-position = 需要盤面才能判斷。

suggest-ruleset = { $question }（{ $ruleset }）
question-beside = { $question }（{ $beside }）
suggest-game = { $game }：{ $question }

reason-stated = 規則明文這樣寫。
reason-read = 規則可以有別的讀法，或是由規則推得。
reason-assumed = 規則沒有寫，這是假設。
reason-found = 依字詞找到：請自行閱讀引用的句子。
reason-weak = 這些是最接近的段落，不一定回答了問題。
reason-silent = 沒有段落回答這個問題，下面是最接近的段落。
reason-unrelated = 這裡只回答遊戲規則的問題。
reason-which-game = 可能是好幾個遊戲。
reason-ruled = 由實際推演盤面得出，每一步都註明依據的規則。

ruling-illegal = 這一步不合法。
ruling-other-side = 以上是當作{ $side }下的來判斷，不過這個盤面輪到{ $turn }。
ruling-removed = 從盤上拿掉：{ $squares }。
ruling-nothing-removed = 沒有棋子被拿掉。
ruling-wins = { $side }獲勝。
ruling-nobody-wins = 還沒有人獲勝。
ruling-line-played = 前面的 { $moves } 都可以下。
ruling-line-stops = 走到第 { $number } 手 { $move } 就停了：這一手不合法。
ruling-turn = 輪到{ $side }。
ruling-nothing-missing = 什麼都不缺了。
ruling-wins-next = 這樣走馬上就贏：{ $moves }。
ruling-no-win-next = { $count ->
    [0] 沒有合法的著手。
   *[other] { $count } 個合法的著手裡，沒有一個能馬上獲勝。
  }
ruling-removed-next = 下一步可以拿掉 { $squares }，走法是 { $moves }。
ruling-none-removed-next = { $count ->
    [0] 沒有合法的著手。
   *[other] { $count } 個合法的著手裡，沒有一個能拿掉棋子。
  }
ruling-not-removed-next = { $count ->
    [0] 沒有合法的著手。
   *[other] { $count } 個合法的著手裡，沒有一個能拿掉 { $square } 的棋子。
  }
goal-edge = 邊上
goal-corner = 角落
ruling-reached-next = 下一步到得了{ $goal }：{ $moves }。
ruling-not-reached-next = { $count ->
    [0] 沒有合法的著手。
   *[other] { $count } 個合法的著手裡，沒有一個走得到{ $goal }。
  }
ruling-roots = { $count ->
    [0] 沒有根。
   *[other] 共有 { $count } 條根：{ $stones } 各屬一條。
  }
ruling-pieces = 盤上的{ $side }棋子共有 { $count } 顆。

fault-question-empty = 問題是空的。
fault-question-too-long = 問題超過 { $most } 個字元。
fault-no-such-game = 這裡沒有「{ $game }」這個遊戲。現有：{ $known }。
fault-ruleset-of-another-game = 「{ $ruleset }」不是{ $game }的規則。
fault-position-of-no-game = 這個盤面不屬於這些遊戲：{ $games }。請寫出遊戲名稱，才能說明哪裡有問題。
answer-start-size = 棋盤大小是 { $sizes }。
answer-start-men = 開局時有一個國王、{ $defenders } 個守方的兵和 { $attackers } 個攻方的兵。

attackers = 攻方
defenders = 守方
attacker = 攻方棋子
defender = 守方棋子
king = 國王

# 棋子可以走到哪裡。
tafl-no-piece = { $square } 上沒有棋子；現在輪到{ $side }。
tafl-not-yours = { $square } 的{ $piece }現在不能走：輪到{ $side }。
tafl-stays-put = 走棋必須離開 { $from }，走到另一格。
tafl-not-straight = { $from } 與 { $to } 不在同一橫列，也不在同一直行；{ $piece }只能橫走或直走。
tafl-too-far = { $piece }一次只能走一格，從 { $from } 到 { $to } 太遠了。
tafl-occupied = { $piece }不能停在 { $square }：那裡已經有{ $other }。
tafl-blocked = { $square } 的{ $other }擋住了{ $piece }的路：棋子不能跳過其他棋子。
tafl-throne-for-the-king = 只有國王可以停在王座 { $square }。
tafl-throne-closed = 國王離開之後，任何棋子都不能再停在王座 { $square }，國王也不行。
tafl-throne-crossed-by-the-king = 只有國王可以穿過王座 { $square }，王座空著時也一樣。
tafl-throne-not-crossed = 任何棋子都不能穿過王座 { $square }，王座空著時也一樣。
tafl-corner-for-the-king = 只有國王可以進入角落 { $square }。
tafl-camp-closed = { $piece }不能從外面進入堡壘格（營地格） { $square }。
tafl-camp-not-crossed = { $piece }不能從外面穿過堡壘格（營地格） { $square }。
tafl-moves = { $piece }可以從 { $from } 走到 { $to }：路線是直的，而且沒有阻擋。
tafl-stops-on-throne = { $piece }可以停在王座 { $throne }。
tafl-crosses-throne = { $piece }可以越過空的王座 { $throne }。
tafl-moves-inside-camp = 還在堡壘（營地）裡的攻方棋子，例如 { $from } 的這一個，可以在同一個堡壘內移動。

# 吃子。
tafl-captured = { $square } 的{ $piece }被 { $first } 與 { $second } 夾住，因此被吃。
tafl-throne-helps = 王座 { $helper } 在這裡當作{ $piece }的敵子。
tafl-corner-helps = 角落 { $helper } 在這裡當作{ $piece }的敵子。
tafl-camp-helps = 堡壘格（營地格） { $helper } 在這裡當作{ $piece }的敵子。
tafl-guard-exposed = 國王在 { $helper }，其他三面都是攻方棋子，所以 { $square } 的{ $piece }可以靠著國王被吃。
tafl-king-helps = { $helper } 的國王可以幫忙夾吃。
tafl-king-captures = { $square } 的國王可以吃子。
tafl-captured-several = 這一步同時吃掉 { $count } 個棋子：{ $squares }。
tafl-shieldwall = { $squares } 共 { $count } 個棋子因盾牆被吃：走到 { $square } 的這一步封住了邊緣的這一排。
tafl-shieldwall-spares-king = { $king } 的國王也在這一排，但盾牆不能吃國王。
tafl-man-not-enclosed = { $square } 的{ $piece }沒有被兩個敵子夾住，所以沒有被吃。
tafl-only-by-a-move = 要由對方走棋夾住，{ $square } 的{ $piece }才會被吃；自己走進敵子之間是安全的。

# 可能以為會發生、其實沒有發生的事。
tafl-not-enclosed = { $square } 的{ $piece }沒有被吃：它後面的 { $helper } 沒有敵子。
tafl-edge-does-not-help = { $square } 的{ $piece }沒有被吃：棋盤邊緣不能當作敵子。
tafl-king-does-not-help = { $square } 的{ $piece }沒有被吃：{ $helper } 的國王不參與夾吃。
tafl-king-does-not-capture = { $square } 的{ $piece }沒有被吃：{ $helper } 的國王走棋不能吃子。
tafl-throne-does-not-help = { $square } 的{ $piece }沒有被吃：王座 { $helper } 在這裡不能當作敵子。
tafl-corner-does-not-help = { $square } 的{ $piece }沒有被吃：角落 { $helper } 不能當作敵子。
tafl-camp-does-not-help = { $square } 的{ $piece }沒有被吃：堡壘格（營地格） { $helper } 在這裡不能當作敵子。
tafl-safe-between = { $piece }自己走進 { $enemies } 的敵子之間，不會被吃：只有對方走棋才能吃子。
tafl-enclosed-before = { $squares } 在這一步之前就已經夾在兩個敵子之間，所以沒有被吃：必須有敵子重新走過來夾住才行。

# 國王。
tafl-king-captured = { $king } 的國王被吃：{ $attackers } 有攻方棋子，四面都被封住。
tafl-king-captured-between = { $king } 的國王在一直線上被兩面夾住，因此被吃；攻方棋子在 { $attackers }。
tafl-king-captured-on-throne = 王座 { $king } 上的國王被吃：{ $attackers } 的攻方棋子封住了每一面。
tafl-king-captured-with-throne = { $king } 的國王被吃：{ $attackers } 的攻方棋子封住三面，王座封住第四面。
tafl-king-captured-with-edge = { $king } 的國王被抓了：棋盤邊緣封住他的一面，{ $attackers } 站著攻方棋子。
tafl-king-not-counted = { $king } 的國王被吃，棋局就結束；他不算在被吃的棋子之中。
tafl-king-corner-closes = 角落 { $squares } 封住國王的一面。
tafl-king-camp-closes = 堡壘格（營地格） { $squares } 封住國王的 { $count } 面。
tafl-king-side-open = { $king } 的國王沒有被吃：{ $squares } 這邊沒有封住。
tafl-king-side-guarded = { $king } 的國王沒有被吃：{ $squares } 是自己的棋子。
tafl-king-edge-open = { $king } 的國王沒有被吃：棋盤邊緣不能封住國王的一面。
tafl-king-entered = { $king } 的國王四周被封住，但如果是他自己走進去的，就沒有被吃：最後一步必須由攻方走。

# 棋局的狀況。
tafl-king-gone = 國王已經不在棋盤上：攻方獲勝。
tafl-king-on-edge = 國王走到了邊緣 { $king }：守方獲勝。
tafl-king-on-corner = 國王走到了角落 { $king }：守方獲勝。
tafl-king-in-citadel = 國王走進了角落的城堡區 { $king }：守方獲勝。
tafl-king-not-on-edge = { $king } 的國王不在邊緣，所以守方還沒有獲勝。
tafl-king-on-camp = { $king } 是堡壘格（營地格），不是國王的出口，所以守方還沒有獲勝。
tafl-king-on-edge-not-corner = { $king } 的國王在邊緣，但只有走到角落才算獲勝，所以守方還沒有獲勝。
tafl-king-not-on-corner = { $king } 的國王不在角落，所以守方還沒有獲勝。
tafl-king-not-in-citadel = { $king } 的國王不在任何一個角落的城堡區，所以守方還沒有獲勝。
tafl-king-not-lost = 國王還在棋盤上（{ $king }），所以攻方還沒有獲勝。
tafl-no-attackers = 最後一個攻方棋子被吃掉了：守方獲勝。
tafl-exit-fort = { $king } 的國王在邊緣的出口堡壘裡，攻方無法攻破：守方獲勝。
tafl-two-ways-win = 國王有 { $count } 條出路（{ $squares }），無法全部堵住：守方獲勝。
tafl-two-ways-play-on = 國王有 { $count } 條出路（{ $squares }），但要走到那裡棋局才結束。
tafl-encircled = 攻方圍住了國王和所有守方棋子：攻方獲勝。
tafl-no-moves-loses = { $side }無棋可走：{ $winner }獲勝。
tafl-no-moves-draws = { $side }無棋可走：和局。
tafl-no-moves-unsaid = { $side }無棋可走；規則沒有說該怎麼辦。
tafl-repeated = 同一局面已經出現 { $count } 次（在這串走法的第 { $moves } 手之後）；規則沒有說該怎麼辦。
tafl-repeated-draws = 同一局面已經出現 { $count } 次（在這串走法的第 { $moves } 手之後）：和局。
tafl-repeated-loses = 同一局面已經出現 { $count } 次（在這串走法的第 { $moves } 手之後）：判{ $side }輸。

# 下一步可能發生的事。
tafl-turn = 輪到{ $side }走。
tafl-king-can-win = { $king } 的國王走一步就能到達獲勝的格子：{ $squares }。
tafl-king-threatens = 如果攻方不阻止，{ $king } 的國王下一步就能走到 { $squares } 獲勝。
tafl-king-no-way-out = { $king } 的國王一步走不到能獲勝的格子。
tafl-can-capture = { $square } 的{ $piece }下一步可以被吃：{ $moves }。
tafl-nothing-to-capture = { $side }下一步吃不到任何棋子。

# 實戰中不可能出現的局面。
tafl-several-kings = 棋盤上有 { $count } 個國王（{ $squares }）；對局中只有一個。
tafl-man-on-throne = { $square } 的{ $piece }不可能走到那裡：它不能停在王座上。
tafl-man-on-corner = { $square } 的{ $piece }不可能走到那裡：只有國王可以停在角落。
tafl-piece-in-camp = { $square } 的{ $piece }不可能走到那裡：它不能進入堡壘（營地）。
tafl-king-captured-already = { $king } 的國王已經被吃了：他被圍住，又不可能是自己走進去的，所以攻方圍住他的那一步就結束了棋局。

# 無法讀取的內容。
tafl-fault-no-centre = { $size } 的棋盤沒有中央格：板棋的棋盤是正方形，列數是奇數。
tafl-fault-move = 「{ $written }」不是走法：請寫成 e3-e7 的樣子。
tafl-fault-captures = { $count ->
    [0] { $move } 沒有吃子，不是 { $written }。
   *[other] { $move } 吃掉的是 { $captures }，不是 { $written }。
  }
fault-ask-captured-instead = 這個遊戲的棋子是被吃，沒有根被封死的情況：請問棋子是否被吃。

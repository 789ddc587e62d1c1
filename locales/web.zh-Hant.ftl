# Around every page.
claim = 有出處的規則
skip = 跳到內容
languages = 語言
footer = Regula 引用規則原文所寫的內容，並標明出處。各遊戲及其名稱屬於原作者。

# The home page.
home-title = 規則怎麼說？
home-intro = 可以問規則，也可以問盤面上的局面。每個回答都引用所依據的段落；規則沒有寫的，也會直說。
games = 遊戲
all-games = 所有遊戲
count-rulesets = { $count } 套規則
count-texts = { $count } 份文本

# The box to ask in.
ask-form = 詢問規則
ask-title = 詢問規則
ask-again-title = 無法讀取
ask-question = 你的問題
ask-game = 遊戲
ask-game-any = 不限遊戲
ask-ruleset = 規則版本
ask-ruleset-any = 未指定
ask-as-before = 與前一題相同
ask-position-add = 加上局面
ask-position = 局面
ask-position-help = 從最上面一列寫起，一列一行或用「/」隔開；數字代表連續幾個空點；最後寫輪到哪一方。Tanbo：b 黑、w 白。板棋：t 攻方、T 守方、K 國王。
ask-position-as-before = 留空時沿用先前的局面。
ask-button = 提問
faults = 請修正：

# The page of a game.
examples = 可以從這些問題開始
rulesets = 規則版本
rulesets-hint = 可以精確照著下的公開規則，每一條都附上所依據的段落。
texts = 規則文本
facts = 關於遊戲
fact-but = 規則文本的說法不同：
read-on = { $day } 讀取
elsewhere = 延伸閱讀
similar = 類似的遊戲
boardgamegeek = BoardGameGeek 上的 { $game }
fact-designer = 設計者
fact-year = 年份
fact-origin = 起源
fact-other-names = 其他名稱
fact-players = 人數
fact-minutes = 時間
fact-age = 年齡
fact-weight = 複雜度
fact-rank = 排名
fact-rating = 評分
fact-mechanics = 機制
fact-publishers = 出版者
fact-results = 勝負統計
fact-similar = 類似遊戲

# Texts and quotations.
cite-comma = {""}
page = 第 { $page } 頁
pages = 共 { $count } 頁
source = 原始來源
source-open = 開啟原始來源
contents = 目錄
original-language = 原文語言：
wording-restated = 本文依原始來源以自己的文字重述，以原始來源為準。
wording-restated-short = 重述
wording-original = 本文為原始來源的原文。

# The page of a ruleset.
ruleset = 規則版本
ruleset-intro = Regula 就是照這些規則判定的；每一條都標明寫在哪裡。
ruleset-texts = 依據：
starts = { $count ->
   *[other] 開局
}
start-written = 出處
rules = 逐條規則
ask-about-ruleset = 詢問這套規則
other-rulesets = 這個遊戲的其他規則版本
support-stated = 明文
support-read = 解讀
support-assumed = 假設
support-stated-text = 原文明白寫出。
support-read-text = 原文有不只一種讀法，或規則由原文推得；理由寫在旁邊。
support-assumed-text = 原文沒有寫；採用的假設與理由寫在旁邊。
note-stated = 說明：
note-read = 解讀方式：
note-assumed = 假設內容：
otherwise = 其他版本：

# Answers.
answer = 回答
kind-ruling = 判定
kind-fact = 回答
kind-passages = 規則這樣寫
kind-silent = 規則沒有寫
kind-unrelated = 與這些規則無關
kind-clarify = 要看用哪一套規則
answer-language = 這個回答是以{ $language }寫成的。
answer-translate = 改用中文再問一次
level-stated = 明文
level-read = 解讀
level-assumed = 假設
level-found = 依文字找到
level-weak = 不一定是答案
by-ruleset = 各套規則的答案
ask-under-ruleset = 以這套規則再問一次
ruling = 如何判定
findings = 逐步說明
move = 著手
legal = 合法
illegal = 不合法
captures = 移除
squares = 位置
moves = 合法著手
winner = 勝方
result = 結果
draw = 和局
sources = 出處
more-quotes = 另有 { $count } 處
nearest = 最接近的段落
certificate = 憑證
certificate-text = 憑這些資料可以重新判定並核對。
certificate-version = 程式版本
certificate-ruleset = 規則檔 SHA-256
certificate-corpus = 文本 SHA-256
position = 局面
position-after = 著手後的局面
share = 這個回答的網址：
copy = 複製
copied = 已複製
suggestions = 接著可以問
ask-next = 繼續提問

# What a visitor asked.
history = 提問紀錄
history-intro = 用這個瀏覽器問過的問題，最新的在最前面。這份紀錄只有你看得到，靠第一次提問時存入的 Cookie 辨認。
history-empty = 這裡還沒有任何提問。
history-ask = 去問一個問題
history-find = 搜尋提問紀錄
history-find-button = 搜尋
history-count = 共 { $count } 則回答
history-none = 沒有同時包含這些字詞的回答。
history-all = 顯示全部
history-outdated = 文本後來有更動
history-shared = 已公開分享
history-go-on = 繼續提問
history-newer = 較新
history-older = 較舊
history-take = 匯出或刪除
history-markdown = 存成 Markdown
history-json = 存成 JSON
history-delete = 刪除
history-delete-all = 全部刪除⋯⋯
history-delete-all-text = 紀錄中的回答會全部永久刪除，各則回答的網址也會失效。
history-delete-all-button = 永久刪除全部
answer-given = 回答時間：
answer-outdated = 規則文本在這個回答之後有更動，這裡顯示的是當時的回答。
answer-again = 重新提問，看看有何不同
answer-not-kept = 這則答案無法保存：沒有網址，也不在你的提問紀錄中。原因記在伺服器的日誌裡。

# A conversation.
conversation = 對話
conversation-open = 完整對話
conversation-more = 完整答案，另有 { $count } 段條文
conversation-whole = 完整答案
conversation-leave = 或前往他處
conversation-new = 開始新的對話
conversation-delete = 刪除這段對話……
conversation-delete-text = 這段對話的所有答案將永久刪除，其網址也隨之失效。

# What readers say of an answer, and what they are offered.
remark = 這個答案對嗎？
remark-noted = 謝謝，已記下，將由真人判斷：
remark-take-back = 收回
remark-change = 修改你的意見……
remark-open = 回報答案有誤或不清楚……
remark-mark = 這則答案
remark-text = 哪裡有誤，或你期待的答案是什麼？
remark-help = 可以留空。架設這台伺服器的人會連同問題一起閱讀。
remark-send = 送出
mark-wrong = 有誤
mark-unclear = 不清楚
precedents-hint = 你提出類似的問題時，會看到這則答案；其他人不會。
share-all = 提供給所有人
share-shared = 有人提出類似的問題時，會看到這則答案。
share-end = 不再提供
precedents = 先前問過
precedents-own = 你問過
precedents-shared = 由讀者分享

# An answer beside the one of today.
changes-some = 答案已有不同。
changes-none = 答案相同。
changes-unreadable = 這個問題已無法照當時的問法回答。
changes-now = 今日
changes-alone = 僅見於此
changes-back = 當時的答案
changes-keep = 重新提問並保存新答案

# The page that describes the API.
docs-title = API
docs-intro = 給程式使用的所有網址，每個都可以當場試用。OpenAPI 3.1 的完整說明：
docs-no-scripts = 試用表單需要指令碼；沒有的話，可以用任何 HTTP 工具送出相同的要求。
docs-needed = 必填
docs-body = 內容（JSON）
docs-try = 送出
docs-responses = 可能的回應

# Boards.
board-start = { $size } 開局
board-position = 局面
board-before = 著手前
board-after = 著手後
board-in-words = 以文字說明局面
board-empty = 空
board-pieces = { $kind }：{ $squares }。
board-turn = 輪到{ $side }。
side-black = 黑方
side-white = 白方
side-attackers = 攻方
side-defenders = 守方
piece-black = 黑子
piece-white = 白子
piece-attacker = 攻方棋子
piece-defender = 守方棋子
piece-king = 國王
piece-throne = 王座
piece-corner = 角落
piece-camp = 營地
pieces-black = 黑子
pieces-white = 白子
pieces-attacker = 攻方
pieces-defender = 守方
pieces-king = 國王

# 棋盤：推演與擺設。
board-link = 擺出局面並推演
board-title = 棋盤
board-intro = 擺出局面，或一步一步下：每一手都會判定，每個步驟都標明所依據的段落。
board-heading = 棋盤
board-modes = 點選的作用
mode-play = 下棋
mode-setup = 擺棋
board-switch = 切換
board-past = 略過棋盤格
board-grid = { $size } 棋盤
cell = { $square }：{ $what }
cell-special = { $special }，{ $what }
cell-chosen = { $square }：{ $what }，已選取
cell-target = { $square }：{ $what }，可以下
board-chosen = 已選取 { $square } 的{ $what }。
board-nothing-there = { $square } 上沒有棋子：請先選一枚棋子。
board-targets = { $count ->
    [0] 它沒有合法著手。
   *[other] 它有 { $count } 個合法著手。
  }
board-undo = 上一步
board-redo = 下一步
board-to-start = 回到開局
board-flip = 轉棋盤
board-large = 放大格子
board-whole = 顯示整個棋盤
board-line-title = 著手
board-line = 依序的著手
board-line-help = Tanbo：c3。板棋：e3-e7。以空格分隔；留空則只看局面本身。
board-position-help = 留空則採用開局。
board-button = 顯示
board-next = 全部 { $count } 個合法著手
board-ask = 詢問這個局面
board-open = 在棋盤上打開
board-start-of = { $ruleset }，{ $size }
pad-column = 行
pad-row = 列
pad-button = 選這一格
setup-pieces = 要放的棋子
setup-take = 拿掉
setup-turn = 輪到：
setup-clear = 清空
setup-mirror = 左右翻轉
setup-size = 大小
setup-starts = 開局
notation-title = 以記號輸入
notation-valid = 可以讀取。
share-title = 帶走
share-hint = 連結裡有規則版本與局面，並附上規則、文本與判定的印記：日後打開時，若其中有任何改變，頁面會明白說出來。
share-link = 連結
share-text = 局面
share-picture = 圖片
colon = ：

# 在棋盤上看如何判定。
mark-finding = 談到這一格的步驟
mark-remark = 不影響判定的說明
mark-removed = 移除
finding-remark = 不影響判定
decided-legal = { $move } 合法。
decided-illegal = { $move } 不合法。
decided-draw = 和局。

# 連結產生之後有什麼改變。
since-unchanged = 規則、文本與判定都和這個連結產生時相同。
since-texts-changed = 這個連結產生之後，有些文本改過了；這套規則沒有改，判定也相同。
since-ruleset-changed = 這個連結產生之後，這套規則改過了；判定仍然相同。
since-decision-changed = 這裡的判定或其依據，已經和這個連結產生時不同。
since-unreadable = 這個連結裡的印記無法讀取，無從得知它是依哪些文本產生的。這裡依今日的文本判定。

# 其他規則版本的判定。
others-title = 其他規則版本
others-agree = 能在這種棋盤上下的各套規則，判定都相同。
others-same = 相同
others-differ = 不同
others-cannot-read = 不在這種棋盤上進行的規則：{ $rulesets }。

# 原文留下的空間。
readings-title = 如果原文是另一個意思
readings-hint = 這些地方原文有不只一種讀法，或者沒有寫。每種讀法都附上在這個局面的結果。
readings-idle = 另有 { $count } 條規則未有定論，但在這裡沒有差別
reading-taken = 此處採用
reading-if = 如果意思是
reading-same = 這裡沒有改變。
reading-more-moves = 另外也合法：{ $moves }。
reading-fewer-moves = 不再合法：{ $moves }。
reading-try = 看看結果
support-supposed = 設想
what-if-title = 如果原文是這個意思：
what-if-text = 以下並不是公開的規則，而是讀者的設想。
what-if-published = 公開版本：{ $value }
what-if-back = 取消
what-if-decides = 依公開版本：{ $text }
what-if-all-back = 回到公開的規則

# What is answered instead of a page.
refusal-unreadable = 無法讀取
refusal-unreadable-text = 請求的內容有誤。
refusal-unknown = 沒有這個頁面
refusal-unknown-text = 這個網址在這裡沒有對應的內容。
refusal-wrong-method = 這個網址不是這樣用的
refusal-wrong-method-text = 這裡不接受這種請求方法。
refusal-too-large = 內容太長
refusal-too-large-text = 請求最多 64 KiB。
refusal-wrong-type = 不支援這種格式
refusal-wrong-type-text = 網頁請送表單，程式請送 application/json。
refusal-other-site = 表單來自其他網站
refusal-other-site-text = 請在這個伺服器的頁面上提問。
refusal-too-many = 請求太多
refusal-too-many-text = 請稍候再試。
refusal-busy = 目前提問的人很多
refusal-busy-text = 請過幾秒再試一次。
refusal-too-slow = 處理太久
refusal-too-slow-text = 十秒後仍未完成，已中止。
refusal-broken = 伺服器出了問題
refusal-broken-text = 錯誤在伺服器端，已寫入記錄。

# Faults of a request.
fault-missing = 缺少這個欄位。
fault-mark = 請選擇答案是有誤還是不清楚。
fault-remark-too-long = 意見超過 { $most } 個字元。
fault-no-such-conversation = 沒有這段對話。
fault-not-a-text = 這裡應為文字。
fault-not-a-list = 這裡應為文字的清單。
fault-too-many = 數量太多：最多 { $written } 個。
fault-not-a-number = 「{ $written }」不是數字。
fault-no-such-passage = 沒有「{ $passage }」這個段落：請照出處的寫法寫成「文件#錨點」。
fault-unknown-language = 「{ $written }」不是可用的語言：請寫 en、de 或 zh-Hant。
fault-not-utf8 = 文字不是 UTF-8。
fault-not-an-object = 應為 JSON 物件：{"{"}"question": "…"{"}"}。
fault-not-json = 不是 JSON：第 { $line } 行第 { $column } 字。
fault-ask = 請寫 "status"、"moves"，或一個位置：{"{"}"moves": "e3"{"}"}，也可用 bounded、root、captured。

# The rules of Tanbo.
rule-tanbo-players = 玩家人數
rule-tanbo-first-move = 誰先下
rule-tanbo-empty-point = 只能下在空點
rule-tanbo-placement = 可以下在哪裡
rule-tanbo-diagonals = 斜向不算相鄰
rule-tanbo-opponent-stones = 對方的棋子
rule-tanbo-no-merge = 根不得相連
rule-tanbo-no-new-roots = 不能新建根
rule-tanbo-root = 什麼是根
rule-tanbo-bounded = 根何時被封死
rule-tanbo-removal-current = 剛長出的根被封死
rule-tanbo-removal-others = 其他的根被封死
rule-tanbo-goal = 如何獲勝
rule-tanbo-win-on-either-turn = 在任一方的回合都可能獲勝
rule-tanbo-no-pass = 不能虛手
rule-tanbo-no-draw = 沒有和局
rule-tanbo-move-available = 總有地方可下
value-tanbo-players-2 = 兩人
value-tanbo-first-move-black = 黑方
value-tanbo-first-move-white = 白方

# The rules of tafl games.
rule-tafl-players = 玩家人數
rule-tafl-first-move = 誰先走
rule-tafl-turn = 每回合走一步
rule-tafl-movement = 兵怎麼走
rule-tafl-king-movement = 國王怎麼走
rule-tafl-no-jump = 不能跳過棋子
rule-tafl-throne-stop = 停在王座上
rule-tafl-throne-pass = 穿過王座
rule-tafl-throne-hostile-attackers = 王座對攻方是否敵對
rule-tafl-throne-hostile-defenders = 王座對守方是否敵對
rule-tafl-corners = 角落
rule-tafl-corners-hostile = 吃子時的角落
rule-tafl-camps = 營地
rule-tafl-camp-entry = 進入營地
rule-tafl-camp-hostile = 吃子時的營地
rule-tafl-capture = 兵怎麼被吃
rule-tafl-capture-several = 一步吃多子
rule-tafl-safe-between = 走進兩個敵子之間
rule-tafl-edge = 吃子時的邊緣
rule-tafl-king-armed = 國王參與吃子
rule-tafl-king-capture = 捉國王
rule-tafl-king-capture-throne = 在王座旁捉國王
rule-tafl-king-capture-on-throne = 在王座上捉國王
rule-tafl-king-capture-edge = 在邊緣捉國王
rule-tafl-captured-king = 被捉的國王
rule-tafl-guard-capture = 國王旁的護衛
rule-tafl-goal-attackers = 攻方如何獲勝
rule-tafl-goal-defenders = 守方如何獲勝
rule-tafl-two-ways = 兩條出路
rule-tafl-encirclement = 包圍
rule-tafl-shieldwall = 盾牆
rule-tafl-exit-fort = 出口堡壘
rule-tafl-no-moves = 無子可走
rule-tafl-no-attackers = 攻方全滅
rule-tafl-repetition = 重複局面
value-tafl-players-2 = 兩人
value-tafl-first-move-attackers = 攻方
value-tafl-first-move-defenders = 守方
value-tafl-movement-rook = 直線任意格，如西洋棋的城堡
value-tafl-movement-one-step = 直線一格
value-tafl-throne-stop-anyone = 任何棋子
value-tafl-throne-stop-king = 只有國王
value-tafl-throne-stop-nobody = 誰都不行，國王也不行
value-tafl-throne-hostile-attackers-never = 從不
value-tafl-throne-hostile-attackers-empty = 空著的時候
value-tafl-throne-hostile-attackers-always = 一律如此，無論空或有子
value-tafl-corners-ordinary = 與其他格子相同
value-tafl-corners-king-only = 只有國王可進
value-tafl-corners-hostile-nobody = 對誰都不敵對
value-tafl-corners-hostile-men = 對兵敵對，對國王不敵對
value-tafl-corners-hostile-everyone = 對所有棋子敵對
value-tafl-camps-none = 沒有
value-tafl-camps-attackers-start = 攻方起始的格子
value-tafl-camp-entry-anyone = 任何棋子
value-tafl-camp-entry-inside-only = 只有還在裡面的攻方
value-tafl-camp-hostile-nobody = 對誰都不敵對
value-tafl-camp-hostile-king = 只對國王敵對
value-tafl-camp-hostile-everyone = 對所有棋子敵對
value-tafl-king-armed-both = 與其他棋子一樣吃子
value-tafl-king-armed-hammer = 只有主動走時能吃
value-tafl-king-armed-anvil = 只能當不動的夾子
value-tafl-king-armed-neither = 不參與吃子
value-tafl-king-capture-four-sides = 四面包圍
value-tafl-king-capture-two-sides = 兩面夾住，與其他棋子相同
value-tafl-king-capture-throne-three-and-throne = 三個攻方加王座
value-tafl-king-capture-throne-four-sides = 四面包圍，包括王座
value-tafl-king-capture-throne-two-sides = 兩面夾住，與其他棋子相同
value-tafl-king-capture-edge-edge-counts = 邊緣算一面
value-tafl-king-capture-edge-edge-does-not-count = 在邊緣捉不到國王
value-tafl-captured-king-removed = 從盤上拿掉
value-tafl-captured-king-stays = 留在原處
value-tafl-captured-king-ends-the-game = 國王被捉即結束對局
value-tafl-guard-capture-never = 不會靠著自己的國王被吃
value-tafl-guard-capture-king-surrounded = 國王其餘三面都被佔時可被吃
value-tafl-goal-defenders-edge = 國王到達邊緣
value-tafl-goal-defenders-edge-outside-camps = 國王到達營地以外的邊緣
value-tafl-goal-defenders-corner = 國王到達角落
value-tafl-goal-defenders-citadel = 國王到達角落的堡壘
value-tafl-two-ways-play-on = 繼續下
value-tafl-two-ways-win = 守方立即獲勝
value-tafl-encirclement-none = 沒有這條規則
value-tafl-encirclement-wins = 攻方獲勝
value-tafl-shieldwall-none = 沒有這條規則
value-tafl-shieldwall-between-men = 兩端都是棋子
value-tafl-shieldwall-between-men-or-corner = 兩端為棋子，或棋子與角落
value-tafl-exit-fort-none = 沒有這條規則
value-tafl-exit-fort-wins = 守方獲勝
value-tafl-no-moves-loses = 該方判負
value-tafl-no-moves-draws = 和局
value-tafl-no-moves-unsaid = 規則沒有寫
value-tafl-no-attackers-defenders-win = 守方獲勝
value-tafl-no-attackers-no-moves = 沒有另外的規則：攻方無子可走
value-tafl-repetition-unsaid = 規則沒有寫
value-tafl-repetition-second-draws = 第二次出現為和局
value-tafl-repetition-third-draws = 第三次出現為和局
value-tafl-repetition-defenders-lose = 第三次出現守方判負
value-tafl-repetition-repeater-loses = 第三次出現由造成重複的一方判負
value-tafl-king-movement-rook = 直線任意格，如西洋棋的城堡
value-tafl-king-movement-one-step = 直線一格
value-tafl-throne-pass-anyone = 任何棋子
value-tafl-throne-pass-king = 只有國王
value-tafl-throne-pass-nobody = 誰都不行
value-tafl-throne-hostile-defenders-never = 從不
value-tafl-throne-hostile-defenders-empty = 空著的時候
value-tafl-throne-hostile-defenders-always = 一律如此，無論空或有子
value-tafl-king-capture-on-throne-four-sides = 四面包圍
value-tafl-king-capture-on-throne-two-sides = 兩面夾住，與其他棋子相同

# 嵌入其他網站的框架
embed-title = { $game } 規則問答
embed-whole = 看完整答案與全部出處
embed-more = 在 Regula 看更多 { $game } 的資料
embed-not-allowed = 目前還沒有網站可以嵌入這個提問框。伺服器管理者可以這樣開放：

# Around every page.
claim = Regeln mit Fundstelle
skip = Zum Inhalt
languages = Sprache
footer = Regula zitiert, was in den Regeltexten steht, und zeigt, wo es steht. Spiele und ihre Namen gehören ihren Autorinnen und Autoren.

# The home page.
home-title = Was sagen die Regeln?
home-intro = Frag nach einer Regel oder nach einer Stellung auf dem Brett. Jede Antwort zitiert die Stelle, auf der sie beruht; wo die Regeln schweigen, steht das da.
games = Spiele
all-games = Alle Spiele
count-rulesets = { $count ->
    [one] ein Regelwerk
   *[other] { $count } Regelwerke
  }
count-texts = { $count ->
    [one] ein Text
   *[other] { $count } Texte
  }

# The box to ask in.
ask-form = Nach den Regeln fragen
ask-title = Nach den Regeln fragen
ask-again-title = Das ließ sich nicht lesen
ask-question = Deine Frage
ask-game = Spiel
ask-game-any = beliebiges Spiel
ask-ruleset = Regelwerk
ask-ruleset-any = nicht gewählt
ask-as-before = wie zuvor
ask-position-add = Stellung angeben
ask-position = Stellung
ask-position-help = Reihen von oben, je eine Zeile oder durch „/“ getrennt; eine Zahl für so viele leere Punkte; danach die Seite am Zug. Tanbo: b und w. Tafl: t Angreifer, T Verteidiger, K König.
ask-position-as-before = Bleibt das Feld leer, gilt die Stellung von zuvor.
ask-button = Fragen
faults = Bitte verbessern:

# The page of a game.
examples = Fragen für den Anfang
rulesets = Regelwerke
rulesets-hint = Veröffentlichte Regeln, die sich genau spielen lassen; jede Regel mit der Stelle, auf der sie beruht.
texts = Regeltexte
facts = Über das Spiel
fact-but = Ein Regeltext sagt es anders:
read-on = abgelesen am { $day }
elsewhere = Weiterlesen
similar = ein ähnliches Spiel
boardgamegeek = { $game } bei BoardGameGeek
fact-designer = Autor
fact-year = Jahr
fact-origin = Herkunft
fact-other-names = Andere Namen
fact-players = Personen
fact-minutes = Dauer
fact-age = Alter
fact-weight = Komplexität
fact-rank = Rang
fact-rating = Bewertung
fact-mechanics = Mechanismen
fact-publishers = Verlage
fact-results = Ergebnisse
fact-similar = Ähnliche Spiele

# Texts and quotations.
cite-comma = ,{" "}
page = S. { $page }
pages = { $count ->
    [one] eine Seite
   *[other] { $count } Seiten
  }
source = Quelle
source-open = Quelle öffnen
contents = Inhalt
original-language = Original auf
wording-restated = In eigenen Worten eng nach der Quelle wiedergegeben; maßgeblich ist die Quelle.
wording-restated-short = in eigenen Worten
wording-original = Der Text, wie er in der Quelle steht.

# The page of a ruleset.
ruleset = Regelwerk
ruleset-intro = Genau so spielt Regula diese Regeln, und hier steht jede Regel geschrieben.
ruleset-texts = Nach:
starts = { $count ->
    [one] Anfangsstellung
   *[other] Anfangsstellungen
}
start-written = Wo sie steht
rules = Die Regeln, eine nach der anderen
ask-about-ruleset = Nach diesen Regeln fragen
other-rulesets = Andere Regelwerke dieses Spiels
support-stated = steht im Text
support-read = Lesart
support-assumed = Annahme
support-stated-text = Der Text sagt es.
support-read-text = Der Text lässt sich verschieden lesen, oder die Regel folgt aus ihm; wie und warum, steht dabei.
support-assumed-text = Der Text schweigt; was stattdessen angenommen ist und warum, steht dabei.
note-stated = Anmerkung:
note-read = So gelesen:
note-assumed = Angenommen:
otherwise = Anderswo:

# Answers.
answer = Antwort
kind-ruling = Entscheidung
kind-fact = Antwort
kind-passages = Was die Regeln sagen
kind-silent = Die Regeln sagen es nicht
kind-unrelated = Keine Frage zu diesen Regeln
kind-clarify = Es kommt auf das Regelwerk an
answer-language = Diese Antwort wurde auf { $language } gegeben.
answer-translate = Auf Deutsch noch einmal fragen
level-stated = steht im Text
level-read = Lesart
level-assumed = Annahme
level-found = nach Wortlaut gefunden
level-weak = vielleicht nicht die Antwort
by-ruleset = Nach Regelwerk
ask-under-ruleset = Nach diesem Regelwerk noch einmal fragen
ruling = Wie entschieden wurde
findings = Schritt für Schritt
move = Zug
legal = erlaubt
illegal = nicht erlaubt
captures = Vom Brett genommen
squares = Punkte
moves = Erlaubte Züge
winner = Gewonnen hat
result = Ergebnis
draw = unentschieden
sources = Wo es steht
more-quotes = { $count ->
    [one] eine weitere Stelle
   *[other] { $count } weitere Stellen
  }
nearest = Die nächstliegenden Stellen
certificate = Nachweis
certificate-text = Damit lässt sich die Entscheidung nachrechnen und vergleichen.
certificate-version = Programmversion
certificate-ruleset = Regelwerk, SHA-256
certificate-corpus = Texte, SHA-256
position = Stellung
position-after = Stellung nach dem Zug
share = Adresse dieser Antwort:
copy = kopieren
copied = kopiert
suggestions = Als Nächstes fragen
ask-next = Weiterfragen

# What a visitor asked.
history = Deine Fragen
history-intro = Was mit diesem Browser gefragt wurde, das Neueste zuerst. Niemand sonst sieht diese Liste; sie hängt an einem Cookie, das mit der ersten Frage gesetzt wird.
history-empty = Hier wurde noch nichts gefragt.
history-ask = Eine Frage stellen
history-find = In deinen Fragen suchen
history-find-button = Suchen
history-count = { $count ->
    [one] Eine Antwort
   *[other] { $count } Antworten
  }
history-none = Keine Antwort enthält alle diese Wörter.
history-all = Alle zeigen
history-outdated = die Texte haben sich seitdem geändert
history-shared = für alle freigegeben
history-go-on = Weiterfragen
history-newer = Neuere
history-older = Ältere
history-take = Mitnehmen oder löschen
history-markdown = Als Markdown speichern
history-json = Als JSON speichern
history-delete = Löschen
history-delete-all = Alle löschen …
history-delete-all-text = Jede Antwort dieser Liste wird endgültig gelöscht, und ihre Adresse gilt nicht mehr.
history-delete-all-button = Endgültig alle löschen
answer-given = Gegeben am
answer-outdated = Seit dieser Antwort haben sich die Regeltexte geändert. Hier steht die Antwort, wie sie damals gegeben wurde.
answer-again = Noch einmal fragen und sehen, was sich geändert hat
answer-not-kept = Diese Antwort ließ sich nicht aufbewahren: Sie hat keine Adresse und steht nicht unter deinen Fragen. Der Grund steht im Protokoll des Servers.

# A conversation.
conversation = Gespräch
conversation-open = Das ganze Gespräch
conversation-more = { $count ->
    [one] die ganze Antwort, mit einer weiteren Stelle
   *[other] die ganze Antwort, mit { $count } weiteren Stellen
  }
conversation-whole = die ganze Antwort
conversation-leave = Oder woandershin
conversation-new = Ein neues Gespräch beginnen
conversation-delete = Dieses Gespräch löschen …
conversation-delete-text = Alle Antworten dieses Gesprächs werden endgültig gelöscht, auch ihre Adressen enden.

# What readers say of an answer, and what they are offered.
remark = War das richtig?
remark-noted = Danke. Das ist vermerkt, ein Mensch wird es beurteilen:
remark-take-back = Zurücknehmen
remark-change = Ändern, was du gesagt hast …
remark-open = Die Antwort als falsch oder unklar melden …
remark-mark = Die Antwort ist
remark-text = Was ist falsch, oder was hast du erwartet?
remark-help = Kann leer bleiben. Wer diesen Server betreibt, liest es zusammen mit der Frage.
remark-send = Absenden
mark-wrong = falsch
mark-unclear = unklar
precedents-hint = Fragst du etwas Ähnliches, wirst du an diese Antwort erinnert; sonst niemand.
share-all = Allen anbieten
share-shared = Diese Antwort wird allen angeboten, die etwas Ähnliches fragen.
share-end = Nicht mehr anbieten
precedents = Schon einmal gefragt
precedents-own = von dir gefragt
precedents-shared = von jemandem freigegeben

# An answer beside the one of today.
changes-some = Die Antwort hat sich geändert.
changes-none = Die Antwort ist dieselbe.
changes-unreadable = Die Frage lässt sich so, wie sie gestellt wurde, nicht mehr beantworten.
changes-now = Heute
changes-alone = nur hier
changes-back = Die Antwort, wie sie gegeben wurde
changes-keep = Noch einmal fragen und die neue Antwort aufbewahren

# The page that describes the API.
docs-title = Die API
docs-intro = Jede Adresse für Programme, mit einem Formular zum Ausprobieren. Die ganze Beschreibung als OpenAPI 3.1:
docs-no-scripts = Die Formulare brauchen Skripte. Ohne sie lassen sich dieselben Anfragen mit jedem HTTP-Programm schicken.
docs-needed = nötig
docs-body = Inhalt (JSON)
docs-try = Senden
docs-responses = Was zurückkommen kann

# Boards.
board-start = Anfang auf { $size }
board-position = Stellung
board-before = Vor dem Zug
board-after = Nach dem Zug
board-in-words = Die Stellung in Worten
board-empty = leer
board-pieces = { $kind }: { $squares }.
board-turn = Am Zug: { $side }.
side-black = Schwarz
side-white = Weiß
side-attackers = die Angreifer
side-defenders = die Verteidiger
piece-black = schwarzer Stein
piece-white = weißer Stein
piece-attacker = Angreifer
piece-defender = Verteidiger
piece-king = König
piece-throne = Thron
piece-corner = Ecke
piece-camp = Lager
pieces-black = Schwarz
pieces-white = Weiß
pieces-attacker = Angreifer
pieces-defender = Verteidiger
pieces-king = König

# Das Brett: zum Spielen und zum Aufstellen.
board-link = Eine Stellung aufbauen und durchspielen
board-title = Das Brett
board-intro = Baue eine Stellung auf oder spiele Züge: über jeden Zug wird entschieden, und jeder Schritt nennt seine Stelle im Regeltext.
board-heading = Brett
board-modes = Was ein Klick bewirkt
mode-play = Spielen
mode-setup = Aufbauen
board-switch = Wechseln
board-past = Felder überspringen
board-grid = Brett, { $size }
cell = { $square }: { $what }
cell-special = { $special }, { $what }
cell-chosen = { $square }: { $what }, gewählt
cell-target = { $square }: { $what }, erlaubter Zug
board-chosen = Gewählt: { $what } auf { $square }.
board-nothing-there = Auf { $square } steht nichts: wähle zuerst eine Figur.
board-targets = { $count ->
    [0] Kein Zug ist damit erlaubt.
    [one] Ein Zug ist damit erlaubt.
   *[other] { $count } Züge sind damit erlaubt.
  }
board-undo = Zurück
board-redo = Wieder vor
board-to-start = Zum Anfang
board-flip = Brett drehen
board-large = Größere Felder
board-whole = Ganzes Brett
board-line-title = Züge
board-line = Züge nacheinander
board-line-help = Tanbo: c3. Tafl: e3-e7. Mit Leerzeichen dazwischen; ohne Züge wird die Stellung selbst betrachtet.
board-position-help = Ohne Angabe gilt die Anfangsstellung.
board-button = Zeigen
board-next = { $count ->
    [one] Der einzige erlaubte Zug
   *[other] Alle { $count } erlaubten Züge
  }
board-ask = Zu dieser Stellung fragen
board-open = Auf dem Brett öffnen
board-start-of = { $ruleset }, { $size }
pad-column = Spalte
pad-row = Reihe
pad-button = Dieses Feld wählen
setup-pieces = Was gesetzt wird
setup-take = wegnehmen
setup-turn = Am Zug:
setup-clear = Leeren
setup-mirror = Spiegeln
setup-size = Größe
setup-starts = Anfangsstellungen
notation-title = In Notation
notation-valid = Das ist lesbar.
share-title = Zum Mitnehmen
share-hint = Der Link enthält Regelwerk und Stellung, dazu ein Siegel über Regelwerk, Texte und Entscheidung: wer ihn öffnet, erfährt, ob davon inzwischen etwas anders ist.
share-link = Link
share-text = Stellung
share-record = Partie
share-audit = Nach allen Regelwerken prüfen
share-picture = Bild
colon = :{" "}

# Wie über eine Stellung entschieden wurde, auf dem Brett.
mark-finding = der Schritt, der von diesem Feld handelt
mark-remark = eine Anmerkung, die nichts entscheidet
mark-removed = vom Brett genommen
finding-remark = entscheidet hier nichts
decided-legal = { $move } ist erlaubt.
decided-illegal = { $move } ist nicht erlaubt.
decided-draw = Die Partie endet unentschieden.

# Was aus einer Entscheidung geworden ist, seit ihr Link entstand.
since-unchanged = Regelwerk, Texte und Entscheidung sind dieselben wie damals, als dieser Link entstand.
since-texts-changed = Seit dieser Link entstand, haben sich Texte geändert; dieses Regelwerk nicht, und die Entscheidung ist dieselbe.
since-ruleset-changed = Seit dieser Link entstand, hat sich dieses Regelwerk geändert; die Entscheidung ist dieselbe.
since-decision-changed = Was hier entschieden wird oder worauf es beruht, ist nicht mehr dasselbe wie damals, als dieser Link entstand.
since-unreadable = Das Siegel in diesem Link lässt sich nicht lesen: mit welchen Texten er entstand, kann niemand sagen. Entschieden wird hier nach den heutigen.

# Dasselbe nach anderen Regelwerken.
others-title = Nach anderen Regelwerken
others-agree = Alle Regelwerke, die auf einem solchen Brett gespielt werden, entscheiden gleich.
others-same = ebenso
others-differ = anders
others-cannot-read = Auf einem solchen Brett nicht gespielt: { $rulesets }.

# Was der Text offenlässt.
readings-title = Wenn der Text anders gemeint wäre
readings-hint = Hier lässt sich der Text verschieden lesen, oder er schweigt. Zu jeder Lesart steht, was sie in dieser Stellung bedeuten würde.
readings-idle = { $count ->
    [one] Eine weitere Regel ist offen, ohne dass es hier darauf ankommt
   *[other] { $count } weitere Regeln sind offen, ohne dass es hier darauf ankommt
  }
reading-taken = hier angenommen
reading-if = wenn gemeint wäre
reading-same = hier ändert sich nichts.
reading-more-moves = Erlaubt wären auch: { $moves }.
reading-fewer-moves = Nicht mehr erlaubt wären: { $moves }.
reading-try = Ansehen
support-supposed = unterstellt
what-if-title = Wenn der Text das meinte:
what-if-text = Was folgt, ist kein veröffentlichtes Regelwerk, sondern was eine Leserin oder ein Leser unterstellt.
what-if-published = veröffentlicht: { $value }
what-if-back = Zurücknehmen
what-if-decides = Wie veröffentlicht: { $text }
what-if-all-back = Zum Regelwerk, wie es veröffentlicht ist

# What is answered instead of a page.
refusal-unreadable = Das ließ sich nicht lesen
refusal-unreadable-text = Die Anfrage ist fehlerhaft.
refusal-unknown = Diese Seite gibt es nicht
refusal-unknown-text = Unter dieser Adresse liegt hier nichts.
refusal-wrong-method = Diese Adresse wird anders benutzt
refusal-wrong-method-text = Die Methode der Anfrage ist hier nicht erlaubt.
refusal-too-large = Das ist zu lang
refusal-too-large-text = Eine Anfrage darf 64 KiB groß sein.
refusal-wrong-type = Dieses Format wird hier nicht gelesen
refusal-wrong-type-text = Seiten schicken Formulare, Programme application/json.
refusal-other-site = Dieses Formular kam von einer anderen Website
refusal-other-site-text = Fragen werden auf den Seiten dieses Servers gestellt.
refusal-too-many = Zu viele Anfragen
refusal-too-many-text = Bitte einen Augenblick warten und noch einmal versuchen.
refusal-busy = Gerade wird viel gefragt
refusal-busy-text = Bitte in einigen Sekunden noch einmal versuchen.
refusal-too-slow = Das hat zu lange gedauert
refusal-too-slow-text = Die Anfrage wurde nach zehn Sekunden abgebrochen.
refusal-no-history = Der Verlauf ist gerade nicht verfügbar
refusal-no-history-text = Fragen werden trotzdem beantwortet, aber Aufbewahrtes lässt sich weder zeigen noch ändern.
no-history-locked = Ein anderes Programm hat ihn gesperrt. Bitte gleich noch einmal versuchen; Fragen werden trotzdem beantwortet.
no-history-read-only = Er lässt sich gerade nur lesen: Nichts kann aufbewahrt, geändert oder gelöscht werden. Fragen werden trotzdem beantwortet.
no-history-full = Der Datenträger des Servers ist voll: Nichts kann aufbewahrt, geändert oder gelöscht werden. Fragen werden trotzdem beantwortet.
no-history-newer = Er stammt von einer neueren Version dieses Programms. Fragen werden trotzdem beantwortet.
no-history-damaged = Er ist beschädigt. Fragen werden trotzdem beantwortet.
no-history-gone = Seine Datei wurde entfernt, ersetzt oder geleert, während der Server lief. Fragen werden trotzdem beantwortet.
no-history-unreachable = Er lässt sich nicht öffnen. Fragen werden trotzdem beantwortet.
refusal-broken = Hier ist etwas schiefgegangen
refusal-broken-text = Der Fehler liegt beim Server und steht in seinem Protokoll.

# Faults of a request.
fault-missing = Dieses Feld wird gebraucht.
fault-mark = Sag, ob die Antwort falsch oder unklar ist.
fault-remark-too-long = Die Anmerkung hat mehr als { $most } Zeichen.
fault-no-such-conversation = Ein solches Gespräch gibt es nicht.
fault-not-a-text = Hier wird ein Text erwartet.
fault-not-a-list = Hier wird eine Liste von Texten erwartet.
fault-too-many = Das sind zu viele: höchstens { $written }.
fault-not-a-number = „{ $written }“ ist keine Zahl.
fault-no-such-passage = Die Stelle „{ $passage }“ gibt es nicht: schreib Dokument#Anker, wie in den Quellenangaben.
fault-unknown-language = „{ $written }“ ist keine Sprache dieses Programms: en, de oder zh-Hant.
fault-not-utf8 = Der Text ist kein UTF-8.
fault-not-an-object = Erwartet wird ein JSON-Objekt: {"{"}"question": "…"{"}"}.
fault-not-json = Das ist kein JSON: Zeile { $line }, Spalte { $column }.
fault-ask = Möglich sind "status", "moves" oder ein Feld: {"{"}"moves": "e3"{"}"}, ebenso mit bounded, root oder captured.

# The rules of Tanbo.
rule-tanbo-players = Zahl der Spielenden
rule-tanbo-first-move = Wer beginnt
rule-tanbo-empty-point = Nur freie Punkte
rule-tanbo-placement = Wohin ein Stein darf
rule-tanbo-diagonals = Schräg zählt nicht
rule-tanbo-opponent-stones = Steine der anderen Farbe
rule-tanbo-no-merge = Wurzeln wachsen nie zusammen
rule-tanbo-no-new-roots = Keine neuen Wurzeln
rule-tanbo-root = Was eine Wurzel ist
rule-tanbo-bounded = Wann eine Wurzel eingeschlossen ist
rule-tanbo-removal-current = Die eben vergrößerte Wurzel ist eingeschlossen
rule-tanbo-removal-others = Andere Wurzeln sind eingeschlossen
rule-tanbo-goal = Wie man gewinnt
rule-tanbo-win-on-either-turn = Gewinn in jedem Zug möglich
rule-tanbo-no-pass = Kein Passen
rule-tanbo-no-draw = Kein Unentschieden
rule-tanbo-move-available = Ein Zug ist immer möglich
value-tanbo-players-2 = zwei
value-tanbo-first-move-black = Schwarz
value-tanbo-first-move-white = Weiß

# The rules of tafl games.
rule-tafl-players = Zahl der Spielenden
rule-tafl-first-move = Wer beginnt
rule-tafl-turn = Ein Zug, wenn man dran ist
rule-tafl-movement = Wie eine Figur zieht
rule-tafl-king-movement = Wie der König zieht
rule-tafl-no-jump = Kein Springen
rule-tafl-throne-stop = Auf dem Thron stehen bleiben
rule-tafl-throne-pass = Über den Thron ziehen
rule-tafl-throne-hostile-attackers = Der Thron gegen Angreifer
rule-tafl-throne-hostile-defenders = Der Thron gegen Verteidiger
rule-tafl-corners = Die Ecken
rule-tafl-corners-hostile = Die Ecken beim Schlagen
rule-tafl-camps = Lager
rule-tafl-camp-entry = Lager betreten
rule-tafl-camp-hostile = Lager beim Schlagen
rule-tafl-capture = Wie eine Figur geschlagen wird
rule-tafl-capture-several = Mehrere Figuren in einem Zug
rule-tafl-safe-between = Zwischen zwei Gegner ziehen
rule-tafl-edge = Der Rand beim Schlagen
rule-tafl-king-armed = Der König beim Schlagen
rule-tafl-king-capture = Den König schlagen
rule-tafl-king-capture-throne = Den König neben dem Thron schlagen
rule-tafl-king-capture-on-throne = Den König auf dem Thron schlagen
rule-tafl-king-capture-edge = Den König am Rand schlagen
rule-tafl-captured-king = Der geschlagene König
rule-tafl-guard-capture = Ein Wächter neben dem König
rule-tafl-goal-attackers = Wie die Angreifer gewinnen
rule-tafl-goal-defenders = Wie die Verteidiger gewinnen
rule-tafl-two-ways = Zwei offene Wege
rule-tafl-encirclement = Einkreisung
rule-tafl-shieldwall = Schildwall
rule-tafl-exit-fort = Ausgangsburg
rule-tafl-no-moves = Kein erlaubter Zug
rule-tafl-no-attackers = Kein Angreifer mehr
rule-tafl-repetition = Stellungswiederholung
value-tafl-players-2 = zwei
value-tafl-first-move-attackers = die Angreifer
value-tafl-first-move-defenders = die Verteidiger
value-tafl-movement-rook = beliebig weit geradeaus, wie ein Turm
value-tafl-movement-one-step = ein Feld geradeaus
value-tafl-throne-stop-anyone = jede Figur
value-tafl-throne-stop-king = nur der König
value-tafl-throne-stop-nobody = niemand, auch nicht der König
value-tafl-throne-hostile-attackers-never = nie
value-tafl-throne-hostile-attackers-empty = solange er leer ist
value-tafl-throne-hostile-attackers-always = immer, leer oder besetzt
value-tafl-corners-ordinary = Felder wie alle anderen
value-tafl-corners-king-only = nur für den König
value-tafl-corners-hostile-nobody = gegen niemanden
value-tafl-corners-hostile-men = gegen alle außer dem König
value-tafl-corners-hostile-everyone = gegen alle
value-tafl-camps-none = keine
value-tafl-camps-attackers-start = wo die Angreifer beginnen
value-tafl-camp-entry-anyone = jede Figur
value-tafl-camp-entry-inside-only = nur Angreifer, die noch darin stehen
value-tafl-camp-hostile-nobody = gegen niemanden
value-tafl-camp-hostile-king = nur gegen den König
value-tafl-camp-hostile-everyone = gegen alle
value-tafl-king-armed-both = er schlägt wie jede andere Figur
value-tafl-king-armed-hammer = nur wenn er zieht
value-tafl-king-armed-anvil = nur als wartendes Gegenstück
value-tafl-king-armed-neither = er wirkt nicht mit
value-tafl-king-capture-four-sides = von allen vier Seiten
value-tafl-king-capture-two-sides = von zwei gegenüberliegenden Seiten, wie jede Figur
value-tafl-king-capture-throne-three-and-throne = drei Angreifer und der Thron
value-tafl-king-capture-throne-four-sides = von allen vier Seiten, auch vom Thron her
value-tafl-king-capture-throne-two-sides = von zwei gegenüberliegenden Seiten, wie jede Figur
value-tafl-king-capture-edge-edge-counts = der Rand schließt eine Seite
value-tafl-king-capture-edge-edge-does-not-count = am Rand kann er nicht geschlagen werden
value-tafl-captured-king-removed = er wird vom Brett genommen
value-tafl-captured-king-stays = er bleibt stehen
value-tafl-captured-king-ends-the-game = damit ist die Partie zu Ende
value-tafl-guard-capture-never = wird nie gegen den eigenen König geschlagen
value-tafl-guard-capture-king-surrounded = wird geschlagen, wenn die anderen drei Seiten des Königs besetzt sind
value-tafl-goal-defenders-edge = der König erreicht den Rand
value-tafl-goal-defenders-edge-outside-camps = der König erreicht den Rand außerhalb der Lager
value-tafl-goal-defenders-corner = der König erreicht eine Ecke
value-tafl-goal-defenders-citadel = der König erreicht eine Zitadelle
value-tafl-two-ways-play-on = es wird weitergespielt
value-tafl-two-ways-win = die Verteidiger gewinnen sofort
value-tafl-encirclement-none = keine solche Regel
value-tafl-encirclement-wins = die Angreifer gewinnen
value-tafl-shieldwall-none = keine solche Regel
value-tafl-shieldwall-between-men = zwischen zwei Figuren
value-tafl-shieldwall-between-men-or-corner = zwischen zwei Figuren oder Figur und Ecke
value-tafl-exit-fort-none = keine solche Regel
value-tafl-exit-fort-wins = die Verteidiger gewinnen
value-tafl-no-moves-loses = wer dran ist, verliert
value-tafl-no-moves-draws = die Partie ist unentschieden
value-tafl-no-moves-unsaid = die Regeln sagen es nicht
value-tafl-no-attackers-defenders-win = die Verteidiger gewinnen
value-tafl-no-attackers-no-moves = keine eigene Regel: die Angreifer haben keinen Zug
value-tafl-repetition-unsaid = die Regeln sagen es nicht
value-tafl-repetition-second-draws = beim zweiten Mal unentschieden
value-tafl-repetition-third-draws = beim dritten Mal unentschieden
value-tafl-repetition-defenders-lose = beim dritten Mal verlieren die Verteidiger
value-tafl-repetition-repeater-loses = beim dritten Mal verliert, wer wiederholt
value-tafl-king-movement-rook = beliebig weit geradeaus, wie ein Turm
value-tafl-king-movement-one-step = ein Feld geradeaus
value-tafl-throne-pass-anyone = jede Figur
value-tafl-throne-pass-king = nur der König
value-tafl-throne-pass-nobody = niemand
value-tafl-throne-hostile-defenders-never = nie
value-tafl-throne-hostile-defenders-empty = solange er leer ist
value-tafl-throne-hostile-defenders-always = immer, leer oder besetzt
value-tafl-king-capture-on-throne-four-sides = von allen vier Seiten
value-tafl-king-capture-on-throne-two-sides = von zwei gegenüberliegenden Seiten, wie jede Figur

# In einem Rahmen auf einer anderen Seite
embed-title = Fragen zu { $game }
embed-whole = Die ganze Antwort mit allen Quellen
embed-more = Mehr über { $game } bei Regula
embed-not-allowed = Noch darf keine andere Website dieses Feld zeigen. Wer den Server betreibt, erlaubt es einer Website so:

record-at = Zeile { $line }, Spalte { $column }: { $fault }
record-fault-not-a-move = „{ $written }“ ist kein Zug.
record-fault-not-closed = „{ $written }“ wird hier geöffnet, aber nie geschlossen.
record-fault-tag = „{ $written }“ ist keine Angabe: es fehlen Name und Wert.
record-fault-after-result = Nach dem Ergebnis steht noch ein Zug: bitte nur eine Partie auf einmal.
record-fault-taken-before-a-move = { $square } soll geschlagen sein, aber davor steht kein Zug.
record-fault-json = Das ist nicht das JSON einer Partie: { $why }.
record-fault-other-pieces = Ritter und Kommandanten werden hier nicht gespielt.
record-fault-result = „{ $written }“ ist kein Ergebnis: möglich sind 1, 0, -1 und ?.
record-fault-sgf-needs-stones = SGF wird für Spiele gelesen, in denen Steine gesetzt werden; hier ziehen Figuren.
record-fault-unexpected = „{ $written }“ gehört nicht hierher.
record-fault-no-value = „{ $written }“ hat keinen Wert in Klammern.
record-fault-sgf-size = „{ $written }“ ist keine Brettgröße; gebraucht wird etwa 9 oder 9:7.
record-fault-sgf-side = „{ $written }“ ist keine Seite: möglich sind B und W.
record-fault-sgf-point = „{ $written }“ ist kein Punkt dieses Brettes: gebraucht werden zwei Buchstaben, von links oben gezählt, etwa cd.
record-fault-sgf-set-up-in-play = Mitten in der Partie werden Steine aufgestellt.
record-fault-too-long = Die Aufzeichnung hat mehr als { $most } Bytes: so lang ist hier keine Partie.
record-fault-too-many = Die Aufzeichnung hat mehr als { $most } Züge: so lang ist hier keine Partie.
record-fault-empty = In dieser Aufzeichnung stehen weder Züge noch eine Stellung.
record-fault-no-such-size = Auf { $size } ist keine Anfangsstellung veröffentlicht; es gibt { $known }. Stelle die Steine in der Aufzeichnung auf oder gib die Stellung an.
record-fault-illegal-to-write = Zug { $ply }, { $move }, ist nicht erlaubt: geschrieben werden nur regelgerechte Partien.
record-fault-pass-to-write = Passen ist nicht erlaubt: geschrieben werden nur regelgerechte Partien.
record-fault-unsuitable = Dieses Spiel lässt sich nicht als { $format } schreiben.
record-fault-no-such-format = Ein Format „{ $written }“ gibt es nicht; bekannt sind { $known }.
record-fault-no-such-rows = „{ $written }“ ist kein Rand des Brettes: möglich sind top und bottom.
record-ask-rows-both = Alle Züge sind erlaubt, ob man die Reihen von oben oder von unten zählt, und es sind verschiedene Partien: gib an, was gemeint ist.
record-ask-rows-neither = Weder von oben noch von unten gezählt sind alle Züge erlaubt: gib an, wie die Reihen gemeint sind.

record-all-legal = { $count ->
    [one] Der eine Zug ist erlaubt.
   *[other] Alle { $count } Züge sind erlaubt.
  }
record-differences = { $count ->
    [one] Bei einem Zug nehmen Aufzeichnung und Regeln Verschiedenes vom Brett.
   *[other] Bei { $count } Zügen nehmen Aufzeichnung und Regeln Verschiedenes vom Brett.
  }
record-no-moves = Eine Stellung ohne Züge.
record-stop-illegal = Zug { $ply }, { $written }, ist nicht erlaubt.
record-stop-pass = Zug { $ply }, { $written }: Hier müsste gepasst werden, und Passen gibt es nicht; am Zug: { $side }.
record-stop-wrong-side = Zug { $ply }, { $written }, kommt von der falschen Seite; am Zug: { $side }.
record-not-taken = In der Aufzeichnung geschlagen, nach den Regeln nicht: { $squares }.
record-not-named = Nach den Regeln geschlagen, in der Aufzeichnung nicht: { $squares }.
record-too-many = { $count ->
    [one] Die Aufzeichnung vermerkt einen Schlag
   *[other] Die Aufzeichnung vermerkt { $count } Schläge
  }, nach den Regeln { $taken ->
    [0] ist es keiner
    [one] ist es einer
   *[other] sind es { $taken }
  }.
record-repeated = { $count ->
    [2] Dieselbe Stellung stand zweimal auf dem Brett
    [3] Dieselbe Stellung stand dreimal auf dem Brett
   *[other] Dieselbe Stellung stand { $count }-mal auf dem Brett
  }: nach { $moves } Zügen.
record-standing-won = Nach { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
  } ist die Partie entschieden; gewonnen haben: { $side }.
record-standing-drawn = Nach { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
  } ist die Partie unentschieden.
record-standing-open = Auf dem Brett ist die Partie nicht zu Ende; am Zug: { $side }.
record-claim-won = Laut Aufzeichnung gewinnt diese Seite: { $side }.
record-claim-drawn = Laut Aufzeichnung ist die Partie unentschieden.
record-claim-open = Laut Aufzeichnung ist die Partie nicht beendet.
record-agrees = Die Regeln sagen dasselbe.
record-disagrees = Die Regeln sagen etwas anderes.
record-beyond = Das Brett entscheidet das nicht: jemand hat aufgegeben oder die Zeit überschritten, oder es wurde vereinbart.
record-untold = Nach einem unerlaubten Zug lässt sich das nicht sagen.
record-elsewhere-alike = Läuft bis zum Ende gleich ab.
record-elsewhere-differs = Alle Züge sind erlaubt, aber ab Zug { $ply } ist es eine andere Partie.
record-elsewhere-breaks = Bricht bei Zug { $ply } ab.
record-elsewhere-other-board = Wird nicht auf einem solchen Brett gespielt.
record-note-start = Sie beginnt mit der veröffentlichten Anfangsstellung auf { $size }.
record-note-own-start = Sie beginnt mit einer eigenen Stellung.
record-note-beginner = In dieser Aufzeichnung beginnt eine andere Seite ({ $side }) als in der veröffentlichten Anfangsstellung ({ $other }).
record-note-rows-top = Die Reihen sind von oben gezählt.
record-note-rows-only-top = Die Reihen sind von oben gezählt: nur so sind alle Züge erlaubt.
record-note-rows-only-bottom = Die Reihen sind von unten gezählt: nur so sind alle Züge erlaubt.
record-note-rows-either = Die Reihen sind von oben gezählt, wie in solchen Protokollen üblich. Von unten gezählt wäre es dieselbe Partie im Spiegel.
record-note-result = „{ $written }“ ist von der Seite aus gelesen, die beginnt: { $side }.
record-note-captures-unsaid = Was geschlagen wird, steht nicht in der Aufzeichnung; es gibt also nichts mit den Regeln zu vergleichen.

record-read-as = Gelesen als: { $format }
record-format-detect = wie es aussieht
record-format-moves = Züge nacheinander
record-format-opentafl = OpenTafl
record-format-abstractplay = Abstract Play (JSON)
record-format-log = Protokoll eines Servers, etwa von Board Game Arena
record-format-sgf = SGF
record-format-position = Stellung
record-link = Eine Aufzeichnung prüfen
record-title = Die Aufzeichnung einer Partie prüfen
record-intro = Füge eine Partie ein, und über jeden Zug wird entschieden: der erste unerlaubte, was geschlagen wurde, was sich wiederholt hat, wer gewonnen hat, und was die anderen Regelwerke dazu sagen.
record-record = Die Aufzeichnung
record-help = Züge wie „1. d9-d8 e7-f7xf8 2. …“, OpenTafl, Abstract Play, Protokolle von Board Game Arena, und SGF, wo Steine gesetzt werden.
record-format = Format
record-rows = Reihen gezählt
record-rows-detect = wie im Format üblich
record-rows-bottom = von unten
record-rows-top = von oben
record-position-add = Sie beginnt mit einer anderen Stellung
record-position-help = Ohne Angabe gilt, was in der Aufzeichnung steht, sonst die veröffentlichte Anfangsstellung.
record-button = Prüfen
record-found = Ergebnis der Prüfung
record-begin-otherwise = Die andere Seite beginnen lassen
record-claim = Ergebnis laut Aufzeichnung
record-repetition = Wiederholung
record-notes = So wurde gelesen
record-moves = Zug für Zug
record-ply = Nr.
record-taken = Entfernt
record-rules = Regeln
record-unplayed = { $count ->
    [one] Ein Zug danach wurde nicht gespielt
   *[other] { $count } Züge danach wurden nicht gespielt
  }
record-end = So endet sie
record-board = Von hier weiterspielen
record-save = Speichern als
record-elsewhere = Nach den anderen Regelwerken

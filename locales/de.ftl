list-comma = ,{" "}
list-and = {" "}und{" "}
yes = Ja
no = Nein
black = Schwarz
white = Weiß

remark-turn-assumed = Wer am Zug ist, steht nicht dabei; angenommen ist wie bei Spielbeginn, am Zug: { $side }.
moves-listed = { $count ->
    [one] Es gibt einen erlaubten Zug.
   *[other] Es gibt { $count } erlaubte Züge.
  }

fault-position-empty = Die Stellung ist leer: gebraucht werden die Reihen von oben, durch „/“ getrennt, und danach die Seite am Zug.
fault-position-too-long = Die Stellung hat mehr als { $most } Zeichen: so viele braucht hier kein Brett.
fault-ragged-row = Reihe { $row } hat { $width ->
    [0] keinen Punkt
    [one] einen Punkt
    [255] mehr Punkte als jedes Brett hier
   *[other] { $width } Punkte
  }, die anderen Reihen haben { $expected }.
fault-unknown-piece = Reihe { $row }, Spalte { $column }: „{ $letter }“ bezeichnet hier nichts; bekannt sind { $known }.
fault-letters-do-not-fit = Die Buchstabenzeile hat { $letters } Buchstaben, die Reihen haben aber { $width } Punkte.
fault-letters-skip = Die Buchstabenzeile „{ $letters }“ überspringt einen Buchstaben: hier wird keiner ausgelassen, auf „h“ folgt „i“.
fault-rows-from-the-top = Die Reihen sind von oben gezählt: hier ist die unterste Reihe die 1.
fault-not-a-side = „{ $written }“ ist keine Seite: möglich sind „{ $first }“ und „{ $second }“.
fault-board-size = Ein Brett von { $size } wird hier nicht gespielt: möglich ist { $smallest } bis { $largest }.
fault-not-a-square = „{ $written }“ ist kein Feld: gebraucht werden ein Buchstabe und eine Zahl, etwa e5.
fault-off-board = { $square } liegt nicht auf einem Brett von { $size }.
fault-nothing-stands-there = Auf { $square } steht nichts.
fault-ask-bounded-instead = In diesem Spiel wird eine Wurzel eingeschlossen, nicht geschlagen: frage, ob die Wurzel eingeschlossen ist.
fault-no-such-ruleset = Ein Regelwerk „{ $ruleset }“ gibt es nicht; bekannt sind { $known }.
fault-no-other-reading = { $count ->
    [0] Für „{ $rule }“ gibt es keine andere Lesart, also auch nicht „{ $value }“.
   *[other] „{ $value }“ ist keine Lesart von „{ $rule }“; möglich sind { $known }.
  }

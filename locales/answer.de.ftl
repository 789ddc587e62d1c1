answer-agree = { $count ->
    [2] Das gilt in beiden Regelwerken.
   *[other] Das gilt in allen { $count } Regelwerken.
  }
answer-perhaps = Vielleicht ist das gefragt: { $answer }
answer-give-position = Damit ein Zug entschieden werden kann, gib die Stellung mit an.
ruling-no-moves = Es gibt keinen erlaubten Zug.
ruling-moves = { $count ->
    [one] Es gibt einen erlaubten Zug: { $moves }.
   *[other] Es gibt { $count } erlaubte Züge: { $moves }.
  }
answer-differ = Das kommt darauf an, nach wessen Regeln gespielt wird.
answer-yes-in = Ja: { $names }.
answer-no-in = Nein: { $names }.
answer-unsaid-in = Nicht gesagt: { $names }.
answer-by = { $names }: { $answer }
answer-silent = Die Regeln von { $subject } sagen dazu nichts.
answer-text-silent = Der Text sagt dazu nichts.
answer-assumed = Angenommen wird hier: { $note }
answer-assumed-first = Angenommen wird, für { $ruleset }: { $note }
answer-unrelated = Das ist keine Frage zu den Regeln der Spiele hier; darauf gibt es keine Antwort.
answer-which-game = Welches Spiel ist gemeint? Nenne es in der Frage.
answer-but = Ein Regeltext sagt es anders: „{ $quote }“ ({ $document }, { $year })
answer-catalogue = Der Katalog nennt eine andere Zahl: „{ $quote }“ ({ $document })
these-games = diesen Spielen

taken-question = Verstanden als: „{ $question }“
taken-over = Aus der Frage davor übernommen: { $what }.
taken-position = die Stellung
taken-ruleset = das Regelwerk ({ $ruleset })
reason-quote = „{ $quote }“ ({ $document }, { $heading })

answer-which-side = Wer ist am Zug? Davon hängt die Antwort ab, und die Stellung sagt es nicht.
answer-no-king = Unter den genannten Figuren ist kein König, und ohne ihn ist die Partie vorbei. Wo steht er?
answer-which-mover = Welche Figur zieht nach { $square }? Mehrere können es, und davon hängt die Antwort ab.
answer-from-where = Keine der genannten Figuren kann nach { $square } ziehen. Von wo kommt die Figur?
choices = Auswahl
choice-side = Am Zug: { $side }
choice-start = In der Anfangsstellung
choice-board = Stellung aufbauen
taken-board = Angenommen: ein Brett von { $size }, leer, wo nichts genannt ist.
taken-mover = Angenommen, weil von dort gezogen wird: { $piece } auf { $square }.
taken-king-aside = Angenommen: der König, der nicht genannt ist, steht abseits auf { $square }.
taken-supposed = Angenommen, anders als in der gegebenen Stellung: { $what }.
supposed-piece = { $piece } auf { $square }
supposed-empty = { $square } leer
answer-not-supposed = Was du annimmst, lässt sich nicht in die Stellung übertragen; darum wird nichts entschieden. Stell das Brett so auf, wie du es meinst, oder nenne die gemeinten Regeln, und frag noch einmal.
taken-start = Angenommen: die Anfangsstellung.
taken-king-on-throne = { $square } ist der Thron: dort steht der König.
taken-game = Angenommen: es geht um { $game }.
reason-which-side = Die Stellung nennt keine Seite am Zug.
reason-position = Dafür braucht es eine Stellung.

suggest-ruleset = { $question } ({ $ruleset })
question-beside = { $question } ({ $beside })
suggest-game = { $game }: { $question }

reason-stated = So steht es im Text.
reason-read = Der Text lässt sich auch anders lesen, oder es folgt aus ihm.
reason-assumed = Der Text schweigt; das ist eine Annahme.
reason-found = An den Wörtern gefunden: lies den zitierten Satz selbst.
reason-weak = Das sind die nächstliegenden Stellen; vielleicht beantworten sie die Frage nicht.
reason-silent = Keine Stelle beantwortet das; gezeigt sind die nächstliegenden.
reason-unrelated = Beantwortet werden nur Fragen zu den Regeln der Spiele hier.
reason-which-game = Mehrere Spiele kommen in Frage.
reason-ruled = Durch Nachspielen der Stellung entschieden; jeder Schritt nennt seine Regel.

ruling-illegal = Dieser Zug ist nicht erlaubt.
ruling-other-side = Beurteilt ist hier ein Zug der anderen Seite ({ $side }); am Zug laut Stellung: { $turn }.
ruling-removed = Vom Brett kommen: { $squares }.
ruling-nothing-removed = Nichts kommt vom Brett.
ruling-wins = Der Sieg geht an { $side }.
ruling-nobody-wins = Noch hat niemand gewonnen.
ruling-line-played = Bis dahin ist alles erlaubt: { $moves }.
ruling-line-stops = Die Zugfolge endet bei Zug { $number }, { $move }: er ist nicht erlaubt.
ruling-turn = Am Zug: { $side }.
ruling-nothing-missing = Es fehlt nichts mehr.
ruling-wins-next = Sofort gewinnt man mit { $moves }.
ruling-no-win-next = { $count ->
    [0] Es gibt keinen erlaubten Zug.
    [one] Der einzige erlaubte Zug gewinnt nicht sofort.
   *[other] Keiner der { $count } erlaubten Züge gewinnt sofort.
  }
ruling-removed-next = Mit dem nächsten Zug kann vom Brett kommen: { $squares }, durch { $moves }.
ruling-none-removed-next = { $count ->
    [0] Es gibt keinen erlaubten Zug.
    [one] Der einzige erlaubte Zug nimmt nichts vom Brett.
   *[other] Keiner der { $count } erlaubten Züge nimmt etwas vom Brett.
  }
ruling-not-removed-next = { $count ->
    [0] Es gibt keinen erlaubten Zug.
    [one] Der einzige erlaubte Zug nimmt { $square } nicht vom Brett.
   *[other] Keiner der { $count } erlaubten Züge nimmt { $square } vom Brett.
  }
goal-edge = an den Rand
goal-corner = in eine Ecke
ruling-reached-next = Der nächste Zug kann { $goal } führen: { $moves }.
ruling-not-reached-next = { $count ->
    [0] Es gibt keinen erlaubten Zug.
    [one] Der einzige erlaubte Zug führt nicht { $goal }.
   *[other] Keiner der { $count } erlaubten Züge führt { $goal }.
  }
ruling-roots = { $count ->
    [0] Es gibt keine Wurzel.
    [one] Es gibt eine Wurzel, die von { $stones }.
   *[other] Es gibt { $count } Wurzeln, die mit { $stones }.
  }
ruling-pieces = Auf dem Brett, { $side }: { $count }.

fault-question-empty = Die Frage ist leer.
fault-question-too-long = Die Frage hat mehr als { $most } Zeichen.
fault-no-such-game = Ein Spiel „{ $game }“ gibt es hier nicht. Bekannt sind: { $known }.
fault-ruleset-of-another-game = Das Regelwerk „{ $ruleset }“ gehört nicht zu { $game }.
fault-position-of-no-game = Die Stellung passt zu keinem dieser Spiele: { $games }. Nenne das Spiel, um zu erfahren, was daran nicht stimmt.
answer-start-size = Gespielt wird auf { $sizes }.
answer-start-men = Am Anfang stehen ein König, { $defenders } Verteidiger und { $attackers } Angreifer auf dem Brett.

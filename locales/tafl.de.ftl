attackers = die Angreifer
defenders = die Verteidiger
attacker = Angreifer
defender = Verteidiger
king = König

# Wohin eine Figur ziehen darf.
tafl-no-piece = Auf { $square } steht keine Figur; am Zug sind { $side }.
tafl-not-yours = Der { $piece } auf { $square } darf jetzt nicht ziehen: am Zug sind { $side }.
tafl-stays-put = Ein Zug muss auf ein anderes Feld als { $from } führen.
tafl-not-straight = { $from } und { $to } liegen weder in einer Reihe noch in einer Linie; nur so zieht der { $piece }.
tafl-too-far = Der { $piece } zieht nur ein Feld weit; von { $from } ist { $to } zu weit.
tafl-occupied = Der { $piece } kann auf { $square } nicht anhalten: dort steht schon ein { $other }.
tafl-blocked = Der { $other } auf { $square } steht dem { $piece } im Weg: keine Figur darf eine andere überspringen.
tafl-throne-for-the-king = Auf dem Thron { $square } darf nur der König anhalten.
tafl-throne-closed = Auf dem Thron { $square } darf niemand mehr anhalten, wenn der König ihn verlassen hat, auch der König nicht.
tafl-throne-crossed-by-the-king = Über den Thron { $square } darf nur der König ziehen, auch wenn er leer ist.
tafl-throne-not-crossed = Über den Thron { $square } darf niemand ziehen, auch wenn er leer ist.
tafl-corner-for-the-king = Das Eckfeld { $square } darf nur der König betreten.
tafl-camp-closed = Der { $piece } darf das Festungsfeld (Lagerfeld) { $square } nicht von außerhalb dieser Festung betreten.
tafl-camp-not-crossed = Der { $piece } darf das Festungsfeld (Lagerfeld) { $square } nicht von außerhalb dieser Festung überqueren.
tafl-moves = Der { $piece } darf von { $from } nach { $to } ziehen: der Weg ist gerade und frei.
tafl-stops-on-throne = Der { $piece } darf auf dem Thron { $throne } anhalten.
tafl-crosses-throne = Der { $piece } darf über den leeren Thron { $throne } ziehen.
tafl-moves-inside-camp = Ein Angreifer, der wie der auf { $from } noch in einer Festung (einem Lager) steht, darf darin ziehen.

# Was geschlagen wird.
tafl-captured = Der { $piece } auf { $square } wird zwischen { $first } und { $second } geschlagen.
tafl-throne-helps = Der Thron { $helper } ersetzt dabei einen Gegner des { $piece }s.
tafl-corner-helps = Das Eckfeld { $helper } ersetzt dabei einen Gegner des { $piece }s.
tafl-camp-helps = Das Festungsfeld (Lagerfeld) { $helper } ersetzt dabei einen Gegner des { $piece }s.
tafl-guard-exposed = Der { $piece } auf { $square } fällt gegen den König auf { $helper }, weil Angreifer die anderen drei Seiten des Königs besetzen.
tafl-king-helps = Der König auf { $helper } darf beim Schlagen mithelfen.
tafl-king-captures = Der König auf { $square } darf schlagen.
tafl-captured-several = Dieser eine Zug schlägt { $count } Figuren: { $squares }.
tafl-shieldwall = { $count ->
    [one] Die Figur auf { $squares } wird im Schildwall geschlagen: der Zug nach { $square } schließt die Reihe am Rand.
   *[other] Die { $count } Figuren auf { $squares } werden im Schildwall geschlagen: der Zug nach { $square } schließt die Reihe am Rand.
  }
tafl-shieldwall-spares-king = Auch der König auf { $king } steht in der Reihe, aber ein Schildwall schlägt ihn nicht.
tafl-man-not-enclosed = Der { $piece } auf { $square } steht nicht zwischen zwei Gegnern und ist nicht geschlagen.
tafl-only-by-a-move = Der { $piece } auf { $square } ist nur geschlagen, wenn ein Zug des Gegners ihn eingeschlossen hat; selbst dazwischenziehen ist gefahrlos.

# Was man erwarten könnte und was nicht geschieht.
tafl-not-enclosed = Der { $piece } auf { $square } wird nicht geschlagen: hinter ihm, auf { $helper }, steht kein Gegner.
tafl-edge-does-not-help = Der { $piece } auf { $square } wird nicht geschlagen: der Rand ersetzt keinen Gegner.
tafl-king-does-not-help = Der { $piece } auf { $square } wird nicht geschlagen: der König auf { $helper } hilft dabei nicht mit.
tafl-king-does-not-capture = Der { $piece } auf { $square } wird nicht geschlagen: der König auf { $helper } schlägt nicht, wenn er zieht.
tafl-throne-does-not-help = Der { $piece } auf { $square } wird nicht geschlagen: der Thron { $helper } ersetzt hier keinen Gegner.
tafl-corner-does-not-help = Der { $piece } auf { $square } wird nicht geschlagen: das Eckfeld { $helper } ersetzt keinen Gegner.
tafl-camp-does-not-help = Der { $piece } auf { $square } wird nicht geschlagen: das Festungsfeld (Lagerfeld) { $helper } ersetzt hier keinen Gegner.
tafl-safe-between = Der { $piece }, der selbst zwischen seine Gegner auf { $enemies } zieht, wird nicht geschlagen: das kann nur ein Zug der anderen Seite.
tafl-enclosed-before = { $count ->
    [one] Die Figur auf { $squares } stand schon vor diesem Zug zwischen zwei Gegnern und bleibt stehen: einer von ihnen müsste neu heranziehen.
   *[other] Die Figuren auf { $squares } standen schon vor diesem Zug zwischen zwei Gegnern und bleiben stehen: einer von diesen müsste neu heranziehen.
  }

# Der König.
tafl-king-captured = Der König auf { $king } ist geschlagen: mit Angreifern auf { $attackers } ist keine Seite mehr offen.
tafl-king-captured-between = Der König auf { $king } ist zwischen zwei Gegnern in einer Geraden geschlagen, mit einem Angreifer auf { $attackers }.
tafl-king-captured-on-throne = Der König auf dem Thron { $king } ist geschlagen: Angreifer auf { $attackers } schließen alle seine Seiten.
tafl-king-captured-with-throne = Der König auf { $king } ist geschlagen: Angreifer auf { $attackers } schließen drei Seiten, der Thron die vierte.
tafl-king-captured-with-edge = Der König auf { $king } ist geschlagen: Eine Seite schließt der Rand, und auf { $attackers } stehen Angreifer.
tafl-king-not-counted = Mit dem geschlagenen König auf { $king } ist die Partie aus; zu den geschlagenen Figuren zählt er nicht.
tafl-king-corner-closes = { $count ->
    [one] Das Eckfeld { $squares } schließt eine Seite des Königs.
   *[other] Die Eckfelder { $squares } schließen Seiten des Königs.
  }
tafl-king-camp-closes = { $count ->
    [one] Das Festungsfeld (Lagerfeld) { $squares } schließt eine Seite des Königs.
   *[other] Die Festungsfelder (Lagerfelder) { $squares } schließen Seiten des Königs.
  }
tafl-king-side-open = { $count ->
    [one] Der König auf { $king } ist nicht geschlagen: seine Seite bei { $squares } ist offen.
   *[other] Der König auf { $king } ist nicht geschlagen: seine Seiten bei { $squares } sind offen.
  }
tafl-king-side-guarded = { $count ->
    [one] Der König auf { $king } ist nicht geschlagen: auf { $squares } steht eine eigene Figur.
   *[other] Der König auf { $king } ist nicht geschlagen: auf { $squares } stehen eigene Figuren.
  }
tafl-king-edge-open = Der König auf { $king } ist nicht geschlagen: der Rand des Brettes schließt keine Seite.
tafl-king-entered = Der König auf { $king } ist eingeschlossen, aber nicht geschlagen, wenn er selbst hineingezogen ist: den letzten Zug müssen die Angreifer machen.

# Wie die Partie steht.
tafl-king-gone = Der König ist nicht mehr auf dem Brett: die Angreifer haben gewonnen.
tafl-king-on-edge = Der König hat auf { $king } den Rand erreicht: die Verteidiger haben gewonnen.
tafl-king-on-corner = Der König hat die Ecke { $king } erreicht: die Verteidiger haben gewonnen.
tafl-king-in-citadel = Der König hat mit { $king } eine Zitadelle erreicht: die Verteidiger haben gewonnen.
tafl-king-not-on-edge = Der König auf { $king } steht nicht am Rand, die Verteidiger haben also nicht gewonnen.
tafl-king-on-camp = { $king } ist ein Festungsfeld (Lagerfeld) und kein Ausgang für den König, die Verteidiger haben also nicht gewonnen.
tafl-king-on-edge-not-corner = Der König auf { $king } steht am Rand, aber nur eine Ecke gewinnt, die Verteidiger haben also nicht gewonnen.
tafl-king-not-on-corner = Der König auf { $king } steht nicht in einer Ecke, die Verteidiger haben also nicht gewonnen.
tafl-king-not-in-citadel = Der König auf { $king } steht in keiner Zitadelle, die Verteidiger haben also nicht gewonnen.
tafl-king-not-lost = Der König steht auf { $king } noch auf dem Brett, die Angreifer haben also nicht gewonnen.
tafl-no-attackers = Der letzte Angreifer ist geschlagen: die Verteidiger haben gewonnen.
tafl-exit-fort = Der König auf { $king } steht am Rand in einer Fluchtburg, die die Angreifer nicht aufbrechen können: die Verteidiger haben gewonnen.
tafl-two-ways-win = Der König hat { $count } offene Wege, nach { $squares }, und nicht alle lassen sich versperren: die Verteidiger haben gewonnen.
tafl-two-ways-play-on = Der König hat { $count } offene Wege, nach { $squares }, aber gespielt wird, bis er dort ist.
tafl-encircled = Die Angreifer haben den König und alle Verteidiger eingeschlossen und damit gewonnen.
tafl-no-moves-loses = Keinen erlaubten Zug haben { $side }; damit gewinnen { $winner }.
tafl-no-moves-draws = Keinen erlaubten Zug haben { $side }; damit ist die Partie remis.
tafl-no-moves-unsaid = Keinen erlaubten Zug haben { $side }; was dann gilt, sagen die Regeln nicht.
tafl-repeated = Diese Stellung ist zum { $count }. Mal da (nach { $moves } Zügen der Zugfolge); was dann gilt, sagen die Regeln nicht.
tafl-repeated-draws = Diese Stellung ist zum { $count }. Mal da (nach { $moves } Zügen der Zugfolge): die Partie ist remis.
tafl-repeated-loses = Diese Stellung ist zum { $count }. Mal da (nach { $moves } Zügen der Zugfolge): verloren haben { $side }.

# Was der nächste Zug bringen kann.
tafl-turn = Am Zug sind { $side }.
tafl-king-can-win = Mit einem Zug kann der König auf { $king } ein Feld erreichen, auf dem er gewinnt: { $squares }.
tafl-king-threatens = Wenn die Angreifer es nicht verhindern, kann der König auf { $king } mit seinem nächsten Zug gewinnen, und zwar auf { $squares }.
tafl-king-no-way-out = Mit einem Zug erreicht der König auf { $king } kein Feld, auf dem er gewinnt.
tafl-can-capture = Der { $piece } auf { $square } kann mit dem nächsten Zug geschlagen werden: { $moves }.
tafl-nothing-to-capture = Mit dem nächsten Zug können { $side } nichts schlagen.

# Was im Spiel nicht entstehen kann.
tafl-several-kings = Auf diesem Brett stehen { $count } Könige, auf { $squares }; im Spiel gibt es einen.
tafl-man-on-throne = Der { $piece } auf { $square } kann dort nicht hingekommen sein: auf dem Thron darf er nicht anhalten.
tafl-man-on-corner = Der { $piece } auf { $square } kann dort nicht hingekommen sein: auf einem Eckfeld darf nur der König anhalten.
tafl-piece-in-camp = Der { $piece } auf { $square } kann dort nicht hingekommen sein: eine Festung (ein Lager) darf er nicht betreten.
tafl-king-captured-already = Der König auf { $king } ist schon geschlagen: er ist eingeschlossen und kann nicht selbst hineingezogen sein, also war die Partie mit dem schließenden Zug der Angreifer aus.

# Was sich nicht lesen lässt.
tafl-fault-no-centre = Ein Brett mit { $size } Feldern hat kein Mittelfeld: Tafl-Bretter sind quadratisch, mit ungerader Zahl von Reihen.
tafl-fault-move = „{ $written }“ ist kein Zug: schreib ihn so: e3-e7.
tafl-fault-captures = { $count ->
    [0] { $move } schlägt nichts, auch nicht { $written }.
   *[other] { $move } schlägt { $captures }, nicht { $written }.
  }
fault-ask-captured-instead = In diesem Spiel wird eine Figur geschlagen, keine Wurzel eingeschlossen: frag, ob sie geschlagen ist.

tanbo-off-board = { $square } ist kein Punkt dieses Brettes von { $size }.
tanbo-occupied = { $square } ist nicht frei: dort liegt ein Stein von { $colour }.
tanbo-touches-one = { $square } ist frei und berührt genau einen Stein von { $colour }, auf { $own }.
tanbo-touches-none = { $square } berührt keinen Stein von { $colour }; genau einer muss es sein.
tanbo-would-found = Ein Stein auf { $square } wäre eine neue Wurzel; nach dem Beginn entsteht aber keine mehr.
tanbo-touches-several = { $square } berührt { $count } Steine von { $colour }, auf { $own }; genau einer muss es sein.
tanbo-would-merge = Die Steine auf { $own } gehören zu verschiedenen Wurzeln, und ein Stein auf { $square } würde sie verbinden; Wurzeln wachsen nie zusammen.
tanbo-enemies-do-not-count = { $count ->
    [one] Der Stein von { $colour } daneben, auf { $squares }, spielt keine Rolle.
   *[other] Die { $count } Steine von { $colour } daneben, auf { $squares }, spielen keine Rolle.
  }
tanbo-only-diagonal = Die eigenen Steine auf { $squares } berühren { $square } nur schräg; das zählt nicht.
tanbo-bounded = Die Wurzel von { $colour } auf { $square } ist eingeschlossen: neben ihr ist kein freier Punkt mehr.
tanbo-bounded-spoilt = { $count ->
    [one] Die Wurzel von { $colour } auf { $square } ist eingeschlossen: der einzige freie Punkt neben ihr, { $spoilt }, berührt mehr als einen Stein ihrer Farbe.
   *[other] Die Wurzel von { $colour } auf { $square } ist eingeschlossen: jeder freie Punkt neben ihr, { $spoilt }, berührt mehr als einen Stein ihrer Farbe.
  }
tanbo-not-bounded = Die Wurzel von { $colour } auf { $square } ist nicht eingeschlossen: sie kann noch auf { $growth } wachsen.
tanbo-current-removed = { $count ->
    [one] Die eben vergrößerte Wurzel ist eingeschlossen; ihr Stein wird entfernt ({ $squares }), und der Zug ist zu Ende.
   *[other] Die eben vergrößerte Wurzel ist eingeschlossen; sie wird mit allen { $count } Steinen entfernt ({ $squares }), und der Zug ist zu Ende.
  }
tanbo-spared = Auch die Wurzel auf { $square } ist eingeschlossen, sie bleibt aber liegen: nur die eben vergrößerte Wurzel wird entfernt.
tanbo-others-removed = { $roots ->
    [one] Die eben vergrößerte Wurzel kann weiter wachsen; entfernt wird die andere Wurzel, die jetzt eingeschlossen ist ({ $squares }).
   *[other] Die eben vergrößerte Wurzel kann weiter wachsen; entfernt werden gemeinsam die { $roots } anderen Wurzeln, die jetzt eingeschlossen sind ({ $squares }).
  }
tanbo-annihilated = { $loser } hat keinen Stein mehr auf dem Brett: { $winner } gewinnt.
tanbo-won-in-the-other-turn = { $winner } gewinnt, ohne am Zug gewesen zu sein: Gewinnen kann man auch im Zug des anderen.
tanbo-both-on-the-board = Beide Farben haben Steine auf dem Brett: noch hat niemand gewonnen.
tanbo-root = { $count ->
    [one] Die Wurzel besteht aus einem einzigen Stein: { $squares }.
   *[other] Die Wurzel besteht aus { $count } Steinen: { $squares }.
  }
fault-no-stones = Auf diesem Brett steht kein Stein: da gibt es nichts zu entscheiden.
tanbo-one-colour-only = { $missing } hat keinen Stein auf diesem Brett: eine echte Partie wäre hier schon zu Ende.
tanbo-loop = Die Steine um { $square } bilden einen Klumpen oder einen Ring; das kann im Spiel nicht entstehen, denn jeder Stein wird neben genau einen seiner Farbe gesetzt.
tanbo-already-bounded = Die Wurzel auf { $square } ist schon eingeschlossen; das kann zu Beginn eines Zuges nicht sein, denn sie wäre entfernt worden.

# Root: Marquise de Katz.

root-seat-marquise = Marquise de Katz
    .nom = die Marquise de Katz
    .acc = die Marquise de Katz
    .dat = der Marquise de Katz
    .gen = der Marquise de Katz
    .person = third

## Marker

root-piece-marquise-sawmill = Sägemühle
    .nom = die Sägemühle
    .acc = die Sägemühle
    .a = eine Sägemühle
    .many = Sägemühlen
root-piece-marquise-workshop = Werkstatt
    .nom = die Werkstatt
    .acc = die Werkstatt
    .a = eine Werkstatt
    .many = Werkstätten
root-piece-marquise-recruiter = Rekrutierer
    .nom = der Rekrutierer
    .acc = den Rekrutierer
    .a = einen Rekrutierer
    .many = Rekrutierer
root-piece-marquise-wood = Holz
    .nom = das Holz
    .acc = das Holz
    .a = ein Holz
    .many = Holz
root-piece-marquise-keep = Festung
    .nom = die Festung
    .acc = die Festung
    .a = die Festung
    .many = Festungen

## Ereignisse

root-event-keep-placed = { $seat-nom } { $seat-person ->
    [second] errichtest
    [plural] errichten
   *[third] errichtet
  } die Festung in Lichtung { $clearing }
root-event-wood-placed = { $seat-person ->
    [second] deine Sägemühlen
   *[other] die Sägemühlen { $seat-gen }
  } liefern { $count ->
    [one] ein Holz
   *[other] { $count } Holz
  }{ $members ->
    [1] {""}
   *[other] :
  } { $places }
root-event-wood-placed-each = { $alone ->
    [1] in Lichtung { $clearing }
   *[0] { $count ->
        [one] eins
       *[other] { $count }
      } in { $first ->
        [1] Lichtung { $clearing }
       *[0] { $clearing }
      }
  }
root-event-built = { $seat-nom } { $seat-person ->
    [second] baust
    [plural] bauen
   *[third] baut
  } { $piece-a } in Lichtung { $clearing }
root-event-recruited = { $seat-nom } { $seat-person ->
    [second] rekrutierst
    [plural] rekrutieren
   *[third] rekrutiert
  } { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
  }{ $members ->
    [1] {""}
   *[other] :
  } { $places }
root-event-recruited-each = { $alone ->
    [1] in Lichtung { $clearing }
   *[0] { $count ->
        [one] einen
       *[other] { $count }
      } in { $first ->
        [1] Lichtung { $clearing }
       *[0] { $clearing }
      }
  }
root-event-overworked = { $seat-nom } { $seat-person ->
    [second] ordnest
    [plural] ordnen
   *[third] ordnet
  } Überstunden in Lichtung { $clearing } an: { $count ->
    [0] „{ $card }“ ist ausgegeben, aber das Holz ist alle
   *[other] „{ $card }“ für ein Holz
  }
root-event-action-bought = { $seat-nom } { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } „{ $card }“ für eine weitere Aktion aus
root-event-healed = { $seat-nom } { $seat-person ->
    [second] holst
    [plural] holen
   *[third] holt
  } { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
  } aus Lichtung { $clearing } ins Feldkrankenhaus; „{ $card }“ bezahlt

## Ablehnungen

root-refusal-keep-bars = In Lichtung { $clearing } steht die Festung: Nur die Marquise platziert dort Marker.
root-refusal-no-actions-left = Deine Aktionen sind aufgebraucht; eine Vogel-Karte bringt dir eine weitere.
root-refusal-marching = Du bist mitten in einem Marsch: Bewege dich ein zweites Mal oder beende ihn.
root-refusal-recruited-already = Du hast in diesem Zug schon rekrutiert.
root-refusal-no-recruiter = Auf dem Spielbrett steht kein Rekrutierer.
root-refusal-not-your-building = Das baust du nicht: { $piece }.
root-refusal-none-left = Davon ist auf deiner Tafel nichts mehr übrig: { $piece }.
root-refusal-not-ruled = Diese Lichtung beherrschst du nicht.
root-refusal-too-little-wood = Das kostet { $count } Holz. So viel liegt nicht in Lichtung { $clearing } oder in Lichtungen, die du beherrschst und die mit ihr verbunden sind.
root-refusal-no-sawmill = In Lichtung { $clearing } steht keine Sägemühle, die Holz bekommen kann.
root-refusal-card-does-not-match = „{ $card }“ ist keine Karte auf deiner Hand, die zu Lichtung { $clearing } passt.
root-refusal-need-bird = „{ $card }“ ist keine Vogel-Karte auf deiner Hand.
root-refusal-actions-remain =
    { $count ->
        [one] Du hast noch eine Aktion; Vogel-Karten kaufen erst danach weitere.
       *[other] Du hast noch { $count } Aktionen; Vogel-Karten kaufen erst danach weitere.
    }

## Entscheidungen

root-decision-marquise-keep = In welcher Ecke errichtest du deine Festung?
root-decision-marquise-starting-building = Wo stehen deine Anfangsgebäude? Erst die Sägemühle, dann die Werkstatt, dann der Rekrutierer.
root-decision-marquise-scarce-wood = Dein Holz reicht nicht für jede Sägemühle. Wohin legst du das nächste?
root-decision-marquise-actions = Welche Aktion führst du aus?
root-decision-marquise-scarce-recruits = Deine Krieger reichen nicht für jeden Rekrutierer. Wo stellst du den nächsten auf?
root-decision-marquise-pay-wood = Aus welcher Lichtung nimmst du das Holz?
root-decision-marquise-pay-joined-wood = Aus welcher Lichtung nimmst du das Holz?
root-decision-marquise-field-hospital = Feldkrankenhaus: Willst du eine passende Karte ausgeben und deine Krieger zur Festung bringen?
root-decision-marquise-hospital-replaced = Feldkrankenhaus: Willst du eine passende Karte ausgeben und deinen Krieger zur Festung bringen?

## Aktionen

root-action-build = { $piece-a } in Lichtung { $clearing } bauen
root-action-recruit = bei jedem Rekrutierer einen Krieger rekrutieren
root-action-overwork = Überstunden in Lichtung { $clearing } mit „{ $card }“
root-action-wood = ein Holz aus Lichtung { $clearing } nehmen
root-action-hurry = „{ $card }“ für eine weitere Aktion ausgeben

root-option-birds_buy_any_time = Vogelkarten bringen jederzeit eine Aktion
root-option-birds_buy_any_time-law = wie das Gesetz sagt
root-option-birds_buy_any_time-off = nein
root-option-birds_buy_any_time-on = ja

## Aufbau für Fortgeschrittene

root-event-home-built = { $seat-nom } { $seat-person ->
    [second] beginnst
    [plural] beginnen
   *[third] beginnt
  } in Lichtung { $clearing }: { $piece-nom } steht
root-refusal-homelands-apart = Mit Lichtung { $clearing } gäbe es keine drei Heimatlichtungen, von denen jede an eine andere grenzt.
root-refusal-not-home = Lichtung { $clearing } ist keine deiner Heimatlichtungen.
root-refusal-home-built-already = In Lichtung { $clearing } steht schon ein Gebäude von dir; jedes beginnt in einer anderen Heimatlichtung.
root-decision-marquise-homelands = Welche Lichtung ist eine deiner drei Heimatlichtungen?
root-decision-marquise-home-keep = In welcher Heimatlichtung steht die Festung?
root-decision-marquise-home-building = In welcher Heimatlichtung steht das nächste Gebäude? Erst kommt die Sägemühle, dann Werkstatt und Rekrutierer.

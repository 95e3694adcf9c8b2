# Root: Marquise de Katz. Ihre eigenen Sätze nennen sie selbst, sie braucht darin keinen Platzhalter.

root-seat-marquise = Marquise de Katz

## Marker

root-piece-marquise-sawmill = Sägemühle
root-piece-marquise-workshop = Werkstatt
root-piece-marquise-recruiter = Rekrutierer
root-piece-marquise-wood = Holz
root-piece-marquise-keep = Festung

## Ereignisse

root-event-keep-placed = Die Marquise errichtet ihre Festung in Lichtung { $clearing }.
root-event-wood-placed =
    { $count ->
        [one] Die Marquise legt ein Holz in Lichtung { $clearing }.
       *[other] Die Marquise legt { $count } Holz in Lichtung { $clearing }.
    }
root-event-built = Die Marquise baut in Lichtung { $clearing }: { $piece }.
root-event-recruited =
    { $count ->
        [one] Die Marquise rekrutiert einen Krieger in Lichtung { $clearing }.
       *[other] Die Marquise rekrutiert { $count } Krieger in Lichtung { $clearing }.
    }
root-event-overworked =
    { $count ->
        [0] Die Marquise gibt „{ $card }“ für Überstunden in Lichtung { $clearing } aus, aber ihr Holz ist alle.
       *[other] Die Marquise gibt „{ $card }“ für Überstunden aus: ein Holz in Lichtung { $clearing }.
    }
root-event-action-bought = Die Marquise gibt „{ $card }“ für eine weitere Aktion aus.
root-event-healed =
    { $count ->
        [one] Feldkrankenhaus: Für „{ $card }“ kommt der Krieger aus Lichtung { $clearing } zur Festung.
       *[other] Feldkrankenhaus: Für „{ $card }“ kommen { $count } Krieger aus Lichtung { $clearing } zur Festung.
    }

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
root-decision-marquise-field-hospital = Feldkrankenhaus: Willst du eine passende Karte ausgeben und deine Krieger zur Festung bringen?

## Aktionen

root-action-build = bauen: { $piece } in Lichtung { $clearing }
root-action-recruit = bei jedem Rekrutierer einen Krieger rekrutieren
root-action-overwork = Überstunden in Lichtung { $clearing } mit „{ $card }“
root-action-wood = ein Holz aus Lichtung { $clearing } nehmen
root-action-hurry = „{ $card }“ für eine weitere Aktion ausgeben

root-option-birds_buy_any_time = Vogelkarten bringen jederzeit eine Aktion
root-option-birds_buy_any_time-law = wie das Gesetz sagt
root-option-birds_buy_any_time-off = nein
root-option-birds_buy_any_time-on = ja

## Aufbau für Fortgeschrittene

root-event-home-built = Die Marquise beginnt mit einem Gebäude in Lichtung { $clearing }: { $piece }.
root-refusal-homelands-apart = Mit Lichtung { $clearing } gäbe es keine drei Heimatlichtungen, von denen jede an eine andere grenzt.
root-refusal-not-home = Lichtung { $clearing } ist keine deiner Heimatlichtungen.
root-refusal-home-built-already = In Lichtung { $clearing } steht schon ein Gebäude von dir; jedes beginnt in einer anderen Heimatlichtung.
root-decision-marquise-homelands = Welche Lichtung ist eine deiner drei Heimatlichtungen?
root-decision-marquise-home-keep = In welcher Heimatlichtung steht die Festung?
root-decision-marquise-home-building = In welcher Heimatlichtung steht das nächste Gebäude? Erst kommt die Sägemühle, dann Werkstatt und Rekrutierer.

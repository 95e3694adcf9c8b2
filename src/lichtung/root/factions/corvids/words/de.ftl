# Root: Krähen-Komplott.

root-seat-corvids = Krähen-Komplott
    .nom = das Krähen-Komplott
    .acc = das Krähen-Komplott
    .dat = dem Krähen-Komplott
    .gen = des Krähen-Komplotts
    .person = third

## Pläne, Folgen

root-marker-corvids-bomb = Bombe
root-marker-corvids-snare = Falle
root-marker-corvids-extortion = Erpressung
root-marker-corvids-raid = Überfall
root-effect-raid = Überfall

root-mat-corvids-rallied = schon rekrutiert
root-mat-corvids-actions_left = Aktionen übrig
root-mat-corvids-placed = Pläne in diesem Zug
root-mat-corvids-guesses_over = keine Enthüllung mehr
root-mat-corvids-exerted = angestrengt
root-mat-corvids-guessed = zuletzt geraten
root-mat-corvids-guessed_at = geraten in Lichtung

## Ereignisse

root-event-guessed-right = { $seat-nom } { $seat-person ->
    [second] zeigst
    [plural] zeigen
   *[third] zeigt
  } { $card-known ->
    [no] eine passende Karte
   *[yes] „{ $card }“
  } und { $seat-person ->
    [second] enthüllst
    [plural] enthüllen
   *[third] enthüllt
  } den Plan in Lichtung { $clearing }: { $marker }
root-event-guessed-wrong = { $seat-nom } { $seat-person ->
    [second] rätst
    [plural] raten
   *[third] rät
  } falsch: Der Plan in Lichtung { $clearing } ist nicht „{ $marker }“. { $card-known ->
    [no] Die gezeigte Karte
   *[yes] „{ $card }“
  } geht an das Krähen-Komplott
root-event-agents-struck = Geheimagenten in Lichtung { $clearing } bringen { $seat-person ->
    [second] dir
   *[other] { $seat-dat }
  } einen extra Treffer
root-then-agents-struck = Geheimagenten bringen { $seat-person ->
    [second] dir
   *[other] { $seat-dat }
  } einen extra Treffer
root-event-corvids-settled = { $seat-nom } { $seat-person ->
    [second] stellst
    [plural] stellen
   *[third] stellt
  } { $members ->
    [1] einen Krieger
   *[other] je einen Krieger
  } in { $clearings }
root-event-corvids-settled-each = { $first ->
    [1] Lichtung { $clearing }
   *[0] { $clearing }
  }
root-event-plot-at-home = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } in der Heimat, Lichtung { $clearing }, einen Plan bereit{ $marker-known ->
    [no] {""}
   *[yes] {" "}({ $marker })
  }
root-event-plot-flipped = { $seat-nom } { $seat-person ->
    [second] deckst
    [plural] decken
   *[third] deckt
  } in Lichtung { $clearing } einen Plan auf ({ $marker })
root-event-corvids-rallied = { $seat-nom } { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } „{ $card }“ aus und { $seat-person ->
    [second] rekrutierst
    [plural] rekrutieren
   *[third] rekrutiert
  }
root-event-corvid-came = { $members ->
    [1] ein Krieger
   *[other] je ein Krieger
  } { $seat-gen } { $members ->
    [1] kommt
   *[other] kommt
  } nach { $clearings }
root-event-corvid-came-each = { $first ->
    [1] Lichtung { $clearing }
   *[0] { $clearing }
  }
root-then-corvid-came = { $members ->
    [1] ein Krieger
   *[other] je ein Krieger
  } kommt nach { $clearings }
root-event-plot-placed = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } in Lichtung { $clearing } { $marker-known ->
    [no] verdeckt einen Plan
   *[yes] verdeckt einen Plan ({ $marker })
  } und { $seat-person ->
    [second] nimmst
    [plural] nehmen
   *[third] nimmt
  } dafür { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
  } zurück
root-event-plots-swapped = { $seat-nom } { $seat-person ->
    [second] vertauschst
    [plural] vertauschen
   *[third] vertauscht
  } die Pläne in den Lichtungen { $one } und { $other }
root-event-corvids-exerted = { $seat-nom } { $seat-person ->
    [second] strengst dich
    [plural] strengen sich
   *[third] strengt sich
  } noch einmal an (dafür keine Karten an diesem Abend)
root-event-bombed = die Bombe in Lichtung { $clearing } geht hoch
root-then-bombed = und sie geht hoch
root-event-raided = der Plan in Lichtung { $clearing } war ein Überfall
root-then-raided = der Plan war ein Überfall

## Ablehnungen

root-refusal-no-enemy-of-theirs = Nur Gegner des Krähen-Komplotts raten, was seine Pläne sind.
root-refusal-guesses-over = Du hast an diesem Abend schon eine Karte gezogen: Enthüllen kannst du danach nicht mehr.
root-refusal-nothing-to-expose = In Lichtung { $clearing } liegt kein verdeckter Plan.
root-refusal-nobody-to-expose = Du hast in Lichtung { $clearing } keine Marker, die den Plan enthüllen könnten.
root-refusal-card-to-expose = „{ $card }“ ist keine Karte auf deiner Hand, die zu Lichtung { $clearing } passt.
root-refusal-no-plot = Das ist kein Plan: { $marker }.
root-refusal-corvids-wrong-suit = Lichtung { $clearing } hat nicht die verlangte Klasse: { $suit }.
root-refusal-corvids-no-clearing = Das ist keine Lichtung auf dem Spielbrett: { $clearing }.
root-refusal-nothing-to-flip = In Lichtung { $clearing } liegt kein verdeckter Plan.
root-refusal-no-corvid-to-flip = In Lichtung { $clearing } steht keiner deiner Krieger, der den Plan aufdecken könnte.
root-refusal-rallied-already = Du hast in diesem Vogelgesang schon rekrutiert.
root-refusal-rally-from-hand = „{ $card }“ hast du nicht auf der Hand.
root-refusal-rally-suit = Mit „{ $card }“ rekrutierst du nicht in dieser Klasse: { $suit }.
root-refusal-no-one-to-rally = In Lichtungen dieser Klasse kann kein Krieger von dir kommen: { $suit }.
root-refusal-corvids-no-actions = Du hast in diesem Tageslicht keine Aktion mehr.
root-refusal-no-plot-of-kind = Davon liegt kein Plan mehr im Vorrat: { $marker }.
root-refusal-plot-there = In Lichtung { $clearing } liegt schon ein Plan.
root-refusal-too-few-to-plot = Der Plan kostet in Lichtung { $clearing } { $count ->
    [one] einen deiner Krieger
   *[other] { $count } deiner Krieger
  }; so viele stehen dort nicht.
root-refusal-no-plot-there = In Lichtung { $clearing } liegt kein Plan von dir.
root-refusal-lower-first = Nenne zuerst die Lichtung mit der kleineren Nummer, dann eine andere.
root-refusal-one-face-up = Vertauschen kannst du nur zwei offene oder zwei verdeckte Pläne.
root-refusal-plots-alike = Beide Pläne liegen offen und sind gleich: Es würde sich nichts ändern.
root-refusal-snared = In Lichtung { $clearing } liegt eine Falle des Krähen-Komplotts offen: Gegner platzieren dort nichts und kommen nicht weg.
root-refusal-not-among = In Lichtung { $clearing } kommt kein Krieger mehr.

## Entscheidungen

root-decision-corvids-gather = Es sind nicht genug Krieger für alle Lichtungen da. Wohin kommt der nächste?
root-decision-corvids-arrive = In welcher Lichtung beginnt dein nächster Krieger?
root-decision-corvids-homeland = Welche Lichtung ist deine Heimat?
root-decision-corvids-first-plot = Welcher Plan liegt in deiner Heimat?
root-decision-corvids-craft = Vogelgesang: Willst du mit deinen Plänen etwas herstellen?
root-decision-corvids-flip = Vogelgesang: Welchen Plan deckst du auf?
root-decision-corvids-rally = Vogelgesang: Mit welcher Karte rekrutierst du?
root-decision-corvids-actions = Tageslicht: Was tust du?
root-decision-corvids-exert = Abend: Strengst du dich an, statt zu ziehen?

## Aktionen

root-verb-guess = einen Plan enthüllen
root-verb-flip = einen Plan aufdecken
root-verb-rally = rekrutieren
root-verb-plot = planen
root-verb-trick = tricksen
root-verb-conceal = den ersten Plan legen

root-action-guess = „{ $card }“ zeigen und raten: Der Plan in Lichtung { $clearing } ist „{ $marker }“
root-action-flip = den Plan in Lichtung { $clearing } aufdecken
root-action-rally = „{ $card }“ ausgeben: je ein Krieger in die Lichtungen der Klasse { $suit }
root-action-plot = in Lichtung { $clearing } verdeckt einen Plan legen: { $marker }
root-action-trick = die Pläne in den Lichtungen { $one } und { $other } vertauschen
root-action-conceal = in der Heimat verdeckt einen Plan legen: { $marker }

root-field-one = Der Plan in welcher Lichtung?
root-field-other = Und der in welcher?

# Mistakes in positions
error-position-plot = In jeder Lichtung liegt höchstens ein Plan, und nur in Lichtungen (Lichtung { $clearing }).
error-position-plot-seen = Ein Plan auf dem Spielbrett liegt offen, dann kennen ihn alle, oder verdeckt, dann kennt ihn nur das Krähen-Komplott.
error-position-plot-excluded = Ausgeschlossen ist nur, was ein verdeckter Plan auf dem Spielbrett nicht ist.

## Was andere zu fürchten haben

root-threat-flips = Kann in Lichtung { $clearing } einen Plan aufdecken: Eine Bombe träfe dort { $pieces ->
    [one] einen deiner Marker
   *[other] { $pieces } deiner Marker
  }.

## Wo Fassungen des Gesetzes sich unterscheiden

root-option-guess_before_draw = Pläne enthüllt man nur, bevor man am Abend zieht
root-option-guess_before_draw-law = wie das Gesetz sagt
root-option-guess_before_draw-off = nein
root-option-guess_before_draw-on = ja

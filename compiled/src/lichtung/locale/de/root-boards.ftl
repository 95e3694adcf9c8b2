# Root: die anderen Spielpläne und die Lichtungsmarker.

root-option-map-winter = Winter
root-option-map-lake = See
root-option-map-mountain = Gebirge
root-option-markers = Lichtungsmarker
root-option-markers-usual = wie auf diesem Spielbrett üblich
root-option-markers-printed = wie aufgedruckt oder empfohlen
root-option-markers-shuffled = gemischt
root-place-f8 = Wald 8
root-place-f9 = Wald 9
root-place-f10 = Wald 10
root-effect-ferry = die Fähre
root-effect-pass = der Pass

## Ereignisse

root-event-marker-laid = die Klassen der Lichtungen sind verteilt: { $clearings }
root-event-marker-laid-each = { $clearing } { $suit }
root-event-ferried = { $seat-nom } { $seat-person ->
    [second] nimmst
    [plural] nehmen
   *[third] nimmt
  } die Fähre von Lichtung { $origin } nach { $dest }
root-then-ferried = die Fähre fährt mit
root-event-path-opened = { $seat-nom } { $seat-person ->
    [second] räumst
    [plural] räumen
   *[third] räumt
  } den Weg { $path } frei und { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } „{ $card }“ dafür aus
root-event-pass-held = { $seat-nom } { $seat-person ->
    [second] beherrschst
    [plural] beherrschen
   *[third] beherrscht
  } den Pass in Lichtung { $clearing }

## Ablehnungen

root-refusal-open-by-day = Versperrte Wege räumst du nur in deinem Tageslicht frei.
root-refusal-opened-already = In diesem Zug hast du schon einen Weg freigeräumt.
root-refusal-not-closed = Der Weg { $path } ist nicht versperrt.
root-refusal-nobody-to-open = An keinem Ende des Weges { $path } hast du einen Marker.

## Entscheidungen und Aktionen

root-decision-markers = Die Lichtungsmarker werden verteilt.
root-decision-ferry = Fährst du mit der Fähre?
root-verb-mark = Lichtungsmarker legen
root-verb-ferry = Fähre nehmen
root-verb-open = Weg freiräumen
root-action-mark = Lichtung { $clearing }: { $suit }
root-action-ferry = mit der Fähre fahren und eine Karte ziehen
root-action-open = „{ $card }“ ausgeben und den Weg { $path } freiräumen
root-field-path = Welcher Weg?

## Fehler

error-suits-chosen = Nennst du die Klassen aller Lichtungen, lass die Wahl der Lichtungsmarker weg ({ $markers }).
error-suits-not-printed = Auf dem Spielbrett { $map } sind keine Klassen aufgedruckt.
error-suits-number = Erwartet werden { $count } Klassen in der Reihenfolge der Lichtungen, fox, rabbit und mouse je { $each }-mal.
error-position-suits = Jede Lichtung braucht ihre Klasse. Auf diesem Spielbrett werden die Lichtungsmarker gemischt; nenne also die Klassen.
error-position-ferry = Die Fähre liegt in einer Lichtung am Ufer, und benutzt werden kann sie nur, wenn es sie gibt.
error-position-dug = Freigeräumt sein kann ein Weg nur, wenn nicht mehr alle versperrt sind.

## Am Terminal

root-table-legend-lake = ~ See
root-table-legend-closed = × versperrter Weg

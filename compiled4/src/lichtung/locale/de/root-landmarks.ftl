# Root: Wahrzeichen, was für alle gilt. Was nur eines angeht, steht in seinem Ordner.

root-option-landmarks = Wahrzeichen
root-option-landmarks-usual = was das Spielbrett mitbringt
root-option-landmarks-none = keines
root-option-landmarks-1 = eines, zufällig
root-option-landmarks-2 = zwei, zufällig

## Ereignisse

root-event-landmark-dealt = das Wahrzeichen ist { $landmark-nom }
root-event-landmark-placed = { $seat-nom } { $seat-person ->
    [second] stellst
    [plural] stellen
   *[third] stellt
  } { $landmark-acc } in Lichtung { $clearing } auf

## Ablehnungen

root-refusal-landmark-not-dealt = { $landmark-acc } stellst du jetzt nicht auf.
root-refusal-landmark-there = In Lichtung { $clearing } steht schon ein Wahrzeichen.
root-refusal-landmark-near = Lichtung { $clearing } grenzt an eine mit einem Wahrzeichen.

## Entscheidungen und Aktionen

root-decision-deal-landmarks = Die Wahrzeichen werden gezogen.
root-decision-set-up-landmark = Du stellst ein Wahrzeichen auf. Wohin kommt es?
root-verb-deal-landmark = Wahrzeichen ziehen
root-verb-set-up = Wahrzeichen aufstellen
root-action-deal-landmark = { $landmark }
root-action-set-up = { $landmark-acc } in Lichtung { $clearing } aufstellen
root-field-landmark = Welches Wahrzeichen?

## Fehler

error-landmarks-number = Nenne ein oder zwei verschiedene Wahrzeichen ({ $value } sind es nicht); höchstens { $most } sind im Spiel.
error-position-landmark = Ein Wahrzeichen, das aufgestellt wird, steht in einer Lichtung; nenne sie ({ $landmark }).

## Am Terminal

root-table-landmarks = Wahrzeichen
root-table-landmark = { $landmark } in Lichtung { $clearing }: { $about }

# Root: das Wahrzeichen „Legendäre Schmiede“.

root-landmark-legendary-forge = Legendäre Schmiede
    .nom = die Legendäre Schmiede
    .acc = die Legendäre Schmiede
    .dat = der Legendären Schmiede
root-landmark-about-legendary-forge = Ihre Gegenstände stellt nur her, wer einen Marker in ihrer Lichtung hat. Das bringt einen Siegpunkt mehr und eine Karte.
root-option-landmarks-legendary-forge = Legendäre Schmiede
root-event-forged = { $seat-nom } { $seat-person ->
    [second] holst
    [plural] holen
   *[third] holt
  } { $item-acc } aus der Legendären Schmiede
root-then-forged = aus der Legendären Schmiede
root-refusal-nobody-at-forge = { $item } liegt in der Legendären Schmiede, und in Lichtung { $clearing } hast du keinen Marker.
error-position-landmark-items = In der Legendären Schmiede liegen die Gegenstände einer Klasse.

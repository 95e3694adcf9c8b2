# Root am Terminal-Tisch: das Krähen-Komplott.

root-short-corvids = Kr
root-brief-corvids = Krähen
root-mark-corvids-bomb = Bom
root-mark-corvids-snare = Fal
root-mark-corvids-extortion = Erp
root-mark-corvids-raid = Übf

root-table-corvids = Offene Pläne: { $open } · verdeckt auf dem Spielbrett: { $hidden } · im Vorrat: { $left }
root-table-corvids-actions = Aktionen übrig: { $actions } · der nächste Plan kostet { $price ->
    [one] einen Krieger
   *[other] { $price } Krieger
  }
root-table-corvids-supply = Im Vorrat: { $plots }

root-about-guess = eine passende Karte zeigen und raten, was ein verdeckter Plan ist
root-about-flip = einen verdeckten Plan bei eigenen Kriegern aufdecken: Siegpunkte und seine Wirkung
root-about-rally = eine Karte ausgeben: je ein Krieger in die Lichtungen einer Klasse
root-about-plot = Krieger entfernen und dort verdeckt einen Plan legen
root-about-trick = zwei Pläne vertauschen, beide offen oder beide verdeckt
root-about-conceal = der Plan, der in der Heimat verdeckt liegt

# Root: Flottille / Ottertaucher.

root-seat-flotilla = Flottille
    .nom = die Flottille
    .acc = die Flottille
    .dat = der Flottille
    .gen = der Flottille
    .person = third
root-hireling-flotilla = Flottille
    .nom = die Flottille
    .acc = die Flottille
    .dat = der Flottille
    .gen = der Flottille
    .person = third
root-hireling-divers = Ottertaucher
    .nom = die Ottertaucher
    .acc = die Ottertaucher
    .dat = den Ottertauchern
    .gen = der Ottertaucher
    .person = plural

root-verb-draw-card = Karte ziehen
root-action-draw-card = eine Karte ziehen
root-event-flotilla-traded = { $seat-nom } { $seat-person ->
    [third] handelt
    [plural] handeln
   *[other] handelst
  } mit der Flottille
root-refusal-flotilla-untouchable = Die Flottille kann nicht bekämpft werden.
root-refusal-flotilla-no-river = Kein Fluss führt die Flottille nach { $place }.

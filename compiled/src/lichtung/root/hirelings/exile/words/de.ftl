# Root: Exilant / Brigant.

root-seat-exile = Exilant
    .nom = der Exilant
    .acc = den Exilanten
    .dat = dem Exilanten
    .gen = des Exilanten
    .person = third
root-hireling-exile = Exilant
    .nom = der Exilant
    .acc = den Exilanten
    .dat = dem Exilanten
    .gen = des Exilanten
    .person = third
root-hireling-brigand = Brigant
    .nom = der Brigant
    .acc = den Briganten
    .dat = dem Briganten
    .gen = des Briganten
    .person = third

root-mat-exile-ready = bereite Gegenstände
root-mat-exile-exhausted = erschöpfte Gegenstände
root-mat-exile-found = aus Ruinen
root-mat-exile-searched = Ruine durchsucht
root-mat-exile-robbed = jemanden überfallen

root-verb-aid-exile = dem Exilanten helfen
root-verb-ransack = Ruine durchsuchen
root-verb-hold-up = überfallen
root-action-aid-exile = dem Exilanten { $item-acc } bringen
root-action-ransack = die Ruine in Lichtung { $clearing } durchsuchen
root-action-hold-up = { $item-acc } erschöpfen und { $seat-acc } überfallen

root-event-exile-aided = { $seat-nom } { $seat-person ->
    [second] bringst
    [plural] bringen
   *[third] bringt
  } dem Exilanten { $item-acc }
root-then-exile-aided = { $seat-person ->
    [second] bringst
    [plural] bringen
   *[third] bringt
  } dem Exilanten { $item-acc }
root-event-exile-strained = der Exilant erschöpft { $count ->
    [one] einen Gegenstand
   *[other] { $count } Gegenstände
  }
root-event-exile-hurt = der Exilant wird getroffen: { $lost ->
    [0] { $count ->
        [one] ein Gegenstand erschöpft
       *[other] { $count } Gegenstände erschöpft
      }
   *[other] { $count ->
        [0] { $lost ->
            [one] ein Gegenstand verloren
           *[other] { $lost } Gegenstände verloren
          }
       *[other] { $count } erschöpft, { $lost } verloren
      }
  }
root-event-exile-rested = der Exilant macht { $count ->
    [one] seinen Gegenstand
   *[other] alle { $count } Gegenstände
  } wieder bereit
root-event-brigand-ransacked = { $seat-nom } { $seat-person ->
    [second] findest
    [plural] finden
   *[third] findet
  } mit dem Briganten { $item-acc } in der Ruine von Lichtung { $clearing }
root-then-brigand-ransacked = { $seat-person ->
    [second] findest
    [plural] finden
   *[third] findet
  } { $item-acc } in der Ruine von Lichtung { $clearing }
root-event-brigand-held-up = { $seat-nom } { $seat-person ->
    [second] erschöpfst
    [plural] erschöpfen
   *[third] erschöpft
  } { $item-acc }, und der Brigant überfällt { $victim-acc }
root-then-brigand-held-up = { $seat-person ->
    [second] erschöpfst
    [plural] erschöpfen
   *[third] erschöpft
  } { $item-acc }, und der Brigant überfällt { $victim-acc }

root-refusal-exile-away = Der Exilant ist nicht im Wald.
root-refusal-exile-not-near = Du hast in keiner Lichtung neben dem Wald des Exilanten Marker.
root-refusal-exile-no-item = Unter deinen hergestellten Gegenständen ist kein solcher: { $item }.
root-refusal-exile-idle = Der Exilant hat gerade nichts zu tun.
root-refusal-exile-not-next = Der Exilant geht in einen benachbarten Wald, nicht nach { $place }.
root-refusal-exile-few-items = Dafür braucht der Exilant { $count ->
    [one] einen bereiten Gegenstand
   *[other] { $count } bereite Gegenstände
  }.
root-refusal-brigand-idle = Der Brigant hat gerade nichts zu tun.
root-refusal-brigand-one-ruin = Der Brigant hat in diesem Zug schon eine Ruine durchsucht.
root-refusal-brigand-no-ruin = In Lichtung { $clearing } ist keine Ruine, unter der noch etwas liegt.
root-refusal-brigand-not-there = Du hast in Lichtung { $clearing } keine Marker.
root-refusal-brigand-one-victim = Der Brigant hat in diesem Zug schon jemanden überfallen.
root-refusal-brigand-not-beside = Du stehst nirgends mit { $seat-dat } in derselben Lichtung.
root-refusal-brigand-no-cards = Bei { $seat-dat } ist keine Karte zu holen.
root-refusal-brigand-no-item = Unter deinen hergestellten Gegenständen ist kein solcher bereit: { $item }.

root-decision-exile-stock-ruins = Was liegt unter welcher Ruine?

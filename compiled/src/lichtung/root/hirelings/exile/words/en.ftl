# Root: the Exile / the Brigand.

root-seat-exile = Exile
    .nom = the Exile
    .acc = the Exile
    .gen = the Exile's
    .person = third
root-hireling-exile = Exile
    .nom = the Exile
    .acc = the Exile
    .gen = the Exile's
    .person = third
root-hireling-brigand = Brigand
    .nom = the Brigand
    .acc = the Brigand
    .gen = the Brigand's
    .person = third

root-mat-exile-ready = items ready
root-mat-exile-exhausted = items exhausted
root-mat-exile-found = from ruins
root-mat-exile-searched = ruin searched
root-mat-exile-robbed = somebody held up

root-verb-aid-exile = aid the Exile
root-verb-ransack = ransack a ruin
root-verb-hold-up = hold up
root-action-aid-exile = bring the Exile { $item-acc }
root-action-ransack = ransack the ruin in clearing { $clearing }
root-action-hold-up = exhaust { $item-acc } to hold up { $seat-acc }

root-event-exile-aided = { $seat-nom } { $seat-person ->
    [third] brings
   *[other] bring
  } the Exile { $item-acc }
root-then-exile-aided = { $seat-person ->
    [third] brings
   *[other] bring
  } the Exile { $item-acc }
root-event-exile-strained = the Exile exhausts { $count ->
    [one] an item
   *[other] { $count } items
  }
root-event-exile-hurt = the Exile is hit: { $lost ->
    [0] { $count ->
        [one] an item exhausted
       *[other] { $count } items exhausted
      }
   *[other] { $count ->
        [0] { $lost ->
            [one] an item lost
           *[other] { $lost } items lost
          }
       *[other] { $count } exhausted, { $lost } lost
      }
  }
root-event-exile-rested = the Exile refreshes { $count ->
    [one] its item
   *[other] all { $count } items
  }
root-event-brigand-ransacked = with the Brigand { $seat-nom } { $seat-person ->
    [third] finds
   *[other] find
  } { $item-acc } in the ruin of clearing { $clearing }
root-then-brigand-ransacked = { $seat-person ->
    [third] finds
   *[other] find
  } { $item-acc } in the ruin of clearing { $clearing }
root-event-brigand-held-up = { $seat-nom } { $seat-person ->
    [third] exhausts
   *[other] exhaust
  } { $item-acc }, and the Brigand holds up { $victim-acc }
root-then-brigand-held-up = { $seat-person ->
    [third] exhausts
   *[other] exhaust
  } { $item-acc }, and the Brigand holds up { $victim-acc }

root-refusal-exile-away = The Exile is in no forest.
root-refusal-exile-not-near = You have no pieces in a clearing next to the Exile's forest.
root-refusal-exile-no-item = You have no such item among your crafted ones: { $item }.
root-refusal-exile-idle = The Exile has nothing to do now.
root-refusal-exile-not-next = The Exile moves to a forest next to its own, not to { $place }.
root-refusal-exile-few-items = For that the Exile needs { $count ->
    [one] an item that is ready
   *[other] { $count } items that are ready
  }.
root-refusal-brigand-idle = The Brigand has nothing to do now.
root-refusal-brigand-one-ruin = The Brigand has searched a ruin this turn already.
root-refusal-brigand-no-ruin = There is no ruin in clearing { $clearing } with anything left under it.
root-refusal-brigand-not-there = You have no pieces in clearing { $clearing }.
root-refusal-brigand-one-victim = The Brigand has held somebody up this turn already.
root-refusal-brigand-not-beside = You share no clearing with { $seat-acc }.
root-refusal-brigand-no-cards = There is no card to take from { $seat-acc }.
root-refusal-brigand-no-item = No such item among your crafted ones lies face up: { $item }.

root-decision-exile-stock-ruins = What lies under which ruin?

# Root: Riverfolk Flotilla / Otter Divers.

root-seat-flotilla = Riverfolk Flotilla
    .nom = the Riverfolk Flotilla
    .acc = the Riverfolk Flotilla
    .gen = the Riverfolk Flotilla's
    .person = third
root-hireling-flotilla = Riverfolk Flotilla
    .nom = the Riverfolk Flotilla
    .acc = the Riverfolk Flotilla
    .gen = the Riverfolk Flotilla's
    .person = third
root-hireling-divers = Otter Divers
    .nom = the Otter Divers
    .acc = the Otter Divers
    .gen = the Otter Divers'
    .person = plural

root-verb-draw-card = draw a card
root-action-draw-card = draw a card
root-event-flotilla-traded = { $seat-nom } { $seat-person ->
    [third] trades
   *[other] trade
  } with the Riverfolk Flotilla
root-refusal-flotilla-untouchable = The Riverfolk Flotilla cannot be battled.
root-refusal-flotilla-no-river = No river leads the Flotilla to { $place }.

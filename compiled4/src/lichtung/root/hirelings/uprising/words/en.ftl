# Root: Spring Uprising / Rabbit Scouts.

root-seat-uprising = Spring Uprising
    .nom = the Spring Uprising
    .acc = the Spring Uprising
    .gen = the Spring Uprising's
    .person = third
root-hireling-uprising = Spring Uprising
    .nom = the Spring Uprising
    .acc = the Spring Uprising
    .gen = the Spring Uprising's
    .person = third
root-hireling-scouts = Rabbit Scouts
    .nom = the Rabbit Scouts
    .acc = the Rabbit Scouts
    .gen = the Rabbit Scouts'
    .person = plural

root-effect-scouts = Rabbit Scouts
root-mat-uprising-scouted = higher die
root-verb-suit-die = roll the suit die
root-verb-rise = rise up
root-action-suit-die = { $suit }
root-action-rise = rise up in clearing { $clearing }
root-event-suit-rolled = the suit die shows { $suit }
root-event-uprising-rose = the Spring Uprising rises in clearing { $clearing }
root-decision-uprising-toll = Which card do you discard to battle the Spring Uprising?
root-refusal-uprising-card = To battle the Spring Uprising in clearing { $clearing } a card matching it must be discarded.
root-refusal-uprising-nobody = No warrior of the Spring Uprising can rise in clearing { $clearing }.
root-refusal-scouts-card = The Rabbit Scouts want a card of your hand that matches clearing { $clearing }.
root-event-uprising-spared = { $seat-nom } { $seat-person ->
    [third] withdraws
   *[other] withdraw
  } from the Spring Uprising in clearing { $clearing }
root-threat-may-rise = The Spring Uprising might sweep clearing { $clearing } clean ({ $percent }%).

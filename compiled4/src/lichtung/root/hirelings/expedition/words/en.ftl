# Root: Sunward Expedition / Mole Artisans.

root-seat-expedition = Sunward Expedition
    .nom = the Sunward Expedition
    .acc = the Sunward Expedition
    .gen = the Sunward Expedition's
    .person = third
root-hireling-expedition = Sunward Expedition
    .nom = the Sunward Expedition
    .acc = the Sunward Expedition
    .gen = the Sunward Expedition's
    .person = third
root-hireling-artisans = Mole Artisans
    .nom = the Mole Artisans
    .acc = the Mole Artisans
    .gen = the Mole Artisans'
    .person = plural

root-piece-expedition-foothold = foothold
    .a = a foothold
    .many = footholds
root-mat-expedition-revealed = revealed cards
root-verb-man = warriors for the foothold
root-verb-lift = take a foothold off
root-action-man = { $count ->
    [0] no warrior
    [one] one warrior
   *[other] { $count } warriors
  }
root-action-lift = take the foothold in clearing { $clearing } off the map
root-event-foothold-lifted = the foothold in clearing { $clearing } is taken off the map
root-event-card-kept = “{ $card }” lies revealed with the Mole Artisans of { $seat-acc }
root-event-cards-back = “{ $card }” comes back to { $seat-gen } hand
root-refusal-expedition-idle = The Sunward Expedition has nothing to do now.

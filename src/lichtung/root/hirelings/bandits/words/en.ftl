# Root: Highway Bandits / Bandit Gangs.

root-seat-bandits = Bandits
    .nom = the Bandits
    .acc = the Bandits
    .gen = the Bandits'
    .person = plural
root-hireling-bandits = Highway Bandits
    .nom = the Highway Bandits
    .acc = the Highway Bandits
    .gen = the Highway Bandits'
    .person = plural
root-hireling-gangs = Bandit Gangs
    .nom = the Bandit Gangs
    .acc = the Bandit Gangs
    .gen = the Bandit Gangs'
    .person = plural

root-mat-bandits-on_path = on paths
root-effect-escort = Highway Bandits
root-verb-waylay = place a bandit on a path
root-verb-call-off = take a bandit off a path
root-action-waylay = a bandit on path { $path }
root-action-call-off = take the bandit off path { $path }
root-event-bandit-waits = a bandit lies in wait on path { $path }
root-event-bandit-left = the bandit leaves path { $path }
root-event-bandits-escorted = { $seat-nom } { $seat-person ->
    [third] places
   *[other] place
  } a warrior in clearing { $clearing } with the bandits' help
root-event-bandits-robbed = bandits rob { $seat-acc } on the way
root-refusal-bandits-idle = There is no path for another bandit.
root-refusal-bandits-path = That cannot be done on path { $path }.
root-refusal-gangs-idle = The Bandit Gangs have nothing to do now.
root-refusal-gangs-hidden = In clearing { $clearing } the bandits hide among their controller's pieces.
root-threat-lies-in-wait = A bandit lies in wait on path { $path }: whatever group of yours takes it loses a piece.

# Root: Keepers in Iron.

root-seat-keepers = Keepers in Iron
    .nom = the Keepers in Iron
    .acc = the Keepers in Iron
    .gen = the Keepers in Iron's
    .person = plural

## Pieces, columns, consequences

root-piece-keepers-tablet-over-jewelry = tablet waystation (jewel on its back)
    .nom = the tablet waystation (jewel on its back)
    .acc = the tablet waystation (jewel on its back)
    .a = a tablet waystation (jewel on its back)
    .many = tablet waystations (jewel on the back)
root-piece-keepers-jewelry-over-tablet = jewel waystation (tablet on its back)
    .nom = the jewel waystation (tablet on its back)
    .acc = the jewel waystation (tablet on its back)
    .a = a jewel waystation (tablet on its back)
    .many = jewel waystations (tablet on the back)
root-piece-keepers-jewelry-over-figure = jewel waystation (figure on its back)
    .nom = the jewel waystation (figure on its back)
    .acc = the jewel waystation (figure on its back)
    .a = a jewel waystation (figure on its back)
    .many = jewel waystations (figure on the back)
root-piece-keepers-figure-over-jewelry = figure waystation (jewel on its back)
    .nom = the figure waystation (jewel on its back)
    .acc = the figure waystation (jewel on its back)
    .a = a figure waystation (jewel on its back)
    .many = figure waystations (jewel on the back)
root-piece-keepers-figure-over-tablet = figure waystation (tablet on its back)
    .nom = the figure waystation (tablet on its back)
    .acc = the figure waystation (tablet on its back)
    .a = a figure waystation (tablet on its back)
    .many = figure waystations (tablet on the back)
root-piece-keepers-tablet-over-figure = tablet waystation (figure on its back)
    .nom = the tablet waystation (figure on its back)
    .acc = the tablet waystation (figure on its back)
    .a = a tablet waystation (figure on its back)
    .many = tablet waystations (figure on the back)
root-piece-keepers-figure = figure (face down)
    .nom = the figure (face down)
    .acc = the figure (face down)
    .a = a figure (face down)
    .many = figures (face down)
root-piece-keepers-tablet = tablet (face down)
    .nom = the tablet (face down)
    .acc = the tablet (face down)
    .a = a tablet (face down)
    .many = tablets (face down)
root-piece-keepers-jewelry = jewel (face down)
    .nom = the jewel (face down)
    .acc = the jewel (face down)
    .a = a jewel (face down)
    .many = jewels (face down)
root-piece-keepers-figure-1 = figure (1)
    .nom = the figure (1)
    .acc = the figure (1)
    .a = a figure (1)
    .many = figures (1)
root-piece-keepers-figure-2 = figure (2)
    .nom = the figure (2)
    .acc = the figure (2)
    .a = a figure (2)
    .many = figures (2)
root-piece-keepers-figure-3 = figure (3)
    .nom = the figure (3)
    .acc = the figure (3)
    .a = a figure (3)
    .many = figures (3)
root-piece-keepers-tablet-1 = tablet (1)
    .nom = the tablet (1)
    .acc = the tablet (1)
    .a = a tablet (1)
    .many = tablets (1)
root-piece-keepers-tablet-2 = tablet (2)
    .nom = the tablet (2)
    .acc = the tablet (2)
    .a = a tablet (2)
    .many = tablets (2)
root-piece-keepers-tablet-3 = tablet (3)
    .nom = the tablet (3)
    .acc = the tablet (3)
    .a = a tablet (3)
    .many = tablets (3)
root-piece-keepers-jewelry-1 = jewel (1)
    .nom = the jewel (1)
    .acc = the jewel (1)
    .a = a jewel (1)
    .many = jewels (1)
root-piece-keepers-jewelry-2 = jewel (2)
    .nom = the jewel (2)
    .acc = the jewel (2)
    .a = a jewel (2)
    .many = jewels (2)
root-piece-keepers-jewelry-3 = jewel (3)
    .nom = the jewel (3)
    .acc = the jewel (3)
    .a = a jewel (3)
    .many = jewels (3)
root-card-faithful_retainer = Faithful Retainer
root-retinue-move = Move
root-retinue-delve = Battle then Delve
root-retinue-recover = Move or Recover
root-effect-trophy = trophy

root-mat-keepers-retinue = Retinue
root-mat-keepers-acted = have acted
root-mat-keepers-relics = recovered relics
root-mat-keepers-encamped = encamped
root-mat-keepers-decamped = decamped
root-mat-keepers-joined = a card has joined

## Events

root-event-relic-laid = { $count ->
    [one] a relic lies face down in the forests
   *[other] { $count } relics lie face down in the forests
  }
root-event-relic-laid-each = { $piece }
root-event-keepers-settled = { $seat-nom } { $seat-person ->
    [third] begins
   *[other] begin
  } with { $count ->
    [one] a warrior
   *[other] { $count } warriors
  } in clearing { $clearing }
root-event-encamped = { $seat-nom } { $seat-person ->
    [third] encamps
   *[other] encamp
  } in clearing { $clearing }: { $piece-a }
root-then-encamped = { $piece-a } stands there
root-event-keepers-returned = { $seat-nom } { $seat-person ->
    [third] comes
   *[other] come
  } back with a warrior in clearing { $clearing }
root-event-decamped = { $seat-nom } { $seat-person ->
    [third] takes
   *[other] take
  } { $piece-acc } in clearing { $clearing } down for a warrior
root-event-keepers-recruited = { $seat-nom } { $seat-person ->
    [third] spends
   *[other] spend
  } “{ $card }” and { $seat-person ->
    [third] recruits
   *[other] recruit
  } { $count ->
    [one] a warrior
   *[other] { $count } warriors
  } in clearing { $clearing }
root-event-retinue-acted = { $seat-nom } { $seat-person ->
    [third] lets
   *[other] let
  } “{ $card }” act in clearing { $clearing } ({ $retinue })
root-event-relic-carried = { $seat-nom } { $seat-person ->
    [third] carries
   *[other] carry
  } { $piece-acc } from clearing { $origin } to { $dest }
root-then-relic-carried = { $seat-person ->
    [third] carries
   *[other] carry
  } { $piece-acc } along
root-event-relic-given-up = { $seat-nom } { $seat-person ->
    [third] gives
   *[other] give
  } up { $piece-acc } on the way from clearing { $origin } to { $dest }
root-then-relic-given-up = { $seat-person ->
    [third] gives
   *[other] give
  } up { $piece-acc } on the way
root-event-delved = { $seat-nom } { $seat-person ->
    [third] delves
   *[other] delve
  } { $piece-a } { $forest-in } and { $seat-person ->
    [third] brings
   *[other] bring
  } it to clearing { $clearing }
root-then-delved = { $seat-person ->
    [third] delves
   *[other] delve
  } { $piece-a } { $forest-in }
root-event-retinue-lost = { $seat-nom } { $seat-person ->
    [third] loses
   *[other] lose
  } “{ $card }” from the Retinue
root-then-retinue-lost = “{ $card }” leaves the Retinue
root-event-recovered = { $seat-nom } { $seat-person ->
    [third] recovers
   *[other] recover
  } { $piece-acc } in clearing { $clearing }
root-then-recovered = { $seat-person ->
    [third] recovers
   *[other] recover
  } { $piece-acc }
root-event-set-completed = { $seat-nom } { $seat-person ->
    [third] completes
   *[other] complete
  } a set of relics, the { $count ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  }
root-then-set-completed = a set of relics is complete, the { $count ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  }
root-event-scored-15-2-5 = for the relic { $seat-nom } { $seat-person ->
    [third] scores
   *[other] score
  } { $count } more, now { $total }
root-event-trophy = { $by-nom } { $by-person ->
    [third] puts
   *[other] put
  } { $piece-acc } { $forest-to }
root-then-trophy = { $piece-nom } goes { $forest-to }
root-event-lived-off-the-land = the land feeds no more than three: { $seat-nom } { $seat-person ->
    [third] loses
   *[other] lose
  } a warrior in { $clearings }
root-event-lived-off-the-land-each = { $first ->
    [1] clearing { $clearing }
   *[0] { $clearing }
  }
root-event-retinue-joined = { $seat-nom } { $seat-person ->
    [third] takes
   *[other] take
  } { $cards } into the Retinue
root-event-retinue-joined-each = “{ $card }” ({ $retinue })
root-event-retinue-shifted = { $seat-nom } { $seat-person ->
    [third] shifts
   *[other] shift
  } “{ $card }” in the Retinue to { $retinue }

## Refusals

root-refusal-not-in-column = “{ $card }” is not in the column that acts now: { $retinue }.
root-refusal-retinue-acted-before = “{ $card }” has acted this turn already.
root-refusal-retinue-suit = “{ $card }” does not match clearing { $clearing }.
root-refusal-retinue-no-move = None of your warriors can move out of clearing { $clearing }.
root-refusal-nothing-to-delve = In clearing { $clearing } you can neither battle an enemy nor delve a relic.
root-refusal-nothing-to-recover = In clearing { $clearing } you can neither move out nor recover a relic.
root-refusal-retinue-not-from-there = This card moves warriors out of clearing { $origin }.
root-refusal-retinue-must-battle = An enemy whom you can battle is in clearing { $clearing }: you must battle an enemy there first.
root-refusal-retinue-battles-there = This card battles in clearing { $clearing }.
root-refusal-no-rule-to-delve = To delve you must rule clearing { $clearing } with a warrior in it.
root-refusal-no-such-relic = No such relic lies there: { $piece }, { $place }.
root-refusal-forest-apart = That forest does not touch clearing { $clearing }: { $place }.
root-refusal-no-relic-there = No such relic lies in clearing { $clearing }: { $piece }.
root-refusal-no-waystation-for = No waystation in clearing { $clearing } shows the type of this relic: { $piece }.
root-refusal-not-carried = No such relic lies in clearing { $origin }: { $piece }.
root-refusal-not-a-waystation = This is not one of your waystations: { $piece }.
root-refusal-tile-on-map = This tile is on the map already: { $piece }.
root-refusal-no-keeper-there = No warrior of yours stands in clearing { $clearing } to make way for a waystation.
root-refusal-encamped-there = You cannot encamp in clearing { $clearing } again this turn.
root-refusal-not-the-edge = Clearing { $clearing } is not on the edge of the map.
root-refusal-decamped-there = You have decamped in clearing { $clearing } this turn already.
root-refusal-no-such-waystation = No such waystation stands in clearing { $clearing }: { $piece }.
root-refusal-no-keepers-left = No warrior is left in your supply.
root-refusal-no-waystation = You have no waystation in clearing { $clearing }.
root-refusal-recruit-suit = “{ $card }” does not match clearing { $clearing }.
root-refusal-none-to-recruit = No warrior is left in your supply to be recruited.
root-refusal-retinue-from-hand = You do not have “{ $card }” in your hand.
root-refusal-retinue-full = Your Retinue has ten cards: there is no room for more.
root-refusal-not-in-retinue = “{ $card }” is not in your Retinue.
root-refusal-same-column = “{ $card }” is in that column already.
root-refusal-joined-already = A card has joined this Evening: you cannot shift one as well.
root-refusal-not-a-forest = A relic goes into a forest, and this is none: { $place }.
root-refusal-second-apart = Clearing { $clearing } is not on the edge of the map next to your corner.
root-refusal-homes-apart = From clearing { $clearing } no two adjacent homelands on the edge come about.

## Decisions

root-decision-keepers-corner = In which corner do you begin?
root-decision-keepers-edge = In which clearing of the edge beside it do the other four stand?
root-decision-keepers-homelands = Which clearing is a homeland of yours?
root-decision-keepers-first-relics = A relic is laid into the next forest.
root-decision-keepers-last-relics = The next of the other relics is laid into a distant forest.
root-decision-keepers-return = You are gone from the map: where do you come back, and with which waystation?
root-decision-keepers-encamp = Birdsong: where do you encamp?
root-decision-keepers-decamp = Birdsong: where do you decamp?
root-decision-keepers-recruit = Birdsong: which card do you recruit with?
root-decision-keepers-column-1 = Daylight: which card moves, and out of which clearing?
root-decision-keepers-column-2 = Daylight: which card battles, then delves, and where?
root-decision-keepers-column-3 = Daylight: which card moves or recovers, and where?
root-decision-keepers-move = How many warriors move, and where to?
root-decision-keepers-carry = Which relic goes along?
root-decision-keepers-toll = Bandits lie in wait: which relic do you give up in place of a warrior?
root-decision-keepers-battle = Whom do you battle here?
root-decision-keepers-delve = Which relic do you delve?
root-decision-keepers-turn-up = The relic is turned up.
root-decision-keepers-recover = Do you move out of the clearing, or which relic do you recover?
root-decision-keepers-trophy = Into which forest does the relic go?
root-decision-keepers-gather = Evening: which cards join your Retinue, or which one changes its column?

## Actions

root-verb-retinue = act with the Retinue
root-verb-delve = delve
root-verb-turn-up = turn up
root-verb-recover = recover
root-verb-carry = carry along
root-verb-give-up = give up
root-verb-lay-relic = lay a relic
root-verb-encamp = encamp
root-verb-come-back = come back
root-verb-decamp = decamp
root-verb-recruit-for = recruit
root-verb-gather = take into the Retinue
root-verb-shift = shift in the Retinue
root-verb-hide-in = hide the relic

root-action-retinue = act with “{ $card }” in clearing { $clearing }
root-action-delve = delve { $piece-acc }: { $forest }
root-action-turn-up = turn up { $piece-acc }
root-action-recover = recover { $piece-acc }
root-action-carry = carry { $piece-acc } along
root-action-give-up = give up { $piece-acc }
root-action-lay-relic = lay { $piece-a }: { $forest }
root-action-encamp = encamp in clearing { $clearing }: { $piece-a }
root-action-come-back = come back in clearing { $clearing }: a warrior and { $piece-a }
root-action-decamp = decamp in clearing { $clearing }: { $piece-acc }
root-action-recruit-for = spend “{ $card }” and recruit in clearing { $clearing }
root-action-gather = take “{ $card }” into the Retinue, column { $retinue }
root-action-shift = shift “{ $card }” to column { $retinue }
root-action-hide-in = put the relic there: { $forest }

root-field-retinue = Into which column?
root-field-forest = Which forest?

# Mistakes in positions
error-position-relic-place = Waystations stand in clearings, relics lie in clearings and forests, and face down in forests only.
error-position-waystation-twice = A waystation tile has one side up: it is on the map with the other one already.
error-position-retinue-size = The Retinue has { $most } cards at most.
error-position-retinue-acted = Cards of the Retinue have acted in its owner's own turn only.
error-position-relics-gap = Recovered relics fill their row from the left.
error-position-relic-twice = There are fewer relics of this type and value.
error-position-relic-values = Only { $most } values are left for the relics of this type that lie face down.

## What others have to fear

root-threat-recovers = Can recover relics in clearing { $clearing } for { $points ->
    [one] one point
   *[other] { $points } points
  }.

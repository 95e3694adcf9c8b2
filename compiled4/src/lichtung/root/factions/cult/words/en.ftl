# Root: Lizard Cult.

root-seat-cult = Lizard Cult
    .nom = the Lizard Cult
    .acc = the Lizard Cult
    .gen = the Lizard Cult's
    .person = third

## Pieces, suits, consequences

root-piece-cult-garden_fox = fox garden
    .nom = the fox garden
    .acc = the fox garden
    .a = a fox garden
    .many = fox gardens
root-piece-cult-garden_rabbit = rabbit garden
    .nom = the rabbit garden
    .acc = the rabbit garden
    .a = a rabbit garden
    .many = rabbit gardens
root-piece-cult-garden_mouse = mouse garden
    .nom = the mouse garden
    .acc = the mouse garden
    .a = a mouse garden
    .many = mouse gardens
root-outcast-fox = fox
root-outcast-rabbit = rabbit
root-outcast-mouse = mouse
root-effect-fear = fear of the faithful

## Events

root-event-revenge = { $count ->
    [one] one of the fallen becomes { $seat-gen } acolyte
   *[other] { $count } of the fallen become { $seat-gen } acolytes
  }, now { $total }
root-then-revenge = { $count ->
    [one] one of the fallen becomes { $seat-gen } acolyte
   *[other] { $count } of the fallen become { $seat-gen } acolytes
  }, now { $total }
root-event-faith-lost = { $seat-nom } { $seat-person ->
    [third] loses
   *[other] lose
  } { $cards } to fear
root-event-faith-lost-each = “{ $card }”
root-then-faith-lost = { $seat-nom } { $seat-person ->
    [third] loses
   *[other] lose
  } { $cards } to fear
root-event-first-garden = { $seat-nom } { $seat-person ->
    [third] plants
   *[other] plant
  } the first garden in clearing { $clearing }, { $count ->
    [one] with a warrior
   *[other] with { $count } warriors there and around it
  }
root-event-outcast-named = { $seat-gen } first outcasts are { $suit-all }
root-event-outcast-changed = { $seat-gen } outcasts are { $suit-all } now
root-event-outcast-hated = { $seat-gen } outcasts are { $suit-all }, and they are hated
root-then-outcast-hated = and they are hated
root-event-souls-discarded = { $count ->
    [one] one lost soul goes
   *[other] { $count } lost souls go
  } to the discard pile
root-then-souls-discarded = { $count ->
    [one] one lost soul goes
   *[other] { $count } lost souls go
  } to the discard pile
root-event-crusaded = { $seat-nom } { $seat-person ->
    [third] crusades
   *[other] crusade
  } in clearing { $clearing } ({ $count ->
    [one] one acolyte
   *[other] { $count } acolytes
  })
root-event-converted = { $seat-nom } { $seat-person ->
    [third] converts
   *[other] convert
  } one of { $enemy-gen } warriors in clearing { $clearing }
root-event-sanctified = { $seat-nom } { $seat-person ->
    [third] sanctifies
   *[other] sanctify
  } one of { $enemy-gen } buildings in clearing { $clearing }; a garden grows there
root-event-garden-built = { $seat-nom } { $seat-person ->
    [third] reveals
   *[other] reveal
  } “{ $card }” and { $seat-person ->
    [third] plants
   *[other] plant
  } a garden in clearing { $clearing }
root-event-ritual-in-vain = { $seat-nom } { $seat-person ->
    [third] reveals
   *[other] reveal
  } “{ $card }”, but no warrior is left
root-event-preached = { $seat-nom } { $seat-person ->
    [third] reveals
   *[other] reveal
  } “{ $card }” and { $seat-person ->
    [third] recruits
   *[other] recruit
  } a warrior in clearing { $clearing }
root-event-worshipped = { $seat-nom } { $seat-person ->
    [third] spends
   *[other] spend
  } “{ $card }” and the gardens pay
root-event-sacrificed = { $seat-nom } { $seat-person ->
    [third] reveals
   *[other] reveal
  } “{ $card }” and { $seat-person ->
    [third] sacrifices
   *[other] sacrifice
  } a warrior, now { $total ->
    [one] one acolyte
   *[other] { $total } acolytes
  }
root-event-cards-taken-back = { $seat-nom } { $seat-person ->
    [third] takes
   *[other] take
  } back { $count ->
    [one] the revealed card
   *[other] { $count } revealed cards
  }

## Refusals

root-refusal-too-few-acolytes =
    { $count ->
        [one] This costs one acolyte; you have none.
       *[other] This costs { $count } acolytes; you have { $have ->
            [0] none
            [one] one
           *[other] { $have }
        }.
    }
root-refusal-not-outcast = You can conspire only in clearings of the outcasts, and clearing { $clearing } is not one.
root-refusal-no-enemy = You cannot do that to { $enemy-acc }: that is not an enemy of yours.
root-refusal-no-cultist-left = You have no warrior in your supply, and the acolyte you pay does not come home at once.
root-refusal-no-warrior-of-enemy = In clearing { $clearing } { $enemy-nom } { $enemy-person ->
    [plural] have
   *[other] has
  } no warriors.
root-refusal-no-enemy-building = Clearing { $clearing } has no such building for you to sanctify: { $piece }.
root-refusal-no-garden-left = All your gardens of this suit are already on the map: { $suit }.
root-refusal-reveal-from-hand = You do not have “{ $card }” in your hand, or you have already revealed it.
root-refusal-ritual-needs-suit = “{ $card }” does not match clearing { $clearing }, and birds are not wild in rituals.
root-refusal-garden-needs-rule = You can build a garden only where you rule, and you do not rule clearing { $clearing }.
root-refusal-birds-do-not-worship = “{ $card }” is a bird: birds have no gardens and score no points.
root-refusal-suit-scored-already = You have already scored this suit this turn: { $suit }.
root-refusal-no-garden-of-suit = There is no garden of this suit on the map: { $suit }.
root-refusal-sacrifice-needs-bird = A sacrifice takes a bird, and “{ $card }” is not one.

## Decisions

root-decision-cult-fear = A garden is lost: the Cult discards a random card.
root-decision-cult-first-garden = Which corner do you plant your first garden in?
root-decision-cult-first-outcast = Who are the first outcasts?
root-decision-cult-conspiracies = Birdsong: which conspiracy do you carry out?
root-decision-cult-crusade = Your crusaders have arrived. Do they battle there?
root-decision-cult-rituals = Daylight: which ritual do you perform?
root-decision-cult-craft = Evening: do you want to craft with the gardens of the outcasts?

## Actions

root-verb-outcast = name the outcasts
root-verb-convert = convert
root-verb-sanctify = sanctify
root-verb-plant = build a garden
root-verb-preach = recruit
root-verb-worship = score
root-verb-offer = sacrifice

root-action-outcast = outcasts: { $suit }
root-action-convert = convert one of { $enemy-gen } warriors in clearing { $clearing }
root-action-sanctify = sanctify { $piece-acc } in clearing { $clearing }
root-action-plant = reveal “{ $card }” and build a garden in clearing { $clearing }
root-action-preach = reveal “{ $card }” and recruit a warrior in clearing { $clearing }
root-action-worship = spend “{ $card }” for points
root-action-offer = reveal “{ $card }” and sacrifice a warrior

root-field-enemy = Whose warrior?

# Mistakes in positions
error-position-other-turn = The Cult has revealed cards only during its own turn.

## Advanced setup

root-event-first-acolytes = { $seat-nom } { $seat-person ->
    [third] begins
   *[other] begin
  } with { $count ->
    [one] one acolyte
   *[other] { $count } acolytes
  }
root-decision-cult-homeland = Which clearing is your homeland?

## What others have to fear

root-threat-sanctifies = Can sanctify { $piece-acc } in clearing { $clearing }.
root-threat-converts = Can convert one of your warriors in clearing { $clearing }.
root-threat-may-worship =
    Might score up to { $points ->
        [one] one point
       *[other] { $points } points
    } for gardens with { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.

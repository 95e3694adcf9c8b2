# Root: Underground Duchy.

root-seat-duchy = Underground Duchy
    .nom = the Underground Duchy
    .acc = the Underground Duchy
    .gen = the Underground Duchy's
    .person = third

## Pieces, places, ministers, consequences

root-piece-duchy-citadel = citadel
    .nom = the citadel
    .acc = the citadel
    .a = a citadel
    .many = citadels
root-piece-duchy-market = market
    .nom = the market
    .acc = the market
    .a = a market
    .many = markets
root-piece-duchy-tunnel = tunnel
    .nom = the tunnel
    .acc = the tunnel
    .a = a tunnel
    .many = tunnels
root-clearing-duchy-burrow = Burrow
    .nom = the Burrow
    .acc = the Burrow
    .person = area
root-place-duchy-burrow = the Burrow
root-minister-foremole = Foremole
    .nom = the Foremole
    .acc = the Foremole
root-minister-captain = Captain
    .nom = the Captain
    .acc = the Captain
root-minister-marshal = Marshal
    .nom = the Marshal
    .acc = the Marshal
root-minister-brigadier = Brigadier
    .nom = the Brigadier
    .acc = the Brigadier
root-minister-banker = Banker
    .nom = the Banker
    .acc = the Banker
root-minister-mayor = Mayor
    .nom = the Mayor
    .acc = the Mayor
root-minister-duchess_of_mud = Duchess of Mud
    .nom = the Duchess of Mud
    .acc = the Duchess of Mud
root-minister-baron_of_dirt = Baron of Dirt
    .nom = the Baron of Dirt
    .acc = the Baron of Dirt
root-minister-earl_of_stone = Earl of Stone
    .nom = the Earl of Stone
    .acc = the Earl of Stone
root-effect-failure = price of failure

root-mat-duchy-swayed = swayed
root-mat-duchy-lost_crowns = crowns lost
root-mat-duchy-revealed = revealed
root-mat-duchy-actions_left = actions left
root-mat-duchy-acted = have acted
root-mat-duchy-has_swayed = has swayed a minister

## Events

root-event-first-tunnel = { $seat-nom } { $seat-person ->
    [third] opens
   *[other] open
  } the first tunnel in clearing { $clearing }, with { $count ->
    [one] a warrior
   *[other] { $count } warriors
  }
root-event-burrow-filled = { $seat-nom } { $seat-person ->
    [third] places
   *[other] place
  } { $count ->
    [one] a warrior
   *[other] { $count } warriors
  } in the Burrow
root-event-burrow-recruited = { $seat-nom } { $seat-person ->
    [third] recruits
   *[other] recruit
  } a warrior in the Burrow
root-event-duchy-built = { $seat-nom } { $seat-person ->
    [third] reveals
   *[other] reveal
  } “{ $card }” and { $seat-person ->
    [third] builds
   *[other] build
  } { $piece-a } in clearing { $clearing }
root-then-duchy-built = { $seat-person ->
    [third] builds
   *[other] build
  } { $piece-a } in clearing { $clearing } for “{ $card }”
root-event-dug = { $seat-nom } { $seat-person ->
    [third] spends
   *[other] spend
  } “{ $card }” and { $seat-person ->
    [third] digs
   *[other] dig
  } a tunnel to clearing { $clearing }
root-event-tunnel-taken-up = { $seat-nom } { $seat-person ->
    [third] gives
   *[other] give
  } up the tunnel in clearing { $clearing }
root-then-tunnel-taken-up = (instead of the one in clearing { $clearing })
root-event-minister-acted = { $seat-nom } { $seat-person ->
    [third] calls
   *[other] call
  } on { $minister-acc }
root-event-mayor-acted = { $seat-nom } { $seat-person ->
    [third] calls
   *[other] call
  } on the Mayor to act as { $minister }
root-event-banked = { $seat-nom } { $seat-person ->
    [third] spends
   *[other] spend
  } { $cards } for the Banker
root-then-banked = { $seat-person ->
    [third] spends
   *[other] spend
  } { $cards }
root-event-banked-each = “{ $card }”
root-event-courted = { $seat-nom } { $seat-person ->
    [third] reveals
   *[other] reveal
  } { $cards }
root-event-courted-each = “{ $card }”
root-event-swayed = { $seat-nom } { $seat-person ->
    [third] sways
   *[other] sway
  } { $minister-acc }
root-then-swayed = { $seat-person ->
    [third] sways
   *[other] sway
  } { $minister-acc }
root-event-minister-lost = { $seat-nom } { $seat-person ->
    [third] loses
   *[other] lose
  } { $minister-acc } and a crown for good
root-then-minister-lost = { $seat-nom } { $seat-person ->
    [third] loses
   *[other] lose
  } { $minister-acc } and a crown for good
root-event-failure-card = { $seat-nom } { $seat-person ->
    [third] discards
   *[other] discard
  } “{ $card }” for the loss
root-then-failure-card = { $seat-nom } { $seat-person ->
    [third] discards
   *[other] discard
  } “{ $card }” for the loss
root-event-revealed-discarded = { $seat-nom } { $seat-person ->
    [third] discards
   *[other] discard
  } { $cards } from what was revealed
root-event-revealed-discarded-each = “{ $card }”
root-event-revealed-returned = { $seat-nom } { $seat-person ->
    [third] takes
   *[other] take
  } back { $count ->
    [one] the revealed card
   *[other] { $count } revealed cards
  }
root-then-revealed-returned = { $seat-person ->
    [third] takes
   *[other] take
  } back { $count ->
    [one] one card
   *[other] { $count } cards
  }

## Refusals

root-refusal-not-into-burrow = Only the Underground Duchy's own warriors enter the Burrow.
root-refusal-duchy-from-hand = You do not have “{ $card }” in your hand, or you have already revealed it.
root-refusal-no-duchy-building = You build citadels and markets here, nothing else: { $piece }.
root-refusal-no-duchy-building-left = All of these are already on the map: { $piece-many }.
root-refusal-duchy-build-needs-suit = “{ $card }” does not match clearing { $clearing }.
root-refusal-duchy-build-needs-rule = You can build only where you rule, and you do not rule clearing { $clearing }.
root-refusal-duchy-no-actions = You have no action of the Assembly left this Daylight.
root-refusal-duchy-nobody-left = No warrior is left in your supply.
root-refusal-dig-on-map = You dig to clearings of the map; this is not one: { $clearing }.
root-refusal-dig-needs-suit = “{ $card }” does not match clearing { $clearing }.
root-refusal-tunnel-there = There is already a tunnel in clearing { $clearing }.
root-refusal-no-tunnel-there = There is no tunnel of yours in clearing { $clearing }.
root-refusal-somebody-comes-up = At least one warrior has to come up through the new tunnel.
root-refusal-diggers = { $count ->
    [one] One warrior can come up through the new tunnel, not more.
   *[other] Up to { $count } warriors can come up through the new tunnel.
  }
root-refusal-not-the-highest = { $minister } is not one of your swayed ministers of the highest rank.
root-refusal-minister-not-swayed = You have not swayed { $minister-acc }.
root-refusal-minister-acted-already = You have already called on { $minister-acc } this turn.
root-refusal-mayor-for-whom = The Mayor acts as another minister: name that one.
root-refusal-not-for-mayor = The Mayor acts as a squire or another noble, not as { $minister }.
root-refusal-nothing-to-build = There is nothing to build for: it takes a card in hand, a building left, and an open slot where you rule.
root-refusal-minister-no-battle = There is no enemy that your warriors could battle.
root-refusal-minister-no-move = None of your warriors can move.
root-refusal-minister-no-command = Your warriors can neither move nor battle.
root-refusal-nothing-to-bank = You have no card to spend.
root-refusal-lord-without-points = This would score no points now: { $minister }.
root-refusal-captain-battles = The Captain leads a battle and nothing else.
root-refusal-marshal-moves = The Marshal moves warriors and does nothing else.
root-refusal-one-or-the-other = That is not what the Brigadier is doing: it is moves or battles, not both.
root-refusal-bank-one-suit = “{ $card }” is not of the suit of the cards spent before.
root-refusal-swayed-this-turn = You have already swayed a minister this turn.
root-refusal-swayed-before = { $minister } has already been swayed.
root-refusal-no-crown = There is no crown of this rank left on your board: { $minister }.
root-refusal-too-few-to-reveal = Swaying { $minister-acc } takes { $count } cards from your hand.
root-refusal-too-few-clearings = Swaying { $minister-acc } takes { $count } cards, each matching a clearing of its own with a piece of yours; not so many of your hand do.
root-refusal-no-clearing-for = No clearing with a piece of yours is left that matches “{ $card }”.

## Decisions

root-decision-duchy-first-tunnel = Which corner do you open your first tunnel in?
root-decision-duchy-homeland = Which clearing is your homeland?
root-decision-duchy-failure = A building is lost: which minister leaves you?
root-decision-duchy-failure-card = A building is lost: the Duchy discards a random card.
root-decision-duchy-assembly = Daylight, Assembly: what do you do?
root-decision-duchy-take-up = All your tunnels are on the map. Which one do you give up?
root-decision-duchy-surface = How many warriors come up through the new tunnel?
root-decision-duchy-parliament = Daylight, Parliament: which minister acts?
root-decision-duchy-foremole = The Foremole builds: what, where and for which card?
root-decision-duchy-captain = The Captain leads a battle: where, and against whom?
root-decision-duchy-marshal = The Marshal moves: who goes where?
root-decision-duchy-command = The Brigadier is in command: what do your warriors do?
root-decision-duchy-banker = The Banker: which card do you spend?
root-decision-duchy-sway = Daylight: which minister do you sway?
root-decision-duchy-court = Which card do you reveal for the minister?
root-decision-duchy-craft = Evening: do you want to craft with citadels and markets?

## Actions

root-verb-erect = build
root-verb-raise = recruit
root-verb-dig = dig
root-verb-surface = come up
root-verb-dismiss = let a minister go
root-verb-minister = call on a minister
root-verb-mayor = call on the Mayor
root-verb-bank = spend for a point
root-verb-sway = sway a minister
root-verb-court = reveal

root-action-erect = reveal “{ $card }” and build { $piece-a } in clearing { $clearing }
root-action-raise = recruit a warrior in the Burrow
root-action-dig = spend “{ $card }” and dig a tunnel to clearing { $clearing }
root-action-surface = { $count ->
    [0] nobody comes up
    [one] one warrior comes up
   *[other] { $count } warriors come up
  }
root-action-dismiss = let { $minister-acc } go
root-action-minister = call on { $minister-acc }
root-action-mayor = call on the Mayor to act as { $minister }
root-action-bank = spend “{ $card }” for a point
root-action-sway = sway { $minister-acc }
root-action-court = reveal “{ $card }”

root-field-minister = Which minister?

# Mistakes in positions
error-position-burrow = Nothing but warriors of the Underground Duchy is ever in the Burrow.
error-position-crowns = There are three crowns of each rank: on swayed ministers, on the board or out of the game.
error-position-revealed-turn = The Underground Duchy has revealed cards only during its own turn.

## Where editions of the Law differ

root-option-may_stay_below = After a dig nobody need come up
root-option-may_stay_below-law = as the Law says
root-option-may_stay_below-off = no
root-option-may_stay_below-on = yes

## What others have to fear

root-threat-may-dig = Might dig a tunnel to clearing { $clearing } and come up with { $warriors ->
    [one] a warrior
   *[other] { $warriors } warriors
  }.

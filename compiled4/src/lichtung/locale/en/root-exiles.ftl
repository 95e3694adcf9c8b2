# The Exiles and Partisans deck: cards, events, questions, actions, refusals.

root-option-deck-exiles = Exiles and Partisans

root-card-boat_builders = Boat Builders
root-card-corvid_planners = Corvid Planners
root-card-eyrie_emigre = Eyrie Émigré
root-card-saboteurs = Saboteurs
root-card-soup_kitchens = Soup Kitchens
root-card-false_orders = False Orders
root-card-fox_partisans = Fox Partisans
root-card-informants = Informants
root-card-propaganda_bureau = Propaganda Bureau
root-card-charm_offensive = Charm Offensive
root-card-coffin_makers = Coffin Makers
root-card-rabbit_partisans = Rabbit Partisans
root-card-swap_meet = Swap Meet
root-card-tunnels = Tunnels
root-card-league_of_adventurous_mice = League of Adventurous Mice
root-card-master_engravers = Master Engravers
root-card-mouse_partisans = Mouse Partisans
root-card-murine_broker = Murine Broker

## Events

root-event-sabotaged = { $seat-nom } { $seat-person ->
    [third] sabotages
   *[other] sabotage
  } { $victim-gen } “{ $card }”
root-then-sabotaged = { $victim-gen } “{ $card }” is discarded
root-event-coffins-emptied = the Coffin Makers send { $count ->
    [one] a warrior
   *[other] { $count } warriors
  } home
root-then-coffins-emptied = { $count ->
    [one] a warrior goes home
   *[other] { $count } warriors go home
  }
root-event-swapped-back = { $seat-nom } { $seat-person ->
    [third] gives
   *[other] give
  } { $victim-acc } { $card-known ->
    [no] a card
   *[yes] “{ $card }”
  } in return
root-then-swapped-back = { $seat-person ->
    [third] gives
   *[other] give
  } { $card-known ->
    [no] a card
   *[yes] “{ $card }”
  } in return
root-event-emigrated = { $seat-nom } { $seat-person ->
    [third] discards
   *[other] discard
  } “{ $card }”
root-event-persuaded = { $seat-nom } { $seat-person ->
    [third] spends
   *[other] spend
  } “{ $card }”: in clearing { $clearing } one of { $enemy-gen } warriors goes{ $placed ->
    [0] { "" }
   *[other] {" "}and another moves in
  }
root-then-persuaded = for “{ $card }” one of { $enemy-gen } warriors leaves clearing { $clearing }{ $placed ->
    [0] { "" }
   *[other] {" "}and another moves in
  }
root-event-item-laid-down = { $seat-nom } { $seat-person ->
    [third] turns
   *[other] turn
  } { $item-acc } face down
root-then-item-laid-down = { $seat-person ->
    [third] turns
   *[other] turn
  } { $item-acc } face down
root-event-fetched = instead of drawing { $seat-nom } { $seat-person ->
    [third] takes
   *[other] take
  } “{ $card }” from the discard pile

## Refusals

root-refusal-nothing-to-sabotage = “{ $card }” is not a crafted card of an enemy.
root-refusal-nobody-to-mislead = There are none of { $enemy-gen } warriors in clearing { $origin }.
root-refusal-persuade-suit = “{ $card }” does not match clearing { $clearing }.
root-refusal-nobody-to-persuade = None of { $enemy-gen } warriors in clearing { $clearing } is an enemy of yours.
root-refusal-nobody-to-place = You have no warrior in your supply to take its place.
root-refusal-no-item-face-up = You have no crafted item of this kind face up: { $item }.

## Decisions

root-decision-sabotage = Which card of an enemy do you sabotage?
root-decision-swap-meet = With whom do you swap?
root-decision-give-back = Which card do you give in return?
root-decision-false-orders = Whose warriors do you send where?
root-decision-emigre-moves = Where does the Émigré lead your warriors?
root-decision-emigre-fights = Whom do you battle there?
root-decision-propaganda = Which card do you spend, and which warrior has to go?
root-decision-lay-down = Which item do you turn face down?
root-decision-adventure = Do you move, or do you battle?
root-decision-charm = Who scores the point?
root-decision-informants = Do you draw, or take an ambush from the discard pile?

## Actions

root-verb-sabotage = sabotage
root-verb-mislead = send away
root-verb-fetch = fetch back
root-verb-persuade = persuade
root-verb-lay-down = turn face down
root-action-sabotage = sabotage “{ $card }”
root-action-mislead = send half of { $enemy-gen } warriors from clearing { $origin } to { $dest }
root-action-fetch = take “{ $card }” instead of drawing
root-action-persuade = spend “{ $card }”: in clearing { $clearing } one of { $enemy-gen } warriors goes
root-action-lay-down = turn { $item-acc } face down

## Positions

error-position-coffin = Warriors lie on the Coffin Makers, but nobody has them in play.
error-position-face-down = More items are turned face down here than were crafted.

# Root: suits, items, cards, and what all factions have in common.
# Names have forms: .nom, .acc and .gen with their article, .person for the verb, .a and .many for counting.
# Events stand alone, what follows (then) behind its cause; the line itself puts the full stop.

root-title = Root

## Suits, items

root-suit-fox = fox
    .of = fox
    .all = the foxes
    .their = of the Foxes
root-suit-rabbit = rabbit
    .of = rabbit
    .all = the rabbits
    .their = of the Rabbits
root-suit-mouse = mouse
    .of = mouse
    .all = the mice
    .their = of the Mice
root-suit-bird = bird
    .of = bird
    .all = the birds
    .their = of the Birds
root-item-boots = boots
    .nom = boots
    .acc = boots
root-item-bag = bag
    .nom = a bag
    .acc = a bag
root-item-crossbow = crossbow
    .nom = a crossbow
    .acc = a crossbow
root-item-hammer = hammer
    .nom = a hammer
    .acc = a hammer
root-item-sword = sword
    .nom = a sword
    .acc = a sword
root-item-tea = tea
    .nom = tea
    .acc = tea
root-item-coin = coins
    .nom = a coin
    .acc = a coin
root-item-torch = torch
    .nom = a torch
    .acc = a torch
root-effect-field-hospital = field hospital
root-effect-outrage = outrage
root-effect-base-lost = the loss of the base
root-effect-protector = the Arbiter's help
root-card-hidden = a card

## Cards

root-card-ambush_bird = Ambush! (bird)
root-card-dominance_bird = Dominance (bird)
root-card-arms_trader = Arms Trader
root-card-birdy_bindle = Birdy Bindle
root-card-crossbow_bird = Crossbow (bird)
root-card-woodland_runners = Woodland Runners
root-card-armorers = Armorers
root-card-brutal_tactics = Brutal Tactics
root-card-royal_claim = Royal Claim
root-card-sappers = Sappers
root-card-ambush_fox = Ambush! (fox)
root-card-dominance_fox = Dominance (fox)
root-card-favor_fox = Favor of the Foxes
root-card-anvil = Anvil
root-card-foxfolk_steel = Foxfolk Steel
root-card-gently_used_knapsack = Gently Used Knapsack
root-card-protection_racket = Protection Racket
root-card-root_tea_fox = Root Tea (fox)
root-card-travel_gear_fox = Travel Gear (fox)
root-card-stand_and_deliver = Stand and Deliver!
root-card-tax_collector = Tax Collector
root-card-ambush_rabbit = Ambush! (rabbit)
root-card-dominance_rabbit = Dominance (rabbit)
root-card-favor_rabbit = Favor of the Rabbits
root-card-a_visit_to_friends = A Visit to Friends
root-card-bake_sale = Bake Sale
root-card-root_tea_rabbit = Root Tea (rabbit)
root-card-smugglers_trail = Smuggler's Trail
root-card-better_burrow_bank = Better Burrow Bank
root-card-cobbler = Cobbler
root-card-command_warren = Command Warren
root-card-ambush_mouse = Ambush! (mouse)
root-card-dominance_mouse = Dominance (mouse)
root-card-favor_mouse = Favor of the Mice
root-card-crossbow_mouse = Crossbow (mouse)
root-card-investments = Investments
root-card-mouse_in_a_sack = Mouse-in-a-Sack
root-card-root_tea_mouse = Root Tea (mouse)
root-card-sword_mouse = Sword
root-card-travel_gear_mouse = Travel Gear (mouse)
root-card-codebreakers = Codebreakers
root-card-scouting_party = Scouting Party

## Events

root-event-first-player = { $seat-nom } { $seat-person ->
    [third] begins
   *[other] begin
  }
root-event-turn-began = { $seat-person ->
    [second] your turn { $turn }
   *[other] turn { $turn }: { $seat }
  }
root-event-drew = { $seat-nom } { $seat-person ->
    [third] draws
   *[other] draw
  } { $known ->
    [0] { $count ->
        [one] a card
       *[other] { $count } cards
      }
   *[other] { $cards }
  }
root-event-drew-each = “{ $card }”
root-then-drew = { $own ->
    [0] { $seat-nom }{" "}
   *[1] {""}
  }{ $seat-person ->
    [third] draws
   *[other] draw
  } { $known ->
    [0] { $count ->
        [one] a card
       *[other] { $count } cards
      }
   *[other] { $cards }
  }
root-event-drew-openly = { $seat-nom } { $seat-person ->
    [third] draws
   *[other] draw
  } { $cards } for all to see
root-event-drew-openly-each = “{ $card }”
root-event-reshuffled = the discard pile is shuffled into a new deck
root-then-reshuffled = the discard pile is shuffled into a new deck
root-event-discarded = { $seat-nom } { $seat-person ->
    [third] discards
   *[other] discard
  } { $cards }
root-event-discarded-each = “{ $card }”
root-event-stolen = { $seat-nom } { $seat-person ->
    [third] takes
   *[other] take
  } { $card-known ->
    [no] a card
   *[yes] “{ $card }”
  } from { $victim-acc } unseen
root-then-stolen = { $seat-person ->
    [third] takes
   *[other] take
  } { $card-known ->
    [no] a card
   *[yes] “{ $card }”
  } from { $victim-acc } unseen
root-event-hand-seen = { $seat-nom } { $seat-person ->
    [third] looks
   *[other] look
  } at { $victim-gen } hand
root-then-hand-seen = { $seat-person ->
    [third] looks
   *[other] look
  } at { $victim-gen } hand
root-event-moved = { $seat-nom } { $seat-person ->
    [third] moves
   *[other] move
  } { $count ->
    [one] a warrior
   *[other] { $count } warriors
  } from { $origin-person ->
    [area] { $origin-acc } to clearing { $dest }
   *[other] clearing { $origin } to { $dest-person ->
        [area] { $dest-acc }
       *[other] { $dest }
      }
  }
root-then-moved = { $seat-person ->
    [third] moves
   *[other] move
  } { $count ->
    [one] a warrior
   *[other] { $count } warriors
  } from { $origin-person ->
    [area] { $origin-acc } to { $dest }
   *[other] { $origin } to { $dest-person ->
        [area] { $dest-acc }
       *[other] { $dest }
      }
  }
root-event-fought = { $seat-nom } { $seat-person ->
    [third] attacks
   *[other] attack
  } { $defender-acc } in clearing { $clearing }
root-then-fought = { $seat-person ->
    [third] attacks
   *[other] attack
  } { $defender-acc } in { $clearing }
root-event-ambushed = { $seat-nom } { $seat-person ->
    [third] springs
   *[other] spring
  } an ambush (“{ $card }”)
root-then-ambushed = { $seat-nom } { $seat-person ->
    [third] springs
   *[other] spring
  } an ambush
root-event-foiled = { $seat-nom } { $seat-person ->
    [third] foils
   *[other] foil
  } the ambush (“{ $card }”)
root-then-foiled = { $seat-nom } { $seat-person ->
    [third] foils
   *[other] foil
  } it
root-event-hit-ignored = { $seat-nom } { $seat-person ->
    [third] ignores
   *[other] ignore
  } a hit in clearing { $clearing }
root-then-hit-ignored = { $seat-nom } { $seat-person ->
    [third] ignores
   *[other] ignore
  } a hit
root-event-ruins-stocked = every ruin hides an item that nobody has seen
root-event-ruins-stocked-again = every ruin hides a second item that nobody has seen
root-event-broken-off = no attacker is left in clearing { $clearing }; the battle is over
root-then-broken-off = no attacker is left and the battle is over
root-event-rolled = the dice show { $high } and { $low }: { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
  } by { $attacker-acc }, { $suffered ->
    [0] none
    [one] one
   *[other] { $suffered }
  } by { $defender-acc }
root-then-rolled = ({ $hits } to { $suffered })
root-then-rolled-late = then { $hits } to { $suffered }
root-event-warriors-removed = { $seat-nom } { $seat-person ->
    [third] loses
   *[other] lose
  } { $count ->
    [one] a warrior
   *[other] { $count } warriors
  } in clearing { $clearing }
root-event-marker-removed = { $seat-nom } { $seat-person ->
    [third] loses
   *[other] lose
  } { $marker-known ->
    [no] a face-down token
   *[yes] a token ({ $marker })
  } in clearing { $clearing }
root-event-piece-removed = { $seat-nom } { $seat-person ->
    [third] loses
   *[other] lose
  } { $count ->
    [one] { $piece-a }
   *[other] { $count } { $piece-many }
  } in clearing { $clearing }
root-then-lost = { $seat-nom } { $seat-person ->
    [third] loses
   *[other] lose
  } { $lost }
root-then-lost-too = { $seat-nom } { $seat-person ->
    [third] loses
   *[other] lose
  } { $lost }
root-then-both-lost = { $seat-person ->
    [second] you both lose
   *[other] { $other-person ->
        [second] you both lose
       *[other] both lose
      }
  } { $count ->
    [one] a warrior
   *[other] { $count } warriors
  }
root-some-warriors = { $count ->
    [one] a warrior
   *[other] { $count } warriors
  }
root-some-piece = { $count ->
    [one] { $piece-a }
   *[other] { $count } { $piece-many }
  }
root-some-marker = { $count ->
    [one] { $marker-known ->
        [no] a face-down token
       *[yes] a token ({ $marker })
      }
   *[other] { $marker-known ->
        [no] { $count } face-down tokens
       *[yes] { $count } tokens ({ $marker })
      }
  }
root-event-card-used = { $seat-nom } { $seat-person ->
    [third] uses
   *[other] use
  } “{ $card }”
root-then-card-used = { $seat-nom } { $seat-person ->
    [third] uses
   *[other] use
  } “{ $card }”
root-event-crafted = { $seat-nom } { $seat-person ->
    [third] crafts
   *[other] craft
  } “{ $card }”
root-then-made-item = { $item-nom }
root-then-made-lasting = it stays in play
root-event-favor = { $seat-nom } { $seat-person ->
    [third] calls
   *[other] call
  } in the Favor { $suit-their }
root-then-favor = every enemy piece in { $suit-of } clearings is gone
root-event-scored = { $seat-nom } { $seat-person ->
    [third] scores
   *[other] score
  } { $count }, now { $total }
root-event-lost-points = { $seat-nom } { $seat-person ->
    [third] loses
   *[other] lose
  } { $count ->
    [one] a point
   *[other] { $count } points
  }, { $total } left
root-points = { $own ->
    [0] { $seat-nom } { $seat-person ->
        [third] scores
       *[other] score
      } { $count }
   *[1] +{ $count }
  }, now { $total }
root-points-lost = { $own ->
    [0] { $seat-nom } { $seat-person ->
        [third] loses
       *[other] lose
      } { $count ->
        [one] a point
       *[other] { $count } points
      }
   *[1] −{ $count }
  }, { $total } left
root-event-won-by-points = { $seat-nom } { $seat-person ->
    [third] wins
   *[other] win
  } by reaching 30 points!
root-event-dominance-activated = { $seat-nom } { $seat-person ->
    [third] stakes
   *[other] stake
  } all on “{ $card }”: no more points for { $seat-acc }
root-event-won-by-dominance = { $seat-nom } { $seat-person ->
    [third] wins
   *[other] win
  } by “{ $card }”!
root-event-dominance-taken = { $seat-nom } { $seat-person ->
    [third] takes
   *[other] take
  } “{ $taken }” and { $seat-person ->
    [third] spends
   *[other] spend
  } “{ $spent }” for it

## Refusals

root-refusal-no-slot = No slot is open in clearing { $clearing }.
root-refusal-not-a-clearing = To you this is not a clearing: { $clearing }.
root-refusal-no-path = No path leads from clearing { $origin } to clearing { $dest }.
root-refusal-too-few-to-move =
    { $count ->
        [0] You have no warriors in clearing { $origin } that could move.
        [one] You have one warrior in clearing { $origin }: at least one must move, and there are no more.
       *[other] You have { $count } warriors in clearing { $origin }: at least one must move, and there are no more.
    }
root-refusal-must-rule = You rule neither clearing { $origin } nor clearing { $dest }.
root-refusal-no-fighters = You have nobody in clearing { $clearing } who could fight.
root-refusal-not-oneself = You cannot battle yourself.
root-refusal-not-an-enemy = You and { $defender-nom } are in a coalition and cannot battle each other.
root-refusal-enemies-only = This card is for enemies only, not for your coalition partner.
root-refusal-defender-absent = There are none of { $defender-gen } pieces in clearing { $clearing }.
root-refusal-not-their-own = There are only mercenaries in clearing { $clearing }, and they do not fight their own faction.
root-refusal-not-in-hand = “{ $card }” is not in your hand.
root-refusal-not-craftable = “{ $card }” cannot be crafted.
root-refusal-crafted-already = “{ $card }” is already in your play area.
root-refusal-item-gone = None left in the supply: { $item }.
root-refusal-too-few-crafters = You have too few crafting pieces this turn for “{ $card }”.
root-refusal-no-dominance-card = “{ $card }” is not a dominance card in your hand.
root-refusal-too-few-points =
    { $count ->
        [one] A dominance card needs 10 victory points; you have one.
       *[other] A dominance card needs 10 victory points; you have { $count }.
    }
root-refusal-dominance-active = You already have an active dominance card, and it stays.
root-refusal-not-available = “{ $card }” is not available beside the board.
root-refusal-must-spend-suit = For “{ $card }” you must spend a card of its suit from your hand.
root-refusal-not-in-play = “{ $card }” is not in your play area.
root-refusal-other-phase = That belongs to { $phase }.
root-refusal-comes-later = That comes later in this phase.
root-refusal-came-before = That came earlier in this phase.
root-refusal-own-turn = That has to wait for your own turn, in { $phase }.
root-refusal-not-yours = Your faction has no such action.
root-refusal-wrong-time = “{ $card }” is of no use right now.
root-refusal-used-already = You have already used “{ $card }” this turn.
root-refusal-no-use = “{ $card }” would have no effect now.

## Decisions

root-decision-first-player = Who begins?
root-decision-draw = A card is drawn.
root-decision-steal = A card is taken at random from the hand.
root-decision-roll = The dice are rolled.
root-decision-order = Several things happen at once. Which comes first?
root-decision-order-own = Your losses trigger several things. Which comes first?
root-decision-order-sides = Both sides have losses that trigger something. Whose come first?
root-decision-first-cards = Birdsong begins: do you use one of your cards?
root-decision-cards-due = Birdsong begins: do you use one of your cards before those act that have to?
root-decision-ambush = You are under attack. Do you play an ambush?
root-decision-foil = An ambush! Do you foil it?
root-decision-ask-effects = Do you use one of your cards after the roll?
root-decision-lose = You take hits. What do you lose?
root-decision-craft = Do you want to craft something?
root-decision-pay-any = Which crafting pieces do you use?
root-decision-pause = Before it goes on: do you use what the rules of others let you do?
root-decision-birdsong-cards = Birdsong: do you use one of your cards?
root-decision-start-of-daylight = Daylight begins: do you use one of your cards?
root-decision-start-of-evening = Evening begins: do you use one of your cards?
root-decision-victim = Who is the target?
root-decision-taxed = Which clearing gives up a warrior?
root-decision-bank = Who draws a card with you?
root-decision-granted-battle = Where do you battle, and against whom?
root-decision-granted-move = Where do you move?
root-decision-hand-limit = You have more than five cards in hand. Which one do you discard?

## Actions: the name of the group, then the whole sentence

root-verb-done = done
root-verb-move = move
root-verb-battle = battle
root-verb-ambush = ambush
root-verb-foil = foil
root-verb-roll = roll
root-verb-use = use a card
root-verb-lose = lose
root-verb-craft = craft
root-verb-pay = pay
root-verb-draw = draw
root-verb-discard = discard
root-verb-dominance = dominance
root-verb-claim = claim dominance
root-verb-order = order
root-verb-first = begin
root-verb-give = give
root-verb-steal = steal
root-verb-target = choose a player
root-verb-at = choose a clearing
root-verb-walk = walk
root-verb-build = build
root-verb-recruit = recruit
root-verb-overwork = overwork
root-verb-wood = take wood
root-verb-hurry = buy an action
root-verb-decree = add to the Decree
root-verb-resolve = resolve
root-verb-turmoil = turmoil
root-verb-leader = choose a leader
root-verb-revolt = revolt
root-verb-spread = spread sympathy
root-verb-mobilize = mobilize
root-verb-train = train
root-verb-enlist = recruit
root-verb-organize = organize
root-verb-supporter = spend a supporter
root-verb-show = show the hand
root-verb-aid = aid
root-verb-bring = bring allies
root-verb-call = call allies
root-verb-damage = damage
root-verb-draw-two = draw two cards
root-verb-drop = drop
root-verb-exhaust = exhaust
root-verb-explore = explore
root-verb-hide = hideout
root-verb-instigate = instigate
root-verb-join = coalition
root-verb-labor = day labor
root-verb-play-as = choose a character
root-verb-protect = enlist protection
root-verb-quest = quest
root-verb-refresh = refresh
root-verb-repair = repair
root-verb-reveal = reveal a quest
root-verb-rob = steal
root-verb-sacrifice = sacrifice allies
root-verb-scorch = scorched earth
root-verb-score-quests = score quests
root-verb-shoot = strike a piece
root-verb-shoot-token = strike a face-down token
root-verb-slip = slip
root-verb-stock = stock a ruin
root-verb-strike = strike
root-verb-take = take an item

root-about-done = nothing more, continue
root-about-move = warriors to an adjacent clearing
root-about-battle = start a battle
root-about-use = a card in your play area
root-about-craft = craft a card from your hand
root-about-dominance = no victory points ever again, but another way to win
root-about-claim = take an available dominance card into your hand

root-action-done = done
root-action-move =
    { $count ->
        [one] move one warrior
       *[other] move { $count } warriors
    } from { $origin-person ->
        [area] { $origin-acc } to clearing { $dest }
       *[other] clearing { $origin } to { $dest-person ->
            [area] { $dest-acc }
           *[other] { $dest }
        }
    }
root-action-battle = battle in clearing { $clearing } against { $defender-acc }
root-action-ambush = play “{ $card }”
root-action-foil = foil it with “{ $card }”
root-action-roll = dice { $high } and { $low }
root-action-stock = under the first three ruins: { $first }, { $second }, { $third }
root-action-use = use “{ $card }”
root-action-lose = lose { $piece }
root-action-craft = craft “{ $card }”
root-action-pay = use a { $suit } piece
root-action-draw = draw { $card }
root-action-discard = discard “{ $card }”
root-action-dominance = activate “{ $card }”
root-action-claim = take “{ $taken }” and spend “{ $spent }”
root-action-order = first: { $effect }, clearing { $clearing }
root-action-first = { $seat-nom } { $seat-person ->
    [plural] begin
   *[other] begins
  }
root-action-give = give “{ $card }”
root-action-steal = steal { $card }
root-action-target = { $seat }
root-action-at = clearing { $clearing }
root-action-walk = walk to { $place }

root-field-clearing = Which clearing?
root-field-origin = From which clearing?
root-field-dest = To which clearing?
root-field-count = How many?
root-field-defender = Against whom?
root-field-seat = Who?
root-field-card = Which card?
root-field-taken = Which card do you take?
root-field-spent = Which card do you spend for it?
root-field-piece = Which piece?
root-field-suit = Which suit?
root-field-item = Which item?
root-field-place = Where to?
root-field-effect = What comes first?

## Result

root-result-thirty-points = { $winner }: victory with 30 victory points.
root-result-dominance = { $winner }: victory by dominance.

## Variants

root-option-map = board
root-option-map-autumn = autumn
root-option-deck = deck
root-option-deck-standard = standard
root-option-law = edition of the Law
root-option-law-early = early (2018)
root-option-law-2022 = 2022
root-option-law-current = current (2025)
root-option-attack_partner = Attacks on a coalition partner
root-option-attack_partner-law = as the Law says
root-option-attack_partner-off = no
root-option-attack_partner-on = yes
root-option-loser_orders_triggers = Each side orders its own losses
root-option-loser_orders_triggers-law = as the Law says
root-option-loser_orders_triggers-off = no
root-option-loser_orders_triggers-on = yes
root-option-free_corners = One rule for all starting corners
root-option-free_corners-law = as the Law says
root-option-free_corners-off = no
root-option-free_corners-on = yes
root-option-hired_stay_enemies = Mercenaries stay enemy pieces
root-option-hired_stay_enemies-law = as the Law says
root-option-hired_stay_enemies-off = no
root-option-hired_stay_enemies-on = yes
root-option-vagrant_commands = The Vagrant decides the losses
root-option-vagrant_commands-law = as the Law says
root-option-vagrant_commands-off = no
root-option-vagrant_commands-on = yes
root-option-early_cards = Cards with their early text
root-option-early_cards-law = as the Law says
root-option-early_cards-off = no
root-option-early_cards-on = yes
root-option-passengers_draw = Everybody on the ferry draws
root-option-passengers_draw-law = as the Law says
root-option-passengers_draw-off = no
root-option-passengers_draw-on = yes

## Places: clearings and forests

root-place-1 = clearing 1
root-place-2 = clearing 2
root-place-3 = clearing 3
root-place-4 = clearing 4
root-place-5 = clearing 5
root-place-6 = clearing 6
root-place-7 = clearing 7
root-place-8 = clearing 8
root-place-9 = clearing 9
root-place-10 = clearing 10
root-place-11 = clearing 11
root-place-12 = clearing 12
root-place-f1 = forest 1
root-place-f2 = forest 2
root-place-f3 = forest 3
root-place-f4 = forest 4
root-place-f5 = forest 5
root-place-f6 = forest 6
root-place-f7 = forest 7

## Mistakes

error-factions-unknown = There is no faction { $value } here. Choose from: { $known }.
error-factions-twice = Each faction plays only once, the Vagabond at most twice.
error-factions-number = { $fewest } to { $most } factions play.

# --- Spies, and playing together against those whom the rules play


## Cards

root-card-spy_bird = Spy (bird)
root-card-spy_fox = Spy (fox)
root-card-spy_rabbit = Spy (rabbit)
root-card-spy_mouse = Spy (mouse)
root-event-spy-played = { $seat-nom } { $seat-person ->
    [third] plays
   *[other] play
  } “{ $card }”
root-event-order-spied = { $seat-nom } { $seat-person ->
    [third] spies
   *[other] spy
  } out order { $slot } (“{ $card }”)
root-then-order-spied = { $seat-person ->
    [third] spies
   *[other] spy
  } out order { $slot } (“{ $card }”)
root-event-spy-unmasked = “{ $card }” is unmasked and discarded
root-then-spy-unmasked = the spy is unmasked
root-event-orders-swapped = { $seat-nom } { $seat-person ->
    [third] swaps
   *[other] swap
  } orders { $this } and { $that }
root-event-team-won = everybody has reached 30 points: you win together!
root-place-at = { $at }
    .to = to { $at }
    .in = in { $at }
root-place-between = the forest between { $clearings }
    .to = into the forest between { $clearings }
    .in = in the forest between { $clearings }
root-place-edge = { $clearing }

## Refusals

root-refusal-no-spy = “{ $card }” is not a spy in your hand.

## Actions

root-action-spy = play “{ $card }”
root-action-look = reveal order { $slot }
root-action-swap = swap orders { $this } and { $that }

## Result and choice

root-result-won-together = Won together: { $winner }.
root-result-lost-together = { $winner } was faster: the players have lost.
error-factions-alike = One faction alone cannot play, even on two seats: there must be another one at the table.
error-factions-replaced = { $one } uses the pieces of { $other }: only one of the two can play.
error-cooperative-machine = Cooperative play is against the Mechanical Marquise: put mechanical-marquise among the factions.
error-cooperative-players = At most { $most } players play cooperatively.
error-campaign-mode = Only in the cooperative game (mode = cooperative).

## Menu

root-decision-spy = Which order do you reveal?
root-decision-swap-orders = Do you want to swap two orders?
root-verb-spy = play a spy
root-verb-look = reveal an order
root-verb-swap = swap orders
root-field-slot = Which order?
root-field-marker = Which token?
root-field-number = Which number?
root-marker-hidden = a face-down token
root-number-hidden = a number
root-phase-birdsong = Birdsong
root-phase-daylight = Daylight
root-phase-evening = Evening
root-option-mode = mode
root-option-mode-competitive = each for oneself
root-option-mode-cooperative = together against the Mechanical Marquise
root-option-questions = questions with only one answer
root-option-questions-few = only where silence would give something away
root-option-questions-all = always ask

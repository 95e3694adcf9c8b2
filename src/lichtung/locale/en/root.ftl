# Root: suits, items, cards, and what all factions have in common.
# Factions stand in these sentences without an article and never before a verb: some are plural.

root-title = Root

## Suits, items

root-suit-fox = fox
root-suit-rabbit = rabbit
root-suit-mouse = mouse
root-suit-bird = bird
root-item-boots = boots
root-item-bag = bag
root-item-crossbow = crossbow
root-item-hammer = hammer
root-item-sword = sword
root-item-tea = tea
root-item-coin = coins
root-item-torch = torch
root-effect-field-hospital = field hospital
root-effect-outrage = outrage
root-effect-base-lost = the loss of the base
root-effect-protector = the Arbiter's help
root-card-hidden = a hidden card

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

root-event-first-player = The first turn goes to: { $seat }.
root-event-turn-began = Turn { $turn }: { $seat }.
root-event-drew = { $seat }: from the deck comes { $card }.
root-event-drew-openly = { $seat } draws { $card } openly.
root-event-reshuffled = The discard pile is shuffled and becomes the new deck.
root-event-discarded = { $seat }: “{ $card }” is discarded.
root-event-stolen = { $seat }: from the hand of { $victim } comes { $card }.
root-event-hand-seen = { $seat }: a look at the hand of { $victim }.
root-event-moved =
    { $count ->
        [one] { $seat }: one warrior from clearing { $origin } to { $dest }.
       *[other] { $seat }: { $count } warriors from clearing { $origin } to { $dest }.
    }
root-event-fought = { $seat }: battle in clearing { $clearing } against { $defender }.
root-event-ambushed = { $seat }: an ambush! “{ $card }” is played.
root-event-foiled = { $seat }: the ambush is foiled with “{ $card }”.
root-event-broken-off = Nobody is left to attack in clearing { $clearing }. The battle is over.
root-event-rolled =
    The dice show { $high } and { $low }. { $attacker }: { $hits ->
        [0] no hits
        [one] one hit
       *[other] { $hits } hits
    }. { $defender }: { $suffered ->
        [0] no hits
        [one] one hit
       *[other] { $suffered } hits
    }.
root-event-warriors-removed =
    { $count ->
        [one] { $seat }: one warrior leaves clearing { $clearing }.
       *[other] { $seat }: { $count } warriors leave clearing { $clearing }.
    }
root-event-marker-removed = { $seat }: a face-down token in clearing { $clearing } is removed, by { $by }.
root-event-piece-removed =
    { $count ->
        [one] { $seat }: { $piece } in clearing { $clearing } is removed, by { $by }.
       *[other] { $seat }: { $piece } in clearing { $clearing } is removed ({ $count } times), by { $by }.
    }
root-event-card-used = { $seat }: “{ $card }” is put to use.
root-event-crafted = { $seat }: “{ $card }” is crafted.
root-event-favor = { $seat }: all enemy pieces leave the { $suit } clearings.
root-event-scored =
    { $count ->
        [one] { $seat }: one victory point, { $total } in all.
       *[other] { $seat }: { $count } victory points, { $total } in all.
    }
root-event-lost-points =
    { $count ->
        [one] { $seat }: one victory point lost, { $total } left.
       *[other] { $seat }: { $count } victory points lost, { $total } left.
    }
root-event-won-by-points = { $seat }: 30 victory points, and victory!
root-event-dominance-activated = { $seat }: “{ $card }” is active. Victory points no longer count here.
root-event-won-by-dominance = { $seat }: victory by “{ $card }”!
root-event-dominance-taken = { $seat }: “{ $taken }” comes to hand, “{ $spent }” is spent for it.

## Refusals

root-refusal-no-slot = No slot is open in clearing { $clearing }.
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
root-refusal-not-an-enemy = You are in a coalition and cannot battle each other: { $defender }.
root-refusal-enemies-only = This card is for enemies only, not for your coalition partner.
root-refusal-defender-absent = There is no piece of { $defender } in clearing { $clearing }.
root-refusal-not-their-own = Only mercenaries stand in clearing { $clearing }, and they do not fight their own faction.
root-refusal-not-in-hand = “{ $card }” is not in your hand.
root-refusal-not-craftable = “{ $card }” cannot be crafted.
root-refusal-crafted-already = “{ $card }” is in your play area already.
root-refusal-item-gone = The supply has none of this left: { $item }.
root-refusal-too-few-crafters = You have too few crafting pieces this turn for “{ $card }”.
root-refusal-no-dominance-card = “{ $card }” is no dominance card in your hand.
root-refusal-too-few-points =
    { $count ->
        [one] A dominance card needs 10 victory points; you have one.
       *[other] A dominance card needs 10 victory points; you have { $count }.
    }
root-refusal-dominance-active = You have an active dominance card. It stays.
root-refusal-not-available = “{ $card }” is not available beside the board.
root-refusal-must-spend-suit = For “{ $card }” you must spend a card of its suit from your hand.
root-refusal-not-in-play = “{ $card }” is not in your play area.
root-refusal-other-phase = That belongs to { $phase }.
root-refusal-comes-later = That comes later in this phase.
root-refusal-came-before = That came earlier in this phase.
root-refusal-own-turn = That waits for your own turn: { $phase }.
root-refusal-not-yours = Your faction has no such action.
root-refusal-wrong-time = “{ $card }” is of no help now.
root-refusal-used-already = You have used “{ $card }” this turn.
root-refusal-no-use = “{ $card }” could do nothing now.

## Decisions

root-decision-first-player = Who begins?
root-decision-draw = A card is drawn.
root-decision-steal = A card is drawn blindly from the hand.
root-decision-roll = The dice are rolled.
root-decision-order = Several things happen at once. Which comes first?
root-decision-order-own = Your losses set off several things. Which comes first?
root-decision-order-sides = The losses of both sides set something off. Whose come first?
root-decision-first-cards = Birdsong begins: do you use one of your cards?
root-decision-ambush = You are attacked. Do you play an ambush?
root-decision-foil = An ambush! Do you foil it?
root-decision-ask-effects = Do you use one of your cards after the roll?
root-decision-lose = You take hits. What do you lose?
root-decision-craft = Do you want to craft something?
root-decision-pay-any = Which crafting pieces do you use?
root-decision-birdsong-cards = Birdsong: do you use one of your cards?
root-decision-start-of-daylight = Daylight begins: do you use one of your cards?
root-decision-start-of-evening = Evening begins: do you use one of your cards?
root-decision-victim = Whom does it hit?
root-decision-taxed = Which clearing pays with a warrior?
root-decision-bank = Who draws a card along with you?
root-decision-granted-battle = Where and against whom do you battle?
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
root-verb-slip = slip
root-verb-stock = stock a ruin
root-verb-strike = strike
root-verb-take = take an item

root-about-done = nothing more, go on
root-about-move = warriors to an adjacent clearing
root-about-battle = start a battle
root-about-use = a card of your play area
root-about-craft = craft a card of your hand
root-about-dominance = no victory points ever again, but another way to win
root-about-claim = take an available dominance card into your hand

root-action-done = done
root-action-move =
    { $count ->
        [one] move one warrior from clearing { $origin } to { $dest }
       *[other] move { $count } warriors from clearing { $origin } to { $dest }
    }
root-action-battle = battle in clearing { $clearing } against { $defender }
root-action-ambush = play “{ $card }”
root-action-foil = foil it with “{ $card }”
root-action-roll = dice { $high } and { $low }
root-action-use = use “{ $card }”
root-action-lose = lose { $piece }
root-action-craft = craft “{ $card }”
root-action-pay = use a { $suit } piece
root-action-draw = draw { $card }
root-action-discard = discard “{ $card }”
root-action-dominance = activate “{ $card }”
root-action-claim = take “{ $taken }” and spend “{ $spent }”
root-action-order = first: { $effect }, clearing { $clearing }
root-action-first = First: { $seat }
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
root-option-loser_orders_triggers = Own losses in one's own order
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

error-factions-unknown = There is no faction { $value } here. Known are: { $known }.
error-factions-twice = Each faction plays only once, the Vagabond at most twice.
error-factions-number = { $fewest } to { $most } factions play.

# --- Spies, and playing together against those whom the rules play


## Cards

root-card-spy_bird = Spy (bird)
root-card-spy_fox = Spy (fox)
root-card-spy_rabbit = Spy (rabbit)
root-card-spy_mouse = Spy (mouse)
root-event-spy-played = { $seat } plays a spy: “{ $card }”.
root-event-order-spied = { $seat } turns up order { $slot }: “{ $card }”.
root-event-spy-unmasked = { $seat }: “{ $card }” is unmasked and discarded.
root-event-orders-swapped = { $seat } swaps orders { $this } and { $that }.
root-event-team-won = All players have reached 30 points.

## Refusals

root-refusal-no-spy = “{ $card }” is not a spy in your hand.

## Actions

root-action-spy = play “{ $card }”
root-action-look = turn up order { $slot }
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

root-decision-spy = Which order do you turn up?
root-decision-swap-orders = Do you want to swap two orders?
root-verb-spy = play a spy
root-verb-look = turn up an order
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

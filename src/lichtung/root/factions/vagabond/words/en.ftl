# Root: Vagabond. Other factions and items stand without an article; the sentences leave room for that.

root-seat-vagabond = Vagabond
root-seat-vagabond-2 = Vagabond II

## Characters, quests, conditions, places

root-character-thief = Thief
root-character-tinker = Tinker
root-character-ranger = Ranger
root-character-vagrant = Vagrant
root-character-arbiter = Arbiter
root-character-scoundrel = Scoundrel
root-quest-errand_fox = Errand (fox)
root-quest-fundraising_fox = Fundraising (fox)
root-quest-give_a_speech_fox = Give a Speech (fox)
root-quest-logistics_help_fox = Logistics Help (fox)
root-quest-repair_a_shed_fox = Repair a Shed (fox)
root-quest-errand_rabbit = Errand (rabbit)
root-quest-expel_bandits_rabbit = Expel Bandits (rabbit)
root-quest-fend_off_a_bear_rabbit = Fend off a Bear (rabbit)
root-quest-give_a_speech_rabbit = Give a Speech (rabbit)
root-quest-guard_duty_rabbit = Guard Duty (rabbit)
root-quest-escort_mouse = Escort (mouse)
root-quest-expel_bandits_mouse = Expel Bandits (mouse)
root-quest-fend_off_a_bear_mouse = Fend off a Bear (mouse)
root-quest-guard_duty_mouse = Guard Duty (mouse)
root-quest-logistics_help_mouse = Logistics Help (mouse)
root-condition-ready = face up
root-condition-exhausted = exhausted
root-condition-damaged = damaged
root-condition-damaged-exhausted = damaged and exhausted

## Events

root-event-plays-as = The { $seat } of this game: { $character }.
root-event-pawn-placed = The { $seat } begins in { $place }.
root-event-ruins-stocked = Under each ruin there is now an item that nobody knows.
root-event-ruins-stocked-again = Under each ruin now lies a second item that nobody knows.
root-event-sets-up-first = Of the two Vagabonds the first to set up: { $seat }.
root-event-quest-revealed = The { $seat } turns up a new quest: { $quest }.
root-event-quest-done = The { $seat } completes a quest: { $quest }.
root-event-refreshed =
    { $count ->
        [one] The { $seat } refreshes one item.
       *[other] The { $seat } refreshes { $count } items.
    }
root-event-slipped = The { $seat } slips into { $place }.
root-event-walked = The { $seat } moves into { $place }.
root-event-item-exhausted = The { $seat } exhausts: { $item }.
root-event-item-damaged = The { $seat } takes a hit; damaged: { $item }.
root-event-item-repaired = The { $seat } repairs: { $item }.
root-event-item-dropped = The { $seat } carries too much and gives up: { $item }.
root-event-rested =
    { $count ->
        [one] The { $seat } rests in the forest: one damaged item is whole again.
       *[other] The { $seat } rests in the forest: { $count } damaged items are whole again.
    }
root-event-explored = The { $seat } explores the ruin in clearing { $clearing } and finds: { $item }.
root-event-ruin-seen = The { $seat } looks at what lies under the ruin in clearing { $clearing }.
root-event-nothing-found = The { $seat } takes nothing from the ruin in clearing { $clearing }.
root-event-aided = The { $seat } gives aid ({ $other }) and hands over: { $card }.
root-event-item-taken = The { $seat } takes a crafted item in return ({ $other }): { $item }.
root-event-struck = The { $seat } strikes in clearing { $clearing } ({ $other }).
root-event-relation-improved = The { $seat } improves a relationship ({ $other }): now step { $step }.
root-event-became-allied = The { $seat } and { $other } are allied now.
root-event-became-hostile = The { $seat } and { $other } are enemies now.
root-event-infamy =
    { $count ->
        [one] Infamy: the { $seat } scores an extra point for a hostile piece ({ $other }).
       *[other] Infamy: the { $seat } scores an extra point for each of { $count } hostile pieces ({ $other }).
    }
root-event-coalition = The { $seat } and { $partner } are a coalition now: they win together.
root-event-ally-called = The { $seat } fights with allied warriors in clearing { $clearing } ({ $ally }).
root-event-labored = Day Labor: the { $seat } takes “{ $card }” from the discard pile.
root-event-hid = The { $seat } vanishes into his Hideout; his Daylight is over.
root-event-instigated = The { $seat } instigates a battle in clearing { $clearing }. Attacker: { $attacker }. Defender: { $defender }.
root-event-arbiter-enlisted =
    { $count ->
        [0] The { $seat } protects the defender ({ $defender }) but has no undamaged sword.
        [one] The { $seat } protects the defender ({ $defender }): the roll can deal one hit more.
       *[other] The { $seat } protects the defender ({ $defender }): the roll can deal { $count } hits more.
    }
root-event-scorched = Scorched Earth: the { $seat } leaves his torch in clearing { $clearing }. Nobody comes there any more.

## Refusals

root-refusal-need-item = This takes an undamaged item that lies face up: { $item }.
root-refusal-in-forest = In a forest there is nobody and nothing for that.
root-refusal-not-into-forest = Only by slipping do you get into a forest.
root-refusal-not-next = This is not next to you: { $place }.
root-refusal-need-boots =
    { $count ->
        [one] This takes boots that lie face up.
       *[other] Hostile warriors stand there: this takes { $count } boots that lie face up.
    }
root-refusal-shut = Clearing { $clearing } is scorched earth: nobody comes there any more.
root-refusal-no-ruin = There is no ruin to explore in clearing { $clearing }.
root-refusal-not-under-ruin = That does not lie under this ruin: { $item }.
root-refusal-found-already = You already have one of these from a ruin on your board: { $item }.
root-refusal-character-taken = The other Vagabond plays that one: { $character }.
root-refusal-nothing-to-exhaust = To give aid you must exhaust an item, and none of yours lies face up.
root-refusal-aid-oneself = You cannot aid yourself.
root-refusal-not-there = Without pieces in your clearing: { $seat }.
root-refusal-aid-card = “{ $card }” is not a card in your hand that matches your clearing.
root-refusal-no-warrior-to-strike = Without warriors in your clearing: { $seat }.
root-refusal-strike-partner = You cannot strike your coalition partner: { $seat }.
root-refusal-no-piece-to-strike = This is not in your clearing: { $piece }.
root-refusal-warriors-first = Warriors of that faction still stand there; you strike them first, not: { $piece }.
root-refusal-not-damaged = You have none damaged in this way: { $item }.
root-refusal-quest-not-open = This quest is not on offer: { $quest }.
root-refusal-quest-suit = Your clearing does not match this quest: { $quest }.
root-refusal-coalition-needs-four = Coalitions need four players or more; for you the card has only its suit.
root-refusal-no-partner = There is nobody with whom you could form a coalition.
root-refusal-in-coalition = The other Vagabond is in a coalition with you; you make no second one.
root-refusal-other-character = Only another character can do that: { $character }.
root-refusal-rob-oneself = You do not steal from yourself.
root-refusal-empty-hand = Without cards in hand: { $seat }.
root-refusal-not-discarded = “{ $card }” is not in the discard pile.
root-refusal-labor-suit = “{ $card }” does not match your clearing.
root-refusal-nothing-damaged = There is nothing to repair.

## Decisions

root-decision-vagabond-character = Who are you?
root-decision-vagabond-setup-order = Which Vagabond sets up first?
root-decision-vagabond-first-forest = In which forest do you begin?
root-decision-vagabond-reveal-quest = Which quest is added?
root-decision-vagabond-stock-ruins = What lies under which ruin?
root-decision-vagabond-refresh = Which item do you refresh?
root-decision-vagabond-slip = Where do you slip?
root-decision-vagabond-actions = What do you do with your items?
root-decision-vagabond-search-ruin = What do you take from the ruin?
root-decision-vagabond-bring-allies = Do you take allied warriors along?
root-decision-vagabond-call-ally = Do allied warriors fight beside you?
root-decision-vagabond-hits = What takes the hit?
root-decision-vagabond-exhaust-for-aid = Which item do you exhaust to give aid?
root-decision-vagabond-take-crafted = Do you take a crafted item in return?
root-decision-vagabond-quest-reward = What reward do you want?
root-decision-vagabond-hideout = Hideout: what do you repair?
root-decision-vagabond-protector = Do you enlist the Arbiter? He scores a point for it.
root-decision-vagabond-capacity = You carry too much. What do you give up?
root-decision-vagabond-coalition = With whom do you form a coalition?

## Actions

root-action-play-as = play as { $character }
root-action-stock = under the first three ruins: { $first }, { $second }, { $third }
root-action-reveal = new quest: { $quest }
root-action-refresh = refresh: { $item } ({ $condition })
root-action-slip = slip into { $place }
root-action-bring =
    { $count ->
        [one] take an allied warrior along: { $seat }
       *[other] take { $count } allied warriors along: { $seat }
    }
root-action-call = fight with allied warriors: { $seat }
root-action-damage = take a hit: { $item } ({ $condition })
root-action-sacrifice = take a hit: an allied warrior
root-action-explore = explore the ruin (torch)
root-action-aid = give aid with “{ $card }”: { $seat }
root-action-exhaust = exhaust: { $item }
root-action-take = take: { $item }
root-action-quest = complete a quest: { $quest }
root-action-draw-two = draw two cards
root-action-score-quests = a point for each completed quest of this suit
root-action-strike = strike a warrior (crossbow): { $seat }
root-action-shoot = strike (crossbow): { $piece }
root-action-repair = repair: { $item } ({ $condition })
root-action-rob = steal a random card (torch): { $seat }
root-action-labor = Day Labor (torch): take “{ $card }” from the discard pile
root-action-hide = Hideout (torch): repair up to three items, then end Daylight
root-action-instigate = instigate a battle (torch). Attacker: { $attacker }. Defender: { $defender }
root-action-protect = enlist the Arbiter
root-action-scorch = Scorched Earth: leave the torch behind and remove all enemy pieces
root-action-drop = give up: { $item } ({ $condition })
root-action-join = form a coalition: { $seat }

root-option-sweep_damages_items = Removing all pieces of a clearing damages three items of the Vagabond there
root-option-sweep_damages_items-law = as the Law says
root-option-sweep_damages_items-off = no
root-option-sweep_damages_items-on = yes
root-option-exhausted_on_tracks = Exhausted items stay on their tracks
root-option-exhausted_on_tracks-law = as the Law says
root-option-exhausted_on_tracks-off = no
root-option-exhausted_on_tracks-on = yes
root-option-partner_lowest_of_all = Coalition with the last one only
root-option-partner_lowest_of_all-law = as the Law says
root-option-partner_lowest_of_all-off = no
root-option-partner_lowest_of_all-on = yes
root-option-ally_follows_every_move = Allies come along with every move
root-option-ally_follows_every_move-law = as the Law says
root-option-ally_follows_every_move-off = no
root-option-ally_follows_every_move-on = yes
root-option-ally_owner_pays_outrage = Outrage is paid by the warriors' owner
root-option-ally_owner_pays_outrage-law = as the Law says
root-option-ally_owner_pays_outrage-off = no
root-option-ally_owner_pays_outrage-on = yes
root-option-mercenary_angers_lender = Fallen mercenaries make the Riverfolk hostile
root-option-mercenary_angers_lender-law = as the Law says
root-option-mercenary_angers_lender-off = no
root-option-mercenary_angers_lender-on = yes
root-option-mercenary_angers_hirer = Fallen mercenaries make their hirer hostile
root-option-mercenary_angers_hirer-law = as the Law says
root-option-mercenary_angers_hirer-off = no
root-option-mercenary_angers_hirer-on = yes
root-option-reward_before_quest = Reward before the new quest
root-option-reward_before_quest-law = as the Law says
root-option-reward_before_quest-off = no
root-option-reward_before_quest-on = yes
root-option-strike_anybody = Strike at anybody
root-option-strike_anybody-law = as the Law says
root-option-strike_anybody-off = no
root-option-strike_anybody-on = yes

# Mistakes in positions
error-position-character = Another Vagabond already has this character.
error-position-quests-second = The open quests lie with the first Vagabond.
error-position-found = What comes from a ruin lies on the mat, and is one of the four items for ruins.
error-position-partner = A coalition needs an active dominance card, four players and somebody else as partner.
error-position-quest-twice = The quest { $quest } already lies elsewhere.
error-position-quest-row = At most { $most } quests lie open.
error-position-ruin-set = Each Vagabond brings only one item of each of the four kinds for the ruins.
error-position-no-relation = Vagabonds have no relation to themselves or to each other: -2
error-position-setup = Every Vagabond without a character has still to set up, and nobody else.

## Advanced setup

root-event-character-dealt = Beside the card of the { $faction } lies the character: { $character }.
root-decision-vagabond-dealt-character = The Vagabond’s character is dealt.

## What others have to fear

root-threat-shoots = Can remove a piece of yours in clearing { $clearing } with the crossbow.
root-threat-takes-item = Can take { $item } from you in clearing { $clearing }, and gives a card for it.

# Root: Vagabond.

root-seat-vagabond = Vagabond
    .nom = the Vagabond
    .acc = the Vagabond
    .gen = the Vagabond's
    .person = third
root-seat-vagabond-2 = Vagabond II
    .nom = the second Vagabond
    .acc = the second Vagabond
    .gen = the second Vagabond's
    .person = third

## Characters, quests, conditions, places

root-character-thief = Thief
    .nom = the Thief
    .acc = the Thief
root-character-tinker = Tinker
    .nom = the Tinker
    .acc = the Tinker
root-character-ranger = Ranger
    .nom = the Ranger
    .acc = the Ranger
root-character-vagrant = Vagrant
    .nom = the Vagrant
    .acc = the Vagrant
root-character-arbiter = Arbiter
    .nom = the Arbiter
    .acc = the Arbiter
root-character-scoundrel = Scoundrel
    .nom = the Scoundrel
    .acc = the Scoundrel
root-character-adventurer = Adventurer
    .nom = the Adventurer
    .acc = the Adventurer
root-character-ronin = Ronin
    .nom = the Ronin
    .acc = the Ronin
root-character-harrier = Harrier
    .nom = the Harrier
    .acc = the Harrier
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

root-event-plays-as = { $seat-nom } { $seat-person ->
    [third] plays
   *[other] play
  } { $character-acc }
root-event-pawn-placed = { $seat-nom } { $seat-person ->
    [third] begins
   *[other] begin
  } { $place-in }
root-event-sets-up-first = { $seat-nom } { $seat-person ->
    [third] sets
   *[other] set
  } up first
root-event-quest-revealed = { $seat-nom } { $seat-person ->
    [third] reveals
   *[other] reveal
  } the { $members ->
    [1] quest
   *[other] quests
  } { $quests }
root-event-quest-revealed-each = “{ $quest }”
root-then-quest-revealed = { $quests } { $members ->
    [1] takes its place
   *[other] take its place
  }
root-event-quest-done = { $seat-nom } { $seat-person ->
    [third] completes
   *[other] complete
  } “{ $quest }”
root-event-refreshed = { $seat-nom } { $seat-person ->
    [third] refreshes
   *[other] refresh
  } { $count ->
    [one] an item
   *[other] { $count } items
  }
root-event-slipped = { $seat-nom } { $seat-person ->
    [third] slips
   *[other] slip
  } { $place-to }
root-event-walked = { $seat-nom } { $seat-person ->
    [third] walks
   *[other] walk
  } { $place-to }
root-event-item-exhausted = { $seat-nom } { $seat-person ->
    [third] exhausts
   *[other] exhaust
  } { $item-acc }
root-event-item-damaged = { $seat-nom } { $seat-person ->
    [third] damages
   *[other] damage
  } { $items }
root-event-item-damaged-each = { $item-acc }
root-then-item-damaged = { $seat-nom } { $seat-person ->
    [third] damages
   *[other] damage
  } { $items }
root-event-item-repaired = { $seat-nom } { $seat-person ->
    [third] repairs
   *[other] repair
  } { $items }
root-event-item-repaired-each = { $item-acc }
root-then-item-repaired = { $seat-nom } { $seat-person ->
    [third] repairs
   *[other] repair
  } { $items } there
root-event-item-dropped = { $seat-nom } { $seat-person ->
    [third] carries
   *[other] carry
  } too much and { $seat-person ->
    [third] leaves
   *[other] leave
  } { $items } behind
root-event-item-dropped-each = { $item-acc }
root-event-rested = { $seat-nom } { $seat-person ->
    [third] rests
   *[other] rest
  } in the forest; { $count ->
    [one] one item is
   *[other] { $count } items are
  } whole again
root-event-explored = { $seat-nom } { $seat-person ->
    [third] finds
   *[other] find
  } { $item-acc } in the ruin of clearing { $clearing }
root-then-explored = finding { $item-acc }
root-event-ruin-seen = { $seat-nom } { $seat-person ->
    [third] looks
   *[other] look
  } under the ruin in clearing { $clearing }
root-event-nothing-found = { $seat-nom } { $seat-person ->
    [third] takes
   *[other] take
  } nothing from the ruin in clearing { $clearing }
root-then-nothing-found = there is nothing to take
root-event-aided = { $seat-nom } { $seat-person ->
    [third] aids
   *[other] aid
  } { $other-acc } with { $card-known ->
    [no] a card
   *[yes] “{ $card }”
  }
root-event-item-taken = { $seat-nom } { $seat-person ->
    [third] takes
   *[other] take
  } { $item-acc } from { $other-acc } in return
root-then-item-taken = { $seat-person ->
    [third] takes
   *[other] take
  } { $item-acc } in return
root-event-struck = { $seat-nom } { $seat-person ->
    [third] shoots
   *[other] shoot
  } at { $other-acc } in clearing { $clearing }
root-event-relation-improved = { $seat-nom } and { $other-nom } are on step { $step } now
root-then-relation-improved = the relationship rises to step { $step }
root-event-became-allied = { $seat-nom } and { $other-nom } are allies now
root-then-became-allied = { $seat-person ->
    [second] you are
   *[other] { $other-person ->
        [second] you are
       *[other] both are
      }
  } allies now
root-event-became-hostile = { $other-nom } { $other-person ->
    [third] is
   *[other] are
  } hostile to { $seat-acc } now
root-then-became-hostile = { $other-nom } { $other-person ->
    [third] is
   *[other] are
  } hostile to { $seat-acc } now
root-event-infamy = { $seat-nom } { $seat-person ->
    [third] scores
   *[other] score
  } a point of infamy for { $count ->
    [one] one of { $other-gen } pieces
   *[other] each of { $other-gen } { $count } pieces
  }
root-event-coalition = { $seat-nom } and { $partner-nom } form a coalition: the win is shared
root-event-ally-called = { $seat-nom } { $seat-person ->
    [third] fights
   *[other] fight
  } in clearing { $clearing } with { $ally-gen } warriors
root-then-ally-called = { $ally-gen } warriors join in
root-event-labored = { $seat-nom } { $seat-person ->
    [third] takes
   *[other] take
  } “{ $card }” from the discard pile with Day Labor
root-event-hid = { $seat-nom } { $seat-person ->
    [third] vanishes
   *[other] vanish
  } into the Hideout; Daylight is over
root-event-instigated = { $seat-nom } { $seat-person ->
    [third] goads
   *[other] goad
  } { $attacker-acc } into attacking { $defender-acc } in clearing { $clearing }
root-event-arbiter-enlisted = { $defender-nom } { $defender-person ->
    [third] calls
   *[other] call
  } on { $seat-acc } for help{ $count ->
    [0] , but there is no undamaged sword
    [one] ; one more hit is possible
   *[other] ; { $count } more hits are possible
  }
root-then-arbiter-enlisted = { $defender-nom } { $defender-person ->
    [third] calls
   *[other] call
  } on { $seat-acc } for help
root-event-scorched = { $seat-nom } { $seat-person ->
    [third] scorches
   *[other] scorch
  } clearing { $clearing }; nobody can enter it any more
root-event-improvised = { $seat-nom } { $seat-person ->
    [third] improvises
   *[other] improvise
  } for “{ $quest }”: { $item-nom } instead of { $missing }
root-event-struck-swiftly = { $seat-nom } { $seat-person ->
    [third] strikes
   *[other] strike
  } once more
root-then-struck-swiftly = { $seat-nom } { $seat-person ->
    [third] strikes
   *[other] strike
  } once more
root-event-glided = { $seat-nom } { $seat-person ->
    [third] glides
   *[other] glide
  } to clearing { $clearing }
root-then-quest-done = { $seat-person ->
    [third] completes
   *[other] complete
  } “{ $quest }”

## Refusals

root-refusal-need-item = You need an undamaged, face-up item for that: { $item }.
root-refusal-in-forest = You are in a forest; you can do that only in a clearing.
root-refusal-not-into-forest = The only way into a forest is to slip.
root-refusal-not-next = You are not next to { $place }.
root-refusal-need-boots =
    { $count ->
        [one] You need face-up boots for that.
       *[other] Hostile warriors stand there: you need { $count } face-up boots for that.
    }
root-refusal-shut = Clearing { $clearing } is scorched earth: nobody can enter it any more.
root-refusal-no-ruin = There is no ruin to explore in clearing { $clearing }.
root-refusal-not-under-ruin = That is not under this ruin: { $item }.
root-refusal-found-already = You may take only one item of each kind from the ruins, and you already have this one: { $item }.
root-refusal-character-taken = The other Vagabond is already playing that one: { $character }.
root-refusal-nothing-to-exhaust = Giving aid exhausts an item, and none of yours is face up.
root-refusal-aid-oneself = You cannot aid yourself.
root-refusal-not-there = In your clearing { $seat-nom } { $seat-person ->
    [plural] have
   *[other] has
  } no pieces.
root-refusal-aid-card = “{ $card }” is not a card in your hand that matches your clearing.
root-refusal-no-warrior-to-strike = In your clearing { $seat-nom } { $seat-person ->
    [plural] have
   *[other] has
  } no warriors.
root-refusal-strike-partner = You can shoot at enemies only, not at { $seat-acc }.
root-refusal-no-piece-to-strike = This is not in your clearing: { $piece }.
root-refusal-no-token-to-strike = There is no such token of { $seat-acc } in your clearing.
root-refusal-warriors-before-token = In your clearing warriors of { $seat-acc } still stand. Only when they are gone can you shoot the token.
root-refusal-warriors-first = Warriors of that faction still stand there. Only when they are gone can you shoot { $piece-acc }.
root-refusal-not-damaged = You have no such item among your damaged ones: { $item }.
root-refusal-quest-not-open = This quest is not on display: { $quest }.
root-refusal-quest-suit = Your clearing does not match this quest: { $quest }.
root-refusal-coalition-needs-four = Coalitions need four players or more; you can only spend the card for its suit.
root-refusal-no-partner = There is nobody you could form a coalition with.
root-refusal-in-coalition = The other Vagabond is already in a coalition with you; you cannot form a second one.
root-refusal-other-character = Only another character can do that: { $character }.
root-refusal-rob-oneself = You cannot steal from yourself.
root-refusal-empty-hand = There is no card in { $seat-gen } hand.
root-refusal-not-discarded = “{ $card }” is not in the discard pile.
root-refusal-labor-suit = “{ $card }” does not match your clearing.
root-refusal-nothing-damaged = You have nothing to repair.
root-refusal-character-not-in-use = This character is not in this game: { $character }.
root-refusal-improvised-already = You have already improvised this turn.
root-refusal-not-asked-for = “{ $quest }” does not ask for that: { $item }.
root-refusal-no-stand-in = That is no stand-in but the very thing: { $item }.
root-refusal-there-already = You are in clearing { $clearing } already.
root-refusal-glide-to-clearings = You can glide only to a clearing on the board.

## Decisions

root-decision-vagabond-character = Who are you?
root-decision-vagabond-setup-order = Which Vagabond sets up first?
root-decision-vagabond-first-forest = Which forest do you start in?
root-decision-vagabond-reveal-quest = Which quest is added?
root-decision-vagabond-stock-ruins = What lies under which ruin?
root-decision-vagabond-refresh = Which item do you refresh?
root-decision-vagabond-slip = Where do you slip to?
root-decision-vagabond-actions = What do you do with your items?
root-decision-vagabond-search-ruin = What do you take from the ruin?
root-decision-vagabond-bring-allies = Do you take allied warriors along?
root-decision-vagabond-call-ally = Do allied warriors fight beside you?
root-decision-vagabond-hits = What takes the hit?
root-decision-vagabond-exhaust-for-aid = Which item do you exhaust to give aid?
root-decision-vagabond-take-crafted = Do you take a crafted item in return?
root-decision-vagabond-quest-reward = What reward do you want?
root-decision-vagabond-hideout = Hideout: what do you repair?
root-decision-vagabond-protector = Do you call on the Arbiter for help? That gives the Arbiter a point.
root-decision-vagabond-capacity = You carry too much. What do you give up?
root-decision-vagabond-coalition = Who do you form a coalition with?

## Actions

root-action-play-as = play as { $character }
root-action-reveal = new quest: { $quest }
root-action-refresh = refresh { $item-acc } ({ $condition })
root-action-slip = slip into { $place }
root-action-bring = bring { $count ->
    [one] one
   *[other] { $count }
  } of { $seat-gen } warriors along
root-action-call = fight with { $seat-gen } warriors
root-action-damage = take the hit on { $item-acc } ({ $condition })
root-action-sacrifice = let an allied warrior take the hit
root-action-explore = explore the ruin (torch)
root-action-aid = aid { $seat-nom } with “{ $card }”
root-action-exhaust = exhaust { $item-acc }
root-action-take = take { $item-acc }
root-action-quest = complete the quest “{ $quest }”
root-action-draw-two = draw two cards
root-action-score-quests = score a point for each completed quest of this suit
root-action-strike = shoot one of { $seat-gen } warriors (crossbow)
root-action-shoot = shoot { $piece-acc } (crossbow)
root-action-shoot-token = shoot one of { $seat-gen } tokens that were placed face down (crossbow)
root-action-repair = repair { $item-acc } ({ $condition })
root-action-rob = steal a random card from { $seat-nom } (torch)
root-action-labor = Day Labor (torch): take “{ $card }” from the discard pile
root-action-hide = Hideout (torch): repair up to three items, then end Daylight
root-action-instigate = goad { $attacker-acc } into attacking { $defender-acc } (torch)
root-action-protect = call on the Arbiter for help
root-action-scorch = Scorched Earth: leave the torch behind and remove all enemy pieces
root-action-improvise = complete “{ $quest }” with { $item-acc } instead of { $missing }
root-action-swift-strike = exhaust a sword for one more hit
root-action-glide = glide to clearing { $clearing }
root-verb-improvise = improvise
root-verb-swift-strike = strike swiftly
root-verb-glide = glide
root-action-drop = leave { $item-acc } behind ({ $condition })
root-action-join = form a coalition with { $seat-nom }

root-option-sweep_damages_items = Removing all pieces from a clearing damages three of the Vagabond's items there
root-option-sweep_damages_items-law = as the Law says
root-option-sweep_damages_items-off = no
root-option-sweep_damages_items-on = yes
root-option-exhausted_on_tracks = Exhausted items stay on their tracks
root-option-exhausted_on_tracks-law = as the Law says
root-option-exhausted_on_tracks-off = no
root-option-exhausted_on_tracks-on = yes
root-option-partner_lowest_of_all = Coalition only with the player in last place
root-option-partner_lowest_of_all-law = as the Law says
root-option-partner_lowest_of_all-off = no
root-option-partner_lowest_of_all-on = yes
root-option-ally_follows_every_move = Allies come along with every move
root-option-ally_follows_every_move-law = as the Law says
root-option-ally_follows_every_move-off = no
root-option-ally_follows_every_move-on = yes
root-option-ally_owner_pays_outrage = The warriors' owner pays for outrage
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
root-option-strike_anybody = Strike anybody
root-option-strike_anybody-law = as the Law says
root-option-strike_anybody-off = no
root-option-strike_anybody-on = yes

# Mistakes in positions
error-position-character = Another Vagabond already has this character.
error-position-quests-second = The open quests lie with the first Vagabond.
error-position-found = What comes from a ruin is on the Vagabond's board, and is one of the four items for ruins.
error-position-partner = A coalition needs an active dominance card, four players and another faction as partner.
error-position-quest-twice = The quest { $quest } is already somewhere else.
error-position-quest-row = At most { $most } quests are on display.
error-position-ruin-set = Each Vagabond brings only one item of each of the four kinds for the ruins.
error-position-no-relation = Vagabonds have no relationship with themselves or each other; -2 belongs here.
error-position-setup = A Vagabond without a character still has to set up; one with a character does not.

## Advanced setup

root-event-character-dealt = { $character-nom } lies beside the setup card
root-decision-vagabond-dealt-character = The Vagabond’s character is dealt.

## What others have to fear

root-threat-shoots = Can remove one of your pieces in clearing { $clearing } with the crossbow.
root-threat-takes-item = Can take { $item-acc } from you in clearing { $clearing } and gives you a card for it.

root-option-characters = characters of the Vagabond
root-option-characters-usual = the first six
root-option-characters-all = all nine
root-option-character = character
root-option-character-usual = chosen
root-option-character-dealt = dealt at random
root-field-missing = Which of the items asked for do you replace?

# Root: the labels of the table in the browser.

root-web-board =
    { $board ->
        [winter] Winter board with { $count } clearings
        [lake] Lake board with { $count } clearings
        [mountain] Mountain board with { $count } clearings
       *[other] Board with { $count } clearings
    }
root-web-clearing = Clearing { $clearing }, { $suit }
root-web-no-ruler = Nobody rules here.
root-web-you-rule = You rule here.
root-web-rules = Ruler: { $seat }.
root-web-warriors-of =
    { $count ->
        [one] { $seat }: 1 warrior
       *[other] { $seat }: { $count } warriors
    }
root-web-pieces-of =
    { $count ->
        [one] { $piece }
       *[other] { $count } × { $piece }
    }
root-web-hidden = Face down: { $seat }
root-web-sealed = Closed
root-web-shore = Coastal clearing
root-web-closed-to =
    { $count ->
        [one] Closed path to { $list }
       *[other] Closed paths to { $list }
    }
root-web-on-path = { $seat } on the path to { $clearing }
root-web-path = Path between { $one } and { $two }.
root-web-closed-path = Closed path between { $one } and { $two }.
root-web-and-more = { $count } more
root-web-ruin = Ruin
root-web-free-slots =
    { $count ->
        [one] 1 open slot
       *[other] { $count } open slots
    }
root-web-legal = Can be chosen.
root-web-chosen = Chosen.
root-web-active = On turn.
root-web-you = { $name }, you
root-web-close = Close

root-web-round = Round { $round }
root-web-decides = Decides.
root-web-points-of =
    { $count ->
        [one] point
       *[other] points
    }
root-web-hand-cards =
    { $count ->
        [one] card in hand
       *[other] cards in hand
    }
root-web-open-board = Open player board
root-web-threats = { $seat }: what can they do to me?
root-web-no-threats = Nothing to fear, as far as anyone can see.
root-web-threats-wait = One moment …
root-web-own-board = Back
root-web-choose = Choose this clearing
root-web-why-not = Why not?
root-web-more-cards = Cards to choose from
root-web-zoom-fit = Whole board
root-web-fresh = New since your last turn.
root-web-refused = Not possible right now.
root-web-pointed = Mentioned in the log.
root-web-contents-empty = Nothing here.
root-web-next-to = Paths to { $list }

root-web-birdsong = Birdsong
root-web-daylight = Daylight
root-web-evening = Evening

root-web-supply-items = Items in the supply
root-web-battle-in = Battle in clearing { $clearing }
root-web-rolled = Rolled: { $high } and { $low }. Hits: { $attacker } { $hits }, { $defender } { $suffered }.
root-web-together = Cooperative
root-web-campaign = Campaign: head start { $lead }
root-web-available = Available

## Cards

root-web-hand = Hand
root-web-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
root-web-hand-of =
    { $count ->
        [one] 1 card in hand.
       *[other] { $count } cards in hand.
    }
root-web-deck = Deck { $count }
root-web-discard = Discards { $count }
root-web-no-cards = No cards
root-web-face-down = face-down card
root-web-any-suit = any
root-web-cost = Cost: { $cost }.
root-web-points =
    { $count ->
        [one] 1 point.
       *[other] { $count } points.
    }
root-web-text-item = Take { $item } from the supply.
root-web-text-ambush = As defender here: 2 hits before the roll.
root-web-text-dominance = With 10 points or more: win by rule instead of points.
root-web-text-immediate = Remove all enemy pieces in these clearings.
root-web-text-spy = Daylight: look at one of the machine's orders.
root-web-text-own = Belongs to a faction. Once discarded it is out of the game.
root-web-text-armorers = Discard in battle: rolled hits on you do not count.
root-web-text-brutal_tactics = As attacker: 1 more hit, the defender gains 1 point.
root-web-text-royal_claim = Birdsong: discard for 1 point per clearing you rule.
root-web-text-sappers = Discard as defender: 1 more hit.
root-web-text-stand_and_deliver = Birdsong: take a random card, its owner gains 1 point.
root-web-text-tax_collector = Daylight: remove 1 of your warriors to draw 1 card.
root-web-text-better_burrow_bank = Start of Birdsong: you and another player draw 1 card each.
root-web-text-cobbler = Start of Evening: one move.
root-web-text-command_warren = Start of Daylight: one battle.
root-web-text-codebreakers = Daylight: look at another player's hand.
root-web-text-scouting_party = Ambushes do not hit you as attacker.
root-web-text-boat_builders = Rivers are paths for you.
root-web-text-corvid_planners = Your moves need no rule.
root-web-text-eyrie_emigre = End of Birdsong: move and battle there, or discard this.
root-web-text-saboteurs = Start of Birdsong: discard this and a crafted card of an enemy.
root-web-text-soup_kitchens = Your tokens count 2 each for rule.
root-web-text-false_orders = Birdsong: discard, half of an enemy’s warriors somewhere move on.
root-web-text-fox_partisans = Battle in fox clearings: 1 extra hit, discard all cards but foxes.
root-web-text-informants = Evening: take a discarded ambush instead of drawing.
root-web-text-propaganda_bureau = Daylight: spend a card to replace an enemy warrior there.
root-web-text-charm_offensive = Start of Evening: draw 1 card, another player gains 1 point.
root-web-text-coffin_makers = The fallen lie here. Start of Birdsong: 1 point for every 5.
root-web-text-rabbit_partisans = Battle in rabbit clearings: 1 extra hit, discard all cards but rabbits.
root-web-text-swap_meet = Birdsong: take a random card, give any card back.
root-web-text-tunnels = Clearings with your crafting pieces are adjacent.
root-web-text-league_of_adventurous_mice = Daylight: turn a crafted item to move or battle.
root-web-text-master_engravers = Each item you craft scores 1 more.
root-web-text-mouse_partisans = Battle in mouse clearings: 1 extra hit, discard all cards but mice.
root-web-text-murine_broker = Another player crafts an item: draw 1 card.

## Faction boards

root-web-placed = On the map
root-web-placed-of = { $piece }: { $count } on the map, { $left } in the supply
root-web-yes = yes
root-web-no = no
root-web-pile = Pile: { $count }
root-web-warriors-left = Warriors
root-web-crafted = Crafted
root-web-nothing = Nothing yet
root-web-turned = { $item }, face down
root-web-lying =
    { $count ->
        [one] 1 warrior lies on it.
       *[other] { $count } warriors lie on it.
    }
root-web-known = Known cards

## Names with soft hyphens

root-web-title-tax_collector = Tax Collec­tor
root-web-title-armorers = Armorers
root-web-title-woodland_runners = Woodland Runners
root-web-title-protection_racket = Protec­tion Racket
root-web-title-travel_gear_fox = Travel Gear
root-web-title-travel_gear_mouse = Travel Gear
root-web-title-smugglers_trail = Smugg­ler’s Trail
root-web-title-bake_sale = Bake Sale
root-web-title-arms_trader = Arms Trader
root-web-title-investments = Invest­ments
root-web-title-codebreakers = Code­breakers
root-web-title-birdy_bindle = Birdy Bindle
root-web-title-command_warren = Command Warren
root-web-title-gently_used_knapsack = Gently Used Knapsack
root-web-title-royal_claim = Royal Claim
root-web-title-foxfolk_steel = Foxfolk Steel
root-web-title-root_tea_fox = Root Tea
root-web-title-root_tea_rabbit = Root Tea
root-web-title-root_tea_mouse = Root Tea
root-web-title-dominance_bird = Domi­nance
root-web-title-dominance_fox = Domi­nance
root-web-title-dominance_rabbit = Domi­nance
root-web-title-dominance_mouse = Domi­nance
root-web-title-scouting_party = Scouting Party
root-web-title-ambush_bird = Ambush!
root-web-title-ambush_fox = Ambush!
root-web-title-ambush_rabbit = Ambush!
root-web-title-ambush_mouse = Ambush!
root-web-title-boat_builders = Boat Builders
root-web-title-corvid_planners = Corvid Planners
root-web-title-eyrie_emigre = Eyrie Émigré
root-web-title-saboteurs = Sabo­teurs
root-web-title-soup_kitchens = Soup Kitchens
root-web-title-fox_partisans = Fox Parti­sans
root-web-title-informants = Infor­mants
root-web-title-propaganda_bureau = Propa­ganda Bureau
root-web-title-charm_offensive = Charm Offen­sive
root-web-title-coffin_makers = Coffin Makers
root-web-title-rabbit_partisans = Rabbit Parti­sans
root-web-title-swap_meet = Swap Meet
root-web-title-league_of_adventurous_mice = League of Adven­turous Mice
root-web-title-master_engravers = Master Engra­vers
root-web-title-mouse_partisans = Mouse Parti­sans
root-web-title-murine_broker = Murine Broker

## Advanced setup

root-web-advanced = Advanced setup
root-web-stage = Setup
root-web-stage-factions = Factions
root-web-stage-hand = Starting hand
root-web-draft = Order of choosing
root-web-draft-you = You
root-web-draft-chooses = choosing now
root-web-draft-sets-up = setting up
root-web-draft-later = chooses { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
root-web-draft-turn = plays { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
root-web-draft-now = now
root-web-draft-done = done
root-web-draft-place = no. { $place }
root-web-draft-puts-back = putting cards back
root-web-display = Setup cards
root-web-display-count =
    { $open ->
        [0] Everybody has chosen.
       *[other] { $count } cards, one will be left over
    }
root-web-display-reach = Number on the ribbon: reach
root-web-reach = Reach { $reach }
root-web-militant = militant
root-web-insurgent = insurgent
root-web-locked = Locked until somebody chooses a militant faction.
root-web-taken = Taken by { $name }
root-web-dealt = With it:
root-web-difficulty =
    { $level ->
        [1] Easy to play.
        [2] Moderately hard to play.
       *[other] Hard to play.
    }
root-web-setup = Setup
root-web-setup-of = Setup: { $faction }
root-web-setup-about = Take one of the setup cards. You set up your faction at once, before the next player chooses.
root-web-line-done = Done.
root-web-dealt-cards =
    { $count ->
        [one] Your card
        [3] Your three cards
        [4] Your four cards
        [5] Your five cards
       *[other] Your cards
    }
root-web-keep = You will keep three of them.
root-web-homeland = Homeland: { $seat }
web-counted-root-owner = warriors ({ $owner })

## Half a page about a faction

root-web-page-want = What I want
root-web-page-score = How I score
root-web-page-turn = My turn
root-web-page-fear = What others fear about me
root-web-page-plan = A plan for the opening
root-web-page-mistakes = Common mistakes

root-web-landmark-in = { $landmark } (clearing { $clearing })
root-web-landmark-holds = In its slot: { $piece }
root-web-face-down-card = a card face down
root-web-hirelings = Hirelings
root-web-hireling-free = in the supply
root-web-hireling-held = { $seat }, { $count ->
    [one] one more turn
   *[other] { $count } more turns
  }
root-web-hireling-about = What { $hireling } does
root-web-hireling-notices = Markers on { $spaces }

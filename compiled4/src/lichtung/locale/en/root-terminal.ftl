root-letter-fox = F
root-letter-rabbit = R
root-letter-mouse = M
root-letter-bird = B

root-table-turn-number = Turn { $turn }
root-table-turn = Turn { $turn }: { $seat }
root-table-legend = Short name and number: warriors · [ ] building · ( ) token · □ open slot · ▒▒ ruin · ♛ ruler · f1 forest · ☺ pawn
root-table-legend-river = ~ river
root-table-legend-markers = (?) face down
root-table-decks = Deck { $deck } · discard pile { $discard } · items in supply: { $items }
root-table-available = Available dominance cards:
root-table-points-of =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
root-table-cards-of =
    { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
root-table-supply-of =
    { $supply ->
        [one] 1 warrior in supply
       *[other] { $supply } warriors in supply
    }
root-table-warriors =
    { $count ->
        [one] one warrior
       *[other] { $count } warriors
    }
root-table-quest = Needs: { $items }. Reward: two cards, or a point for each completed quest of this suit.
root-table-crafted-items = Crafted: { $items }
root-table-face-down = Of these face down: { $items }
root-table-coffins =
    { $count ->
        [one] On the Coffin Makers: a warrior
       *[other] On the Coffin Makers: { $count } warriors
    }
root-table-crafted = In play:
root-table-hand = Hand:
root-table-known = Known:
root-table-supporters = Supporters:
root-table-actions-left =
    { $count ->
        [one] one action left
       *[other] { $count } actions left
    }
root-table-decree = Decree
root-table-items-ready = Face up: { $items }
root-table-items-exhausted = Exhausted: { $items }
root-table-items-damaged = Damaged: { $items }
root-table-items-damaged-exhausted = Damaged and exhausted: { $items }
root-table-quests = Quests: { $quests }
root-table-quests-shared = Quests for both Vagabonds: { $quests }
root-table-ruin = clearing { $clearing }: { $items }
root-table-ruins = Seen under ruins: { $ruins }
root-table-hostile = hostile
root-table-step-0 = indifferent
root-table-step-1 = first step
root-table-step-2 = second step
root-table-step-3 = allied
root-table-faction = Faction
root-table-points = Points
root-help-1 = The first to reach 30 points wins at once. Whoever activates a dominance card has another way to win instead.
root-help-2 = Every turn has Birdsong, Daylight and Evening. The menu shows what you may do now; “done” moves on.
root-help-3 = Clearings are numbered 1 to 12; forests are called f1, f2 and so on.
root-help-4 = Birds count as every suit. “law 4.3.1” shows a paragraph of the Law.
root-help-actions = Choose actions by their number in the menu (clearings by their own number, forests by f1, f2, ...), or in full notation: move 1 5 2.
root-example-law = 4.3.1
root-example-info = ambush
root-example-why = move 1 5

## What a group of actions is for

root-about-build = a building, paid for with wood
root-about-recruit = a warrior at each recruiter
root-about-overwork = spend a card for a wood at a sawmill
root-about-hurry = spend a bird card for one more action
root-about-mobilize = add a card from your hand to the supporters
root-about-train = spend a card from your hand for an officer
root-about-enlist = a warrior in a clearing with a base
root-about-organize = a warrior becomes sympathy
root-about-walk = to an adjacent clearing (boots)
root-about-explore = fetch an item from the ruin (torch)
root-about-aid = give away a matching card and improve the relationship
root-about-quest = complete an open quest with two items
root-about-strike = remove a warrior (crossbow)
root-about-shoot = remove a building or token (crossbow)
root-about-shoot-token = remove a token that was placed face down (crossbow)
root-about-repair = repair a damaged item (hammer)
root-about-rob = take a random card from somebody's hand (torch)
root-about-labor = take a card from the discard pile (torch)
root-about-hide = repair three items, then your Daylight is over (torch)
root-about-instigate = make two others battle (torch)
root-about-scorch = remove all enemy pieces here (torch, only once in the game)

root-field-column = Into which column?
root-field-leader = Which leader?
root-field-character = Which character?
root-field-quest = Which quest?
root-field-condition = In which condition?
root-field-attacker = Who attacks?
root-field-first = Under the first ruin?
root-field-second = Under the second?
root-field-third = Under the third?
root-field-high = The higher die?
root-field-low = The lower one?

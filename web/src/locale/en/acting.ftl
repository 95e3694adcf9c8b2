# Deciding: what is allowed, what is not and why, what an action brings.

web-acting-gain = { $count ->
    [one] { $signed } point
   *[other] { $signed } points
  }
web-acting-gain-other = { $name }: { $count ->
    [one] { $signed } point
   *[other] { $signed } points
  }
web-acting-more = { $count } more, not possible right now
web-acting-redo = Redo
web-acting-progress = Action { $at } of { $of }

## What may I do now?

web-help-title = What can I do now?
web-help-allowed = Allowed
web-help-refused = Not right now
web-help-lit = lit on the table
web-help-keys = Keys
web-help-key-verb = A–Z
web-help-about-verb = the action with the underlined letter
web-help-key-enter = ↵
web-help-about-enter = choose, confirm
web-help-key-z = Z
web-help-about-z = undo the last choice
web-help-key-esc = Esc
web-help-about-esc = cancel the choice
web-help-key-u = U
web-help-about-u = undo a decision
web-help-key-y = Y
web-help-about-y = redo what was undone
web-help-key-help = ?
web-help-about-help = this help

## What others decide about

web-waiting-between = { $name } has to decide something before the game goes on.
web-waiting-root-ambush = { $name } may play an ambush.
web-waiting-root-foil = { $name } may foil the ambush.
web-waiting-root-ask-effects = { $name } may use cards after the roll.
web-waiting-root-lose = { $name } is choosing which pieces to lose.
web-waiting-root-order = { $name } decides what happens first.
web-waiting-root-hand-limit = { $name } discards cards.
web-waiting-root-first-player = { $name } decides who begins.
web-waiting-heirs-siege = { $name } may use a siege tower.
web-waiting-heirs-hand-limit = { $name } discards a tile.
web-waiting-heirs-choose-sets = { $name } chooses a set.

## Reasons that hold for everything that could be meant

web-open-any = There is no way to do that now.

web-open-heirs-not-in-hand = You have no tile for that in hand.
web-open-heirs-not-in-reserve = There is no such tile in the Royal Reserve.
web-open-heirs-no-camp-here = You have no camp.
web-open-heirs-no-troop-here = You have no troop there.
web-open-heirs-not-adjacent = There is no tile next to your troops that they could march to.
web-open-heirs-moved-already = Your troops have already moved this turn.
web-open-heirs-far-from-troops = You have no troop next to an empty field.
web-open-heirs-field-taken = There is already a tile there.
web-open-heirs-no-tile-there = There is no tile there.
web-open-heirs-troop-there = There is already a troop there.
web-open-heirs-too-dear = You lack the resources for your tiles.
web-open-heirs-deploy-too-far = No tile next to your troops is free.
web-open-heirs-out-of-reach = No such tile is within your reach.

web-open-root-too-few-to-move = You have no warriors there that could move.
web-open-root-no-path = No path leads there from your warriors.
web-open-root-must-rule = You rule neither there nor next to it.
web-open-root-not-available = There is no dominance card beside the board.
web-open-root-no-dominance-card = You have no dominance card in hand.
web-open-root-must-spend-suit = You have no card of the same suit to spend.
web-open-root-not-in-play = No card in your play area can be used.
web-open-root-wrong-time = None of your cards can be used at this point.
web-open-root-used-already = You have already used your cards this turn.
web-open-root-not-in-hand = You have no card for that in hand.
web-open-root-too-few-crafters = You have too few crafting pieces left this turn for any of your cards.
web-open-root-not-craftable = The cards in your hand cannot be crafted.
web-open-root-item-gone = The items of your cards are no longer in the supply.
web-open-root-no-fighters = You have nobody there who could fight.
web-open-root-defender-absent = There is nobody to fight there.

# Why not, where the table shows which field is meant.
web-here-heirs-field-taken = There is already a tile here.
web-here-heirs-far-from-troops = You have no troop next to it.
web-here-heirs-no-troop-here = You have no troop here.
web-here-heirs-moved-already = You have already moved this troop this turn.
web-here-heirs-no-tile-there = There is no tile here.
web-here-heirs-troop-there = There is already a troop here.
web-here-heirs-not-adjacent = That is not next to your troop.
web-here-heirs-deploy-too-far = There is no tile with one of your troops next to it.
web-here-heirs-no-camp-here = You have no camp here.

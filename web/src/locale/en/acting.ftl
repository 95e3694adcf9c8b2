# Deciding: what is allowed, what is not and why, what an action brings.

web-acting-gain = { $count ->
    [one] { $signed } point
   *[other] { $signed } points
  }
web-acting-gain-other = { $name }: { $count ->
    [one] { $signed } point
   *[other] { $signed } points
  }
web-acting-more = { $count } more not now
web-acting-redo = Redo
web-acting-progress = Action { $at } of { $of }

## What may I do now?

web-help-title = What may I do now?
web-help-allowed = Allowed
web-help-refused = Not now
web-help-lit = lit on the table
web-help-keys = Keys
web-help-key-verb = A–Z
web-help-about-verb = the action with the underlined letter
web-help-key-enter = ↵
web-help-about-enter = choose, carry out
web-help-key-z = Z
web-help-about-z = one choice back
web-help-key-esc = Esc
web-help-about-esc = drop the choice
web-help-key-u = U
web-help-about-u = take a decision back
web-help-key-y = Y
web-help-about-y = do it again
web-help-key-help = ?
web-help-about-help = this help

## What others decide about

web-waiting-between = { $name } has something to decide before play goes on.
web-waiting-root-ambush = { $name } decides about an ambush.
web-waiting-root-foil = { $name } decides whether to foil the ambush.
web-waiting-root-ask-effects = { $name } decides about cards after the roll.
web-waiting-root-lose = { $name } takes hits.
web-waiting-root-order = { $name } decides what happens first.
web-waiting-root-hand-limit = { $name } discards cards.
web-waiting-root-first-player = { $name } decides who begins.
web-waiting-alliance-outrage = { $name } gives the Alliance a card: Outrage.
web-waiting-alliance-surplus = { $name } discards surplus supporters.
web-waiting-marquise-field-hospital = { $name } decides about the field hospital.
web-waiting-vagabond-hits = { $name } takes hits.
web-waiting-vagabond-protector = { $name } decides whether the Arbiter helps.
web-waiting-riverfolk-engage = { $name } decides about mercenaries.
web-waiting-riverfolk-lose-funds = { $name } returns funds.
web-waiting-heirs-siege = { $name } decides about a siege.
web-waiting-heirs-hand-limit = { $name } discards a tile.
web-waiting-heirs-choose-sets = { $name } chooses a set.

## Reasons that hold for everything that could be meant

web-open-any = There is no way to do that now.

web-open-heirs-not-in-hand = You have no tile for that in hand.
web-open-heirs-not-in-reserve = No such tile lies in the Royal Reserve.
web-open-heirs-no-camp-here = You have no camp.
web-open-heirs-no-troop-here = None of your troops stands there.
web-open-heirs-not-adjacent = No tile that your troops could march to lies next to them.
web-open-heirs-moved-already = Your troops have been moved this turn already.
web-open-heirs-far-from-troops = None of your troops stands next to an empty field.
web-open-heirs-field-taken = A tile lies there already.
web-open-heirs-no-tile-there = No tile lies there.
web-open-heirs-troop-there = A troop stands there already.
web-open-heirs-too-dear = You lack resources for your tiles.
web-open-heirs-deploy-too-far = No tile next to your troops is free.
web-open-heirs-out-of-reach = No such tile is within your reach.

web-open-root-too-few-to-move = You have no warriors there that could move.
web-open-root-no-path = No path leads there from your warriors.
web-open-root-must-rule = You rule neither there nor next to it.
web-open-root-not-available = No dominance card lies beside the board.
web-open-root-no-dominance-card = You have no dominance card in hand.
web-open-root-must-spend-suit = You have no card of the same suit to spend.
web-open-root-no-spy = You have no spy in hand.
web-open-root-not-in-play = No card in your play area can be used.
web-open-root-wrong-time = Your cards do not help you now.
web-open-root-used-already = You have used your cards this turn already.
web-open-root-not-in-hand = You have no card for that in hand.
web-open-root-card-not-held = You have no card for that in hand.
web-open-root-reveal-from-hand = You have no unrevealed card for that in hand.
web-open-root-too-few-crafters = You have too few crafting pieces left this turn for any of your cards.
web-open-root-not-craftable = The cards in your hand cannot be crafted.
web-open-root-item-gone = The items of your cards are no longer in the supply.
web-open-root-card-does-not-match = None of the cards in your hand fits.
web-open-root-need-bird = You have no bird card in hand.
web-open-root-no-sawmill = No sawmill that could get wood stands there.
web-open-root-no-fighters = You have nobody there who could fight.
web-open-root-defender-absent = There is nobody to fight there.
web-open-root-not-there = Nobody else is in your clearing.
web-open-root-aid-card = None of the cards in your hand fits your clearing.
web-open-root-not-damaged = You have no damaged item.
web-open-root-need-item = You lack an undamaged, face-up item for that.
web-open-root-quest-suit = Your clearing fits none of the quests on display.
web-open-root-quest-not-open = This quest is not on display.
web-open-root-not-next = There is nothing there that you can reach.
web-open-root-not-your-building = You do not build that.
web-open-root-not-for-sale = No card lies in the Riverfolk's public hand.
web-open-root-ruled-by-nobody = Nobody rules these clearings.
web-open-root-too-few-funds-of = You lack funds of the factions that rule there.
web-open-root-post-already = There is a trade post already.
web-open-root-not-on-river = There is no river.
web-open-root-ritual-needs-suit = None of the cards in your hand has the right suit; birds do not help in rituals.
web-open-root-sacrifice-needs-bird = You have no bird in hand; a sacrifice needs one.
web-open-root-garden-needs-rule = You do not rule there.
web-open-root-no-garden-of-suit = No garden of the suits in your hand is on the board.
web-open-root-not-outcast = That is possible only in clearings of the outcast.
web-open-root-no-enemy-building = No enemy building that could be sanctified stands there.
web-open-root-no-warrior-of-enemy = No enemy warrior stands there.
web-open-root-no-base-of-suit = None of the cards in your hand fits a base on the board.
web-open-root-base-built = The bases of these suits are on the board already.
web-open-root-not-sympathetic = These clearings are not sympathetic to you.
web-open-root-too-few-supporters = You have too few matching supporters for that.
web-open-root-sympathetic-already = They are sympathetic to you already.
web-open-root-not-next-to-sympathy = That is next to no sympathetic clearing.
web-open-root-no-base-there = You have no base there.
web-open-root-no-warrior-there = You have no warrior there.
web-open-root-not-due = No such card is left to resolve in this column.
web-open-root-possible = These cards can be resolved, so you must.
web-open-root-impossible = These cards cannot be resolved completely; they bring turmoil.
web-open-root-empty-hand = Nobody here has cards in hand.
web-open-root-no-warrior-to-strike = No enemy warrior stands in your clearing.

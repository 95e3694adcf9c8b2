# Root: every paragraph of the Law (law-...), every card (law-K-...) and our readings (ruling-root-...) in our own
# words.

## 1

law-1 = Golden rules
law-1-1 = Conflicts
law-1-1-1 = A card goes before the Law, the Law before the learning guide.
law-1-1-2 = What a rule rules out (“cannot”) stays ruled out, even where another rule asks for it.
law-1-1-3 = Of several effects at the same moment the active player chooses the order.
later-1-1-3 = In battle each side orders what its own losses set off. The active player only chooses which side comes first.
law-1-2 = What is open and what is hidden
law-1-2-1 = Cards in hand stay secret until a rule has them shown; how many there are is public.
law-1-2-2 = Everybody may look through the discard pile at any time.
law-1-3 = Deals
law-1-3-1 = Deals are allowed and bind nobody.
law-1-3-2 = Cards pass from hand to hand only where a rule says so.
law-1-4 = Every turn has three phases: Birdsong, Daylight, Evening. Then the next player clockwise goes on, until somebody has won.

## 2

law-2 = Key terms
law-2-1 = Every card belongs to a suit: bird, fox, rabbit or mouse. Most of them can be crafted.
law-2-1-1 = A bird card stands in for any other suit that is needed.
law-2-1-1-I = If you must give up a fox, rabbit or mouse card and hold only birds, a bird has to go.
law-2-1-1-II = Where a bird card is asked for, no other suit will do.
law-2-1-2 = Cards are drawn from the common deck. When it is empty the discard pile is shuffled and becomes the new deck.
law-2-1-3 = Spent and discarded cards go to the common discard pile; only dominance cards do not.
law-2-1-4 = Five cards are ambushes: one each for fox, rabbit and mouse, two for birds. They can be spent for their suit, but never crafted.
law-2-1-5 = Four cards are dominance cards, one for each suit. They too can be spent for their suit and never crafted.
law-2-2 = The woodland is made of clearings joined by paths.
law-2-2-1 = Two clearings are adjacent if a path joins them.
law-2-2-2 = Every clearing has a suit: fox, rabbit or mouse.
law-2-2-3 = A building needs an open slot in its clearing and fills it.
law-2-2-4 = Four slots begin under ruins; only exploring takes a ruin away.
law-2-3 = Rivers join clearings but are paths for the Riverfolk only. They divide neither clearings nor forests.
law-2-4 = An area enclosed by paths and clearings is a forest.
law-2-4-1 = A forest is adjacent to the clearings on its edge and to each forest that only a path divides from it.
law-2-5 = There are only so many pieces as the box holds. If there are too few, as many as possible are placed, taken or removed.
law-2-5-1 = Warriors come from the supply and return there.
law-2-5-2 = Buildings come from the left end of their track and return to its rightmost free space.
law-2-5-3 = Tokens come from their track or the supply and return there.
law-2-5-4 = The Vagabond's pawn never leaves the board.
law-2-5-5 = An item comes from the common supply into your Crafted Items box. Removed ones go back into the box of the game.
law-2-6 = Play area: the space around your faction board
law-2-7 = Enemies are all other factions but your partner in a coalition.
law-2-8 = A clearing is ruled by whoever has the most warriors and buildings there together. In a tie nobody rules.

## 3

law-3 = Victory
law-3-1 = Whoever reaches 30 victory points wins at once. If several do at the same moment, the active player wins.
law-3-2 = Victory points
law-3-2-1 = Removing an enemy building or token gives one victory point.
law-3-2-2 = Crafting an item gives the victory points on its card.
law-3-3 = Dominance cards
law-3-3-1 = With at least 10 victory points you may activate a dominance card in Daylight. Your marker leaves the track: you never score again.
law-3-3-1-I = With fox, rabbit or mouse you win if you rule three clearings of that suit at the start of your Birdsong.
law-3-3-1-II = With the bird you win if you rule two opposite corners at the start of your Birdsong.
law-3-3-2 = An activated dominance card does not count to the hand, stays for good and is never replaced by another.
law-3-3-3 = A dominance card spent for its suit or discarded lies available beside the board.
law-3-3-4 = In Daylight you may take an available dominance card into your hand by spending a card of its suit.

## 4

law-4 = Key actions
law-4-1 = Most cards of your hand can be crafted, for an effect at once or a lasting one.
law-4-1-1 = Crafting costs the crafting pieces shown on the card: each counts for the suit of its clearing and once a turn. The question mark takes any suit.
law-4-1-2 = An immediate effect happens, then the card is discarded. If it shows an item you take it from the supply; if it is not there, the card cannot be crafted.
law-4-1-3 = A lasting effect stays in your play area and works as its card says.
law-4-1-4 = You cannot have the same lasting effect twice.
law-4-2 = When you move, any number of your warriors or your pawn go from one clearing to an adjacent one.
law-4-2-1 = You must rule the clearing you leave or the one you enter.
law-4-2-2 = Nothing limits how often the same piece moves in a turn.
law-4-3 = You battle in a clearing with your warriors or pawn, against another player who is there.
later-4-3 = Only enemies can be attacked, so not a coalition partner.
law-4-3-1 = First the defender may play an ambush that matches the clearing: two hits at once. If no attacker is left then, the battle is over.
law-4-3-1-I = The attacker can cancel an ambush with a matching one of his own.
law-4-3-2 = Then both dice are rolled: the higher number are the attacker's hits, the lower the defender's.
law-4-3-2-I = Nobody rolls more hits than he has warriors in the clearing.
law-4-3-2-II = Extra hits from abilities and cards in play come on top; the number of warriors does not limit them.
law-4-3-2-III = A defender without warriors is defenceless and takes one extra hit.
law-4-3-3 = All hits count at the same time. Whoever is hit chooses what to lose: all warriors first, then buildings and tokens in any order.

## 5

law-5 = Setup
law-5-1 = Standard setup
law-5-1-1 = Everybody gets a faction. Chance names the first player; the others follow clockwise.
law-5-1-2 = All begin with 0 victory points.
law-5-1-3 = Everybody draws three cards. Two players play without the dominance cards.
law-5-1-4 = A ruin goes onto each of the four slots marked R.
law-5-1-5 = The supply holds 2 boots, 2 bags, 1 crossbow, 1 hammer, 2 swords, 2 teas and 2 coins.
law-5-1-6 = Reference cards and dice
law-5-1-7 = Then the factions set up in the order of their letters.

## K

law-K = Cards
law-K-ambush_bird = Ambush! Two hits at once as defender when a battle begins, or against an ambush as attacker; good for any clearing.
law-K-dominance_bird = Dominance: you win if you rule two opposite corners at the start of your Birdsong.
law-K-arms_trader = Arms Trader: take a sword from the supply and 2 victory points. Cost: 2× fox.
law-K-birdy_bindle = Birdy Bindle: take a bag from the supply and one victory point. Cost: mouse.
law-K-crossbow_bird = Crossbow: take a crossbow from the supply and one victory point. Cost: fox.
law-K-woodland_runners = Woodland Runners: take boots from the supply and one victory point. Cost: rabbit.
law-K-armorers = Armorers: Discard it after the roll, as attacker or defender: rolled hits against you do not count. Extra hits do. Cost: fox.
law-K-brutal_tactics = Brutal Tactics: As attacker you may deal an extra hit after the roll; the defender gains a victory point for it. Once a battle. Cost: 2× fox.
law-K-royal_claim = Royal Claim: Discard it in your Birdsong: a victory point for each clearing that you rule. Costs four crafting pieces of any suit.
law-K-sappers = Sappers: Discard it as defender after the roll: an extra hit. Cost: mouse.
law-K-ambush_fox = Ambush! Two hits at once as defender when a battle begins, or against an ambush as attacker; good for fox clearings.
law-K-dominance_fox = Dominance: you win if you rule three fox clearings at the start of your Birdsong.
law-K-favor_fox = Favor of the Foxes: all enemy pieces in fox clearings are removed, with points for buildings and tokens. Cost: 3× fox.
law-K-anvil = Anvil: take a hammer from the supply and 2 victory points. Cost: fox.
law-K-foxfolk_steel = Foxfolk Steel: take a sword from the supply and 2 victory points. Cost: 2× fox.
law-K-gently_used_knapsack = Gently Used Knapsack: take a bag from the supply and one victory point. Cost: mouse.
law-K-protection_racket = Protection Racket: take coins from the supply and 3 victory points. Cost: 2× rabbit.
law-K-root_tea_fox = Root Tea: take tea from the supply and 2 victory points. Cost: mouse.
law-K-travel_gear_fox = Travel Gear: take boots from the supply and one victory point. Cost: rabbit.
law-K-stand_and_deliver = Stand and Deliver! Once in your Birdsong: take a random card from another hand; its owner gains a victory point. Cost: 3× mouse.
later-K-stand_and_deliver = The victim is an enemy.
law-K-tax_collector = Tax Collector: Once in your Daylight: remove one of your own warriors from the map and draw a card. Cost: fox, rabbit, mouse.
law-K-ambush_rabbit = Ambush! Two hits at once as defender when a battle begins, or against an ambush as attacker; good for rabbit clearings.
law-K-dominance_rabbit = Dominance: you win if you rule three rabbit clearings at the start of your Birdsong.
law-K-favor_rabbit = Favor of the Rabbits: all enemy pieces in rabbit clearings are removed, with points for buildings and tokens. Cost: 3× rabbit.
law-K-a_visit_to_friends = A Visit to Friends: take boots from the supply and one victory point. Cost: rabbit.
law-K-bake_sale = Bake Sale: take coins from the supply and 3 victory points. Cost: 2× rabbit.
law-K-root_tea_rabbit = Root Tea: take tea from the supply and 2 victory points. Cost: mouse.
law-K-smugglers_trail = Smuggler's Trail: take a bag from the supply and one victory point. Cost: mouse.
law-K-better_burrow_bank = Better Burrow Bank: At the start of your Birdsong you and another player of your choice draw a card each. Cost: 2× rabbit.
later-K-better_burrow_bank = It is optional, and an enemy draws with you.
law-K-cobbler = Cobbler: At the start of your Evening you may move once. Cost: 2× rabbit.
law-K-command_warren = Command Warren: At the start of your Daylight you may start a battle. Cost: 2× rabbit.
law-K-ambush_mouse = Ambush! Two hits at once as defender when a battle begins, or against an ambush as attacker; good for mouse clearings.
law-K-dominance_mouse = Dominance: you win if you rule three mouse clearings at the start of your Birdsong.
law-K-favor_mouse = Favor of the Mice: all enemy pieces in mouse clearings are removed, with points for buildings and tokens. Cost: 3× mouse.
law-K-crossbow_mouse = Crossbow: take a crossbow from the supply and one victory point. Cost: fox.
law-K-investments = Investments: take coins from the supply and 3 victory points. Cost: 2× rabbit.
law-K-mouse_in_a_sack = Mouse-in-a-Sack: take a bag from the supply and one victory point. Cost: mouse.
law-K-root_tea_mouse = Root Tea: take tea from the supply and 2 victory points. Cost: mouse.
law-K-sword_mouse = Sword: take a sword from the supply and 2 victory points. Cost: 2× fox.
law-K-travel_gear_mouse = Travel Gear: take boots from the supply and one victory point. Cost: rabbit.
law-K-codebreakers = Codebreakers: Once in your Daylight you may look at another player's hand. Cost: mouse.
law-K-scouting_party = Scouting Party: When you attack, ambushes do not touch you. Cost: 2× mouse.

## Readings

ruling-root-1 = Where a general rule and a faction's rule cannot both be kept, the faction's rule wins.
ruling-root-2 = Pieces that are removed together leave the map first. Then follows what comes of it, in the order that the active player chooses.
ruling-root-3 = Who has only birds must give a bird. Among matching cards the giver chooses.
ruling-root-4 = The pile is shuffled as soon as the deck is empty. If the discard pile is empty too, nothing is drawn.
ruling-root-5 = Spending and discarding are the same: a dominance card discarded for the hand limit or in turmoil becomes available too.
ruling-root-6 = As many as possible: that lifts neither costs nor conditions. An empty supply bars neither recruiting nor training: the cost is paid all the same, and nobody comes.
ruling-root-7 = Who rules is counted anew at any time. The Eyrie too need at least one warrior or building.
ruling-root-8 = Points are looked at after every event that gives some, even in the middle of a battle. Hits dealt together are one event. If none of those at 30 is active, the next one clockwise wins.
ruling-root-9 = The point goes to whoever removes, also as defender. There is none for one's own pieces, coalition partners, ruins and items.
ruling-root-10 = The points are gone for good when the card is activated; after that none are gained or lost.
ruling-root-11 = It is looked at at the very start of Birdsong, before any card. Opposite are the corners of a diagonal.
ruling-root-12 = A bird takes any available dominance card; the bird one is taken by a bird only.
ruling-root-13 = Counted by clearing: two workshops give two. A piece placed this turn works too.
ruling-root-14 = If the item is missing the card cannot be crafted and nothing is paid. A Favor is no longer in hand while it works. Keep, wood and bases go; pawns, ruins and items stay.
ruling-root-15 = Identical means of the same name.
ruling-root-16 = At least one warrior moves. Who rules is asked before the move.
ruling-root-17 = Any other player may be attacked, even a coalition partner.
ruling-root-18 = The two hits fall on buildings and tokens too, as in 4.3.3. What follows happens at once: field hospitals at the keep can hold the attacker in the battle. It ends only without attacking warriors and without a pawn.
ruling-root-19 = The ambush may be played and does nothing.
ruling-root-20 = After the roll the attacker decides first, then the defender, until both pass; each card once a battle. Armorers cancel rolled hits only.
ruling-root-21 = Whether somebody is defenceless is seen at the roll, after an ambush.
ruling-root-22 = Any mix of factions is allowed.
ruling-root-23 = The text has lost its symbols and a number; there are seven kinds and twelve items.
ruling-root-24 = Once a turn, though early cards print no limit.
ruling-root-25 = Compulsory, as on the early cards.
ruling-root-26 = Only placing is barred; moving in and battle are fine. With the keep the field hospitals end too.
ruling-root-27 = Whatever removed the warriors. One card saves all of one clearing and event; ambush and battle are two.
ruling-root-28 = If there is too little wood or too few warriors, the Marquise chooses where they go.
ruling-root-29 = Two moves are allowed, one is enough.
ruling-root-30 = The site and every clearing on the way of the wood must be ruled. After a loss, building again scores again.
ruling-root-31 = With cards in hand one must be added; two birds never.
ruling-root-32 = Only clearings that can take the roost are compared. With too few warriors those that there are come; with no place at all nothing happens.
ruling-root-33 = What can be done must be done; the order in a column is free, even if it spoils what comes later. With one warrior left the Charismatic leader places it, then turmoil follows.
ruling-root-34 = The score never falls below 0.
ruling-root-35 = When all four were used, all four are open again, the one just deposed included.
ruling-root-36 = One point a battle, not a piece; an ambush belongs to its battle.
ruling-root-37 = Outrage is owed for each move that brings warriors in and for each token removed. Placing and pawns cause none. Moving in and then destroying the token costs two cards.
ruling-root-38 = The limit of five holds here too: what does not fit is discarded.
ruling-root-39 = All supporters of the suit and all birds go; the loss of officers is rounded up.
ruling-root-40 = The sympathy token stays, and its clearing counts. If warriors are short they go to the map first, the officer last.
ruling-root-41 = All revolts come before spreading sympathy.
ruling-root-42 = The three warriors must belong to one other player.
ruling-root-43 = Organizing costs no supporters and heeds neither adjacency nor martial law; at the keep it cannot be done.
ruling-root-44 = A forest has no suit: no crafting, aid, quest, battle, exploring or striking there.
ruling-root-45 = Undamaged items lie on their track as long as there is room, face-up ones first. That is never a disadvantage, so nobody is asked.
ruling-root-46 = This needs 10 points too. The partner has neither dominance nor coalition. With two or three players the card only has its suit.
ruling-root-47 = Aids count by faction and turn; what is left over lapses. The steps give 1, 2 and 2 points.
ruling-root-48 = Never as defender and never against that same ally.
ruling-root-49 = Compared at the end of the battle; equal numbers keep the alliance.
ruling-root-50 = The Vagabond pays, even if the allied warriors are the Alliance's.
ruling-root-51 = A warrior that falls to attack, defence or a strike makes hostile, never a building or token alone. Infamy counts only in battles of his own turn; of k warriors that begin the hostility k − 1 score.
ruling-root-52 = Any piece of the receiver in the clearing will do. Taking an item is optional.
ruling-root-53 = The new quest comes first, then the reward.
ruling-root-54 = Only damaged items are turned up. What lies on tracks does not count to the load.
ruling-root-55 = When all pieces of a clearing are removed nothing happens to the pawn. Switch sweep_damages_items: by the later Law it damages three items.
ruling-root-56 = The Vagrant removes the pieces of both sides: points and infamy are his.
ruling-root-57 = He never helps himself, nor against himself.
ruling-root-58 = The warrior is the price of the card: it is paid with all that comes of it, field hospitals included, before the card is drawn. The two are not at the same moment, so there is no order to choose.

# --- Spies, and playing together against those whom the rules play

# Root: Mechanical Marquise, spies, cooperative game, campaign (M.).

law-M = Mechanical Marquise
law-M-7 = Spies
law-M-7-1 = Spies are played in Daylight at no cost; discarded ones lie available beside the board like dominance cards.
law-M-7-2 = With a spy one may turn up one order for all in each Daylight.
law-M-7-3 = If the order has just the spy’s suit the spy is discarded; birds are no jokers here.
law-M-7-4 = Otherwise one may then swap any two orders.
law-M-8 = Cooperative game
law-M-8-1 = The players win together once each has 30 points before the Mechanical Marquise has.
law-M-8-2 = In her Birdsong she gains a point for each player.
law-M-8-3 = She recruits by the suits of the cost, whoever rules.
law-M-9 = Alone one plays without the three Favor cards.
law-M-10 = Campaign
law-M-10-1 = After each game won she starts the next with three points more.
law-M-10-2 = Each player starts with one more crafted card that he had at the end of the game before.
law-M-11 = Suggested mixes; any mix is allowed, below the advised reach there is a warning.
law-K-spy_bird = Spy (bird): turn up an order once in Daylight; if it has the same suit discard the spy, otherwise you may swap two orders.
law-K-spy_fox = Spy (fox): turn up an order once in Daylight; if it has the same suit discard the spy, otherwise you may swap two orders.
law-K-spy_rabbit = Spy (rabbit): turn up an order once in Daylight; if it has the same suit discard the spy, otherwise you may swap two orders.
law-K-spy_mouse = Spy (mouse): turn up an order once in Daylight; if it has the same suit discard the spy, otherwise you may swap two orders.

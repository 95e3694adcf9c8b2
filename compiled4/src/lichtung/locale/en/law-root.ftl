# Root: every paragraph of the Law (law-...), every card (law-K-...) and our readings (ruling-root-...) in our own
# words.

## 1

law-1 = Golden rules
law-1-1 = Conflicts
law-1-1-1 = Precedence: a card overrides the Law, and the Law overrides the learning guide.
law-1-1-2 = What a rule forbids (“cannot”) stays forbidden, even where another rule asks for it; only an explicit exception overrides it.
law-1-1-3 = Same moment: when several effects happen at the same moment, the active player chooses their order.
later-1-1-3 = In battle each side orders what its own losses set off. The active player only chooses which side goes first.
law-1-2 = Open and hidden information
law-1-2-1 = Hand: cards in hand stay secret until a rule tells you to show them; how many there are is public.
law-1-2-2 = Discard pile: anybody may look through it at any time.
law-1-3 = Deals
law-1-3-1 = Deals are allowed and bind nobody.
law-1-3-2 = Cards pass from hand to hand only when a rule says so.
law-1-4 = Turns: every turn has three phases: Birdsong, Daylight, Evening. Then it is the next player's turn, clockwise, until somebody has won.

## 2

law-2 = Key terms
law-2-1 = Every card belongs to a suit: bird, fox, rabbit or mouse. Most of them can be crafted.
law-2-1-1 = Birds are wild: a bird card stands in for whatever suit is needed.
law-2-1-1-I = If you must give up a fox, rabbit or mouse card and hold only birds, you must give up a bird.
law-2-1-1-II = Where a bird card is asked for, no other suit will help you.
law-2-1-2 = Drawing: you draw from the shared deck. When it is empty, the discard pile is shuffled and becomes the new deck.
law-2-1-3 = Spent and discarded cards go to the shared discard pile; only dominance cards do not.
law-2-1-4 = Five cards are ambushes: one each for fox, rabbit and mouse, two for birds. You can also spend them for their suit, but never craft them.
law-2-1-5 = Four cards are dominance cards, one for each suit. You can spend these too for their suit, but never craft them.
law-2-2 = The woodland consists of clearings connected by paths.
law-2-2-1 = Adjacent: two clearings are adjacent if a path connects them.
law-2-2-2 = Every clearing has a suit: fox, rabbit or mouse.
law-2-2-3 = Slots: a building needs an open slot in its clearing and takes it up.
law-2-2-4 = Ruins: four slots begin covered by ruins; only exploring removes a ruin.
law-2-3 = Rivers connect clearings but are paths for the Riverfolk only. They divide neither clearings nor forests.
law-2-4 = An area enclosed by paths and clearings is a forest.
law-2-4-1 = A forest is adjacent to the clearings on its edge and to every forest separated from it only by a path.
law-2-5 = There are only as many pieces as the box holds. If there are too few, you place, take or remove as many as possible.
law-2-5-1 = Warriors come from the supply and return there.
law-2-5-2 = You take buildings from the left end of their track. Removed ones return to its rightmost free space.
law-2-5-3 = Tokens come from their track or the supply and return there.
law-2-5-4 = The Vagabond's pawn never leaves the map.
law-2-5-5 = An item goes from the shared supply into your Crafted Items box. Removed items go back into the game box.
law-2-6 = Play area: the space around your faction board
law-2-7 = All other factions are enemies, except your coalition partner.
law-2-8 = Ruler: a clearing is ruled by whoever has the most warriors and buildings there, counted together. In a tie nobody rules.

## 3

law-3 = Victory
law-3-1 = Winning: whoever reaches 30 victory points wins at once. If several players get there at the same moment, the active player wins.
law-3-2 = Victory points
law-3-2-1 = Removing: when you remove an enemy building or token, you score a point.
law-3-2-2 = Items: crafting an item scores the points on its card.
law-3-3 = Dominance cards
law-3-3-1 = Activating: with at least 10 victory points you may activate a dominance card in Daylight. Your marker leaves the track: you never score again.
law-3-3-1-I = With fox, rabbit or mouse you win if you rule three clearings of that suit at the start of your Birdsong.
law-3-3-1-II = With the bird you win if you rule two opposite corners at the start of your Birdsong.
law-3-3-2 = An active dominance card does not count towards your hand limit, stays for good and is never replaced by another.
law-3-3-3 = A dominance card spent for its suit, or discarded, lies beside the map afterwards and is available.
law-3-3-4 = In Daylight you may take an available dominance card into your hand by spending a card of its suit.

## 4

law-4 = Key actions
law-4-1 = Crafting: you can craft most cards in your hand, for an immediate or a persistent effect.
law-4-1-1 = Crafting costs the crafting pieces shown on the card. Each counts for the suit of its clearing, and only once a turn; for a question mark any suit will do.
law-4-1-2 = An immediate effect happens, then the card is discarded. If it shows an item, you take that item from the supply; if the item is not there, you cannot craft the card.
law-4-1-3 = A card with a persistent effect stays in your play area and works as it says.
law-4-1-4 = You cannot have the same persistent effect twice.
law-4-2 = Moving: when you move, any number of your warriors, or your pawn, go from one clearing to an adjacent one.
law-4-2-1 = You must rule the clearing you leave or the one you enter.
law-4-2-2 = There is no limit to how often the same piece moves in a turn.
law-4-3 = Battle: you battle in a clearing where you have warriors or your pawn, against another player who has pieces there.
later-4-3 = You can attack only enemies, so not your coalition partner.
law-4-3-1 = Ambush: first the defender may play one that matches the clearing: two hits at once. If no attacker is left after that, the battle is over.
law-4-3-1-I = Foiling: the attacker can cancel the ambush with one of their own that matches the clearing too.
law-4-3-2 = Dice: then both dice are rolled: the higher number is the attacker's hits, the lower is the defender's.
law-4-3-2-I = Rolled hits: with the dice each side deals at most as many hits as it has warriors in the clearing.
law-4-3-2-II = Extra hits: what abilities and cards in play add comes on top; the number of warriors does not limit it.
law-4-3-2-III = Defenceless: a defender without warriors is defenceless and takes one extra hit.
law-4-3-3 = Hits: all hits count at the same time. Whoever takes hits chooses their own losses: all warriors first, then buildings and tokens in any order.

## 5

law-5 = Setup
law-5-1 = Standard setup
law-5-1-1 = Everybody gets a faction. The first player is chosen at random; the others follow clockwise.
law-5-1-2 = All begin with 0 victory points.
law-5-1-3 = Everybody draws three cards. With two players you play without the dominance cards.
law-5-1-4 = A ruin goes onto each of the four slots marked R.
law-5-1-5 = The supply holds 2 boots, 2 bags, 1 crossbow, 1 hammer, 2 swords, 2 teas and 2 coins.
law-5-1-6 = Laying out reference cards and dice
law-5-1-7 = Then the factions set up in the order of their letters.

## K

law-K = Cards
law-K-ambush_bird = Ambush! As defender you deal two hits at once when the battle begins; as attacker you cancel an ambush with it. Matches any clearing.
law-K-dominance_bird = Dominance: you win if you rule two opposite corners at the start of your Birdsong.
law-K-arms_trader = Arms Trader: take a sword from the supply and score 2. Cost: 2× fox.
law-K-birdy_bindle = Birdy Bindle: take a bag from the supply and score 1. Cost: mouse.
law-K-crossbow_bird = Crossbow: take a crossbow from the supply and score 1. Cost: fox.
law-K-woodland_runners = Woodland Runners: take boots from the supply and score 1. Cost: rabbit.
law-K-armorers = Armorers: discard it after the roll, as attacker or as defender: rolled hits against you do not count. Extra hits do. Cost: fox.
law-K-brutal_tactics = Brutal Tactics: as attacker you may deal an extra hit after the roll; the defender scores 1 for it. Once in each battle. Cost: 2× fox.
law-K-royal_claim = Royal Claim: discard it in your Birdsong to score 1 for each clearing you rule. Cost: 4× any suit.
law-K-sappers = Sappers: discard it as defender after the roll: an extra hit. Cost: mouse.
law-K-ambush_fox = Ambush! As defender you deal two hits at once when the battle begins; as attacker you cancel an ambush with it. Matches fox clearings.
law-K-dominance_fox = Dominance: you win if you rule three fox clearings at the start of your Birdsong.
law-K-favor_fox = Favor of the Foxes: all enemy pieces are swept from the fox clearings; buildings and tokens score for you. Cost: 3× fox.
law-K-anvil = Anvil: take a hammer from the supply and score 2. Cost: fox.
law-K-foxfolk_steel = Foxfolk Steel: take a sword from the supply and score 2. Cost: 2× fox.
law-K-gently_used_knapsack = Gently Used Knapsack: take a bag from the supply and score 1. Cost: mouse.
law-K-protection_racket = Protection Racket: take coins from the supply and score 3. Cost: 2× rabbit.
law-K-root_tea_fox = Root Tea: take tea from the supply and score 2. Cost: mouse.
law-K-travel_gear_fox = Travel Gear: take boots from the supply and score 1. Cost: rabbit.
law-K-stand_and_deliver = Stand and Deliver! Once in your Birdsong: take a card from another player unseen; that player scores 1. Cost: 3× mouse.
later-K-stand_and_deliver = Only an enemy can be robbed.
law-K-tax_collector = Tax Collector: once in your Daylight: remove one of your own warriors from the map and draw a card. Cost: fox, rabbit, mouse.
law-K-ambush_rabbit = Ambush! As defender you deal two hits at once when the battle begins; as attacker you cancel an ambush with it. Matches rabbit clearings.
law-K-dominance_rabbit = Dominance: you win if you rule three rabbit clearings at the start of your Birdsong.
law-K-favor_rabbit = Favor of the Rabbits: all enemy pieces are swept from the rabbit clearings; buildings and tokens score for you. Cost: 3× rabbit.
law-K-a_visit_to_friends = A Visit to Friends: take boots from the supply and score 1. Cost: rabbit.
law-K-bake_sale = Bake Sale: take coins from the supply and score 3. Cost: 2× rabbit.
law-K-root_tea_rabbit = Root Tea: take tea from the supply and score 2. Cost: mouse.
law-K-smugglers_trail = Smuggler's Trail: take a bag from the supply and score 1. Cost: mouse.
law-K-better_burrow_bank = Better Burrow Bank: at the start of your Birdsong you and another player of your choice draw a card each. Cost: 2× rabbit.
later-K-better_burrow_bank = You need not draw; if you do, an enemy draws with you.
law-K-cobbler = Cobbler: at the start of your Evening you may move once. Cost: 2× rabbit.
law-K-command_warren = Command Warren: at the start of your Daylight you may start a battle. Cost: 2× rabbit.
law-K-ambush_mouse = Ambush! As defender you deal two hits at once when the battle begins; as attacker you cancel an ambush with it. Matches mouse clearings.
law-K-dominance_mouse = Dominance: you win if you rule three mouse clearings at the start of your Birdsong.
law-K-favor_mouse = Favor of the Mice: all enemy pieces are swept from the mouse clearings; buildings and tokens score for you. Cost: 3× mouse.
law-K-crossbow_mouse = Crossbow: take a crossbow from the supply and score 1. Cost: fox.
law-K-investments = Investments: take coins from the supply and score 3. Cost: 2× rabbit.
law-K-mouse_in_a_sack = Mouse-in-a-Sack: take a bag from the supply and score 1. Cost: mouse.
law-K-root_tea_mouse = Root Tea: take tea from the supply and score 2. Cost: mouse.
law-K-sword_mouse = Sword: take a sword from the supply and score 2. Cost: 2× fox.
law-K-travel_gear_mouse = Travel Gear: take boots from the supply and score 1. Cost: rabbit.
law-K-codebreakers = Codebreakers: once in your Daylight you may look at another player's hand. Cost: mouse.
law-K-scouting_party = Scouting Party: when you attack, ambushes do not harm you. Cost: 2× mouse.

## Readings

ruling-root-1 = Where a general rule and a faction's rule cannot both be kept, the faction's rule wins.
ruling-root-2 = Pieces removed at the same time leave the map together first. Then whatever that sets off happens, in the order the active player chooses.
ruling-root-3 = Whoever holds only birds must give a bird. Among several matching cards the giver chooses.
ruling-root-4 = The discard pile is shuffled as soon as the deck is empty. If the discard pile is empty too, nothing is drawn.
ruling-root-5 = Spending and discarding are the same: a dominance card discarded for the hand limit or in turmoil becomes available as well.
ruling-root-6 = “As many as possible” waives neither costs nor conditions. An empty supply bars neither recruiting nor training: the cost is paid all the same, and nobody comes.
ruling-root-7 = Who rules can change at any moment. The Eyrie too need at least one warrior or building.
ruling-root-8 = Victory is checked after every event that scores, even in the middle of a battle. Hits dealt together are one event. If none of the players at 30 is active, the next of them clockwise wins.
ruling-root-9 = The point goes to whoever removes the piece, even as defender. There is none for your own pieces, coalition partners, ruins or items.
ruling-root-10 = Activating the card gives up all points for good; after that none can be gained or lost.
ruling-root-11 = The check comes at the very start of Birdsong, before any card. Opposite corners are those on a diagonal.
ruling-root-12 = A bird gets you any available dominance card; for the bird one it must be a bird.
ruling-root-13 = Every piece counts: two workshops in a clearing give two. A piece placed this turn works too.
ruling-root-14 = If the item is missing, the card cannot be crafted and nothing is paid. A Favor is no longer in hand while it takes effect. Keep, wood and bases are removed too; pawns, ruins and items stay.
ruling-root-15 = Cards of the same name are the same.
ruling-root-16 = At least one warrior must move. Whether you rule is checked before the move.
ruling-root-17 = You may attack any other player, even your coalition partner.
ruling-root-18 = As in 4.3.3, the two hits fall on buildings and tokens too. What follows happens at once: field hospitals can keep the Marquise in the battle when she attacks at her keep. The battle is over only when neither attacking warriors nor an attacking pawn are left.
ruling-root-19 = The ambush may still be played, but it does nothing.
ruling-root-20 = After the roll the attacker decides first, then the defender, until both pass; each card works once in a battle. Armorers cancel only rolled hits.
ruling-root-21 = Whether somebody is defenceless is decided at the roll, so after an ambush.
ruling-root-22 = Any mix of factions is allowed.
ruling-root-23 = The source has lost its symbols and a number; there are twelve items of seven kinds.
ruling-root-24 = Allowed once a turn, though early cards print no limit.
ruling-root-25 = Compulsory, as on the early cards.
ruling-root-26 = Only placing is barred; moving in and battling there are allowed. When the keep goes, so do the field hospitals.
ruling-root-27 = It does not matter what removed the warriors. One card saves all of them from one clearing and one event; an ambush and the battle are two events.
ruling-root-28 = If there is too little wood or too few warriors, the Marquise chooses where they go.
ruling-root-29 = Two moves are allowed, one is enough.
ruling-root-30 = The building site and every clearing the wood passes through must be ruled. Building again after a loss scores again.
ruling-root-31 = Whoever has cards must add at least one; two birds are never allowed.
ruling-root-32 = Only clearings with room for the roost are compared. If there are too few warriors, those that are left come; if there is no room anywhere, nothing happens.
ruling-root-33 = Whatever can be done must be done; the order within a column is free, even if it spoils something later. With only one warrior left, the Charismatic leader places it, then turmoil follows.
ruling-root-34 = The score never falls below 0.
ruling-root-35 = When all four have been used, all four are face up again, even the one just deposed.
ruling-root-36 = One point a battle, not one a piece; an ambush belongs to its battle.
ruling-root-37 = Each move that brings warriors in and each token removed causes outrage. Placing and pawns do not. Moving in and then removing the token costs two cards.
ruling-root-38 = The limit of five applies here too: what does not fit is discarded.
ruling-root-39 = All supporters of the suit and all birds are lost; for officers the loss is rounded up.
ruling-root-40 = The sympathy token stays, and its clearing counts. If there are too few warriors, they go to the map first and the officer comes last.
ruling-root-41 = All revolts come before any spreading of sympathy.
ruling-root-42 = The three warriors must belong to a single other player.
ruling-root-43 = Organizing costs no supporters and ignores adjacency and martial law; at the keep it is impossible.
ruling-root-44 = A forest has no suit: no crafting, aid, quests, battle, exploring or striking there.
ruling-root-45 = Undamaged tea, coins and bags lie on their track as long as there is room, face-up ones first. That is never a disadvantage, so nobody is asked.
ruling-root-46 = This needs 10 points too. The partner must have neither an active dominance card nor a coalition. With two or three players the card only has its suit.
ruling-root-47 = Aids are counted by faction and turn; whatever is left over lapses. The steps score 1, 2 and 2.
ruling-root-48 = Never as defender and never against that same ally.
ruling-root-49 = The numbers are compared at the end of the battle; if they are equal, the faction stays allied.
ruling-root-50 = The Vagabond pays, even if the allied warriors belong to the Alliance.
ruling-root-51 = A faction turns hostile when one of its warriors falls to his attack, defence or strike, never over a building or token alone. Infamy counts only for battles in his own turn; of k warriors with whom the hostility begins, k − 1 score.
ruling-root-52 = Any piece of the receiver in the clearing will do. Taking an item is optional.
ruling-root-53 = The new quest comes first, then the reward.
ruling-root-54 = Only damaged items are turned face up. Items on tracks do not count towards the load.
ruling-root-55 = When all pieces in a clearing are removed, nothing happens to the pawn. By the later Law three items are damaged (switch sweep_damages_items).
ruling-root-56 = The Vagrant counts as removing the pieces of both sides: points and infamy are his.
ruling-root-57 = He never helps himself, and never against himself.
ruling-root-58 = The warrior is the price of the card: first it is paid, with all that follows from it, even field hospitals; then the card is drawn. The two do not happen at the same moment, so there is no order to choose.

# --- Spies, and playing together against those whom the rules play

# Root: Mechanical Marquise, spies, cooperative game, campaign (M.).

law-M = Mechanical Marquise
law-M-7 = Spies
law-M-7-1 = You play spies in Daylight at no cost; discarded ones lie beside the map and are available, like dominance cards.
law-M-7-2 = With a spy you may turn up one order for everybody to see in each Daylight.
law-M-7-3 = If the order has the spy's suit, the spy is discarded; birds are not wild here.
law-M-7-4 = Otherwise you may then swap any two orders.
law-M-8 = Cooperative game
law-M-8-1 = The players win together if all of them have 30 points before the Mechanical Marquise does.
law-M-8-2 = In her Birdsong she scores a point for each player.
law-M-8-3 = She recruits in all clearings of the suits in the cost, whoever rules there.
law-M-9 = When you play alone, leave out the three Favor cards.
law-M-10 = Campaign
law-M-10-1 = After each game the players win, she starts the next one with three more points.
law-M-10-2 = Each player starts with one more crafted card, one of those they had at the end of the previous game.
law-M-11 = Suggested mixes. Any mix is allowed; if its reach is below what is advised, there is a warning.
law-K-spy_bird = Spy (bird): once in each Daylight turn up an order; if it has the same suit, discard the spy, otherwise you may swap two orders.
law-K-spy_fox = Spy (fox): once in each Daylight turn up an order; if it has the same suit, discard the spy, otherwise you may swap two orders.
law-K-spy_rabbit = Spy (rabbit): once in each Daylight turn up an order; if it has the same suit, discard the spy, otherwise you may swap two orders.
law-K-spy_mouse = Spy (mouse): once in each Daylight turn up an order; if it has the same suit, discard the spy, otherwise you may swap two orders.

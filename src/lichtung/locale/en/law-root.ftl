# Root: every paragraph of the Law (law-...) and every card (law-K-...) in our own words.

## 1

law-1 = Golden rules
law-1-1 = Conflicts
law-1-1-1 = A card goes before the Law, the Law before the learning guide.
law-1-1-2 = What a rule rules out (“cannot”) stays ruled out, even where another rule asks for it.
law-1-1-3 = Of several effects at the same moment the active player chooses the order.
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

## 6

law-6 = Marquise de Cat
law-6-1 = Overview
law-6-2 = Faction rules and abilities
law-6-2-1 = The Marquise crafts in Daylight, with her workshops.
law-6-2-2 = Only the Marquise places pieces in the keep's clearing; everybody may move in. Once removed, the keep is gone for good.
law-6-2-3 = When warriors of the Marquise are removed from a clearing she may spend a card matching it to place them at the keep.
law-6-3 = Faction setup
law-6-3-1 = She has 25 warriors and 8 wood in her supply.
law-6-3-2 = The keep goes to a corner of her choice.
law-6-3-3 = One warrior goes to every clearing but the corner opposite the keep.
law-6-3-4 = A sawmill, a workshop and a recruiter go to the keep's clearing or ones next to it.
law-6-3-5 = Five more buildings of each kind stand on their tracks.
law-6-4 = In Birdsong each sawmill gets a wood.
law-6-5 = In Daylight she first crafts, then takes up to three actions. After that each one more costs a bird card.
law-6-5-1 = Battle: she starts a battle.
law-6-5-2 = March: she moves up to twice.
law-6-5-3 = Recruit: a warrior appears at each recruiter; once a turn only.
law-6-5-4 = Build: she places a building.
law-6-5-4-I = She chooses the kind of building; its price stands above its column.
law-6-5-4-II = She chooses a clearing that she rules and pays with wood from there or from clearings joined to it through her own.
law-6-5-4-III = The building is placed and scores the space that it uncovers.
law-6-5-5 = Overwork: a card that matches a sawmill's clearing brings a wood there.
law-6-6 = In the Evening she draws a card and one more for each bonus in sight; then she discards down to five.

## 7

law-7 = Eyrie Dynasties
law-7-1 = Overview
law-7-2 = Faction rules and abilities
law-7-2-1 = The Eyrie craft with their roosts, in Daylight before the Decree.
law-7-2-2 = They rule where they are tied for the most, but never without a warrior or building of their own.
law-7-2-3 = An item gives them only one victory point, whatever its card says.
law-7-3 = Faction setup
law-7-3-1 = They have 20 warriors.
law-7-3-2 = A roost and six warriors go to the corner opposite the keep; without the Marquise to a corner of their choice.
law-7-3-3 = They choose one of four leaders; the others lie open beside the board.
law-7-3-4 = Two Loyal Viziers go to the columns that the leader names.
law-7-3-5 = Six more roosts stand on the track.
law-7-4 = Birdsong has three steps in a fixed order: emergency, Decree, new roost.
law-7-4-1 = With an empty hand they draw a card.
law-7-4-2 = One or two cards go into the Decree, at most one of them a bird; the columns are free.
law-7-4-3 = With no roost on the map they place one with three warriors where the fewest warriors are and there is room for all of it.
law-7-5 = Daylight has two steps: first crafting, then the Decree.
law-7-5-1 = They may craft cards with their roosts.
law-7-5-2 = Every card of the Decree must be carried out, column by column from the left. If one cannot be done in full, turmoil follows at once.
law-7-5-2-I = Recruit: a warrior at a roost in a matching clearing.
law-7-5-2-II = Move: at least one warrior from a matching clearing.
law-7-5-2-III = Battle: a battle in a matching clearing.
law-7-5-2-IV = Build: a roost in a ruled, matching clearing that has none yet.
law-7-6 = Evening has two steps: points, then cards.
law-7-6-1 = They score the rightmost empty space of their roost track.
law-7-6-2 = They draw a card and one more for each bonus in sight; then they discard down to five.
law-7-7 = If a card of the Decree cannot be carried out in full, they fall into turmoil.
law-7-7-1 = Humiliate: each bird card in the Decree, Viziers included, costs a victory point.
law-7-7-2 = Purge: all cards of the Decree but the Viziers are discarded.
law-7-7-3 = Depose: the leader is turned face down, an open one takes over, the Viziers go to his columns.
law-7-7-3-I = If no leader is open any more, all four are turned up again.
law-7-7-4 = Rest: Daylight ends, the Evening begins.
law-7-8 = The leaders
law-7-8-1 = Builder: Viziers at Recruit and Move. Items give him the points on their cards.
law-7-8-2 = Charismatic: Viziers at Recruit and Battle. Each Recruit must place two warriors.
law-7-8-3 = Commander: Viziers at Move and Battle. One extra hit as attacker.
law-7-8-4 = Despot: Viziers at Move and Build. One more point for each battle in which an enemy building or token is removed.

## 8

law-8 = Woodland Alliance
law-8-1 = Overview
law-8-2 = Faction rules and abilities
law-8-2-1 = The Alliance crafts in Daylight, with its sympathy tokens.
law-8-2-2 = As defender the Alliance deals the higher roll, the attacker the lower.
law-8-2-3 = Supporters are cards of a face-down stack that only the Alliance may look through. They are spent for their suit and do not count to the hand.
law-8-2-3-I = Without a base the stack holds five cards, any more are discarded. With a base it has no limit.
law-8-2-4 = When the Alliance loses a base, all supporters of its suit, all birds and half the officers (rounded up) go. If it was the last one, at most five supporters stay.
law-8-2-5 = There are ten sympathy tokens.
law-8-2-5-I = A clearing holds at most one.
law-8-2-5-II = A clearing with a sympathy token is called sympathetic.
law-8-2-6 = Whoever removes sympathy or moves warriors into a sympathetic clearing gives the Alliance a matching card from hand as a supporter. With none he shows it his hand, and it takes a card from the deck.
law-8-3 = Faction setup
law-8-3-1 = It has 10 warriors.
law-8-3-2 = Three bases, one for each suit, lie on its board.
law-8-3-3 = Ten sympathy tokens fill their track.
law-8-3-4 = Three drawn cards are the first supporters.
law-8-4 = Birdsong has two steps: first revolts, then sympathy.
law-8-4-1 = Revolt: any number of times, drive out enemies and set up a base.
law-8-4-1-I = It takes a sympathetic clearing whose base is still on the board of the faction.
law-8-4-1-II = It costs two matching supporters.
law-8-4-1-III = All enemy pieces there are removed. The base comes, a warrior for each sympathetic clearing of the suit, and at last an officer.
law-8-4-2 = Spread sympathy: place a token, any number of times.
law-8-4-2-I = The clearing must be adjacent to a sympathetic one; with no sympathy on the map any will do.
law-8-4-2-II = It costs as many matching supporters as stand above the token.
law-8-4-2-IIa = Martial law: with three or more warriors of one other player there it costs one supporter more.
law-8-4-2-III = The token scores the space that it uncovers.
law-8-5 = In Daylight its actions are free in number and order.
law-8-5-1 = Craft: it may craft cards with sympathy tokens.
law-8-5-2 = Mobilize: a card of the hand becomes a supporter.
law-8-5-3 = Train: a card of the suit of a base on the map makes an officer of a warrior.
law-8-6 = Evening has two steps: first operations, then cards.
law-8-6-1 = Each officer gives one operation.
law-8-6-1-I = Move: one move.
law-8-6-1-II = Battle: one battle.
law-8-6-1-III = Recruit: one warrior at a base.
law-8-6-1-IV = Organize: a warrior leaves a clearing without sympathy, a token comes in its place and scores.
law-8-6-2 = It draws a card and one more for each bonus in sight; then it discards down to five.

## 9

law-9 = Vagabond
law-9-1 = Overview
law-9-2 = Faction rules and abilities
law-9-2-1 = The Vagabond crafts by exhausting hammers; all count for the suit of his clearing. A crafted item is his at once, face up.
law-9-2-2 = His pawn is no warrior: it rules nothing and keeps nobody from ruling. It cannot be removed from the map.
law-9-2-3 = He moves no matter who rules where.
law-9-2-4 = Without an undamaged sword he is defenceless in battle.
law-9-2-5 = Items are face up, exhausted (turned over) or damaged; actions exhaust them.
law-9-2-5-I = Tea, coins and bags lie on tracks of three spaces each.
law-9-2-5-II = All other items go to the satchel.
law-9-2-5-III = Undamaged track items may be moved freely between track and satchel.
law-9-2-6 = He rolls at most as many hits as he has undamaged swords, exhausted ones included.
law-9-2-7 = Each hit damages an undamaged item of his choice. With none left further hits are lost.
law-9-2-8 = With four or more players he turns a dominance card into a coalition with the player who, besides him, has the fewest points and no active dominance. If that player wins, so does he; he scores no more.
law-9-2-9 = To every other faction he has a relationship: indifferent, three steps up to allied, or hostile.
law-9-2-9-I = A faction that is not hostile is won over by aid.
law-9-2-9-Ia = A step costs 1, 2 or 3 aids in the same turn; each counts for one step only.
law-9-2-9-Ib = The new step gives its victory points.
law-9-2-9-II = On the last step the faction is allied with him.
law-9-2-9-IIa = Each aid to an ally gives two victory points.
law-9-2-9-IIb = When he moves in Daylight he can take warriors of one allied faction along; their own rules of movement hold for them.
law-9-2-9-IIc = When he starts a battle he can treat the warriors of one allied faction there as his own. Never as defender.
law-9-2-9-IId = In such a battle allied warriors may take hits too. If more of them fall than items are damaged, the faction turns hostile.
law-9-2-9-IIe = If allied warriors cause outrage with him, he pays the card.
law-9-2-9-III = If he removes a warrior of a faction that is not hostile, it turns hostile.
law-9-2-9-IIIa = Infamy: in battles of his turn each removed piece of a hostile faction gives a point on top, but not the warrior that made it hostile.
law-9-2-9-IIIb = Moving into a clearing with hostile warriors costs one more boots.
law-9-2-9-IIIc = He can aid hostile factions too; it does not win them back.
law-9-2-9-IIId = If he forms a coalition with a hostile faction, it becomes indifferent.
law-9-3 = Faction setup
law-9-3-1 = He chooses a character.
law-9-3-2 = His pawn begins in a forest of his choice.
law-9-3-3 = Three quests lie open.
law-9-3-4 = An item goes under each of the four ruins at random: bag, boots, hammer, sword.
law-9-3-5 = He gets the items of his character, face up.
law-9-3-6 = All relationships begin indifferent.
law-9-4 = Birdsong has two steps: refresh, then slip.
law-9-4-1 = Refresh: three exhausted items are turned up, and two more for each face-up tea on the track.
law-9-4-2 = Slip: he may go to an adjacent clearing or forest, without boots, even to enemies.
law-9-5 = In Daylight he exhausts items for actions, free in number and order. What is exhausted on a track goes to the satchel.
law-9-5-1 = Move: one boots, a second one to hostile warriors. It never leads into forests, and out of them only to a clearing at the edge.
law-9-5-2 = Battle: one sword.
law-9-5-3 = Explore: a torch for an item under the ruin in his clearing and one victory point. With its last item the ruin goes.
law-9-5-4 = Aid: any item, and a card matching the clearing to a player with pieces there; then he may take one of that player's crafted items.
law-9-5-5 = Quest: the two items it asks for in a clearing of its suit. Then two cards, or a point for each quest of that suit done; a new quest comes.
law-9-5-6 = Strike: a crossbow removes a warrior in his clearing or, where a player has none, a building or token of that player.
law-9-5-7 = Repair: a hammer brings a damaged item back as it lies.
law-9-5-8 = Craft: a hammer for each sign on the card; all count for the suit of his clearing.
law-9-5-9 = Special action: a torch for what his character says.
law-9-6 = Evening has four steps: rest, draw, discard, load.
law-9-6-1 = In a forest all damaged items are repaired and turned up.
law-9-6-2 = He draws a card and one more for each face-up coin on the track.
law-9-6-3 = He discards down to five cards.
law-9-6-4 = Satchel and damaged box hold six items together, two more for each face-up bag on the track; the rest is lost.
law-9-7 = The characters
law-9-7-1 = Thief: begins with boots, torch, tea and sword.
law-9-7-1-I = Steal: a random card from a player in his clearing.
law-9-7-2 = Tinker: begins with boots, torch, bag and hammer.
law-9-7-2-I = Day labor: a card from the discard pile that matches his clearing.
law-9-7-3 = Ranger: begins with boots, torch, crossbow and sword.
law-9-7-3-I = Hideout: three items are repaired, then Daylight ends.

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
law-K-tax_collector = Tax Collector: Once in your Daylight: remove one of your own warriors from the map and draw a card. Cost: fox, rabbit, mouse.
law-K-ambush_rabbit = Ambush! Two hits at once as defender when a battle begins, or against an ambush as attacker; good for rabbit clearings.
law-K-dominance_rabbit = Dominance: you win if you rule three rabbit clearings at the start of your Birdsong.
law-K-favor_rabbit = Favor of the Rabbits: all enemy pieces in rabbit clearings are removed, with points for buildings and tokens. Cost: 3× rabbit.
law-K-a_visit_to_friends = A Visit to Friends: take boots from the supply and one victory point. Cost: rabbit.
law-K-bake_sale = Bake Sale: take coins from the supply and 3 victory points. Cost: 2× rabbit.
law-K-root_tea_rabbit = Root Tea: take tea from the supply and 2 victory points. Cost: mouse.
law-K-smugglers_trail = Smuggler's Trail: take a bag from the supply and one victory point. Cost: mouse.
law-K-better_burrow_bank = Better Burrow Bank: At the start of your Birdsong you and another player of your choice draw a card each. Cost: 2× rabbit.
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
law-K-vagrant = Vagrant: begins with coins, torch and boots. Instigate: a torch, and two other players in his clearing battle each other; what falls is removed by him.
law-K-arbiter = Arbiter: begins with boots, torch and two swords. Protector: a defender in his clearing may enlist his swords before the roll; he gains a victory point for it.
law-K-scoundrel = Scoundrel: begins with two boots, torch and crossbow. Scorched earth: his torch stays in the clearing for good, all enemy pieces there go, and nothing enters it again.

# The Two Heirs: every paragraph of the rules in our own words (law-...), then our readings (ruling-heirs-...).

law-E-1 = Material
law-E-1-1 = The 54 building tiles form six sets of nine; the symbol in the upper right corner names the set.
law-E-1-2 = Every tile has one of three terrain colours: green gives wood, grey gives stone, yellow gives grain. The front also shows building, cost, effect and sometimes a piece of road.
law-E-1-3 = The back shows terrain only, in the colour of the front.

law-E-2 = Setting up
law-E-2-1 = You play with three of the six sets; the others stay in the box.
law-E-2-2 = The 27 tiles of the three sets are shuffled into a face-down stack.
law-E-2-3 = One of you plays White, the other Blue; each colour has three troops: one retinue and two normal ones.
law-E-2-4 = The royal shield is tossed like a coin. The colour of the crown that comes up begins.
law-E-2-5 = Six tiles from the stack are laid open in a circle, clockwise from the shield: the royal reserve. The four normal troops stand in it.
law-E-2-6 = The next tile lies face down in the middle of the table. Both retinues stand on it.
law-E-2-7 = Only at the beginning do two troops share a tile. After that no tile holds more than one.

law-E-3 = Overview and aim

law-E-4 = The turn
law-E-4-1 = You take turns. The colour whose crown the shield shows begins.
law-E-4-2 = In your turn you take a tile (you must), play tiles and move troops (you may), in any order and freely mixed.
law-E-4-3 = You take once in a turn, and each troop moves at most once.

law-E-5 = The royal protocol
law-E-5-1 = The royal reserve has seven places: six for tiles, one for the shield.
law-E-5-2 = Your influence is the number of your troops in the reserve plus one. So many tiles are in your reach.
law-E-5-3 = Reach is counted clockwise from the shield.
law-E-5-4 = A tile in reach can be taken into the hand, or left where it lies and used as a resource.

law-E-6 = Action A: take a tile
law-E-6-1 = Once in your turn, whenever you like, you take a tile in reach into your hand.
law-E-6-2 = The shield moves to the place that became free and is turned over.
law-E-6-3 = The top tile of the stack is laid open on the shield's old place.
law-E-6-4 = If it was the last of the stack, the last round follows this turn.
law-E-6-5 = At the end of your turn you hold three tiles at most; the rest goes back into the box.

law-E-7 = Action B: play tiles
law-E-7-1 = You play tiles from your hand, as many as you like: as buildings or as open terrain.
law-E-7-2 = You can build only with access to every resource of the cost.
law-E-7-3 = A tile is laid on an empty field next to a tile with one of your troops; corners count.
law-E-7-4 = The bottom edge of a building faces the heir who owns it. The other sees it upside down.
law-E-7-5 = Roads need not match when a tile is laid.
law-E-7-6 = Each tile in your reach gives you one resource of its colour and stays in the reserve.
law-E-7-7 = Each tile with a troop of yours gives you one resource of its colour, building or open terrain.
law-E-7-8 = Your own farms, sawmills and quarries give you one more resource each.
law-E-7-9 = Resources are never used up: while you have access, they pay for every building of your turn.
law-E-7-10 = Laid face down a tile becomes open terrain. It costs nothing and belongs to nobody.
law-E-7-11 = When you lay open terrain, one building of this turn becomes cheaper by one resource of your choice.

law-E-8 = Action C: move troops
law-E-8-1 = You may move each of your troops once in your turn: march, deploy or withdraw.
law-E-8-2 = March: to a neighbouring tile without a troop, corners included.
law-E-8-3 = Deploy: from the reserve to a tile without a troop next to one that holds a troop of yours, corners included.
law-E-8-4 = Withdraw: from the landscape into the reserve. The retinue never goes back.
law-E-8-5 = A troop that has moved shows its X until the end of the turn. Nothing else changes for it.
law-E-8-6 = Your reach changes at once with your troops in the reserve.

law-E-9 = Last round and end
law-E-9-1 = Whoever turns up the last tile ends the turn as usual. After that each heir has one more turn, and the reserve is not refilled.
law-E-9-2 = Empty places of the reserve are skipped when counting.

law-E-10 = Final scoring
law-E-10-1 = Every building scores for the heir whom its bottom edge faces.
law-E-10-2 = With a troop of its owner on it a building counts twice. Enemy troops change nothing.
law-E-10-3 = More points win; if they are equal, more troops in the reserve.

law-E-11 = Roads
law-E-11-1 = A road counts if it joins buildings on at least two tiles. Each road is scored by itself.
law-E-11-2 = Whoever has more own buildings on the road scores the difference; with equal numbers nobody does.
law-E-11-3 = Open terrain has no road and joins none.
law-E-11-4 = A crossroad does not join its four roads: each of them ends there.
law-E-11-5 = For a first game it is recommended not to score roads.

law-E-12 = The buildings
law-E-12-1 = Tavern: 1 point and 1 for each tile in its row or column (as printed), three at most on either side; so 7 at most.
law-E-12-2 = Market: 1 point and 1 for each tile directly next to it, no corners; 5 at most.
law-E-12-3 = Pilgrimage site: 1 point for each tile on the longest road that leads to it, itself included, whoever owns them.
law-E-12-4 = Robber castle: 2 points and 2 for each enemy building directly next to it, no corners; 10 at most.
law-E-12-5 = A pilgrimage site joins no roads: each road that reaches it ends there.
law-E-12-6 = Mill: 1 point and 1 for each yellow tile of the joined yellow area next to it, whoever owns it; corners do not join.
law-E-12-7 = Mine: 1 point and 1 for each grey tile of the joined grey area next to it, whoever owns it; corners do not join.
law-E-12-8 = Cowshed: 1 point and 1 for each green tile of the joined green area next to it, whoever owns it; corners do not join.
law-E-12-9 = Bakery: 1 point for each of your buildings on yellow, itself included.
law-E-12-10 = Camp: once you have taken a tile in your turn, you may turn it over. The shield shows your crown again and you may take one more tile. Unused it scores 2 points at the end.
law-E-12-11 = Smithy: 1 point for each of your buildings on grey, itself included.
law-E-12-12 = Hut: 1 point for each of your buildings on green, itself included.
law-E-12-13 = Farm: gives you one grain in your turn, with or without a troop on it.
law-E-12-14 = Sawmill: gives you one wood in your turn, with or without a troop on it.
law-E-12-15 = Quarry: gives you one stone in your turn, with or without a troop on it.
law-E-12-16 = With your own troop on your farm, sawmill or quarry you have two resources there: one from the building, one from the troop.
law-E-12-17 = Trading post: 3 points for each of your buildings of the kind shown (farm, sawmill or quarry).
law-E-12-18 = Cathedral: 5 points.
law-E-12-19 = Siege tower: when you lay a tower and two of your towers then touch the same enemy building (no corners), you may turn that building over; it becomes open terrain. Towers score nothing.
law-E-12-20 = Fortress: 1 point for each of your siege towers and each of your fortresses, itself included.
law-E-12-21 = Watchtower: 1 point and 1 for each tile of its colour in its row or column (as printed), whoever owns it.
law-E-12-22 = Garrison: 2 points for each watchtower on its diagonals, the enemy's too.
law-E-12-23 = Basketry: 3 points for each pair of one green and one yellow tile on its fields, whoever owns them.
law-E-12-24 = Pottery: 3 points for each pair of one grey and one yellow tile on its fields, whoever owns them.
law-E-12-25 = Cooperage: 3 points for each pair of one grey and one green tile on its fields, whoever owns them.
law-E-12-26 = Guild house: your crafts of the kind shown score 4 instead of 3 points for each pair. It scores nothing itself.

law-E-13 = Symbols

law-E-S = Alone against the Regent (our own design, not the solo mode of the box)
law-E-S-1 = Eleven order tokens lie face down: eight times build (slots 1, 2 and 3: three, three, two) and three times march (one each). If fewer lie there than the Regent turns over, all are shuffled again.
law-E-S-2 = In its turn the Regent turns over a token and takes the tile in that slot, counted from the shield, or the last one if there are no three left. Its reach is always three, wherever its troops stand. It has no hand.
law-E-S-3 = Then it builds the tile if it lacks two resources at most after the take.
law-E-S-4 = If it lacks more than two resources, it lays the tile as open terrain.
law-E-S-5 = With build it then moves one troop; with march all of them one after the other, the retinue first.
law-E-S-6 = It lays a tile where its lead becomes largest; on a tie where more neighbours lie, then nearer to the start, then first as read from its seat. If no field is free, the tile goes back into the box.
law-E-S-7 = It moves the troop that gains most, and none if none gains anything. Each different resource is worth half a point to it; in its last turn only the lead counts, and all troops move. On a tie the retinue comes last, otherwise reading order decides.
law-E-S-8 = It never uses camps. What a new siege tower can destroy it destroys, where that does not reduce its lead.
law-E-S-9 = The game ends as usual. If the troops in the reserve are equal too, the Regent wins.
law-E-S-10 = Three levels: the Page turns over one token, the Prince two, the King three. Of several it carries out the one after which its lead is largest, on a tie the one turned over first; it shuffles the others in again.

## Readings where the booklet is silent or misprinted

ruling-heirs-1 = Example 5 gives the point for road B to Blue by mistake. White has more buildings there and scores it.
ruling-heirs-2 = The "2" before the kinds of tiles is the number of a picture; there are three terrain colours.
ruling-heirs-3 = Two German words are misprinted: Korbflechterei (basketry) and Siegpunkte (points) are meant.
ruling-heirs-4 = A first game leaves out the scoring of roads only. Pilgrimage sites still count their road.
ruling-heirs-5 = The moved shield changes the reach of both heirs at once, your own resources after the take included.
ruling-heirs-6 = Reach follows moved troops at once, for taking and for resources.
ruling-heirs-7 = Empty places are skipped; they arise only when the stack is empty.
ruling-heirs-8 = After the last tile each heir has one more turn, the opponent first. Without camps that makes eleven turns each.
ruling-heirs-9 = A camp may be used with an empty stack too. Nothing is refilled and no second end begins.
ruling-heirs-10 = Taking is compulsory in the last round too.
ruling-heirs-11 = Hands are open, since everybody sees what is taken. So is the terrain of the top tile.
ruling-heirs-12 = Whoever holds too many tiles chooses what goes openly into the box.
ruling-heirs-13 = The back has the colour of the front.
ruling-heirs-14 = Each open terrain gives a rebate for one later building of this turn. Several may go to the same building; what is left lapses. (Option: rebates)
ruling-heirs-15 = What you took this turn you may play this turn.
ruling-heirs-16 = A tile may touch by a corner only. The landscape has no limit.
ruling-heirs-17 = Farm, sawmill and quarry give their resource at once, also in the turn in which they are built.
ruling-heirs-18 = The resource of an occupied tile goes to the owner of the troop. The extra one of a farm stays with the farm's owner.
ruling-heirs-19 = While both retinues stand on the start tile, both use it. Once one has left, no second troop may enter while it is occupied.
ruling-heirs-20 = Deploying and withdrawing are the troop's one move. Withdrawn troops do not come out again in the same turn.
ruling-heirs-21 = When the tile under a troop becomes open terrain, the troop stays.
ruling-heirs-22 = Doubled are the points of that building with its guild bonus, not roads and not what it brings to others.
ruling-heirs-23 = Only its owner uses a camp, also in the turn in which it was built; several in one turn are allowed. Used, it is open terrain.
ruling-heirs-24 = Whenever you lay a tower and two or more of your towers then touch an enemy building next to it, you may destroy it, several too. What is built between towers later is safe until you lay another tower there. (Option: siege)
ruling-heirs-25 = Any enemy building can be destroyed, towers and camps too. The colour stays.
ruling-heirs-26 = Gaps do not interrupt the tavern's line; open terrain counts. (Option: tavern)
ruling-heirs-27 = Open terrain counts for the market.
ruling-heirs-28 = Only enemy buildings count for the robber castle, not open terrain.
ruling-heirs-29 = The pilgrimage site counts the longest single road that ends there, with the tile at the far end. If the road comes back to it, the site counts once.
ruling-heirs-30 = Buildings of both heirs and open terrain belong to the area; the building itself counts once.
ruling-heirs-31 = If a mill stood on another colour and touched two areas, only the larger would count. With our tiles this does not happen. (Option: areas)
ruling-heirs-32 = Own buildings on the colour count, and the building itself on whatever colour it stands; open terrain does not.
ruling-heirs-33 = The colour of the watchtower itself counts, in the whole row or column; gaps do not matter.
ruling-heirs-34 = All four diagonals of the garrison count, at any distance and across gaps. Without towers it scores nothing.
ruling-heirs-35 = A pair is one tile of each colour on the fields; each tile is in one pair, the craft itself in none. With four fields that makes two pairs at most. (Option: crafts)
ruling-heirs-36 = A guild house helps all your crafts of its kind wherever they stand. Two of the same kind do not add up.
ruling-heirs-37 = Trading post and fortress count your buildings anywhere.
ruling-heirs-38 = A road ends where none goes on opposite, at open terrain, at a crossroad and at a pilgrimage site.
ruling-heirs-39 = A building on a crossroad counts once in each road that ends there; so does a pilgrimage site.
ruling-heirs-40 = A road that returns to its crossroad is one road, and the crossroad counts once in it. (Option: loops)
ruling-heirs-41 = Rows run along the heirs' sides of the table, columns from heir to heir. For Blue edges and fields are turned by 180 degrees.
ruling-heirs-42 = If the troops in the reserve are equal too, the game is a draw.
ruling-heirs-43 = Our addition: the second take after a camp is optional. At the end of the turn the shield shows the other crown in any case.
ruling-heirs-44 = Our addition: the duty to take lapses only when the reserve is empty.
ruling-heirs-45 = Our addition: another camp can be used only after the tile of the last one was taken; before that there is nothing to turn.
ruling-heirs-46 = Our addition: a building uses up only as many rebates as it lacks resources.
ruling-heirs-47 = Our addition: if you choose the sets yourselves, you name them in turn, White first.
ruling-heirs-48 = Our addition: a troop that has moved this turn counts as a neighbour at once, for laying and for deploying.

# The Two Heirs: every paragraph of the rules in our own words (law-...), then our readings (ruling-heirs-...).

law-E-1 = Components
law-E-1-1 = The 54 building tiles form six sets of nine; the symbol in the upper right corner names the set.
law-E-1-2 = Every tile has one of three terrain colours: green gives wood, grey gives stone, yellow gives grain. The front also shows a building, its cost, its effect and sometimes a stretch of road.
law-E-1-3 = The back shows terrain only, in the colour of the front.

law-E-2 = Setting up
law-E-2-1 = You play with three of the six sets; the others stay in the box. For a first game Travel, Land & Industry and Trade & Church are recommended.
law-E-2-2 = You shuffle the 27 tiles of the three sets into a face-down stack.
law-E-2-3 = One of you plays White, the other Blue; each colour has three troops: one retinue and two normal ones.
law-E-2-4 = Toss the Royal Shield like a coin. Whoever has the colour of the crown that comes up begins.
law-E-2-5 = Six tiles from the stack lie face up in a circle, clockwise from the shield: the Royal Reserve. The four normal troops stand inside it.
law-E-2-6 = The next tile lies face down in the middle of the table. Both retinues stand on it.
law-E-2-7 = Only at the beginning do two troops share a tile. After that no tile holds more than one.

law-E-3 = Overview and aim
law-E-3-1 = Whoever has more points at the end inherits the kingdom. Together you lay buildings and open terrain into one landscape; your troops walk on it, open building sites and give resources. When the stack is empty, a final round follows.

law-E-4 = The turn
law-E-4-1 = You take turns. The colour whose crown the shield shows begins.
law-E-4-2 = In your turn you take a tile (you must), play tiles and move troops (you may), in any order and any mix.
law-E-4-3 = You take only once a turn, and you move each troop at most once.

law-E-5 = The Royal Protocol
law-E-5-1 = The Royal Reserve has seven places: six for tiles, one for the shield.
law-E-5-2 = Your influence is the number of your troops in the reserve plus one. That is how many tiles you can reach.
law-E-5-3 = Reach is counted clockwise from the shield.
law-E-5-4 = A tile within reach can be taken into your hand, or left where it is and used as a resource.

law-E-6 = Action A: take a tile
law-E-6-1 = Once in your turn, whenever you like, you take a tile within reach into your hand.
law-E-6-2 = The shield moves to the place that became free and is turned over.
law-E-6-3 = The top tile of the stack goes face up onto the shield's old place.
law-E-6-4 = If it was the last tile of the stack, the final round follows this turn.
law-E-6-5 = At the end of your turn you may hold at most three tiles; the rest go back into the box.

law-E-7 = Action B: play tiles
law-E-7-1 = You play tiles from your hand, as many as you like: as buildings or as open terrain.
law-E-7-2 = You can build only if you have access to every resource of the cost.
law-E-7-3 = You lay tiles on an empty field next to a tile with one of your troops on it, corners included.
law-E-7-4 = The bottom edge of a building faces the heir who owns it. The other heir sees it upside down.
law-E-7-5 = Roads need not match when a tile is laid.
law-E-7-6 = Each tile within your reach gives you one resource of its colour and stays in the reserve.
law-E-7-7 = Each tile with one of your troops on it gives you one resource of its colour, be it a building or open terrain.
law-E-7-8 = Your own farms, sawmills and quarries give you one more resource each.
law-E-7-9 = You never use resources up: as long as you have access, they pay for every building of your turn.
law-E-7-10 = A tile laid face down becomes open terrain. That costs nothing, and the terrain belongs to nobody.
law-E-7-11 = When you lay open terrain, one building this turn becomes cheaper by one resource of your choice.

law-E-8 = Action C: move troops
law-E-8-1 = You may move each of your troops once in your turn: march, deploy or withdraw.
law-E-8-2 = March: to an adjacent tile without a troop, corners included.
law-E-8-3 = Deploy: from the reserve to a tile without a troop, next to a tile with one of your troops on it, corners included.
law-E-8-4 = Withdraw: from the landscape into the reserve. The retinue never goes back.
law-E-8-5 = A troop that has moved shows its X until the end of the turn. Nothing else changes for it.
law-E-8-6 = Your reach changes at once with your troops in the reserve.

law-E-9 = Final round and end
law-E-9-1 = Whoever turns up the last tile finishes the turn as usual. After that each heir has one more turn, and the reserve is no longer refilled.
law-E-9-2 = Empty places in the reserve are skipped when counting.

law-E-10 = Final scoring
law-E-10-1 = Every building scores for the heir its bottom edge faces.
law-E-10-2 = With one of its owner's troops on it, a building counts twice. Enemy troops change nothing.
law-E-10-3 = Whoever has more points wins; if they are tied, whoever has more troops in the reserve.

law-E-11 = Roads
law-E-11-1 = A road counts if it connects buildings on at least two tiles. Each road is scored separately.
law-E-11-2 = Whoever has more of their own buildings on the road scores the difference; if both have the same number, nobody scores.
law-E-11-3 = Open terrain has no road and connects none.
law-E-11-4 = A crossroads does not connect its four roads: each of them ends there.
law-E-11-5 = In your first game it is best not to score roads.

law-E-12 = The buildings
law-E-12-1 = Tavern: 1 point and 1 for each tile in its row or column (as printed), at most three on either side; so 7 at most.
law-E-12-2 = Market: 1 point and 1 for each tile next to it, corners excluded; 5 at most.
law-E-12-3 = Pilgrimage site: 1 point for each tile on the longest road that leads to it, itself included, whoever owns them.
law-E-12-4 = Robber castle: 2 points and 2 for each enemy building next to it, corners excluded; 10 at most.
law-E-12-5 = A pilgrimage site connects no roads: each road that reaches it ends there.
law-E-12-6 = Mill: 1 point and 1 for each yellow tile of the connected yellow area next to it, whoever owns it; corners do not connect.
law-E-12-7 = Mine: 1 point and 1 for each grey tile of the connected grey area next to it, whoever owns it; corners do not connect.
law-E-12-8 = Cowshed: 1 point and 1 for each green tile of the connected green area next to it, whoever owns it; corners do not connect.
law-E-12-9 = Bakery: 1 point for each of your buildings on yellow, itself included.
law-E-12-10 = Camp: once you have taken a tile in your turn, you may turn the camp over. The shield shows your crown again, and you may take one more tile. Unused, it scores 2 points at the end.
law-E-12-11 = Smithy: 1 point for each of your buildings on grey, itself included.
law-E-12-12 = Hut: 1 point for each of your buildings on green, itself included.
law-E-12-13 = Farm: gives you one grain in your turn, with or without a troop on it.
law-E-12-14 = Sawmill: gives you one wood in your turn, with or without a troop on it.
law-E-12-15 = Quarry: gives you one stone in your turn, with or without a troop on it.
law-E-12-16 = With your own troop on your farm, sawmill or quarry you get two resources there: one from the building, one from the troop.
law-E-12-17 = Trading post: 3 points for each of your buildings of the kind shown (farm, sawmill or quarry).
law-E-12-18 = Cathedral: 5 points.
law-E-12-19 = Siege tower: when you lay a tower and two of your towers then touch the same enemy building (corners excluded), you may turn that building over; it becomes open terrain. Towers score nothing.
law-E-12-20 = Fortress: 1 point for each of your siege towers and each of your fortresses, itself included.
law-E-12-21 = Watchtower: 1 point and 1 for each tile of its colour in its row or column (as printed), whoever owns it.
law-E-12-22 = Garrison: 2 points for each watchtower on its diagonals, the enemy's too.
law-E-12-23 = Basketry: 3 points for each pair of one green and one yellow tile on the fields it shows, whoever owns them.
law-E-12-24 = Pottery: 3 points for each pair of one grey and one yellow tile on the fields it shows, whoever owns them.
law-E-12-25 = Cooperage: 3 points for each pair of one grey and one green tile on the fields it shows, whoever owns them.
law-E-12-26 = Guild house: your craft buildings of the kind shown score 4 instead of 3 points a pair. It scores nothing itself.

law-E-13 = Symbols
law-E-13-1 = Symbols on the tiles show what counts: points, a tile of any kind or of one colour, a tile along the road, a building on a colour, a certain building; also whose it must be, the direction, and whether something is turned over. What they mean in detail is told with each building in E.12.

law-E-S = Alone against the Regent (our own design, not the solo mode from the box)
law-E-S-1 = Eleven order tokens lie face down: eight for build (three with slot 1, three with slot 2, two with slot 3) and three for march (one for each slot). If fewer are left than the Regent turns over, all are shuffled again.
law-E-S-2 = In its turn the Regent turns over a token and takes the tile in that slot, counted from the shield, or the last one if there are not that many left. Its reach is always three, wherever its troops stand. It has no hand.
law-E-S-3 = Then it builds the tile if it lacks at most two resources after the take.
law-E-S-4 = If it lacks more than two resources, it lays the tile as open terrain.
law-E-S-5 = After a build order it moves one troop; after a march order it moves all of them one by one, the retinue first.
law-E-S-6 = It lays a tile where its lead becomes largest; on a tie where more neighbours lie, then nearer to the start tile, then on the first field in reading order from its seat. If no field is free, the tile goes back into the box.
law-E-S-7 = It moves the troop that gains most, and none if none gains anything. Each kind of resource it has access to is worth half a point to it. In its last turn only the lead counts, and every troop gets its move. On a tie the retinue comes last; otherwise reading order decides.
law-E-S-8 = It never uses camps. Whatever a new siege tower can destroy it destroys, as long as that does not reduce its lead.
law-E-S-9 = The game ends as usual. If the troops in the reserve are tied too, the Regent wins.
law-E-S-10 = Three levels: the Page turns over one token, the Prince two, the King three. If there are several, it carries out the one after which its lead is largest, on a tie the one turned over first; it shuffles the others back in.

## Readings where the booklet is silent or misprinted

ruling-heirs-1 = Example 5 gives the point for road B to Blue by mistake. White has more buildings there and scores it.
ruling-heirs-2 = The “2” in front of the kinds of tiles belongs to the picture; there are three terrain colours.
ruling-heirs-3 = Two German words are misprinted: Korbflechterei (basketry) and Siegpunkte (points) are meant.
ruling-heirs-4 = A first game leaves out only the scoring of roads. Pilgrimage sites still count their road.
ruling-heirs-5 = The moved shield changes the reach of both heirs at once, and so your own resources after the take.
ruling-heirs-6 = Moved troops change your reach at once, for taking and for resources.
ruling-heirs-7 = Empty places are skipped; there are none until the stack is empty.
ruling-heirs-8 = After the last tile each heir has one more turn, the other heir first. Without camps that makes eleven turns each.
ruling-heirs-9 = You may use a camp even when the stack is empty. Nothing is refilled then, and there is no second final round.
ruling-heirs-10 = You must take a tile in the final round too.
ruling-heirs-11 = Hands are open, since everybody sees what is taken. So is the terrain of the top tile.
ruling-heirs-12 = Whoever holds too many tiles chooses which go face up into the box.
ruling-heirs-13 = The back has the colour of the front.
ruling-heirs-14 = Each open terrain gives a rebate for one later building this turn. Several may go to the same building; whatever is left lapses. (Option: rebates)
ruling-heirs-15 = You may play a tile in the turn in which you took it.
ruling-heirs-16 = Touching at a corner is enough. The landscape has no limit.
ruling-heirs-17 = A farm, sawmill or quarry gives its resource at once, even in the turn in which you build it.
ruling-heirs-18 = The resource of an occupied tile goes to the owner of the troop. The extra grain of a farm still goes to the owner of the farm; the same holds for sawmills and quarries.
ruling-heirs-19 = While both retinues stand on the start tile, both use it. Once one has left, no second troop may enter while it is occupied.
ruling-heirs-20 = Deploying and withdrawing count as the troop's one move. Withdrawn troops do not come out again in the same turn.
ruling-heirs-21 = When the tile under a troop becomes open terrain, the troop stays.
ruling-heirs-22 = What is doubled is the score of that building with its guild bonus, not roads and not what it adds to other buildings.
ruling-heirs-23 = Only its owner can use a camp, even in the turn in which it is built; several in one turn are allowed. Once used, it is open terrain.
ruling-heirs-24 = Whenever you lay a tower and two or more of your towers then touch an enemy building next to it, you may destroy that building; if there are several, any of them. Whatever is built between towers later is safe until you lay another tower there. (Option: siege)
ruling-heirs-25 = Any enemy building can be destroyed, even towers and camps. The colour stays.
ruling-heirs-26 = Gaps do not interrupt the tavern's line; open terrain counts. (Option: tavern)
ruling-heirs-27 = Open terrain counts for the market.
ruling-heirs-28 = Only enemy buildings count for the robber castle, not open terrain.
ruling-heirs-29 = The pilgrimage site counts the longest single road that ends there, with the tile at the far end. If the road comes back to it, the site counts once.
ruling-heirs-30 = Buildings of both heirs and open terrain belong to the area; the building itself counts once.
ruling-heirs-31 = If a mill stood on another colour and touched two areas, only the larger would count. With our tiles this does not happen. (Option: areas)
ruling-heirs-32 = Your buildings on the colour count, and so does the building itself, whatever colour it stands on; open terrain does not.
ruling-heirs-33 = The colour of the watchtower itself counts, in the whole row or column; gaps do not matter.
ruling-heirs-34 = All four diagonals of the garrison count, at any distance and across gaps. Without towers it scores nothing.
ruling-heirs-35 = A pair is one tile of each colour on the fields shown; each tile belongs to one pair, the craft building itself to none. With four fields that makes at most two pairs. (Option: crafts)
ruling-heirs-36 = A guild house helps all your craft buildings of its kind wherever they stand. Two of the same kind do not add up.
ruling-heirs-37 = Trading posts and fortresses count your buildings wherever they stand.
ruling-heirs-38 = A road ends where none continues on the other side, at open terrain, at a crossroads and at a pilgrimage site.
ruling-heirs-39 = A building on a crossroads counts once in each road that ends there; so does a pilgrimage site.
ruling-heirs-40 = A road that returns to its crossroads is one road, and the crossroads counts once in it. (Option: loops)
ruling-heirs-41 = Rows run along the heirs' sides of the table, columns from heir to heir. For Blue, edges and fields are turned by 180 degrees.
ruling-heirs-42 = If the troops in the reserve are tied too, the game is a draw.
ruling-heirs-43 = Our addition: the second take after a camp is optional. At the end of the turn the shield shows the other crown in any case.
ruling-heirs-44 = Our addition: you are excused from taking a tile only when the reserve is empty.
ruling-heirs-45 = Our addition: you can use another camp only after you have taken the tile for the previous one; until then the shield still shows your crown.
ruling-heirs-46 = Our addition: a building uses up only as many rebates as it lacks resources.
ruling-heirs-47 = Our addition: if you choose the sets yourselves, you name them in turn, White first.
ruling-heirs-48 = Our addition: a troop that has moved this turn counts as a neighbour at once, for laying and for deploying.

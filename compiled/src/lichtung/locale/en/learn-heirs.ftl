# A lesson: two sentences and 140 letters a step at most.

learn-heirs = The Two Heirs

learn-heirs-reach = What you can reach
learn-heirs-reach-take = You are White. You reach as many tiles as you have troops in the reserve, plus one: take one of the three.
learn-heirs-reach-far = Count clockwise from the shield. Take one of the first three.
learn-heirs-reach-must = You must take one tile in every turn.
learn-heirs-reach-took = The shield now lies where your tile was. Blue counts from there.
learn-heirs-reach-end = Building comes next. End your turn now.
learn-heirs-reach-end-first = That works too, but one thing at a time. End your turn.

learn-heirs-access = Access is enough
learn-heirs-access-camp = Your camp costs one stone. The grey tile within your reach provides it: build next to your retinue.
learn-heirs-access-stone-gone = Then the stone is in your hand and no longer helps you build. Build first.
learn-heirs-access-build-first = You can still take one afterwards. Build first.
learn-heirs-access-face-up = Laid face down it is open terrain and nobody's. Build it.
learn-heirs-access-stay = Stay next to your retinue. Build the camp.
learn-heirs-access-not-spent = The stone is still there. Resources are never used up.
learn-heirs-access-then-take = A camp is worth 2 points at the end. Now take your tile.
learn-heirs-access-take-first = Take a tile from the reserve first.

learn-heirs-rebate = A tile for a tile
learn-heirs-rebate-short = The bakery is one grain short. Lay the mine face down: that makes one building a resource cheaper.
learn-heirs-rebate-that-one = That is the bakery, the one you want to build. Lay the mine.
learn-heirs-rebate-no-grain = Taking brings no second grain. Lay the mine face down.
learn-heirs-rebate-lay-it = Even with your troops a grain is missing. Lay the mine face down.
learn-heirs-rebate-why-dear = It costs 2 grain and 1 wood, and you have access to one of each.
learn-heirs-rebate-rebate = Open terrain is nobody's, but you can stand on it too.
learn-heirs-rebate-bake = Now it is enough: build the bakery.
learn-heirs-rebate-bake-first = The rebate lasts this turn only. Build the bakery first.

learn-heirs-troops = Troops open the way
learn-heirs-troops-wood = The watchtower lacks wood. Where a troop stands you have access: send the one in the reserve to the green field.
learn-heirs-troops-leaves = You would have wood, but nobody would be left at the site.
learn-heirs-troops-leaves-too = Your reach grows, but nobody is left at the site.
learn-heirs-troops-keep-it = The watchtower is to be built. First send a troop to the green.
learn-heirs-troops-green = Not there: only the green field gives wood.
learn-heirs-troops-needs-wood = It costs wood, stone and grain. Wood is still missing.
learn-heirs-troops-shorter = Now you have wood. In return you reach one tile less.
learn-heirs-troops-tower = You build next to a troop of your own, corners included. Build the watchtower.
learn-heirs-troops-tower-first = Build the watchtower now, you have the wood.

learn-heirs-score = What scores
learn-heirs-score-market = A market counts itself and every tile on its four sides. Build it where three of them touch it.
learn-heirs-score-fewer = Fewer tiles touch it there. Find the field between three of them.
learn-heirs-score-market-first = Build the market first.
learn-heirs-score-four = That is 4 points, and one of Blue's tiles counts too.
learn-heirs-score-blue = End your turn. Then it is Blue's.
learn-heirs-score-end-now = That is enough for this turn. End it.

learn-heirs-double = The last turn
learn-heirs-double-last = This is the last turn, and Blue has more points. A troop of yours doubles your own building that it stands on.
learn-heirs-double-two-only = The camp brings 2 points. A troop on the cathedral brings 5.
learn-heirs-double-not-yours = You do not double a building that is not yours.
learn-heirs-double-double-it = First put a troop on one of your cathedrals.
learn-heirs-double-five = That is 5 points more.
learn-heirs-double-last-take = In the last turn, too, you take a tile.
learn-heirs-double-last-must = The turn does not end without taking. Take the tile.
learn-heirs-double-finish = End your turn. Then the points are counted.
learn-heirs-double-finish-first = You could still do that, but it is enough already. End your turn.
learn-heirs-double-won = Won. That is the whole game: take, build, and stand in the right place at the end.

learn-heirs-alone = Now you
learn-heirs-alone-free = Nobody tells you what to do any more: it is the last turn, and Blue has 15. Win.
learn-heirs-alone-alone = Won, without any help. You will find more such turns among the puzzles.

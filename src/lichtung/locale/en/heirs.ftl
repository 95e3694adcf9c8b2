# The Two Heirs: names, events, refusals, score sheet.
# In sentences a tile stands with its article (heirs-building-...), on the table with its bare name
# (heirs-name-...), in narrow boxes short (heirs-short-...) or by three letters (heirs-abbr-...).

heirs-title = The Two Heirs

## Seats, terrain, resources, sets

heirs-seat-white = White
    .nom = White
    .acc = White
    .gen = White's
    .person = third
heirs-seat-blue = Blue
    .nom = Blue
    .acc = Blue
    .gen = Blue's
    .person = third
heirs-terrain-green = green (wood)
    .bare = green terrain
    .nom = the green terrain
    .acc = the green terrain
    .dat = the green terrain
    .from = from the green terrain
heirs-terrain-grey = grey (stone)
    .bare = grey terrain
    .nom = the grey terrain
    .acc = the grey terrain
    .dat = the grey terrain
    .from = from the grey terrain
heirs-terrain-yellow = yellow (grain)
    .bare = yellow terrain
    .nom = the yellow terrain
    .acc = the yellow terrain
    .dat = the yellow terrain
    .from = from the yellow terrain
heirs-resource-wood = wood
heirs-resource-stone = stone
heirs-resource-grain = grain
heirs-set-reise = Travel
heirs-set-land_industrie = Land & Industry
heirs-set-handel_kirche = Trade & Church
heirs-set-krieg = War
heirs-set-handwerk = Crafts
heirs-set-patrouille = Patrol
heirs-token-build-1 = build, 1st tile
heirs-token-build-2 = build, 2nd tile
heirs-token-build-3 = build, 3rd tile
heirs-token-march-1 = march, 1st tile
heirs-token-march-2 = march, 2nd tile
heirs-token-march-3 = march, 3rd tile
heirs-tile-hidden = a face-down tile

## Buildings in a sentence

heirs-building-taverne = the tavern
    .from = from the tavern
heirs-building-markt = the market
    .from = from the market
heirs-building-pilgerstaette = the pilgrimage site
    .from = from the pilgrimage site
heirs-building-raubritterburg = the robber castle
    .from = from the robber castle
heirs-building-muehle = the mill
    .from = from the mill
heirs-building-mine = the mine
    .from = from the mine
heirs-building-kuhstall = the cowshed
    .from = from the cowshed
heirs-building-baeckerei = the bakery
    .from = from the bakery
heirs-building-feldlager = the camp
    .from = from the camp
heirs-building-schmiede = the smithy
    .from = from the smithy
heirs-building-huette = the hut
    .from = from the hut
heirs-building-bauernhof = the farm
    .from = from the farm
heirs-building-saegewerk = the sawmill
    .from = from the sawmill
heirs-building-steinbruch = the quarry
    .from = from the quarry
heirs-building-handelsposten = the trading post
    .from = from the trading post
heirs-building-kathedrale = the cathedral
    .from = from the cathedral
heirs-building-belagerungsturm = the siege tower
    .from = from the siege tower
heirs-building-festung = the fortress
    .from = from the fortress
heirs-building-korbflechterei = the basketry
    .from = from the basketry
heirs-building-toepferei = the pottery
    .from = from the pottery
heirs-building-boettcherei = the cooperage
    .from = from the cooperage
heirs-building-gildenhaus = the guild house
    .from = from the guild house
heirs-building-wachturm = the watchtower
    .from = from the watchtower
heirs-building-garnison = the garrison
    .from = from the garrison

## Buildings on the table

heirs-name-taverne = Tavern
heirs-name-markt = Market
heirs-name-pilgerstaette = Pilgrimage site
heirs-name-raubritterburg = Robber castle
heirs-name-muehle = Mill
heirs-name-mine = Mine
heirs-name-kuhstall = Cowshed
heirs-name-baeckerei = Bakery
heirs-name-feldlager = Camp
heirs-name-schmiede = Smithy
heirs-name-huette = Hut
heirs-name-bauernhof = Farm
heirs-name-saegewerk = Sawmill
heirs-name-steinbruch = Quarry
heirs-name-handelsposten = Trading post
heirs-name-kathedrale = Cathedral
heirs-name-belagerungsturm = Siege tower
heirs-name-festung = Fortress
heirs-name-korbflechterei = Basketry
heirs-name-toepferei = Pottery
heirs-name-boettcherei = Cooperage
heirs-name-gildenhaus = Guild house
heirs-name-wachturm = Watchtower
heirs-name-garnison = Garrison

heirs-short-taverne = Tavern
heirs-short-markt = Market
heirs-short-pilgerstaette = Pilgrim
heirs-short-raubritterburg = Robber
heirs-short-muehle = Mill
heirs-short-mine = Mine
heirs-short-kuhstall = Cowshed
heirs-short-baeckerei = Bakery
heirs-short-feldlager = Camp
heirs-short-schmiede = Smithy
heirs-short-huette = Hut
heirs-short-bauernhof = Farm
heirs-short-saegewerk = Sawmill
heirs-short-steinbruch = Quarry
heirs-short-handelsposten = Trade
heirs-short-kathedrale = Cathed.
heirs-short-belagerungsturm = Siege
heirs-short-festung = Fortr.
heirs-short-korbflechterei = Basket
heirs-short-toepferei = Pottery
heirs-short-boettcherei = Cooper
heirs-short-gildenhaus = Guild
heirs-short-wachturm = Watcht.
heirs-short-garnison = Garris.

heirs-abbr-taverne = Tav
heirs-abbr-markt = Mar
heirs-abbr-pilgerstaette = Pil
heirs-abbr-raubritterburg = Rob
heirs-abbr-muehle = Mil
heirs-abbr-mine = Min
heirs-abbr-kuhstall = Cow
heirs-abbr-baeckerei = Bak
heirs-abbr-feldlager = Cam
heirs-abbr-schmiede = Smi
heirs-abbr-huette = Hut
heirs-abbr-bauernhof = Far
heirs-abbr-saegewerk = Saw
heirs-abbr-steinbruch = Qua
heirs-abbr-handelsposten = Tra
heirs-abbr-kathedrale = Cat
heirs-abbr-belagerungsturm = Sie
heirs-abbr-festung = For
heirs-abbr-korbflechterei = Bas
heirs-abbr-toepferei = Pot
heirs-abbr-boettcherei = Coo
heirs-abbr-gildenhaus = Gui
heirs-abbr-wachturm = Wat
heirs-abbr-garnison = Gar

## What a building brings ($line: row/column, $other: a building, $fields: orthogonal/diagonal/mixed)

heirs-effect-taverne = 1 point, and 1 for each tile in its { $line ->
    [row] row
   *[column] column
  }, up to 3 on either side
heirs-effect-markt = 1 point, and 1 for each tile right beside it (not diagonally)
heirs-effect-pilgerstaette = 1 point for each tile on the longest road that ends here, itself included
heirs-effect-raubritterburg = 2 points, and 2 for each enemy building right beside it (not diagonally)
heirs-effect-muehle = 1 point, and 1 for each yellow tile of the joined area beside it
heirs-effect-mine = 1 point, and 1 for each grey tile of the joined area beside it
heirs-effect-kuhstall = 1 point, and 1 for each green tile of the joined area beside it
heirs-effect-baeckerei = 1 point, and 1 for each other own building on yellow
heirs-effect-feldlager = 2 points; or turn it over after taking a tile and take one more
heirs-effect-schmiede = 1 point, and 1 for each other own building on grey
heirs-effect-huette = 1 point, and 1 for each other own building on green
heirs-effect-bauernhof = gives you 1 grain, wherever your troops stand
heirs-effect-saegewerk = gives you 1 wood, wherever your troops stand
heirs-effect-steinbruch = gives you 1 stone, wherever your troops stand
heirs-effect-handelsposten = 3 points { $other ->
    [bauernhof] for each own farm
    [saegewerk] for each own sawmill
   *[steinbruch] for each own quarry
  }
heirs-effect-kathedrale = 5 points
heirs-effect-belagerungsturm = if your new tower and a second one touch the same enemy building, you may destroy it
heirs-effect-festung = 1 point for each own siege tower and each own fortress, itself included
heirs-effect-korbflechterei = 3 points for each pair of green and yellow { $fields ->
    [orthogonal] right beside it
    [diagonal] at its corners
   *[mixed] on its fields
  }
heirs-effect-toepferei = 3 points for each pair of grey and yellow { $fields ->
    [orthogonal] right beside it
    [diagonal] at its corners
   *[mixed] on its fields
  }
heirs-effect-boettcherei = 3 points for each pair of grey and green { $fields ->
    [orthogonal] right beside it
    [diagonal] at its corners
   *[mixed] on its fields
  }
heirs-effect-gildenhaus = { $other ->
    [korbflechterei] your basketries
    [toepferei] your potteries
   *[boettcherei] your cooperages
  } bring 4 points a pair instead of 3
heirs-effect-wachturm = 1 point, and 1 for each tile of its colour in its { $line ->
    [row] row
   *[column] column
  }
heirs-effect-garnison = 2 points for each watchtower (enemy ones too) on its diagonals

## Why a building counts that much (score sheet)

heirs-reason-taverne = { $count ->
    [0] no other tile
    [one] one other tile
   *[other] { $count } other tiles
  } in its { $line ->
    [row] row
   *[column] column
  }
heirs-reason-markt = { $count ->
    [0] no neighbour
    [one] one neighbour
   *[other] { $count } neighbours
  }
heirs-reason-pilgerstaette = { $count ->
    [one] only itself, no road joined
   *[other] { $count } tiles on its longest road
  }
heirs-reason-raubritterburg = { $count ->
    [0] no enemy building beside it
    [one] one enemy building beside it
   *[other] { $count } enemy buildings beside it
  }
heirs-reason-muehle = { $count ->
    [0] no yellow area beside it
    [one] one yellow tile in the area beside it
   *[other] { $count } yellow tiles in the area beside it
  }
heirs-reason-mine = { $count ->
    [0] no grey area beside it
    [one] one grey tile in the area beside it
   *[other] { $count } grey tiles in the area beside it
  }
heirs-reason-kuhstall = { $count ->
    [0] no green area beside it
    [one] one green tile in the area beside it
   *[other] { $count } green tiles in the area beside it
  }
heirs-reason-baeckerei = { $count ->
    [0] no other own building on yellow
    [one] one other own building on yellow
   *[other] { $count } other own buildings on yellow
  }
heirs-reason-feldlager = not used
heirs-reason-schmiede = { $count ->
    [0] no other own building on grey
    [one] one other own building on grey
   *[other] { $count } other own buildings on grey
  }
heirs-reason-huette = { $count ->
    [0] no other own building on green
    [one] one other own building on green
   *[other] { $count } other own buildings on green
  }
heirs-reason-bauernhof = gives grain, no points
heirs-reason-saegewerk = gives wood, no points
heirs-reason-steinbruch = gives stone, no points
heirs-reason-handelsposten = { $other ->
    [bauernhof] { $count ->
        [0] no own farm
        [one] one own farm
       *[other] { $count } own farms
      }
    [saegewerk] { $count ->
        [0] no own sawmill
        [one] one own sawmill
       *[other] { $count } own sawmills
      }
   *[steinbruch] { $count ->
        [0] no own quarry
        [one] one own quarry
       *[other] { $count } own quarries
      }
  }
heirs-reason-kathedrale = fixed value
heirs-reason-belagerungsturm = towers themselves bring no points
heirs-reason-festung = { $count ->
    [one] only itself
   *[other] { $count } own siege towers and fortresses
  }
heirs-reason-korbflechterei = { $count ->
    [0] no pair
    [one] one pair
   *[other] { $count } pairs
  } of green and yellow{ $each ->
    [4] {""}, with a guild house
   *[other] {""}
  }
heirs-reason-toepferei = { $count ->
    [0] no pair
    [one] one pair
   *[other] { $count } pairs
  } of grey and yellow{ $each ->
    [4] {""}, with a guild house
   *[other] {""}
  }
heirs-reason-boettcherei = { $count ->
    [0] no pair
    [one] one pair
   *[other] { $count } pairs
  } of grey and green{ $each ->
    [4] {""}, with a guild house
   *[other] {""}
  }
heirs-reason-gildenhaus = works on { $other ->
    [korbflechterei] basketries
    [toepferei] potteries
   *[boettcherei] cooperages
  }
heirs-reason-wachturm = { $count ->
    [0] no other tile of its colour
    [one] one other tile of its colour
   *[other] { $count } other tiles of its colour
  } in the { $line ->
    [row] row
   *[column] column
  }
heirs-reason-garnison = { $count ->
    [0] no watchtower on its diagonals
    [one] one watchtower on its diagonals
   *[other] { $count } watchtowers on its diagonals
  }

## Events

heirs-event-set-chosen = { $members ->
    [1] the set is
   *[other] the sets are
  } { $sets }
heirs-event-set-chosen-each = { $set }
heirs-event-tossed = { $seat-nom } { $seat-person ->
    [third] begins
   *[other] begin
  }: the Royal Shield shows { $seat-gen } crown
heirs-event-dealt = the Royal Reserve has { $tiles }
heirs-event-dealt-each = { $tile-nom }
heirs-event-start-laid = { $terrain-bare } lies in the middle with both retinues on it
heirs-event-taken = { $seat-nom } { $seat-person ->
    [third] takes
   *[other] take
  } { $tile-acc }
heirs-event-refilled = { $tile-nom } comes into the Royal Reserve
heirs-then-refilled = { $tile-nom } comes into the reserve
heirs-event-last-tile = the stack is empty: after this turn everybody has one more
heirs-then-last-tile = the stack is empty and after this turn everybody has one more
heirs-event-built = { $seat-nom } { $seat-person ->
    [third] builds
   *[other] build
  } { $tile-acc } { $at-on }{ $rebates ->
    [0] {""}
    [one] {" "}(1 rebate)
   *[other] {" "}({ $rebates } rebates)
  }
heirs-event-laid = { $seat-nom } { $seat-person ->
    [third] lays
   *[other] lay
  } { $tile-acc } face down { $at-to }: { $ground }
heirs-event-marched = { $seat-nom } { $seat-person ->
    [third] marches
   *[other] march
  } { $origin-from } { $dest-to }
heirs-event-deployed = { $seat-nom } { $seat-person ->
    [third] deploys
   *[other] deploy
  } a troop { $at-to }
heirs-event-withdrawn = { $seat-nom } { $seat-person ->
    [third] calls
   *[other] call
  } the troop { $at-on } back
heirs-event-camp-used = { $seat-nom } { $seat-person ->
    [third] strikes
   *[other] strike
  } the camp and may take one more tile
heirs-event-razed = { $seat-gen } siege towers destroy { $tile-acc }
heirs-event-discarded = { $seat-nom } { $seat-person ->
    [third] puts
   *[other] put
  } { $tiles } back into the box
heirs-event-discarded-each = { $tile-acc }
heirs-event-turn-ended = { $next-gen } turn
heirs-event-game-ended = the game is over
heirs-event-regent-token = the Regent turns over { $tokens }
heirs-event-regent-token-each = “{ $token }”
heirs-event-regent-order = the Regent carries out “{ $token }”
heirs-then-regent-order = “{ $token }” is carried out
heirs-event-regent-built = the Regent builds { $tile-acc } { $at-on }
heirs-event-regent-settled = the Regent lays { $tile-acc } face down { $at-to }: { $ground }
heirs-event-regent-dropped = the Regent puts { $tile-acc } back into the box
heirs-event-regent-marched = the Regent marches { $origin-from } { $dest-to }
heirs-event-regent-deployed = the Regent deploys a troop { $at-to }
heirs-event-regent-withdrew = the Regent calls the troop { $at-on } back
heirs-field-ground = { $terrain-bare }
heirs-field-start = the start tile
    .acc = the start tile
    .dat = the start tile
    .from = from the start tile
    .to = to the start tile
    .on = on the start tile
heirs-field-building = { $tile-nom }
    .acc = { $tile-acc }
    .dat = { $tile-dat }
    .from = { $tile-from }
    .to = to { $tile-acc }
    .on = on { $tile-dat }
heirs-field-terrain = { $terrain-nom }
    .acc = { $terrain-acc }
    .dat = { $terrain-dat }
    .from = { $terrain-from }
    .to = to { $terrain-acc }
    .on = on { $terrain-dat }
heirs-field-terrain-beside = { $terrain-nom } { $where-on }
    .acc = { $terrain-acc } { $where-on }
    .dat = { $terrain-dat } { $where-on }
    .from = { $terrain-from } { $where-on }
    .to = to { $terrain-acc } { $where-on }
    .on = on { $terrain-dat } { $where-on }
heirs-field-building-off = { $tile-nom } ({ $ways })
    .acc = { $tile-acc } ({ $ways })
    .dat = { $tile-dat } ({ $ways })
    .from = { $tile-from } ({ $ways })
    .to = to { $tile-acc } ({ $ways })
    .on = on { $tile-dat } ({ $ways })
heirs-field-terrain-off = { $terrain-nom } ({ $ways })
    .acc = { $terrain-acc } ({ $ways })
    .dat = { $terrain-dat } ({ $ways })
    .from = { $terrain-from } ({ $ways })
    .to = to { $terrain-acc } ({ $ways })
    .on = on { $terrain-dat } ({ $ways })
heirs-field-right = { $count } to the { $reader ->
    [1] left
   *[other] right
  } of the start
heirs-field-left = { $count } to the { $reader ->
    [1] right
   *[other] left
  } of the start
heirs-field-beyond = { $count } { $reader ->
    [1] before
   *[other] beyond
  } it
heirs-field-near = { $count } { $reader ->
    [1] beyond
   *[other] before
  } it
heirs-field-beyond-start = { $count } { $reader ->
    [1] before
   *[other] beyond
  } the start
heirs-field-near-start = { $count } { $reader ->
    [1] beyond
   *[other] before
  } the start
heirs-field-free = a free field
    .acc = a free field
    .dat = a free field
    .from = from a free field
    .to = on a free field
    .on = on a free field
heirs-field-beside = beside { $one-acc }
    .on = beside { $one-acc }
    .to = beside { $one-acc }
heirs-field-beside-both = beside { $one-acc } and { $other-acc }
    .on = beside { $one-acc } and { $other-acc }
    .to = beside { $one-acc } and { $other-acc }

## Refusals

heirs-refusal-out-of-reach = You cannot reach { $tile }: your reach is { $reach }, counted clockwise from the shield.
heirs-refusal-not-in-reserve = You will not find { $tile } in the Royal Reserve.
heirs-refusal-too-dear = You lack resources for { $tile } (wood { $wood }, stone { $stone }, grain { $grain }); rebates: { $rebates }.
heirs-refusal-already-took = You have already taken a tile in this turn.
heirs-refusal-must-take = You must take a tile in your turn.
heirs-refusal-not-in-hand = You do not have { $tile } in your hand.
heirs-refusal-field-taken = There is a tile on { $at } already.
heirs-refusal-far-from-troops = None of your troops stands next to { $at }.
heirs-refusal-no-troop-here = None of your troops stands on { $at }.
heirs-refusal-moved-already = Your troop on { $at } has already moved in this turn.
heirs-refusal-no-tile-there = There is no tile on { $at }.
heirs-refusal-troop-there = A troop stands on { $at } already.
heirs-refusal-not-adjacent = { $dest } is not next to { $origin }.
heirs-refusal-none-to-deploy = No troop in the reserve can still be deployed in this turn.
heirs-refusal-deploy-too-far = { $at } is not next to a tile with a troop of yours.
heirs-refusal-retinue-stays = Your retinue never goes back to the reserve.
heirs-refusal-no-camp-here = You have no camp on { $at }.
heirs-refusal-camp-too-early = A camp helps only after you have taken a tile.

## Actions: the name of the group, then the whole sentence

heirs-verb-take = take
heirs-verb-build = build
heirs-verb-lay = lay terrain
heirs-verb-march = march
heirs-verb-deploy = deploy
heirs-verb-withdraw = withdraw
heirs-verb-camp = use a camp
heirs-verb-raze = destroy
heirs-verb-spare = spare
heirs-verb-discard = discard
heirs-verb-end = end the turn
heirs-verb-set = choose a set
heirs-verb-toss = toss the shield
heirs-verb-draw = draw
heirs-verb-top = show the back
heirs-verb-token = turn over an order

heirs-about-take = a tile of the reserve into your hand
heirs-about-build = a building from your hand
heirs-about-lay = a tile face down as terrain, gives a rebate
heirs-about-march = a troop to a neighbouring tile
heirs-about-deploy = a troop from the reserve to the land
heirs-about-withdraw = a troop back to the reserve
heirs-about-camp = turn a camp over and take one more tile
heirs-about-end = the other heir is next

heirs-action-take = take { $tile }
heirs-action-build = build { $tile } on { $at }
heirs-action-lay = lay { $tile } as open terrain on { $at }
heirs-action-march = march a troop from { $origin } to { $dest }
heirs-action-deploy = deploy a troop to { $at }
heirs-action-withdraw = call the troop on { $at } back
heirs-action-camp = strike the camp on { $at }
heirs-action-raze = destroy the building on { $at }
heirs-action-spare = destroy nothing (more)
heirs-action-discard = put { $tile } back into the box
heirs-action-end = end the turn
heirs-action-set = set { $set }
heirs-action-toss = the shield shows { $seat }
heirs-action-draw = draw { $tile }
heirs-action-top = on top of the stack: { $terrain }
heirs-action-token = order { $token }

## Decisions

heirs-decision-choose-sets = Choose a set.
heirs-decision-toss = The Royal Shield is tossed.
heirs-decision-deal = The Royal Reserve is laid out.
heirs-decision-start-tile = The start tile is laid.
heirs-decision-refill = The Royal Reserve is refilled.
heirs-decision-top = The back of the top tile comes into sight.
heirs-decision-siege = Your siege towers can destroy a building. What do you do?
heirs-decision-hand-limit = You hold more than three tiles. Which one do you discard?
heirs-decision-next-turn = The turn ends.
heirs-decision-turn = What do you do?
heirs-decision-regent = It is the Regent's turn.
heirs-decision-regent-token = The Regent turns over an order.
heirs-decision-regent-choice = The Regent chooses among its orders.
heirs-decision-regent-take = The Regent takes a tile.
heirs-decision-regent-order = The Regent carries out its order.
heirs-decision-regent-troops = The Regent moves its troops.

heirs-field-tile = Which tile?
heirs-field-at = Which field?
heirs-field-origin = Which troop (field)?
heirs-field-dest = Where to?

## The end

heirs-result-more-points = { $winner } wins with more points.
heirs-result-more-troops = Equal points: { $winner } wins with more troops in the Royal Reserve.
heirs-result-regent-tie = A complete tie counts as a win of the Regent ({ $winner }).
heirs-result-draw = A complete tie: nobody wins.

## Variants

heirs-option-roads = road scoring
heirs-option-roads-score = roads count
heirs-option-roads-first-game = first game, roads do not count
heirs-option-solo = solo game against the Regent
heirs-option-solo-none = two players
heirs-option-solo-page = Page (easy)
heirs-option-solo-prince = Prince (medium)
heirs-option-solo-king = King (hard)
heirs-option-rebates = rebates from open terrain
heirs-option-rebates-add-up = several may go to one building
heirs-option-rebates-one-each = one for each building at most
heirs-option-rebates-once-a-turn = one in a turn at most
heirs-option-siege = siege towers
heirs-option-siege-each-tower = every new tower from the second on may destroy
heirs-option-siege-second-tower = only the second tower itself may destroy
heirs-option-tavern = tavern
heirs-option-tavern-gaps = gaps do not interrupt the line
heirs-option-tavern-unbroken = the line ends at the first gap
heirs-option-areas = mill, mine and cowshed
heirs-option-areas-largest = only the largest area touched
heirs-option-areas-all = all areas touched
heirs-option-crafts = crafts
heirs-option-crafts-all-pairs = every pair counts
heirs-option-crafts-one-pair = one pair at most
heirs-option-loops = road back to the same crossroad
heirs-option-loops-once = the crossroad counts once
heirs-option-loops-twice = the crossroad counts twice

## The table

heirs-table-reserve = Royal Reserve
heirs-table-reserve-how = clockwise from the shield; { $white } reaches { $whitereach }, { $blue } { $bluereach }
heirs-table-crown = crown
heirs-table-side-theirs = { $seat }'s side
heirs-table-hand = { $seat }'s hand
heirs-table-hand-empty = empty
heirs-table-resources = { $seat }'s resources
heirs-table-source-reserve = reserve { $places }
heirs-table-source-troop = troop { $at }
heirs-table-source-building = { $name } { $at }
heirs-table-none = none
heirs-table-rebates = { $count ->
    [one] One rebate of 1 resource is ready in this turn.
   *[other] { $count } rebates of 1 resource each are ready in this turn.
  }
heirs-table-troops-home = { $count ->
    [0] no troop in the reserve
    [one] 1 troop in the reserve
   *[other] { $count } troops in the reserve
  }
heirs-table-stack = { $count ->
    [0] stack empty
   *[other] stack { $count }, top { $terrain }
  }
heirs-table-turn = { $seat } to play
heirs-table-over = end of the game
heirs-table-ending = The last tile is drawn: after this turn each heir has one more.
heirs-table-last-round = { $count ->
    [one] Last round: this is the last turn.
   *[other] Last round: { $count } turns to go.
  }
heirs-table-payable = can be paid
heirs-table-payable-rebate = { $count ->
    [one] can be paid with a rebate
   *[other] can be paid with { $count } rebates
  }
heirs-table-lacking = lacks { $what }
heirs-table-free = free
heirs-table-legend = { $wood } wood  { $stone } stone  { $grain } grain · ═ road · { $white }/{ $blue } troop, { $retinue } retinue, { $moved } moved already
heirs-table-legend-side = Thick edge: its owner's side, with points · 1,0: you may lay a tile here
heirs-table-waiting = The game is being set up. Sets chosen: { $sets }.
heirs-table-tokens = Orders of the Regent face down: { $count }

## Score sheet

heirs-sheet-title = Score sheet
heirs-sheet-title-now = Score sheet as if the game ended now
heirs-sheet-building = building
heirs-sheet-field = field
heirs-sheet-points = points
heirs-sheet-reason = reckoning
heirs-sheet-doubled = doubled by its own troop
heirs-sheet-no-buildings = no building yet
heirs-sheet-roads = Roads
heirs-sheet-road = road { $letter }
heirs-sheet-road-counts = { $white } white and { $blue } blue buildings
heirs-sheet-road-even = nobody leads
heirs-sheet-no-roads = no road joins two tiles
heirs-sheet-roads-off = Roads do not count in this game.
heirs-sheet-sum-buildings = buildings
heirs-sheet-sum-roads = roads
heirs-sheet-total = total
heirs-sheet-reconstruction = Note: costs and roads of { $count } of the 54 tiles are a reconstruction, not read off the original game. Your own tiles: --tiles FILE.

heirs-help = In your turn take one tile within your reach, build or lay tiles next to your troops and move each troop once at most, all in any order. Your reach is the number of your troops in the reserve plus 1. In the end your buildings count (twice if your troop stands on them), and so do roads.
heirs-help-reconstruction = Costs, terrain colours and roads of the tiles are a reconstruction; with --tiles FILE you play with the values of your own box. The Regent (solo game) is our own design, not the solo mode that comes with the game.

## Help at the table

heirs-help-actions = Choose actions by their number in the menu, by the field (1,-2), or in full notation: build reise-01 1,0.
heirs-example-law = E.7.3
heirs-example-info = tavern
heirs-example-why = build

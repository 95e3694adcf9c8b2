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
heirs-effect-markt = 1 point, and 1 for each tile next to it (not diagonally)
heirs-effect-pilgerstaette = 1 point for each tile on the longest road that ends here, itself included
heirs-effect-raubritterburg = 2 points, and 2 for each enemy building next to it (not diagonally)
heirs-effect-muehle = 1 point, and 1 for each yellow tile of the connected area next to it
heirs-effect-mine = 1 point, and 1 for each grey tile of the connected area next to it
heirs-effect-kuhstall = 1 point, and 1 for each green tile of the connected area next to it
heirs-effect-baeckerei = 1 point, and 1 for each of your other buildings on yellow
heirs-effect-feldlager = 2 points; or turn it over after taking a tile and take one more
heirs-effect-schmiede = 1 point, and 1 for each of your other buildings on grey
heirs-effect-huette = 1 point, and 1 for each of your other buildings on green
heirs-effect-bauernhof = gives you 1 grain, with or without a troop on it
heirs-effect-saegewerk = gives you 1 wood, with or without a troop on it
heirs-effect-steinbruch = gives you 1 stone, with or without a troop on it
heirs-effect-handelsposten = 3 points { $other ->
    [bauernhof] for each of your farms
    [saegewerk] for each of your sawmills
   *[steinbruch] for each of your quarries
  }
heirs-effect-kathedrale = 5 points
heirs-effect-belagerungsturm = if your new tower and another one of yours are next to the same enemy building (not diagonally), you may destroy it
heirs-effect-festung = 1 point for each of your siege towers and fortresses, itself included
heirs-effect-korbflechterei = 3 points for each pair of green and yellow { $fields ->
    [orthogonal] right next to it
    [diagonal] at its corners
   *[mixed] on the fields it shows
  }
heirs-effect-toepferei = 3 points for each pair of grey and yellow { $fields ->
    [orthogonal] right next to it
    [diagonal] at its corners
   *[mixed] on the fields it shows
  }
heirs-effect-boettcherei = 3 points for each pair of grey and green { $fields ->
    [orthogonal] right next to it
    [diagonal] at its corners
   *[mixed] on the fields it shows
  }
heirs-effect-gildenhaus = { $other ->
    [korbflechterei] your basketries
    [toepferei] your potteries
   *[boettcherei] your cooperages
  } score 4 points a pair instead of 3
heirs-effect-wachturm = 1 point, and 1 for each tile of its colour in its { $line ->
    [row] row
   *[column] column
  }
heirs-effect-garnison = 2 points for each watchtower on its diagonals, enemy ones included

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
    [one] only itself, no road connected
   *[other] { $count } tiles on its longest road
  }
heirs-reason-raubritterburg = { $count ->
    [0] no enemy building next to it
    [one] one enemy building next to it
   *[other] { $count } enemy buildings next to it
  }
heirs-reason-muehle = { $count ->
    [0] no yellow area next to it
    [one] one yellow tile in the area next to it
   *[other] { $count } yellow tiles in the area next to it
  }
heirs-reason-mine = { $count ->
    [0] no grey area next to it
    [one] one grey tile in the area next to it
   *[other] { $count } grey tiles in the area next to it
  }
heirs-reason-kuhstall = { $count ->
    [0] no green area next to it
    [one] one green tile in the area next to it
   *[other] { $count } green tiles in the area next to it
  }
heirs-reason-baeckerei = { $count ->
    [0] no other friendly building on yellow
    [one] one other friendly building on yellow
   *[other] { $count } other friendly buildings on yellow
  }
heirs-reason-feldlager = not used
heirs-reason-schmiede = { $count ->
    [0] no other friendly building on grey
    [one] one other friendly building on grey
   *[other] { $count } other friendly buildings on grey
  }
heirs-reason-huette = { $count ->
    [0] no other friendly building on green
    [one] one other friendly building on green
   *[other] { $count } other friendly buildings on green
  }
heirs-reason-bauernhof = gives grain, no points
heirs-reason-saegewerk = gives wood, no points
heirs-reason-steinbruch = gives stone, no points
heirs-reason-handelsposten = { $other ->
    [bauernhof] { $count ->
        [0] no friendly farm
        [one] one friendly farm
       *[other] { $count } friendly farms
      }
    [saegewerk] { $count ->
        [0] no friendly sawmill
        [one] one friendly sawmill
       *[other] { $count } friendly sawmills
      }
   *[steinbruch] { $count ->
        [0] no friendly quarry
        [one] one friendly quarry
       *[other] { $count } friendly quarries
      }
  }
heirs-reason-kathedrale = fixed value
heirs-reason-belagerungsturm = towers score nothing themselves
heirs-reason-festung = { $count ->
    [one] only itself
   *[other] { $count } friendly siege towers and fortresses
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
heirs-reason-gildenhaus = improves { $other ->
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
    [1] the set in play is
   *[other] the sets in play are
  } { $sets }
heirs-event-set-chosen-each = { $set }
heirs-event-tossed = { $seat-nom } { $seat-person ->
    [third] begins
   *[other] begin
  }: the Royal Shield shows { $seat-gen } crown
heirs-event-dealt = the Royal Reserve holds { $tiles }
heirs-event-dealt-each = { $tile-nom }
heirs-event-start-laid = { $terrain-bare } lies in the middle with both retinues on it
heirs-event-taken = { $seat-nom } { $seat-person ->
    [third] takes
   *[other] take
  } { $tile-acc }
heirs-event-refilled = { $tile-nom } comes into the Royal Reserve
heirs-then-refilled = { $tile-nom } comes into the reserve
heirs-event-last-tile = the stack is empty: after this turn each heir has one more
heirs-then-last-tile = the stack is empty and after this turn each heir has one more
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
  } back the troop { $at-on }
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
heirs-then-regent-order = carrying out “{ $token }”
heirs-event-regent-built = the Regent builds { $tile-acc } { $at-on }
heirs-event-regent-settled = the Regent lays { $tile-acc } face down { $at-to }: { $ground }
heirs-event-regent-dropped = the Regent puts { $tile-acc } back into the box
heirs-event-regent-marched = the Regent marches { $origin-from } { $dest-to }
heirs-event-regent-deployed = the Regent deploys a troop { $at-to }
heirs-event-regent-withdrew = the Regent calls back the troop { $at-on }
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
heirs-field-free = an empty field
    .acc = an empty field
    .dat = an empty field
    .from = from an empty field
    .to = on an empty field
    .on = on an empty field
heirs-field-numbered = field { $text }
    .nom = field { $text }
    .dat = field { $text }
heirs-field-with = the field with { $tile-dat }
    .nom = the field with { $tile-dat }
    .dat = the field with { $tile-dat }
heirs-field-free-beside = the empty field { $where-on }
    .nom = the empty field { $where-on }
    .dat = the empty field { $where-on }
heirs-field-beside = beside { $one-acc }
    .on = beside { $one-acc }
    .to = beside { $one-acc }
heirs-field-beside-both = beside { $one-acc } and { $other-acc }
    .on = beside { $one-acc } and { $other-acc }
    .to = beside { $one-acc } and { $other-acc }

## Refusals

heirs-refusal-out-of-reach = You cannot reach { $tile }: your reach is { $reach }, counted clockwise from the shield.
heirs-refusal-not-in-reserve = You cannot take { $tile }: it is not in the Royal Reserve.
heirs-refusal-too-dear = For { $tile } you still need { $wood ->
    [0] { $stone ->
        [0] { $grain } grain
       *[other] { $grain ->
            [0] { $stone } stone
           *[other] { $stone } stone and { $grain } grain
          }
      }
   *[other] { $stone ->
        [0] { $grain ->
            [0] { $wood } wood
           *[other] { $wood } wood and { $grain } grain
          }
       *[other] { $grain ->
            [0] { $wood } wood and { $stone } stone
           *[other] { $wood } wood, { $stone } stone and { $grain } grain
          }
      }
  }{ $rebates ->
    [0] .
    [one] ; your rebate does not cover that.
   *[other] ; your { $rebates } rebates do not cover that.
  }
heirs-refusal-already-took = You have already taken a tile this turn.
heirs-refusal-must-take = You must take a tile before you end your turn.
heirs-refusal-not-in-hand = You do not have { $tile } in your hand.
heirs-refusal-field-taken = There is already a tile on { $at-dat }.
heirs-refusal-far-from-troops = You have no troop next to { $at-dat }.
heirs-refusal-no-troop-here = You have no troop on { $at-dat }.
heirs-refusal-moved-already = You have already moved your troop on { $at-dat } this turn.
heirs-refusal-no-tile-there = There is no tile on { $at-dat }.
heirs-refusal-troop-there = There is already a troop on { $at-dat }.
heirs-refusal-not-adjacent = There is no way from { $origin-dat } to { $dest-nom }: they are not adjacent.
heirs-refusal-none-to-deploy = You have no troop in the reserve that can still be deployed this turn.
heirs-refusal-deploy-too-far = There is no tile with one of your troops next to { $at-dat }.
heirs-refusal-retinue-stays = Your retinue never goes back to the reserve.
heirs-refusal-no-camp-here = You have no camp on { $at-dat }.
heirs-refusal-camp-too-early = You can use a camp only after you have taken a tile this turn.

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

heirs-about-take = a tile from the reserve into your hand
heirs-about-build = a building from your hand
heirs-about-lay = a tile face down as open terrain, for a rebate
heirs-about-march = a troop to a neighbouring tile
heirs-about-deploy = a troop from the reserve to the landscape
heirs-about-withdraw = a troop back to the reserve
heirs-about-camp = turn a camp over and take one more tile
heirs-about-end = then it is the other heir's turn

heirs-action-take = take { $tile }
heirs-action-build = build { $tile } on { $at }
heirs-action-lay = lay { $tile } as open terrain on { $at }
heirs-action-march = march the troop from { $origin } to { $dest }
heirs-action-deploy = deploy a troop to { $at }
heirs-action-withdraw = call back the troop on { $at }
heirs-action-camp = strike the camp on { $at }
heirs-action-raze = destroy the building on { $at }
heirs-action-spare = destroy nothing else
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
heirs-decision-top = The back of the top tile is shown.
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
heirs-field-origin = From which field?
heirs-field-dest = Where to?

## The end

heirs-result-more-points = { $winner } wins on points.
heirs-result-more-troops = Tied on points: { $winner } wins with more troops in the Royal Reserve.
heirs-result-regent-tie = A complete tie goes to the Regent ({ $winner }).
heirs-result-draw = A complete tie: the game is a draw.

## Variants

heirs-option-roads = road scoring
heirs-option-roads-score = roads count
heirs-option-roads-first-game = roads do not count (first game)
heirs-option-solo = solo game against the Regent
heirs-option-solo-none = two players
heirs-option-solo-page = Page (easy)
heirs-option-solo-prince = Prince (medium)
heirs-option-solo-king = King (hard)
heirs-option-rebates = rebates from open terrain
heirs-option-rebates-add-up = several may go to one building
heirs-option-rebates-one-each = at most one for each building
heirs-option-rebates-once-a-turn = at most one a turn
heirs-option-siege = siege towers
heirs-option-siege-each-tower = every new tower from the second on may destroy
heirs-option-siege-second-tower = only the second tower may destroy
heirs-option-tavern = tavern
heirs-option-tavern-gaps = gaps do not interrupt the line
heirs-option-tavern-unbroken = the line ends at the first gap
heirs-option-areas = mill, mine and cowshed
heirs-option-areas-largest = only the largest area touched
heirs-option-areas-all = all areas touched
heirs-option-crafts = craft buildings
heirs-option-crafts-all-pairs = every pair counts
heirs-option-crafts-one-pair = at most one pair
heirs-option-loops = road back to the same crossroads
heirs-option-loops-once = the crossroads counts once
heirs-option-loops-twice = the crossroads counts twice

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
    [one] You have one rebate of 1 resource this turn.
   *[other] You have { $count } rebates of 1 resource each this turn.
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
heirs-table-turn = { $seat } to move
heirs-table-over = end of the game
heirs-table-ending = The last tile has been drawn: after this turn each heir has one more.
heirs-table-last-round = { $count ->
    [one] Final round: this is the last turn.
   *[other] Final round: { $count } turns to go.
  }
heirs-table-payable = affordable
heirs-table-payable-rebate = { $count ->
    [one] affordable with a rebate
   *[other] affordable with { $count } rebates
  }
heirs-table-lacking = lacks { $what }
heirs-table-free = free
heirs-table-legend = { $wood } wood  { $stone } stone  { $grain } grain · ═ road · { $white }/{ $blue } troop, { $retinue } retinue, { $moved } moved already
heirs-table-legend-side = Thick edge: its owner's side, with points · 1,0: you may lay a tile here
heirs-table-waiting = The game is being set up. Sets chosen: { $sets }.
heirs-table-tokens = The Regent's orders still face down: { $count }

## Score sheet

heirs-sheet-title = Score sheet
heirs-sheet-title-now = Score sheet as if the game ended now
heirs-sheet-building = building
heirs-sheet-field = field
heirs-sheet-points = points
heirs-sheet-reason = reason
heirs-sheet-doubled = doubled, friendly troop on it
heirs-sheet-no-buildings = no building yet
heirs-sheet-roads = Roads
heirs-sheet-road = road { $letter }
heirs-sheet-road-counts = { $white } white and { $blue } blue buildings
heirs-sheet-road-even = nobody leads
heirs-sheet-no-roads = no road connects two tiles
heirs-sheet-roads-off = Roads do not count in this game.
heirs-sheet-sum-buildings = buildings
heirs-sheet-sum-roads = roads
heirs-sheet-total = total
heirs-sheet-reconstruction = Note: the costs and roads of { $count } of the 54 tiles are reconstructed, not read off the original game. To play with your own values: --tiles FILE.

heirs-help = In your turn take one tile within your reach, build or lay tiles next to your troops and move each troop at most once, all in any order. Your reach is the number of your troops in the reserve plus 1. At the end your buildings count (twice if one of your troops stands on them), and so do roads.
heirs-help-reconstruction = The costs, terrain colours and roads of the tiles are reconstructed; with --tiles FILE you play with the values of your own box. The Regent (solo game) is our own design, not the solo mode that comes with the game.

## Help at the table

heirs-help-actions = Choose actions by their number in the menu, by the field (1,-2), or in full notation: build reise-01 1,0.
heirs-example-law = E.7.3
heirs-example-info = tavern
heirs-example-why = build

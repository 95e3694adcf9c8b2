# The Two Heirs: what the table in the browser says itself.

## What the table lights, the bar does not call by name

web-picked-field = a field
heirs-lit-build = build { $tile } here
heirs-lit-lay = lay { $tile } here as open terrain
heirs-lit-march = march the troop here
heirs-lit-deploy = deploy a troop here
heirs-lit-withdraw = withdraw this troop
heirs-lit-camp = strike this camp
heirs-lit-raze = destroy this building

## At the table

web-heirs-side-mine = Your side
web-heirs-side-of = { $name }'s side
web-heirs-reserve = Royal Reserve
web-heirs-reserve-place = { $tile }, place { $place }
web-heirs-shield = Royal Shield, crown: { $seat }
web-heirs-home = In the reserve
web-heirs-reach-mine = Your reach: { $count }
web-heirs-reach-of = { $name }'s reach: { $count }
web-heirs-resources = Your resources
web-heirs-hand-mine = Your hand
web-heirs-hand-of = { $name }'s hand, open
web-heirs-hand-empty = No tiles
web-heirs-hand-count = { $count } of 3
web-heirs-stack = { $count ->
    [0] Stack empty
   *[other] { $count } left in the stack
  }
web-heirs-stack-then = then the final round
web-heirs-last = final round
web-heirs-preparing = Setting up the game.
web-heirs-field-empty = Field { $at }, empty
web-heirs-field-open = Field { $at }, open terrain, { $terrain }
web-heirs-field-start = Field { $at }, start tile, { $terrain }
web-heirs-field-building = Field { $at }, { $name }, owner { $owner }
web-heirs-field-troop = troop of { $seat }
web-heirs-field-retinue = retinue of { $seat }
web-heirs-field-moved = moved already
web-heirs-chosen = Chosen.
web-heirs-pickable = Can be chosen.
web-heirs-cost = Cost: { $cost }
web-heirs-cost-part = { $count } { $resource }
web-heirs-cost-free = nothing
web-heirs-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
web-heirs-landscape = Landscape
web-heirs-zoom-fit = Whole landscape
web-heirs-reach-why = { $count ->
    [0] none in the reserve, plus 1
    [one] 1 troop in the reserve, plus 1
   *[other] { $count } troops in the reserve, plus 1
  }
web-heirs-reach-regent = The Regent’s reach is always 3.
web-heirs-out-of-reach = Out of reach
web-heirs-from-reserve = reserve
web-heirs-from-troop = troop
web-heirs-from-many = { $count } × { $name }
web-heirs-from-nothing = no source
web-heirs-lack = { $what } missing
web-heirs-fresh = new since your last turn
web-heirs-preview = { $points } for you
web-heirs-preview-other = { $points } for { $name }
web-heirs-road = Road across { $count } tiles, { $points } for { $seat }
web-heirs-orders = The Regent's orders
web-heirs-orders-left = { $count ->
    [0] none face down
    [one] 1 face down
   *[other] { $count } face down
  }
web-heirs-sum-buildings = { $count } for buildings
web-heirs-sum-roads = { $count } for roads
web-heirs-regent = Regent
web-heirs-side-regent = The Regent's side
web-heirs-reach-of-regent = The Regent's reach: { $count }

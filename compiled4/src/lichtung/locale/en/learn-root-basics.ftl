# A lesson: two sentences and 140 letters a step at most.

learn-root-basics = Root: the basics

learn-root-basics-map = The Woodland
learn-root-basics-map-keep = Twelve clearings, joined by paths. You play the cats: tap the clearing with your keep.
learn-root-basics-map-keep-hint = The keep stands at the top left, in clearing 1.
learn-root-basics-map-next = Warriors walk along paths from clearing to clearing. Tap a neighbour of your keep.
learn-root-basics-map-next-hint = Paths lead from clearing 1 to 5, 9 and 10.
learn-root-basics-map-suit = Every clearing has a suit: fox, rabbit or mouse. Tap a fox clearing.
learn-root-basics-map-suit-hint = The sign beside the number names the suit. Foxes are 1, 6, 8 and 12.
learn-root-basics-map-suit-after = Cards have suits too. Birds match everywhere.
learn-root-basics-map-phases = A turn has three phases: Birdsong, Daylight, Evening. Whoever first has 30 points wins at once.

learn-root-basics-rule = Rule, march, battle, build
learn-root-basics-rule-rule = Most warriors and buildings in a clearing rule it. Tap one that is yours.
learn-root-basics-rule-rule-hint = In 12 two birds face one cat. In 9 nobody stands but you.
learn-root-basics-rule-march = You may move if you rule the origin or the destination. Take clearing 12.
learn-root-basics-rule-level = That makes 2 against 2, and the birds rule where it is level.
learn-root-basics-rule-elsewhere = The way to 12 leads from 9, with both warriors.
learn-root-basics-rule-march-first = The march comes first: from 9 to 12.
learn-root-basics-rule-must-rule = The birds rule 12 and 11. Try from 9.
learn-root-basics-rule-marched = Now it is three cats against two birds: you rule.
learn-root-basics-rule-battle = A march has two moves, one is enough: end it. Then battle in 12, where you hit with the higher die.
learn-root-basics-rule-stay = Stay in 12, or you no longer rule it.
learn-root-basics-rule-fight = Two birds still stand in 12. Battle there.
learn-root-basics-rule-battle-after = 2 to 1: two birds fall, and one of yours.
learn-root-basics-rule-build = The slot is free and wood from 9 reaches it. Build what scores most.
learn-root-basics-rule-less = That scores 1. A second workshop scores 2.
learn-root-basics-rule-build-it = You have wood and a free slot in 12. Build there.
learn-root-basics-rule-built = That was 2 points.

learn-root-basics-battle = Dice and ambushes
learn-root-basics-battle-dice = Two dice: as the attacker you hit with the higher one, the defender with the lower one. Battle in clearing 5.
learn-root-basics-battle-five-first = There may be an ambush waiting in 12. Begin in 5.
learn-root-basics-battle-battle-it = First the battle in clearing 5.
learn-root-basics-battle-cap = You never land more hits than you have warriors. So nobody fights with one alone.
learn-root-basics-battle-again = Now clearing 12. A roost stands there too, worth 1 point.
learn-root-basics-battle-twelve = Battle in clearing 12.
learn-root-basics-battle-ambushed = An ambush: two hits on you, before the dice.
learn-root-basics-battle-foil = Your own ambush matches: birds count everywhere. Foil theirs with it.
learn-root-basics-battle-two-fall = Then two warriors fall before you roll. Foil the ambush.
learn-root-basics-battle-roost = 3 to 0: two warriors and the roost. Warriors always fall first.

learn-root-basics-points = Three ways to points
learn-root-basics-points-craft = Your workshops stand among foxes. Craft what asks for foxes.
learn-root-basics-points-wrong-suit = The Bake Sale asks for two rabbit workshops, yours stand in fox clearings.
learn-root-basics-points-craft-first = You can only craft now. The Anvil scores 2 points.
learn-root-basics-points-crafted = The hammer scores 2. The card says what you craft.
learn-root-basics-points-remove = Sympathy lies in 12 without warriors: defenceless. A battle removes it for certain and scores 1.
learn-root-basics-points-remove-it = The enemy token in 12 is worth a point. Battle there.
learn-root-basics-points-three = Crafting, removing, and each faction's own way: that is how 30 are reached.

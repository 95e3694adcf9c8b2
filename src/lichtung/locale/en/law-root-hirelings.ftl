# Root, hirelings: H.1 to H.3 (the current Law prints them there; earlier printings under E), and our readings of them.

law-H = Hirelings
law-H-1 = Control
law-H-1-1 = Whoever reaches or passes a hireling marker on the score track takes it at once. At the end of its own turn it takes a hireling of its choice from the supply for each of its markers, and rolls for control.
law-H-1-2 = Control roll: as many control markers come onto the card as the die shows; for whoever has most points, alone or tied, only the gold pips (1, 1, 1, 2, 2, 2), for all others all pips (2, 2, 3, 3, 3, 4). Whoever has an active dominance card has no points.
law-H-1-3 = At the end of each of its turns a player takes one control marker off every hireling gained on an earlier turn. One without markers goes to another player of its choice, who rolls at once.
law-H-2 = What hirelings do
law-H-2-1 = When hired: at once after the roll, and compulsory.
law-H-2-2 = Ability: always, also while nobody controls the hireling, unless it speaks of the controller.
law-H-2-3 = Start of Birdsong: the controller's, after the look at its dominance card; several hirelings in any order.
law-H-2-4 = Daylight: once, between any two actions of the controller, and optional.
law-H-3 = Pieces of hirelings
law-H-3-1 = Warriors and buildings of a hireling add to its controller's own for rule. Without a controller it counts for itself, and can rule or tie.
law-H-3-2 = A hireling is an enemy of all players but its controller and the controller's coalition partner. Two hirelings of one controller are no enemies; without a controller a hireling is everybody's enemy.
law-H-3-3 = Pieces of hirelings are no faction pieces.
law-H-3-4 = They move and battle by their own card only, and each for itself.
law-H-3-5 = No abilities, crafted cards or ambushes of the controller work for them.
law-H-3-6 = Nobody scores for what a hireling removes. Whoever removes a building or token of an enemy hireling scores a point.
law-H-3-7 = If its controller moves hireling warriors into a sympathetic clearing, or a hireling removes sympathy, the controller pays for the Outrage. If that is the Alliance itself, or nobody, nothing is paid; single figures such as the ship or a Protector never cause it.
law-A-6-1 = All hirelings in use are shuffled, and three are dealt.
law-A-6-2 = Some of them are demoted at random: none for two players, one for three, two for four, all for more. They lie with the other side up for the whole game.

ruling-root-300 = Passing a space with a hireling marker counts as reaching it. Points that fall together are counted one after the other, the active player's first, then clockwise.
ruling-root-301 = For a hireling's move its controller's rule counts; of hirelings that nobody controls their own.
ruling-root-302 = At the end of a turn control markers go first, then empty cards are handed on one by one, then new hirelings are taken. Nothing else comes after that.
ruling-root-303 = Of Patrol warriors removed together, over all clearings, one goes onto the card; an ambush and the exchange of hits are two removals.
ruling-root-304 = Two rolls of one suit may place both Uprising warriors in one clearing.
ruling-root-305 = If the Last Dynasty rules its clearing but cannot move, its action cannot be taken.
ruling-root-306 = Hirelings are dealt from those whose factions are not at the table; the Mechanical Marquise counts as the Marquise. In a draft only those are dealt that leave enough factions.
ruling-root-307 = Whoever must hand a hireling on with nobody else to take it keeps it and rolls anew. The Mechanical Marquise neither takes markers nor gets hirelings. Playing together against it, players are no enemies of each other's hirelings.
ruling-root-308 = In the standard setup, where factions begin in corners, the Furious Protector and the first vault are not placed in a corner.
ruling-root-310 = The Mole Artisans keep every card of a crafted item: nobody would rather discard it.
ruling-root-311 = The Stoic Protector shelters pieces, not the items of a Vagabond who attacks there.
ruling-root-312 = Whoever has no matching card cannot battle the Spring Uprising, whatever would make it; whoever has one and must battle must discard it. Others may be forced to battle it by those who do not know their cards: without a matching one nothing happens.

other-root-300 = Only whoever stops on the space takes its marker.
other-root-301 = A hireling moves by its own rule only.
other-root-302 = New hirelings are taken before old ones are handed on.
other-root-303 = One goes onto the card for each clearing.
other-root-304 = The two clearings must be different.
other-root-305 = It may be used, and does nothing.
other-root-306 = Hirelings are dealt first, and seats choose other factions.
other-root-307 = The hireling goes back to the supply.
other-root-308 = They may stand in a corner; whoever would begin there begins elsewhere.
other-root-310 = The controller may discard the card all the same.
other-root-311 = His items are safe, too.
other-root-312 = Whoever has cards may announce the battle, and withdraw.

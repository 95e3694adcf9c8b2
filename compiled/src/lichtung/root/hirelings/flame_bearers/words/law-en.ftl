# Root: Flame Bearers and Rat Smugglers (law-H-...), in our own words.

law-H-flame_bearers = Flame Bearers: Setup, and when hired with none on the map: two warriors anywhere. At the start of Birdsong they must remove one enemy piece for each Bearer beside it, of each enemy warriors first; then one Bearer must come to a clearing with a Bearer or next to one, or if that is impossible two anywhere.
law-H-smugglers = Rat Smugglers: Any number of times in Daylight the controller may discard a card with an item to move or to start a battle.

# Root: Riverfolk Flotilla and Otter Divers (law-H-...), in our own words.

law-H-flotilla = Riverfolk Flotilla: The ship begins in a clearing on both the edge of the map and the river. It cannot be battled or removed, and rolls up to three hits. At the start of its controller's Birdsong every player with faction pieces there may draw a card; then it must move along the river, whoever rules; then it may battle.
law-H-divers = Otter Divers: Moves of its controller's faction to or from a clearing on the river need no rule.

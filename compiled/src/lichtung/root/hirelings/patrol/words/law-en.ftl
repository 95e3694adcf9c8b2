# Root: Forest Patrol and Feline Physicians (law-H-...), in our own words.

law-H-patrol = Forest Patrol: A warrior in each clearing. Whenever Patrol warriors are removed together, one of them goes onto the card, the others to the supply. In Daylight its controller may move and then battle with it; or place all warriors of the card in a clearing with a Patrol warrior.
law-H-physicians = Feline Physicians: When faction warriors of its controller are removed, it may spend a card matching their clearing: they go to a clearing with its faction pieces instead of the supply.

# Root: Spring Uprising and Rabbit Scouts (law-H-...), in our own words.

law-H-uprising = Spring Uprising: Setup: roll the suit die twice, and place a warrior in a matching clearing each time. When hired with none on the map: roll and place one. Whoever battles it first discards a card matching the clearing; hirelings and automata cannot. At the start of Birdsong its controller must roll, and then either remove an Uprising warrior and all enemy pieces from a matching clearing, or place one in a matching clearing.
law-H-scouts = Rabbit Scouts: When its controller's faction defends, it may before the roll spend a card matching the clearing to use the higher die.

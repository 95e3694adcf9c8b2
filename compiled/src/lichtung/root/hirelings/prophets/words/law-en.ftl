# Root: Warm Sun Prophets and Lizard Envoys (law-H-...), in our own words.

law-H-prophets = Warm Sun Prophets: Setup: a warrior in each clearing with a ruin. When hired with none on the map: one anywhere. In Daylight the controller chooses a player, also itself, with faction pieces beside a Prophet, and forces it to battle there, or to move as many pieces as possible from there to a clearing and then to battle there if the controller wants; it names the defender. Or it places a Prophet in a clearing without one.
law-H-envoys = Lizard Envoys: At the start of its Birdsong the controller may take, of the top five cards of the discard pile, one of the commonest suit that is no ambush. Birds are a suit of their own; in a tie the controller decides.

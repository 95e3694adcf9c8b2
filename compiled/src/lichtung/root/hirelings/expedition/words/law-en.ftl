# Root: Sunward Expedition and Mole Artisans (law-H-...), in our own words.

law-H-expedition = Sunward Expedition: Setup: a foothold and three warriors in any clearing. In Daylight: first a foothold and up to three warriors in a clearing without a foothold (with none in the supply one is taken off first); then a move and a battle, both optional, or a warrior at each foothold.
law-H-artisans = Mole Artisans: A card with an item that the controller crafts lies revealed instead of being discarded. At the end of the Evening, after the hand limit, all such cards return to its hand.

# Root: the advanced setup (A).

law-A = Advanced setup
law-A-7 = With two players the dominance cards are left out. Everybody draws five cards from the shuffled deck; three of them are kept in the end.
law-A-8 = Factions are chosen and set up by the standard rules, or with the setup cards for the advanced setup.
law-A-8-1 = One random setup card of a militant faction is laid out; then, from all others together, as many as there are players.
law-A-8-1-I = With two players no insurgent faction takes part.
law-A-8-1-II = If the last card laid out is an insurgent faction, it is locked until somebody has chosen a militant one.
law-A-8-1-III = Beside the Vagabond's card lies a random character. Whoever chooses him plays that character.
law-A-8-2 = From the last player on, each takes one of the cards and sets up the faction at once, as the card says, before the next one chooses.
law-A-8-2-I = Some factions choose homelands. A homeland cannot be anybody else's, and all pieces that belong there must fit.
law-A-8-2-II = If a homeland is to have two clearings between it and those of enemies and none has, it must not be adjacent to any of them; if that is impossible too, it may be adjacent.
law-A-9 = All begin with no points.
law-A-10 = Everybody keeps three of the five cards. The others go back into the deck, which is shuffled.

ruling-root-120 = A homeland two or more clearings away is one with two clearings between on the shortest way along open paths. Rivers and closed paths do not count.
ruling-root-121 = Pieces fit where a slot is open for each building and nobody keeps them out.
ruling-root-122 = A hand that is open to all lies open as soon as its owner has a faction whose hand is open.
ruling-root-123 = Everybody decides in turn order which cards go back; only the owner knows them, unless the hand is open. The deck is shuffled when all have decided.
ruling-root-124 = There is one card for the Vagabond. Where two of them play all the same, each has a random character of his own, the one who goes last sets up first, and both sets of items go under the ruins.

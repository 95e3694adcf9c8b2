# Root: the advanced setup (A).

law-A = Advanced setup
law-A-6 = Hirelings: if you like, exactly three are in play. They come after the seats, before cards and factions.
law-A-6-3 = From the last player in turn order on, counterclockwise, everybody sets up one hireling by its card. Some hirelings have no setup, and not every player gets one.
law-A-6-4 = The three hireling markers go on spaces 4, 8 and 12 of the score track.
law-A-6-5 = Nobody can play a faction whose hireling is in the game.
law-A-7 = With two players the dominance cards are left out. Everybody draws five cards from the shuffled deck and keeps three of them in the end.
law-A-8 = You choose and set up factions, either by the standard setup or with the setup cards for the advanced one.
law-A-8-1 = One random setup card of a militant faction is laid out; then, from all others together, as many as there are players.
law-A-8-1-I = With two players you play without insurgent factions.
law-A-8-1-II = If the last card laid out is an insurgent faction, it is locked until somebody has chosen a militant one.
law-A-8-1-III = Beside the Vagabond's card lies a random character. Whoever chooses him plays that character.
law-A-8-2 = Starting with the last player in turn order, each in turn takes one of the cards and sets up that faction at once, as the card says, before the next one chooses.
law-A-8-2-I = Some factions choose homelands. A homeland cannot be anybody else's, and there must be room for all the pieces that go there.
law-A-8-2-II = If a homeland should have two clearings between it and those of enemies but none has, it must not be adjacent to any of them; if that is impossible too, it may be adjacent.
law-A-9 = Everybody begins with 0 points.
law-A-10 = Everybody keeps three of the five cards. The others go back into the deck, which is shuffled.

ruling-root-120 = “At least two clearings away” means that two clearings lie in between on the shortest way along open paths. Rivers and closed paths do not count.
ruling-root-121 = There is room where each building finds an open slot and nobody bars placing.
ruling-root-122 = The hand of a faction that plays openly lies open as soon as somebody has that faction.
ruling-root-123 = Everybody decides in turn order which cards go back; only the owner knows them, unless the hand is open. The deck is shuffled once all have decided.
ruling-root-124 = There is one card for the Vagabond. If two of them play all the same, each has a random character of his own, the one who goes last sets up first, and both sets of items go under the ruins.

# Root: other boards (C).

law-C = Other boards
law-C-1 = Winter
law-C-1-1 = The torrent divides forests: each stretch of it between two clearings does so like a path.
law-C-2 = Lake
law-C-2-1 = The ferry begins in the corner clearing that lies on the shore.
law-C-2-2 = The lake counts as rivers that join every clearing on its shore to every other. It divides forests.
law-C-2-3 = Clearings on the shore are those next to the lake with no forest between.
law-C-2-4 = Forests on the shore touch the lake. Each is next to the two others from which only a clearing on the shore parts it.
law-C-2-5 = Once a turn a move from the ferry's clearing may go to any other clearing on the shore as if it were adjacent. The ferry goes along, and whoever moved draws a card. The ferry cannot be fought or removed.
later-C-2-5 = Everybody whose faction pieces went along draws a card, so whoever lends the Vagabond allied warriors does, too.
law-C-3 = Mountain
law-C-3-1 = At first six paths are closed, and the tower stands in the clearing in the middle.
law-C-3-2 = A closed path does not make clearings adjacent. It encloses and divides forests like any other path.
law-C-3-3 = Once a turn, in your Daylight, you may spend a card from hand to open a closed path at one end of which you have a piece. It stays open, and you score a point.
law-C-3-4 = The tower's clearing is the Pass. If you rule it at the end of your Evening you score a point.
law-C-3-5 = Every area enclosed by paths and clearings is a forest, with trees or without.

ruling-root-110 = On the winter, lake and mountain boards the twelve suit markers are shuffled, four of each suit. With markers = printed the printed or suggested layout is used, with suits the one that is given; autumn may be shuffled too.
ruling-root-111 = Once a turn means once, whoever's pieces go. Slipping and the Cobbler's move are moves; for wood and sympathy the ferry makes nothing adjacent. The active player orders the card and whatever else the move sets off.
ruling-root-112 = Whoever could swim as well says after the move whether the ferry goes along. For that one of the two clearings must be ruled, by the Riverfolk too. Allied warriors go along with the Vagabond, unless they can swim and rule neither of the two. Only he draws the card; by later editions everybody who goes along does.
ruling-root-113 = From the ferry all clearings on the shore are among the neighbours from which the Mechanical Marquise picks her destination. The card that she draws is discarded for a point. She opens no paths; the Pass gives her a point too.
ruling-root-114 = Warrior, building, token or pawn: any piece of one's own will do, mercenaries will not. Any card will do.
ruling-root-115 = It is looked at after drawing and discarding. Mercenaries still count in that Evening. There is no point with an active dominance card.

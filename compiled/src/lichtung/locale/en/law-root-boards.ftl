# Root: other boards (C).

law-C = Other boards
law-C-1 = Winter
law-C-1-1 = The torrent divides forests: each stretch of it between two clearings acts like a path there.
law-C-2 = Lake
law-C-2-1 = The ferry begins in the corner clearing on the shore.
law-C-2-2 = The lake counts as rivers that connect every clearing on its shore to every other. It divides forests.
law-C-2-3 = Clearings on the shore are those next to the lake with no forest in between.
law-C-2-4 = Forests on the shore touch the lake. Each is adjacent to the two others separated from it only by a clearing on the shore.
law-C-2-5 = Once a turn a move from the ferry's clearing may go to any other clearing on the shore as if it were adjacent. The ferry goes along, and whoever moved draws a card. The ferry cannot be attacked or removed.
later-C-2-5 = Everybody whose pieces went along draws a card, including whoever lends the Vagabond allied warriors.
law-C-3 = Mountain
law-C-3-1 = At the start six paths are closed, and the tower stands in the middle clearing.
law-C-3-2 = A closed path does not make clearings adjacent. It encloses and divides forests like any other path.
law-C-3-3 = Once a turn, in your Daylight, you may spend a card from hand to open a closed path if you have a piece at one of its ends. It stays open, and you score a point.
law-C-3-4 = The tower's clearing is the Pass. If you rule it at the end of your Evening, you score a point.
law-C-3-5 = Every area enclosed by paths and clearings is a forest, even without trees.

ruling-root-110 = On the winter, lake and mountain boards the twelve suit markers are shuffled, four of each suit. With markers = printed the printed or suggested layout is used, with suits the one given; autumn may be shuffled too.
ruling-root-111 = Once a turn means once, no matter whose pieces go. Slipping and the Cobbler's move count as moves; for wood and sympathy the ferry makes nothing adjacent. The active player orders the card and whatever else the move sets off.
ruling-root-112 = Whoever could swim as well says after the move whether the ferry goes along. For that they must rule one of the two clearings, even the Riverfolk. Allied warriors go along with the Vagabond, unless they can swim and rule neither of the two. Only he draws the card; by later editions everybody who goes along does.
ruling-root-113 = From the ferry the Mechanical Marquise counts all clearings on the shore among the neighbours from which she picks her destination. The card she draws is discarded for a point. She opens no paths; the Pass gives her a point too.
ruling-root-114 = Warrior, building, token or pawn: any piece of your own will do, but not mercenaries. So will any card.
ruling-root-115 = This is checked after drawing and discarding. Mercenaries still count that Evening. With an active dominance card there is no point.

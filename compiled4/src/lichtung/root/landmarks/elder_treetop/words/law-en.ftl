# Root: the card Elder Treetop (law-K-elder_treetop), and our reading of it, in our own words.

law-K-elder_treetop = Elder Treetop: in a corner. Its clearing has one more slot. Whoever removes an enemy building from that slot scores one point more than usual. Not recommended for two players.
ruling-root-503 = With slots of both sorts open the builder chooses. What replaces another building stands in its slot. If one of several alike falls in battle, its owner says whether it was the one in the Treetop; whoever else removes one takes that one.
other-root-503 = The additional slot is always built on last and cleared first.

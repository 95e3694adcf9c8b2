# Root: the card Lost City (law-K-lost_city), and our readings of it, in our own words.

law-K-lost_city = Lost City: in a clearing on the river, on the lake board on its shore. Its clearing is fox, rabbit and mouse at once: every card matches it, and it counts for every dominance and every Favor. Each crafting piece there serves as one suit of choice whenever it is used. The Alliance may revolt there with supporters of different suits; if its base there falls, all supporters go. The Cult may build gardens of any suit there, the Riverfolk one post.
ruling-root-504 = The Alliance has at most one base in the Lost City, too.
ruling-root-507 = When swaying, the Lost City counts once: for one of the revealed cards, of whatever suit.
ruling-root-508 = However many hammers the Vagabond uses there, for one card they all count as the same suit.
ruling-root-509 = The orders of the Mechanical Marquise hit the Lost City with each of their icons.
other-root-504 = Beside a base the Alliance may revolt there once more with another suit.
other-root-507 = When swaying, it counts once for each suit.
other-root-508 = Each of his hammers may count as another suit there.
other-root-509 = Only the printed suit counts for every order.

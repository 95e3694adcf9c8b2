# Root: the card Tower (law-K-tower), and our reading of it, in our own words.

law-K-tower = Tower: in a clearing with a ruin and without a landmark; there may be one next to it. If you rule its clearing at the end of your Evening you score one point.
ruling-root-506 = The Mechanical Marquise gets the point, too, if she rules the clearing at the end of her Evening.
other-root-506 = A faction that nobody plays gets nothing for the Tower.

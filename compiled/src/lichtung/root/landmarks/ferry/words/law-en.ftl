# Root: the card Ferry (law-K-ferry), and our reading of it, in our own words.

law-K-ferry = Ferry: in a clearing on the river, on the lake board on its shore. Once a turn a move out of its clearing may follow the river to the next clearing on it, on the lake to any other one on the shore. As ever one of the two has to be ruled. The Ferry goes along, and whoever has moved draws a card.
ruling-root-505 = “Once a turn” means once in every turn, whoever moves.

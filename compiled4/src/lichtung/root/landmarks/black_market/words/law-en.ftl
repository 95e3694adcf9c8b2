# Root: the card Black Market (law-K-black_market), and our readings of it, in our own words.

law-K-black_market = Black Market: in a clearing with exactly one slot and no ruin. Three cards of the deck lie beside it, unseen. With a piece of your faction in the clearing you may once in your turn swap a card of your hand, face down, for one of the three.
ruling-root-511 = The deck is shuffled, and with two players the dominance cards are out of it, before the three cards are drawn.
ruling-root-512 = A swap is no spending, discarding or placing. What lies on the market is in no hand and no pile, and is never shuffled in.
other-root-511 = The cards of the market are drawn before the deck is thinned for two players.

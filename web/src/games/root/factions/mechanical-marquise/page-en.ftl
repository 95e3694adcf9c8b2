# Half a page about the faction: what it wants, how it scores, its turn, a plan, three mistakes.

page-mechanical-marquise-want = The whole forest, clearing by clearing. I do not hesitate and do not bargain: I carry out orders.
page-mechanical-marquise-score = In Birdsong every clearing that I rule with at least three warriors scores me 2 points. Whoever would have to give me a card gives me a point instead.
page-mechanical-marquise-turn-1 = I score my strong clearings.
page-mechanical-marquise-turn-2 = The foremost order is revealed. I battle in all clearings of its suit, then I move on, everywhere for a bird; last I recruit by the card's cost.
page-mechanical-marquise-turn-3 = My order plan is filled up to five cards.
page-mechanical-marquise-fear = I do not tire, and nobody can ambush me. Where I rule I leave three warriors behind and send all others to the strongest neighbour.
page-mechanical-marquise-plan = Counting helps against me: bring every clearing below three warriors before my Birdsong comes. A spy lets you see orders and swap them. You have won only when everybody has 30 points.
page-mechanical-marquise-mistake-1 = Staying where the next order leads me.
page-mechanical-marquise-mistake-2 = Attacking my strongest clearing instead of the one that has just three warriors.
page-mechanical-marquise-mistake-3 = Running ahead alone. Whoever has 30 must help the others.

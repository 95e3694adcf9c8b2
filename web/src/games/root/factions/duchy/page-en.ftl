# Half a page about the faction: what it wants, how it scores, its turn, a plan, three mistakes.

page-duchy-want = My court shall grow. Every minister I sway does something for me in every turn.
page-duchy-score = A swayed minister brings one to three points. Then my lords count markets, citadels and tunnels turn by turn, and the Banker makes points of cards. Building brings none.
page-duchy-turn-1 = Warriors come to the Burrow, more with each citadel.
page-duchy-turn-2 = Two actions, then each minister once, then I reveal cards and sway a new one.
page-duchy-turn-3 = Revealed cards come back, but not the birds. Craft, then draw: a card and one more for each market.
page-duchy-fear = I come out of the ground with four warriors where nobody expects me. But strike one of my buildings, and my best minister leaves me.
page-duchy-plan = Sway somebody every turn: squires first, then Brigadier and Mayor, lords last. Build two markets before the third citadel, and leave three warriors beside each building. Keep pieces in clearings of all suits; a tunnel is enough.
page-duchy-mistake-1 = A building without guards. Losing it costs a minister, a crown and a card.
page-duchy-mistake-2 = Spending cards with which you wanted to sway somebody. Dig with birds.
page-duchy-mistake-3 = Leaving all warriors in the Burrow. They rule nothing there, and no card matches it.

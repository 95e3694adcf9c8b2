# Half a page about the faction: what it wants, how it scores, its turn, a plan, three mistakes.

page-marquise-want = The Woodland is mine already. I want it full of workshops, sawmills and recruiters before the others wake up.
page-marquise-score = Every building scores when it is built, and the more I have of a kind the better: from 1 to 5. The rest is open to everybody: crafting, and removing other factions' buildings and tokens.
page-marquise-turn-1 = Every sawmill gets a wood.
page-marquise-turn-2 = Craft first, then three actions: battle, march, recruit, build, overwork. Each bird card buys one more.
page-marquise-turn-3 = Draw a card, more with more recruiters.
page-marquise-fear = I start almost everywhere. My losses come back through the field hospital as long as the keep stands and I hold a matching card.
page-marquise-plan = Build a second and third sawmill near the keep first, then the expensive workshop spaces. Keep a chain of clearings that your wood can travel through. Give up the edges before you are too weak everywhere.
page-marquise-mistake-1 = Hoarding wood where no path that you rule leads to a building site.
page-marquise-mistake-2 = Battling every turn. A battle is an action that builds nothing.
page-marquise-mistake-3 = Spending every bird on actions and facing the field hospital with an empty hand.

# Half a page about the faction: what it wants, how it scores, its turn, a plan, three mistakes.

page-hundreds-want = The forest shall be mine alone. Where I am, nobody else has any business.
page-hundreds-score = In the Evening I count clearings that I rule and in which no enemy has a piece: six of them score four points, every turn anew. Add what my mobs burn down. Items bring me points or strength, never both.
page-hundreds-turn-1 = Mobs raze everything and take items from ruins. Then warriors come, and my warlord changes his mood.
page-hundreds-turn-2 = Craft, then as many commands as my Command gives, then the warlord advances as often as his Prowess allows.
page-hundreds-turn-3 = I incite mobs with cards, then count what I oppress. Draw a card.
page-hundreds-fear = A mob in your clearing burns all that you have built there, without a die. And whoever has crafted items gets looted. But an unguarded mob is easy prey, and a single warrior spoils a clearing for my Evening.
page-hundreds-plan = Put a mob into each clearing with a ruin early: four items are worth more than the first points. Build a second and a third stronghold, and always leave three warriors with the warlord. Then spread out, and before each Evening clear away whatever lies about alone.
page-hundreds-mistake-1 = Letting the warlord advance alone. If he falls there is no further advance this turn.
page-hundreds-mistake-2 = Leaving a single enemy token. In the Evening it costs you the whole clearing.
page-hundreds-mistake-3 = Keeping every item. The second on a track does not raise it, and each kind forbids you a mood.

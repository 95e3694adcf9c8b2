# Half a page about the faction: what it wants, how it scores, its turn, a plan, three mistakes.

page-corvids-want = Plots. You see where they lie. What they are, only I know.
page-corvids-score = When I flip a plot, every plot that lies face up then scores. The first brings a point, the fourth brings four, if the others are still there.
page-corvids-turn-1 = Craft, flip plots beside a warrior, and recruit with a card in all clearings of one suit.
page-corvids-turn-2 = Three actions: move, plot, battle, swap two plots.
page-corvids-turn-3 = One more action or drawing cards, not both.
page-corvids-fear = My bomb empties a whole clearing. My snare lets nobody out. And whoever attacks a face-down plot loses something.
page-corvids-plan = Place two plots in your first turn and leave a warrior beside each. Snares, raids and extortions belong in quiet corners where they stay face up for long; bombs where two buildings stand. Vary the kinds so that nobody guesses right.
page-corvids-mistake-1 = Leaving a plot without a warrior. Then you cannot flip it.
page-corvids-mistake-2 = Flipping the bomb first. Last it scores more, and then it is gone.
page-corvids-mistake-3 = Giving up the draw every Evening. Without cards no warriors come, and without warriors no plots.

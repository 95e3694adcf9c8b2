# A lesson: two sentences and 140 letters a step at most.

learn-root-keepers = Keepers in Iron

learn-root-keepers-camp = A camp for the relic
learn-root-keepers-camp-type = A figure lies in 1. Only a waystation that shows a figure can recover it: encamp there.
learn-root-keepers-camp-where = The relic lies in 1. That is where the camp belongs.
learn-root-keepers-camp-side = This side shows another type. Turn the figure up.
learn-root-keepers-camp-now = Encamp in 1, with the figure up.
learn-root-keepers-camp-stands = Now every card of the third column can recover it, if it matches.

learn-root-keepers-delve = Dig where you rule
learn-root-keepers-delve-which = Your card acts in 1. Delve the relic that does not cost it: count your clearings around the forest.
learn-root-keepers-delve-dear = Around that forest you rule one clearing. A relic worth 3 costs the card.
learn-root-keepers-delve-stay = The relic lies ready, and the card has nothing better to do.
learn-root-keepers-delve-now = Act with the card in 1, then delve the tablet.
learn-root-keepers-delve-kept = Two clearings, a value of 2: the card stays in your Retinue.

learn-root-keepers-recover = The dear one last
learn-root-keepers-recover-all = You rule two fox clearings. Recover all three with one card: the one that costs it comes last.
learn-root-keepers-recover-last = Worth 3, and you rule two: the card would be gone, and two relics would stay.
learn-root-keepers-recover-where = There is no relic in 8. Act in 1.
learn-root-keepers-recover-stay = Do not walk away: recover.
learn-root-keepers-recover-now = Act in 1 and recover the cheap ones first.
learn-root-keepers-recover-won = 1, 2 and 3: that makes 30.

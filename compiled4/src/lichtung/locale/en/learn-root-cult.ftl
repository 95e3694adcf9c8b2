# A lesson: two sentences and 140 letters a step at most.

learn-root-cult = Lizard Cult

learn-root-cult-rituals = Revealed is not spent
learn-root-cult-rituals-preach = Your rituals only reveal cards. Reveal a mouse card and recruit in clearing 11.
learn-root-cult-rituals-one-garden = With a single garden that brings nothing, and the card is gone.
learn-root-cult-rituals-eleven = You will want to plant in 11. Recruit there.
learn-root-cult-rituals-who-rules = A garden stands only where you rule. First a warrior in 11.
learn-root-cult-rituals-preach-first = Reveal a mouse card first.
learn-root-cult-rituals-returns = In the Evening the revealed card returns to your hand.
learn-root-cult-rituals-plant = You rule 11 now. Plant a garden with the other mouse card.
learn-root-cult-rituals-plant-now = Plant a garden in 11.
learn-root-cult-rituals-second = Two gardens of a suit: from now on scoring pays.

learn-root-cult-score = Plant, then score
learn-root-cult-score-fox = One garden alone brings nothing, two bring 2. Plant a second in 8 and spend the other fox card.
learn-root-cult-score-too-early = It is still a single garden: that brings nothing.
learn-root-cult-score-fox-first = Begin with the foxes in 8.
learn-root-cult-score-two = 2 points. You may score each suit once a turn.
learn-root-cult-score-rabbit = And the same among the rabbits.
learn-root-cult-score-plant-first = First the second garden in 5.
learn-root-cult-score-rabbit-now = Plant in 5, then score the rabbits.
learn-root-cult-score-won = Twice 2: 30.

learn-root-cult-hated = Hated, and therefore cheap
learn-root-cult-hated-sanctify = The mice are hated: sanctifying costs only 2 acolytes. Turn both buildings in 7 into gardens.
learn-root-cult-hated-convert = That acolyte is then missing for the second garden.
learn-root-cult-hated-both = Four acolytes, two gardens: sanctify both.
learn-root-cult-hated-gardens = Two points, three gardens, and not a die was rolled.
learn-root-cult-hated-fourth = 3 points to go. Plant the fourth mouse garden, then score.
learn-root-cult-hated-three-gardens = With three gardens that brings 2. Plant the fourth first.
learn-root-cult-hated-plant-fourth = Plant the fourth garden first.

learn-root-cult-acolytes = Revenge makes acolytes
learn-root-cult-acolytes-convert = Two of your defenders fell and are acolytes now. Use them to convert the cat in 7.
learn-root-cult-acolytes-seven = In 7 the cat threatens your garden. Convert it.
learn-root-cult-acolytes-turned = An attacker has become a warrior of yours, without dice.

learn-root-cult-victim = As victim: you steer them
learn-root-cult-victim-discard = Discards name the outcasts. Your buildings stand among mice: do not discard a mouse.
learn-root-cult-victim-mouse = Then most lost souls are mice, and the Cult comes for your buildings.
learn-root-cult-victim-not-tie = A tie leaves it open. A fox makes it safe.
learn-root-cult-victim-steered = Now it is the foxes, and you have nothing there.

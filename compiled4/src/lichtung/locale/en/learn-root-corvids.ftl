# A lesson: two sentences and 140 letters a step at most.

learn-root-corvids = Corvid Conspiracy

learn-root-corvids-plots = Plots nobody can tell apart
learn-root-corvids-plots-bomb = A plot lies face down, and only you know which it is. Hatch a bomb in 5, beside both buildings.
learn-root-corvids-plots-five = In 9 a bomb finds a single cat. Hatch it in 5.
learn-root-corvids-plots-alone = Your only warrior in 10 would pay for it, and nobody could turn the plot up.
learn-root-corvids-plots-a-bomb = Two buildings stand in 5: that is a place for a bomb.
learn-root-corvids-plots-first = Hatch a bomb in 5 first.
learn-root-corvids-plots-paid = It cost a warrior. The other one guards it and turns it up next Birdsong.
learn-root-corvids-plots-second = A second plot in the same turn costs two warriors. Hatch one of your choice in 9.
learn-root-corvids-plots-nine = In 9 there are three of you: two pay, one guards.
learn-root-corvids-plots-dearer = The second plot of a turn takes two warriors in one clearing.
learn-root-corvids-plots-guarded = Two plots, each with a guard. The others can only wonder.

learn-root-corvids-flip = The bomb last
learn-root-corvids-flip-first = Each plot that you turn up scores a point for every plot face up then. Begin with the two that stay.
learn-root-corvids-flip-bomb = It goes off and is gone: 1 point, and nothing left to count for the others.
learn-root-corvids-flip-now = Turn up your plots, one after the other.
learn-root-corvids-flip-two = 1 point, then 2: both lie face up and count for what comes.
learn-root-corvids-flip-last = Now the bomb: it counts itself and both others before it goes off.
learn-root-corvids-flip-three = Turn up the bomb in 5: 3 points.
learn-root-corvids-flip-won = 1 and 2 and 3: 30.

learn-root-corvids-rally = Quickly everywhere
learn-root-corvids-rally-card = Two plots lie without a guard, both among foxes. Spend the card that brings a warrior to every fox clearing.
learn-root-corvids-rally-rabbits = Then warriors come to the rabbits, and your plots stay unguarded.
learn-root-corvids-rally-now = Recruit with the fox card now.
learn-root-corvids-rally-guarded = One in each fox clearing but the keep. Next Birdsong both plots can be turned up.
learn-root-corvids-rally-nimble = Cats rule 12. You move whoever rules: bring the warrior from 9 to your plot there.
learn-root-corvids-rally-twelve = The plot in 12 lies beside two cats. Move there from 9.
learn-root-corvids-rally-move = Move from 9 to 12.
learn-root-corvids-rally-free = No rule needed, neither where you come from nor where you go.

learn-root-corvids-trick = Swapped
learn-root-corvids-trick-swap = Your bomb lies in 7, where nobody is, and a raid in 5. Swap both plots, however far apart they are.
learn-root-corvids-trick-plot = Better the right plot in the right place than a third one.
learn-root-corvids-trick-battle = Two cats strike back. The bomb clears them all without dice.
learn-root-corvids-trick-now = Swap the plots in 5 and 7.
learn-root-corvids-trick-unseen = Everybody saw that you swapped them, and nobody knows what lies where.
learn-root-corvids-trick-exert = Exert yourself in the Evening: one more action instead of the draw. Hatch a plot in 12.
learn-root-corvids-trick-draw = You would draw a card. Tonight a third plot is worth more.
learn-root-corvids-trick-exert-now = Hatch a plot in 12.
learn-root-corvids-trick-no-card = A new plot for a new day, and no card this time.

learn-root-corvids-victim = As victim: count along
learn-root-corvids-victim-guess = Both snares and both extortions lie open, and a raid was guessed in vain. Show a rabbit card and name what lies in 5.
learn-root-corvids-victim-raid = Somebody guessed that already, and it was wrong.
learn-root-corvids-victim-open = Both of that kind lie open elsewhere.
learn-root-corvids-victim-battle = The hidden plot strikes back, and its Corvid too. There is a safer way.
learn-root-corvids-victim-now = You may guess at any time in your turn, and it costs no action.
learn-root-corvids-victim-kept = A point, the bomb is gone, and the card stays yours. Only a wrong guess costs it.

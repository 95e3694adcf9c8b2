# A lesson: two sentences and 140 letters a step at most.

learn-root-hirelings = Hirelings and landmarks

learn-root-hirelings-hire = First come, first hired
learn-root-hirelings-hire-notice = Hireling markers lie on spaces 4, 8 and 12 of the score track. Build in 9: that takes you to the first one.
learn-root-hirelings-hire-no-points = Without points somebody else will snatch the marker.
learn-root-hirelings-hire-build = Build in 9, and you will have at least 4 points.
learn-root-hirelings-hire-taken = The marker is yours. At the end of your turn you hire somebody for it.
learn-root-hirelings-hire-choose = End your turn and hire whoever is nearest: five warriors of the Last Dynasty stand in 5.
learn-root-hirelings-hire-five = They are far away. Five warriors on your doorstep help you at once.
learn-root-hirelings-hire-end = End your turn. Hiring comes after that.
learn-root-hirelings-hire-control = You lead, so the die shows less: two control markers. The Dynasty obeys you for two turns.

learn-root-hirelings-use = Their warriors, your rule
learn-root-hirelings-use-employ = Once a Daylight you may use the Dynasty, and it costs no action. Send all five to battle in 2.
learn-root-hirelings-use-later = You can still do that afterwards. Use the Dynasty first.
learn-root-hirelings-use-two = Two moles stand in 2. That is where they should go.
learn-root-hirelings-use-first = Use the Dynasty first: you will still have all three actions.
learn-root-hirelings-use-fought = 2 is clear. You score nothing for the tunnel: what hirelings remove counts for nobody.
learn-root-hirelings-use-build = But their warriors count for your rule. Build in 2, though there is not a single cat.
learn-root-hirelings-use-there = Build in 2 while the Dynasty rules it for you.
learn-root-hirelings-use-built = The building stays yours when the Dynasty moves on.

learn-root-hirelings-pass = The last day of service
learn-root-hirelings-pass-away = Today you lose the Dynasty, and it stands beside your sawmill. Use it once more and send it to 2.
learn-root-hirelings-pass-stay = Then four enemies stand beside your sawmill tomorrow.
learn-root-hirelings-pass-home = Your keep is in 1. That is the last place where you want them tomorrow.
learn-root-hirelings-pass-first = Send the Dynasty away first.
learn-root-hirelings-pass-gone = Now it stands beside the moles' market.
learn-root-hirelings-pass-whom = End your turn. The last control marker goes, and you hand the Dynasty on: to whoever harms you least.
learn-root-hirelings-pass-leader = The Duchy leads with 14 points and would have four warriors more. Give them to the Alliance.
learn-root-hirelings-pass-end = End your turn.
learn-root-hirelings-pass-passed = The Alliance is behind, so the die shows more: three markers. And the market is right there.

learn-root-hirelings-places = Places worth fighting for
learn-root-hirelings-places-city = Foxfolk Steel costs two foxes. The Lost City lies in 5: a workshop there counts as any suit.
learn-root-hirelings-places-craft = Craft the sword first. Later in the turn you cannot.
learn-root-hirelings-places-rabbits = The Lost City counts once. For two rabbits you need a second workshop among the rabbits.
learn-root-hirelings-places-any = One fox from 1, one from the city: 2 points.
learn-root-hirelings-places-tower = The Tower stands in 10: whoever rules it at the end of their Evening scores a point. Take it from the mole.
learn-root-hirelings-places-level = One against one: level, so nobody rules. Take two.
learn-root-hirelings-places-ten = Move two from 1 to 10.
learn-root-hirelings-places-ruled = Two against one: the Tower is yours.
learn-root-hirelings-places-end = Stay there and end your turn.
learn-root-hirelings-places-leave = Then you lose the Tower before the Evening.
learn-root-hirelings-places-end-now = You can end your march here.
learn-root-hirelings-places-point = A point, and one more every turn as long as you hold the Tower.

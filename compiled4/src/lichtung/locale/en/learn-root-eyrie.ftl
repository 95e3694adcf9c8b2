# A lesson: two sentences and 140 letters a step at most.

learn-root-eyrie = Eyrie Dynasties

learn-root-eyrie-decree = What you promise
learn-root-eyrie-decree-promise = Every card in the Decree is carried out every turn. Your roost is among rabbits: put the rabbit card into Recruit.
learn-root-eyrie-decree-no-fox = You have no roost among foxes: that would fail today.
learn-root-eyrie-decree-fox-later = Where would you find a fox for that every turn? Take the rabbit card.
learn-root-eyrie-decree-recruit-it = That column gets harder every turn. Your roost in 3 suits Recruit.
learn-root-eyrie-decree-add = You must add one card.
learn-root-eyrie-decree-added = You might add a second card; at most one of them may be a bird.
learn-root-eyrie-decree-enough = One is enough. End Birdsong.
learn-root-eyrie-decree-one-enough = With the Anvil you promise a fox that you do not have.
learn-root-eyrie-decree-move = Your roost has recruited. Now the Vizier moves: take four warriors to 11, where there is room for a roost.
learn-root-eyrie-decree-level = One against one is even enough for you, but it stands alone. Take more.
learn-root-eyrie-decree-leave-one = Then your roost in 3 would be left without a warrior.
learn-root-eyrie-decree-eleven = There is room in 11, and only one cat.
learn-root-eyrie-decree-roosted = The second Vizier has built a roost in 11. Two roosts score 1 every Evening.

learn-root-eyrie-level = Level is rule
learn-root-eyrie-level-three = After this the Decree demands a roost among foxes. Three cats stand in 12: take enough warriors.
learn-root-eyrie-level-too-few = Then there are more cats than birds, and you build nothing: turmoil.
learn-root-eyrie-level-fox = The only foxes with a free slot here are in 12.
learn-root-eyrie-level-won = Three against three: you rule where it is level. Five roosts score 4.

learn-root-eyrie-wild = The wild card waits
learn-root-eyrie-wild-step = The Vizier moves first. Send one warrior from 5 to 2; two stay for the battle.
learn-root-eyrie-wild-keep-two = You will battle in 5 and in 11. Take only one, from 5 to 2.
learn-root-eyrie-wild-rabbit = Battle twice: with the rabbit card and with the bird. Only 5 has an enemy among rabbits: which comes first?
learn-root-eyrie-wild-bird-last = If the bird strikes in 5, nobody is left for the rabbit card. Turmoil follows.
learn-root-eyrie-wild-fulfilled = First the card that has one place only, then the wild one.

learn-root-eyrie-turmoil = A cheap fall
learn-root-eyrie-turmoil-leader = The fox card in Battle found no enemy: turmoil. Choose a new leader, one who likes to craft.
learn-root-eyrie-turmoil-charismatic = Recruits twice, a good plan. Here we try the Builder.
learn-root-eyrie-turmoil-despot = Scores more for enemy buildings. Here we try the Builder.
learn-root-eyrie-turmoil-cheap = No bird lay in the Decree, only Viziers cost you points. Falling early is cheap.

learn-root-eyrie-victim = As victim: break their promise
learn-root-eyrie-victim-block = The birds must build among foxes every turn, and near them only 8 has a free slot. Fill it.
learn-root-eyrie-victim-storm = Three birds hold the roost. The free slot costs you only one wood.
learn-root-eyrie-victim-fill-it = Fill the last free slot in 8.
learn-root-eyrie-victim-blocked = If they find no fox with room, turmoil comes: it costs points and the leader.

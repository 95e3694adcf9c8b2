# Half a page about the faction: what it wants, how it scores, its turn, a plan, three mistakes.

page-eyrie-want = Roosts, everywhere. The forest was ours, and it will be again.
page-eyrie-score = In the Evening the roost track pays, every turn anew: 2 with three roosts, 5 with seven. Who builds early earns for long.
page-eyrie-turn-1 = One or two cards go into the Decree, at most one of them a bird.
page-eyrie-turn-2 = Craft first. Then the whole Decree, from left to right: recruit, move, battle, build. If a card cannot be done, turmoil follows.
page-eyrie-turn-3 = Score roosts, draw cards.
page-eyrie-fear = My Decree grows. In the middle of the game I move and battle more often than anybody. And where we are level, I rule.
page-eyrie-plan = Take the Charismatic leader or the Despot. Put birds into Move or Recruit, and suited cards only where you can still do them three turns from now. Before each card ask: where do I do this next time?
page-eyrie-mistake-1 = A card in Build without a clearing that has room for it. Build is the column that falls most often.
page-eyrie-mistake-2 = Using the bird to battle where the suited card has its only enemy.
page-eyrie-mistake-3 = Avoiding turmoil at any price. Early, with few birds, it costs little and brings the leader you need now.

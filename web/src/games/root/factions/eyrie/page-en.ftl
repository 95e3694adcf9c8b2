# Half a page about the faction: what it wants, how it scores, its turn, a plan, three mistakes.

page-eyrie-want = Roosts, everywhere. The forest was ours, and it will be again.
page-eyrie-score = In the Evening the roost track pays, every turn anew: 2 with three roosts, 5 with seven. Build early and you earn for a long time.
page-eyrie-turn-1 = One or two cards go into the Decree, at most one of them a bird.
page-eyrie-turn-2 = Craft first. Then the whole Decree, from left to right: recruit, move, battle, build. If a card cannot be done, turmoil follows.
page-eyrie-turn-3 = Score roosts, draw cards.
page-eyrie-fear = My Decree grows. In the middle of the game I move and battle more often than anybody. And in a tie, I rule.
page-eyrie-plan = Take the Charismatic or the Despot as leader. Put birds into Move or Recruit, and suited cards only where you can still do them three turns from now. Before each card ask: where do I do this next time?
page-eyrie-mistake-1 = A card in Build without a clearing that has room for it. That is the column where the Decree fails most often.
page-eyrie-mistake-2 = Using the bird to battle where the suited card has its only enemy.
page-eyrie-mistake-3 = Avoiding turmoil at all costs. Early, with few birds, it costs little and brings the leader you need now.

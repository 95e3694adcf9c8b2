# The Law of Root for games with two Vagabonds, in our own words.

law-9-8 = Two Vagabonds
law-9-8-1 = Both sets of ruin items are in the game, two under each ruin. Who finds two there sees both and takes one or none. What he already has from a ruin on his board he cannot take a second time. Without an item there is no victory point, but the torch is exhausted all the same.
law-9-8-2 = Chance decides which of the two sets up first.
law-9-8-3 = Both do quests from the same row of three; the second one adds none.

ruling-root-80 = Each Vagabond hides one set as in 9.3.4: under each ruin lies one item of each set. The sets can be told apart.
ruling-root-81 = If only one is left there he takes it as in 9.5.3, unless he has the same one from a ruin already. What he sees only he knows.
ruling-root-82 = A damaged item lies on the board too. If the Vagabond parts with one of several equal items by 9.6.4, the one from the ruin goes first; that is never a disadvantage, so nobody is asked.
ruling-root-83 = The other Vagabond can be the partner too. Whom somebody has joined makes no coalition of his own.
ruling-root-84 = There is one card of each character; who sets up second chooses among the others. Two Vagabonds need at least one other faction: among themselves they could run out of victory points.

# A lesson: two sentences and 140 letters a step at most.

learn-root-mechanical-marquise = Together against the machine

learn-root-mechanical-marquise-machine = How she moves
learn-root-mechanical-marquise-machine-order = You all play against the Mechanical Marquise. Her order is a rabbit: tap where she attacks you.
learn-root-mechanical-marquise-machine-order-hint = She battles in every clearing of that suit where she meets you: in 5.
learn-root-mechanical-marquise-machine-first = Strike first: use your operation in the Evening on the one warrior in 5.
learn-root-mechanical-marquise-machine-battle-it = The warrior in 5 is about to attack. Battle it.
learn-root-mechanical-marquise-machine-calm = Where she meets nobody she does not battle.

learn-root-mechanical-marquise-spy = Swapping orders
learn-root-mechanical-marquise-spy-use = She stands before your bases in 5 and 7, and the first order is a rabbit. Use the spy.
learn-root-mechanical-marquise-spy-use-first = Without the spy she attacks in 5.
learn-root-mechanical-marquise-spy-look = Look at an order. Only not the second: a mouse spy is caught at a mouse order.
learn-root-mechanical-marquise-spy-mouse = That is the mouse order, and the spy would be caught.
learn-root-mechanical-marquise-spy-look-first = Look at an order first.
learn-root-mechanical-marquise-spy-swap = Now swap two: let the fox order at the far end be the first. She meets nobody among the foxes.
learn-root-mechanical-marquise-spy-costs-more = The third costs nothing, so she would carry out the next one as well.
learn-root-mechanical-marquise-spy-one-five = Swap 1 and 5.
learn-root-mechanical-marquise-spy-safe = Both bases survive her turn. Orders can wait, you cannot.

learn-root-mechanical-marquise-arrive = Everybody must arrive
learn-root-mechanical-marquise-arrive-both = The birds have 30, but you win only when everybody has 30. Organize in 8: that scores 2.
learn-root-mechanical-marquise-arrive-score-now = You have two operations. The one in 8 scores.
learn-root-mechanical-marquise-arrive-nearly = 1 point to go. Whoever is there already helps the others now.

# A lesson: two sentences and 140 letters a step at most.

learn-root-exiles = Exiles and Partisans

learn-root-exiles-orders = Sent away
learn-root-exiles-orders-half = Four birds rule 5. With False Orders half of them leave: send them to 2, away from your keep.
learn-root-exiles-orders-home = Then they stand beside your keep. Send them to 2.
learn-root-exiles-orders-five = You want to rule 5: send them away from there.
learn-root-exiles-orders-use = The time for False Orders is Birdsong: use the card now.
learn-root-exiles-orders-yours = Three against two: 5 is yours, without a battle. The card is gone, its work is done.

learn-root-exiles-saboteurs = One card for another
learn-root-exiles-saboteurs-which = Today you attack in 5, a rabbit clearing. Discard your Saboteurs and the card of the birds that would hurt you there.
learn-root-exiles-saboteurs-moves = That one helps them to move. In the battle for 5 their Rabbit Partisans hurt you.
learn-root-exiles-saboteurs-use = Saboteurs act at the start of your Birdsong only. Use them now.
learn-root-exiles-saboteurs-gone = Both cards are discarded, and in 5 no extra hit awaits you.

learn-root-exiles-partisans = A hit for a hand
learn-root-exiles-partisans-battle = Three cats, three birds, a fox clearing, and the Fox Partisans are yours. Battle in 6.
learn-root-exiles-partisans-six = Battle the birds in 6.
learn-root-exiles-partisans-use = You hit twice, and one bird would stay. The Partisans hit once more, and cost every card that is no fox.
learn-root-exiles-partisans-one-left = Then a bird stays and guards the roost. Only one of your cards is no fox.
learn-root-exiles-partisans-price = All three are gone, for a single card. Birds in hand would have been lost, too.

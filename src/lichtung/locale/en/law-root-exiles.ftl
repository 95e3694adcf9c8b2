# The cards of the Exiles and Partisans deck in our own words, and our readings.

law-K-boat_builders = Boat Builders: rivers are paths for you, for moving and wherever adjacency matters. Cost: 2× any suit.
law-K-corvid_planners = Corvid Planners: your moves need no rule. Cost: 2× any suit.
law-K-eyrie_emigre = Eyrie Émigré: at the end of your Birdsong you may move once and then battle in the clearing you moved into. If you do not do both, discard the card. Cost: 2× fox.
later-K-eyrie_emigre = You must move and battle if you can; where you go is up to you.
law-K-saboteurs = Saboteurs: discard them at the start of your Birdsong to make an enemy discard a crafted card of your choice. Cost: 1× any suit.
law-K-soup_kitchens = Soup Kitchens: each of your tokens counts as two pieces when it comes to rule. Cost: fox, rabbit, mouse.
law-K-false_orders = False Orders: discard them in your Birdsong: half of an enemy's warriors in a clearing, rounded up, move to an adjacent one of your choice, whoever rules. Cost: fox.
law-K-fox_partisans = Fox Partisans: in a battle in a fox clearing you may deal an extra hit after the roll; then discard every card of your hand that is not a fox, birds included. Once in each battle. Cost: fox.
law-K-informants = Informants: if you would draw cards in your Evening, you may take an ambush card from the discard pile instead. Cost: 2× fox.
law-K-propaganda_bureau = Propaganda Bureau: once in your Daylight: spend a card, remove an enemy warrior from a clearing that it matches, and place one of yours there. Cost: 3× any suit.
later-K-propaganda_bureau = The warrior is replaced: if you cannot place one of yours, the other one stays, too.
law-K-charm_offensive = Charm Offensive: at the start of your Evening you may draw a card; another player of your choice scores 1. Cost: rabbit.
law-K-coffin_makers = Coffin Makers: warriors of anybody that would return to a supply go onto this card. At the start of your Birdsong score 1 for every five, then all of them go home. Cost: 2× rabbit.
later-K-coffin_makers = Only warriors that are removed from the map, and not replaced, go onto the card.
law-K-rabbit_partisans = Rabbit Partisans: in a battle in a rabbit clearing you may deal an extra hit after the roll; then discard every card of your hand that is not a rabbit, birds included. Once in each battle. Cost: rabbit.
law-K-swap_meet = Swap Meet: once in your Birdsong: take a card from another player unseen, then give that player any card of your hand. Cost: rabbit.
law-K-tunnels = Tunnels: clearings with your crafting pieces are adjacent to each other for you. Cost: rabbit.
law-K-league_of_adventurous_mice = League of Adventurous Mice: once in your Daylight: turn one of your crafted items face down to move or to start a battle. Cost: mouse.
law-K-master_engravers = Master Engravers: score 1 more for each item you craft. Cost: 2× mouse.
law-K-mouse_partisans = Mouse Partisans: in a battle in a mouse clearing you may deal an extra hit after the roll; then discard every card of your hand that is not a mouse, birds included. Once in each battle. Cost: mouse.
law-K-murine_broker = Murine Broker: draw a card whenever another player crafts an item. Cost: 2× mouse.

ruling-root-240 = Only persistent cards can be sabotaged, no active dominance card and no spy. If it is the Coffin Makers, the warriors on them go home without points.
ruling-root-241 = The active player orders what happens at the start of Birdsong: cards come before or after the services of the Riverfolk and what hirelings do then. So do the Coffin Makers, which are emptied once; if nobody lay on them before, whoever has come since may also stay.
ruling-root-242 = By the early card move and battle may be declined; then the card is discarded. A battle that an ambush ends counts.
ruling-root-243 = It is exactly half, and all go to one clearing. It is their owner's move: its rivers and tunnels count, and it pays for outrage. Nobody goes by ferry.
ruling-root-244 = The hand is discarded and nothing else; an empty hand will do. Birds are no foxes, rabbits or mice when it comes to what you keep.
ruling-root-245 = Each draw in the Evening is replaced as a whole, also that of a Charm Offensive, and as often as there is one. Lost souls are not in the discard pile.
ruling-root-246 = It needs neither presence nor rule. The warrior is placed before anything that the loss sets off. A Vagabond has no warrior: by the early card he only removes, by the later one he cannot use it.
ruling-root-247 = A coalition partner or the Mechanical Marquise may get the point, too. If there is nothing to draw it may be used all the same.
ruling-root-248 = Field hospitals and the Revenge of the Cult come first: whom they save does not go onto the card. Whoever lies there is in no supply. So by the early card the Cult misses the acolyte that it has just paid.
ruling-root-249 = Whoever has no card cannot be asked to swap. The card just taken may be given back. Only the two of them know the cards. From the Mechanical Marquise a card of the deck is taken; hers is discarded and brings her a point.
ruling-root-250 = Gardens of every suit count, though only those of the outcast craft. The Riverfolk and the Vagabond have no crafting pieces on the map.
ruling-root-251 = Nothing turns the item up again. The Vagabond may take it by Aid, and it comes face up; of two of a kind the one face down goes.
ruling-root-252 = An export is no crafting of an item. The points of the item and of the engravers fall together; the broker draws after that.
ruling-root-253 = Forests stay as they are. Whoever has boats buys none.

other-root-241 = The Coffin Makers are emptied before anybody else acts: whoever falls to hirelings then lies there until the next Birdsong.
other-root-242 = Move and battle are compulsory whenever both are possible.
other-root-245 = Only the draw at the end of the Evening is replaced, and only once.
other-root-246 = First comes everything that the loss sets off, then one's own warrior.
other-root-247 = Only an enemy gets the point, and only if a card is really drawn.
other-root-249 = The card given back is another one than the card taken.
other-root-252 = The broker draws before the points fall, even if they win the game.
other-root-261 = One sword in a battle, however many are ready.
other-root-263 = He chooses among all nine characters.

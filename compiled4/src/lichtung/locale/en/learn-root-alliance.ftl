# A lesson: two sentences and 140 letters a step at most.

learn-root-alliance = Woodland Alliance

learn-root-alliance-spread = Be in the way
learn-root-alliance-spread-first = Three fox cards are your supporters, and one pays for the first token. Spread where most paths cross.
learn-root-alliance-spread-corner = Hardly anybody passes there. Five paths meet in 12.
learn-root-alliance-spread-cross = Find the clearing with most paths: 12.
learn-root-alliance-spread-spread-first = Spread sympathy first.
learn-root-alliance-spread-paid = Whoever moves warriors here gives you a matching card: outrage.

learn-root-alliance-revolt = The revolt
learn-root-alliance-revolt-revolt = Two matching supporters, and everything that is not yours leaves 12. Revolt there and pay with the foxes.
learn-root-alliance-revolt-save-bird = The bird matches everywhere: save it, the foxes match here.
learn-root-alliance-revolt-revolt-now = Begin with the revolt in 12.
learn-root-alliance-revolt-base = A workshop and two wood: 3 points, and a base, warriors and an officer.

learn-root-alliance-martial = Martial law binds cards
learn-root-alliance-martial-no-revolt = No revolt today: you need the supporters for sympathy. Go on.
learn-root-alliance-martial-keep-cards = Then you lack the cards for the eighth token.
learn-root-alliance-martial-spread = The eighth token scores 4 and costs three supporters, one more in 2, where three cats stand. Spread to 9.
learn-root-alliance-martial-dear = Martial law: four cards instead of three. Take 9 and go to 2 on foot.
learn-root-alliance-martial-save-bird = Save the bird, three mice are enough.
learn-root-alliance-martial-nine = Spread to clearing 9.
learn-root-alliance-martial-four = 4 points. Now on foot: martial law does not stop boots.
learn-root-alliance-martial-walk = Walk your warrior to 2 and trade it for sympathy.
learn-root-alliance-martial-two = Two operations: go to 2, organize there.
learn-root-alliance-martial-won = Another 4, and that is 30.

learn-root-alliance-organize = Organize last
learn-root-alliance-organize-train = Every officer is an operation in the Evening, and you need three. Train one with the fox card.
learn-root-alliance-organize-later = Supporters are for tomorrow. Tonight you lack an officer.
learn-root-alliance-organize-train-first = Train an officer first.
learn-root-alliance-organize-trained = Three officers, three operations.
learn-root-alliance-organize-move = The workshop in 7 is defenceless. Go there.
learn-root-alliance-organize-no-time = Then the operations are not enough.
learn-root-alliance-organize-go = Go from 8 to 7.
learn-root-alliance-organize-battle = Battle: against a building without warriors you always land a hit.
learn-root-alliance-organize-fight-first = No warrior would be left here. Battle first.
learn-root-alliance-organize-battle-now = Battle in 7.
learn-root-alliance-organize-organize = Now trade the warrior for sympathy: the fifth token scores 2.
learn-root-alliance-organize-organize-now = Organize in 7, and you have 30.
learn-root-alliance-organize-won = Train, move, battle, organize: 30.

learn-root-alliance-victim = As victim: waiting costs more
learn-root-alliance-victim-remove = Two tokens without warriors: each is a point for you. Battle in 12; the outrage costs you a fox card.
learn-root-alliance-victim-twelve-first = Good too. But begin in 12, where more paths cross.
learn-root-alliance-victim-now = Every sympathy makes the next revolt possible. Remove it now.
learn-root-alliance-victim-cost = A card for a point. The revolt later costs you the whole clearing.

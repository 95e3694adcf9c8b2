# A lesson: two sentences and 140 letters a step at most.

learn-root-marquise = Marquise de Cat

learn-root-marquise-setup = Where it all begins
learn-root-marquise-setup-corner = The keep stands in a corner. Choose clearing 1: three paths lead into the forest from there.
learn-root-marquise-setup-one = Any corner is allowed. For this lesson take clearing 1.
learn-root-marquise-setup-garrison = Every clearing now has a warrior, except the corner opposite.
learn-root-marquise-setup-near = Your first three buildings go to the keep or next to it. The sawmill belongs in the safest place: beside the keep.
learn-root-marquise-setup-edge = There it is nearer to the others. You want your wood in the safest place.
learn-root-marquise-setup-wood = It gives a wood every Birdsong.

learn-root-marquise-columns = What costs more is worth more
learn-root-marquise-columns-first = You have 3 wood. The second workshop costs 1 and scores 2: build it in clearing 9.
learn-root-marquise-columns-recruiter = The second recruiter costs 1 as well, but scores only 1.
learn-root-marquise-columns-sawmill = The third sawmill costs 2 and scores 2. The workshop is cheaper.
learn-root-marquise-columns-not-recruit = Warriors score nothing. Build first.
learn-root-marquise-columns-build = Now build: a workshop in 9.
learn-root-marquise-columns-row = The more you have of a kind, the more the next one costs, and the more it scores.
learn-root-marquise-columns-room = 2 wood are left, but no slot. March two warriors from 9 to 12, where there are slots.
learn-root-marquise-columns-twelve = There is room next door, in 12. Take both warriors.
learn-root-marquise-columns-march = One action is left: march from 9 to 12.
learn-root-marquise-columns-tomorrow = Next turn you build there. Wood and room together are your points.

learn-root-marquise-chain = Wood travels through your realm
learn-root-marquise-chain-open = 3 wood lie in 4, and the slots of 8 are full. Open clearing 7: take both warriors, then end the march.
learn-root-marquise-chain-level = One against one: the birds rule where it is level, and you build nothing.
learn-root-marquise-chain-stay = Stay in 7, that is where you want to build.
learn-root-marquise-chain-seven = The way leads from 8 to 7, with both warriors.
learn-root-marquise-chain-joined = 4, 8 and 7 are yours: the wood gets through.
learn-root-marquise-chain-win = Two workshops score 2 each. Build both in 7, and you have 30.
learn-root-marquise-chain-less = That scores 1, and you need 4.
learn-root-marquise-chain-win-now = Build: you need 4 points and have two actions.
learn-root-marquise-chain-won = That was 4 points and the win.

learn-root-marquise-bird = A bird buys time
learn-root-marquise-bird-last = Your third action: build the second workshop with the wood in 9.
learn-root-marquise-bird-better = The second workshop scores 2, more than anything else here.
learn-root-marquise-bird-save-card = The bird is too good for wood. It is about to buy an action.
learn-root-marquise-bird-points-first = First the points: build in 9.
learn-root-marquise-bird-bird-later = The bird comes after that. Use the last action first.
learn-root-marquise-bird-hurry = Three actions are done. Spend the bird card: it buys a fourth.
learn-root-marquise-bird-not-done = You could still recruit. Spend the bird.
learn-root-marquise-bird-one-more = Every bird is an action.
learn-root-marquise-bird-recruit = Recruit: every recruiter brings a warrior.
learn-root-marquise-bird-recruit-now = Use the action you bought to recruit.

learn-root-marquise-hospital = The field hospital
learn-root-marquise-hospital-battle = Clearing 5 is a rabbit clearing. Battle there: there will be losses.
learn-root-marquise-hospital-battle-first = First the battle in 5.
learn-root-marquise-hospital-fell = 2 to 2: both lose two warriors.
learn-root-marquise-hospital-heal = One card of this clearing's suit brings all who just fell to the keep. Give the rabbit card.
learn-root-marquise-hospital-lost = Then two warriors are gone, and you keep one card.
learn-root-marquise-hospital-healed = Two warriors for a card, as long as the keep stands.

learn-root-marquise-victim = As victim: what she cannot guard
learn-root-marquise-victim-raid = Now you are a bird and must battle once. Strike where no warrior stands guard.
learn-root-marquise-victim-guarded = In 9 four cats take your hits. In 5 the sawmill is defenceless.
learn-root-marquise-victim-raided = A building without warriors falls for certain. Guard yours when you play the cats.

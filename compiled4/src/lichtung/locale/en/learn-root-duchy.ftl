# A lesson: two sentences and 140 letters a step at most.

learn-root-duchy = Underground Duchy

learn-root-duchy-dig = Up anywhere
learn-root-duchy-dig-card = Four of yours wait in the Burrow. Spend a mouse card and dig a tunnel into clearing 11.
learn-root-duchy-dig-eleven = In 11 nobody is in your way, and there is room to build. Dig there.
learn-root-duchy-dig-old-hole = They would come up in 8 again. A new tunnel takes them where you want to be.
learn-root-duchy-dig-too-far = On foot the way is long. A tunnel leads straight to 11.
learn-root-duchy-dig-enough = There are enough of you below. Dig first.
learn-root-duchy-dig-first = Dig first, then build.
learn-root-duchy-dig-match = For a tunnel to 11 it takes a mouse card or a bird.
learn-root-duchy-dig-up = Up to four may come up at once. Bring as many as can hold the clearing.
learn-root-duchy-dig-few = A single roll takes up to three. Bring three or four.
learn-root-duchy-dig-there = From the Burrow to the middle of the woods in one action.
learn-root-duchy-dig-build = You rule 11. Reveal the other mouse card and build a market: one more card every Evening.
learn-root-duchy-dig-market = A citadel brings warriors. You are short of cards: build the market.
learn-root-duchy-dig-build-now = Build a market in 11.
learn-root-duchy-dig-returns = A card that is revealed is not spent: in the Evening it returns to your hand.

learn-root-duchy-birds = The bird for the shovel
learn-root-duchy-birds-which = You want to build and to dig. Build a citadel in 8, and think about which card you reveal.
learn-root-duchy-birds-lost = A revealed bird is discarded in the Evening. The anvil would come back.
learn-root-duchy-birds-citadel = A market would serve too, but you are short of warriors: a citadel.
learn-root-duchy-birds-spent = What you dig with is gone for good. Keep the anvil.
learn-root-duchy-birds-build = Build in 8 first.
learn-root-duchy-birds-more = With one citadel two warriors come to the Burrow every turn, later four and six.
learn-root-duchy-birds-dig = The bird matches every clearing. Spend it on a tunnel to 6 and bring up two or three.
learn-root-duchy-birds-six = A cat guards a sawmill in 6. Come up there.
learn-root-duchy-birds-two = Against one cat bring at least two.
learn-root-duchy-birds-dig-now = Dig to 6 with the bird.
learn-root-duchy-birds-any = The bird is spent, and the anvil comes back tonight.

learn-root-duchy-sway = A clearing for every card
learn-root-duchy-sway-squire = A minister is swayed with cards that you reveal, each for a clearing of its suit with a piece of yours. Sway a squire.
learn-root-duchy-sway-somebody = A minister a turn: sway one of the squires.
learn-root-duchy-sway-mice = Only one of your clearings is a mouse clearing, and none a rabbit one.
learn-root-duchy-sway-cards = Now two cards. You have pieces in two fox clearings and one mouse clearing.
learn-root-duchy-sway-none = You have no clearing left for that card.
learn-root-duchy-sway-swayed = A point now, and from the next turn on he acts for you every turn.

learn-root-duchy-ministers = First build, then count
learn-root-duchy-ministers-too-early = Each minister acts once a turn, and he would count too few markets: let him wait.
learn-root-duchy-ministers-both = Build two more markets first, for any cards.
learn-root-duchy-ministers-counts-markets = The Baron counts markets, not citadels.
learn-root-duchy-ministers-build = The Baron scores a point for each market. First let the Foremole build one, and the Mayor in his place another.
learn-root-duchy-ministers-mayor = The Mayor acts as any squire or noble, even one who has acted already.
learn-root-duchy-ministers-baron = Three markets. Now the Baron.
learn-root-duchy-ministers-now = Let the Baron act.
learn-root-duchy-ministers-won = 3 points: 30.

learn-root-duchy-guard = The price of failure
learn-root-duchy-guard-danger = Four cats stand beside your market in 9. If it falls, your Duchess leaves with her crown: bring everybody up.
learn-root-duchy-guard-all = A roll takes up to three. With all three from below the market is safe.
learn-root-duchy-guard-leaves = Then the market stands alone.
learn-root-duchy-guard-dig = There is a tunnel in 9 already. Use it.
learn-root-duchy-guard-below = One more below guards nothing.
learn-root-duchy-guard-nine = The danger is in 9.
learn-root-duchy-guard-safe = Four warriors: even three hits do not reach the market.

learn-root-duchy-victim = As victim: the unguarded building
learn-root-duchy-victim-lone = In 5 a citadel stands alone: one hit is certain. Take it.
learn-root-duchy-victim-strong = Five moles stand there, and a single market is not worth them.
learn-root-duchy-victim-there = You are where you should be. Battle.
learn-root-duchy-victim-battle = Battle the Duchy in 5.
learn-root-duchy-victim-gone = A point, and the Baron is gone: his crown for good, and a card from their hand.

# A lesson: two sentences and 140 letters a step at most.

learn-root-riverfolk = Riverfolk Company

learn-root-riverfolk-prices = Cheap sells
learn-root-riverfolk-prices-card = Every warrior that pays you becomes your fund. Make hand cards cheap: price 1.
learn-root-riverfolk-prices-cheaper = Nobody comes at that price today. Make it 1.
learn-root-riverfolk-prices-no-sale = At three times 3 nobody buys, and you have no funds.
learn-root-riverfolk-prices-card-first = Begin with the hand card.
learn-root-riverfolk-prices-wait = The other prices stay. Wait whether a customer comes.
learn-root-riverfolk-prices-enough = One bargain is enough for today.
learn-root-riverfolk-prices-sold = Sold: a warrior of the cats lies on your board and works for you from now on.

learn-root-riverfolk-funds = Committed returns
learn-root-riverfolk-funds-draw = Funds are your actions. Commit one and draw a card: goods for your customers.
learn-root-riverfolk-funds-spent = Recruiting spends the fund for good. Draw first.
learn-root-riverfolk-funds-draw-first = Begin with a card.
learn-root-riverfolk-funds-back = Committed funds come back next turn, spent ones do not.
learn-root-riverfolk-funds-muster = Now spend one: recruit by the river, in clearing 4.
learn-root-riverfolk-funds-four = Good too, but we need it in 4.
learn-root-riverfolk-funds-muster-now = Recruit in clearing 4.

learn-root-riverfolk-posts = The customers pay
learn-root-riverfolk-posts-post = Two funds of the ruler pay for a trade post: 2 points. Establish one with the cats, where rabbits live.
learn-root-riverfolk-posts-fox-post = A fox post scores 2 as well, but the Bake Sale needs two rabbits.
learn-root-riverfolk-posts-cats-first = Begin with the cats in 5.
learn-root-riverfolk-posts-fund-kept = Then that fund is missing for the post.
learn-root-riverfolk-posts-paid = The cats have paid, with their own warriors.
learn-root-riverfolk-posts-second = The same with the birds: a rabbit post in 3.
learn-root-riverfolk-posts-rabbit = Foxes live in 6. The Bake Sale needs a second rabbit.
learn-root-riverfolk-posts-three = Establish one in clearing 3.
learn-root-riverfolk-posts-craft = Each post has freed a space of its suit. Commit the last two funds: craft the Bake Sale.
learn-root-riverfolk-posts-craft-now = The Bake Sale scores 3. Craft it.
learn-root-riverfolk-posts-won = Post, post, coins: 30.

learn-root-riverfolk-victim = As customer: what hiring brings
learn-root-riverfolk-victim-hire = You are a bird and want to build in 10, where four cats stand. Hire the two otters in 10 as mercenaries.
learn-root-riverfolk-victim-card = A card does not help you in 10. Mercenaries count for your rule.
learn-root-riverfolk-victim-boats-no = You do not want to cross the river. Hire the mercenaries.
learn-root-riverfolk-victim-hire-now = Without the mercenaries you do not rule 10.
learn-root-riverfolk-victim-hired = It cost two warriors. The otters count for you now.
learn-root-riverfolk-victim-decree = Put the rabbit card into Build, then recruit in 2.
learn-root-riverfolk-victim-build-it = You want to build in 10, among rabbits: put it into Build.
learn-root-riverfolk-victim-two = From 2 you reach 10. Recruit there.
learn-root-riverfolk-victim-move = Two otters and your warriors against four cats: you rule where it is level. Take enough to 10.
learn-root-riverfolk-victim-few = Three against four: that is not enough, and turmoil follows.
learn-root-riverfolk-victim-ten = To 10, and take everybody.
learn-root-riverfolk-victim-won = The fifth roost scores 4: 30. A good price decides a game.

# Half a page about the faction: what it wants, how it scores, its turn, a plan, three mistakes.

page-riverfolk-want = Customers. And then trade posts where the customers rule.
page-riverfolk-score = Every trade post scores 2, crafting scores for items. Savers get dividends: in Birdsong a point for every two funds, if a post is on the map.
page-riverfolk-turn-1 = If nobody has paid I put in two warriors of my own. Then dividends, then all warriors on my board become funds.
page-riverfolk-turn-2 = Commit funds (move, battle, craft, draw) or spend them (recruit, establish a trade post).
page-riverfolk-turn-3 = Discard down to five cards, set prices.
page-riverfolk-fear = That they need me. Every card, boat and mercenary makes me richer, and I pay for my posts with their own warriors.
page-riverfolk-plan = Start cheap, hand cards for 1 or 2. Establish the first post as soon as you hold two funds of a ruler. Keep cards on display that your neighbours really want, and tell them so.
page-riverfolk-mistake-1 = High prices and no customers. Two warriors of your own are a poor income.
page-riverfolk-mistake-2 = Unguarded posts: lose one, and half of your funds and the post are gone for good.
page-riverfolk-mistake-3 = Using up the wrong faction's funds and then being unable to pay for the post in its clearing.

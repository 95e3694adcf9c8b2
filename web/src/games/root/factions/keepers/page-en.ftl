# Half a page about the faction: what it wants, how it scores, its turn, a plan, three mistakes.

page-keepers-want = Old relics lie in the forests. I want them home, every one, and beside them my knights fear nothing.
page-keepers-score = A recovered relic scores its value, one to three. A figure, a tablet and a jewel side by side are a set and bring two more. Digging and carrying bring none.
page-keepers-turn-1 = Warriors make camp, camps make warriors, cards bring recruits to a camp.
page-keepers-turn-2 = Craft. Then the cards of my Retinue act, column by column, each in a clearing of its suit: move, battle then delve, move or recover.
page-keepers-turn-3 = Where four stand one starves. Cards from the hand join the Retinue. Draw a card, and one more for each waystation.
page-keepers-fear = Beside a relic my first wound of a battle does not count, and all my actions come back every turn. But whoever takes a relic from me scores two points and throws it far away.
page-keepers-plan = Make one camp at once and a second by the third turn, in another suit. Fill the Retinue with cards of the suits around two or three forests. Delve where you rule two or three clearings around the forest, and walk in groups of three. Recover low values first, the one that costs the card last.
page-keepers-mistake-1 = A relic without a warrior. It is two points for anybody.
page-keepers-mistake-2 = Delving where you rule one clearing. Three of four relics are worth more than one and cost you the card then.
page-keepers-mistake-3 = Large groups. Where four stand together one starves every Evening, and you have only fifteen warriors.

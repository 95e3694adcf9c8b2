# Half a page about the faction: what it wants, how it scores, its turn, a plan, three mistakes.

page-cult-want = Gardens. Whoever sits in the garden rules, however many swords stand beside it.
page-cult-score = By day I spend a card of a suit and score what its garden track shows: 2 with two gardens, 4 with five. Every turn, once in each of the three suits.
page-cult-turn-1 = The lost souls name the outcasts. Acolytes carry out conspiracies in their clearings.
page-cult-turn-2 = I reveal cards, one ritual each: build a garden, recruit, sacrifice, score.
page-cult-turn-3 = Revealed cards return to my hand. Then craft and draw.
page-cult-fear = Their discards steer me. My fallen defenders become acolytes, and acolytes turn buildings into gardens without a roll.
page-cult-plan = Bring two suits to two gardens each; that draws cards as well. Spread warriors thin and wide, and let yourself be attacked. Always spend the cheapest card for points and keep those you want to reveal again tomorrow.
page-cult-mistake-1 = Counting on birds as wild: in rituals they are not; all they can do is sacrifice.
page-cult-mistake-2 = Scoring a suit with a single garden. It brings you nothing.
page-cult-mistake-3 = Leaving gardens unguarded. Each one lost costs you a random card.

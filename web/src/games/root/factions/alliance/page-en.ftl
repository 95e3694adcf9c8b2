# Half a page about the faction: what it wants, how it scores, its turn, a plan, three mistakes.

page-alliance-want = Sympathy. Quietly at first, then with a bang.
page-alliance-score = Every sympathy token scores, the first ones next to nothing, the last ones 4 each. A revolt sweeps a clearing and counts every building and token in it.
page-alliance-turn-1 = Spend supporters: first on revolts, then on sympathy.
page-alliance-turn-2 = Craft, turn cards into supporters, train officers.
page-alliance-turn-3 = As many operations as officers: move, battle, recruit, organize. Then draw.
page-alliance-fear = Whoever marches into my clearings or removes my token pays me a card. When I defend I take the higher die. And nobody knows which supporters I hold.
page-alliance-plan = In the first two turns spread two or three tokens where others have to pass. Save for a revolt, best in a clearing full of buildings. Then train officers: organizing is the cheapest sympathy there is.
page-alliance-mistake-1 = Spending every supporter on tokens and missing the revolt that brings a base and warriors.
page-alliance-mistake-2 = Spending birds where a matching card would have done.
page-alliance-mistake-3 = Leaving the only base without warriors. When it falls, supporters and half of the officers go with it.

# A lesson: two sentences and 140 letters a step at most.

learn-root-vagabond = Vagabond

learn-root-vagabond-items = Items are actions
learn-root-vagabond-items-walk = Every deed exhausts an item. Boots walk: go to the ruin in clearing 10.
learn-root-vagabond-items-other-ruin = There is a ruin there too. Begin with the one in 10 today.
learn-root-vagabond-items-ten = The way leads to 10.
learn-root-vagabond-items-walked = The boots are exhausted, and nobody's rule stops you.
learn-root-vagabond-items-explore = Torches explore: look into the ruin.
learn-root-vagabond-items-look = The torch is ready. Explore the ruin.
learn-root-vagabond-items-hammer = A hammer and 1 point. With every item your turn gets longer.

learn-root-vagabond-aid = Cards buy friends
learn-root-vagabond-aid-aid = The cats have crafted tea. Aid them with the rabbit card, exhaust the sword and take the tea in return.
learn-root-vagabond-aid-suit = The card must match the clearing: rabbit or bird.
learn-root-vagabond-aid-torch = You need the torch for ruins and quests. Use the sword.
learn-root-vagabond-aid-boots = Without boots you get nowhere. Use the sword.
learn-root-vagabond-aid-take-it = Take the tea: it refreshes two more items in Birdsong.
learn-root-vagabond-aid-aid-first = Aid the cats first.
learn-root-vagabond-aid-friends = A tea, 1 point, and the cats like you a little better.

learn-root-vagabond-quest = Save the torch
learn-root-vagabond-quest-walk = “Repair a Shed” needs torch and hammer in a fox clearing. Walk to 12.
learn-root-vagabond-quest-torch = Then the torch is exhausted and the quest impossible.
learn-root-vagabond-quest-six = Foxes too, but in 12 you can aid the cats.
learn-root-vagabond-quest-twelve = Walk to 12 first.
learn-root-vagabond-quest-aid = Aid the cats with the fox card: 1 point. Exhaust what the quest does not need.
learn-root-vagabond-quest-needed = The quest needs that. Use the sword.
learn-root-vagabond-quest-aid-first = First the aid, then the quest.
learn-root-vagabond-quest-quest = Now the quest. The fourth among foxes scores 4 points, if you take points instead of cards.
learn-root-vagabond-quest-cards = Cards do not help any more: you need 4 points.
learn-root-vagabond-quest-quest-now = Complete “Repair a Shed”.
learn-root-vagabond-quest-won = Plan the torch, then the way.

learn-root-vagabond-infamy = The shot comes first
learn-root-vagabond-infamy-strike = The cats are hostile to you, and one warrior guards two buildings. Remove it with the crossbow.
learn-root-vagabond-infamy-shot-first = The warrior would take a hit. Shoot first.
learn-root-vagabond-infamy-strike-now = Shoot the last warrior.
learn-root-vagabond-infamy-bare = Now both buildings are defenceless: a hit is certain.
learn-root-vagabond-infamy-battle = Each building scores you 2: a point as for everybody, and one for infamy. Battle.
learn-root-vagabond-infamy-battle-now = The sword is ready: battle.
learn-root-vagabond-infamy-again = One more sword, one more building.
learn-root-vagabond-infamy-once-more = Battle once more, and you have 30.
learn-root-vagabond-infamy-won = Shot, battle, battle: 30.

learn-root-vagabond-rest = A night in the forest
learn-root-vagabond-rest-slip = Four items are damaged. At the start of your turn you slip for free, even into a forest: go in.
learn-root-vagabond-rest-forest = Only a forest heals, not a clearing.
learn-root-vagabond-rest-go-in = Slip into a forest.
learn-root-vagabond-rest-rested = Whoever ends the turn in a forest repairs everything.

learn-root-vagabond-victim = As victim: do not let him pass
learn-root-vagabond-victim-hit = The Vagabond has no whole sword and cannot fight back. Attack him: every hit damages an item.
learn-root-vagabond-victim-battle-him = He is weak now. Battle him in 12.
learn-root-vagabond-victim-slowed = Without boots and torch he stands still for a turn.

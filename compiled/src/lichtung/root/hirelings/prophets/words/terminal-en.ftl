# Root at the terminal: Warm Sun Prophets.

root-short-prophets = Pr
root-about-force-battle = a player beside a Prophet must battle
root-about-force-move = a player beside a Prophet must move
root-about-take-up = take a card from the top of the discard pile

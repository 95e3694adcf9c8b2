# Root at the terminal: the Underground Duchy.

root-short-duchy = Du
root-brief-duchy = Duchy
root-mark-duchy-citadel = cit
root-mark-duchy-market = mkt
root-mark-duchy-tunnel = tun

root-table-duchy = Burrow: { $burrow } · citadels { $citadels }, markets { $markets }, tunnels { $tunnels } on the map
root-table-duchy-ministers = Ministers: { $ministers }
root-table-duchy-crowns = Crowns left: squires { $squires }, nobles { $nobles }, lords { $lords }
root-table-duchy-actions = Actions of the Assembly left: { $actions }
root-table-duchy-revealed = Revealed:

root-about-erect = reveal a card and build a citadel or a market
root-about-raise = place a warrior in the Burrow
root-about-dig = spend a card: a tunnel in a matching clearing, then come up
root-about-surface = how many warriors come from the Burrow through the new tunnel
root-about-dismiss = the minister who leaves after a building is lost
root-about-minister = a swayed minister acts
root-about-mayor = the Mayor acts as another minister
root-about-bank = spend a card for a point, all of one suit
root-about-sway = sway a minister
root-about-court = reveal a card for the minister

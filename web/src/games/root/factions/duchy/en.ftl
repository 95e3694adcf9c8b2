# Underground Duchy: what the page says of them in the browser.

web-faction-duchy = Digs its way to anywhere, and sways ministers who act turn by turn.
root-web-burrow = Warriors in the Burrow
root-web-ministers = Ministers
root-web-burrow-fact = Burrow
root-web-swayed = swayed
root-web-shown-cards = Revealed
root-web-on-map-citadel = Citadels
root-web-on-map-market = Markets
root-web-on-map-tunnel = Tunnels
root-web-rank-squire = Squires
root-web-rank-noble = Nobles
root-web-rank-lord = Lords
root-web-rank-about = { $cards } cards, { $points ->
    [one] one point
   *[other] { $points } points
  }; crowns left: { $crowns }
root-web-minister-foremole = Builds for any card.
root-web-minister-captain = A battle.
root-web-minister-marshal = A move.
root-web-minister-brigadier = Two moves or two battles.
root-web-minister-banker = Cards of one suit: a point each.
root-web-minister-mayor = As another squire or noble.
root-web-minister-duchess_of_mud = Two points with three tunnels.
root-web-minister-baron_of_dirt = A point for each market.
root-web-minister-earl_of_stone = A point for each citadel.
web-waiting-duchy-failure = { $name } is losing a minister.
web-open-root-duchy-from-hand = You have no card in hand for that.
web-open-root-duchy-build-needs-suit = None of the cards in your hand matches this clearing.
web-open-root-duchy-build-needs-rule = You can build only where you rule.
web-open-root-dig-needs-suit = None of the cards in your hand matches this clearing.
web-open-root-tunnel-there = There is already a tunnel there.
web-open-root-minister-not-swayed = You have not yet swayed a minister who could do that.
web-open-root-minister-acted-already = Your ministers have already acted this turn.
web-open-root-too-few-to-reveal = You have too few cards in hand for that.
web-open-root-too-few-clearings = Too few of your cards match clearings of their own with pieces of yours.
web-open-root-no-clearing-for = No clearing with pieces of yours is left for your other cards.
root-web-home-duchy =
    1 clearing
    not next to others
root-web-setup-duchy =
    Choose a homeland.
    Two warriors and a tunnel go there.
    Five warriors go into the clearings around it.
root-done-at-duchy-assembly = end the Assembly
root-done-at-duchy-parliament = end Parliament
root-done-at-duchy-sway = end Daylight
root-done-at-duchy-court = sway nobody
root-done-at-duchy-command = end the command
root-done-at-duchy-banker = spend no more cards
root-done-at-duchy-craft = stop crafting
root-cause-duchy-surface = The new tunnel is in clearing { $clearing }.
root-skip-duchy-craft = Nothing to craft

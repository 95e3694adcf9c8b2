# Keepers in Iron: what the page says of them in the browser.

web-faction-keepers = Dig up relics in the forests and carry them home, with a retinue of cards that acts turn by turn.
root-web-retinue = Retinue
root-web-relics = Recovered relics
root-web-relics-fact = Relics
root-web-camps = Waystations left
web-waiting-keepers-carry = { $name } chooses which relics go along.
web-waiting-keepers-toll = { $name } chooses what the bandits get.
web-waiting-keepers-trophy = { $name } chooses a forest for the relic.
web-open-root-retinue-suit = No card of this column matches this clearing.
web-open-root-retinue-no-move = None of your warriors can move out of there.
web-open-root-nothing-to-delve = There you can neither battle an enemy nor delve a relic.
web-open-root-nothing-to-recover = There you can neither move out nor recover a relic.
web-open-root-no-keeper-there = None of your warriors stands there to make way for a waystation.
web-open-root-no-waystation = You have no waystation there.
web-open-root-recruit-suit = None of the cards in your hand matches this clearing.
root-web-home-keepers =
    2 clearings side by side
    on the edge, far from others
root-web-setup-keepers =
    A relic lies face down in each forest.
    Choose two homelands; four warriors go to each.
    The other relics go to distant forests.
    A Faithful Retainer lies in each column.
root-done-at-keepers-encamp = stop encamping
root-done-at-keepers-decamp = stop decamping
root-done-at-keepers-recruit = end Birdsong
root-done-at-keepers-column-1 = go on to Battle then Delve
root-done-at-keepers-column-2 = go on to Move or Recover
root-done-at-keepers-column-3 = end Daylight
root-done-at-keepers-toll = a warrior
root-done-at-keepers-carry = no more relics
root-done-at-keepers-delve = delve nothing
root-done-at-keepers-recover = recover nothing more
root-done-at-keepers-gather = the Retinue is complete
root-cause-keepers-toll = Warriors go from clearing { $origin } to { $dest }, past bandits.
root-cause-keepers-carry = Warriors go from clearing { $origin } to { $dest }.

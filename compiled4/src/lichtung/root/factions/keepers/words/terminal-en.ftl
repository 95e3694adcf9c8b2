# Root at the terminal: the Keepers in Iron.

root-short-keepers = Ke
root-brief-keepers = Keepers
root-mark-keepers-tablet-over-jewelry = W:T/j
root-mark-keepers-jewelry-over-tablet = W:J/t
root-mark-keepers-jewelry-over-figure = W:J/f
root-mark-keepers-figure-over-jewelry = W:F/j
root-mark-keepers-figure-over-tablet = W:F/t
root-mark-keepers-tablet-over-figure = W:T/f
root-mark-keepers-figure = fig
root-mark-keepers-tablet = tab
root-mark-keepers-jewelry = jew
root-mark-keepers-figure-1 = fig1
root-mark-keepers-figure-2 = fig2
root-mark-keepers-figure-3 = fig3
root-mark-keepers-tablet-1 = tab1
root-mark-keepers-tablet-2 = tab2
root-mark-keepers-tablet-3 = tab3
root-mark-keepers-jewelry-1 = jew1
root-mark-keepers-jewelry-2 = jew2
root-mark-keepers-jewelry-3 = jew3

root-table-keepers = Recovered: figures { $figures }, tablets { $tablets }, jewels { $jewels } · sets { $sets } · waystations { $camps } on the map
root-table-keepers-move = Move:
root-table-keepers-delve = Battle then Delve:
root-table-keepers-recover = Move or Recover:
root-table-keepers-acted = (have acted:

root-about-retinue = a card of the Retinue acts in a clearing of its suit
root-about-delve = turn up a relic of an adjacent forest and bring it into the clearing
root-about-turn-up = the value of a relic
root-about-recover = take a relic for its points, by a waystation of its type
root-about-give-up = bandits get a relic in place of a warrior
root-about-carry = a relic goes along with the warriors
root-about-lay-relic = a relic in a forest, at the beginning
root-about-encamp = a warrior makes way for a waystation
root-about-come-back = a warrior and a waystation on the edge of the map
root-about-decamp = a waystation makes way for a warrior
root-about-recruit-for = spend a card: two warriors at a waystation
root-about-gather = a card of the hand joins a column of the Retinue
root-about-shift = a card of the Retinue goes to another column
root-about-hide-in = the forest into which a removed relic goes

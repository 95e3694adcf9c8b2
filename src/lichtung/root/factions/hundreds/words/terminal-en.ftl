# Root at the terminal: the Lord of the Hundreds.

root-short-hundreds = Hu
root-brief-hundreds = Hundreds
root-mark-hundreds-stronghold = strong
root-mark-hundreds-mob = mob

root-table-hundreds = Mood: { $mood } · Command { $command }, Prowess { $prowess }
root-table-hundreds-hoard = Hoard: { $command } | { $prowess }
root-table-hundreds-map = On the map: strongholds { $strongholds }, mobs { $mobs } · warlord { $warlord ->
    [0] fallen
   *[other] in { $warlord }
  }
root-table-hundreds-oppresses = Oppresses now: { $clearings } ({ $points ->
    [one] one point
   *[other] { $points } points
  })
root-table-hundreds-left = Left: commands { $commands }, advances { $advances }

root-about-lead = the warlord moves, with any number of warriors
root-about-fall = the warlord is among the fallen
root-about-mood = the mood for this turn
root-about-keep = the item goes into the hoard
root-about-cash-in = the item leaves the game for points
root-about-cast-out = an item of the full track leaves the game
root-about-squander = an item for two warriors
root-about-mob-die = where the mob goes
root-about-plunder = take an item from the ruin
root-about-incite = spend a card: a mob in a matching clearing
root-about-roll-on = roll the mob die
root-about-for-loot = no rolled hits, but loot
root-about-loot = the item that you take from the defender
root-about-fortify = spend a card: a stronghold in a matching clearing

# Root at the terminal: the Corvid Conspiracy.

root-short-corvids = Co
root-brief-corvids = Corvids
root-mark-corvids-bomb = bom
root-mark-corvids-snare = sna
root-mark-corvids-extortion = ext
root-mark-corvids-raid = rai

root-table-corvids = Face-up plots: { $open } · face down on the map: { $hidden } · in the supply: { $left }
root-table-corvids-actions = Actions left: { $actions } · the next plot costs { $price ->
    [one] one warrior
   *[other] { $price } warriors
  }
root-table-corvids-supply = In the supply: { $plots }

root-about-guess = show a matching card and guess what a face-down plot is
root-about-flip = flip a face-down plot beside warriors of yours: points and its effect
root-about-rally = spend a card: a warrior in each clearing of a suit
root-about-plot = remove warriors and place a plot there face down
root-about-trick = swap two plots, both face up or both face down
root-about-conceal = the plot that lies face down in the homeland

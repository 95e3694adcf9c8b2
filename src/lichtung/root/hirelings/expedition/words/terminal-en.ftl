# Root at the terminal: Sunward Expedition.

root-short-expedition = Ex
root-mark-expedition-foothold = fth
root-about-lift = take a foothold off the map

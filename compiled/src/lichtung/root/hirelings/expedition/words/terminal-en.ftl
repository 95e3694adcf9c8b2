# Root at the terminal: Sunward Expedition.

root-short-expedition = Ex
root-mark-expedition-foothold = fth
root-about-man = how many warriors come with a foothold
root-about-lift = take a foothold off the map

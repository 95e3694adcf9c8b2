# Root at the terminal: Highway Bandits.

root-short-bandits = Ba
root-about-waylay = a bandit waits on a path
root-about-call-off = a bandit leaves its path

# Root at the terminal: Flame Bearers.

root-short-flame_bearers = FB
root-about-burn = a warrior beside a Flame Bearer burns
root-about-burn-piece = a building or token beside a Flame Bearer burns
root-about-burn-token = a face-down token beside a Flame Bearer burns
root-about-smuggle = discard a card with an item to move or battle

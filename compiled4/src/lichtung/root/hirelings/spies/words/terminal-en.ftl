# Root at the terminal: Corvid Spies.

root-short-spies = Sp

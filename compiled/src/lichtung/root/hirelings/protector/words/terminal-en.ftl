# Root at the terminal: Furious Protector.

root-short-protector = Pt

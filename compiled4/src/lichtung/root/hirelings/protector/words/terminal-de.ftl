# Root am Terminal: Zorniger Schützer.

root-short-protector = Sc

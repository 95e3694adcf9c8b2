# Root am Terminal: Krähenspione.

root-short-spies = Ks

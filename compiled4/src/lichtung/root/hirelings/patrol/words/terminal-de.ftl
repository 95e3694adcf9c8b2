# Root am Terminal: Waldpatrouille.

root-short-patrol = Wp

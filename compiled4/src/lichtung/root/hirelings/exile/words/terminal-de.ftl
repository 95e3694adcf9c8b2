# Root am Terminal: Exilant.

root-short-exile = Ex
root-about-aid-exile = dem Exilanten einen Gegenstand bringen: eine Karte und ein Siegpunkt
root-about-ransack = mit dem Briganten einen Gegenstand aus einer Ruine holen
root-about-hold-up = mit dem Briganten jemandem eine Karte abnehmen

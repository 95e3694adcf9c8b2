# Root am Terminal-Tisch: die Eisenwächter.

root-short-keepers = Ei
root-brief-keepers = Eisenw.
root-mark-keepers-tablet-over-jewelry = L:T/j
root-mark-keepers-jewelry-over-tablet = L:J/t
root-mark-keepers-jewelry-over-figure = L:J/f
root-mark-keepers-figure-over-jewelry = L:F/j
root-mark-keepers-figure-over-tablet = L:F/t
root-mark-keepers-tablet-over-figure = L:T/f
root-mark-keepers-figure = Fig
root-mark-keepers-tablet = Taf
root-mark-keepers-jewelry = Juw
root-mark-keepers-figure-1 = Fig1
root-mark-keepers-figure-2 = Fig2
root-mark-keepers-figure-3 = Fig3
root-mark-keepers-tablet-1 = Taf1
root-mark-keepers-tablet-2 = Taf2
root-mark-keepers-tablet-3 = Taf3
root-mark-keepers-jewelry-1 = Juw1
root-mark-keepers-jewelry-2 = Juw2
root-mark-keepers-jewelry-3 = Juw3

root-table-keepers = Gesichert: Figuren { $figures }, Tafeln { $tablets }, Juwelen { $jewels } · Sätze { $sets } · Lagerplätze { $camps } auf dem Spielbrett
root-table-keepers-move = Bewegen:
root-table-keepers-delve = Kämpfen, dann Ausgraben:
root-table-keepers-recover = Bewegen oder Sichern:
root-table-keepers-acted = (schon gehandelt:

root-about-retinue = eine Karte des Gefolges handelt in einer Lichtung ihrer Klasse
root-about-delve = ein Relikt eines angrenzenden Waldes aufdecken und in die Lichtung bringen
root-about-turn-up = der Wert eines Relikts
root-about-recover = bei einem Lagerplatz seiner Art ein Relikt für Siegpunkte nehmen
root-about-give-up = Räuber bekommen ein Relikt statt eines Kriegers
root-about-carry = ein Relikt kommt mit den Kriegern mit
root-about-lay-relic = ein Relikt in einem Wald, zu Beginn
root-about-encamp = ein Krieger weicht einem Lagerplatz
root-about-come-back = ein Krieger und ein Lagerplatz am Rand des Spielbretts
root-about-decamp = ein Lagerplatz weicht einem Krieger
root-about-recruit-for = eine Karte ausgeben: zwei Krieger bei einem Lagerplatz
root-about-gather = eine Handkarte kommt in eine Spalte des Gefolges
root-about-shift = eine Karte des Gefolges wechselt die Spalte
root-about-hide-in = der Wald, in den ein entferntes Relikt kommt

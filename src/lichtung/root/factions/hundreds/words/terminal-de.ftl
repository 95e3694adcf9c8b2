# Root am Terminal: der Herr der Scharen.

root-short-hundreds = He
root-brief-hundreds = Scharen
root-mark-hundreds-stronghold = Bollw
root-mark-hundreds-mob = Meute

root-table-hundreds = Laune: { $mood } · Befehlsgewalt { $command }, Wagemut { $prowess }
root-table-hundreds-hoard = Hort: { $command } | { $prowess }
root-table-hundreds-map = Auf dem Spielbrett: Bollwerke { $strongholds }, Meuten { $mobs } · Kriegsherr { $warlord ->
    [0] gefallen
   *[other] in { $warlord }
  }
root-table-hundreds-oppresses = Unterdrückt jetzt: { $clearings } ({ $points ->
    [one] ein Siegpunkt
   *[other] { $points } Siegpunkte
  })
root-table-hundreds-left = Übrig: Befehle { $commands }, Vorrücken { $advances }

root-about-lead = der Kriegsherr zieht, mit beliebig vielen Kriegern
root-about-fall = der Kriegsherr ist unter den Gefallenen
root-about-mood = die Laune für diesen Zug
root-about-keep = der Gegenstand kommt in den Hort
root-about-cash-in = der Gegenstand geht für Siegpunkte aus dem Spiel
root-about-cast-out = ein Gegenstand der vollen Leiste geht aus dem Spiel
root-about-squander = ein Gegenstand für zwei Krieger
root-about-mob-die = wohin die Meute zieht
root-about-plunder = einen Gegenstand aus der Ruine nehmen
root-about-incite = eine Karte ausgeben: eine Meute in einer passenden Lichtung
root-about-roll-on = den Meutewürfel rollen
root-about-for-loot = keine gewürfelten Treffer, dafür Beute
root-about-loot = der Gegenstand, den du dem Verteidiger nimmst
root-about-fortify = eine Karte ausgeben: ein Bollwerk in einer passenden Lichtung

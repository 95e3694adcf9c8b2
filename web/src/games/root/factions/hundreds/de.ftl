# Lord of the Hundreds: what the page says of them in the browser.

web-faction-hundreds = Ein Kriegsherr mit Launen, ein Hort, der ihn stark macht, und Meuten, die niederbrennen, was andere bauen.
root-web-warlord = Kriegsherr
root-web-figure-warlord = Kriegsherr ({ $seat })
root-web-warlord-fallen = gefallen
root-web-mood = Laune
root-web-hoard = Hort
root-web-track-command = Befehlsgewalt
root-web-track-prowess = Wagemut
root-web-oppressed = Unterdrückt
root-web-on-map-stronghold = Bollwerke
root-web-on-map-mob = Meuten
root-web-mood-without = ohne { $item }
root-web-mood-free = immer
root-web-mood-bitter = Meuten kommen als Krieger in den Kampf des Kriegsherrn.
root-web-mood-grandiose = Vorrücken vor den Befehlen.
root-web-mood-jubilant = Aufstacheln beim Kriegsherrn: bis zu vier Würfe mehr.
root-web-mood-lavish = Gegenstände gegen je zwei Krieger.
root-web-mood-relentless = Nach Bewegung und Kampf noch eines von beiden.
root-web-mood-rowdy = Eine Karte mehr, im Gedränge zwei.
root-web-mood-stubborn = Der erste Treffer gilt nicht.
root-web-mood-wrathful = Ein Treffer mehr im Angriff.
web-waiting-hundreds-lose = { $name } entscheidet, ob der Kriegsherr fällt.
web-waiting-hundreds-looters = { $name } entscheidet, ob es um Beute geht.
web-waiting-hundreds-bitter = { $name } ruft vielleicht Meuten in den Kampf.
web-open-root-no-commands-left = Deine Befehlsgewalt ist für diesen Zug verbraucht.
web-open-root-no-advances-left = Dein Wagemut ist für diesen Zug verbraucht.
web-open-root-no-warlord = Dein Kriegsherr ist nicht auf dem Spielbrett.
web-open-root-fortify-from-hand = Dafür hast du keine Karte auf der Hand.
web-open-root-fortify-suit = Keine deiner Handkarten passt zu dieser Lichtung.
web-open-root-fortify-ruled = Bauen kannst du nur, wo du herrschst.
web-open-root-incite-from-hand = Dafür hast du keine Karte auf der Hand.
web-open-root-incite-suit = Keine deiner Handkarten passt zu dieser Lichtung.
web-open-root-nobody-incites = Aufstacheln kannst du nur, wo Krieger von dir oder der Kriegsherr stehen.
web-open-root-mob-there = Dort liegt schon eine Meute.
root-web-home-hundreds =
    1 Lichtung am Rand
    zwei Lichtungen Abstand
root-web-setup-hundreds =
    Wähle eine Heimat.
    Kriegsherr, vier Krieger und ein Bollwerk kommen dorthin.
    Unter die Ruinen kommen Gegenstände.
root-done-at-hundreds-lose = der Kriegsherr bleibt
root-done-at-hundreds-lavish = nichts mehr hergeben
root-done-at-hundreds-jubilant = nicht mehr rollen
root-done-at-hundreds-bitter = keine Meute mehr rufen
root-done-at-hundreds-looters = kämpfen wie sonst
root-done-at-hundreds-grandiose = nicht mehr vorrücken
root-done-at-hundreds-command = Befehle beenden
root-done-at-hundreds-advance = Tageslicht beenden
root-done-at-hundreds-advance-battle = nicht kämpfen
root-done-at-hundreds-relentless = es genug sein lassen
root-done-at-hundreds-incite = Aufstacheln beenden
root-cause-hundreds-lose = In Lichtung { $clearing } sind Treffer zu nehmen.
root-cause-hundreds-bitter = Vor dem Wurf in Lichtung { $clearing }.
root-cause-hundreds-looters = Der Kampf in Lichtung { $clearing } beginnt.
root-cause-hundreds-take-loot = Der Kampf in Lichtung { $clearing } ist vorbei.
root-cause-hundreds-plunder = Unter der Ruine in Lichtung { $clearing } liegen zwei Gegenstände.
root-skip-hundreds-incite = Nichts aufzustacheln

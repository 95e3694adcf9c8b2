# Lektionen und Rätsel: was überall gleich heißt.

learn-not-now = Das geht nach den Regeln, führt hier aber nicht weiter.
learn-read-on = Lies zuerst den Schritt zu Ende.
learn-solved = Gelöst.
learn-missed = Der Zug ist vorbei, das Ziel nicht erreicht.
learn-goal-win = Gewinne in diesem Zug.
learn-goal-dice = Gewinne in diesem Zug, wie auch immer die Würfel fallen.
learn-goal-last = Gewinne in diesem Zug, es ist der letzte.
learn-goal-keep = Rette die Festung, was die Allianz auch tut und würfelt.
learn-goal-birdsong = Gewinne am Anfang deines nächsten Vogelgesangs, was die anderen auch tun.
learn-goal-decree = Führe das ganze Dekret aus, wie auch immer die Würfel fallen.
learn-goal-bases = Rette beide Stützpunkte vor dem nächsten Zug der Mechanischen Marquise, wie auch immer die Würfel fallen.

error-lesson-unknown = „{ $name }“ gibt es nicht. Lektionen: { $known }
error-lesson-path = „{ $entry }“ passt hier nicht. Die Lektion hat sich vielleicht geändert: Beginne das Kapitel neu.
error-lesson-script = „{ $action }“ ist hier nicht möglich. Eine Lektion darf nur tun, was der Tisch fragt.
error-solve-limit = Das sind mehr als { $most } Stellungen. Mit --limit darf die Suche weiter gehen.

# Eine Lektion: höchstens zwei Sätze und 140 Zeichen je Schritt.

learn-root-keepers = Eisenwächter

learn-root-keepers-camp = Ein Lager für das Relikt
learn-root-keepers-camp-type = In 1 liegt eine Figur. Sichern lässt sie sich nur bei einem Lagerplatz, der eine Figur zeigt: Schlag dort ein Lager auf.
learn-root-keepers-camp-where = Das Relikt liegt in 1. Dorthin gehört das Lager.
learn-root-keepers-camp-side = Diese Seite zeigt eine andere Art. Die Figur muss oben liegen.
learn-root-keepers-camp-now = Schlag in 1 ein Lager auf, mit der Figur oben.
learn-root-keepers-camp-stands = Jetzt kann jede passende Karte der dritten Spalte sie sichern.

learn-root-keepers-delve = Graben, wo du herrschst
learn-root-keepers-delve-which = Deine Karte handelt in 1. Grab das Relikt aus, das sie nicht kostet: Zähl deine Lichtungen am Wald.
learn-root-keepers-delve-dear = An diesem Wald beherrschst du eine Lichtung. Ein Relikt vom Wert 3 kostet die Karte.
learn-root-keepers-delve-stay = Das Relikt liegt bereit, und die Karte hat nichts Besseres zu tun.
learn-root-keepers-delve-now = Handle mit der Karte in 1 und grab dann die Tafel aus.
learn-root-keepers-delve-kept = Zwei Lichtungen, Wert 2: Die Karte bleibt im Gefolge.

learn-root-keepers-recover = Das teure zuletzt
learn-root-keepers-recover-all = Du beherrschst zwei Fuchs-Lichtungen. Sichere alle drei mit einer Karte: Was sie kostet, kommt zuletzt.
learn-root-keepers-recover-last = Wert 3, und du beherrschst zwei: Die Karte wäre weg, und zwei Relikte blieben liegen.
learn-root-keepers-recover-where = In 8 liegt kein Relikt. Handle in 1.
learn-root-keepers-recover-stay = Zieh nicht weg, sondern sichere.
learn-root-keepers-recover-now = Handle in 1 und sichere die billigen zuerst.
learn-root-keepers-recover-won = 1, 2 und 3: Das macht 30.

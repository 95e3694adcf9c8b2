# Lizard Cult: what the page says of them in the browser.

web-faction-cult = Lebt von dem, was andere ablegen, und baut Gärten.
root-web-outcast = Verstoßen
root-web-hated = Verhasst
root-web-acolytes = Akolythen
root-web-revealed = Aufgedeckt
root-web-lost-souls = Verlorene Seelen
web-open-root-reveal-from-hand = Du hast keine Karte mehr auf der Hand, die du dafür aufdecken könntest.
web-open-root-ritual-needs-suit = Keine deiner Handkarten hat die passende Klasse; in Ritualen sind Vögel keine Joker.
web-open-root-sacrifice-needs-bird = Zum Opfern brauchst du einen Vogel, und du hast keinen auf der Hand.
web-open-root-garden-needs-rule = Gärten baust du nur, wo du herrschst.
web-open-root-no-garden-of-suit = Auf dem Spielbrett steht kein Garten in der Klasse einer deiner Handkarten.
web-open-root-not-outcast = Das geht nur in den Lichtungen der Verstoßenen.
web-open-root-no-enemy-building = Dort steht kein gegnerisches Gebäude, das sich weihen ließe.
web-open-root-no-warrior-of-enemy = Dort steht kein gegnerischer Krieger.
root-web-home-cult =
    1 Lichtung
    nicht neben fremden
root-web-setup-cult =
    Wähle eine Heimat.
    Dorthin kommen ein Garten und vier Krieger.
    Drei Krieger kommen ringsum in die Nachbarlichtungen.
    Zwei Krieger werden zu Akolythen.
    Wähle die ersten Verstoßenen.
root-done-at-cult-crusade = nicht kämpfen
root-done-at-cult-conspiracies = Verschwörungen beenden
root-done-at-cult-rituals = Tageslicht beenden
root-done-at-cult-craft = Herstellen beenden
root-cause-cult-crusade = Deine Eiferer stehen in Lichtung { $clearing }.
root-skip-cult-rituals = Kein Ritual möglich
root-skip-cult-craft = Nichts herzustellen
web-open-root-birds-do-not-worship = Du hast nur Vögel auf der Hand; für sie gibt es keine Gärten und keine Siegpunkte.

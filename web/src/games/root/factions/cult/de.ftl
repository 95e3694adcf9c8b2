# Lizard Cult: what the page says of them in the browser.

web-faction-cult = Predigt aus verlorenen Seelen und baut Gärten.
root-web-outcast = Verstoßen
root-web-hated = Verhasst
root-web-acolytes = Akolythen
root-web-revealed = Aufgedeckt
root-web-lost-souls = Verlorene Seelen
web-open-root-reveal-from-hand = Du hast keine Karte dafür verdeckt auf der Hand.
web-open-root-ritual-needs-suit = Keine deiner Handkarten hat die passende Klasse; Vögel helfen bei Ritualen nicht aus.
web-open-root-sacrifice-needs-bird = Du hast keinen Vogel auf der Hand; Opfern verlangt einen.
web-open-root-garden-needs-rule = Dort herrschst du nicht.
web-open-root-no-garden-of-suit = Auf dem Spielbrett liegt kein Garten der Klassen deiner Handkarten.
web-open-root-not-outcast = Das geht nur in Lichtungen der Verstoßenen.
web-open-root-no-enemy-building = Dort steht kein gegnerisches Gebäude, das sich weihen ließe.
web-open-root-no-warrior-of-enemy = Dort steht kein gegnerischer Krieger.
root-web-home-cult =
    1 Lichtung
    nicht neben fremden
root-web-setup-cult =
    Wähle eine Heimat.
    Dorthin kommen ein Garten und vier Krieger.
    Drei Krieger kommen ringsum in die Nachbarlichtungen.
    Zwei Krieger werden Akolythen.
    Wähle die ersten Verstoßenen.
root-done-at-cult-crusade = nicht kämpfen
root-done-at-cult-conspiracies = Verschwörungen beenden
root-done-at-cult-rituals = Tageslicht beenden
root-done-at-cult-craft = Herstellen beenden
root-cause-cult-crusade = Eiferer in Lichtung { $clearing }.
root-skip-cult-rituals = Kein Ritual möglich
root-skip-cult-craft = Nichts herzustellen
web-open-root-birds-do-not-worship = Auf deiner Hand sind nur Vögel; die huldigen nicht.

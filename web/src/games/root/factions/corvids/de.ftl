# Corvid Conspiracy: what the page says of them in the browser.

web-faction-corvids = Legt verdeckte Pläne und deckt sie auf, wenn niemand es erwartet.
root-web-plots-up = Offene Pläne
root-web-plots-down = Verdeckte Pläne
root-web-plots-left = Pläne im Vorrat
root-web-plot-price = Krieger für den nächsten Plan
root-web-plot-bomb = Aufgedeckt: entfernt alle gegnerischen Marker und sich selbst.
root-web-plot-snare = Offen: Gegner platzieren hier nichts und kommen nicht weg.
root-web-plot-extortion = Aufgedeckt: eine Karte von jedem Gegner hier. Offen: eine Karte mehr am Abend.
root-web-plot-raid = Entfernt: je ein Krieger in die Nachbarlichtungen.
root-web-plot-known = { $up } offen · { $down } verdeckt · { $left } im Vorrat
root-web-plot-seen = { $up } offen
web-waiting-corvids-gather = { $name } verteilt Krieger.
web-open-root-nothing-to-expose = Dort liegt kein verdeckter Plan.
web-open-root-nobody-to-expose = Du hast keine Marker bei einem verdeckten Plan.
web-open-root-card-to-expose = Keine deiner Handkarten passt zur Lichtung des Plans.
web-open-root-nothing-to-flip = Dort liegt kein verdeckter Plan von dir.
web-open-root-no-corvid-to-flip = Bei deinen verdeckten Plänen steht kein Krieger.
web-open-root-rally-from-hand = Du hast keine Karte zum Rekrutieren auf der Hand.
web-open-root-too-few-to-plot = In keiner Lichtung ohne Plan stehen genug deiner Krieger.
web-open-root-plot-there = Dort liegt schon ein Plan.
web-open-root-no-plot-there = Zum Tricksen brauchst du zwei Pläne auf dem Spielbrett.
web-open-root-one-face-up = Zum Tricksen brauchst du zwei offene oder zwei verdeckte Pläne.
web-open-root-snared = Eine offene Falle hält deine Marker dort fest und lässt keine neuen zu.
root-web-home-corvids =
    1 Lichtung
    egal, wie nah
root-web-setup-corvids =
    Wähle eine Heimat; dorthin kommt ein Krieger.
    Wähle den Plan, der dort verdeckt liegt.
    Je ein Krieger kommt in eine Lichtung jeder Klasse.
root-done-at-corvids-craft = Herstellen beenden
root-done-at-corvids-flip = keinen Plan mehr aufdecken
root-done-at-corvids-rally = Vogelgesang beenden
root-done-at-corvids-actions = Tageslicht beenden
root-done-at-corvids-exert = nicht anstrengen, sondern ziehen
root-skip-corvids-craft = Nichts herzustellen
root-skip-corvids-rally = Niemand zu rekrutieren

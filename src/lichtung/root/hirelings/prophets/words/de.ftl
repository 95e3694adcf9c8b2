# Root: Sonnenpropheten / Echsengesandte.

root-seat-prophets = Sonnenpropheten
    .nom = die Sonnenpropheten
    .acc = die Sonnenpropheten
    .dat = den Sonnenpropheten
    .gen = der Sonnenpropheten
    .person = plural
root-hireling-prophets = Sonnenpropheten
    .nom = die Sonnenpropheten
    .acc = die Sonnenpropheten
    .dat = den Sonnenpropheten
    .gen = der Sonnenpropheten
    .person = plural
root-hireling-envoys = Echsengesandte
    .nom = die Echsengesandten
    .acc = die Echsengesandten
    .dat = den Echsengesandten
    .gen = der Echsengesandten
    .person = plural

root-mat-prophets-height = Höhe im Ablagestapel
root-mat-prophets-top = oberste Karte
root-verb-force-battle = zum Kampf zwingen
root-verb-force-move = zur Bewegung zwingen
root-verb-take-up = Karte aufnehmen
root-action-force-battle = Kampf in Lichtung { $clearing } erzwingen: { $seat } gegen { $defender }
root-action-force-move = Bewegung von Lichtung { $origin } nach { $dest } erzwingen: { $seat }
root-action-take-up = „{ $card }“ vom Ablagestapel nehmen
root-event-forced-battle = die Sonnenpropheten zwingen { $seat-acc } in Lichtung { $clearing } zum Kampf
root-event-forced-move = die Sonnenpropheten zwingen { $seat-acc }, sich von Lichtung { $origin } nach { $dest } zu bewegen
root-event-taken-up = { $seat-nom } { $seat-person ->
    [third] nimmt
    [plural] nehmen
   *[other] nimmst
  } „{ $card }“ vom Ablagestapel
root-refusal-prophets-idle = Die Sonnenpropheten haben gerade nichts zu tun.
root-refusal-nobody-to-force = In Lichtung { $clearing } ist kein Prophet oder kein Marker { $seat-gen }.
root-refusal-cannot-force = Nach Lichtung { $dest } geht keine Bewegung { $seat-gen }.
root-refusal-not-to-take-up = „{ $card }“ hat nicht die häufigste Klasse der obersten fünf Karten oder ist ein Hinterhalt.
root-threat-may-force = Die Sonnenpropheten können dich in Lichtung { $clearing } zum Kampf zwingen oder von dort wegschicken.

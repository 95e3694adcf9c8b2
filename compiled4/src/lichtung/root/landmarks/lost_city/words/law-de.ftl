# Root: die Karte „Verlorene Stadt“ (law-K-lost_city), und unsere Lesarten dazu, in eigenen Worten.

law-K-lost_city = Verlorene Stadt: in einer Lichtung am Fluss, auf dem See-Spielbrett am Ufer. Ihre Lichtung ist Fuchs, Hase und Maus zugleich: Jede Karte passt zu ihr, sie zählt für jede Dominanz und jede Gunst. Jeder Herstellungsmarker dort zählt bei jedem Einsatz für eine Klasse nach Wahl. Die Allianz darf dort mit Anhängern verschiedener Klassen revoltieren; geht der Stützpunkt dort verloren, gehen alle Anhänger. Der Echsen-Kult darf dort Gärten jeder Klasse bauen, die Flussvolk-Kompanie einen Posten.
ruling-root-504 = Auch in der Verlorenen Stadt steht höchstens ein Stützpunkt der Allianz.
ruling-root-507 = Beim Überzeugen zählt die Verlorene Stadt einmal: für eine der aufgedeckten Karten, gleich welcher Klasse.
ruling-root-508 = Wie viele Hämmer der Vagabund dort auch einsetzt: Für eine Karte zählen sie alle zur selben Klasse.
ruling-root-509 = Die Befehle der Mechanischen Marquise treffen die Verlorene Stadt mit jedem ihrer Symbole.
other-root-504 = Neben einem Stützpunkt darf die Allianz dort mit einer anderen Klasse noch einmal revoltieren.
other-root-507 = Beim Überzeugen zählt sie für jede Klasse einmal.
other-root-508 = Jeder seiner Hämmer darf dort zu einer anderen Klasse zählen.
other-root-509 = Für jeden Befehl zählt nur die aufgedruckte Klasse.

# Eine Lektion: je Schritt höchstens zwei Sätze und 140 Zeichen.

learn-root-basics = Root: Grundlagen

learn-root-basics-map = Der Wald
learn-root-basics-map-keep = Zwölf Lichtungen, verbunden durch Wege. Du spielst die Katzen: Tippe die Lichtung mit deiner Festung an.
learn-root-basics-map-keep-hint = Die Festung steht oben links, in Lichtung 1.
learn-root-basics-map-next = Krieger gehen auf Wegen von Lichtung zu Lichtung. Tippe eine Nachbarin der Festung an.
learn-root-basics-map-next-hint = Von Lichtung 1 führen Wege nach 5, 9 und 10.
learn-root-basics-map-suit = Jede Lichtung hat eine Klasse: Fuchs, Hase oder Maus. Tippe eine Fuchs-Lichtung an.
learn-root-basics-map-suit-hint = Das Zeichen neben der Nummer nennt die Klasse. Füchse sind 1, 6, 8 und 12.
learn-root-basics-map-suit-after = Karten haben auch Klassen. Vögel passen überall.
learn-root-basics-map-phases = Ein Zug hat drei Phasen: Vogelgesang, Tageslicht, Abend. Wer zuerst 30 Siegpunkte hat, gewinnt sofort.

learn-root-basics-rule = Herrschen, ziehen, kämpfen, bauen
learn-root-basics-rule-rule = Wer in einer Lichtung die meisten Krieger und Gebäude hat, herrscht dort. Tippe eine an, die dir gehört.
learn-root-basics-rule-rule-hint = In 12 stehen zwei Vögel gegen eine Katze. In 9 steht niemand außer dir.
learn-root-basics-rule-march = Bewegen darfst du, wenn du Start oder Ziel beherrschst. Hol dir Lichtung 12.
learn-root-basics-rule-level = Dann steht es 2 zu 2, und bei Gleichstand herrschen die Vögel.
learn-root-basics-rule-elsewhere = Der Weg nach 12 führt von 9 aus, mit beiden Kriegern.
learn-root-basics-rule-march-first = Zuerst der Marsch: von 9 nach 12.
learn-root-basics-rule-must-rule = In 12 und 11 herrschen die Vögel. Versuch es von 9 aus.
learn-root-basics-rule-marched = Jetzt sind es drei Katzen gegen zwei Vögel: Du herrschst.
learn-root-basics-rule-battle = Ein Marsch hat zwei Schritte, einer genügt: Beende ihn. Dann kämpfe in 12, du triffst mit dem höheren Würfel.
learn-root-basics-rule-stay = Bleib in 12, sonst herrschst du dort nicht mehr.
learn-root-basics-rule-fight = Zwei Vögel stehen noch in 12. Kämpfe dort.
learn-root-basics-rule-battle-after = 2 zu 1: Zwei Vögel fallen, einer von dir.
learn-root-basics-rule-build = Der Platz ist frei, das Holz von 9 erreicht ihn. Baue, was am meisten bringt.
learn-root-basics-rule-less = Das bringt 1. Eine zweite Werkstatt bringt 2.
learn-root-basics-rule-build-it = Du hast Holz und einen freien Platz in 12. Baue dort.
learn-root-basics-rule-built = Das waren 2 Siegpunkte.

learn-root-basics-battle = Würfel und Hinterhalte
learn-root-basics-battle-dice = Zwei Würfel: Du als Angreifer triffst mit dem höheren, der Verteidiger mit dem niedrigeren. Kämpfe in Lichtung 5.
learn-root-basics-battle-five-first = In 12 wartet vielleicht ein Hinterhalt. Beginne in 5.
learn-root-basics-battle-battle-it = Erst der Kampf in Lichtung 5.
learn-root-basics-battle-cap = Mehr Treffer, als du Krieger hast, landest du nie. Darum kämpft man nicht mit einem allein.
learn-root-basics-battle-again = Jetzt Lichtung 12. Dort steht auch ein Nest, das 1 Siegpunkt wert ist.
learn-root-basics-battle-twelve = Kämpfe in Lichtung 12.
learn-root-basics-battle-ambushed = Ein Hinterhalt: zwei Treffer gegen dich, noch vor den Würfeln.
learn-root-basics-battle-foil = Dein eigener Hinterhalt passt: Vögel gelten überall. Vereitle ihren damit.
learn-root-basics-battle-two-fall = Dann fallen zwei Krieger, bevor du würfelst. Vereitle den Hinterhalt.
learn-root-basics-battle-roost = 3 zu 0: zwei Krieger und das Nest. Krieger fallen immer zuerst.

learn-root-basics-points = Drei Wege zu Punkten
learn-root-basics-points-craft = Deine Werkstätten stehen bei den Füchsen. Stelle her, was Füchse verlangt.
learn-root-basics-points-wrong-suit = Der Kuchenverkauf verlangt zwei Hasen-Werkstätten, deine stehen in Fuchs-Lichtungen.
learn-root-basics-points-craft-first = Herstellen kannst du nur jetzt. Der Amboss bringt 2 Punkte.
learn-root-basics-points-crafted = Der Hammer bringt 2. Was du herstellst, steht auf der Karte.
learn-root-basics-points-remove = In 12 liegt Sympathie ohne Krieger: wehrlos. Ein Kampf entfernt sie sicher, das bringt 1.
learn-root-basics-points-remove-it = Das fremde Plättchen in 12 ist einen Punkt wert. Kämpfe dort.
learn-root-basics-points-three = Herstellen, Fremdes entfernen, und der eigene Weg jeder Partei: So kommt man auf 30.

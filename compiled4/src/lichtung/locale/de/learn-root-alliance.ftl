# Eine Lektion: je Schritt höchstens zwei Sätze und 140 Zeichen.

learn-root-alliance = Waldland-Allianz

learn-root-alliance-spread = Sei im Weg
learn-root-alliance-spread-first = Drei Fuchs-Karten sind deine Anhänger, eine bezahlt das erste Plättchen. Verbreite dort, wo die meisten Wege sich kreuzen.
learn-root-alliance-spread-corner = Dort kommt kaum jemand vorbei. In 12 kreuzen sich fünf Wege.
learn-root-alliance-spread-cross = Such die Lichtung mit den meisten Wegen: 12.
learn-root-alliance-spread-spread-first = Verbreite zuerst Sympathie.
learn-root-alliance-spread-paid = Wer Krieger hierher bewegt, gibt dir eine passende Karte: Empörung.

learn-root-alliance-revolt = Die Revolte
learn-root-alliance-revolt-revolt = Zwei passende Anhänger, und in 12 verschwindet alles Fremde. Rufe dort zur Revolte und bezahle mit den Füchsen.
learn-root-alliance-revolt-save-bird = Der Vogel passt überall: Spare ihn, die Füchse passen hier.
learn-root-alliance-revolt-revolt-now = Beginne mit der Revolte in 12.
learn-root-alliance-revolt-base = Eine Werkstatt und zwei Holz: 3 Punkte, dazu ein Stützpunkt, Krieger und ein Offizier.

learn-root-alliance-martial = Kriegsrecht bindet Karten
learn-root-alliance-martial-no-revolt = Keine Revolte heute: Du brauchst die Anhänger für Sympathie. Geh weiter.
learn-root-alliance-martial-keep-cards = Die Karten fehlen dir dann für das achte Plättchen.
learn-root-alliance-martial-spread = Das achte Plättchen bringt 4 und kostet drei Anhänger, bei drei Katzen wie in 2 einen mehr. Verbreite in 9.
learn-root-alliance-martial-dear = Kriegsrecht: vier Karten statt drei. Nimm 9 und geh nach 2 zu Fuß.
learn-root-alliance-martial-save-bird = Spare den Vogel, drei Mäuse genügen.
learn-root-alliance-martial-nine = Verbreite in Lichtung 9.
learn-root-alliance-martial-four = 4 Punkte. Jetzt zu Fuß: Das Kriegsrecht hält keine Stiefel auf.
learn-root-alliance-martial-walk = Geh mit deinem Krieger nach 2 und tausche ihn gegen Sympathie.
learn-root-alliance-martial-two = Zwei Einsätze: nach 2 gehen, dort organisieren.
learn-root-alliance-martial-won = Noch einmal 4, und das sind 30.

learn-root-alliance-organize = Zuletzt organisieren
learn-root-alliance-organize-train = Jeder Offizier ist am Abend ein Einsatz, und du brauchst drei. Bilde mit der Fuchs-Karte einen aus.
learn-root-alliance-organize-later = Anhänger sind für morgen. Heute fehlt dir ein Offizier.
learn-root-alliance-organize-train-first = Bilde zuerst einen Offizier aus.
learn-root-alliance-organize-trained = Drei Offiziere, drei Einsätze.
learn-root-alliance-organize-move = Die Werkstatt in 7 ist wehrlos. Geh hin.
learn-root-alliance-organize-no-time = Dann reichen die Einsätze nicht mehr.
learn-root-alliance-organize-go = Geh von 8 nach 7.
learn-root-alliance-organize-battle = Kämpfe: Gegen ein Gebäude ohne Krieger landest du immer einen Treffer.
learn-root-alliance-organize-fight-first = Danach stünde kein Krieger mehr hier. Kämpfe zuerst.
learn-root-alliance-organize-battle-now = Kämpfe in 7.
learn-root-alliance-organize-organize = Jetzt tausche den Krieger gegen Sympathie: Das fünfte Plättchen bringt 2.
learn-root-alliance-organize-organize-now = Organisiere in 7, dann hast du 30.
learn-root-alliance-organize-won = Ausbilden, gehen, kämpfen, organisieren: 30.

learn-root-alliance-victim = Als Opfer: Warten ist teurer
learn-root-alliance-victim-remove = Zwei Plättchen ohne Krieger: jedes ist 1 Punkt für dich. Kämpfe in 12, die Empörung kostet dich eine Fuchs-Karte.
learn-root-alliance-victim-twelve-first = Auch gut. Beginne aber in 12, dort kreuzen sich mehr Wege.
learn-root-alliance-victim-now = Jede Sympathie macht die nächste Revolte möglich. Entferne sie jetzt.
learn-root-alliance-victim-cost = Eine Karte für einen Punkt. Die Revolte später kostet dich die ganze Lichtung.

# Eine Lektion: je Schritt höchstens zwei Sätze und 140 Zeichen.

learn-root-hirelings = Heuerlinge und Wahrzeichen

learn-root-hirelings-hire = Wer zuerst kommt, heuert an
learn-root-hirelings-hire-notice = Auf den Feldern 4, 8 und 12 der Siegpunkteleiste liegen Heuerlingshinweise. Bau in 9: Damit erreichst du den ersten.
learn-root-hirelings-hire-no-points = Ohne Punkte schnappt dir ein anderer den Hinweis weg.
learn-root-hirelings-hire-build = Bau in 9, dann hast du mindestens 4 Punkte.
learn-root-hirelings-hire-taken = Der Hinweis gehört dir. Am Ende deines Zuges darfst du dafür jemanden anheuern.
learn-root-hirelings-hire-choose = Beende den Zug und heuere an, wer dir am nächsten ist: In 5 stehen fünf Krieger der Letzten Dynastie.
learn-root-hirelings-hire-five = Die sind weit weg. Fünf Krieger vor deiner Haustür helfen dir sofort.
learn-root-hirelings-hire-end = Beende deinen Zug. Angeheuert wird erst danach.
learn-root-hirelings-hire-control = Du führst, da zeigt der Würfel weniger: zwei Kontrollmarker. Zwei Züge lang hört die Dynastie auf dich.

learn-root-hirelings-use = Fremde Krieger, deine Herrschaft
learn-root-hirelings-use-employ = Einmal am Tag darfst du die Dynastie einsetzen, und das kostet keine Aktion. Schick alle fünf nach 2 in den Kampf.
learn-root-hirelings-use-later = Das geht auch danach noch. Setz zuerst die Dynastie ein.
learn-root-hirelings-use-two = In 2 stehen zwei Maulwürfe. Dorthin sollen sie.
learn-root-hirelings-use-first = Setz zuerst die Dynastie ein, dann hast du noch alle drei Aktionen.
learn-root-hirelings-use-fought = 2 ist geräumt. Für den Tunnel bekommst du nichts: Was Heuerlinge entfernen, zählt für niemanden.
learn-root-hirelings-use-build = Aber ihre Krieger zählen für deine Herrschaft. Bau in 2, obwohl dort keine einzige Katze steht.
learn-root-hirelings-use-there = Bau in 2, solange die Dynastie dort für dich herrscht.
learn-root-hirelings-use-built = Das Gebäude bleibt dir, auch wenn die Dynastie weiterzieht.

learn-root-hirelings-pass = Der letzte Tag im Dienst
learn-root-hirelings-pass-away = Heute verlierst du die Dynastie, und sie steht neben deiner Sägemühle. Setz sie noch einmal ein und schick sie nach 2.
learn-root-hirelings-pass-stay = Dann stehen morgen vier Gegner neben deiner Sägemühle.
learn-root-hirelings-pass-home = In 1 steht deine Festung. Dort willst du sie morgen am wenigsten haben.
learn-root-hirelings-pass-first = Schick zuerst die Dynastie fort.
learn-root-hirelings-pass-gone = Nun steht sie beim Markt der Maulwürfe.
learn-root-hirelings-pass-whom = Beende den Zug. Der letzte Kontrollmarker geht, und du gibst die Dynastie weiter: an den, der dir am wenigsten schadet.
learn-root-hirelings-pass-leader = Das Herzogtum führt mit 14 Punkten und hätte gleich vier Krieger mehr. Gib sie der Allianz.
learn-root-hirelings-pass-end = Beende deinen Zug.
learn-root-hirelings-pass-passed = Die Allianz liegt zurück, darum zeigt der Würfel mehr: drei Marker. Und der Markt steht gleich nebenan.

learn-root-hirelings-places = Orte, um die es sich zu streiten lohnt
learn-root-hirelings-places-city = „Fuchsvolk-Stahl“ kostet zweimal Fuchs. In 5 liegt die Verlorene Stadt: Ihre Werkstatt zählt für jede Klasse.
learn-root-hirelings-places-craft = Stell zuerst das Schwert her. Später im Zug geht das nicht mehr.
learn-root-hirelings-places-rabbits = Die Verlorene Stadt zählt nur einmal. Für zwei Hasen brauchst du eine zweite Werkstatt bei den Hasen.
learn-root-hirelings-places-any = Einmal Fuchs aus 1, einmal aus der Stadt: 2 Punkte.
learn-root-hirelings-places-tower = In 10 steht der Turm: Wer ihn am Ende seines Abends beherrscht, bekommt einen Punkt. Nimm ihn dem Maulwurf ab.
learn-root-hirelings-places-level = Einer gegen einen: Bei Gleichstand herrscht niemand. Nimm zwei mit.
learn-root-hirelings-places-ten = Geh mit zweien von 1 nach 10.
learn-root-hirelings-places-ruled = Zwei gegen einen: Der Turm ist dein.
learn-root-hirelings-places-end = Bleib dort und beende deinen Zug.
learn-root-hirelings-places-leave = Dann verlierst du den Turm noch vor dem Abend.
learn-root-hirelings-places-end-now = Das Marschieren kannst du hier beenden.
learn-root-hirelings-places-point = Ein Punkt, und in jedem Zug noch einer, solange du den Turm hältst.

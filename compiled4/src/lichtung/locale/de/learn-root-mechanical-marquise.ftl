# Eine Lektion: je Schritt höchstens zwei Sätze und 140 Zeichen.

learn-root-mechanical-marquise = Gemeinsam gegen die Maschine

learn-root-mechanical-marquise-machine = Wie sie zieht
learn-root-mechanical-marquise-machine-order = Ihr spielt zusammen gegen die Mechanische Marquise. Ihr Befehl ist ein Hase: Tippe an, wo sie euch angreift.
learn-root-mechanical-marquise-machine-order-hint = Sie kämpft in jeder Lichtung der Klasse, in der sie auf euch trifft: in 5.
learn-root-mechanical-marquise-machine-first = Kommt ihr zuvor: Dein Einsatz am Abend gilt dem einen Krieger in 5.
learn-root-mechanical-marquise-machine-battle-it = Der Krieger in 5 greift gleich an. Kämpfe gegen ihn.
learn-root-mechanical-marquise-machine-calm = Wo sie niemanden trifft, kämpft sie nicht.

learn-root-mechanical-marquise-spy = Befehle vertauschen
learn-root-mechanical-marquise-spy-use = Sie steht in 5 und 7 vor euren Stützpunkten, und der erste Befehl ist ein Hase. Setze die Spionin ein.
learn-root-mechanical-marquise-spy-use-first = Ohne die Spionin greift sie in 5 an.
learn-root-mechanical-marquise-spy-look = Sieh dir einen Befehl an. Nur nicht den zweiten: Eine Maus-Spionin verrät sich bei einem Maus-Befehl.
learn-root-mechanical-marquise-spy-mouse = Das ist der Maus-Befehl, die Spionin wäre enttarnt.
learn-root-mechanical-marquise-spy-look-first = Sieh dir zuerst einen Befehl an.
learn-root-mechanical-marquise-spy-swap = Jetzt vertausche zwei: Der Fuchs-Befehl ganz hinten soll der erste sein. Bei den Füchsen trifft sie niemanden.
learn-root-mechanical-marquise-spy-costs-more = Der dritte kostet nichts, darum zöge sie gleich den nächsten mit.
learn-root-mechanical-marquise-spy-one-five = Tausche 1 und 5.
learn-root-mechanical-marquise-spy-safe = Beide Stützpunkte überstehen ihren Zug. Befehle können warten, ihr nicht.

learn-root-mechanical-marquise-arrive = Alle müssen ankommen
learn-root-mechanical-marquise-arrive-both = Die Vögel haben 30, aber gewonnen ist erst, wenn alle 30 haben. Organisiere in 8: Das bringt 2.
learn-root-mechanical-marquise-arrive-score-now = Du hast zwei Einsätze. Der in 8 bringt Punkte.
learn-root-mechanical-marquise-arrive-nearly = Noch 1 Punkt. Wer schon da ist, hilft jetzt den anderen.

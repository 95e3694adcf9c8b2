# Eine Lektion: je Schritt höchstens zwei Sätze und 140 Zeichen.

learn-root-marquise = Marquise de Katz

learn-root-marquise-setup = Wo alles beginnt
learn-root-marquise-setup-corner = Die Festung steht in einer Ecke. Wähle Lichtung 1: Von dort führen drei Wege in den Wald.
learn-root-marquise-setup-one = Jede Ecke ist erlaubt. Für diese Lektion nimm Lichtung 1.
learn-root-marquise-setup-garrison = In jeder Lichtung steht jetzt ein Krieger, nur nicht in der Ecke gegenüber.
learn-root-marquise-setup-near = Deine drei ersten Gebäude kommen zur Festung oder daneben. Die Sägemühle gehört an den sichersten Ort: zu ihr.
learn-root-marquise-setup-edge = Dort ist sie näher an den anderen. Holz willst du am sichersten Ort.
learn-root-marquise-setup-wood = Jeden Vogelgesang liefert sie ein Holz.

learn-root-marquise-columns = Teurer bringt mehr
learn-root-marquise-columns-first = Du hast 3 Holz. Die zweite Werkstatt kostet 1 und bringt 2: Baue sie in Lichtung 9.
learn-root-marquise-columns-recruiter = Der zweite Rekrutierer kostet auch 1, bringt aber nur 1.
learn-root-marquise-columns-sawmill = Die dritte Sägemühle kostet 2 und bringt 2. Die Werkstatt ist billiger.
learn-root-marquise-columns-not-recruit = Krieger bringen keine Punkte. Baue zuerst.
learn-root-marquise-columns-build = Jetzt wird gebaut: eine Werkstatt in 9.
learn-root-marquise-columns-row = Je mehr du von einer Art hast, desto teurer wird die nächste, und desto mehr bringt sie.
learn-root-marquise-columns-room = 2 Holz sind übrig, aber kein Platz. Marschiere mit zwei Kriegern von 9 nach 12, dort sind Bauplätze.
learn-root-marquise-columns-twelve = Platz für Gebäude gibt es gleich nebenan, in 12. Nimm beide Krieger mit.
learn-root-marquise-columns-march = Eine Aktion ist übrig: Marschiere von 9 nach 12.
learn-root-marquise-columns-tomorrow = Im nächsten Zug baust du dort. Holz und Platz zusammen sind deine Punkte.

learn-root-marquise-chain = Holz reist durch dein Reich
learn-root-marquise-chain-open = 3 Holz liegen in 4, alle Plätze in 8 sind voll. Öffne Lichtung 7: Nimm beide Krieger mit, dann beende den Marsch.
learn-root-marquise-chain-level = Einer gegen einen: Bei Gleichstand herrschen die Vögel, und du baust nichts.
learn-root-marquise-chain-stay = Bleib in 7, dort willst du bauen.
learn-root-marquise-chain-seven = Der Weg führt von 8 nach 7, mit beiden Kriegern.
learn-root-marquise-chain-joined = 4, 8 und 7 gehören dir: Das Holz kommt durch.
learn-root-marquise-chain-win = Zwei Werkstätten bringen je 2. Baue beide in 7, und du hast 30.
learn-root-marquise-chain-less = Das bringt 1, dir fehlen 4.
learn-root-marquise-chain-win-now = Baue: Es fehlen 4 Punkte, und es sind zwei Aktionen.
learn-root-marquise-chain-won = Das waren 4 Punkte und der Sieg.

learn-root-marquise-bird = Ein Vogel kauft Zeit
learn-root-marquise-bird-last = Deine dritte Aktion: Baue mit dem Holz in 9 die zweite Werkstatt.
learn-root-marquise-bird-better = Die zweite Werkstatt bringt 2, mehr als alles andere hier.
learn-root-marquise-bird-save-card = Für Holz ist der Vogel zu schade. Er kauft gleich eine Aktion.
learn-root-marquise-bird-points-first = Erst die Punkte: Baue in 9.
learn-root-marquise-bird-bird-later = Der Vogel kommt danach. Nimm zuerst die letzte Aktion.
learn-root-marquise-bird-hurry = Drei Aktionen sind getan. Gib die Vogel-Karte aus: Sie kauft eine vierte.
learn-root-marquise-bird-not-done = Du könntest noch rekrutieren. Gib den Vogel aus.
learn-root-marquise-bird-one-more = Jeder Vogel ist eine Aktion.
learn-root-marquise-bird-recruit = Rekrutiere: Jeder Rekrutierer stellt einen Krieger.
learn-root-marquise-bird-recruit-now = Nimm die gekaufte Aktion zum Rekrutieren.

learn-root-marquise-hospital = Das Feldkrankenhaus
learn-root-marquise-hospital-battle = Lichtung 5 ist eine Hasen-Lichtung. Kämpfe dort: Es wird Verluste geben.
learn-root-marquise-hospital-battle-first = Erst der Kampf in 5.
learn-root-marquise-hospital-fell = 2 zu 2: Beide verlieren zwei Krieger.
learn-root-marquise-hospital-heal = Eine Karte der Klasse dieser Lichtung bringt alle eben Gefallenen zur Festung. Gib die Hasen-Karte.
learn-root-marquise-hospital-lost = Dann sind zwei Krieger fort, und du behältst nur eine Karte.
learn-root-marquise-hospital-healed = Zwei Krieger für eine Karte, solange die Festung steht.

learn-root-marquise-victim = Als Opfer: was sie nicht bewachen kann
learn-root-marquise-victim-raid = Jetzt bist du ein Vogel und musst einmal kämpfen. Schlage zu, wo kein Krieger wacht.
learn-root-marquise-victim-guarded = In 9 fangen vier Katzen deine Treffer ab. In 5 ist die Sägemühle wehrlos.
learn-root-marquise-victim-raided = Ein Gebäude ohne Krieger fällt sicher. Bewache deine, wenn du die Katzen spielst.

# Eine Lektion: je Schritt höchstens zwei Sätze und 140 Zeichen.

learn-root-cult = Echsen-Kult

learn-root-cult-rituals = Aufgedeckt ist nicht ausgegeben
learn-root-cult-rituals-preach = Deine Rituale decken Karten nur auf. Decke eine Maus-Karte auf und rekrutiere in Lichtung 11.
learn-root-cult-rituals-one-garden = Mit einem einzigen Garten bringt das nichts, und die Karte ist weg.
learn-root-cult-rituals-eleven = Gleich willst du in 11 pflanzen. Rekrutiere dort.
learn-root-cult-rituals-who-rules = Ein Garten steht nur, wo du herrschst. Erst ein Krieger in 11.
learn-root-cult-rituals-preach-first = Decke zuerst eine Maus-Karte auf.
learn-root-cult-rituals-returns = Am Abend kommt die aufgedeckte Karte zurück auf deine Hand.
learn-root-cult-rituals-plant = In 11 herrschst du jetzt. Pflanze mit der anderen Maus-Karte einen Garten.
learn-root-cult-rituals-plant-now = Pflanze einen Garten in 11.
learn-root-cult-rituals-second = Zwei Gärten einer Klasse: Ab jetzt lohnt sich das Werten.

learn-root-cult-score = Erst pflanzen, dann werten
learn-root-cult-score-fox = Ein Garten allein bringt nichts, zwei bringen 2. Pflanze einen zweiten in 8 und gib die andere Fuchs-Karte aus.
learn-root-cult-score-too-early = Noch ist es ein einziger Garten: Das bringt nichts.
learn-root-cult-score-fox-first = Beginne mit den Füchsen in 8.
learn-root-cult-score-two = 2 Punkte. Jede Klasse darfst du einmal im Zug werten.
learn-root-cult-score-rabbit = Und dasselbe bei den Hasen.
learn-root-cult-score-plant-first = Erst der zweite Garten in 5.
learn-root-cult-score-rabbit-now = Pflanze in 5, dann werte die Hasen.
learn-root-cult-score-won = Zweimal 2: 30.

learn-root-cult-hated = Verhasst und darum billig
learn-root-cult-hated-sanctify = Die Mäuse sind verhasst: Weihen kostet nur 2 Akolythen. Mach aus beiden Gebäuden in 7 Gärten.
learn-root-cult-hated-convert = Der Akolyth fehlt dir dann für den zweiten Garten.
learn-root-cult-hated-both = Vier Akolythen, zwei Gärten: Weihe beide.
learn-root-cult-hated-gardens = Zwei Punkte, drei Gärten, und kein Würfel ist gefallen.
learn-root-cult-hated-fourth = Noch 3 Punkte. Pflanze den vierten Maus-Garten, dann werte.
learn-root-cult-hated-three-gardens = Mit drei Gärten bringt das 2. Pflanze zuerst den vierten.
learn-root-cult-hated-plant-fourth = Pflanze zuerst den vierten Garten.

learn-root-cult-acolytes = Rache macht Akolythen
learn-root-cult-acolytes-convert = Zwei deiner Verteidiger sind gefallen und jetzt Akolythen. Bekehre mit ihnen die Katze in 7.
learn-root-cult-acolytes-seven = In 7 bedroht die Katze deinen Garten. Bekehre sie.
learn-root-cult-acolytes-turned = Aus einem Angreifer ist ein eigener Krieger geworden, ohne Würfel.

learn-root-cult-victim = Als Opfer: du lenkst sie
learn-root-cult-victim-discard = Abgelegte Karten bestimmen die Verstoßenen. Deine Gebäude stehen bei den Mäusen: Lege keine Maus ab.
learn-root-cult-victim-mouse = Dann liegen mehr Mäuse bei den Verlorenen Seelen, und der Kult kommt zu deinen Gebäuden.
learn-root-cult-victim-not-tie = Bei Gleichstand bleibt alles offen. Ein Fuchs macht es sicher.
learn-root-cult-victim-steered = Jetzt sind es die Füchse, und dort steht nichts von dir.

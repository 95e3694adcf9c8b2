# Eine Lektion: je Schritt höchstens zwei Sätze und 140 Zeichen.

learn-root-riverfolk = Flussvolk-Kompanie

learn-root-riverfolk-prices = Billig verkauft sich
learn-root-riverfolk-prices-card = Jeder Krieger, mit dem man dich bezahlt, wird dein Mittel. Mach Handkarten billig: Preis 1.
learn-root-riverfolk-prices-cheaper = Zu diesem Preis kommt heute niemand. Nimm 1.
learn-root-riverfolk-prices-no-sale = Mit dreimal 3 kauft niemand, und du hast keine Mittel.
learn-root-riverfolk-prices-card-first = Beginne mit der Handkarte.
learn-root-riverfolk-prices-wait = Die anderen Preise bleiben. Warte, ob ein Kunde kommt.
learn-root-riverfolk-prices-enough = Ein Lockangebot genügt für heute.
learn-root-riverfolk-prices-sold = Verkauft: Ein Krieger der Katzen liegt auf deiner Tafel und arbeitet ab jetzt für dich.

learn-root-riverfolk-funds = Einsetzen kommt zurück
learn-root-riverfolk-funds-draw = Mittel sind deine Aktionen. Setze eines ein und ziehe eine Karte: Ware für deine Kunden.
learn-root-riverfolk-funds-spent = Rekrutieren gibt das Mittel aus, es kommt nicht wieder. Ziehe zuerst.
learn-root-riverfolk-funds-draw-first = Beginne mit einer Karte.
learn-root-riverfolk-funds-back = Eingesetzte Mittel kommen im nächsten Zug zurück, ausgegebene nicht.
learn-root-riverfolk-funds-muster = Jetzt gib eines aus: Rekrutiere am Fluss, in Lichtung 4.
learn-root-riverfolk-funds-four = Auch gut, aber wir brauchen ihn in 4.
learn-root-riverfolk-funds-muster-now = Rekrutiere in Lichtung 4.

learn-root-riverfolk-posts = Die Kunden bezahlen
learn-root-riverfolk-posts-post = Zwei Mittel des Herrschers bezahlen einen Handelsposten: 2 Punkte. Gründe bei den Katzen, wo Hasen wohnen.
learn-root-riverfolk-posts-fox-post = Ein Fuchs-Posten bringt auch 2, aber der Kuchenverkauf braucht zwei Hasen.
learn-root-riverfolk-posts-cats-first = Beginne bei den Katzen in 5.
learn-root-riverfolk-posts-fund-kept = Das Mittel fehlt dir dann für den Posten.
learn-root-riverfolk-posts-paid = Bezahlt haben die Katzen, mit ihren eigenen Kriegern.
learn-root-riverfolk-posts-second = Dasselbe bei den Vögeln: ein Hasen-Posten in 3.
learn-root-riverfolk-posts-rabbit = In 6 wohnen Füchse. Der Kuchenverkauf braucht einen zweiten Hasen.
learn-root-riverfolk-posts-three = Gründe in Lichtung 3.
learn-root-riverfolk-posts-craft = Jeder Posten hat ein Feld seiner Klasse frei gemacht. Setze die letzten zwei Mittel ein: Stelle den Kuchenverkauf her.
learn-root-riverfolk-posts-craft-now = Der Kuchenverkauf bringt 3. Stelle ihn her.
learn-root-riverfolk-posts-won = Posten, Posten, Münzen: 30.

learn-root-riverfolk-victim = Als Kunde: was Miete bringt
learn-root-riverfolk-victim-hire = Du bist ein Vogel und willst in 10 bauen, dort stehen vier Katzen. Miete die zwei Otter in 10 als Söldner.
learn-root-riverfolk-victim-card = Eine Karte hilft dir in 10 nicht. Die Söldner zählen für deine Herrschaft.
learn-root-riverfolk-victim-boats-no = Über den Fluss willst du nicht. Miete die Söldner.
learn-root-riverfolk-victim-hire-now = Ohne die Söldner herrschst du in 10 nicht.
learn-root-riverfolk-victim-hired = Zwei Krieger hat es gekostet. Die Otter zählen jetzt für dich.
learn-root-riverfolk-victim-decree = Lege die Hasen-Karte zu Bauen und rekrutiere dann in 2.
learn-root-riverfolk-victim-build-it = Gebaut werden soll in 10, bei den Hasen: Lege sie zu Bauen.
learn-root-riverfolk-victim-two = Von 2 aus kommst du nach 10. Rekrutiere dort.
learn-root-riverfolk-victim-move = Zwei Otter und deine Krieger gegen vier Katzen: Bei Gleichstand herrschst du. Geh mit genug nach 10.
learn-root-riverfolk-victim-few = Drei gegen vier: Das reicht nicht, und es folgt Aufruhr.
learn-root-riverfolk-victim-ten = Nach 10, und nimm alle mit.
learn-root-riverfolk-victim-won = Das fünfte Nest bringt 4: 30. Ein guter Preis entscheidet ein Spiel.

# Underground Duchy: what the page says of them in the browser.

web-faction-duchy = Gräbt sich überall hin und überzeugt Minister, die Zug für Zug handeln.
root-web-burrow = Krieger in der Erdhöhle
root-web-ministers = Minister
root-web-burrow-fact = Erdhöhle
root-web-swayed = überzeugt
root-web-shown-cards = Aufgedeckt
root-web-on-map-citadel = Zitadellen
root-web-on-map-market = Märkte
root-web-on-map-tunnel = Tunnel
root-web-rank-squire = Junker
root-web-rank-noble = Adelige
root-web-rank-lord = Lords
root-web-rank-about = { $cards } Karten, { $points ->
    [one] ein Siegpunkt
   *[other] { $points } Siegpunkte
  }; Kronen übrig: { $crowns }
root-web-minister-foremole = Baut mit jeder Karte.
root-web-minister-captain = Ein Kampf.
root-web-minister-marshal = Eine Bewegung.
root-web-minister-brigadier = Zwei Bewegungen oder zwei Kämpfe.
root-web-minister-banker = Karten einer Klasse: je ein Punkt.
root-web-minister-mayor = Wie ein anderer Junker oder Adeliger.
root-web-minister-duchess_of_mud = Zwei Punkte bei drei Tunneln.
root-web-minister-baron_of_dirt = Ein Punkt je Markt.
root-web-minister-earl_of_stone = Ein Punkt je Zitadelle.
web-waiting-duchy-failure = { $name } verliert einen Minister.
web-open-root-duchy-from-hand = Dafür hast du keine Karte auf der Hand.
web-open-root-duchy-build-needs-suit = Keine deiner Handkarten passt zu dieser Lichtung.
web-open-root-duchy-build-needs-rule = Bauen kannst du nur, wo du herrschst.
web-open-root-dig-needs-suit = Keine deiner Handkarten passt zu dieser Lichtung.
web-open-root-tunnel-there = Dort liegt schon ein Tunnel.
web-open-root-minister-not-swayed = Du hast noch keinen Minister überzeugt, der das könnte.
web-open-root-minister-acted-already = Deine Minister haben in diesem Zug schon gehandelt.
web-open-root-too-few-to-reveal = Dafür hast du zu wenige Karten auf der Hand.
web-open-root-too-few-clearings = Zu wenige deiner Karten passen zu eigenen Lichtungen mit deinen Markern.
web-open-root-no-clearing-for = Zu deinen übrigen Karten passt keine freie Lichtung mit deinen Markern.
root-web-home-duchy =
    1 Lichtung
    nicht neben anderen
root-web-setup-duchy =
    Wähle eine Heimat.
    Zwei Krieger und ein Tunnel kommen dorthin.
    Fünf Krieger kommen in die Lichtungen ringsum.
root-done-at-duchy-assembly = Versammlung beenden
root-done-at-duchy-parliament = Parlament beenden
root-done-at-duchy-sway = Tageslicht beenden
root-done-at-duchy-court = niemanden überzeugen
root-done-at-duchy-command = Befehl beenden
root-done-at-duchy-banker = keine Karte mehr ausgeben
root-done-at-duchy-craft = Herstellen beenden
root-cause-duchy-surface = Der neue Tunnel liegt in Lichtung { $clearing }.
root-skip-duchy-craft = Nichts herzustellen

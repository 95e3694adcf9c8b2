# Eine halbe Seite über die Partei: was sie will, wie sie punktet, ihr Zug, ein Plan, drei Fehler.

page-duchy-want = Mein Hofstaat soll wachsen. Jeder Minister, den ich überzeuge, tut in jedem Zug etwas für mich.
page-duchy-score = Ein überzeugter Minister bringt einen bis drei Punkte. Meine Lords zählen dann Zug für Zug Märkte, Zitadellen und Tunnel, und der Bankier macht Karten zu Punkten. Bauen bringt nichts.
page-duchy-turn-1 = Krieger kommen in die Erdhöhle, mit jeder Zitadelle mehr.
page-duchy-turn-2 = Zwei Aktionen, dann jeder Minister einmal, dann decke ich Karten auf und überzeuge einen neuen.
page-duchy-turn-3 = Aufgedeckte Karten kommen zurück, nur die Vögel nicht. Herstellen, ziehen: eine Karte und eine mehr für jeden Markt.
page-duchy-fear = Ich komme mit vier Kriegern aus dem Boden, wo niemand mich erwartet. Aber triff eines meiner Gebäude: Dann verlässt mich mein bester Minister.
page-duchy-plan = Überzeuge in jedem Zug jemanden, zuerst Junker, dann Brigadier und Bürgermeister, zuletzt die Lords. Baue zwei Märkte vor der dritten Zitadelle und lass bei jedem Gebäude drei Krieger stehen. Halte Marker in Lichtungen aller Klassen, ein Tunnel genügt.
page-duchy-mistake-1 = Ein Gebäude ohne Wache. Sein Verlust kostet einen Minister, eine Krone und eine Karte.
page-duchy-mistake-2 = Karten ausgeben, mit denen du gleich jemanden überzeugen wolltest. Zum Graben nimm Vögel.
page-duchy-mistake-3 = Alle Krieger in der Erdhöhle lassen. Dort beherrschen sie nichts, und keine Karte passt zu ihr.

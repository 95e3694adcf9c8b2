# Root: die Karte „Schwarzmarkt“ (law-K-black_market), und unsere Lesarten dazu, in eigenen Worten.

law-K-black_market = Schwarzmarkt: in einer Lichtung mit genau einem Bauplatz und ohne Ruine. Drei Karten vom Nachziehstapel liegen ungesehen daneben. Hast du einen Marker deiner Partei in der Lichtung, darfst du einmal in deinem Zug eine Handkarte verdeckt gegen eine der drei tauschen.
ruling-root-511 = Der Nachziehstapel ist gemischt, und zu zweit sind die Dominanz-Karten heraus, bevor die drei Karten gezogen werden.
ruling-root-512 = Ein Tausch ist kein Ausgeben, Ablegen oder Platzieren. Was auf dem Markt liegt, ist in keiner Hand und keinem Stapel, und es wird nicht eingemischt.
other-root-511 = Die Karten des Markts werden gezogen, bevor der Stapel für zwei Spieler verkleinert wird.

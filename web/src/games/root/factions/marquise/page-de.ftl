# Eine halbe Seite über die Partei: was sie will, wie sie punktet, ihr Zug, ein Plan, drei Fehler.

page-marquise-want = Das Waldland gehört mir schon. Ich will es mit Werkstätten, Sägemühlen und Rekrutierern füllen, bevor die anderen wach werden.
page-marquise-score = Jedes Gebäude bringt beim Bauen Siegpunkte, und je mehr ich von einer Art habe, desto mehr: von 1 bis 5. Dazu kommt, was jede Partei darf: herstellen und fremde Gebäude und Plättchen entfernen.
page-marquise-turn-1 = Jede Sägemühle bekommt ein Holz.
page-marquise-turn-2 = Erst herstellen, dann drei Aktionen: kämpfen, marschieren, rekrutieren, bauen, Überstunden. Jede Vogel-Karte kauft eine Aktion dazu.
page-marquise-turn-3 = Eine Karte ziehen, mit mehr Rekrutierern mehr.
page-marquise-fear = Ich stehe von Anfang an fast überall. Meine Verluste kommen im Feldkrankenhaus wieder auf die Beine, solange die Festung steht und ich eine passende Karte habe.
page-marquise-plan = Baue zuerst eine zweite und dritte Sägemühle nah an der Festung, dann die teuren Felder der Werkstätten. Halte eine Kette von Lichtungen, durch die dein Holz reist. Gib die Ränder auf, ehe du überall zu schwach bist.
page-marquise-mistake-1 = Holz in einer Lichtung sammeln, von der aus kein beherrschter Weg zum Bauplatz führt.
page-marquise-mistake-2 = Jeden Zug kämpfen. Ein Kampf ist eine Aktion, die kein Gebäude errichtet.
page-marquise-mistake-3 = Alle Vogel-Karten für Aktionen ausgeben und im Feldkrankenhaus mit leerer Hand dastehen.

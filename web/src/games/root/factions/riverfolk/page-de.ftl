# Eine halbe Seite über die Partei: was sie will, wie sie punktet, ihr Zug, ein Plan, drei Fehler.

page-riverfolk-want = Kundschaft. Und dann Handelsposten dort, wo die Kundschaft herrscht.
page-riverfolk-score = Jeder Handelsposten bringt 2, Herstellen bringt die Punkte der Gegenstände. Wer spart, bekommt Dividenden: im Vogelgesang einen Siegpunkt für je zwei Mittel, wenn ein Posten auf dem Brett ist.
page-riverfolk-turn-1 = Hat niemand gezahlt, lege ich selbst zwei Krieger ein. Dann Dividenden, dann werden alle Krieger auf der Tafel zu Mitteln.
page-riverfolk-turn-2 = Mittel einsetzen (bewegen, kämpfen, herstellen, ziehen) oder ausgeben (rekrutieren, Handelsposten gründen).
page-riverfolk-turn-3 = Auf fünf Karten ablegen, Preise bestimmen.
page-riverfolk-fear = Dass sie mich brauchen. Jede Karte, jedes Boot, jeder Söldner macht mich reicher, und meine Posten bezahle ich mit ihren eigenen Kriegern.
page-riverfolk-plan = Beginne billig, Handkarten für 1 oder 2. Gründe den ersten Posten, sobald du zwei Mittel eines Herrschers hast. Halte Karten offen, die deine Nachbarn wirklich wollen, und sage es ihnen.
page-riverfolk-mistake-1 = Hohe Preise ohne Kunden. Zwei eigene Krieger sind ein schlechtes Einkommen.
page-riverfolk-mistake-2 = Posten ohne Schutz: Geht einer verloren, ist die Hälfte der Mittel weg und der Posten für immer.
page-riverfolk-mistake-3 = Mittel der falschen Partei verbrauchen und dann den Posten in ihrer Lichtung nicht mehr bezahlen können.

# Eine halbe Seite über die Partei: was sie will, wie sie punktet, ihr Zug, ein Plan, drei Fehler.

page-alliance-want = Sympathie. Erst im Stillen, dann mit einem Knall.
page-alliance-score = Jedes Sympathie-Plättchen bringt Siegpunkte, die ersten fast keine, die letzten je 4. Eine Revolte fegt eine Lichtung leer und zählt jedes Gebäude und Plättchen darin.
page-alliance-turn-1 = Anhänger ausgeben: erst für Revolten, dann für Sympathie.
page-alliance-turn-2 = Herstellen, Karten zu Anhängern machen, Offiziere ausbilden.
page-alliance-turn-3 = So viele Einsätze wie Offiziere: bewegen, kämpfen, rekrutieren, organisieren. Dann Karten ziehen.
page-alliance-fear = Wer in meine Lichtungen marschiert oder mein Plättchen entfernt, bezahlt mich mit einer Karte. Verteidige ich, nehme ich den höheren Würfel. Und niemand weiß, welche Anhänger ich habe.
page-alliance-plan = Verbreite in den ersten beiden Zügen zwei oder drei Plättchen dort, wo andere hindurchmüssen. Spare auf eine Revolte, am besten in einer Lichtung mit Gebäuden. Danach bilde Offiziere aus: Organisieren ist die billigste Sympathie.
page-alliance-mistake-1 = Alle Anhänger für Plättchen ausgeben und die Revolte verpassen, die einen Stützpunkt und Krieger bringt.
page-alliance-mistake-2 = Vögel ausgeben, wo eine passende Karte gereicht hätte.
page-alliance-mistake-3 = Den einzigen Stützpunkt ohne Krieger lassen. Fällt er, gehen Anhänger und die Hälfte der Offiziere mit.

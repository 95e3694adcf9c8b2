# Root: Frühlingsaufstand und Hasenspäher (law-H-...), mit eigenen Worten.

law-H-uprising = Frühlingsaufstand: Aufbau: zweimal mit dem Aufstandswürfel würfeln, jedes Mal ein Krieger in eine passende Lichtung. Beim Anheuern, wenn keiner im Spiel ist: würfeln und einen einsetzen. Wer ihn bekämpft, wirft zuerst eine zur Lichtung passende Karte ab; Heuerlinge und Automaten können das nicht. Zu Beginn des Vogelgesangs muss gewürfelt werden; dann wird entweder ein Krieger des Aufstands mit allen gegnerischen Markern von einer passenden Lichtung entfernt oder einer in eine passende Lichtung gesetzt.
law-H-scouts = Hasenspäher: Verteidigt die Partei, die sie kontrolliert, darf sie vor dem Wurf eine zur Lichtung passende Karte ausgeben und benutzt den höheren Würfel.

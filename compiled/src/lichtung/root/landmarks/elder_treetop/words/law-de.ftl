# Root: die Karte „Alter Wipfel“ (law-K-elder_treetop), und unsere Lesart dazu, in eigenen Worten.

law-K-elder_treetop = Alter Wipfel: in einer Ecke. Seine Lichtung hat einen Bauplatz mehr. Wer ein gegnerisches Gebäude von diesem Platz entfernt, bekommt einen Siegpunkt mehr als sonst. Zu zweit nicht empfohlen.
ruling-root-503 = Sind beiderlei Plätze frei, wählt, wer baut. Was ein anderes Gebäude ersetzt, steht auf dessen Platz. Fällt im Kampf eines von mehreren gleichen, sagt der Besitzer, ob es das im Wipfel war; wer sonst eines entfernt, nimmt das im Wipfel.
other-root-503 = Der zusätzliche Platz wird immer zuletzt bebaut und zuerst geräumt.

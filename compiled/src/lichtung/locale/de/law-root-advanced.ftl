# Root: der Aufbau für Fortgeschrittene (A).

law-A = Aufbau für Fortgeschrittene
law-A-6 = Heuerlinge: auf Wunsch sind genau drei im Spiel. Sie kommen nach den Plätzen und vor Karten und Parteien.
law-A-6-3 = Vom letzten Spieler der Zugreihenfolge an, gegen den Uhrzeigersinn, stellt jeder einen Heuerling nach dessen Karte auf. Manche Heuerlinge haben keinen Aufbau, und nicht jeder Spieler bekommt einen.
law-A-6-4 = Die drei Hinweise auf Heuerlinge kommen auf die Felder 4, 8 und 12 der Siegpunkteleiste.
law-A-6-5 = Wessen Heuerling im Spiel ist, dessen Partei kann niemand spielen.
law-A-7 = Zu zweit bleiben die Dominanz-Karten draußen. Alle ziehen fünf Karten vom gemischten Stapel; drei davon behalten sie am Ende.
law-A-8 = Ihr wählt Parteien und baut sie auf, entweder im Standardaufbau oder mit den Aufbaukarten für Fortgeschrittene.
law-A-8-1 = Eine zufällige Aufbaukarte einer kriegerischen Partei wird ausgelegt, dann aus allen übrigen zusammen so viele, wie Personen mitspielen.
law-A-8-1-I = Zu zweit spielt ihr ohne rebellische Parteien.
law-A-8-1-II = Gehört die letzte ausgelegte Karte einer rebellischen Partei, ist sie blockiert, bis jemand eine kriegerische gewählt hat.
law-A-8-1-III = Neben der Karte des Vagabunden liegt ein zufälliger Charakter. Wer den Vagabunden wählt, spielt diesen Charakter.
law-A-8-2 = Reihum, beginnend mit der letzten Person der Spielreihenfolge, nimmt jede eine der Karten und baut ihre Partei sofort auf, wie es auf der Karte steht, bevor die nächste wählt.
law-A-8-2-I = Manche Parteien wählen Heimatlichtungen. Eine Heimat darf niemand anderem gehören, und alles, was dort platziert wird, muss Platz haben.
law-A-8-2-II = Sollen zwischen einer Heimat und denen der Gegner zwei Lichtungen liegen und ist das unmöglich, darf sie an keine von ihnen grenzen; ist auch das unmöglich, darf sie angrenzen.
law-A-9 = Alle beginnen mit null Siegpunkten.
law-A-10 = Alle behalten drei der fünf Karten. Die anderen gehen in den Nachziehstapel zurück, der dann gemischt wird.

ruling-root-120 = „Mindestens zwei Lichtungen entfernt“ heißt: Auf der kürzesten Strecke über offene Wege liegen zwei Lichtungen dazwischen. Flüsse und versperrte Wege zählen nicht.
ruling-root-121 = Platz ist dort, wo für jedes Gebäude ein Bauplatz frei ist und niemand das Platzieren verwehrt.
ruling-root-122 = Die Hand einer Partei, die offen spielt, liegt offen, sobald jemand diese Partei hat.
ruling-root-123 = Alle entscheiden in Spielreihenfolge, welche Karten zurückgehen; nur der Besitzer kennt sie, außer die Hand liegt offen. Gemischt wird, wenn alle entschieden haben.
ruling-root-124 = Es gibt eine Aufbaukarte des Vagabunden. Spielen trotzdem zwei, hat jeder seinen eigenen zufälligen Charakter, wer zuletzt am Zug ist, baut zuerst auf, und beide Sätze von Gegenständen kommen unter die Ruinen.

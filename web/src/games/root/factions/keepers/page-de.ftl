# Eine halbe Seite über die Partei: was sie will, wie sie punktet, ihr Zug, ein Plan, drei Fehler.

page-keepers-want = In den Wäldern liegen alte Relikte. Ich will sie heimholen, alle, und neben ihnen fürchten meine Ritter nichts.
page-keepers-score = Ein gesichertes Relikt bringt seinen Wert, eins bis drei. Eine Figur, eine Tafel und ein Juwel nebeneinander sind ein Satz und bringen zwei mehr. Ausgraben und Tragen bringen nichts.
page-keepers-turn-1 = Krieger werden zu Lagern, Lager zu Kriegern, und Karten bringen Rekruten in ein Lager.
page-keepers-turn-2 = Herstellen. Dann handeln die Karten meines Gefolges, Spalte für Spalte, jede in einer Lichtung ihrer Klasse: bewegen, kämpfen und dann ausgraben, bewegen oder sichern.
page-keepers-turn-3 = Wo vier stehen, hungert einer. Handkarten kommen ins Gefolge. Eine Karte ziehen, und für jeden Lagerplatz eine mehr.
page-keepers-fear = Neben einem Relikt zählt meine erste Wunde im Kampf nicht, und alle meine Aktionen kommen jeden Zug wieder. Aber wer mir ein Relikt nimmt, bekommt zwei Siegpunkte und wirft es weit weg.
page-keepers-plan = Schlag sofort ein Lager auf und bis zum dritten Zug ein zweites, in einer anderen Klasse. Füll das Gefolge mit Karten der Klassen rund um zwei oder drei Wälder. Grab aus, wo du zwei oder drei Lichtungen am Wald beherrschst, und zieh in Gruppen zu dritt. Sichere kleine Werte zuerst und den, der die Karte kostet, zuletzt.
page-keepers-mistake-1 = Ein Relikt ohne Krieger. Für jeden anderen sind das zwei Siegpunkte.
page-keepers-mistake-2 = Ausgraben, wo du nur eine Lichtung beherrschst. Drei von vier Relikten sind mehr wert als eins und kosten dich dann die Karte.
page-keepers-mistake-3 = Große Gruppen. Zu viert verhungert jeden Abend einer, und du hast nur fünfzehn Krieger.

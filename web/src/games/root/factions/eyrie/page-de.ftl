# Eine halbe Seite über die Partei: was sie will, wie sie punktet, ihr Zug, ein Plan, drei Fehler.

page-eyrie-want = Nester, überall. Der Wald war unser, und er wird es wieder.
page-eyrie-score = Am Abend bringt die Nest-Leiste Siegpunkte, jeden Zug aufs Neue: mit drei Nestern 2, mit sieben 5. Wer früh baut, verdient lange.
page-eyrie-turn-1 = Ein oder zwei Karten kommen ins Dekret, höchstens eine davon ein Vogel.
page-eyrie-turn-2 = Erst herstellen. Dann das ganze Dekret, von links nach rechts: rekrutieren, bewegen, kämpfen, bauen. Geht eine Karte nicht, folgt Aufruhr.
page-eyrie-turn-3 = Nester werten, Karten ziehen.
page-eyrie-fear = Mein Dekret wächst. In der Mitte des Spiels bewege ich mich und kämpfe ich öfter als jede andere Partei. Und bei Gleichstand herrsche ich.
page-eyrie-plan = Wähle den Charismatischen oder den Despoten zum Anführer. Lege Vogel-Karten in Bewegen oder Rekrutieren, Karten mit Klasse nur dorthin, wo du sie auch in drei Zügen noch erfüllst. Frage vor jeder Karte: Wo tue ich das nächstes Mal?
page-eyrie-mistake-1 = Eine Karte in Bauen ohne Lichtung, in der dafür Platz ist. An dieser Spalte scheitert das Dekret am häufigsten.
page-eyrie-mistake-2 = Mit der Vogel-Karte dort kämpfen, wo die Karte mit Klasse ihren einzigen Gegner hätte.
page-eyrie-mistake-3 = Den Aufruhr um jeden Preis vermeiden. Früh und mit wenigen Vögeln kostet er wenig und bringt den Anführer, den du jetzt brauchst.

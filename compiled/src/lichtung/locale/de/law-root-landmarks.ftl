# Root, A.5 und Kapitel F: Wahrzeichen, und unsere Lesarten dazu (ruling-root-500 bis 502), in eigenen Worten.

law-A-5 = Wenn ihr mögt, spielt ihr mit Wahrzeichen. Sie kommen aufs Spielbrett, sobald die Plätze feststehen, vor allem anderen. Die Fähre oder den Turm des Spielbretts könnt ihr dann auch weglassen oder anders aufstellen.
law-A-5-1 = Nehmt ein oder zwei Wahrzeichen. Karten, die ihr nicht mögt, bleiben draußen.
law-A-5-2 = Mischt ihre Karten und deckt so viele auf.
law-A-5-3 = Wer in der Zugreihenfolge zuletzt kommt, stellt eines davon nach seiner Karte auf, bei zweien nach eigener Wahl; wer davor sitzt, das andere. Wo schon eines steht, kommt keines hin, und sagt die Karte nichts anderes, auch nicht daneben.
law-F = Wahrzeichen
law-F-1 = Regeln für alle Wahrzeichen
law-F-1-1 = Ein Wahrzeichen kann nicht bekämpft, bewegt, verdeckt oder entfernt werden, außer es sagt selbst etwas anderes.
law-F-1-2 = Ein Wahrzeichen gehört niemandem: Es ist kein Gegner, keine Figur einer Partei und zählt nicht für die Herrschaft.
ruling-root-500 = Bringt das Spielbrett ein Wahrzeichen mit, bleibt es neben den aufgedeckten stehen. Wird seine eigene Karte aufgedeckt, stellt man es nach ihr neu auf.
ruling-root-501 = Gibt es keine erlaubte Lichtung, darf das Wahrzeichen neben einem anderen stehen; hilft auch das nicht, in irgendeiner Lichtung ohne Wahrzeichen.
ruling-root-502 = Eine Partei, die niemand spielt, stellt kein Wahrzeichen auf; der nächste vor ihr tut es.
other-root-500 = Mit Wahrzeichen bleiben die des Spielbretts in der Schachtel.
other-root-501 = Ein Wahrzeichen ohne erlaubte Lichtung wird durch ein anderes ersetzt.
other-root-502 = Steht eine Maschine am Ende der Zugreihenfolge, entscheiden alle gemeinsam.

# Die Seiten mit den Regeln.

web-rules-about = Alle Absätze der Regeln in eigenen Worten, mit unseren Lesarten, wo ein Text schweigt oder zwei Deutungen zulässt. Dieselben Nummern stehen am Tisch neben jeder Aktion und im Verlauf.
web-rules-count = { $count ->
    [one] 1 Absatz
   *[other] { $count } Absätze
  }
web-rules-found = { $count ->
    [0] Kein Absatz passt.
    [one] 1 Absatz passt.
   *[other] { $count } Absätze passen.
  }
web-rules-search = Absatz oder Wort suchen
web-rules-contents = Inhalt
web-rules-path = Wo du bist
web-rules-leaf = Blättern
web-rules-before = davor
web-rules-after = danach
web-rules-later = Spätere Fassungen
web-rules-reading = Unsere Lesart
web-rules-reading-about = So legt dieser Tisch den Absatz aus, wo er schweigt oder mehrdeutig ist.
web-rules-reading-number = Lesart { $number }
web-rules-readings = { $count ->
    [one] 1 Lesart
   *[other] { $count } Lesarten
  }
web-rules-inside = Dazu gehört
web-rules-mentions = Genannt in
web-rules-akin = Von denselben Lesarten betroffen
web-rules-nothing = Kein Absatz passt. Versuche ein anderes Wort oder den Anfang einer Nummer.
web-rules-missing = Diesen Absatz gibt es nicht.
web-rules-missing-about = Vielleicht gehört die Nummer zu einem anderen Spiel.
web-rules-all = Zu den Regeln

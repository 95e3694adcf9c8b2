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
web-rules-search = Wort, Frage oder Nummer
web-rules-contents = Inhalt
web-rules-path = Wo du bist
web-rules-leaf = Blättern
web-rules-before = davor
web-rules-after = danach
web-rules-later = Spätere Fassungen
web-rules-reading = Unsere Lesart
web-rules-reading-number = Lesart { $number }
web-rules-readings = { $count ->
    [one] 1 Lesart
   *[other] { $count } Lesarten
  }
web-rules-inside = Dazu gehört
web-rules-switch = Schalter
web-rules-ours = so spielen wir
web-rules-here = an diesem Tisch
web-rules-examples = Beispiele
web-rules-examples-about = Jedes öffnet sich auf einem eigenen Brett, auf dem du alles ausprobieren kannst.
web-rules-try = Beispiel auf dem Brett
web-rules-see = Lies auch
web-rules-back = Zurück zum vorigen Absatz
web-rules-missing = Diesen Absatz gibt es nicht.
web-rules-missing-about = Vielleicht gehört die Nummer zu einem anderen Spiel.
web-rules-all = Zu den Regeln

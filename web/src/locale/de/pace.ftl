# Anderen folgen, zurückblicken, nichts umsonst anklicken.

web-pace-next = Weiter
web-pace-all = { $count ->
    [0] Alles gezeigt
   *[other] Alle { $count } zeigen
  }
web-pace-clock = Deine Uhr läuft.
web-help-key-next = Leertaste
web-help-about-next = nächster Schritt der anderen; gehalten geht es schneller
web-help-key-since = .
web-help-about-since = was seit deinem letzten Zug geschah
web-setting-pace = Tempo der anderen
web-setting-pace-slow = langsam
web-setting-pace-normal = normal
web-setting-pace-fast = schnell
web-setting-pace-instant = sofort
web-setting-pace-about = So schnell zeigt dir der Tisch, was andere tun. Läuft dabei deine Uhr, zeigt er es schnell.

## Rückblick

web-since = Seit deinem letzten Zug
web-since-by-itself = von selbst öffnen
web-since-more = { $count ->
    [one] … und eine weitere Zeile im Verlauf
   *[other] … und { $count } weitere Zeilen im Verlauf
  }
web-since-nothing = Seitdem ist noch niemand am Zug gewesen.
web-setting-recap = Rückblick
web-setting-recap-on = zu Beginn deines Zugs
web-setting-recap-off = nur auf Wunsch
web-setting-recap-about = Wer seit deinem letzten Zug was getan hat, in wenigen Zeilen.

## Fragen mit einer einzigen Antwort

web-single = { $what } – weiter
web-single-any = Nur eine Möglichkeit: { $action }
web-single-hold = Anhalten
web-single-offer = Hier gibt es nur eine Antwort. Soll der Tisch sie künftig für dich geben, nach einer zufälligen Pause?
web-single-yes = Ja, ab jetzt
web-single-no = Nein, immer fragen
web-setting-skip = Fragen mit nur einer Antwort
web-setting-skip-auto = gegen Rechner überspringen
web-setting-skip-on = immer überspringen
web-setting-skip-off = immer fragen
web-setting-skip-about = Wo nur eine Antwort erlaubt ist, gibt der Tisch sie für dich und sagt es. Spielen Menschen mit, lässt er sich dafür eine zufällige Zeit. So verrät er nicht, was du auf der Hand hast.

## Was eine Aktion nach sich zieht

web-then-chance = Danach entscheidet der Zufall. Das lässt sich nicht zurücknehmen.
web-then-shown = Dabei wird Verdecktes aufgedeckt. Das lässt sich nicht zurücknehmen.
web-then-over = Damit endet die Partie.
web-then-other = Danach { $name-person ->
    [second] entscheidest
    [plural] entscheiden
   *[third] entscheidet
  } { $name-nom }. Das lässt sich nicht zurücknehmen.
web-then-other-undo = Danach { $name-person ->
    [second] entscheidest
    [plural] entscheiden
   *[third] entscheidet
  } { $name-nom }. Bis dahin kannst du es zurücknehmen.
web-turn-react = du reagierst auf { $name-acc }

## Wie viel zur Wahl steht

web-count-any = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
  }
web-count-verb = { $count ->
    [one] Eine Aktion zur Wahl
   *[other] { $count } Aktionen zur Wahl
  }
web-count-clearing = { $count ->
    [one] Eine Lichtung
   *[other] { $count } Lichtungen
  }
web-count-place = { $count ->
    [one] Ein Ort
   *[other] { $count } Orte
  }
web-count-path = { $count ->
    [one] Ein Weg
   *[other] { $count } Wege
  }
web-count-field = { $count ->
    [one] Ein Feld
   *[other] { $count } Felder
  }
web-count-tile = { $count ->
    [one] Ein Plättchen
   *[other] { $count } Plättchen
  }
web-count-card = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
  }
web-count-item = { $count ->
    [one] Ein Gegenstand
   *[other] { $count } Gegenstände
  }
web-count-seat = { $count ->
    [one] Eine Partei
   *[other] { $count } Parteien
  }
web-count-owner = { $count ->
    [one] Eine Partei
   *[other] { $count } Parteien
  }
web-count-faction = { $count ->
    [one] Eine Partei
   *[other] { $count } Parteien
  }
web-count-suit = { $count ->
    [one] Eine Klasse
   *[other] { $count } Klassen
  }
web-count-count = { $count ->
    [one] Eine Zahl zur Wahl
   *[other] { $count } Zahlen zur Wahl
  }

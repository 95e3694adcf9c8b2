# Der Rahmen des Tischs: Teile, Kopf, Wartezimmer, Übergabe.

web-frame-parts = Teile des Tischs
web-tab-mat = Tafel
web-tab-hand = Hand
web-tab-log = Verlauf
web-tab-chat = Chat
web-tab-lit = hier ist etwas wählbar
web-tab-go = Zur Auswahl: { $tab }
web-tab-unread = neue Nachrichten
web-settings = Einstellungen
web-rules = Regeln
web-to-start = Zur Startseite
web-pages = Seiten
web-missing-about = Die Adresse führt nirgendwohin. Vielleicht fehlt ein Stück.

web-table-missing-about = Zu privaten Tischen führt nur eine Einladung. Vielleicht brauchst du einen frischen Link.

## Wartezimmer

web-wait-missing = { $count ->
    [one] Noch ein Sitz ist frei.
   *[other] Noch { $count } Sitze sind frei.
  }
web-wait-full = Alle Sitze sind besetzt. Es kann losgehen.
web-wait-locked = frei, gesperrt
web-wait-lock = Nur ich vergebe diesen Sitz
web-wait-close = Tisch schließen
web-wait-public = Den Tisch unter den offenen Tischen zeigen
web-wait-rules = So wird gespielt
web-wait-rules-all = Alle Regeln von { $game }

web-about-seat = Über { $name }

## Ein Gerät für mehrere

web-hand-over = Gib das Gerät an { $to } weiter
web-hand-over-about = Die anderen schauen kurz weg. Dann zeigt der Tisch die verdeckten Karten.
web-hand-over-take = Ich bin { $name }
web-hand-over-alone = Ich spiele hier alle Sitze allein

web-zoom = Ausschnitt
web-zoom-in = Größer
web-zoom-out = Kleiner

# Woodland Alliance: what the page says of them in the browser.

web-faction-alliance = Sammelt Anhänger, weckt Sympathie und erhebt sich.
web-waiting-alliance-outrage = { $name } gibt der Allianz eine Karte: Empörung.
web-waiting-alliance-surplus = { $name } legt überzählige Anhänger ab.
root-web-supporters = Anhänger
root-web-officers = Offiziere
root-web-operations =
    { $count ->
        [one] 1 eingesetzt
       *[other] { $count } eingesetzt
    }
root-web-bases = Stützpunkte
root-web-sympathy = Sympathie
root-web-sympathy-cost =
    { $count ->
        [one] 1 Anh.
       *[other] { $count } Anh.
    }
web-open-root-card-not-held = Du hast keine Karte dafür auf der Hand.
web-open-root-no-base-of-suit = Keine deiner Handkarten passt zu einem Stützpunkt auf dem Spielbrett.
web-open-root-base-built = Die Stützpunkte dieser Klassen stehen schon auf dem Spielbrett.
web-open-root-not-sympathetic = Diese Lichtungen sympathisieren nicht mit dir.
web-open-root-too-few-supporters = Dafür hast du zu wenige passende Anhänger.
web-open-root-sympathetic-already = Diese Lichtungen sympathisieren schon mit dir.
web-open-root-not-next-to-sympathy = Das liegt neben keiner sympathisierenden Lichtung.
web-open-root-no-base-there = Dort hast du keinen Stützpunkt.
web-open-root-no-warrior-there = Dort hast du keinen Krieger.
root-web-home-alliance =
    Keine Heimat
    beginnt mit 3 Anhängern
root-web-setup-alliance =
    Drei Karten werden zu Anhängern.
root-done-at-alliance-revolt = nicht weiter revoltieren
root-done-at-alliance-spread = keine Sympathie mehr verbreiten
root-done-at-alliance-daylight = Tageslicht beenden
root-done-at-alliance-operations = Zug beenden
root-cause-alliance-outrage = Die Allianz empört sich in Lichtung { $clearing }: Du bist dort einmarschiert oder hast Sympathie entfernt.
root-cause-alliance-surplus = { $by ->
    [none] Dein letzter Stützpunkt ist verloren.
   *[other] { $by-nom } { $by-person ->
        [plural] haben
       *[third] hat
      } deinen letzten Stützpunkt entfernt.
  }
root-skip-alliance-outrage = Empörung: Es gibt nur eine Antwort
root-skip-alliance-revolt = Keine Revolte möglich
root-skip-alliance-spread = Keine Sympathie zu verbreiten
root-skip-alliance-daylight = Im Tageslicht nichts zu tun
web-option-root-officers_need_warriors = Ohne Krieger im Vorrat darf die Allianz weder ausbilden noch rekrutieren; sonst darf sie es und geht leer aus.

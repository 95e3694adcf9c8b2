# Root: der Aufbau für Fortgeschrittene.

root-option-setup = Aufbau
root-option-setup-standard = Standard
root-option-setup-advanced = für Fortgeschrittene, mit Heimatlichtungen
root-option-setup-adventurous = abenteuerlich: wie für Fortgeschrittene, auch zu zweit mit rebellischen Parteien

## Ereignisse

root-event-laid-out = zur Wahl { $members ->
    [one] steht
   *[other] stehen
  } { $factions }
root-event-laid-out-each = { $faction-nom }
root-event-last-locked = { $faction-nom } { $faction-person ->
    [plural] sind
   *[other] ist
  } blockiert, bis jemand eine kriegerische Partei wählt
root-event-faction-chosen = { $seat-nom } { $seat-person ->
    [second] wählst
    [plural] wählen
   *[third] wählt
  } { $faction-acc }

root-event-hand-opened = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } die Handkarten offen hin
root-event-homeland-chosen = { $seat-nom } { $seat-person ->
    [second] wählst
    [plural] wählen
   *[third] wählt
  } { $members ->
    [one] Lichtung
   *[other] die Lichtungen
  } { $clearings } als Heimat
root-event-homeland-chosen-each = { $clearing }
root-event-warriors-around = { $seat-nom } { $seat-person ->
    [second] stellst
    [plural] stellen
   *[third] stellt
  } { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
  } auf{ $members ->
    [1] {""}
   *[other] :
  } { $places }
root-event-warriors-around-each = { $alone ->
    [1] in Lichtung { $clearing }
   *[0] { $count ->
        [one] einen
       *[other] { $count }
      } in { $first ->
        [1] Lichtung { $clearing }
       *[0] { $clearing }
      }
  }
root-event-put-back = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } { $known ->
    [0] { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      }
   *[other] { $cards }
  } in den Nachziehstapel zurück
root-event-put-back-each = „{ $card }“

## Ablehnungen

root-refusal-not-laid-out = Die Aufbaukarte { $faction-gen } liegt nicht aus.
root-refusal-still-locked = Du kannst { $faction-acc } erst wählen, wenn jemand eine kriegerische Partei gewählt hat.

root-refusal-homeland-no-clearing = Als Heimat kannst du nur eine Lichtung auf dem Spielbrett wählen.
root-refusal-homeland-taken = Lichtung { $clearing } ist schon eine Heimatlichtung.
root-refusal-homeland-does-not-fit = In Lichtung { $clearing } ist nicht für alles Platz, was du dort platzieren musst.
root-refusal-homeland-not-on-edge = Lichtung { $clearing } liegt nicht am Rand des Spielbretts.
root-refusal-homeland-adjacent = Lichtung { $clearing } grenzt an eine gegnerische Heimatlichtung. Wähle eine, die das nicht tut.
root-refusal-homeland-too-close = Zwischen deiner Heimat und denen der Gegner müssen zwei Lichtungen liegen. Lichtung { $clearing } ist zu nah.
root-refusal-not-around-homeland = Lichtung { $clearing } grenzt nicht an deine Heimatlichtung { $home }, oder du darfst dort nichts platzieren.
root-refusal-not-evenly = Lichtung { $clearing } hat ihren Krieger schon; jetzt ist eine andere an der Reihe.
root-refusal-not-dealt = Du kannst nur Karten von deiner Hand zurücklegen.

## Entscheidungen und Aktionen

root-decision-around-homeland = In welche Lichtung um deine Heimat kommt noch ein Krieger?
root-decision-keep-three = Du behältst drei Karten. Welche legst du zurück?
root-decision-setup-cards = Die Aufbaukarten werden ausgelegt.
root-decision-faction = Welche Partei spielst du?
root-verb-lay-out = auslegen
root-verb-choose = Partei wählen
root-action-lay-out = Aufbaukarte: { $faction }
root-action-choose = { $faction }
root-field-faction = Welche Partei?
root-verb-put-back = zurücklegen
root-action-put-back = „{ $card }“ zurücklegen

## Fehler

error-setup-no-card = Für den Aufbau für Fortgeschrittene gibt es keine Karte dieser Partei: { $faction }.
error-setup-corners = Im Standardaufbau beginnt in jeder der vier Ecken höchstens eine Partei; diese brauchen alle eine Ecke: { $factions }. Im Aufbau für Fortgeschrittene geht es.
error-position-homeland = Lichtung { $clearing } ist keine Heimat dieser Partei.
error-position-homelands = Eine Lichtung kann nur einer einzigen Partei Heimat sein, und das nur im Aufbau für Fortgeschrittene.
error-draft-setup = Während der Partie lassen sich Parteien nur im Aufbau für Fortgeschrittene wählen: Gib setup = advanced an oder nenne die Parteien.
error-draft-pool = Aus einem Vorrat von Parteien wird in der Partie gewählt: Gib an, wie viele mitspielen, etwa factions = 4.
error-draft-militant = Zu zweit wird nur unter kriegerischen Parteien gewählt. Dafür braucht es { $need } Aufbaukarten, es gibt aber nur { $have }. Wählt eine abenteuerliche Partie (setup=adventurous), dann sind auch rebellische Parteien dabei, oder nennt die Parteien.
error-draft-few = Zu wenige Aufbaukarten für so viele Personen: Es braucht { $need }, darunter eine kriegerische Partei, und es gibt { $have }.
error-position-not-chosen = Diese Marker gehören einer Partei, die niemand gewählt hat.
error-position-drafted = Solange Parteien gewählt werden, müssen genau die Sitze noch wählen, die keine haben; danach hat jeder Sitz eine.
error-position-dealt = Neben dieser Aufbaukarte liegt etwas: Gib an, was.
error-position-display = Diese Aufbaukarten können an dieser Stelle nicht ausliegen.

## Sitze, deren Partei noch offen ist

root-seat-player-1 = Person 1
root-seat-player-2 = Person 2
root-seat-player-3 = Person 3
root-seat-player-4 = Person 4
root-seat-player-5 = Person 5
root-seat-player-6 = Person 6

## Im Terminal

root-table-display = Aufbaukarten: { $cards }
root-table-locked = { $faction } (blockiert)
root-table-dealt = { $faction } ({ $thing })
root-brief-player-1 = Person 1
root-brief-player-2 = Person 2
root-brief-player-3 = Person 3
root-brief-player-4 = Person 4
root-brief-player-5 = Person 5
root-brief-player-6 = Person 6
root-short-player-1 = P1
root-short-player-2 = P2
root-short-player-3 = P3
root-short-player-4 = P4
root-short-player-5 = P5
root-short-player-6 = P6

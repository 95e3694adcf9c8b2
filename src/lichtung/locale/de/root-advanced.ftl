# Root: der Aufbau für Fortgeschrittene.

root-option-setup = Aufbau
root-option-setup-standard = Standard
root-option-setup-advanced = für Fortgeschrittene, mit Heimatlichtungen

## Ereignisse

root-event-homeland-chosen = { $seat }: Lichtung { $clearing } ist Heimat.
root-event-warriors-around =
    { $count ->
        [one] { $seat }: Ein Krieger geht in Lichtung { $clearing }.
       *[other] { $seat }: { $count } Krieger gehen in Lichtung { $clearing }.
    }
root-event-put-back = { $seat }: In den Nachziehstapel zurück geht { $card }.

## Ablehnungen

root-refusal-homeland-no-clearing = Eine Heimat ist eine Lichtung auf dem Plan.
root-refusal-homeland-taken = Lichtung { $clearing } ist schon eine Heimatlichtung.
root-refusal-homeland-does-not-fit = In Lichtung { $clearing } ist nicht für alles Platz, was du dort ablegen musst.
root-refusal-homeland-not-on-edge = Lichtung { $clearing } liegt nicht am Rand des Plans.
root-refusal-homeland-adjacent = Lichtung { $clearing } grenzt an eine gegnerische Heimatlichtung, und eine andere tut das nicht.
root-refusal-homeland-too-close = Zwischen deiner Heimat und denen der Gegner müssen zwei Lichtungen liegen. Lichtung { $clearing } ist zu nah.
root-refusal-not-around-homeland = Lichtung { $clearing } grenzt nicht an deine Heimatlichtung { $home }, oder du darfst dort nichts ablegen.
root-refusal-not-evenly = Lichtung { $clearing } hat ihren Krieger schon; nun ist eine andere an der Reihe.
root-refusal-not-dealt = Du kannst nur Karten von deiner Hand zurücklegen.

## Entscheidungen und Aktionen

root-decision-around-homeland = In welche Lichtung um deine Heimat geht noch ein Krieger?
root-decision-keep-three = Du behältst drei Karten. Welche legst du zurück?
root-verb-put-back = zurücklegen
root-action-put-back = „{ $card }“ zurücklegen

## Fehler

error-setup-no-card = Für den Aufbau für Fortgeschrittene gibt es keine Karte dieser Partei: { $faction }.
error-position-homeland = Lichtung { $clearing } ist keine Heimat dieser Partei.
error-position-homelands = Jede Lichtung kann Heimat einer einzigen Partei sein, und das nur im Aufbau für Fortgeschrittene.

# Root: Horst-Dynastien. Ihre eigenen Sätze nennen sie selbst, sie brauchen darin keinen Platzhalter.

root-seat-eyrie = Horst-Dynastien

## Marker, Spalten, Anführer

root-piece-eyrie-roost = Nest
root-column-recruit = Rekrutieren
root-column-move = Bewegen
root-column-battle = Kämpfen
root-column-build = Bauen
root-leader-builder = Erbauer
root-leader-charismatic = Charismatisch
root-leader-commander = Feldherr
root-leader-despot = Despot

## Ereignisse

root-event-first-roost =
    { $count ->
        [one] Die Dynastien beginnen mit einem Nest und einem Krieger in Lichtung { $clearing }.
       *[other] Die Dynastien beginnen mit einem Nest und { $count } Kriegern in Lichtung { $clearing }.
    }
root-event-leader-chosen = Die Dynastien haben einen neuen Anführer: { $leader }.
root-event-decree-added = Die Dynastien fügen ihrem Dekret „{ $card }“ hinzu, Spalte { $column }.
root-event-new-roost =
    { $count ->
        [0] Die Dynastien gründen ein neues Nest in Lichtung { $clearing }; Krieger haben sie keine mehr.
        [one] Die Dynastien gründen ein neues Nest in Lichtung { $clearing }, mit einem Krieger.
       *[other] Die Dynastien gründen ein neues Nest in Lichtung { $clearing }, mit { $count } Kriegern.
    }
root-event-eyrie-recruited =
    { $count ->
        [one] Die Dynastien rekrutieren einen Krieger in Lichtung { $clearing }.
       *[other] Die Dynastien rekrutieren { $count } Krieger in Lichtung { $clearing }.
    }
root-event-roost-built = Die Dynastien bauen ein Nest in Lichtung { $clearing }.
root-event-turmoil = Aufruhr! In der Spalte { $column } lässt sich eine { $suit }-Karte nicht ganz ausführen.
root-event-humiliated =
    { $count ->
        [one] Demütigung: Im Dekret liegt ein Vogel; er kostet einen Siegpunkt, soweit noch einer da ist.
       *[other] Demütigung: Im Dekret liegen { $count } Vögel; jeder kostet einen Siegpunkt, soweit noch einer da ist.
    }
root-event-purged =
    { $count ->
        [0] Im Dekret liegen nur die Treuen Wesire; nichts wird abgelegt.
        [one] Das Dekret wird bereinigt: Eine Karte wird abgelegt, die Treuen Wesire bleiben.
       *[other] Das Dekret wird bereinigt: { $count } Karten werden abgelegt, die Treuen Wesire bleiben.
    }
root-event-leader-deposed = Die Dynastien setzen ihren Anführer ab: { $leader }.
root-event-new-clutch = Alle Anführer der Dynastien waren an der Macht; nun stehen alle wieder zur Wahl.

## Ablehnungen

root-refusal-must-add = Mindestens eine Karte musst du deinem Dekret hinzufügen.
root-refusal-add-from-hand = „{ $card }“ hast du nicht auf der Hand.
root-refusal-one-bird-only = „{ $card }“ wäre in diesem Zug dein zweiter Vogel im Dekret; nur einer ist erlaubt.
root-refusal-not-due = In dieser Spalte ist keine { $suit }-Karte mehr auszuführen.
root-refusal-possible = Die { $suit }-Karte lässt sich ausführen, also musst du es tun.
root-refusal-impossible = Die { $suit }-Karte lässt sich nicht ganz ausführen; sie bringt dich in Aufruhr.
root-refusal-decree-unfinished = Erst muss dein Dekret ausgeführt sein.
root-refusal-wrong-suit = Die Klasse dieser Lichtung passt nicht zur Karte des Dekrets.
root-refusal-no-roost-there = In dieser Lichtung hast du kein Nest.
root-refusal-roost-needs-rule = Diese Lichtung beherrschst du nicht.
root-refusal-roost-there = In dieser Lichtung hast du schon ein Nest.
root-refusal-leader-face-down = Dieser Anführer liegt verdeckt: { $leader }.

## Entscheidungen

root-decision-eyrie-first-roost = In welcher Ecke beginnst du?
root-decision-eyrie-first-leader = Wer führt die Dynastien an?
root-decision-eyrie-decree = Welche Karte kommt in welche Spalte deines Dekrets?
root-decision-eyrie-new-roost = Wo gründest du ein neues Nest?
root-decision-eyrie-resolve = Welche Karte deines Dekrets führst du als Nächste aus?
root-decision-eyrie-recruit = Dekret, Rekrutieren: In welcher Lichtung?
root-decision-eyrie-move = Dekret, Bewegen: Wer zieht wohin?
root-decision-eyrie-battle = Dekret, Kämpfen: Wo und gegen wen?
root-decision-eyrie-build = Dekret, Bauen: In welcher Lichtung baust du ein Nest?
root-decision-eyrie-new-leader = Wer führt die Dynastien nach dem Aufruhr an?

## Aktionen

root-action-decree = „{ $card }“ ins Dekret, Spalte { $column }
root-action-resolve = { $suit }-Karte ausführen
root-action-turmoil = { $suit }-Karte ausführen, obwohl es nicht ganz geht: Aufruhr
root-action-leader = Anführer: { $leader }

# Mistakes in positions
error-position-leader = Wenn sie am Zug sind, haben die Horst-Dynastien einen Anführer.
error-position-deposed = Der Anführer liegt offen; verdeckt sind nur die früheren, und nie alle vier.
error-position-viziers = Ein Treuer Wesir liegt nur dort, wo der Anführer einen verlangt.

## Aufbau für Fortgeschrittene

root-decision-eyrie-homeland = Welche Lichtung am Rand ist eure Heimat?

## Was andere zu fürchten haben

root-threat-turmoil-near = Aufruhr droht: Für { $column } ({ $suit }) gibt es gerade kein Ziel.

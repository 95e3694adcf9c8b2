# Root: Horst-Dynastien.

root-seat-eyrie = Horst-Dynastien
    .nom = die Horst-Dynastien
    .acc = die Horst-Dynastien
    .dat = den Horst-Dynastien
    .gen = der Horst-Dynastien
    .person = plural

## Marker, Spalten, Anführer

root-piece-eyrie-roost = Nest
    .nom = das Nest
    .acc = das Nest
    .a = ein Nest
    .many = Nester
root-column-recruit = Rekrutieren
root-column-move = Bewegen
root-column-battle = Kämpfen
root-column-build = Bauen
root-leader-builder = Erbauer
    .nom = der Erbauer
    .acc = den Erbauer
root-leader-charismatic = Charismatisch
    .nom = der Charismatische
    .acc = den Charismatischen
root-leader-commander = Feldherr
    .nom = der Feldherr
    .acc = den Feldherrn
root-leader-despot = Despot
    .nom = der Despot
    .acc = den Despoten

## Ereignisse

root-event-first-roost = { $seat-nom } { $seat-person ->
    [second] beginnst
    [plural] beginnen
   *[third] beginnt
  } mit einem Nest und { $count ->
    [one] einem Krieger
   *[other] { $count } Kriegern
  } in Lichtung { $clearing }
root-event-leader-chosen = { $seat-nom } { $seat-person ->
    [second] machst
    [plural] machen
   *[third] macht
  } { $leader-acc } zum Anführer
root-then-leader-chosen = es folgt { $leader-nom }
root-event-decree-added = { $seat-nom } { $seat-person ->
    [second] fügst
    [plural] fügen
   *[third] fügt
  } dem Dekret { $cards } hinzu
root-event-decree-added-each = „{ $card }“ ({ $column })
root-event-new-roost = { $seat-nom } { $seat-person ->
    [second] beginnst
    [plural] beginnen
   *[third] beginnt
  } neu: ein Nest { $count ->
    [0] ohne Krieger
    [one] und ein Krieger
   *[other] und { $count } Krieger
  } in Lichtung { $clearing }
root-event-eyrie-recruited = { $seat-nom } { $seat-person ->
    [second] rekrutierst
    [plural] rekrutieren
   *[third] rekrutiert
  } { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
  }{ $members ->
    [1] {""}
   *[other] :
  } { $places }
root-event-eyrie-recruited-each = { $alone ->
    [1] in Lichtung { $clearing }
   *[0] { $count ->
        [one] einen
       *[other] { $count }
      } in { $first ->
        [1] Lichtung { $clearing }
       *[0] { $clearing }
      }
  }
root-event-roost-built = { $seat-nom } { $seat-person ->
    [second] baust
    [plural] bauen
   *[third] baut
  } ein Nest in Lichtung { $clearing }
root-event-scored-7-6-1 = { $seat-person ->
    [second] deine Nester bringen dir
   *[other] die Nester bringen { $seat-dat }
  } { $count ->
    [one] einen Siegpunkt
   *[other] { $count } Siegpunkte
  }, jetzt { $total }
root-event-turmoil = { $seat-nom } { $seat-person ->
    [second] gerätst
    [plural] geraten
   *[third] gerät
  } in Aufruhr: Die { $suit-of }-Karte in der Spalte { $column } ist nicht auszuführen
root-event-humiliated = { $count ->
    [one] ein Vogel im Dekret kostet { $seat-acc } einen Siegpunkt
   *[other] { $count } Vögel im Dekret kosten { $seat-acc } je einen Siegpunkt
  }
root-event-purged = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
  } aus dem Dekret ab, die Treuen Wesire bleiben
root-then-purged = { $count ->
    [0] im Dekret bleiben die Wesire
   *[other] das Dekret ist leer bis auf die Wesire
  }
root-event-leader-deposed = { $seat-nom } { $seat-person ->
    [second] setzt
    [plural] setzen
   *[third] setzt
  } { $leader-acc } ab
root-then-leader-deposed = { $leader-nom } geht
root-event-new-clutch = alle Anführer waren an der Macht und stehen wieder zur Wahl

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

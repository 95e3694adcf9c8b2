# Root: Mechanische Marquise, Spione, kooperatives Spiel.

root-seat-mechanical-marquise = Mechanische Marquise
    .nom = die Mechanische Marquise
    .acc = die Mechanische Marquise
    .dat = der Mechanischen Marquise
    .gen = der Mechanischen Marquise
    .person = third
root-short-mechanical-marquise = MM
root-brief-mechanical-marquise = Mech. Marquise
root-piece-mechanical-marquise-keep = Festung
    .nom = die Festung
    .acc = die Festung
    .a = die Festung
    .many = Festungen
root-mark-mechanical-marquise-keep = Festung

## Ereignisse

root-event-gift-discarded = { $giver-nom } { $giver-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } für { $seat-acc } „{ $card }“ ab
root-event-items-for-sale = { $seat-nom } { $seat-person ->
    [second] bietest
    [plural] bieten
   *[third] bietet
  } ein Schwert, ein Paar Stiefel, einen Beutel und einen Tee zum Verkauf an
root-event-order-revealed = { $seat-nom } { $seat-person ->
    [second] führst
    [plural] führen
   *[third] führt
  } „{ $card }“ aus
root-event-machine-recruited = { $seat-nom } { $seat-person ->
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
root-event-machine-recruited-each = { $alone ->
    [1] in Lichtung { $clearing }
   *[0] { $count ->
        [one] einen
       *[other] { $count }
      } in { $first ->
        [1] Lichtung { $clearing }
       *[0] { $clearing }
      }
  }
root-then-machine-recruited = { $count ->
    [one] ein neuer Krieger
   *[other] { $count } neue Krieger
  }{ $members ->
    [1] {""}
   *[other] ,
  } { $places }
root-event-scored-M-4 = { $seat-nom } { $seat-person ->
    [second] bekommst
    [plural] bekommen
   *[third] bekommt
  } für die beherrschten Lichtungen { $count ->
    [one] einen Siegpunkt
   *[other] { $count } Siegpunkte
  }, jetzt { $total }
root-table-plan = Befehls-Plan:
error-carried-twice = „{ $card }“ lässt sich nur einmal mitbringen.
root-decision-mechanical-marquise-keep = In welche Ecke kommt die Festung?
root-field-this = Welcher Befehl?
root-field-that = Mit welchem?

# Mistakes in positions
error-position-one-order = An jeder Stelle des Plans liegt nur ein Befehl.

## Was andere zu fürchten haben

root-threat-may-order-battle = Könnte dich in Lichtung { $clearing } angreifen, je nach Befehl ({ $percent } %).
root-threat-marches-in =
    Rückt mit { $warriors ->
        [one] einem Krieger
       *[other] { $warriors } Kriegern
    } in Lichtung { $clearing } ein.
root-threat-will-recruit =
    Rekrutiert { $warriors ->
        [one] einen Krieger
       *[other] { $warriors } Krieger
    } in { $clearings ->
        [one] einer Lichtung.
       *[other] { $clearings } Lichtungen.
    }

# Root: Echsen-Kult.

root-seat-cult = Echsen-Kult
    .nom = der Echsen-Kult
    .acc = den Echsen-Kult
    .dat = dem Echsen-Kult
    .gen = des Echsen-Kults
    .person = third

## Marker, Klassen, Folgen

root-piece-cult-garden_fox = Fuchs-Garten
    .nom = der Fuchs-Garten
    .acc = den Fuchs-Garten
    .a = einen Fuchs-Garten
    .many = Fuchs-Gärten
root-piece-cult-garden_rabbit = Hasen-Garten
    .nom = der Hasen-Garten
    .acc = den Hasen-Garten
    .a = einen Hasen-Garten
    .many = Hasen-Gärten
root-piece-cult-garden_mouse = Maus-Garten
    .nom = der Maus-Garten
    .acc = den Maus-Garten
    .a = einen Maus-Garten
    .many = Maus-Gärten
root-outcast-fox = Fuchs
root-outcast-rabbit = Hase
root-outcast-mouse = Maus
root-effect-fear = Furcht vor den Frommen

## Ereignisse

root-event-revenge = { $count ->
    [one] ein Gefallener wird
   *[other] { $count } Gefallene werden
  } { $seat-person ->
    [second] { $count ->
        [one] dein Akolyth
       *[other] deine Akolythen
      }
   *[other] { $count ->
        [one] Akolyth
       *[other] Akolythen
      } { $seat-gen }
  }, jetzt { $total }
root-then-revenge = { $count ->
    [one] ein Gefallener wird
   *[other] { $count } Gefallene werden
  } { $seat-person ->
    [second] { $count ->
        [one] dein Akolyth
       *[other] deine Akolythen
      }
   *[other] { $count ->
        [one] Akolyth
       *[other] Akolythen
      } { $seat-gen }
  }, jetzt { $total }
root-event-faith-lost = { $seat-nom } { $seat-person ->
    [second] verlierst
    [plural] verlieren
   *[third] verliert
  } aus Furcht { $cards }
root-event-faith-lost-each = „{ $card }“
root-then-faith-lost = { $seat-nom } { $seat-person ->
    [second] verlierst
    [plural] verlieren
   *[third] verliert
  } aus Furcht { $cards }
root-event-first-garden = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } den ersten Garten in Lichtung { $clearing } an, { $count ->
    [one] mit einem Krieger
   *[other] mit { $count } Kriegern dort und ringsum
  }
root-event-outcast-named = { $seat-person ->
    [second] deine ersten Verstoßenen
   *[other] die ersten Verstoßenen { $seat-gen }
  } sind { $suit-all }
root-event-outcast-changed = { $seat-person ->
    [second] deine Verstoßenen
   *[other] die Verstoßenen { $seat-gen }
  } sind jetzt { $suit-all }
root-event-outcast-hated = { $seat-person ->
    [second] deine Verstoßenen
   *[other] die Verstoßenen { $seat-gen }
  } sind { $suit-all }, und sie sind verhasst
root-then-outcast-hated = und sie sind verhasst
root-event-souls-discarded = { $count ->
    [one] eine verlorene Seele kommt
   *[other] { $count } verlorene Seelen kommen
  } auf den Ablagestapel
root-then-souls-discarded = { $count ->
    [one] eine verlorene Seele kommt
   *[other] { $count } verlorene Seelen kommen
  } auf den Ablagestapel
root-event-crusaded = { $seat-nom } { $seat-person ->
    [second] eiferst
    [plural] eifern
   *[third] eifert
  } in Lichtung { $clearing } ({ $count ->
    [one] ein Akolyth
   *[other] { $count } Akolythen
  })
root-event-converted = { $seat-nom } { $seat-person ->
    [second] bekehrst
    [plural] bekehren
   *[third] bekehrt
  } { $enemy-person ->
    [second] einen deiner Krieger
   *[other] einen Krieger { $enemy-gen }
  } in Lichtung { $clearing }
root-event-sanctified = { $seat-nom } { $seat-person ->
    [second] weihst
    [plural] weihen
   *[third] weiht
  } ein Gebäude { $enemy-gen } in Lichtung { $clearing }, dort wächst ein Garten
root-event-garden-built = { $seat-nom } { $seat-person ->
    [second] deckst
    [plural] decken
   *[third] deckt
  } „{ $card }“ auf und { $seat-person ->
    [second] pflanzt
    [plural] pflanzen
   *[third] pflanzt
  } einen Garten in Lichtung { $clearing }
root-event-ritual-in-vain = { $seat-nom } { $seat-person ->
    [second] deckst
    [plural] decken
   *[third] deckt
  } „{ $card }“ auf, aber es ist kein Krieger mehr da
root-event-preached = { $seat-nom } { $seat-person ->
    [second] deckst
    [plural] decken
   *[third] deckt
  } „{ $card }“ auf und { $seat-person ->
    [second] rekrutierst
    [plural] rekrutieren
   *[third] rekrutiert
  } einen Krieger in Lichtung { $clearing }
root-event-worshipped = { $seat-nom } { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } „{ $card }“ aus, die Gärten bringen Siegpunkte
root-event-sacrificed = { $seat-nom } { $seat-person ->
    [second] deckst
    [plural] decken
   *[third] deckt
  } „{ $card }“ auf und { $seat-person ->
    [second] opferst
    [plural] opfern
   *[third] opfert
  } einen Krieger, jetzt { $total ->
    [one] ein Akolyth
   *[other] { $total } Akolythen
  }
root-event-cards-taken-back = { $seat-nom } { $seat-person ->
    [second] nimmst
    [plural] nehmen
   *[third] nimmt
  } { $count ->
    [one] die aufgedeckte Karte
   *[other] { $count } aufgedeckte Karten
  } wieder auf die Hand

## Ablehnungen

root-refusal-too-few-acolytes =
    { $count ->
        [one] Das kostet einen Akolythen; du hast keinen.
       *[other] Das kostet { $count } Akolythen; du hast { $have ->
            [0] keinen
            [one] einen
           *[other] { $have }
        }.
    }
root-refusal-not-outcast = Verschwören kannst du dich nur in Lichtungen der Verstoßenen, und Lichtung { $clearing } ist keine.
root-refusal-no-enemy = Gegen { $enemy-acc } geht das nicht: Das ist kein Gegner von dir.
root-refusal-no-cultist-left = Du hast keinen Krieger im Vorrat, und der gezahlte Akolyth kehrt nicht gleich heim.
root-refusal-no-warrior-of-enemy = In Lichtung { $clearing } steht kein Krieger { $enemy-gen }.
root-refusal-no-enemy-building = In Lichtung { $clearing } steht kein solches Gebäude, das du weihen könntest: { $piece }.
root-refusal-no-garden-left = Alle deine Gärten dieser Klasse stehen schon auf dem Spielbrett: { $suit }.
root-refusal-reveal-from-hand = „{ $card }“ hast du nicht auf der Hand, oder du hast die Karte schon aufgedeckt.
root-refusal-ritual-needs-suit = „{ $card }“ hat nicht die Klasse von Lichtung { $clearing }, und in Ritualen sind Vögel keine Joker.
root-refusal-garden-needs-rule = Einen Garten baust du nur, wo du herrschst, und Lichtung { $clearing } beherrschst du nicht.
root-refusal-birds-do-not-worship = „{ $card }“ ist ein Vogel: Für Vögel gibt es keine Gärten und keine Siegpunkte.
root-refusal-suit-scored-already = Für diese Klasse hast du in diesem Zug schon Siegpunkte bekommen: { $suit }.
root-refusal-no-garden-of-suit = Auf dem Spielbrett steht kein Garten dieser Klasse: { $suit }.
root-refusal-sacrifice-needs-bird = Zum Opfern brauchst du einen Vogel, und „{ $card }“ ist keiner.

## Entscheidungen

root-decision-cult-fear = Ein Garten ist verloren: Der Kult legt eine zufällige Karte ab.
root-decision-cult-first-garden = In welcher Ecke legst du den ersten Garten an?
root-decision-cult-first-outcast = Wer sind die ersten Verstoßenen?
root-decision-cult-conspiracies = Vogelgesang: Welche Verschwörung führst du aus?
root-decision-cult-crusade = Deine Eiferer sind angekommen. Kämpfen sie dort?
root-decision-cult-rituals = Tageslicht: Welches Ritual vollziehst du?
root-decision-cult-craft = Abend: Willst du mit den Gärten der Verstoßenen etwas herstellen?

## Aktionen

root-verb-outcast = Verstoßene wählen
root-verb-convert = konvertieren
root-verb-sanctify = weihen
root-verb-plant = Garten bauen
root-verb-preach = rekrutieren
root-verb-worship = Siegpunkte erhalten
root-verb-offer = opfern

root-action-outcast = Verstoßene: { $suit }
root-action-convert = in Lichtung { $clearing } einen Krieger { $enemy-gen } bekehren
root-action-sanctify = { $piece-acc } in Lichtung { $clearing } weihen
root-action-plant = „{ $card }“ aufdecken und einen Garten in Lichtung { $clearing } bauen
root-action-preach = „{ $card }“ aufdecken und einen Krieger in Lichtung { $clearing } rekrutieren
root-action-worship = „{ $card }“ für Siegpunkte ausgeben
root-action-offer = „{ $card }“ aufdecken und einen Krieger opfern

root-field-enemy = Wessen Krieger?

# Mistakes in positions
error-position-other-turn = Aufgedeckte Karten hat der Kult nur in seinem eigenen Zug vor sich.

## Aufbau für Fortgeschrittene

root-event-first-acolytes = { $seat-nom } { $seat-person ->
    [second] beginnst
    [plural] beginnen
   *[third] beginnt
  } mit { $count ->
    [one] einem Akolythen
   *[other] { $count } Akolythen
  }
root-decision-cult-homeland = Welche Lichtung ist deine Heimat?

## Was andere zu fürchten haben

root-threat-sanctifies = Kann in Lichtung { $clearing } { $piece-acc } weihen.
root-threat-converts = Kann in Lichtung { $clearing } einen deiner Krieger bekehren.
root-threat-may-worship =
    Könnte mit { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    } für Gärten bis zu { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } holen.

# Root: Waldland-Allianz.

root-seat-alliance = Waldland-Allianz
    .nom = die Waldland-Allianz
    .acc = die Waldland-Allianz
    .dat = der Waldland-Allianz
    .gen = der Waldland-Allianz
    .person = third

## Marker

root-piece-alliance-base_fox = Fuchs-Stützpunkt
    .nom = der Fuchs-Stützpunkt
    .acc = den Fuchs-Stützpunkt
    .a = den Fuchs-Stützpunkt
    .many = Fuchs-Stützpunkte
root-piece-alliance-base_rabbit = Hasen-Stützpunkt
    .nom = der Hasen-Stützpunkt
    .acc = den Hasen-Stützpunkt
    .a = den Hasen-Stützpunkt
    .many = Hasen-Stützpunkte
root-piece-alliance-base_mouse = Maus-Stützpunkt
    .nom = der Maus-Stützpunkt
    .acc = den Maus-Stützpunkt
    .a = den Maus-Stützpunkt
    .many = Maus-Stützpunkte
root-piece-alliance-sympathy = Sympathie
    .nom = die Sympathie
    .acc = die Sympathie
    .a = eine Sympathie
    .many = Sympathien

## Ereignisse

root-event-supporter-given = { $payer-nom } { $payer-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } { $seat-dat } { $card-known ->
    [no] eine Karte
   *[yes] „{ $card }“
  }: Empörung in Lichtung { $clearing }
root-then-supporter-given = Empörung, { $payer-nom } { $payer-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } { $seat-dat } { $card-known ->
    [no] eine Karte
   *[yes] „{ $card }“
  }
root-event-hand-shown = { $payer-nom } { $payer-person ->
    [second] hast
    [plural] haben
   *[third] hat
  } nichts Passendes und { $payer-person ->
    [second] zeigst
    [plural] zeigen
   *[third] zeigt
  } { $seat-dat } die Hand: Empörung in Lichtung { $clearing }
root-then-hand-shown = Empörung, { $payer-nom } { $payer-person ->
    [second] hast
    [plural] haben
   *[third] hat
  } nichts Passendes und { $payer-person ->
    [second] zeigst
    [plural] zeigen
   *[third] zeigt
  } { $seat-dat } die Hand
root-event-nothing-to-give = { $payer-nom } { $payer-person ->
    [second] hast
    [plural] haben
   *[third] hat
  } keine Karte für { $seat-acc }: Empörung in Lichtung { $clearing }
root-then-nothing-to-give = Empörung, { $payer-nom } { $payer-person ->
    [second] hast
    [plural] haben
   *[third] hat
  } keine Karte
root-event-supporter-surplus = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } „{ $card }“ ab, der Stapel der Anhänger ist voll
root-then-supporter-surplus = „{ $card }“ ist abgelegt, der Stapel der Anhänger ist voll
root-event-supporter-spent = { $seat-nom } { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } { $cards } als Anhänger aus
root-event-supporter-spent-each = „{ $card }“
root-then-supporter-spent = ({ $count ->
    [one] ein Anhänger
   *[other] { $count } Anhänger
  })
root-event-supporter-lost = { $seat-nom } { $seat-person ->
    [second] verlierst
    [plural] verlieren
   *[third] verliert
  } { $cards } als Anhänger
root-event-supporter-lost-each = „{ $card }“
root-then-supporter-lost = { $seat-nom } { $seat-person ->
    [second] verlierst
    [plural] verlieren
   *[third] verliert
  } { $count ->
    [one] einen Anhänger
   *[other] { $count } Anhänger
  }
root-event-officers-lost = { $seat-nom } { $seat-person ->
    [second] verlierst
    [plural] verlieren
   *[third] verliert
  } { $count ->
    [one] einen Offizier
   *[other] { $count } Offiziere
  }
root-then-officers-lost = { $seat-nom } { $seat-person ->
    [second] verlierst
    [plural] verlieren
   *[third] verliert
  } { $count ->
    [one] einen Offizier
   *[other] { $count } Offiziere
  }
root-event-revolted = { $seat-nom } { $seat-person ->
    [second] rufst
    [plural] rufen
   *[third] ruft
  } in Lichtung { $clearing } zur Revolte
root-event-base-placed = { $seat-nom } { $seat-person ->
    [second] errichtest
    [plural] errichten
   *[third] errichtet
  } { $piece-acc } in Lichtung { $clearing }{ $count ->
    [0] {""}
    [one] {" "}mit einem Krieger
   *[other] {" "}mit { $count } Kriegern
  }
root-then-base-placed = { $piece-nom } steht{ $count ->
    [0] {""}
    [one] {" "}mit einem Krieger
   *[other] {" "}mit { $count } Kriegern
  }
root-event-officer-gained = { $seat-nom } { $seat-person ->
    [second] hast
    [plural] haben
   *[third] hat
  } jetzt { $count ->
    [one] einen Offizier
   *[other] { $count } Offiziere
  }
root-then-officer-gained = jetzt { $count }
root-event-sympathy-placed = { $seat-nom } { $seat-person ->
    [second] gewinnst
    [plural] gewinnen
   *[third] gewinnt
  } Lichtung { $clearing } { $seat-person ->
    [second] für dich
    [plural] für sich
   *[third] für sich
  }
root-event-organized = { $seat-nom } { $seat-person ->
    [second] organisierst
    [plural] organisieren
   *[third] organisiert
  } in Lichtung { $clearing }: Krieger gegen Sympathie
root-event-mobilized = { $seat-nom } { $seat-person ->
    [second] machst
    [plural] machen
   *[third] macht
  } { $known ->
    [0] { $count ->
        [one] eine Karte zum Anhänger
       *[other] { $count } Karten zu Anhängern
      }
   *[other] { $cards } { $count ->
        [one] zum Anhänger
       *[other] zu Anhängern
      }
  }
root-event-mobilized-each = „{ $card }“
root-event-trained = { $seat-nom } { $seat-person ->
    [second] bildest
    [plural] bilden
   *[third] bildet
  } mit „{ $card }“ einen Offizier aus
root-event-trained-in-vain = { $seat-nom } { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } „{ $card }“ für einen Offizier aus, aber es ist kein Krieger mehr da
root-event-enlisted = { $seat-nom } { $seat-person ->
    [second] rekrutierst
    [plural] rekrutieren
   *[third] rekrutiert
  } einen Krieger in Lichtung { $clearing }
root-event-nobody-enlisted = { $seat-nom } { $seat-person ->
    [second] willst
    [plural] wollen
   *[third] will
  } in Lichtung { $clearing } rekrutieren, aber es ist kein Krieger mehr da

## Ablehnungen

root-refusal-no-sympathy-left = Alle Sympathie-Plättchen liegen schon auf dem Spielbrett.
root-refusal-sympathetic-already = Lichtung { $clearing } sympathisiert schon mit dir; mehr als ein Plättchen liegt nirgends.
root-refusal-not-sympathetic = Lichtung { $clearing } sympathisiert nicht mit dir.
root-refusal-base-built = Der Stützpunkt dieser Klasse steht schon auf dem Spielbrett: { $suit }.
root-refusal-too-few-supporters =
    { $count ->
        [one] Das kostet einen Anhänger der Klasse { $suit }; Vögel zählen mit. Du hast keinen.
       *[other] Das kostet { $count } Anhänger der Klasse { $suit }; Vögel zählen mit. So viele hast du nicht.
    }
root-refusal-not-next-to-sympathy = Lichtung { $clearing } liegt neben keiner sympathisierenden Lichtung.
root-refusal-martial-law = In Lichtung { $clearing } herrscht Kriegsrecht: Das kostet { $count } Anhänger der Klasse { $suit }, und so viele hast du nicht.
root-refusal-card-not-held = „{ $card }“ hast du nicht auf der Hand.
root-refusal-no-base-of-suit = „{ $card }“ passt zu keinem Stützpunkt, der auf dem Spielbrett steht.
root-refusal-no-warriors-left = In deinem Vorrat ist kein Krieger mehr.
root-refusal-no-officer-left =
    { $count ->
        [0] Ohne Offiziere gibt es keine Militäreinsätze.
        [one] Dein Offizier hat an diesem Abend schon einen Militäreinsatz geführt.
       *[other] Jeder deiner { $count } Offiziere hat an diesem Abend schon einen Militäreinsatz geführt.
    }
root-refusal-no-base-there = In Lichtung { $clearing } hast du keinen Stützpunkt.
root-refusal-no-warrior-there = In Lichtung { $clearing } hast du keinen Krieger.

## Entscheidungen

root-decision-alliance-pay = Welchen Anhänger gibst du aus?
root-decision-alliance-surplus = Ohne Stützpunkt bleiben dir fünf Anhänger. Welchen legst du ab?
root-decision-alliance-outrage = Empörung: Welche passende Karte gibst du der Allianz?
root-decision-alliance-draw-surplus = Die Allianz zieht eine Karte für ihren vollen Stapel.
root-decision-alliance-revolt = Vogelgesang: Wo revoltierst du?
root-decision-alliance-spread = Vogelgesang: Wo verbreitest du Sympathie?
root-decision-alliance-daylight = Tageslicht: Was tust du?
root-decision-alliance-operations = Abend: Welchen Militäreinsatz führst du aus?

## Aktionen

root-action-revolt = in Lichtung { $clearing } revoltieren
root-action-spread = Sympathie in Lichtung { $clearing } verbreiten
root-action-mobilize = „{ $card }“ zu den Anhängern legen
root-action-train = „{ $card }“ ausgeben und einen Offizier ausbilden
root-action-enlist = einen Krieger in Lichtung { $clearing } rekrutieren
root-action-organize = in Lichtung { $clearing } einen Krieger gegen Sympathie tauschen
root-action-supporter = „{ $card }“ als Anhänger ausgeben
root-action-show = der Allianz die Hand zeigen: keine Karte passt

root-option-officers_need_warriors = Offiziere nur aus Kriegern im Vorrat
root-option-officers_need_warriors-law = wie das Gesetz sagt
root-option-officers_need_warriors-off = nein
root-option-officers_need_warriors-on = ja

error-position-supporters = Ohne Stützpunkt hat der Anhänger-Stapel höchstens { $most } Karten (8.2.3.I).

## Was andere zu fürchten haben

root-threat-may-revolt =
    Könnte in Lichtung { $clearing } revoltieren ({ $percent } %): Du verlierst { $pieces ->
        [one] einen Marker.
       *[other] { $pieces } Marker.
    }
root-threat-outrages = Ein Schritt nach Lichtung { $clearing } kostet dich eine Karte ({ $suit }).
root-threat-may-spread =
    Könnte Sympathie für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } verbreiten: { $supporters } Anhänger.

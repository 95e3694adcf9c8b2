# Root: Flussvolk-Kompanie.

root-seat-riverfolk = Flussvolk-Kompanie
    .nom = die Flussvolk-Kompanie
    .acc = die Flussvolk-Kompanie
    .dat = der Flussvolk-Kompanie
    .gen = der Flussvolk-Kompanie
    .person = third

## Marker, Dienste, Folgen

root-piece-riverfolk-post_fox = Fuchs-Handelsposten
    .nom = der Fuchs-Handelsposten
    .acc = den Fuchs-Handelsposten
    .a = einen Fuchs-Handelsposten
    .many = Fuchs-Handelsposten
root-piece-riverfolk-post_rabbit = Hasen-Handelsposten
    .nom = der Hasen-Handelsposten
    .acc = den Hasen-Handelsposten
    .a = einen Hasen-Handelsposten
    .many = Hasen-Handelsposten
root-piece-riverfolk-post_mouse = Maus-Handelsposten
    .nom = der Maus-Handelsposten
    .acc = den Maus-Handelsposten
    .a = einen Maus-Handelsposten
    .many = Maus-Handelsposten
root-service-hand-card = Handkarte
root-service-riverboats = Flussboote
root-service-mercenaries = Söldner
root-effect-trade-disruption = Handels-Störung

## Ereignisse

root-event-riverfolk-landed = { $seat-nom } { $seat-person ->
    [second] gehst
    [plural] gehen
   *[third] geht
  } in { $members ->
    [1] Lichtung
   *[other] den Lichtungen
  } { $clearings } an Land
root-event-riverfolk-landed-each = { $clearing }
root-event-first-payments = { $seat-nom } { $seat-person ->
    [second] beginnst
    [plural] beginnen
   *[third] beginnt
  } mit { $count ->
    [one] einem Krieger
   *[other] { $count } Kriegern
  } auf dem Einzahlungen-Feld
root-event-protectionism = niemand hat gezahlt, also { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } { $seat-nom } { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
  } auf das eigene Einzahlungen-Feld
root-event-dividends = { $seat-nom } { $seat-person ->
    [second] bekommst
    [plural] bekommen
   *[third] bekommt
  } Dividenden für { $funds } Mittel
root-event-funds-gathered = { $seat-nom } { $seat-person ->
    [second] sammelst
    [plural] sammeln
   *[third] sammelt
  } { $count ->
    [one] ein Mittel
   *[other] { $count } Mittel
  } ein
root-then-funds-gathered = das { $count ->
    [one] ist ein Mittel
   *[other] sind { $count } Mittel
  }
root-event-price-set = { $seat-person ->
    [second] deine Preise
   *[other] die Preise { $seat-gen }
  }: { $prices }
root-event-price-set-each = { $service } { $price }
root-event-fund-committed = { $seat-nom } { $seat-person ->
    [second] setzt
    [plural] setzen
   *[third] setzt
  } ein Mittel ein, einen Krieger { $owner-gen }
root-event-funds-spent = { $seat-nom } { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } { $count ->
    [one] ein Mittel aus, einen
   *[other] { $count } Mittel aus,
  } Krieger { $owner-gen }
root-event-fund-assigned = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } einen Krieger { $owner-gen } auf ein leeres Feld der { $suit-of }-Handelsposten
root-event-exported = { $seat-nom } { $seat-person ->
    [second] exportierst
    [plural] exportieren
   *[third] exportiert
  } „{ $card }“{ $count ->
    [0] , aber es ist kein Krieger mehr da
   *[other] {" "}für einen Krieger auf dem Einzahlungen-Feld
  }
root-event-mustered = { $seat-nom } { $count ->
    [0] { $seat-person ->
        [second] willst
        [plural] wollen
       *[third] will
      } in Lichtung { $clearing } rekrutieren, aber es ist kein Krieger mehr da
   *[other] { $seat-person ->
        [second] rekrutierst
        [plural] rekrutieren
       *[third] rekrutiert
      } einen Krieger in Lichtung { $clearing }
  }
root-event-post-founded = { $seat-nom } { $seat-person ->
    [second] gründest
    [plural] gründen
   *[third] gründet
  } { $piece-a } in Lichtung { $clearing }
root-event-trade-disrupted = { $seat-person ->
    [second] dein Handel
   *[other] der Handel { $seat-gen }
  } in Lichtung { $clearing } ist gestört, { $count ->
    [one] ein Mittel ist
   *[other] { $count } Mittel sind
  } verloren
root-then-trade-disrupted = mit dem Posten { $count ->
    [one] ist ein Mittel
   *[other] sind { $count } Mittel
  } verloren
root-event-funds-lost = { $owner-nom } { $owner-person ->
    [second] bekommst
    [plural] bekommen
   *[third] bekommt
  } { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
  } von den Mitteln zurück
root-event-service-paid = { $seat-nom } { $seat-person ->
    [second] zahlst
    [plural] zahlen
   *[third] zahlt
  } { $price } für einen Dienst des Flussvolks
root-then-service-paid = für { $price }
root-event-card-bought = { $seat-nom } { $seat-person ->
    [second] kaufst
    [plural] kaufen
   *[third] kauft
  } beim Flussvolk „{ $card }“
root-event-boats-bought = { $seat-nom } { $seat-person ->
    [second] kaufst
    [plural] kaufen
   *[third] kauft
  } beim Flussvolk Flussboote
root-event-mercenaries-hired = { $seat-nom } { $seat-person ->
    [second] kaufst
    [plural] kaufen
   *[third] kauft
  } beim Flussvolk Söldner
root-event-mercenaries-engaged = { $seat-nom } { $seat-person ->
    [second] lässt
    [plural] lassen
   *[third] lässt
  } die Söldner in Lichtung { $clearing } mitkämpfen
root-then-mercenaries-engaged = die Söldner kämpfen mit

## Ablehnungen

root-refusal-no-funds = Du hast keine Mittel mehr.
root-refusal-deck-empty = Es gibt keine Karte mehr zu ziehen.
root-refusal-not-on-river = An Lichtung { $clearing } liegt kein Fluss.
root-refusal-post-already = In Lichtung { $clearing } ist schon ein Handelsposten.
root-refusal-ruled-by-nobody = Ein Handelsposten kostet zwei Mittel des Herrschers, und Lichtung { $clearing } beherrscht niemand.
root-refusal-too-few-funds-of = Ein Handelsposten in Lichtung { $clearing } kostet zwei Krieger { $owner-gen } vom Mittel-Feld, denn dort { $owner-person ->
    [plural] herrschen
   *[other] herrscht
  } { $owner-nom }. So viele hast du nicht.
root-refusal-no-post-left = Keiner deiner übrigen Handelsposten passt zu Lichtung { $clearing }.
root-refusal-price-range = Ein Preis liegt zwischen 1 und 4.
root-refusal-price-set-already = Diesen Preis hast du an diesem Abend schon bestimmt: { $service }.
root-refusal-price-unchanged = Der Preis ist schon { $price }: { $service }.
root-refusal-enough-services =
    { $count ->
        [one] In diesem Zug kannst du nur einen Dienst kaufen; einen mehr gibt es für jede Lichtung mit einem Handelsposten, in der auch du Marker hast.
       *[other] In diesem Zug kannst du nur { $count } Dienste kaufen.
    }
root-refusal-cannot-pay =
    { $count ->
        [0] Der Dienst kostet { $price }, und du hast nichts, womit du zahlen könntest.
       *[other] Der Dienst kostet { $price }; du kannst höchstens { $count } zahlen.
    }
root-refusal-not-for-sale = „{ $card }“ hat das Flussvolk nicht zu verkaufen.
root-refusal-boats-already = Du hast in diesem Zug schon Flussboote.
root-refusal-hired-already = Du hast in diesem Zug schon Söldner.
root-refusal-no-mercenaries = Ohne eigene Krieger kannst du keine Söldner kaufen.

## Entscheidungen

root-decision-riverfolk-landing = In welcher Lichtung am Fluss geht der nächste Krieger an Land?
root-decision-riverfolk-first-prices = Was soll dieser Dienst am Anfang kosten?
root-decision-riverfolk-actions = Wofür setzt du deine Mittel ein?
root-decision-riverfolk-fund = Wessen Krieger nimmst du dafür vom Mittel-Feld?
root-decision-riverfolk-assign = Wessen Krieger kommt auf das leere Feld?
root-decision-riverfolk-lose-funds = Ein Handelsposten ist verloren. Welches Mittel gibst du zurück?
root-decision-riverfolk-prices = Willst du einen Preis ändern?
root-decision-riverfolk-services = Kaufst du einen Dienst des Flussvolks?
root-decision-riverfolk-engage = Sollen die Söldner mitkämpfen? Sie teilen sich dann die Treffer mit dir.
root-decision-vagabond-pay-service = Welchen Gegenstand erschöpfst du für den Dienst?

## Aktionen

root-verb-price = Preis bestimmen
root-verb-buy = Handkarte kaufen
root-verb-boats = Flussboote kaufen
root-verb-hire = Söldner kaufen
root-verb-engage = Söldner einsetzen
root-verb-fund = Mittel wählen
root-verb-draw-one = Karte ziehen
root-verb-export = exportieren
root-verb-muster = rekrutieren
root-verb-found = Handelsposten gründen

root-action-price = { $service }: Preis { $price }
root-action-buy = „{ $card }“ kaufen
root-action-boats = Flussboote kaufen
root-action-hire = Söldner kaufen
root-action-engage = mit den Söldnern kämpfen
root-action-fund = einen Krieger { $owner-gen } vom Mittel-Feld nehmen
root-action-draw-one = ein Mittel einsetzen und eine Karte ziehen
root-action-export = „{ $card }“ exportieren
root-action-muster = ein Mittel ausgeben und in Lichtung { $clearing } rekrutieren
root-action-found = in Lichtung { $clearing } einen Handelsposten mit Garnison gründen

root-field-service = Welcher Dienst?
root-field-price = Welcher Preis?
root-field-owner = Wessen Krieger?

root-option-mercenaries_even_split = Treffer zwischen Käufer und Söldnern halbieren
root-option-mercenaries_even_split-law = wie das Gesetz sagt
root-option-mercenaries_even_split-off = nein
root-option-mercenaries_even_split-on = ja
root-option-buildings_share_hits = Gebäude nehmen Söldnern Treffer ab
root-option-buildings_share_hits-law = wie das Gesetz sagt
root-option-buildings_share_hits-off = nein
root-option-buildings_share_hits-on = ja

# Mistakes in positions
error-position-spaces = Auf dieser Leiste liegen mehr Krieger, als sie freie Felder hat.
error-position-hirer-self = Das Flussvolk kann nicht seine eigenen Söldner kaufen.

## Was andere zu fürchten haben

root-threat-founds-at-home = Kann in der eigenen Lichtung { $clearing } einen Handelsposten gründen: { $points } Punkte.
root-threat-founds = Kann mit deinen Kriegern in Lichtung { $clearing } einen Handelsposten gründen: { $points } Punkte.

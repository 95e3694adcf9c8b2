# Root: Flussvolk-Kompanie. Ihre eigenen Sätze nennen das Flussvolk selbst; andere Parteien stehen ohne Artikel daneben.

root-seat-riverfolk = Flussvolk-Kompanie

## Marker, Dienste, Folgen

root-piece-riverfolk-post_fox = Fuchs-Handelsposten
root-piece-riverfolk-post_rabbit = Hasen-Handelsposten
root-piece-riverfolk-post_mouse = Maus-Handelsposten
root-service-hand-card = Handkarte
root-service-riverboats = Flussboote
root-service-mercenaries = Söldner
root-effect-trade-disruption = Handels-Störung

## Ereignisse

root-event-riverfolk-landed = Ein Krieger des Flussvolks geht in Lichtung { $clearing } an Land.
root-event-first-payments = Das Flussvolk beginnt mit { $count } Kriegern auf dem Einzahlungen-Feld.
root-event-protectionism =
    { $count ->
        [one] Protektionismus: Niemand hat gezahlt, da legt das Flussvolk selbst einen Krieger auf das Einzahlungen-Feld.
       *[other] Protektionismus: Niemand hat gezahlt, da legt das Flussvolk selbst { $count } Krieger auf das Einzahlungen-Feld.
    }
root-event-dividends = Dividenden: Auf dem Mittel-Feld liegen { $funds } Mittel.
root-event-funds-gathered =
    { $count ->
        [one] Ein Krieger auf der Tafel des Flussvolks wird zu einem Mittel.
       *[other] { $count } Krieger auf der Tafel des Flussvolks werden zu Mitteln.
    }
root-event-price-set = Das Flussvolk bestimmt einen Preis: { $service } für { $price }.
root-event-fund-committed = Das Flussvolk setzt ein Mittel ein ({ $owner }).
root-event-funds-spent =
    { $count ->
        [one] Das Flussvolk gibt ein Mittel aus ({ $owner }).
       *[other] Das Flussvolk gibt { $count } Mittel aus ({ $owner }).
    }
root-event-fund-assigned = Ein Mittel ({ $owner }) kommt auf ein leeres Feld der Handelsposten-Leiste: { $suit }.
root-event-exported =
    { $count ->
        [0] Das Flussvolk exportiert „{ $card }“, hat aber keinen Krieger mehr für das Einzahlungen-Feld.
       *[other] Das Flussvolk exportiert „{ $card }“: ein Krieger für das Einzahlungen-Feld.
    }
root-event-mustered =
    { $count ->
        [0] Das Flussvolk will in Lichtung { $clearing } rekrutieren, hat aber keinen Krieger mehr im Vorrat.
       *[other] Das Flussvolk rekrutiert einen Krieger in Lichtung { $clearing }.
    }
root-event-post-founded = Das Flussvolk gründet in Lichtung { $clearing }: { $piece }.
root-event-trade-disrupted =
    { $count ->
        [one] Der Handel in Lichtung { $clearing } ist gestört: Das Flussvolk verliert ein Mittel.
       *[other] Der Handel in Lichtung { $clearing } ist gestört: Das Flussvolk verliert { $count } Mittel.
    }
root-event-funds-lost =
    { $count ->
        [one] Ein Mittel geht in den Vorrat seines Besitzers zurück ({ $owner }).
       *[other] { $count } Mittel gehen in den Vorrat ihres Besitzers zurück ({ $owner }).
    }
root-event-service-paid = { $seat }: ein Dienst des Flussvolks für { $price }.
root-event-card-bought = { $seat }: „{ $card }“ kommt vom Flussvolk auf die Hand.
root-event-boats-bought = { $seat }: Flussboote! Die Flüsse sind bis zum Ende des Zuges wie Wege.
root-event-mercenaries-hired = { $seat }: Die Krieger des Flussvolks dienen in diesem Zug als Söldner.
root-event-mercenaries-engaged = { $seat }: In Lichtung { $clearing } kämpfen die Söldner mit.

## Ablehnungen

root-refusal-no-funds = Auf deinem Mittel-Feld liegt kein Mittel.
root-refusal-deck-empty = Es gibt keine Karte mehr zu ziehen.
root-refusal-not-on-river = An Lichtung { $clearing } liegt kein Fluss.
root-refusal-post-already = In Lichtung { $clearing } ist schon ein Handelsposten.
root-refusal-ruled-by-nobody = Lichtung { $clearing } beherrscht niemand.
root-refusal-too-few-funds-of = Ein Handelsposten in Lichtung { $clearing } kostet zwei Mittel der Partei, die dort herrscht ({ $owner }). So viele hast du nicht.
root-refusal-no-post-left = Zu Lichtung { $clearing } passt keiner deiner übrigen Handelsposten.
root-refusal-price-range = Preise gehen von 1 bis 4.
root-refusal-price-set-already = Diesen Preis hast du heute Abend schon bestimmt: { $service }.
root-refusal-price-unchanged = Der Preis ist schon { $price }: { $service }.
root-refusal-enough-services =
    { $count ->
        [one] In diesem Zug kannst du nur einen Dienst kaufen. Mehr gibt es für Lichtungen, in denen du und ein Handelsposten zusammen seid.
       *[other] In diesem Zug kannst du nur { $count } Dienste kaufen.
    }
root-refusal-cannot-pay =
    { $count ->
        [0] Der Dienst kostet { $price }, und du hast nichts, womit du zahlen könntest.
       *[other] Der Dienst kostet { $price }; du kannst höchstens { $count } zahlen.
    }
root-refusal-not-for-sale = „{ $card }“ liegt nicht in der öffentlichen Hand des Flussvolks.
root-refusal-boats-already = Du hast in diesem Zug schon Flussboote.
root-refusal-hired-already = Du hast in diesem Zug schon Söldner.
root-refusal-no-mercenaries = Ohne eigene Krieger kannst du keine Söldner kaufen.

## Entscheidungen

root-decision-riverfolk-landing = In welcher Lichtung am Fluss geht der nächste Krieger an Land?
root-decision-riverfolk-first-prices = Was kostet dieser Dienst zu Beginn?
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
root-action-fund = Mittel: { $owner }
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
error-position-spaces = Auf dieser Leiste sind mehr Krieger als freie Felder.
error-position-hirer-self = Das Flussvolk wirbt nicht die eigenen Söldner an.

## Was andere zu fürchten haben

root-threat-founds = Kann mit deinen Kriegern in Lichtung { $clearing } einen Posten gründen: { $points } Punkte.

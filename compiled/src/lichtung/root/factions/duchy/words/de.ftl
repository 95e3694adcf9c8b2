# Root: Untergrund-Herzogtum.

root-seat-duchy = Untergrund-Herzogtum
    .nom = das Untergrund-Herzogtum
    .acc = das Untergrund-Herzogtum
    .dat = dem Untergrund-Herzogtum
    .gen = des Untergrund-Herzogtums
    .person = third

## Marker, Orte, Minister, Folgen

root-piece-duchy-citadel = Zitadelle
    .nom = die Zitadelle
    .acc = die Zitadelle
    .a = eine Zitadelle
    .many = Zitadellen
root-piece-duchy-market = Markt
    .nom = der Markt
    .acc = den Markt
    .a = einen Markt
    .many = Märkte
root-piece-duchy-tunnel = Tunnel
    .nom = der Tunnel
    .acc = den Tunnel
    .a = einen Tunnel
    .many = Tunnel
root-clearing-duchy-burrow = Erdhöhle
    .nom = die Erdhöhle
    .acc = die Erdhöhle
    .dat = der Erdhöhle
    .person = area
root-place-duchy-burrow = die Erdhöhle
root-minister-foremole = Vorgräber
    .nom = der Vorgräber
    .acc = den Vorgräber
root-minister-captain = Hauptmann
    .nom = der Hauptmann
    .acc = den Hauptmann
root-minister-marshal = Marschall
    .nom = der Marschall
    .acc = den Marschall
root-minister-brigadier = Brigadier
    .nom = der Brigadier
    .acc = den Brigadier
root-minister-banker = Bankier
    .nom = der Bankier
    .acc = den Bankier
root-minister-mayor = Bürgermeister
    .nom = der Bürgermeister
    .acc = den Bürgermeister
root-minister-duchess_of_mud = Herzogin von Schlamm
    .nom = die Herzogin von Schlamm
    .acc = die Herzogin von Schlamm
root-minister-baron_of_dirt = Baron von Dreck
    .nom = der Baron von Dreck
    .acc = den Baron von Dreck
root-minister-earl_of_stone = Graf von Stein
    .nom = der Graf von Stein
    .acc = den Grafen von Stein
root-effect-failure = Preis des Scheiterns

root-mat-duchy-swayed = überzeugt
root-mat-duchy-lost_crowns = verlorene Kronen
root-mat-duchy-revealed = aufgedeckt
root-mat-duchy-actions_left = Aktionen übrig
root-mat-duchy-acted = haben gehandelt
root-mat-duchy-has_swayed = hat einen Minister überzeugt

## Ereignisse

root-event-first-tunnel = { $seat-nom } { $seat-person ->
    [second] öffnest
    [plural] öffnen
   *[third] öffnet
  } in Lichtung { $clearing } den ersten Tunnel, mit { $count ->
    [one] einem Krieger
   *[other] { $count } Kriegern
  }
root-event-burrow-filled = { $seat-nom } { $seat-person ->
    [second] stellst
    [plural] stellen
   *[third] stellt
  } { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
  } in die Erdhöhle
root-event-burrow-recruited = { $seat-nom } { $seat-person ->
    [second] rekrutierst
    [plural] rekrutieren
   *[third] rekrutiert
  } einen Krieger in der Erdhöhle
root-event-duchy-built = { $seat-nom } { $seat-person ->
    [second] deckst
    [plural] decken
   *[third] deckt
  } „{ $card }“ auf und { $seat-person ->
    [second] baust
    [plural] bauen
   *[third] baut
  } in Lichtung { $clearing } { $piece-a }
root-then-duchy-built = { $seat-person ->
    [second] baust
    [plural] bauen
   *[third] baut
  } mit „{ $card }“ in Lichtung { $clearing } { $piece-a }
root-event-dug = { $seat-nom } { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } „{ $card }“ aus und { $seat-person ->
    [second] gräbst
    [plural] graben
   *[third] gräbt
  } einen Tunnel nach Lichtung { $clearing }
root-event-tunnel-taken-up = { $seat-nom } { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } den Tunnel in Lichtung { $clearing } auf
root-then-tunnel-taken-up = (statt des Tunnels in Lichtung { $clearing })
root-event-minister-acted = { $seat-nom } { $seat-person ->
    [second] rufst
    [plural] rufen
   *[third] ruft
  } { $minister-acc } auf
root-event-mayor-acted = { $seat-nom } { $seat-person ->
    [second] rufst
    [plural] rufen
   *[third] ruft
  } den Bürgermeister in der Rolle „{ $minister }“ auf
root-event-banked = { $seat-nom } { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } beim Bankier { $cards } aus
root-then-banked = { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } { $cards } aus
root-event-banked-each = „{ $card }“
root-event-courted = { $seat-nom } { $seat-person ->
    [second] deckst
    [plural] decken
   *[third] deckt
  } { $cards } auf
root-event-courted-each = „{ $card }“
root-event-swayed = { $seat-nom } { $seat-person ->
    [second] überzeugst
    [plural] überzeugen
   *[third] überzeugt
  } { $minister-acc }
root-then-swayed = { $seat-person ->
    [second] überzeugst
    [plural] überzeugen
   *[third] überzeugt
  } { $minister-acc }
root-event-minister-lost = { $seat-nom } { $seat-person ->
    [second] verlierst
    [plural] verlieren
   *[third] verliert
  } { $minister-acc } und für immer eine Krone
root-then-minister-lost = { $seat-nom } { $seat-person ->
    [second] verlierst
    [plural] verlieren
   *[third] verliert
  } { $minister-acc } und für immer eine Krone
root-event-failure-card = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } für das Scheitern „{ $card }“ ab
root-then-failure-card = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } für das Scheitern „{ $card }“ ab
root-event-revealed-discarded = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } von den aufgedeckten Karten { $cards } ab
root-event-revealed-discarded-each = „{ $card }“
root-event-revealed-returned = { $seat-nom } { $seat-person ->
    [second] nimmst
    [plural] nehmen
   *[third] nimmt
  } { $count ->
    [one] die aufgedeckte Karte
   *[other] { $count } aufgedeckte Karten
  } zurück
root-then-revealed-returned = { $seat-person ->
    [second] nimmst
    [plural] nehmen
   *[third] nimmt
  } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } zurück

## Ablehnungen

root-refusal-not-into-burrow = In die Erdhöhle kommen nur die Krieger des Untergrund-Herzogtums.
root-refusal-duchy-from-hand = „{ $card }“ hast du nicht auf der Hand, oder die Karte ist schon aufgedeckt.
root-refusal-no-duchy-building = Du baust hier Zitadellen und Märkte, nichts anderes: { $piece }.
root-refusal-no-duchy-building-left = Davon stehen schon alle auf dem Spielbrett: { $piece-many }.
root-refusal-duchy-build-needs-suit = „{ $card }“ passt nicht zu Lichtung { $clearing }.
root-refusal-duchy-build-needs-rule = Bauen kannst du nur, wo du herrschst, und Lichtung { $clearing } beherrschst du nicht.
root-refusal-duchy-no-actions = Du hast in diesem Tageslicht keine Aktion der Versammlung mehr.
root-refusal-duchy-nobody-left = In deinem Vorrat ist kein Krieger mehr.
root-refusal-dig-on-map = Gegraben wird zu Lichtungen auf dem Spielbrett, und das ist keine: { $clearing }.
root-refusal-dig-needs-suit = „{ $card }“ passt nicht zu Lichtung { $clearing }.
root-refusal-tunnel-there = In Lichtung { $clearing } liegt schon ein Tunnel.
root-refusal-no-tunnel-there = In Lichtung { $clearing } liegt kein Tunnel von dir.
root-refusal-somebody-comes-up = Mindestens ein Krieger muss durch den neuen Tunnel heraufkommen.
root-refusal-diggers = { $count ->
    [one] Durch den neuen Tunnel kann ein Krieger heraufkommen, mehr nicht.
   *[other] Durch den neuen Tunnel können bis zu { $count } Krieger heraufkommen.
  }
root-refusal-not-the-highest = { $minister } gehört nicht zu den ranghöchsten Ministern, die du überzeugt hast.
root-refusal-minister-not-swayed = Du hast { $minister-acc } nicht überzeugt.
root-refusal-minister-acted-already = Du hast { $minister-acc } in diesem Zug schon aufgerufen.
root-refusal-mayor-for-whom = Der Bürgermeister handelt in der Rolle eines anderen Ministers: Sag, in welcher.
root-refusal-not-for-mayor = Der Bürgermeister übernimmt die Rolle eines Junkers oder eines anderen Adeligen, nicht diese: { $minister }.
root-refusal-nothing-to-build = Hier ist nichts zu bauen: Es braucht eine Karte auf der Hand, ein Gebäude im Vorrat und einen freien Bauplatz, wo du herrschst.
root-refusal-minister-no-battle = Es gibt keinen Gegner, gegen den deine Krieger kämpfen könnten.
root-refusal-minister-no-move = Keiner deiner Krieger kann sich bewegen.
root-refusal-minister-no-command = Deine Krieger können sich weder bewegen noch kämpfen.
root-refusal-nothing-to-bank = Du hast keine Karte, die du ausgeben könntest.
root-refusal-lord-without-points = Das brächte jetzt keine Siegpunkte: { $minister }.
root-refusal-captain-battles = Der Hauptmann führt einen Kampf und sonst nichts.
root-refusal-marshal-moves = Der Marschall bewegt Krieger und tut sonst nichts.
root-refusal-one-or-the-other = Das tut der Brigadier gerade nicht: Er bewegt oder er kämpft, nicht beides.
root-refusal-bank-one-suit = „{ $card }“ hat nicht die Klasse der Karten, die du schon ausgegeben hast.
root-refusal-swayed-this-turn = Du hast in diesem Zug schon einen Minister überzeugt.
root-refusal-swayed-before = Schon überzeugt: { $minister }.
root-refusal-no-crown = Auf deiner Tafel liegt keine Krone dieses Ranges mehr: { $minister }.
root-refusal-too-few-to-reveal = Um { $minister-acc } zu überzeugen, brauchst du { $count } Karten auf der Hand.
root-refusal-too-few-clearings = Um { $minister-acc } zu überzeugen, brauchst du { $count } Karten, die je zu einer eigenen Lichtung mit einem deiner Marker passen; so viele hast du nicht auf der Hand.
root-refusal-no-clearing-for = Keine Lichtung mit einem deiner Marker ist mehr frei, die zu „{ $card }“ passt.

## Entscheidungen

root-decision-duchy-first-tunnel = In welcher Ecke öffnest du deinen ersten Tunnel?
root-decision-duchy-homeland = Welche Lichtung ist deine Heimat?
root-decision-duchy-failure = Ein Gebäude ist verloren: Welcher Minister verlässt dich?
root-decision-duchy-failure-card = Ein Gebäude ist verloren: Das Herzogtum legt eine zufällige Karte ab.
root-decision-duchy-assembly = Tageslicht, Versammlung: Was tust du?
root-decision-duchy-take-up = Alle deine Tunnel liegen auf dem Spielbrett. Welchen gibst du auf?
root-decision-duchy-surface = Wie viele Krieger kommen durch den neuen Tunnel herauf?
root-decision-duchy-parliament = Tageslicht, Parlament: Welcher Minister handelt?
root-decision-duchy-foremole = Der Vorgräber baut: was, wo und mit welcher Karte?
root-decision-duchy-captain = Der Hauptmann führt einen Kampf: wo und gegen wen?
root-decision-duchy-marshal = Der Marschall bewegt: Wer geht wohin?
root-decision-duchy-command = Der Brigadier befiehlt: Was tun deine Krieger?
root-decision-duchy-banker = Bankier: Welche Karte gibst du aus?
root-decision-duchy-sway = Tageslicht: Welchen Minister überzeugst du?
root-decision-duchy-court = Welche Karte deckst du für den Minister auf?
root-decision-duchy-craft = Abend: Willst du mit Zitadellen und Märkten etwas herstellen?

## Aktionen

root-verb-erect = bauen
root-verb-raise = rekrutieren
root-verb-dig = graben
root-verb-surface = heraufkommen
root-verb-dismiss = einen Minister ziehen lassen
root-verb-minister = einen Minister aufrufen
root-verb-mayor = den Bürgermeister aufrufen
root-verb-bank = für einen Siegpunkt ausgeben
root-verb-sway = einen Minister überzeugen
root-verb-court = aufdecken

root-action-erect = „{ $card }“ aufdecken und in Lichtung { $clearing } { $piece-a } bauen
root-action-raise = einen Krieger in der Erdhöhle rekrutieren
root-action-dig = „{ $card }“ ausgeben und einen Tunnel nach Lichtung { $clearing } graben
root-action-surface = { $count ->
    [0] niemand kommt herauf
    [one] ein Krieger kommt herauf
   *[other] { $count } Krieger kommen herauf
  }
root-action-dismiss = { $minister-acc } ziehen lassen
root-action-minister = { $minister-acc } aufrufen
root-action-mayor = den Bürgermeister in der Rolle „{ $minister }“ aufrufen
root-action-bank = „{ $card }“ für einen Siegpunkt ausgeben
root-action-sway = { $minister-acc } überzeugen
root-action-court = „{ $card }“ aufdecken

root-field-minister = Welcher Minister?

# Mistakes in positions
error-position-burrow = In der Erdhöhle ist nie etwas anderes als Krieger des Untergrund-Herzogtums.
error-position-crowns = Von jedem Rang gibt es drei Kronen: auf überzeugten Ministern, auf der Tafel oder aus dem Spiel.
error-position-revealed-turn = Aufgedeckte Karten hat das Untergrund-Herzogtum nur in seinem eigenen Zug vor sich.

## Wo Fassungen des Gesetzes sich unterscheiden

root-option-may_stay_below = Nach dem Graben muss niemand heraufkommen
root-option-may_stay_below-law = wie das Gesetz sagt
root-option-may_stay_below-off = nein
root-option-may_stay_below-on = ja

## Was andere zu fürchten haben

root-threat-may-dig = Könnte einen Tunnel nach Lichtung { $clearing } graben und mit { $warriors ->
    [one] einem Krieger
   *[other] { $warriors } Kriegern
  } heraufkommen.

# Root: Eisenwächter.

root-seat-keepers = Eisenwächter
    .nom = die Eisenwächter
    .acc = die Eisenwächter
    .dat = den Eisenwächtern
    .gen = der Eisenwächter
    .person = plural

## Marker, Spalten, Folgen

root-piece-keepers-tablet-over-jewelry = Tafel-Lagerplatz (hinten Juwel)
    .nom = der Tafel-Lagerplatz (hinten Juwel)
    .acc = den Tafel-Lagerplatz (hinten Juwel)
    .a = einen Tafel-Lagerplatz (hinten Juwel)
    .many = Tafel-Lagerplätze (hinten Juwel)
root-piece-keepers-jewelry-over-tablet = Juwelen-Lagerplatz (hinten Tafel)
    .nom = der Juwelen-Lagerplatz (hinten Tafel)
    .acc = den Juwelen-Lagerplatz (hinten Tafel)
    .a = einen Juwelen-Lagerplatz (hinten Tafel)
    .many = Juwelen-Lagerplätze (hinten Tafel)
root-piece-keepers-jewelry-over-figure = Juwelen-Lagerplatz (hinten Figur)
    .nom = der Juwelen-Lagerplatz (hinten Figur)
    .acc = den Juwelen-Lagerplatz (hinten Figur)
    .a = einen Juwelen-Lagerplatz (hinten Figur)
    .many = Juwelen-Lagerplätze (hinten Figur)
root-piece-keepers-figure-over-jewelry = Figuren-Lagerplatz (hinten Juwel)
    .nom = der Figuren-Lagerplatz (hinten Juwel)
    .acc = den Figuren-Lagerplatz (hinten Juwel)
    .a = einen Figuren-Lagerplatz (hinten Juwel)
    .many = Figuren-Lagerplätze (hinten Juwel)
root-piece-keepers-figure-over-tablet = Figuren-Lagerplatz (hinten Tafel)
    .nom = der Figuren-Lagerplatz (hinten Tafel)
    .acc = den Figuren-Lagerplatz (hinten Tafel)
    .a = einen Figuren-Lagerplatz (hinten Tafel)
    .many = Figuren-Lagerplätze (hinten Tafel)
root-piece-keepers-tablet-over-figure = Tafel-Lagerplatz (hinten Figur)
    .nom = der Tafel-Lagerplatz (hinten Figur)
    .acc = den Tafel-Lagerplatz (hinten Figur)
    .a = einen Tafel-Lagerplatz (hinten Figur)
    .many = Tafel-Lagerplätze (hinten Figur)
root-piece-keepers-figure = Figur (verdeckt)
    .nom = die verdeckte Figur
    .acc = die verdeckte Figur
    .a = eine verdeckte Figur
    .many = verdeckte Figuren
root-piece-keepers-tablet = Tafel (verdeckt)
    .nom = die verdeckte Tafel
    .acc = die verdeckte Tafel
    .a = eine verdeckte Tafel
    .many = verdeckte Tafeln
root-piece-keepers-jewelry = Juwel (verdeckt)
    .nom = das verdeckte Juwel
    .acc = das verdeckte Juwel
    .a = ein verdecktes Juwel
    .many = verdeckte Juwelen
root-piece-keepers-figure-1 = Figur (1)
    .nom = die Figur (1)
    .acc = die Figur (1)
    .a = eine Figur (1)
    .many = Figuren (1)
root-piece-keepers-figure-2 = Figur (2)
    .nom = die Figur (2)
    .acc = die Figur (2)
    .a = eine Figur (2)
    .many = Figuren (2)
root-piece-keepers-figure-3 = Figur (3)
    .nom = die Figur (3)
    .acc = die Figur (3)
    .a = eine Figur (3)
    .many = Figuren (3)
root-piece-keepers-tablet-1 = Tafel (1)
    .nom = die Tafel (1)
    .acc = die Tafel (1)
    .a = eine Tafel (1)
    .many = Tafeln (1)
root-piece-keepers-tablet-2 = Tafel (2)
    .nom = die Tafel (2)
    .acc = die Tafel (2)
    .a = eine Tafel (2)
    .many = Tafeln (2)
root-piece-keepers-tablet-3 = Tafel (3)
    .nom = die Tafel (3)
    .acc = die Tafel (3)
    .a = eine Tafel (3)
    .many = Tafeln (3)
root-piece-keepers-jewelry-1 = Juwel (1)
    .nom = das Juwel (1)
    .acc = das Juwel (1)
    .a = ein Juwel (1)
    .many = Juwelen (1)
root-piece-keepers-jewelry-2 = Juwel (2)
    .nom = das Juwel (2)
    .acc = das Juwel (2)
    .a = ein Juwel (2)
    .many = Juwelen (2)
root-piece-keepers-jewelry-3 = Juwel (3)
    .nom = das Juwel (3)
    .acc = das Juwel (3)
    .a = ein Juwel (3)
    .many = Juwelen (3)
root-card-faithful_retainer = Treuer Vasall
root-retinue-move = Bewegen
root-retinue-delve = Kämpfen, dann Ausgraben
root-retinue-recover = Bewegen oder Sichern
root-effect-trophy = Trophäe

root-mat-keepers-retinue = Gefolge
root-mat-keepers-acted = haben gehandelt
root-mat-keepers-relics = gesicherte Relikte
root-mat-keepers-encamped = Lager aufgeschlagen
root-mat-keepers-decamped = Lager abgebrochen
root-mat-keepers-joined = eine Karte ist dazugekommen

## Ereignisse

root-event-relic-laid = { $count ->
    [one] ein Relikt liegt verdeckt in den Wäldern
   *[other] { $count } Relikte liegen verdeckt in den Wäldern
  }
root-event-relic-laid-each = { $piece }
root-event-keepers-settled = { $seat-nom } { $seat-person ->
    [second] beginnst
    [plural] beginnen
   *[third] beginnt
  } mit { $count ->
    [one] einem Krieger
   *[other] { $count } Kriegern
  } in Lichtung { $clearing }
root-event-encamped = { $seat-nom } { $seat-person ->
    [second] schlägst
    [plural] schlagen
   *[third] schlägt
  } in Lichtung { $clearing } ein Lager auf: { $piece }
root-then-encamped = dort steht nun { $piece-nom }
root-event-keepers-returned = { $seat-nom } { $seat-person ->
    [second] kehrst
    [plural] kehren
   *[third] kehrt
  } mit einem Krieger in Lichtung { $clearing } zurück
root-event-decamped = { $seat-nom } { $seat-person ->
    [second] brichst
    [plural] brechen
   *[third] bricht
  } in Lichtung { $clearing } { $piece-acc } ab, ein Krieger tritt an seine Stelle
root-event-keepers-recruited = { $seat-nom } { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } „{ $card }“ aus und { $seat-person ->
    [second] rekrutierst
    [plural] rekrutieren
   *[third] rekrutiert
  } { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
  } in Lichtung { $clearing }
root-event-retinue-acted = { $seat-nom } { $seat-person ->
    [second] lässt
    [plural] lassen
   *[third] lässt
  } in Lichtung { $clearing } „{ $card }“ handeln ({ $retinue })
root-event-relic-carried = { $seat-nom } { $seat-person ->
    [second] trägst
    [plural] tragen
   *[third] trägt
  } { $piece-acc } von Lichtung { $origin } nach { $dest }
root-then-relic-carried = { $seat-person ->
    [second] nimmst
    [plural] nehmen
   *[third] nimmt
  } { $piece-acc } mit
root-event-relic-given-up = { $seat-nom } { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } unterwegs von Lichtung { $origin } nach { $dest } { $piece-acc } her
root-then-relic-given-up = { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } unterwegs { $piece-acc } her
root-event-delved = { $seat-nom } { $seat-person ->
    [second] gräbst
    [plural] graben
   *[third] gräbt
  } { $forest-in } { $piece-a } aus und { $seat-person ->
    [second] bringst
    [plural] bringen
   *[third] bringt
  } den Fund nach Lichtung { $clearing }
root-then-delved = { $seat-person ->
    [second] gräbst
    [plural] graben
   *[third] gräbt
  } { $forest-in } { $piece-a } aus
root-event-retinue-lost = { $seat-nom } { $seat-person ->
    [second] verlierst
    [plural] verlieren
   *[third] verliert
  } „{ $card }“ aus dem Gefolge
root-then-retinue-lost = „{ $card }“ verlässt das Gefolge
root-event-recovered = { $seat-nom } { $seat-person ->
    [second] sicherst
    [plural] sichern
   *[third] sichert
  } in Lichtung { $clearing } { $piece-acc }
root-then-recovered = { $seat-person ->
    [second] sicherst
    [plural] sichern
   *[third] sichert
  } { $piece-acc }
root-event-set-completed = { $seat-nom } { $seat-person ->
    [second] vervollständigst
    [plural] vervollständigen
   *[third] vervollständigt
  } einen Satz Relikte, den { $count ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[other] vierten
  }
root-then-set-completed = ein Satz Relikte ist vollständig, der { $count ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
  }
root-event-scored-15-2-5 = für das Relikt { $seat-person ->
    [second] bekommst
    [plural] bekommen
   *[third] bekommt
  } { $seat-nom } { $count ->
    [one] einen Siegpunkt
   *[other] { $count } Siegpunkte
  } mehr, jetzt { $total }
root-event-trophy = { $by-nom } { $by-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } { $piece-acc } { $forest-to }
root-then-trophy = { $piece-nom } kommt { $forest-to }
root-event-lived-off-the-land = weil das Land nur drei ernährt, { $seat-person ->
    [second] verlierst
    [plural] verlieren
   *[third] verliert
  } { $seat-nom } { $members ->
    [1] einen Krieger
   *[other] je einen Krieger
  } in { $clearings }
root-event-lived-off-the-land-each = { $first ->
    [1] Lichtung { $clearing }
   *[0] { $clearing }
  }
root-event-retinue-joined = { $seat-nom } { $seat-person ->
    [second] nimmst
    [plural] nehmen
   *[third] nimmt
  } { $cards } ins Gefolge auf
root-event-retinue-joined-each = „{ $card }“ ({ $retinue })
root-event-retinue-shifted = { $seat-nom } { $seat-person ->
    [second] verschiebst
    [plural] verschieben
   *[third] verschiebt
  } im Gefolge „{ $card }“ zu „{ $retinue }“

## Ablehnungen

root-refusal-not-in-column = „{ $card }“ liegt nicht in der Spalte, die gerade handelt: { $retinue }.
root-refusal-retinue-acted-before = „{ $card }“ hat in diesem Zug schon gehandelt.
root-refusal-retinue-suit = „{ $card }“ passt nicht zu Lichtung { $clearing }.
root-refusal-retinue-no-move = Aus Lichtung { $clearing } kann sich keiner deiner Krieger wegbewegen.
root-refusal-nothing-to-delve = In Lichtung { $clearing } kannst du weder gegen einen Gegner kämpfen noch ein Relikt ausgraben.
root-refusal-nothing-to-recover = Aus Lichtung { $clearing } kannst du weder wegziehen noch dort ein Relikt sichern.
root-refusal-retinue-not-from-there = Mit dieser Karte ziehst du aus Lichtung { $origin } weg.
root-refusal-retinue-must-battle = In Lichtung { $clearing } ist ein Gegner, gegen den du kämpfen kannst: Erst musst du gegen einen Gegner kämpfen.
root-refusal-retinue-battles-there = Mit dieser Karte kämpfst du in Lichtung { $clearing }.
root-refusal-no-rule-to-delve = Zum Ausgraben musst du Lichtung { $clearing } beherrschen und dort einen Krieger haben.
root-refusal-no-such-relic = Ein solches Relikt liegt dort nicht: { $piece }, { $place }.
root-refusal-forest-apart = Dieser Wald grenzt nicht an Lichtung { $clearing }: { $place }.
root-refusal-no-relic-there = In Lichtung { $clearing } liegt kein solches Relikt: { $piece }.
root-refusal-no-waystation-for = In Lichtung { $clearing } zeigt kein Lagerplatz die Art dieses Relikts: { $piece }.
root-refusal-not-carried = In Lichtung { $origin } liegt kein solches Relikt: { $piece }.
root-refusal-not-a-waystation = Das ist keiner deiner Lagerplätze: { $piece }.
root-refusal-tile-on-map = Dieser Lagerplatz steht schon auf dem Spielbrett: { $piece }.
root-refusal-no-keeper-there = In Lichtung { $clearing } steht kein Krieger von dir, der einem Lagerplatz weichen könnte.
root-refusal-encamped-there = In Lichtung { $clearing } kannst du in diesem Zug kein Lager mehr aufschlagen.
root-refusal-not-the-edge = Lichtung { $clearing } liegt nicht am Rand des Spielbretts.
root-refusal-decamped-there = In Lichtung { $clearing } hast du in diesem Zug schon ein Lager abgebrochen.
root-refusal-no-such-waystation = In Lichtung { $clearing } steht kein solcher Lagerplatz: { $piece }.
root-refusal-no-keepers-left = In deinem Vorrat ist kein Krieger mehr.
root-refusal-no-waystation = In Lichtung { $clearing } hast du keinen Lagerplatz.
root-refusal-recruit-suit = „{ $card }“ passt nicht zu Lichtung { $clearing }.
root-refusal-none-to-recruit = In deinem Vorrat ist kein Krieger mehr, den du rekrutieren könntest.
root-refusal-retinue-from-hand = „{ $card }“ hast du nicht auf der Hand.
root-refusal-retinue-full = Dein Gefolge hat zehn Karten, mehr haben keinen Platz.
root-refusal-not-in-retinue = „{ $card }“ ist nicht in deinem Gefolge.
root-refusal-same-column = „{ $card }“ liegt schon in dieser Spalte.
root-refusal-joined-already = An diesem Abend ist schon eine Karte dazugekommen: Verschieben kannst du dann keine mehr.
root-refusal-not-a-forest = Ein Relikt kommt in einen Wald, und das ist keiner: { $place }.
root-refusal-second-apart = Lichtung { $clearing } liegt nicht am Rand des Spielbretts neben deiner Ecke.
root-refusal-homes-apart = Mit Lichtung { $clearing } kommen keine zwei benachbarten Heimatlichtungen am Rand zustande.

## Entscheidungen

root-decision-keepers-corner = In welcher Ecke beginnst du?
root-decision-keepers-edge = In welcher Lichtung am Rand daneben stehen die anderen vier?
root-decision-keepers-homelands = Welche Lichtung ist eine Heimat von dir?
root-decision-keepers-first-relics = In den nächsten Wald wird ein Relikt gelegt.
root-decision-keepers-last-relics = Das nächste der übrigen Relikte kommt in einen entfernten Wald.
root-decision-keepers-return = Du bist vom Spielbrett verschwunden: Wo kehrst du zurück, und mit welchem Lagerplatz?
root-decision-keepers-encamp = Vogelgesang: Wo schlägst du ein Lager auf?
root-decision-keepers-decamp = Vogelgesang: Wo brichst du ein Lager ab?
root-decision-keepers-recruit = Vogelgesang: Mit welcher Karte rekrutierst du?
root-decision-keepers-column-1 = Tageslicht: Welche Karte bewegt, und aus welcher Lichtung?
root-decision-keepers-column-2 = Tageslicht: Welche Karte kämpft und gräbt dann aus, und wo?
root-decision-keepers-column-3 = Tageslicht: Welche Karte bewegt oder sichert, und wo?
root-decision-keepers-move = Wie viele Krieger ziehen, und wohin?
root-decision-keepers-carry = Welches Relikt kommt mit?
root-decision-keepers-toll = Räuber lauern am Weg: Welches Relikt gibst du statt eines Kriegers her?
root-decision-keepers-battle = Gegen wen kämpfst du hier?
root-decision-keepers-delve = Welches Relikt gräbst du aus?
root-decision-keepers-turn-up = Das Relikt wird aufgedeckt.
root-decision-keepers-recover = Ziehst du aus der Lichtung weg, oder welches Relikt sicherst du?
root-decision-keepers-trophy = In welchen Wald kommt das Relikt?
root-decision-keepers-gather = Abend: Welche Karten kommen ins Gefolge, oder welche wechselt die Spalte?

## Aktionen

root-verb-retinue = mit dem Gefolge handeln
root-verb-delve = ausgraben
root-verb-turn-up = aufdecken
root-verb-recover = sichern
root-verb-carry = mitnehmen
root-verb-give-up = hergeben
root-verb-lay-relic = ein Relikt legen
root-verb-encamp = Lager aufschlagen
root-verb-come-back = zurückkehren
root-verb-decamp = Lager abbrechen
root-verb-recruit-for = rekrutieren
root-verb-gather = ins Gefolge aufnehmen
root-verb-shift = im Gefolge verschieben
root-verb-hide-in = das Relikt verstecken

root-action-retinue = mit „{ $card }“ in Lichtung { $clearing } handeln
root-action-delve = { $piece-acc } ausgraben: { $forest }
root-action-turn-up = { $piece-acc } aufdecken
root-action-recover = { $piece-acc } sichern
root-action-carry = { $piece-acc } mitnehmen
root-action-give-up = { $piece-acc } hergeben
root-action-lay-relic = { $piece-a } legen: { $forest }
root-action-encamp = in Lichtung { $clearing } ein Lager aufschlagen: { $piece }
root-action-come-back = in Lichtung { $clearing } zurückkehren: ein Krieger und { $piece-nom }
root-action-decamp = in Lichtung { $clearing } das Lager abbrechen: { $piece }
root-action-recruit-for = „{ $card }“ ausgeben und in Lichtung { $clearing } rekrutieren
root-action-gather = „{ $card }“ ins Gefolge aufnehmen, Spalte { $retinue }
root-action-shift = „{ $card }“ in die Spalte { $retinue } verschieben
root-action-hide-in = das Relikt dorthin legen: { $forest }

root-field-retinue = In welche Spalte?
root-field-forest = Welcher Wald?

# Mistakes in positions
error-position-relic-place = Lagerplätze stehen in Lichtungen, Relikte liegen in Lichtungen und Wäldern, verdeckte nur in Wäldern.
error-position-waystation-twice = Von einem Lagerplatz liegt eine Seite oben: Er steht schon mit der anderen auf dem Spielbrett.
error-position-retinue-size = Das Gefolge hat höchstens { $most } Karten.
error-position-retinue-acted = Karten des Gefolges haben nur im eigenen Zug schon gehandelt.
error-position-relics-gap = Gesicherte Relikte füllen ihre Reihe von links.
error-position-relic-twice = Von dieser Art und diesem Wert gibt es nicht so viele Relikte.
error-position-relic-values = Für die verdeckten Relikte dieser Art sind nur { $most } Werte übrig.

## Was andere zu fürchten haben

root-threat-recovers = Kann in Lichtung { $clearing } Relikte für { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
  } sichern.

# Root: Herr der Scharen.

root-seat-hundreds = Herr der Scharen
    .nom = der Herr der Scharen
    .acc = den Herrn der Scharen
    .dat = dem Herrn der Scharen
    .gen = des Herrn der Scharen
    .person = third

## Marker, Launen, Folgen

root-piece-hundreds-stronghold = Bollwerk
    .nom = das Bollwerk
    .acc = das Bollwerk
    .a = ein Bollwerk
    .many = Bollwerke
root-piece-hundreds-mob = Meute
    .nom = die Meute
    .acc = die Meute
    .a = eine Meute
    .many = Meuten
root-mood-bitter = Verbittert
root-mood-grandiose = Großspurig
root-mood-jubilant = Triumphierend
root-mood-lavish = Verschwenderisch
root-mood-relentless = Unermüdlich
root-mood-rowdy = Rauflustig
root-mood-stubborn = Hartnäckig
root-mood-wrathful = Zornig
root-effect-looters = Plünderer
root-effect-bitterness = Verbitterung

root-mat-hundreds-mood = Laune
root-mat-hundreds-hoard = Hort
root-mat-hundreds-found = aus Ruinen
root-mat-hundreds-commanded = Befehle verbraucht
root-mat-hundreds-advanced = vorgerückt
root-mat-hundreds-looting = plündert

## Ereignisse

root-event-warlord-placed = { $seat-nom } { $seat-person ->
    [second] beginnst
    [plural] beginnen
   *[third] beginnt
  } in Lichtung { $clearing }, mit dem Kriegsherrn, { $count ->
    [one] einem Krieger
   *[other] { $count } Kriegern
  } und einem Bollwerk
root-event-led = { $seat-nom } { $seat-person ->
    [second] ziehst
    [plural] ziehen
   *[third] zieht
  } mit dem Kriegsherrn { $count ->
    [0] allein
    [one] und einem Krieger
   *[other] und { $count } Kriegern
  } von Lichtung { $origin } nach { $dest }
root-then-led = { $seat-person ->
    [second] ziehst
    [plural] ziehen
   *[third] zieht
  } mit dem Kriegsherrn { $count ->
    [0] allein
    [one] und einem Krieger
   *[other] und { $count } Kriegern
  } von { $origin } nach { $dest }
root-event-warlord-fell = { $seat-nom } { $seat-person ->
    [second] verlierst
    [plural] verlieren
   *[third] verliert
  } in Lichtung { $clearing } den Kriegsherrn
root-then-warlord-fell = { $seat-nom } { $seat-person ->
    [second] verlierst
    [plural] verlieren
   *[third] verliert
  } den Kriegsherrn
root-event-razed = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } Lichtung { $clearing } in Schutt und Asche
root-event-ruin-searched = { $seat-nom } { $seat-person ->
    [second] durchsuchst
    [plural] durchsuchen
   *[third] durchsucht
  } die Ruine in Lichtung { $clearing }
root-event-ruin-looted = { $seat-nom } { $seat-person ->
    [second] holst
    [plural] holen
   *[third] holt
  } { $item-acc } aus der Ruine in Lichtung { $clearing }
root-then-ruin-looted = { $seat-person ->
    [second] holst
    [plural] holen
   *[third] holt
  } { $item-acc } heraus
root-event-ruin-left = { $seat-nom } { $seat-person ->
    [second] findest
    [plural] finden
   *[third] findet
  } in der Ruine in Lichtung { $clearing } nichts Neues
root-then-ruin-left = { $seat-person ->
    [second] findest
    [plural] finden
   *[third] findet
  } nichts Neues
root-event-mob-rolled = der Meutewürfel zeigt { $suit }
root-event-mob-spread = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } eine Meute in Lichtung { $clearing }
root-then-mob-spread = eine Meute kommt nach Lichtung { $clearing }
root-event-hundreds-recruited = { $seat-nom } { $seat-person ->
    [second] rekrutierst
    [plural] rekrutieren
   *[third] rekrutiert
  } { $places }
root-event-hundreds-recruited-each = { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
  } in Lichtung { $clearing }
root-event-anointed = { $seat-nom } { $seat-person ->
    [second] salbst
    [plural] salben
   *[third] salbt
  } in Lichtung { $clearing } einen neuen Kriegsherrn
root-event-mood-chosen = die Laune des Kriegsherrn: { $mood }
root-event-cashed-in = { $seat-nom } { $seat-person ->
    [second] machst
    [plural] machen
   *[third] macht
  } { $item-acc } zu Siegpunkten
root-then-cashed-in = aus dem Spiel für Siegpunkte
root-event-hoarded = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } { $item-acc } in den Hort
root-then-hoarded = in den Hort
root-event-hoard-overflowed = der Hort ist voll, { $seat-nom } { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } { $item-acc } aus dem Spiel
root-then-hoard-overflowed = der Hort ist voll, { $item-nom } geht aus dem Spiel
root-event-squandered = { $seat-nom } { $seat-person ->
    [second] verschleuderst
    [plural] verschleudern
   *[third] verschleudert
  } { $item-acc }: { $count ->
    [0] niemand kommt dafür
    [one] ein Krieger kommt zum Kriegsherrn
   *[other] { $count } Krieger kommen zum Kriegsherrn
  }
root-event-fortified = { $seat-nom } { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } „{ $card }“ aus und { $seat-person ->
    [second] baust
    [plural] bauen
   *[third] baut
  } in Lichtung { $clearing } ein Bollwerk
root-event-looting = { $seat-nom } { $seat-person ->
    [second] kämpfst
    [plural] kämpfen
   *[third] kämpft
  } in Lichtung { $clearing } gegen { $defender-acc } um Beute
root-then-looting = um zu plündern
root-event-looted = { $seat-nom } { $seat-person ->
    [second] nimmst
    [plural] nehmen
   *[third] nimmt
  } { $defender-dat } { $item-acc } als Beute ab
root-then-looted = { $seat-person ->
    [second] plünderst
    [plural] plündern
   *[third] plündert
  } { $item-acc }
root-event-embittered = { $seat-nom } { $seat-person ->
    [second] rufst
    [plural] rufen
   *[third] ruft
  } die Meute aus Lichtung { $clearing } zu Hilfe: { $count ->
    [0] niemand kommt
   *[other] ein Krieger kommt
  }
root-then-embittered = { $seat-nom } { $seat-person ->
    [second] rufst
    [plural] rufen
   *[third] ruft
  } die Meute aus Lichtung { $clearing } zu Hilfe
root-event-incited = { $seat-nom } { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } „{ $card }“ aus und { $seat-person ->
    [second] stachelst
    [plural] stacheln
   *[third] stachelt
  } in Lichtung { $clearing } eine Meute auf
root-event-oppressed = { $seat-nom } { $seat-person ->
    [second] unterdrückst
    [plural] unterdrücken
   *[third] unterdrückt
  } { $count ->
    [one] eine Lichtung
   *[other] { $count } Lichtungen
  }

## Ablehnungen

root-refusal-warlord-elsewhere = Dein Kriegsherr steht nicht in Lichtung { $clearing }.
root-refusal-nobody-to-anoint = Gesalbt wird dort, wo ein Krieger von dir dem Kriegsherrn Platz macht; nur wenn es den nirgends gibt, ist jede Lichtung recht. In Lichtung { $clearing } geht es nicht.
root-refusal-mood-as-before = Dein Kriegsherr hat diese Laune schon, sie muss wechseln: { $mood }.
root-refusal-mood-forbidden = „{ $mood }“ geht nicht, solange du { $item-acc } im Hort hast.
root-refusal-not-on-track = Das liegt nicht auf der vollen Leiste: { $item }.
root-refusal-not-in-hoard = Das liegt nicht in deinem Hort: { $item }.
root-refusal-nothing-to-raze = In Lichtung { $clearing } hat keine Meute mehr etwas zu tun.
root-refusal-not-beneath-ruin = Das liegt nicht unter dieser Ruine: { $item }.
root-refusal-looted-before = Du hast schon { $item-acc } aus einer Ruine geholt.
root-refusal-no-spread = Nach Lichtung { $clearing } breitet sich die Meute nicht aus: Die Klasse muss dem Würfel entsprechen, daneben liegt eine Meute, dort noch keine.
root-refusal-incite-from-hand = „{ $card }“ hast du nicht auf der Hand.
root-refusal-no-mobs-left = Alle deine Meuten liegen schon auf dem Spielbrett.
root-refusal-mob-there = In Lichtung { $clearing } liegt schon eine Meute.
root-refusal-nobody-incites = In Lichtung { $clearing } hast du weder Krieger noch Kriegsherrn.
root-refusal-incite-suit = „{ $card }“ passt nicht zu Lichtung { $clearing }.
root-refusal-no-mob-near = Zu diesem Kampf kommt keine Meute aus Lichtung { $clearing }.
root-refusal-no-such-loot = Das hat { $defender-nom } nicht unter den hergestellten Gegenständen: { $item }.
root-refusal-no-commands-left = { $count ->
    [one] Deine Befehlsgewalt reicht für eine Aktion, und die ist verbraucht.
   *[other] Deine Befehlsgewalt reicht für { $count } Aktionen, und die sind verbraucht.
  }
root-refusal-no-advances-left = { $count ->
    [one] Dein Wagemut reicht für einmal Vorrücken, und das ist geschehen.
   *[other] Dein Wagemut reicht für { $count }-mal Vorrücken, und das ist geschehen.
  }
root-refusal-no-warlord = Dein Kriegsherr ist nicht auf dem Spielbrett.
root-refusal-not-at-warlord = Beim Vorrücken kämpfst du, wo dein Kriegsherr steht, nicht in Lichtung { $clearing }.
root-refusal-no-stronghold-there = In Lichtung { $clearing } wartet kein Bollwerk mehr auf einen Krieger.
root-refusal-fortify-from-hand = „{ $card }“ hast du nicht auf der Hand.
root-refusal-fortify-suit = „{ $card }“ passt nicht zu Lichtung { $clearing }.
root-refusal-fortify-ruled = Bauen kannst du nur, wo du herrschst, und Lichtung { $clearing } beherrschst du nicht.
root-refusal-no-strongholds-left = Alle deine Bollwerke stehen schon auf dem Spielbrett.

## Entscheidungen

root-decision-hundreds-first-corner = In welcher Ecke beginnst du?
root-decision-hundreds-homeland = Welche Lichtung ist deine Heimat?
root-decision-hundreds-stock-ruins = Was liegt unter welcher Ruine?
root-decision-hundreds-lose = Fällt auch dein Kriegsherr?
root-decision-hundreds-anoint = Wo salbst du einen neuen Kriegsherrn?
root-decision-hundreds-mood = Welche Laune hat dein Kriegsherr?
root-decision-hundreds-overflow = Die Leiste ist voll. Welcher Gegenstand geht aus dem Spiel?
root-decision-hundreds-contempt = Behältst du den Gegenstand, oder nimmst du die Siegpunkte?
root-decision-hundreds-lavish = Verschwenderisch: Welchen Gegenstand gibst du für zwei Krieger her?
root-decision-hundreds-raze-next = Wo legt die nächste Meute alles in Schutt und Asche?
root-decision-hundreds-plunder = Welchen Gegenstand nimmst du aus der Ruine?
root-decision-hundreds-mob-die = Der Meutewürfel rollt.
root-decision-hundreds-spread = Wohin breitet sich die Meute aus?
root-decision-hundreds-muster = Dein Vorrat reicht nicht für alle Bollwerke. Zu welchem kommt der nächste Krieger?
root-decision-hundreds-jubilant = Triumphierend: Rollst du den Meutewürfel noch einmal?
root-decision-hundreds-bitter = Verbittert: Welche Meute rufst du zu Hilfe?
root-decision-hundreds-looters = Kämpfst du, um zu plündern?
root-decision-hundreds-take-loot = Welchen Gegenstand plünderst du?
root-decision-hundreds-command = Tageslicht, Befehle: Was tun deine Scharen?
root-decision-hundreds-grandiose = Großspurig: Wie rückst du mit dem Kriegsherrn vor?
root-decision-hundreds-advance = Tageslicht: Wie rückst du mit dem Kriegsherrn vor?
root-decision-hundreds-advance-battle = Kämpfst du, wo der Kriegsherr angekommen ist?
root-decision-hundreds-relentless = Unermüdlich: Was tut der Kriegsherr noch?
root-decision-hundreds-incite = Abend: Wo stachelst du eine Meute auf?

## Aktionen

root-verb-lead = mit dem Kriegsherrn ziehen
root-verb-fall = den Kriegsherrn opfern
root-verb-mood = eine Laune wählen
root-verb-keep = in den Hort legen
root-verb-cash-in = für Siegpunkte hergeben
root-verb-cast-out = aus dem Spiel geben
root-verb-squander = verschleudern
root-verb-mob-die = den Meutewürfel rollen
root-verb-plunder = aus der Ruine nehmen
root-verb-incite = aufstacheln
root-verb-roll-on = noch einmal rollen
root-verb-for-loot = plündern
root-verb-loot = Beute nehmen
root-verb-fortify = bauen

root-action-lead = mit dem Kriegsherrn { $count ->
    [0] allein
    [one] und einem Krieger
   *[other] und { $count } Kriegern
  } von Lichtung { $origin } nach { $dest } ziehen
root-action-fall = der Kriegsherr fällt
root-action-mood = { $mood }
root-action-keep = in den Hort legen, ohne Siegpunkte
root-action-cash-in = aus dem Spiel geben, für die Siegpunkte
root-action-cast-out = { $item-acc } aus dem Spiel geben
root-action-squander = { $item-acc } verschleudern
root-action-mob-die = der Meutewürfel zeigt { $suit }
root-action-plunder = { $item-acc } nehmen
root-action-incite = „{ $card }“ ausgeben und in Lichtung { $clearing } eine Meute aufstacheln
root-action-roll-on = den Meutewürfel rollen
root-action-for-loot = kämpfen, um zu plündern
root-action-loot = { $item-acc } nehmen
root-action-fortify = „{ $card }“ ausgeben und in Lichtung { $clearing } ein Bollwerk bauen

root-field-mood = Welche Laune?

# Mistakes in positions
error-position-hoard = Im Hort liegen auf jeder Leiste höchstens vier Gegenstände: Stiefel, Beutel und Münzen auf der einen, Hammer, Tee, Schwert und Armbrust auf der anderen.

## Was andere zu fürchten haben

root-threat-will-raze = Seine Meute in Lichtung { $clearing } legt dort zu Beginn seines Zuges alles in Schutt und Asche, was du gebaut und ausgelegt hast ({ $razed ->
    [one] einen Marker
   *[other] { $razed } Marker
  }).
root-threat-may-loot = Könnte dir in Lichtung { $clearing } einen hergestellten Gegenstand plündern.

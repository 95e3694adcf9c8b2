# Root: Vagabund.

root-seat-vagabond = Vagabund
    .nom = der Vagabund
    .acc = den Vagabunden
    .dat = dem Vagabunden
    .gen = des Vagabunden
    .person = third
root-seat-vagabond-2 = Vagabund II
    .nom = der zweite Vagabund
    .acc = den zweiten Vagabunden
    .dat = dem zweiten Vagabunden
    .gen = des zweiten Vagabunden
    .person = third

## Charaktere, Aufgaben, Zustände, Orte

root-character-thief = Dieb
    .nom = der Dieb
    .acc = den Dieb
root-character-tinker = Tüftler
    .nom = der Tüftler
    .acc = den Tüftler
root-character-ranger = Waldläufer
    .nom = der Waldläufer
    .acc = den Waldläufer
root-character-vagrant = Landstreicher
    .nom = der Landstreicher
    .acc = den Landstreicher
root-character-arbiter = Schiedsrichter
    .nom = der Schiedsrichter
    .acc = den Schiedsrichter
root-character-scoundrel = Schurke
    .nom = der Schurke
    .acc = den Schurken
root-character-adventurer = Abenteurer
    .nom = der Abenteurer
    .acc = den Abenteurer
root-character-ronin = Ronin
    .nom = der Ronin
    .acc = den Ronin
root-character-harrier = Plünderer
    .nom = der Plünderer
    .acc = den Plünderer
root-quest-errand_fox = Botengang (Fuchs)
root-quest-fundraising_fox = Spendensammlung (Fuchs)
root-quest-give_a_speech_fox = Eine Rede halten (Fuchs)
root-quest-logistics_help_fox = Beim Transport helfen (Fuchs)
root-quest-repair_a_shed_fox = Einen Schuppen reparieren (Fuchs)
root-quest-errand_rabbit = Botengang (Hase)
root-quest-expel_bandits_rabbit = Räuber vertreiben (Hase)
root-quest-fend_off_a_bear_rabbit = Einen Bären abwehren (Hase)
root-quest-give_a_speech_rabbit = Eine Rede halten (Hase)
root-quest-guard_duty_rabbit = Wachdienst (Hase)
root-quest-escort_mouse = Geleitschutz (Maus)
root-quest-expel_bandits_mouse = Räuber vertreiben (Maus)
root-quest-fend_off_a_bear_mouse = Einen Bären abwehren (Maus)
root-quest-guard_duty_mouse = Wachdienst (Maus)
root-quest-logistics_help_mouse = Beim Transport helfen (Maus)
root-condition-ready = aufgedeckt
root-condition-exhausted = erschöpft
root-condition-damaged = beschädigt
root-condition-damaged-exhausted = beschädigt und erschöpft

## Ereignisse

root-event-plays-as = { $seat-nom } { $seat-person ->
    [second] spielst
    [plural] spielen
   *[third] spielt
  } { $character-acc }
root-event-pawn-placed = { $seat-nom } { $seat-person ->
    [second] beginnst
    [plural] beginnen
   *[third] beginnt
  } { $place-in }
root-event-sets-up-first = { $seat-nom } { $seat-person ->
    [second] baust
    [plural] bauen
   *[third] baut
  } zuerst auf
root-event-quest-revealed = { $seat-nom } { $seat-person ->
    [second] deckst
    [plural] decken
   *[third] deckt
  } { $members ->
    [1] die Aufgabe
   *[other] die Aufgaben
  } { $quests } auf
root-event-quest-revealed-each = „{ $quest }“
root-then-quest-revealed = { $members ->
    [1] neu liegt
   *[other] neu liegen
  } { $quests } aus
root-event-quest-done = { $seat-nom } { $seat-person ->
    [second] erledigst
    [plural] erledigen
   *[third] erledigt
  } „{ $quest }“
root-event-refreshed = { $seat-nom } { $seat-person ->
    [second] frischst
    [plural] frischen
   *[third] frischt
  } { $count ->
    [one] einen Gegenstand
   *[other] { $count } Gegenstände
  } auf
root-event-slipped = { $seat-nom } { $seat-person ->
    [second] schleichst
    [plural] schleichen
   *[third] schleicht
  } { $place-to }
root-event-walked = { $seat-nom } { $seat-person ->
    [second] gehst
    [plural] gehen
   *[third] geht
  } { $place-to }
root-event-item-exhausted = { $seat-nom } { $seat-person ->
    [second] erschöpfst
    [plural] erschöpfen
   *[third] erschöpft
  } { $item-acc }
root-event-item-damaged = { $seat-dat } { $members ->
    [1] geht
   *[other] gehen
  } { $items } zu Bruch
root-event-item-damaged-each = { $item-nom }
root-then-item-damaged = { $seat-dat } { $members ->
    [1] geht
   *[other] gehen
  } { $items } zu Bruch
root-event-item-repaired = { $seat-nom } { $seat-person ->
    [second] reparierst
    [plural] reparieren
   *[third] repariert
  } { $items }
root-event-item-repaired-each = { $item-acc }
root-then-item-repaired = dort { $seat-person ->
    [second] reparierst
    [plural] reparieren
   *[third] repariert
  } { $seat-nom } { $items }
root-event-item-dropped = { $seat-nom } { $seat-person ->
    [second] trägst
    [plural] tragen
   *[third] trägt
  } zu viel und { $seat-person ->
    [second] lässt
    [plural] lassen
   *[third] lässt
  } { $items } zurück
root-event-item-dropped-each = { $item-acc }
root-event-rested = { $seat-nom } { $seat-person ->
    [second] ruhst
    [plural] ruhen
   *[third] ruht
  } im Wald, { $count ->
    [one] ein Gegenstand ist
   *[other] { $count } Gegenstände sind
  } wieder heil
root-event-explored = { $seat-nom } { $seat-person ->
    [second] findest
    [plural] finden
   *[third] findet
  } in der Ruine von Lichtung { $clearing } { $item-acc }
root-then-explored = dort liegt { $item-nom }
root-event-ruin-seen = { $seat-nom } { $seat-person ->
    [second] siehst
    [plural] sehen
   *[third] sieht
  } in Lichtung { $clearing } unter die Ruine
root-event-nothing-found = { $seat-nom } { $seat-person ->
    [second] nimmst
    [plural] nehmen
   *[third] nimmt
  } aus der Ruine in Lichtung { $clearing } nichts mit
root-then-nothing-found = dort ist nichts zu holen
root-event-aided = { $seat-nom } { $seat-person ->
    [second] hilfst
    [plural] helfen
   *[third] hilft
  } { $other-dat } mit { $card-known ->
    [no] einer Karte
   *[yes] „{ $card }“
  }
root-event-item-taken = { $seat-nom } { $seat-person ->
    [second] nimmst
    [plural] nehmen
   *[third] nimmt
  } { $other-dat } dafür { $item-acc } ab
root-then-item-taken = { $seat-person ->
    [second] nimmst
    [plural] nehmen
   *[third] nimmt
  } dafür { $item-acc }
root-event-struck = { $seat-nom } { $seat-person ->
    [second] schießt
    [plural] schießen
   *[third] schießt
  } in Lichtung { $clearing } auf { $other-acc }
root-event-relation-improved = { $seat-person ->
    [second] du und { $other-nom } seid
   *[other] { $other-person ->
        [second] { $seat-nom } und du seid
       *[other] { $seat-nom } und { $other-nom } sind
      }
  } jetzt auf Stufe { $step }
root-then-relation-improved = die Beziehung steigt auf Stufe { $step }
root-event-became-allied = { $seat-person ->
    [second] du und { $other-nom } seid
   *[other] { $other-person ->
        [second] { $seat-nom } und du seid
       *[other] { $seat-nom } und { $other-nom } sind
      }
  } jetzt Alliierte
root-then-became-allied = { $seat-person ->
    [second] ihr seid
   *[other] { $other-person ->
        [second] ihr seid
       *[other] beide sind
      }
  } jetzt Alliierte
root-event-became-hostile = { $other-nom } { $other-person ->
    [second] bist
    [plural] sind
   *[third] ist
  } { $seat-dat } jetzt feindlich gesinnt
root-then-became-hostile = { $other-nom } { $other-person ->
    [second] bist
    [plural] sind
   *[third] ist
  } { $seat-dat } jetzt feindlich gesinnt
root-event-infamy = { $seat-nom } { $seat-person ->
    [second] bekommst
    [plural] bekommen
   *[third] bekommt
  } durch Niedertracht für { $count ->
    [one] einen Marker
   *[other] { $count } Marker
  } { $other-gen } { $count ->
    [one] einen Siegpunkt
   *[other] je einen Siegpunkt
  } mehr
root-event-coalition = { $seat-person ->
    [second] du und { $partner-nom } seid
   *[other] { $partner-person ->
        [second] { $seat-nom } und du seid
       *[other] { $seat-nom } und { $partner-nom } sind
      }
  } jetzt im Bündnis: Gewonnen wird gemeinsam
root-event-ally-called = { $seat-nom } { $seat-person ->
    [second] kämpfst
    [plural] kämpfen
   *[third] kämpft
  } in Lichtung { $clearing } mit Kriegern { $ally-gen }
root-then-ally-called = Krieger { $ally-gen } kämpfen mit
root-event-labored = { $seat-nom } { $seat-person ->
    [second] holst dir
    [plural] holen sich
   *[third] holt sich
  } mit Tagarbeit „{ $card }“ vom Ablagestapel
root-event-hid = { $seat-nom } { $seat-person ->
    [second] verschwindest
    [plural] verschwinden
   *[third] verschwindet
  } im Unterschlupf, das Tageslicht ist vorbei
root-event-instigated = { $seat-nom } { $seat-person ->
    [second] stiftest
    [plural] stiften
   *[third] stiftet
  } { $attacker-acc } in Lichtung { $clearing } zum Kampf gegen { $defender-acc } an
root-event-arbiter-enlisted = { $defender-nom } { $defender-person ->
    [second] rufst
    [plural] rufen
   *[third] ruft
  } { $seat-acc } zu Hilfe{ $count ->
    [0] , aber es ist kein heiles Schwert da
    [one] , ein Treffer mehr ist möglich
   *[other] , { $count } Treffer mehr sind möglich
  }
root-then-arbiter-enlisted = { $defender-nom } { $defender-person ->
    [second] rufst
    [plural] rufen
   *[third] ruft
  } { $seat-acc } zu Hilfe
root-event-scorched = { $seat-nom } { $seat-person ->
    [second] lässt
    [plural] lassen
   *[third] lässt
  } Lichtung { $clearing } als verbrannte Erde zurück, niemand kommt mehr hinein
root-event-improvised = { $seat-nom } { $seat-person ->
    [second] improvisierst
    [plural] improvisieren
   *[third] improvisiert
  } für „{ $quest }“: { $item-nom } statt { $missing }
root-event-struck-swiftly = { $seat-nom } { $seat-person ->
    [second] schlägst
    [plural] schlagen
   *[third] schlägt
  } noch einmal zu
root-then-struck-swiftly = { $seat-nom } { $seat-person ->
    [second] schlägst
    [plural] schlagen
   *[third] schlägt
  } noch einmal zu
root-event-glided = { $seat-nom } { $seat-person ->
    [second] gleitest
    [plural] gleiten
   *[third] gleitet
  } nach Lichtung { $clearing }
root-then-quest-done = { $seat-person ->
    [second] erledigst
    [plural] erledigen
   *[third] erledigt
  } „{ $quest }“

## Ablehnungen

root-refusal-need-item = Dafür brauchst du einen unbeschädigten, aufgedeckten Gegenstand: { $item }.
root-refusal-in-forest = Du stehst im Wald; das geht nur in einer Lichtung.
root-refusal-not-into-forest = In einen Wald kommst du nur durch Schleichen.
root-refusal-not-next = { $place } liegt nicht neben dir.
root-refusal-need-boots =
    { $count ->
        [one] Dafür brauchst du einen aufgedeckten Stiefel.
       *[other] Dort stehen feindliche Krieger: Dafür brauchst du { $count } aufgedeckte Stiefel.
    }
root-refusal-shut = Lichtung { $clearing } ist verbrannte Erde: Niemand kommt mehr hinein.
root-refusal-no-ruin = In Lichtung { $clearing } gibt es keine Ruine, die du erkunden könntest.
root-refusal-not-under-ruin = Das liegt nicht unter dieser Ruine: { $item }.
root-refusal-found-already = Aus den Ruinen nimmst du jede Art von Gegenstand nur einmal, und diese hast du schon: { $item }.
root-refusal-character-taken = Den spielt schon der andere Vagabund: { $character }.
root-refusal-nothing-to-exhaust = Zum Helfen musst du einen Gegenstand erschöpfen, und aufgedeckt hast du keinen.
root-refusal-aid-oneself = Dir selbst kannst du nicht helfen.
root-refusal-not-there = In deiner Lichtung { $seat-person ->
    [plural] haben
   *[other] hat
  } { $seat-nom } keine Marker.
root-refusal-aid-card = „{ $card }“ ist keine Karte auf deiner Hand, die zu deiner Lichtung passt.
root-refusal-no-warrior-to-strike = In deiner Lichtung steht kein Krieger { $seat-gen }.
root-refusal-strike-partner = Schießen kannst du nur auf Gegner, nicht auf { $seat-acc }.
root-refusal-no-piece-to-strike = Das liegt nicht in deiner Lichtung: { $piece }.
root-refusal-no-token-to-strike = In deiner Lichtung liegt kein solches Plättchen { $seat-gen }.
root-refusal-warriors-before-token = In deiner Lichtung stehen noch Krieger { $seat-gen }. Erst wenn sie weg sind, kannst du auf das Plättchen schießen.
root-refusal-warriors-first = Dort stehen noch Krieger dieser Partei. Erst wenn sie gefallen sind, kannst du auf { $piece-acc } schießen.
root-refusal-not-damaged = So einen Gegenstand hast du nicht unter deinen beschädigten: { $item }.
root-refusal-quest-not-open = Diese Aufgabe liegt nicht aus: { $quest }.
root-refusal-quest-suit = Deine Lichtung passt nicht zu dieser Aufgabe: { $quest }.
root-refusal-coalition-needs-four = Ein Bündnis gibt es erst ab vier Spielern; so kannst du die Karte nur für ihre Klasse ausgeben.
root-refusal-no-partner = Es ist niemand da, mit dem du ein Bündnis eingehen kannst.
root-refusal-in-coalition = Der andere Vagabund ist schon mit dir im Bündnis; ein zweites kannst du nicht eingehen.
root-refusal-other-character = Das kann nur ein anderer Charakter: { $character }.
root-refusal-rob-oneself = Dich selbst kannst du nicht bestehlen.
root-refusal-empty-hand = Auf der Hand { $seat-gen } ist keine Karte.
root-refusal-not-discarded = „{ $card }“ liegt nicht auf dem Ablagestapel.
root-refusal-labor-suit = „{ $card }“ passt nicht zu deiner Lichtung.
root-refusal-nothing-damaged = Du hast nichts zu reparieren.
root-refusal-character-not-in-use = Dieser Charakter spielt heute nicht mit: { $character }.
root-refusal-improvised-already = Improvisiert hast du in diesem Zug schon.
root-refusal-not-asked-for = „{ $quest }“ verlangt das gar nicht: { $item }.
root-refusal-no-stand-in = Das ist kein Ersatz, sondern das Verlangte selbst: { $item }.
root-refusal-there-already = In Lichtung { $clearing } bist du schon.
root-refusal-glide-to-clearings = Gleiten kannst du nur in eine Lichtung auf dem Brett.

## Entscheidungen

root-decision-vagabond-character = Wer bist du?
root-decision-vagabond-setup-order = Welcher Vagabund baut zuerst auf?
root-decision-vagabond-first-forest = In welchem Wald beginnst du?
root-decision-vagabond-reveal-quest = Welche Aufgabe kommt hinzu?
root-decision-vagabond-stock-ruins = Was liegt unter welcher Ruine?
root-decision-vagabond-refresh = Welchen Gegenstand frischst du auf?
root-decision-vagabond-slip = Wohin schleichst du?
root-decision-vagabond-actions = Was tust du mit deinen Gegenständen?
root-decision-vagabond-search-ruin = Was nimmst du aus der Ruine?
root-decision-vagabond-bring-allies = Nimmst du alliierte Krieger mit?
root-decision-vagabond-call-ally = Kämpfen alliierte Krieger an deiner Seite?
root-decision-vagabond-hits = Womit nimmst du den Treffer?
root-decision-vagabond-exhaust-for-aid = Welchen Gegenstand erschöpfst du, um zu helfen?
root-decision-vagabond-take-crafted = Nimmst du dafür einen hergestellten Gegenstand?
root-decision-vagabond-quest-reward = Welche Belohnung willst du?
root-decision-vagabond-hideout = Unterschlupf: Was reparierst du?
root-decision-vagabond-protector = Rufst du den Schiedsrichter zu Hilfe? Er bekommt dafür einen Siegpunkt.
root-decision-vagabond-capacity = Du trägst zu viel. Wovon trennst du dich?
root-decision-vagabond-coalition = Mit wem gehst du ein Bündnis ein?

## Aktionen

root-action-play-as = als { $character } spielen
root-action-reveal = neue Aufgabe: { $quest }
root-action-refresh = { $item-acc } auffrischen ({ $condition })
root-action-slip = nach { $place } schleichen
root-action-bring = { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
  } { $seat-gen } mitnehmen
root-action-call = mit Kriegern { $seat-gen } kämpfen
root-action-damage = { $item-acc } beschädigen ({ $condition })
root-action-sacrifice = einen alliierten Krieger für den Treffer opfern
root-action-explore = die Ruine erkunden (Fackel)
root-action-aid = { $seat-dat } mit „{ $card }“ helfen
root-action-exhaust = { $item-acc } erschöpfen
root-action-take = { $item-acc } nehmen
root-action-quest = die Aufgabe „{ $quest }“ erledigen
root-action-draw-two = zwei Karten ziehen
root-action-score-quests = für jede erledigte Aufgabe dieser Klasse einen Siegpunkt nehmen
root-action-strike = auf einen Krieger { $seat-gen } schießen (Armbrust)
root-action-shoot = auf { $piece-acc } schießen (Armbrust)
root-action-shoot-token = auf ein Plättchen { $seat-gen } schießen, das verdeckt gelegt wurde (Armbrust)
root-action-repair = { $item-acc } reparieren ({ $condition })
root-action-rob = { $seat-dat } eine zufällige Karte stehlen (Fackel)
root-action-labor = Tagarbeit (Fackel): „{ $card }“ vom Ablagestapel nehmen
root-action-hide = Unterschlupf (Fackel): bis zu drei Gegenstände reparieren, dann das Tageslicht beenden
root-action-instigate = { $attacker-acc } zum Kampf gegen { $defender-acc } anstiften (Fackel)
root-action-protect = den Schiedsrichter zu Hilfe rufen
root-action-scorch = Verbrannte Erde: die Fackel zurücklassen und alle gegnerischen Marker entfernen
root-action-improvise = „{ $quest }“ erledigen und { $item-acc } statt { $missing } hergeben
root-action-swift-strike = ein Schwert für einen Treffer mehr erschöpfen
root-action-glide = nach Lichtung { $clearing } gleiten
root-verb-improvise = improvisieren
root-verb-swift-strike = schnell zuschlagen
root-verb-glide = gleiten
root-action-drop = { $item-acc } zurücklassen ({ $condition })
root-action-join = mit { $seat-dat } ein Bündnis eingehen

root-option-sweep_damages_items = Wer alle Marker einer Lichtung entfernt, beschädigt dem Vagabunden dort drei Gegenstände
root-option-sweep_damages_items-law = wie das Gesetz sagt
root-option-sweep_damages_items-off = nein
root-option-sweep_damages_items-on = ja
root-option-exhausted_on_tracks = Erschöpfte Gegenstände bleiben auf ihrer Leiste
root-option-exhausted_on_tracks-law = wie das Gesetz sagt
root-option-exhausted_on_tracks-off = nein
root-option-exhausted_on_tracks-on = ja
root-option-partner_lowest_of_all = Bündnis nur mit dem Letzten
root-option-partner_lowest_of_all-law = wie das Gesetz sagt
root-option-partner_lowest_of_all-off = nein
root-option-partner_lowest_of_all-on = ja
root-option-ally_follows_every_move = Alliierte kommen bei jeder Bewegung mit
root-option-ally_follows_every_move-law = wie das Gesetz sagt
root-option-ally_follows_every_move-off = nein
root-option-ally_follows_every_move-on = ja
root-option-ally_owner_pays_outrage = Empörung zahlt, wem die Krieger gehören
root-option-ally_owner_pays_outrage-law = wie das Gesetz sagt
root-option-ally_owner_pays_outrage-off = nein
root-option-ally_owner_pays_outrage-on = ja
root-option-mercenary_angers_lender = Gefallene Söldner machen das Flussvolk feindlich
root-option-mercenary_angers_lender-law = wie das Gesetz sagt
root-option-mercenary_angers_lender-off = nein
root-option-mercenary_angers_lender-on = ja
root-option-mercenary_angers_hirer = Gefallene Söldner machen ihren Käufer feindlich
root-option-mercenary_angers_hirer-law = wie das Gesetz sagt
root-option-mercenary_angers_hirer-off = nein
root-option-mercenary_angers_hirer-on = ja
root-option-reward_before_quest = Belohnung vor der neuen Aufgabe
root-option-reward_before_quest-law = wie das Gesetz sagt
root-option-reward_before_quest-off = nein
root-option-reward_before_quest-on = ja
root-option-strike_anybody = Scharfschießen auf jeden
root-option-strike_anybody-law = wie das Gesetz sagt
root-option-strike_anybody-off = nein
root-option-strike_anybody-on = ja

# Mistakes in positions
error-position-character = Diesen Charakter hat schon ein anderer Vagabund.
error-position-quests-second = Die offenen Aufgaben liegen beim ersten Vagabunden.
error-position-found = Was aus einer Ruine stammt, hat der Vagabund auf seiner Tafel, und es ist einer der vier Gegenstände für Ruinen.
error-position-partner = Ein Bündnis braucht eine aktivierte Dominanz-Karte, vier Spieler und eine andere Partei als Partner.
error-position-quest-twice = Die Aufgabe { $quest } liegt schon an anderer Stelle.
error-position-quest-row = Es liegen höchstens { $most } Aufgaben offen.
error-position-ruin-set = Jeder Vagabund bringt für die Ruinen von jeder der vier Arten nur einen Gegenstand mit.
error-position-no-relation = Zu sich selbst und zueinander haben Vagabunden keine Beziehung; hier gehört -2 hin.
error-position-setup = Ein Vagabund ohne Charakter muss noch aufbauen, einer mit Charakter nicht mehr.

## Aufbau für Fortgeschrittene

root-event-character-dealt = neben der Aufbaukarte liegt { $character-nom }
root-decision-vagabond-dealt-character = Der Charakter des Vagabunden wird ausgelegt.

## Was andere zu fürchten haben

root-threat-shoots = Kann mit der Armbrust in Lichtung { $clearing } einen deiner Marker entfernen.
root-threat-takes-item = Kann dir in Lichtung { $clearing } { $item-acc } abnehmen und gibt dir dafür eine Karte.

root-option-characters = Charaktere des Vagabunden
root-option-characters-usual = die ersten sechs
root-option-characters-all = alle neun
root-option-character = Charakter
root-option-character-usual = gewählt
root-option-character-dealt = ausgelost
root-field-missing = Welcher verlangte Gegenstand fehlt dir?

# Root: Vagabund. Andere Parteien und Gegenstände stehen ohne Artikel, die Sätze lassen ihnen Raum dafür.

root-seat-vagabond = Vagabund
root-seat-vagabond-2 = Vagabund II

## Charaktere, Aufgaben, Zustände, Orte

root-character-thief = Dieb
root-character-tinker = Tüftler
root-character-ranger = Waldläufer
root-character-vagrant = Landstreicher
root-character-arbiter = Schiedsrichter
root-character-scoundrel = Schurke
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

root-event-plays-as = Der { $seat } ist in diesem Spiel: { $character }.
root-event-pawn-placed = Der { $seat } beginnt in { $place }.
root-event-ruins-stocked = Unter jeder Ruine liegt nun ein Gegenstand, den niemand kennt.
root-event-ruins-stocked-again = Unter jeder Ruine liegt nun noch ein zweiter Gegenstand, den niemand kennt.
root-event-sets-up-first = Von den beiden Vagabunden baut zuerst auf: { $seat }.
root-event-quest-revealed = Der { $seat } deckt eine neue Aufgabe auf: { $quest }.
root-event-quest-done = Der { $seat } erledigt eine Aufgabe: { $quest }.
root-event-refreshed =
    { $count ->
        [one] Der { $seat } frischt einen Gegenstand auf.
       *[other] Der { $seat } frischt { $count } Gegenstände auf.
    }
root-event-slipped = Der { $seat } schleicht nach { $place }.
root-event-walked = Der { $seat } bewegt sich nach { $place }.
root-event-item-exhausted = Der { $seat } erschöpft: { $item }.
root-event-item-damaged = Der { $seat } nimmt einen Treffer; beschädigt: { $item }.
root-event-item-repaired = Der { $seat } repariert: { $item }.
root-event-item-dropped = Der { $seat } trägt zu viel und trennt sich von: { $item }.
root-event-rested =
    { $count ->
        [one] Der { $seat } ruht im Wald: Ein beschädigter Gegenstand ist wieder heil.
       *[other] Der { $seat } ruht im Wald: { $count } beschädigte Gegenstände sind wieder heil.
    }
root-event-explored = Der { $seat } erkundet die Ruine in Lichtung { $clearing } und findet: { $item }.
root-event-ruin-seen = Der { $seat } sieht sich an, was unter der Ruine in Lichtung { $clearing } liegt.
root-event-nothing-found = Der { $seat } nimmt aus der Ruine in Lichtung { $clearing } nichts mit.
root-event-aided = Der { $seat } hilft ({ $other }) und gibt ab: { $card }.
root-event-item-taken = Der { $seat } nimmt dafür einen hergestellten Gegenstand ({ $other }): { $item }.
root-event-struck = Der { $seat } schießt in Lichtung { $clearing } scharf ({ $other }).
root-event-relation-improved = Der { $seat } verbessert seine Beziehung ({ $other }): nun Stufe { $step }.
root-event-became-allied = Der { $seat } und { $other } sind nun alliiert.
root-event-became-hostile = Der { $seat } und { $other } sind nun Feinde.
root-event-infamy =
    { $count ->
        [one] Niedertracht: Für einen feindlichen Marker ({ $other }) bekommt der { $seat } einen Siegpunkt extra.
       *[other] Niedertracht: Für { $count } feindliche Marker ({ $other }) bekommt der { $seat } je einen Siegpunkt extra.
    }
root-event-coalition = Der { $seat } und { $partner } sind nun im Bündnis: Sie gewinnen gemeinsam.
root-event-ally-called = Der { $seat } kämpft in Lichtung { $clearing } mit alliierten Kriegern ({ $ally }).
root-event-labored = Tagarbeit: Der { $seat } nimmt „{ $card }“ vom Ablagestapel.
root-event-hid = Der { $seat } verschwindet in seinem Unterschlupf; sein Tageslicht ist vorbei.
root-event-instigated = Der { $seat } stiftet in Lichtung { $clearing } einen Kampf an. Angriff: { $attacker }. Verteidigung: { $defender }.
root-event-arbiter-enlisted =
    { $count ->
        [0] Der { $seat } beschützt die Verteidigung ({ $defender }), hat aber kein heiles Schwert.
        [one] Der { $seat } beschützt die Verteidigung ({ $defender }): Ihr Wurf kann einen Treffer mehr landen.
       *[other] Der { $seat } beschützt die Verteidigung ({ $defender }): Ihr Wurf kann { $count } Treffer mehr landen.
    }
root-event-scorched = Verbrannte Erde: Der { $seat } lässt seine Fackel in Lichtung { $clearing } zurück. Niemand kommt mehr hinein.

## Ablehnungen

root-refusal-need-item = Dafür brauchst du einen unbeschädigten, aufgedeckten Gegenstand: { $item }.
root-refusal-in-forest = Im Wald ist niemand und nichts, womit das ginge.
root-refusal-not-into-forest = In einen Wald kommst du nur durch Schleichen.
root-refusal-not-next = Das liegt nicht neben dir: { $place }.
root-refusal-need-boots =
    { $count ->
        [one] Dafür brauchst du einen aufgedeckten Stiefel.
       *[other] Dort stehen feindliche Krieger: Dafür brauchst du { $count } aufgedeckte Stiefel.
    }
root-refusal-shut = Lichtung { $clearing } ist verbrannte Erde: Niemand kommt mehr hinein.
root-refusal-no-ruin = In Lichtung { $clearing } ist keine Ruine zu erkunden.
root-refusal-not-under-ruin = Das liegt nicht unter dieser Ruine: { $item }.
root-refusal-found-already = Davon hast du schon ein Stück aus einer Ruine auf deiner Tafel: { $item }.
root-refusal-character-taken = Den spielt schon der andere Vagabund: { $character }.
root-refusal-nothing-to-exhaust = Zum Helfen musst du einen Gegenstand erschöpfen, und du hast keinen aufgedeckten.
root-refusal-aid-oneself = Dir selbst hilfst du nicht.
root-refusal-not-there = In deiner Lichtung nicht vertreten: { $seat }.
root-refusal-aid-card = „{ $card }“ ist keine Karte auf deiner Hand, die zu deiner Lichtung passt.
root-refusal-no-warrior-to-strike = In deiner Lichtung ohne Krieger: { $seat }.
root-refusal-strike-partner = Auf deinen Bündnispartner kannst du nicht schießen: { $seat }.
root-refusal-no-piece-to-strike = Das liegt nicht in deiner Lichtung: { $piece }.
root-refusal-warriors-first = Dort stehen noch Krieger dieser Partei; sie triffst du zuerst, nicht: { $piece }.
root-refusal-not-damaged = Davon ist so nichts beschädigt: { $item }.
root-refusal-quest-not-open = Diese Aufgabe liegt nicht aus: { $quest }.
root-refusal-quest-suit = Zu dieser Aufgabe passt deine Lichtung nicht: { $quest }.
root-refusal-coalition-needs-four = Ein Bündnis gibt es erst ab vier Spielern; die Karte hat für dich nur ihre Klasse.
root-refusal-no-partner = Es ist niemand da, mit dem du ein Bündnis eingehen kannst.
root-refusal-in-coalition = Der andere Vagabund ist schon mit dir im Bündnis; ein zweites gehst du nicht ein.
root-refusal-other-character = Das kann nur ein anderer Charakter: { $character }.
root-refusal-rob-oneself = Dich selbst bestiehlst du nicht.
root-refusal-empty-hand = Ohne Karten auf der Hand: { $seat }.
root-refusal-not-discarded = „{ $card }“ liegt nicht auf dem Ablagestapel.
root-refusal-labor-suit = „{ $card }“ passt nicht zu deiner Lichtung.
root-refusal-nothing-damaged = Es ist nichts zu reparieren.

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
root-decision-vagabond-quest-reward = Was willst du als Lohn?
root-decision-vagabond-hideout = Unterschlupf: Was reparierst du?
root-decision-vagabond-protector = Rufst du den Schiedsrichter zu Hilfe? Er bekommt dafür einen Siegpunkt.
root-decision-vagabond-capacity = Du trägst zu viel. Wovon trennst du dich?
root-decision-vagabond-coalition = Mit wem gehst du ein Bündnis ein?

## Aktionen

root-action-play-as = spielen als { $character }
root-action-stock = unter den ersten drei Ruinen: { $first }, { $second }, { $third }
root-action-reveal = neue Aufgabe: { $quest }
root-action-refresh = auffrischen: { $item } ({ $condition })
root-action-slip = schleichen nach { $place }
root-action-bring =
    { $count ->
        [one] einen alliierten Krieger mitnehmen: { $seat }
       *[other] { $count } alliierte Krieger mitnehmen: { $seat }
    }
root-action-call = mit alliierten Kriegern kämpfen: { $seat }
root-action-damage = Treffer nehmen: { $item } ({ $condition })
root-action-sacrifice = Treffer nehmen: ein alliierter Krieger
root-action-explore = die Ruine erkunden (Fackel)
root-action-aid = helfen mit „{ $card }“: { $seat }
root-action-exhaust = erschöpfen: { $item }
root-action-take = nehmen: { $item }
root-action-quest = Aufgabe erledigen: { $quest }
root-action-draw-two = zwei Karten ziehen
root-action-score-quests = einen Siegpunkt je erledigter Aufgabe dieser Klasse
root-action-strike = scharfschießen auf einen Krieger (Armbrust): { $seat }
root-action-shoot = scharfschießen (Armbrust): { $piece }
root-action-repair = reparieren: { $item } ({ $condition })
root-action-rob = eine zufällige Karte stehlen (Fackel): { $seat }
root-action-labor = Tagarbeit (Fackel): „{ $card }“ vom Ablagestapel nehmen
root-action-hide = Unterschlupf (Fackel): bis zu drei Gegenstände reparieren, dann das Tageslicht beenden
root-action-instigate = einen Kampf anstiften (Fackel). Angriff: { $attacker }. Verteidigung: { $defender }
root-action-protect = den Schiedsrichter zu Hilfe rufen
root-action-scorch = Verbrannte Erde: die Fackel zurücklassen und alle gegnerischen Marker entfernen
root-action-drop = weglegen: { $item } ({ $condition })
root-action-join = ein Bündnis eingehen: { $seat }

root-option-sweep_damages_items = Werden alle Marker einer Lichtung entfernt, beschädigt das drei Gegenstände des Vagabunden dort
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
error-position-found = Was aus einer Ruine stammt, liegt auf der Ablage und ist einer der vier Gegenstände für Ruinen.
error-position-partner = Eine Koalition braucht eine aktive Dominanz-Karte, vier Spielende und jemand anderen als Partner.
error-position-quest-twice = Die Aufgabe { $quest } liegt schon an anderer Stelle.
error-position-quest-row = Höchstens { $most } Aufgaben liegen offen.
error-position-ruin-set = Jeder Vagabund bringt für die Ruinen von jeder der vier Arten nur einen Gegenstand mit.
error-position-no-relation = Zu sich selbst und zueinander haben Vagabunden keine Beziehung: -2
error-position-setup = Wer noch keinen Charakter hat, baut noch auf, und sonst kein Vagabund.

## Aufbau für Fortgeschrittene

root-event-character-dealt = Neben der Aufbaukarte liegt der Charakter ({ $faction }): { $character }.
root-decision-vagabond-dealt-character = Der Charakter des Vagabunden wird ausgelegt.

## Was andere zu fürchten haben

root-threat-shoots = Kann mit der Armbrust in Lichtung { $clearing } einen deiner Marker entfernen.
root-threat-takes-item = Kann dir in Lichtung { $clearing } { $item } abnehmen und gibt dafür eine Karte.

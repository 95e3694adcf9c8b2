root-letter-fox = F
root-letter-rabbit = H
root-letter-mouse = M
root-letter-bird = V

root-table-turn-number = Zug { $turn }
root-table-turn = Zug { $turn }: { $seat }
root-table-legend = Kürzel mit Zahl: Krieger · [ ] Gebäude · ( ) Plättchen · □ freier Bauplatz · ▒▒ Ruine · ♛ Herrscher · f1 Wald · ☺ Spielfigur
root-table-legend-river = ~ Fluss
root-table-legend-markers = (?) verdeckt
root-table-decks = Nachziehstapel { $deck } · Ablagestapel { $discard } · Gegenstände im Vorrat: { $items }
root-table-available = Verfügbare Dominanz-Karten:
root-table-points-of =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
root-table-cards-of =
    { $cards ->
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    }
root-table-supply-of = { $supply } Krieger im Vorrat
root-table-warriors =
    { $count ->
        [one] ein Krieger
       *[other] { $count } Krieger
    }
root-table-quest = Nötig: { $items }. Lohn: zwei Karten oder ein Siegpunkt je erledigter Aufgabe dieser Klasse.
root-table-crafted-items = Hergestellt: { $items }
root-table-face-down = Davon umgedreht: { $items }
root-table-coffins =
    { $count ->
        [one] Auf den Sargmachern: ein Krieger
       *[other] Auf den Sargmachern: { $count } Krieger
    }
root-table-crafted = Ausliegend:
root-table-hand = Hand:
root-table-known = Bekannt:
root-table-supporters = Anhänger:
root-table-actions-left =
    { $count ->
        [one] noch eine Aktion
       *[other] noch { $count } Aktionen
    }
root-table-decree = Dekret
root-table-items-ready = Aufgedeckt: { $items }
root-table-items-exhausted = Erschöpft: { $items }
root-table-items-damaged = Beschädigt: { $items }
root-table-items-damaged-exhausted = Beschädigt und erschöpft: { $items }
root-table-quests = Aufgaben: { $quests }
root-table-quests-shared = Aufgaben für beide Vagabunden: { $quests }
root-table-ruin = Lichtung { $clearing }: { $items }
root-table-ruins = Unter Ruinen gesehen: { $ruins }
root-table-hostile = feindlich
root-table-step-0 = neutral
root-table-step-1 = erste Stufe
root-table-step-2 = zweite Stufe
root-table-step-3 = alliiert
root-table-faction = Partei
root-table-points = Punkte
root-help-1 = Wer zuerst 30 Punkte hat, gewinnt sofort. Wer eine Dominanz-Karte ausspielt, hat stattdessen eine eigene Bedingung für den Sieg.
root-help-2 = Jeder Zug besteht aus Vogelgesang, Tageslicht und Abend. Was du gerade darfst, steht im Menü; mit „fertig“ geht es weiter.
root-help-3 = Lichtungen haben Nummern von 1 bis 12, Wälder heißen f1, f2 und so weiter.
root-help-4 = Vögel gelten für jede Klasse. Mit „regel 4.3.1“ liest du einen Absatz des Gesetzes nach.
root-help-actions = Aktionen wählst du mit der Nummer im Menü (Lichtungen mit ihrer eigenen Nummer, Wälder mit f1, f2, ...) oder ganz in Notation: move 1 5 2 (auch: bewegen 1 5 2).
root-example-law = 4.3.1
root-example-info = hinterhalt
root-example-why = bewegen 1 5

## Wofür eine Gruppe von Aktionen da ist

root-about-build = ein Gebäude, bezahlt mit Holz
root-about-recruit = ein Krieger bei jedem Rekrutierer
root-about-overwork = eine Karte für ein Holz bei einer Sägemühle
root-about-hurry = eine Vogel-Karte für eine weitere Aktion
root-about-mobilize = eine Handkarte zu den Anhängern legen
root-about-train = eine Handkarte für einen Offizier
root-about-enlist = ein Krieger in eine Lichtung mit Stützpunkt
root-about-organize = ein Krieger wird zu Sympathie
root-about-walk = in eine benachbarte Lichtung (Stiefel)
root-about-explore = einen Gegenstand aus der Ruine holen (Fackel)
root-about-aid = eine passende Karte verschenken, das verbessert die Beziehung
root-about-quest = eine offene Aufgabe mit zwei Gegenständen
root-about-strike = einen Krieger entfernen (Armbrust)
root-about-shoot = ein Gebäude oder Plättchen entfernen (Armbrust)
root-about-shoot-token = ein Plättchen entfernen, das verdeckt gelegt wurde (Armbrust)
root-about-repair = einen beschädigten Gegenstand (Hammer)
root-about-rob = eine zufällige Karte aus einer Hand (Fackel)
root-about-labor = eine Karte vom Ablagestapel (Fackel)
root-about-hide = drei Gegenstände reparieren, dann ist das Tageslicht vorbei (Fackel)
root-about-instigate = zwei andere kämpfen lassen (Fackel)
root-about-scorch = alle gegnerischen Marker hier entfernen (Fackel, nur einmal im Spiel)

root-field-column = In welche Spalte?
root-field-leader = Welcher Anführer?
root-field-character = Welcher Charakter?
root-field-quest = Welche Aufgabe?
root-field-condition = In welchem Zustand?
root-field-attacker = Wer greift an?
root-field-first = Unter der ersten Ruine?
root-field-second = Unter der zweiten?
root-field-third = Unter der dritten?
root-field-high = Der höhere Würfel?
root-field-low = Der niedrigere?

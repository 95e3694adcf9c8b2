# Root am Terminal-Tisch.

root-short-marquise = Ma
root-short-eyrie = Ho
root-short-alliance = Al
root-short-vagabond = Va
root-letter-fox = F
root-letter-rabbit = H
root-letter-mouse = M
root-letter-bird = V
root-mark-marquise-sawmill = Sä
root-mark-marquise-workshop = We
root-mark-marquise-recruiter = Re
root-mark-marquise-wood = Holz
root-mark-marquise-keep = Festung
root-mark-eyrie-roost = Nest
root-mark-alliance-base_fox = StF
root-mark-alliance-base_rabbit = StH
root-mark-alliance-base_mouse = StM
root-mark-alliance-sympathy = Symp.

root-table-turn = Zug { $turn }: { $seat }
root-table-dominant = Dominanz
root-table-legend = Kürzel mit Zahl: Krieger · [ ] Gebäude · ( ) Plättchen · □ freier Bauplatz · ▒▒ Ruine · ♛ Herrscher · f1 Wald · ☺ Spielfigur
root-table-decks = Nachziehstapel { $deck } · Ablagestapel { $discard } · Gegenstände im Vorrat: { $items }
root-table-available = Verfügbare Dominanz-Karten:
root-table-holdings = { $points } Punkte · { $cards } Handkarten · { $supply } Krieger im Vorrat
root-table-crafted-items = Hergestellt: { $items }
root-table-crafted = Ausliegend:
root-table-hand = Hand:
root-table-known = Bekannt:
root-table-supporters = Anhänger:
root-table-marquise = Sägemühlen { $sawmills } · Werkstätten { $workshops } · Rekrutierer { $recruiters } · Holz { $wood }
root-table-actions-left =
    { $count ->
        [one] noch eine Aktion
       *[other] noch { $count } Aktionen
    }
root-table-eyrie = Anführer: { $leader } · Nester { $roosts }
root-table-decree = Dekret
root-table-alliance = Anhänger { $supporters } · Offiziere { $officers } · Sympathie { $sympathy }
root-table-items-ready = Aufgedeckt: { $items }
root-table-items-exhausted = Erschöpft: { $items }
root-table-items-damaged = Beschädigt: { $items }
root-table-items-damaged-exhausted = Beschädigt und erschöpft: { $items }
root-table-quests = Aufgaben: { $quests }
root-table-hostile = feindlich
root-table-step-0 = neutral
root-table-step-1 = erste Stufe
root-table-step-2 = zweite Stufe
root-table-step-3 = alliiert
root-table-faction = Partei
root-table-points = Punkte
root-table-item-card = { $item }, { $points } Punkte
root-table-card = { $suit } · Kosten { $cost } · { $gives }
root-help-1 = Wer zuerst 30 Punkte hat, gewinnt sofort; eine aktivierte Dominanz-Karte ersetzt das durch eine eigene Bedingung.
root-help-2 = Jeder Zug hat Vogelgesang, Tageslicht und Abend; was du gerade darfst, steht im Menü, mit done geht es weiter.
root-help-3 = Lichtungen haben Nummern von 1 bis 12, Wälder heißen f1, f2 und so weiter.
root-help-4 = Vögel gelten für jede Klasse. Mit law 4.3.1 liest du einen Paragrafen nach.
root-help-actions = Aktionen wählst du mit der Nummer im Menü (Lichtungen mit ihrer eigenen Nummer, Wälder mit f1, f2, ...) oder ganz in Notation: move 1 5 2 (auch: bewegen 1 5 2).
root-example-law = 4.3.1
root-example-info = hinterhalt

# Root: was der Tisch im Browser beschriftet.

root-web-board =
    { $board ->
        [winter] Spielbrett Winter mit { $count } Lichtungen
        [lake] Spielbrett See mit { $count } Lichtungen
        [mountain] Spielbrett Gebirge mit { $count } Lichtungen
       *[other] Spielbrett mit { $count } Lichtungen
    }
root-web-clearing = Lichtung { $clearing }, { $suit }
root-web-no-ruler = Niemand herrscht.
root-web-you-rule = Du herrschst.
root-web-rules = Herrscher: { $seat }.
root-web-warriors-of = { $seat }: { $count } Krieger
root-web-pieces-of =
    { $count ->
        [one] { $piece }
       *[other] { $count } × { $piece }
    }
root-web-hidden = Verdeckt: { $seat }
root-web-sealed = Gesperrt
root-web-shore = Uferlichtung
root-web-closed-to =
    { $count ->
        [one] Versperrter Weg nach { $list }
       *[other] Versperrte Wege nach { $list }
    }
root-web-on-path = { $seat } auf dem Weg nach { $clearing }
root-web-path = Weg zwischen { $one } und { $two }.
root-web-closed-path = Versperrter Weg zwischen { $one } und { $two }.
root-web-and-more = { $count } weitere
root-web-ruin = Ruine
root-web-free-slots =
    { $count ->
        [one] 1 freier Bauplatz
       *[other] { $count } freie Bauplätze
    }
root-web-legal = Wählbar.
root-web-chosen = Gewählt.
root-web-active = Ist am Zug.
root-web-you = { $name }, du
root-web-close = Schließen

root-web-round = Runde { $round }
root-web-decides = Entscheidet.
root-web-points-of =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
root-web-hand-cards =
    { $count ->
        [one] Handkarte
       *[other] Handkarten
    }
root-web-open-board = Tafel öffnen
root-web-threats = { $seat }: Was droht mir?
root-web-no-threats = Soweit man sieht, nichts zu befürchten.
root-web-threats-wait = Einen Augenblick …
root-web-own-board = Zurück
root-web-choose = Diese Lichtung wählen
root-web-why-not = Warum nicht?
root-web-more-cards = Wählbare Karten
root-web-zoom-fit = Ganzes Brett
root-web-fresh = Neu seit deinem letzten Zug.
root-web-refused = Geht jetzt nicht.
root-web-pointed = Davon spricht der Verlauf.
root-web-contents-empty = Hier steht nichts.
root-web-next-to = Wege nach { $list }

root-web-birdsong = Vogelgesang
root-web-daylight = Tageslicht
root-web-evening = Abend

root-web-supply-items = Gegenstände im Vorrat
root-web-battle-in = Kampf in Lichtung { $clearing }
root-web-rolled = Gewürfelt: { $high } und { $low }. Treffer: { $attacker } { $hits }, { $defender } { $suffered }.
root-web-together = Gemeinsam
root-web-campaign = Feldzug: Vorsprung { $lead }
root-web-available = Verfügbar

## Karten

root-web-hand = Hand
root-web-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
root-web-hand-of =
    { $count ->
        [one] 1 Handkarte.
       *[other] { $count } Handkarten.
    }
root-web-deck = Stapel { $count }
root-web-discard = Ablage { $count }
root-web-no-cards = Keine Karten
root-web-face-down = verdeckte Karte
root-web-any-suit = beliebig
root-web-cost = Kosten: { $cost }.
root-web-points =
    { $count ->
        [one] 1 Punkt.
       *[other] { $count } Punkte.
    }
root-web-text-item = { $item } aus dem Vorrat nehmen.
root-web-text-ambush = Als Verteidiger hier: 2 Treffer vor dem Wurf.
root-web-text-dominance = Ab 10 Punkten: gewinnen durch Herrschaft statt durch Punkte.
root-web-text-immediate = Alle gegnerischen Marker in diesen Lichtungen entfernen.
root-web-text-spy = Tageslicht: einen Befehl der Maschine ansehen.
root-web-text-own = Gehört einer Partei. Abgelegt ist die Karte aus dem Spiel.
root-web-text-armorers = Im Kampf ablegen: Würfeltreffer gegen dich zählen nicht.
root-web-text-brutal_tactics = Als Angreifer: 1 Treffer mehr, der Verteidiger bekommt 1 Punkt.
root-web-text-royal_claim = Vogelgesang: ablegen, 1 Punkt je beherrschter Lichtung.
root-web-text-sappers = Als Verteidiger ablegen: 1 Treffer mehr.
root-web-text-stand_and_deliver = Vogelgesang: eine Zufallskarte nehmen, der andere bekommt 1 Punkt.
root-web-text-tax_collector = Tageslicht: 1 eigenen Krieger entfernen, 1 Karte ziehen.
root-web-text-better_burrow_bank = Beginn des Vogelgesangs: du und ein anderer ziehen je 1 Karte.
root-web-text-cobbler = Beginn des Abends: eine Bewegung.
root-web-text-command_warren = Beginn des Tageslichts: ein Kampf.
root-web-text-codebreakers = Tageslicht: eine fremde Hand ansehen.
root-web-text-scouting_party = Hinterhalte treffen dich als Angreifer nicht.
root-web-text-boat_builders = Flüsse sind für dich Wege.
root-web-text-corvid_planners = Du bewegst dich auch ohne Herrschaft.
root-web-text-eyrie_emigre = Ende des Vogelgesangs: bewegen und dort kämpfen, sonst ablegen.
root-web-text-saboteurs = Beginn des Vogelgesangs: ablegen, eine Karte eines Gegners ablegen.
root-web-text-soup_kitchens = Deine Plättchen zählen für die Herrschaft je 2.
root-web-text-false_orders = Vogelgesang: ablegen, die Hälfte gegnerischer Krieger zieht weiter.
root-web-text-fox_partisans = Im Kampf bei Füchsen: 1 Treffer mehr, alle anderen Handkarten ablegen.
root-web-text-informants = Abend: statt zu ziehen einen Hinterhalt von der Ablage nehmen.
root-web-text-propaganda_bureau = Tageslicht: Karte ausgeben, dort einen gegnerischen Krieger ersetzen.
root-web-text-charm_offensive = Beginn des Abends: 1 Karte ziehen, ein anderer bekommt 1 Punkt.
root-web-text-coffin_makers = Gefallene liegen hier. Beginn des Vogelgesangs: 1 Punkt für je 5.
root-web-text-rabbit_partisans = Im Kampf bei Hasen: 1 Treffer mehr, alle anderen Handkarten ablegen.
root-web-text-swap_meet = Vogelgesang: eine Zufallskarte nehmen, eine eigene zurückgeben.
root-web-text-tunnels = Lichtungen mit deinen Herstellungsmarkern sind benachbart.
root-web-text-league_of_adventurous_mice = Tageslicht: Gegenstand umdrehen, bewegen oder kämpfen.
root-web-text-master_engravers = Jeder Gegenstand bringt dir 1 Punkt mehr.
root-web-text-mouse_partisans = Im Kampf bei Mäusen: 1 Treffer mehr, alle anderen Handkarten ablegen.
root-web-text-murine_broker = Stellt ein anderer einen Gegenstand her: 1 Karte ziehen.

## Tafeln

root-web-placed = Auf dem Plan
root-web-placed-of = { $piece }: { $count } auf dem Plan, { $left } im Vorrat
root-web-yes = ja
root-web-no = nein
root-web-pile = Stapel: { $count }
root-web-warriors-left = Krieger
root-web-crafted = Hergestellt
root-web-nothing = Noch nichts
root-web-turned = { $item }, umgedreht
root-web-lying =
    { $count ->
        [one] Darauf liegt 1 Krieger.
       *[other] Darauf liegen { $count } Krieger.
    }
root-web-known = Bekannte Karten

## Namen mit weichen Trennstellen

root-web-title-tax_collector = Steuer­ein­treiber
root-web-title-armorers = Rüstungs­schmiede
root-web-title-woodland_runners = Waldland­läufer
root-web-title-protection_racket = Schutz­geld­erpres­sung
root-web-title-travel_gear_fox = Reise­aus­rüstung
root-web-title-travel_gear_mouse = Reise­aus­rüstung
root-web-title-smugglers_trail = Schmugg­ler­pfad
root-web-title-bake_sale = Kuchen­verkauf
root-web-title-arms_trader = Waffen­händler
root-web-title-investments = Investi­tionen
root-web-title-codebreakers = Code­knacker
root-web-title-birdy_bindle = Vogel­bündel
root-web-title-command_warren = Kom­mando-Gehege
root-web-title-gently_used_knapsack = Wenig gebrauch­ter Ruck­sack
root-web-title-royal_claim = König­licher Anspruch
root-web-title-foxfolk_steel = Fuchs­volk-Stahl
root-web-title-root_tea_fox = Wurzel­tee
root-web-title-root_tea_rabbit = Wurzel­tee
root-web-title-root_tea_mouse = Wurzel­tee
root-web-title-dominance_bird = Domi­nanz
root-web-title-dominance_fox = Domi­nanz
root-web-title-dominance_rabbit = Domi­nanz
root-web-title-dominance_mouse = Domi­nanz
root-web-title-scouting_party = Späh­trupp
root-web-title-ambush_bird = Hinter­halt!
root-web-title-ambush_fox = Hinter­halt!
root-web-title-ambush_rabbit = Hinter­halt!
root-web-title-ambush_mouse = Hinter­halt!
root-web-title-boat_builders = Boots­bauer
root-web-title-corvid_planners = Krähen­planer
root-web-title-eyrie_emigre = Dynas­tien-Auswan­derer
root-web-title-saboteurs = Sabo­teure
root-web-title-soup_kitchens = Suppen­küchen
root-web-title-fox_partisans = Fuchs-Parti­sanen
root-web-title-informants = Infor­manten
root-web-title-propaganda_bureau = Propa­ganda­büro
root-web-title-charm_offensive = Charme­offen­sive
root-web-title-coffin_makers = Sarg­macher
root-web-title-rabbit_partisans = Hasen-Parti­sanen
root-web-title-swap_meet = Tausch­markt
root-web-title-league_of_adventurous_mice = Liga der aben­teuer­lustigen Mäuse
root-web-title-master_engravers = Meister­graveure
root-web-title-mouse_partisans = Maus-Parti­sanen
root-web-title-murine_broker = Mäuse­makler

## Aufbau für Fortgeschrittene

root-web-advanced = Aufbau für Fortgeschrittene
root-web-stage = Aufbau
root-web-stage-factions = Parteien
root-web-stage-hand = Starthand
root-web-draft = Wer wann wählt
root-web-draft-you = Du
root-web-draft-chooses = wählt gerade
root-web-draft-sets-up = baut gerade auf
root-web-draft-later = wählt als { $place }.
root-web-draft-turn = zieht als { $place }.
root-web-draft-now = jetzt
root-web-draft-done = fertig
root-web-draft-place = als { $place }.
root-web-draft-puts-back = legt Karten zurück
root-web-display = Auslage
root-web-display-count =
    { $open ->
        [0] Alle haben gewählt.
       *[other] { $count } Aufbaukarten, eine bleibt übrig
    }
root-web-display-reach = Zahl am Band: Reichweite
root-web-reach = Reichweite { $reach }
root-web-militant = kriegerisch
root-web-insurgent = rebellisch
root-web-locked = Blockiert, bis jemand eine kriegerische Partei wählt.
root-web-taken = { $name } hat gewählt
root-web-dealt = Dabei liegt:
root-web-difficulty =
    { $level ->
        [1] Leicht zu spielen.
        [2] Mittelschwer zu spielen.
       *[other] Schwer zu spielen.
    }
root-web-setup = Aufbau
root-web-setup-of = Aufbau: { $faction }
root-web-setup-about = Nimm eine der Aufbaukarten. Deine Partei baust du sofort auf, ehe die nächste Person wählt.
root-web-line-done = Erledigt.
root-web-dealt-cards =
    { $count ->
        [one] Deine Karte
        [3] Deine drei Karten
        [4] Deine vier Karten
        [5] Deine fünf Karten
       *[other] Deine Karten
    }
root-web-keep = Drei davon behältst du am Ende.
root-web-homeland = Heimat: { $seat }
web-counted-root-owner = Krieger ({ $owner })

## Eine halbe Seite über eine Partei

root-web-page-want = Was ich will
root-web-page-score = Wie ich punkte
root-web-page-turn = Mein Zug
root-web-page-fear = Was andere an mir fürchten
root-web-page-plan = Plan für den Anfang
root-web-page-mistakes = Was oft schiefgeht

root-web-landmark-in = { $landmark } (Lichtung { $clearing })
root-web-landmark-holds = In seinem Bauplatz: { $piece }
root-web-face-down-card = eine verdeckte Karte
root-web-hirelings = Heuerlinge
root-web-hireling-free = im Vorrat
root-web-hireling-held = { $seat }, { $count ->
    [one] noch ein Zug
   *[other] noch { $count } Züge
  }
root-web-hireling-about = Was { $hireling } kann
root-web-hireling-notices = Hinweise auf { $spaces }

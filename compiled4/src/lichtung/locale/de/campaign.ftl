# Kampagne: mehrere kooperative Partien Root hintereinander; vorgeschlagene Zusammenstellungen.

## Befehlszeile

cli-any-folder-metavar = ORDNER

cli-campaign =
    Spielt eine Kampagne: mehrere kooperative Partien Root hintereinander gegen die Mechanische Marquise.

    Nach jeder gewonnenen Partie beginnt sie die nächste mit drei Siegpunkten mehr, und jeder Spieler nimmt eine hergestellte Karte mit. Eine verlorene Partie beendet die Kampagne.
cli-campaign-new = Legt eine Kampagne an. Ohne Endung heißt die Datei DATEI.campaign.json.
cli-campaign-new-factions = Die Parteien der Spieler, ein bis vier, durch Komma getrennt; die Mechanische Marquise kommt dazu.
cli-campaign-new-length = Wie viele Partien zu gewinnen sind; 0 spielt bis zur ersten Niederlage.
cli-campaign-new-seats = Wer spielt: für jede Partei human oder ein Agent (novice bis expert, greedy, random); ein einzelnes Wort gilt für alle.
cli-campaign-new-names = Namen der Spieler in derselben Reihenfolge; sonst heißen sie wie ihre Partei.
cli-campaign-new-options = Spielvariante, mehrfach möglich: law=current, questions=all.
cli-campaign-play = Spielt die offene Partie weiter oder lässt Karten wählen und beginnt die nächste.
cli-campaign-play-seats = Wer von jetzt an spielt: für jede Partei human oder ein Agent (novice bis expert, greedy, random).
cli-campaign-play-seed = Startwert des Zufalls für alles, was noch nicht gezogen ist.
cli-campaign-show = Erzählt eine Kampagne: jede Partie mit Ergebnis, Siegpunkten und mitgenommenen Karten.
cli-campaign-list = Listet die Kampagnen (*.campaign.json) eines Ordners auf.
cli-campaign-abandon = Gibt eine Kampagne auf. Ihre Dateien bleiben.
cli-mixes =
    Zeigt Zusammenstellungen von Parteien für Root, die gut zusammenpassen, mit ihrer Reichweite.

    Jede andere erlaubte Zusammenstellung ist auch spielbar; liegt ihre Reichweite unter der empfohlenen, weist play vorher darauf hin.
cli-mixes-seats = Nur Zusammenstellungen für so viele Sitze, die Mechanische Marquise mitgezählt.

## Am Tisch

campaign-title = Kampagne { $file }
campaign-status-running = läuft
campaign-status-won = gewonnen
campaign-status-lost = verloren
campaign-status-abandoned = aufgegeben
campaign-state-open = läuft
campaign-state-won = gewonnen
campaign-state-lost = verloren
campaign-standing = { $status }: { $wins } von { $length ->
        [one] einer Partie
       *[other] { $length } Partien
    } gewonnen
campaign-standing-endless = { $status }: { $wins ->
        [one] eine Partie
       *[other] { $wins } Partien
    } gewonnen, gespielt wird bis zur ersten Niederlage
campaign-player = { $name }: { $seat } ({ $plays })
campaign-game = Partie { $number }, { $state }{ $rounds ->
        [0] {""}
        [one] {" "}nach einer Runde
       *[other] {" "}nach { $rounds } Runden
    }; Vorsprung der Mechanischen Marquise: { $lead } ({ $journal })
campaign-seat = Partei
campaign-points = Punkte
campaign-brought = mitgebracht
campaign-chosen = nimmt mit
campaign-created = Die Kampagne { $file } ist angelegt. Los geht es mit: lichtung campaign play { $file }
campaign-go-on = Weiter geht es mit: lichtung campaign play { $file }
campaign-left = Alles ist gespeichert. Weiter geht es mit: lichtung campaign play { $file }
campaign-abandoned = Die Kampagne { $file } ist aufgegeben.
campaign-none = In { $folder } liegt keine Kampagne (*{ $ending }).
campaign-which-card = { $name }: Welche hergestellte Karte nimmst du zusätzlich in die nächste Partie mit?
campaign-card-number = Nummer von 1 bis { $count }:
campaign-takes = { $name } nimmt „{ $card }“ in die nächste Partie mit.
campaign-more = Gleich weiter mit der nächsten Partie? [J/n]

## Zusammenstellungen

mixes-competitive = Gegeneinander
mixes-cooperative = Gemeinsam gegen die Mechanische Marquise
mixes-seats = Sitze
mixes-reach = Reichweite
mixes-advised = empfohlen
mixes-factions = Parteien
mixes-competitive-note = In jeder dieser Zusammenstellungen kann die Mechanische Marquise (mechanical-marquise) den Platz der Marquise einnehmen.
mixes-cooperative-note = Mit --option mode=cooperative. Zu dritt oder viert kommen zu einem der Paare eine oder zwei Parteien nach Wahl.
mixes-warning = Hinweis: Die Reichweite dieser Zusammenstellung ist { $reach }; für { $seats } Sitze empfehlen wir mindestens { $advised }. Gespielt werden kann sie trotzdem.

## Fehler

error-campaign-factions = Welche Parteien spielen mit? Zum Beispiel: --factions eyrie,vagabond; Vorschläge zeigt lichtung mixes.
error-campaign-exists = Diese Datei gibt es schon; sie bleibt, wie sie ist.
error-campaign-changed = Die Datei hat sich inzwischen geändert: Spielt gerade noch jemand diese Kampagne? Sie bleibt, wie sie ist.
error-campaign-not-json = Das ist kein gültiges JSON: Die Datei ist beschädigt.
error-campaign-foreign = Das ist keine Kampagne (format: { $want }).
error-campaign-newer = Diese Kampagne hat Fassung { $version }; dieses Programm kennt nur Fassungen bis { $want }.
error-campaign-key = Dieser Wert fehlt oder ist von falscher Art.
error-campaign-number = Erwartet wird eine ganze Zahl von { $low } bis { $high }.
error-campaign-name = Ein Name hat 1 bis { $most } druckbare Zeichen.
error-campaign-name-twice = { $name } gibt es zweimal. Jeder Spieler braucht einen eigenen Namen.
error-campaign-seats = Hier gehören genau diese Sitze hin, in dieser Reihenfolge: { $seats }.
error-campaign-file-agent = „{ $name }“ lädt eine Datei, und wer eine Kampagne öffnet, soll kein fremdes Programm starten. Hier spielen human und die Agenten dieses Programms, eine Stufe auch mit Charakter (hard:builder).
error-campaign-setup = Das passt nicht zum Verlauf der Kampagne: Parteien, Varianten, Vorsprung und mitgebrachte Karten folgen aus den Partien davor.
error-campaign-status = Die Kampagne kann nicht „{ $status }“ sein; nach ihren Partien ist sie „{ $want }“.
error-campaign-order = So kann die Kampagne nicht verlaufen sein: Nur die letzte Partie kann offen oder verloren sein, und nach dem letzten Sieg kommt keine mehr.
error-campaign-cards = Hier stehen nur hergestellte Karten, die im Spiel bleiben, jede nur einmal.
error-campaign-choice = „{ $card }“ steht hier nicht zur Wahl.
error-campaign-unchosen = Für die nächste Partie müssen noch Karten gewählt werden: { $seats }.
error-campaign-over = Diese Kampagne ist zu Ende ({ $status ->
        [won] gewonnen
        [lost] verloren
       *[abandoned] aufgegeben
    }).
error-campaign-game-open = Die Partie ist noch nicht zu Ende.
error-campaign-no-game = Es ist keine Partie offen.
error-campaign-journal-path = Das Journal muss in diesem Ordner oder darunter liegen; der Pfad dorthin wird mit Schrägstrichen geschrieben.
error-campaign-journal-twice = Zwei Partien können nicht dasselbe Journal haben.
error-campaign-journal-missing = Das Journal dieser Partie lässt sich nicht lesen ({ $why }).
error-campaign-journal-altered = Dieses Journal ist nicht mehr so, wie es am Ende der Partie war.
error-campaign-journal-other = Dieses Journal gehört zu einer anderen Partie.
error-campaign-journal-there = Hier liegt schon ein Journal, das nicht zu dieser Kampagne gehört; es bleibt, wie es ist.

## Unsere Lesarten

ruling-root-90 = Der Vorsprung beträgt drei Siegpunkte für jede bisher gewonnene Partie, höchstens 27: Etwas zu spielen soll ja noch bleiben.
ruling-root-91 = Eine mitgebrachte Karte kommt wieder mit, solange sie am Ende noch im Spielbereich ihres Spielers lag; eine abgelegte ist verloren. Dazu nimmt jeder Spieler eine weitere hergestellte Karte aus seinem Spielbereich mit, wenn es eine gibt; verzichten kann er nicht.
ruling-root-92 = Nur hergestellte Karten mit anhaltendem Effekt kommen mit: keine Spione, keine Gegenstände, nichts von der Hand. Sie liegen im Spielbereich, bevor Karten ausgeteilt werden.
ruling-root-93 = Die Spieler behalten Parteien und Sitze. Eine verlorene Partie beendet die Kampagne; gewonnen ist sie mit so vielen Siegen wie vereinbart, sonst mit dreien, oder sie geht bis zur ersten Niederlage.
ruling-root-94 = Die gedruckten Zusammenstellungen sind verloren. Für zwei bis sechs Sitze schlagen wir eigene vor, für das kooperative Spiel die überlieferten. Die Mechanische Marquise zählt wie die Marquise, deren Platz sie einnimmt; vor einer vorgeschlagenen Zusammenstellung wird nie gewarnt.

# Verlauf, Reden, Ende der Partie, Wiedergabe.

## Verlauf

web-log-filter = Verlauf filtern
web-log-search = Im Verlauf suchen
web-log-all = Alles
web-log-mine = Nur ich
web-log-topic-battle = Kämpfe
web-log-topic-points = Siegpunkte
web-log-topic-cards = Karten
web-log-topic-building = Bauen
web-log-topic-troops = Truppen
web-log-topic-reserve = Reserve und Hand
web-log-none = Dazu steht nichts im Verlauf.
web-log-setup = Aufbau
web-log-turn = Zug { $turn }: { $seat }
web-log-show = { $what }, auf dem Brett zeigen
web-log-open = die einzelnen Ereignisse
web-log-more = Ältere zeigen

## Reden

web-chat-left = { $count ->
    [one] noch 1 Zeichen
   *[other] noch { $count } Zeichen
  }
web-chat-mute = { $name } stumm schalten
web-chat-unmute = { $name } nicht mehr stumm schalten
web-chat-name-first = Nenne zuerst deinen Namen, dann kannst du mitschreiben.

## Ende der Partie

web-over-won = { $points ->
    [one] { $name } gewinnt mit 1 Punkt.
   *[other] { $name } gewinnt mit { $points } Punkten.
  }
web-over-won-you = { $points ->
    [one] Du gewinnst mit 1 Punkt.
   *[other] Du gewinnst mit { $points } Punkten.
  }
web-over-closed = Der Tisch wurde geschlossen, bevor die Partie zu Ende war.
web-over-scores = Endstand
web-over-chart = Punkte im Verlauf der Partie
web-over-way = Punkteverlauf
web-over-replay = Partie ansehen
web-over-lobby = Zur Startseite
web-over-fair = Zufall nachprüfen
web-over-fair-about = Vor dem ersten Zug stand das Siegel fest; jetzt ist auch der Startwert offen. Das Siegel ist seine SHA-256-Prüfsumme, und jeder Wurf und jede gezogene Karte folgt aus ihm. Lade die Partie herunter und prüfe sie mit:
web-over-seal = Siegel
web-over-seed = Startwert
web-over-pledge = Was { $name } zum Zufall beitrug, als Siegel
web-over-sheet = Abrechnung

## Punkte im Verlauf

web-chart = Punkte
web-chart-about = Punkte von { $names } über { $count } Züge.
web-chart-at = Nach Zug { $turn }
web-chart-table = Als Tabelle
web-chart-turn = Zug
web-chart-loading = Die Punkte werden gezählt …

## Wiedergabe

web-replay-title = Wiedergabe
web-replay-of = Wiedergabe: { $title }
web-replay-live = Zum Tisch
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-turn-back = Einen Zug zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-on = Einen Schritt weiter
web-replay-turn-on = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-slider = Stelle in der Partie
web-replay-at = Schritt { $at } von { $n }
web-replay-at-turn = Zug { $turn }, Schritt { $at } von { $n }
web-replay-speed = Tempo
web-replay-speed-slow = langsam
web-replay-speed-normal = normal
web-replay-speed-fast = schnell
web-replay-as = Sicht
web-replay-as-spectator = als Zuschauer
web-replay-as-full = alles offen
web-replay-as-seat = als { $seat }
web-replay-share = Link zu dieser Stelle
web-replay-analyse = Von hier weiterspielen
web-replay-analyse-about = Neuer Tisch mit dieser Stellung, du spielst alle Sitze.
web-replay-scenario = Als Szenario speichern
web-replay-scenario-about = Diese Stellung als Datei, für Fragen zu den Regeln: „lichtung check“ prüft sie.
web-replay-more = Mehr
web-replay-start = Vor dem ersten Schritt.
web-replay-keys = Pfeile links und rechts: ein Schritt. Pfeile auf und ab: ein Zug. Leertaste: abspielen.

## Beendete Partien

web-replays-none = Noch keine beendete Partie.
web-replays-won = hat gewonnen
web-replays-all = Alle { $count } zeigen
web-import-title = Partie aus einer Datei
web-import-about = Ein Journal (.jsonl), hier heruntergeladen oder mit „lichtung play --save“ geschrieben, oder eine Partie Root als Rootlog. Ist die Partie zu Ende, siehst du sie an; sonst spielst du sie mit allen Sitzen weiter. Ein Rootlog wird Zug für Zug geprüft; das kann eine Minute dauern.
web-import-choose = Datei wählen
web-import-busy = Die Partie wird nachgespielt …
web-import-empty = Die Datei „{ $name }“ ist leer.
web-import-large = Die Datei „{ $name }“ ist zu groß: höchstens { $most } kB.
web-import-text = Die Datei „{ $name }“ ist kein Text. Gebraucht wird ein Journal im Format JSON Lines.
web-import-where = Zeile { $line }
web-recorded = Aufzeichnung
web-recorded-setup = Aufbau
web-recorded-cut = Nachspielen lässt sich die Partie bis zum ersten Zug, den die Regeln nicht erklären. Geprüft sind alle Züge.
web-recorded-is-legal = regelgerecht
web-recorded-is-open = regelgerecht, aber nicht eindeutig
web-recorded-is-other-edition = regelgerecht nach der anderen Fassung ({ $edition })
web-recorded-is-illegal = regelwidrig: { $law }
web-recorded-deed = Spalte { $column }: { $deed }
web-recorded-unrecorded = Nach den Regeln auch: { $deeds }
web-recorded-unexplained = Aufgeschrieben, aber nicht erklärt: { $deeds }
web-recorded-text = Zum Text
web-recorded-at = Zeile { $line }, Spalte { $column }
web-recorded-mended = { $text } gelesen als { $reading }
web-recorded-unreadable = nicht lesbar: { $text }

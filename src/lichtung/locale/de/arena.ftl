# Agenten, Simulation, Messung

error-agent-unknown = { $name } ist kein Agent, der hier spielen kann. Bekannt sind: { $known }.
error-bot-file = Diese Datei mit Bots gibt es nicht.
error-bot-load = Der Bot lässt sich nicht laden: { $why }
error-bot-class = Darin gibt es kein { $name }. Spielen können von dort: { $known }.
error-bot-no-agent = Das ist kein Agent: Er braucht eine Methode choose(view, actions) und wird mit dem Spiel und einem Zufallsgenerator erzeugt.
error-bot-raises = Der Bot ist bei { $step } gescheitert: { $why }
error-bot-answer = Bei { $step } hat der Bot { $answer } geantwortet, was dort nicht erlaubt ist. Zur Wahl stehen { $count } Aktionen: { $legal }, …
error-bot-form = Einen Bot bietet man als NAME=mybots.py:Bot an oder mit dem NAMEN, den ihm ein installiertes Paket gibt; { $value } ist keines von beiden.
error-bot-name = { $name } ist vergeben: So heißt schon ein eingebauter Agent.
error-rl-action = Eine Aktion { $id } gibt es nicht; die Nummern gehen von 0 bis { $most }.
error-rl-illegal = Die Aktion { $id } ({ $action }) ist jetzt nicht erlaubt; `action_mask` hat eine 1 für jede, die es ist.
error-rl-draft = Partien, in denen die Parteien gewählt werden, haben keine feste Beobachtung; nenne die Parteien.
error-folder-unwritable = In diesen Ordner lässt sich nichts schreiben: { $why }
error-sets-none = Dieses Spiel hat keine Sets.

heirs-automatic = Regent
root-automatic = Automat

cli-simulate = Lässt Agenten viele Partien spielen und zeigt, wer wie oft gewinnt.
cli-simulate-count = Wie viele Partien gespielt werden.
cli-simulate-jobs = In wie vielen Prozessen gerechnet wird; 0 nimmt alle Kerne.
cli-simulate-seed = Startwert: Derselbe Wert ergibt dieselben Partien.
cli-simulate-first = Nummer der ersten Partie, um eine einzelne zu wiederholen.
cli-simulate-seats = Wer spielt: je Sitz ein Agent (novice, easy, medium, hard, expert, random, greedy, reference, oder ein eigener Bot als mybots.py:Bot; bei root darf eine Stufe einen Charakter haben, etwa hard:builder); ein einzelner Name nimmt alle Sitze ein.
cli-simulate-sets = Drei Sets, random, choose oder each: jede der 20 Auswahlen der Reihe nach.
cli-simulate-factions = Nur root: zwei bis sechs Parteien in der Reihenfolge der Sitze, random, oder random:3 (mit dem Startwert gezogen, für alle Partien dieselben).
cli-simulate-law = Nur root: die Fassung des Gesetzes, early (Vorgabe), 2022 oder current.
cli-simulate-solo = Gegen den Regenten, auf dieser Stufe.
cli-simulate-tiles = Eigene Plättchendatei.
cli-simulate-options = Eine Regeloption; mehrfach möglich.
cli-simulate-swap = Spielt jede Ausgangslage in jeder Sitzordnung einmal.
cli-simulate-clock = Ob Stufen auf die Uhr sehen. Ohne sie entscheiden Iterationen allein: Dieselben Partien auf jedem Rechner, so lange es auch dauert.
cli-simulate-limit = Nach so vielen Entscheidungen gilt eine Partie als nicht beendet.
cli-simulate-as_json = Schreibt das Ergebnis als JSON auf die Standardausgabe.
cli-simulate-save_dir = Ordner für die Journale aller Partien.

simulate-progress = Partien
simulate-interrupted = Abgebrochen nach { $played } von { $games } Partien.
simulate-agent = Agent
simulate-seat = Sitz
simulate-all-seats = alle
simulate-games = Partien
simulate-wins = Siege
simulate-draws = Remis
simulate-share = Anteil (95 %)
simulate-percent = { $share } % ({ $low }–{ $high })
simulate-score = Punkte
simulate-decisions = Entsch.
simulate-sum = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $unfinished } nicht beendet, { $errors } mit Fehler
simulate-speed = { $seconds } s; { $games_rate } Partien/s, { $decisions_rate } Entscheidungen/s, je Kern { $core_rate }
simulate-trouble-unfinished = Partie { $number } (Startwert { $seed }) ging nicht zu Ende.
simulate-trouble-error = Partie { $number } (Startwert { $seed }): { $error }
simulate-trouble-more = … und { $count } weitere

cli-arena = Lässt Agenten in Runden gegeneinander antreten, mit Wertungen und Siegquoten. Gespielte Partien stehen in einer Datei; beim nächsten Mal geht es dort weiter.
cli-arena-names = Wer spielt: zwei oder mehr Agenten (novice, easy, medium, hard, expert, random, greedy, reference, oder eigene Bots als mybots.py:Bot; bei root darf eine Stufe einen Charakter haben, etwa hard:builder).
cli-arena-rounds = Runden; in jeder wird jede Ausgangslage in allen Sitzordnungen gespielt. Später lassen sich weitere anhängen.
cli-arena-boards = Nur root: die Spielpläne, jeder gleich oft (autumn, winter, lake, mountain).
cli-arena-sets = Drei Sets, random, choose oder each: jede der 20 Auswahlen der Reihe nach.
cli-arena-factions = Nur root: zwei bis sechs Parteien, random, oder random:3 (mit dem Startwert gezogen, für alle Partien dieselben).
cli-arena-law = Nur root: die Fassung des Gesetzes, early (Vorgabe), 2022 oder current.
cli-arena-solo = Gegen den Regenten, auf dieser Stufe.
cli-arena-tiles = Eigene Plättchendatei.
cli-arena-options = Eine Regeloption; mehrfach möglich.
cli-arena-turn = Lässt die Parteien um den Tisch wandern, sodass jede einmal auf jedem Sitz spielt.
cli-arena-seed = Startwert: Derselbe Wert ergibt dieselben Partien.
cli-arena-jobs = In wie vielen Prozessen gerechnet wird; 0 nimmt alle Kerne.
cli-arena-ray = Stattdessen auf diesem Ray-Cluster spielen: HOST:PORT seines Kopfes oder auto. Der Befehl läuft auf einem Rechner des Clusters; Lichtung muss auf allen installiert sein.
cli-arena-clock = Ob Stufen auf die Uhr sehen. Ohne sie entscheiden Iterationen allein: Dieselben Partien auf jedem Rechner, so lange es auch dauert.
cli-arena-limit = Nach so vielen Entscheidungen gilt eine Partie als nicht beendet.
cli-arena-results = Datei mit den Partien, in der es weitergeht; Vorgabe: arena-SPIEL.jsonl.
cli-arena-report = Schreibt einen Bericht mit Schaubildern (HTML).
cli-arena-tables = Schreibt alle Partien als Tabelle: .csv oder .parquet; mehrfach möglich.
cli-arena-save_dir = Ordner für die Journale aller Partien.
cli-arena-as_json = Schreibt das Ergebnis als JSON auf die Standardausgabe.

error-arena-agents = Eine Arena braucht mindestens zwei Agenten, jeden nur einmal genannt. Einer genügt, wo die Regeln selbst dagegenhalten: gegen den Regenten oder die Mechanische Marquise.
error-arena-other = Diese Datei enthält die Partien einer anderen Arena: andere Agenten, Aufbauten, Startwerte oder Regeln. Wähle mit --results eine andere.
error-arena-line = Diese Zeile ist keine Partie einer Arena.
error-arena-running = In diese Datei schreibt gerade eine andere Arena.
error-ray-missing = Für Partien auf einem Cluster fehlt eine Ergänzung: pip install '{ $extra }'
error-ray-address = { $value } ist keine Adresse. Sie hat die Form HOST:PORT oder ist auto.
error-ray-unreachable = Unter { $address } antwortet kein Ray-Cluster: { $why }
error-ray-other = Unter { $address } antwortet etwas, aber kein Ray-Cluster.
error-ray-version = Ein Knoten hat Lichtung { $here } oder andere Regeln als dieser Rechner ({ $there }). Alle brauchen dieselbe Version, sonst wären es andere Partien.
error-ray-lost = Der Cluster hat eine Partie aufgegeben: { $why }. Derselbe Befehl spielt weiter, was noch fehlt.
error-parquet-missing = Für Parquet fehlt eine Ergänzung: pip install '{ $extra }'

arena-agent = Agent
arena-rating = Wertung
arena-games = Partien
arena-wins = Siege
arena-share = Anteil (95 %)
arena-score = Punkte
arena-thinking = Denkzeit (ms)
arena-all = alle
arena-by-role = Partei
arena-by-seat = Sitz
arena-by-board = Spielbrett
arena-by-role-board = Partei, Spielbrett
arena-sum = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } in { $file }, noch { $left } zu spielen. { $seconds } s.
arena-no-ratings = Wertungen brauchen openskill: pip install '{ $extra }'
arena-title = { $game }: Arena
arena-about = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } in { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }, Startwert { $seed }, Lichtung { $version }. Die Spannen gelten zu 95 Prozent; die gestrichelte Linie zeigt, wo gleich Starke lägen.
arena-ratings = Wertungen und ihre doppelte Unsicherheit
arena-shares = Gewonnene Partien
arena-shares-role = Gewonnene Partien nach Partei
arena-shares-seat = Gewonnene Partien nach Sitz
arena-shares-board = Gewonnene Partien nach Spielbrett
arena-shares-role-board = Gewonnene Partien nach Partei und Spielbrett
arena-courses = Punkte im Lauf einer Partie
arena-beginning = Anfang
arena-end = Ende
arena-times = Nachdenken: Millisekunden eines Kerns je Entscheidung

cli-bench = Misst, wie schnell die Regeln auf diesem Rechner sind.
cli-bench-as_json = Schreibt das Ergebnis als JSON auf die Standardausgabe.
cli-bench-against = Misst einen anderen Quellbaum abwechselnd mit diesem (ein Checkout oder ein Ordner mit lichtung) und vergleicht beide.
cli-bench-chart = Zeichnet die Werte als Diagramm (SVG).
cli-bench-rounds = Runden; es zählt der Median.

bench-title = { $game } mit { $python }
bench-build-plain = Geladen sind die Regeln in reinem Python. Prozessorzeit eines Kerns, Median mehrerer Runden.
bench-build-compiled = Geladen sind die übersetzten Regeln (mypyc). Prozessorzeit eines Kerns, Median mehrerer Runden.
bench-running = Es wird gemessen …
bench-fork = Stand mitten in einer Partie verzweigen
bench-deepcopy = derselbe Stand mit copy.deepcopy
bench-ratio = um so viel schneller ist das Verzweigen
bench-deepcopy-spared = deepcopy ohne das, was alle Zweige teilen
bench-games = zufällige Partien
bench-turns = Züge darin
bench-decisions = Entscheidungen darin (mit Auswahl)
bench-list = mögliche Aktionen auflisten
bench-apply = Aktion ausführen, mit der nächsten Liste
bench-refusal = Aktion prüfen
bench-view = Sicht eines Sitzes
bench-imagine = Stand zu einer Sicht ausdenken
bench-hash = Fingerabdruck des Standes
bench-replay = Eintrag eines Journals nachspielen
bench-score = alle Punkte zählen
bench-memory = Speicher je Zweig
bench-early = Entscheidung im ersten Drittel einer Partie
bench-middle = Entscheidung im zweiten Drittel
bench-late = Entscheidung im letzten Drittel
bench-seats = Entscheidung zu { $detail } Sitzen, mit Zufall
bench-seats-fork = Stand zu { $detail } Sitzen verzweigen
bench-seats-ratio = Entscheidung zu { $detail } Sitzen, verglichen mit vier
bench-seat = Entscheidung, { $detail }
bench-mix = Entscheidung bei { $detail }
bench-mix-ratio = verglichen mit den üblichen vier
bench-board = Entscheidung auf dem Spielbrett { $detail }
bench-board-ratio = verglichen mit dem üblichen Spielbrett
bench-unit-us = µs
bench-unit-times = mal
bench-unit-per-second = je Sekunde
bench-unit-bytes = Byte
bench-at-most = höchstens { $value }
bench-at-least = mindestens { $value }
bench-against = Hinter jedem Wert steht der des anderen Baums, dann das Wievielfache dieser hier schafft (Median der Runden).
bench-gain = × { $value }
bench-ours = dieser Baum
bench-theirs = der andere Baum
bench-chart = Wie schnell die Regeln sind, mit { $python }
bench-panel-speed = zufällige Partien, je Sekunde
bench-panel-single = einzelne Schritte
bench-panel-course = im Lauf einer Partie
bench-panel-seats = nach der Zahl der Sitze
bench-panel-boards = nach Spielbrettern
bench-panel-factions = nach Parteien
error-bench-tree-fails = Dieser Baum lässt sich nicht messen: { $why }
error-bench-no-tree = Hier gibt es keinen Quellbaum von Lichtung.

cli-train = Lässt die Agenten von root lernen: Sie spielen, ihre Partien ergeben neue Gewichte, und ein Vergleich entscheidet, ob die bleiben. Nach einer Unterbrechung geht es da weiter, wo es aufgehört hat.
cli-train-count = Partien zum Lernen in jeder Runde, und ebenso viele für den Vergleich.
cli-train-hours = Nach so vielen Stunden keine Partie mehr anfangen.
cli-train-level = Die Stufe, die auf allen Sitzen spielt: novice, easy, medium, hard oder expert.
cli-train-factions = Die Parteien in der Reihenfolge der Sitze; ohne Angabe alle vorgeschlagenen Zusammenstellungen zu viert.
cli-train-law = Die Fassung des Gesetzes, early (Vorgabe), 2022 oder current.
cli-train-options = Eine Regeloption; mehrfach möglich. Mit map=NAME bleibt es bei einem Spielbrett.
cli-train-out = Ordner für Partien, Vergleiche und Gewichte; Vorgabe: training.
cli-train-seed = Startwert: Derselbe Wert ergibt dieselben Partien.
cli-train-jobs = In wie vielen Prozessen gerechnet wird; 0 nimmt alle Kerne.

error-train-no-weights = Die Agenten dieses Spiels haben keine Gewichte, die sich trainieren ließen. Das geht bei: { $known }.
error-weights-none = Agenten dieses Spiels haben keine Gewichte, die in einem Ordner liegen könnten.
error-character-unknown = { $name } ist kein Charakter. Es gibt: { $known }.

train-playing = { $file }: noch { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
train-round = Runde { $number }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, Überraschung { $before } → { $after }; die neuen Gewichte gewannen { $wins } von { $decided } Partien gegen die alten ({ $low }–{ $high } %): { $kept }
train-kept = bleiben
train-dropped = verworfen
train-done = Die letzte Runde hat nichts gebracht. Blieb eine frühere, liegen die besten Gewichte in { $folder }/weights.
train-goes-on = Noch nicht fertig. Derselbe Befehl macht in { $folder } weiter.

# Agenten, Simulation, Messung

error-agent-unknown = { $name } ist kein Agent, der hier spielen kann. Bekannt sind: { $known }.
error-bot-file = Eine solche Datei mit Bots gibt es nicht.
error-bot-load = Der Bot lässt sich nicht laden: { $why }
error-bot-class = Darin gibt es kein { $name }. Spielen kann von dort: { $known }.
error-bot-no-agent = Das ist kein Agent: Er braucht eine Methode choose(view, actions) und wird mit dem Spiel und einem Zufallsgenerator erzeugt.
error-bot-raises = Der Bot ist bei { $step } gescheitert: { $why }
error-bot-answer = Bei { $step } hat der Bot { $answer } geantwortet, was dort nicht erlaubt ist. Von { $count } kann er wählen: { $legal }, …
error-bot-form = Einen Bot bietet man als NAME=mybots.py:Bot an oder mit dem NAMEN, den ihm ein installiertes Paket gibt; { $value } ist keines von beiden.
error-bot-name = { $name } ist vergeben: So heißt ein Agent des Hauses.
error-rl-action = Eine Aktion { $id } gibt es nicht; die Nummern gehen von 0 bis { $most }.
error-rl-illegal = Die Aktion { $id } ({ $action }) ist jetzt nicht erlaubt; `action_mask` hat eine 1 für jede, die es ist.
error-rl-draft = Partien, in denen die Parteien gewählt werden, haben keine feste Beobachtung; nenne die Parteien.
error-folder-unwritable = In diesen Ordner lässt sich nichts schreiben: { $why }
error-sets-none = Dieses Spiel hat keine Sets.

heirs-automatic = Regent
root-automatic = Automat

cli-simulate = Lässt Agenten viele Partien spielen und zeigt, wer wie oft gewinnt.
cli-simulate-count = Wie viele Partien gespielt werden.
cli-simulate-jobs = Auf wie vielen Prozessen gerechnet wird; 0 nimmt alle Kerne.
cli-simulate-seed = Startwert: gleicher Wert, gleiche Partien.
cli-simulate-first = Nummer der ersten Partie, um eine einzelne zu wiederholen.
cli-simulate-seats = Wer spielt: je Platz ein Agent (novice, easy, medium, hard, expert, random, greedy, reference, oder ein eigener Bot als mybots.py:Bot; bei root darf eine Stufe einen Charakter haben, etwa hard:builder); ein einzelner Name nimmt alle Plätze ein.
cli-simulate-sets = Drei Sets, random, choose oder each: jede der 20 Auswahlen der Reihe nach.
cli-simulate-factions = Nur root: zwei bis sechs Parteien in der Reihenfolge der Sitze, random, oder random:3 (mit dem Startwert gezogen, für alle Partien dieselben).
cli-simulate-law = Nur root: die Fassung des Gesetzes, early (Vorgabe), 2022 oder current.
cli-simulate-solo = Gegen den Regenten, auf dieser Stufe.
cli-simulate-tiles = Eigene Plättchendatei.
cli-simulate-options = Eine Regeloption; mehrfach möglich.
cli-simulate-swap = Jede Ausgangslage in jeder Sitzordnung einmal spielen.
cli-simulate-limit = Nach so vielen Entscheidungen gilt eine Partie als nicht beendet.
cli-simulate-as_json = Das Ergebnis als JSON auf die Standardausgabe.
cli-simulate-save_dir = Ordner, in den von jeder Partie das Protokoll kommt.

simulate-progress = Partien
simulate-interrupted = Abgebrochen nach { $played } von { $games } Partien.
simulate-agent = Agent
simulate-seat = Platz
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
simulate-trouble-unfinished = Partie { $number } (Startwert { $seed }) ist nicht zu Ende gegangen.
simulate-trouble-error = Partie { $number } (Startwert { $seed }): { $error }
simulate-trouble-more = … und { $count } weitere

cli-arena = Lässt Agenten in Runden gegeneinander antreten, mit Wertungen und Siegquoten. Was gespielt ist, steht in einer Datei: Es geht dort weiter, wo es aufgehört hat.
cli-arena-names = Wer spielt: zwei oder mehr Agenten (random, greedy, oder eigene Bots als mybots.py:Bot).
cli-arena-rounds = Runden; in jeder wird jede Ausgangslage in allen Sitzordnungen gespielt. Später lassen sich weitere anhängen.
cli-arena-boards = Nur root: die Spielpläne, jeder gleich oft (autumn, winter, lake, mountain).
cli-arena-sets = Drei Sets, random, choose oder each: jede der 20 Auswahlen der Reihe nach.
cli-arena-factions = Nur root: zwei bis sechs Parteien, random, oder random:3 (mit dem Startwert gezogen, für alle Partien dieselben).
cli-arena-law = Nur root: die Fassung des Gesetzes, early (Vorgabe), 2022 oder current.
cli-arena-solo = Gegen den Regenten, auf dieser Stufe.
cli-arena-tiles = Eigene Plättchendatei.
cli-arena-options = Eine Regeloption; mehrfach möglich.
cli-arena-turn = Die Parteien um den Tisch wandern lassen, sodass jede auf jedem Platz sitzt.
cli-arena-seed = Startwert: gleicher Wert, gleiche Partien.
cli-arena-jobs = Auf wie vielen Prozessen gerechnet wird; 0 nimmt alle Kerne.
cli-arena-limit = Nach so vielen Entscheidungen gilt eine Partie als nicht beendet.
cli-arena-results = Datei der Partien, mit der es weitergeht; Vorgabe: arena-SPIEL.jsonl.
cli-arena-report = Schreibt einen Bericht mit Schaubildern (HTML).
cli-arena-tables = Schreibt alle Partien als Tabelle: .csv oder .parquet; mehrfach möglich.
cli-arena-save_dir = Ordner, in den von jeder Partie das Protokoll kommt.
cli-arena-as_json = Das Ergebnis als JSON auf die Standardausgabe.

error-arena-agents = Eine Arena braucht mindestens zwei Agenten, jeden nur einmal genannt.
error-arena-other = Diese Datei enthält die Partien einer anderen Arena: andere Agenten, Aufbauten, Startwerte oder Regeln. Wähle mit --results eine andere.
error-arena-line = Diese Zeile ist keine Partie einer Arena.
error-arena-running = In diese Datei schreibt gerade eine andere Arena.
error-parquet-missing = Für Parquet fehlt etwas: pip install '{ $extra }'

arena-agent = Agent
arena-rating = Wertung
arena-games = Partien
arena-wins = Siege
arena-share = Anteil (95 %)
arena-score = Punkte
arena-thinking = Denkzeit (ms)
arena-all = alle
arena-by-role = Partei
arena-by-seat = Platz
arena-by-board = Spielplan
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
    }, Startwert { $seed }, Lichtung { $version }. Spannen sind solche von 95 Prozent; die gestrichelte Linie zeigt, wo Gleichstarke stünden.
arena-ratings = Wertungen und ihre doppelte Unsicherheit
arena-shares = Gewonnene Partien
arena-shares-role = Gewonnene Partien nach Partei
arena-shares-seat = Gewonnene Partien nach Platz
arena-shares-board = Gewonnene Partien nach Spielplan
arena-courses = Punkte im Lauf einer Partie
arena-beginning = Anfang
arena-end = Ende
arena-times = Nachdenken: Millisekunden eines Kerns für eine Entscheidung

cli-bench = Misst, wie schnell die Regeln auf diesem Rechner sind.
cli-bench-as_json = Das Ergebnis als JSON auf die Standardausgabe.
cli-bench-against = Einen anderen Quellbaum abwechselnd mit diesem messen (ein Checkout oder ein Ordner mit lichtung) und vergleichen.
cli-bench-chart = Die Werte als Diagramm zeichnen (SVG).
cli-bench-rounds = Runden; es zählt der Median.

bench-title = { $game } mit { $python }
bench-build-plain = Geladen sind die Regeln in reinem Python. Prozessorzeit eines Kerns, Median mehrerer Runden.
bench-build-compiled = Geladen sind die übersetzten Regeln (mypyc). Prozessorzeit eines Kerns, Median mehrerer Runden.
bench-running = Es wird gemessen …
bench-fork = Stand mitten in einer Partie verzweigen
bench-deepcopy = derselbe Stand mit copy.deepcopy
bench-ratio = Verzweigen ist schneller um
bench-deepcopy-spared = deepcopy ohne das, was alle Zweige teilen
bench-games = zufällige Partien
bench-turns = Züge darin
bench-decisions = Entscheidungen darin (mit Auswahl)
bench-list = mögliche Aktionen auflisten
bench-apply = Aktion ausführen, mit der nächsten Liste
bench-refusal = Aktion prüfen
bench-view = Sicht eines Platzes
bench-imagine = Stand zu einer Sicht ausdenken
bench-hash = Fingerabdruck des Standes
bench-replay = Eintrag eines Protokolls nachspielen
bench-score = alle Punkte zählen
bench-memory = Speicher je Zweig
bench-early = Entscheidung im ersten Drittel einer Partie
bench-middle = Entscheidung im zweiten Drittel
bench-late = Entscheidung im letzten Drittel
bench-seats = Entscheidung zu { $detail } Plätzen, mit Zufall
bench-seats-fork = Stand zu { $detail } Plätzen verzweigen
bench-seats-ratio = Entscheidung zu { $detail } Plätzen, verglichen mit vier
bench-seat = Entscheidung, { $detail }
bench-mix = Entscheidung bei { $detail }
bench-mix-ratio = verglichen mit den üblichen vier
bench-board = Entscheidung auf dem Spielbrett { $detail }
bench-board-ratio = verglichen mit dem üblichen Spielbrett
bench-unit-us = µs
bench-unit-times = -mal
bench-unit-per-second = je Sekunde
bench-unit-bytes = Byte
bench-at-most = höchstens { $value }
bench-at-least = mindestens { $value }
bench-against = Hinter jedem Wert: der des anderen Baums, und das Wievielfache dieser hier schafft (Median der Runden).
bench-gain = × { $value }
bench-ours = dieser Baum
bench-theirs = der andere Baum
bench-chart = Wie schnell die Regeln sind, mit { $python }
bench-panel-speed = zufällige Partien, je Sekunde
bench-panel-single = einzelne Schritte
bench-panel-course = im Lauf einer Partie
bench-panel-seats = nach der Zahl der Plätze
bench-panel-boards = nach Spielbrettern
bench-panel-factions = nach Parteien
error-bench-tree-fails = Dieser Baum lässt sich nicht messen: { $why }
error-bench-no-tree = Hier liegt kein Quellbaum von Lichtung.

cli-train = Lässt die Agenten von root lernen: Sie spielen, ihre Partien ergeben neue Gewichte, und ein Vergleich entscheidet, ob die bleiben. Nach einer Unterbrechung geht es da weiter, wo es aufgehört hat.
cli-train-count = Partien zum Lernen in jeder Runde, und ebenso viele für den Vergleich.
cli-train-hours = Nach so vielen Stunden keine Partie mehr anfangen.
cli-train-level = Die Stufe, die auf allen Sitzen spielt: novice, easy, medium, hard oder expert.
cli-train-factions = Die Parteien in der Reihenfolge der Sitze; ohne Angabe alle vorgeschlagenen Mischungen zu viert.
cli-train-law = Die Fassung des Gesetzes, early (Vorgabe), 2022 oder current.
cli-train-options = Eine Regeloption; mehrfach möglich. Mit map=NAME bleibt es bei einem Spielplan.
cli-train-out = Ordner für Partien, Vergleiche und Gewichte; Vorgabe: training.
cli-train-seed = Startwert: gleicher Wert, gleiche Partien.
cli-train-jobs = Auf wie vielen Prozessen gerechnet wird; 0 nimmt alle Kerne.

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

# Gespielte Partien, noch einmal betrachtet: `lichtung analyse`.

cli-analyse =
    Betrachtet eine gespeicherte Partie noch einmal: wie wahrscheinlich jeder Spieler gewinnt, wo sich das am stärksten ändert, und was ein starker Rechner getan hätte.

    Der Rechner sieht dabei nur, was der Spieler am Zug damals wusste. Die Wahrscheinlichkeiten sind seine Schätzung.
cli-analyse-level = Wer schätzt: medium, hard oder expert.
cli-analyse-every = Was betrachtet wird: turn (die erste Wahl jedes Zugs), decision (jede Wahl) oder jede wievielte Wahl.
cli-analyse-seat = Nur die Entscheidungen dieses Spielers (marquise, white).
cli-analyse-seed = Startzahl: dieselbe Zahl, dieselbe Analyse.
cli-analyse-outputs = In diese Datei schreiben, mehrfach möglich: .html eine Seite, .svg das Diagramm, .jsonl das Journal mit Kommentaren, .json die Zahlen.
cli-analyse-as_json = Die Zahlen als JSON auf die Standardausgabe.

analyse-progress = Analyse
analyse-title = { $game }, { $count } Einträge
analyse-about = Siegchancen nach der Schätzung von { $level } ({ $iterations } Durchläufe, Startzahl { $seed }), jede aus der Sicht des Spielers am Zug, über eine Runde gemittelt.
analyse-percent = { $share } %
analyse-chart = Siegchancen im Lauf der Partie, in Prozent
analyse-swings = Die größten Ausschläge
analyse-no-swings = Nichts, was aus der Ungenauigkeit der Schätzung herausragt.
analyse-decisions = Zug für Zug
analyse-column = Gespielt, und was der Rechner getan hätte
analyse-place = Zug { $turn }, { $seat }, Eintrag { $entry }
analyse-swing = { $seat }: von { $before } in Zug { $turn } auf { $after } in Zug { $until }.
analyse-swing-end = { $seat }: von { $before } in Zug { $turn } auf { $after } am Ende.
analyse-played = Gespielt: { $line }.
analyse-agrees = { $level } hätte auch so begonnen.
analyse-would = Wahl von { $level }: { $line }, weil { $reason }.
analyse-written = { $file } geschrieben.
error-analyse-level = Die Stufe { $level } hat keine Schätzung. Möglich sind: { $known }.
error-analyse-every = „{ $value }“ geht nicht: turn, decision oder eine Zahl ab 1.
error-analyse-out = Zu { $file } passt nichts. Möglich sind Dateien mit diesen Endungen: { $known }.
error-analyse-out-same = { $file } ist die Partie selbst. Nimm für die Kommentare eine andere Datei.
error-analyse-spectator = Zuschauer entscheiden nichts. Nenne einen Sitz.
error-analyse-nothing = In dieser Partie gibt es nichts zu betrachten: keine Wahl, über die der Rechner nachdenkt.

# Lektionen und Rätsel: was überall gleich heißt.

learn-not-now = Das geht nach den Regeln, führt hier aber nicht weiter.
learn-read-on = Lies zuerst den Schritt zu Ende.
learn-solved = Gelöst.
learn-missed = Der Zug ist vorbei, das Ziel nicht erreicht.
learn-goal-win = Gewinne in diesem Zug.
learn-goal-dice = Gewinne in diesem Zug, wie auch immer die Würfel fallen.
learn-goal-last = Gewinne in diesem Zug, es ist der letzte.
learn-goal-keep = Rette die Festung, was die Allianz auch tut und würfelt.
learn-goal-market = Rette den Markt in Lichtung 9, was die Allianz auch tut und würfelt.
learn-goal-birdsong = Gewinne am Anfang deines nächsten Vogelgesangs, was die anderen auch tun.
learn-goal-decree = Führe das ganze Dekret aus, wie auch immer die Würfel fallen.
learn-goal-bases = Rette beide Stützpunkte vor dem nächsten Zug der Mechanischen Marquise, wie auch immer die Würfel fallen.

learn-facts = { $chapters ->
    [one] ein Kapitel
   *[other] { $chapters } Kapitel
  }, etwa { $minutes } Minuten
learn-type = Nummer oder Notation; < zurück, ! zeig es mir, q aufhören
learn-type-tap = Tippe ein Wort: { $kind } …
learn-type-next = Eingabetaste: weiter
learn-left = Weiter geht es mit: lichtung learn { $lesson } --chapter { $chapter }
learn-finished = Lektion geschafft.

solve-positions = { $count ->
    [one] eine Stellung
   *[other] { $count } Stellungen
  } durchsucht, mit allen Würfeln und allen Antworten der anderen.
solve-none = Das Ziel ist nicht sicher zu erreichen.
solve-unique = Genau eine Lösung:
solve-ways = { $count } Lösungen:
solve-common = In allen: { $actions }
puzzles-none = { $file }: kein Rätsel.
puzzles-found = { $file } geschrieben: An einer Stelle gewinnen nur { $percent } % der Aktionen ({ $count ->
    [one] eine Stellung
   *[other] { $count } Stellungen
  }).

cli-learn =
    Lektionen im Terminal. Ohne LEKTION die Liste.
cli-learn-chapter = Beginnt mit diesem Kapitel.
cli-puzzle =
    Ein Rätsel im Terminal: eines aus der Liste, eine Datei oder das Rätsel des Tages.
cli-puzzle-listing = Zeigt alle Rätsel.
cli-solve =
    Sucht alle Lösungen eines Rätsels: gegen alle Würfel und alle Antworten der anderen. DATEI ist eine Szenariodatei mit [puzzle] oder der Name eines Rätsels.

    Rückgabewert 1, wenn es keine sichere Lösung gibt.
cli-solve-limit = So viele Stellungen darf die Suche sehen.
cli-scenario-puzzles =
    Sucht Rätsel in gespeicherten Partien: letzte Züge, die sicher gewinnen und schwer zu sehen sind.
cli-scenario-puzzles-limit = So viele Stellungen darf die Suche je Partie sehen.
cli-scenario-puzzles-output = Der Ordner für die Dateien.

error-chapter-unknown = { $count ->
    [one] Diese Lektion hat nur ein Kapitel.
   *[other] Diese Lektion hat nur { $count } Kapitel.
  }
error-puzzle-unknown = „{ $name }“ gibt es nicht, weder als Rätsel noch als Datei. Rätsel: { $known }
error-lesson-unknown = „{ $name }“ gibt es nicht. Lektionen: { $known }
error-lesson-path = „{ $entry }“ passt hier nicht. Die Lektion hat sich vielleicht geändert: Beginne das Kapitel neu.
error-lesson-script = „{ $action }“ ist hier nicht möglich. Eine Lektion darf nur tun, was der Tisch fragt.
error-solve-limit = Das sind mehr als { $most } Stellungen. Mit --limit darf die Suche weiter gehen.

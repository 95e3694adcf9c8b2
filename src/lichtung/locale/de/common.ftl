# Befehlszeile, Terminaltisch, Fehler: was zu keinem einzelnen Spiel gehört.

## Befehlszeile

cli-any-usage = Aufruf:
cli-any-options = Optionen
cli-any-commands = Befehle
cli-any-options-metavar = [OPTIONEN]
cli-any-command-metavar = BEFEHL [ARGUMENTE]...
cli-any-game-metavar = SPIEL
cli-any-file-metavar = DATEI
cli-any-files-metavar = DATEI...
cli-any-paragraph-metavar = ABSATZ
cli-any-number-metavar = ZAHL
cli-any-lesson-metavar = LEKTION
cli-any-word-metavar = WORT
cli-any-name-value-metavar = NAME=WERT
cli-any-name-file-class-metavar = NAME=DATEI:KLASSE
cli-any-address-metavar = ADRESSE
cli-any-required = nötig
cli-any-default = Vorgabe
cli-any-help = Zeigt diese Hilfe.
cli-any-version = Zeigt die Version.
cli-version-plain = lichtung, Version { $version }, Regeln in reinem Python
cli-version-compiled = lichtung, Version { $version }, übersetzte Regeln
cli-any-lang = Sprache; ohne Angabe die des Systems.
cli-any-number = eine ganze Zahl
cli-any-number-from = eine ganze Zahl ab { $low }
cli-any-number-between = eine ganze Zahl von { $low } bis { $high }
cli-any-file = eine Datei
cli-any-folder = ein Ordner

cli-lichtung =
    Lichtung, ein digitaler Spieltisch: Die zwei Erben (The Two Heirs) und Root (Grundspiel).

    Ohne Verbindung zu den Verlagen der Spiele. Kosten und Straßen der Plättchen von Die zwei Erben sind rekonstruiert; mit --tiles spielst du mit den Werten deiner eigenen Schachtel.
cli-play =
    Spielt SPIEL am Terminal: heirs (Die zwei Erben) oder root.

    Sitze: human (Mensch); der Rechner, von schwach bis stark: novice, easy, medium, hard, expert; außerdem random (zieht zufällig), greedy (plant seinen Zug) und reference (greedy, wie er früher war). Mehrere Menschen an einem Terminal: --seats human,human. Am Tisch hilft ?.
cli-play-sets = Nur heirs: drei Sets, durch Komma getrennt (Reise, Land & Industrie, Handel & Kirche, Krieg, Handwerk, Patrouille), random (Zufall, Vorgabe) oder choose (am Tisch wählen).
cli-play-seats = Wer spielt, in der Reihenfolge der Sitze; Vorgabe: human auf dem ersten, sonst greedy; mybots.py:Bot ist ein eigener Bot, und expert/2 denkt in zwei Prozessen.
cli-play-factions = Nur root: zwei bis sechs Parteien in der Reihenfolge der Sitze (marquise, eyrie, alliance, vagabond, cult, riverfolk, mechanical-marquise, auch mit deutschem Namen), random für vier zufällige oder random:3 für drei; mit setup=advanced auch eine Zahl von Personen, die ihre Parteien in der Partie wählen.
cli-play-law = Nur root: die Fassung des Gesetzes, early (Vorgabe), 2022 oder current.
cli-play-solo = Nur heirs: allein gegen den Regenten (unser eigener Entwurf): page leicht, prince mittel, king schwer.
cli-play-tiles = Nur heirs: eigene Plättchenwerte aus einer JSON-Datei.
cli-play-options = Spielvariante, mehrfach möglich; root: map=winter|lake|mountain, markers=printed|shuffled, setup=advanced, questions=all, sweep_damages_items=on und andere Schalter des Gesetzes; heirs: roads=first-game, rebates=one-each|once-a-turn, siege=second-tower, tavern=unbroken, areas=all, crafts=one-pair, loops=twice.
cli-play-seed = Startwert des Zufalls: Derselbe Wert mischt gleich.
cli-play-save = Speichert die Partie nach jeder Entscheidung in dieser Datei. Ohne Angabe wird sie für --resume gespeichert.
cli-play-resume = Setzt eine gespeicherte Partie fort und speichert sie weiter; ohne Datei die letzte, die du verlassen hast.
cli-replay =
    Spielt eine gespeicherte Partie nach: prüft sie, nennt den Sieger, erzählt sie, zeigt Tisch und Wertungsbogen.
cli-replay-at = Bis zu diesem Eintrag (0: nur die Vorbereitung); sonst bis zum Ende.
cli-replay-seat = Aus wessen Sicht: ein Sitz (marquise, white) oder spectator. Was dort niemand wissen darf, bleibt verborgen.
cli-replay-step = Blättert mit Tasten durch die Stellungen, vom ersten Zug an.
cli-replay-opens = Öffnet die Partie im Browser.
cli-replay-port = Mit --open: der Port des Servers auf diesem Rechner; 0 nimmt einen freien.
cli-replay-events = Zeigt zu jedem Eintrag Nummer, Notation und Absatz.
cli-show =
    Zeichnet eine Stellung: die, mit der der erste Fall einer Szenariodatei (*.toml) beginnt, oder das Ende einer gespeicherten Partie.

    Im Terminal, oder mit --output als Bild: SVG, oder PNG, wenn die Datei so heißt. Nichts ist zu sehen, was der Betrachter nicht wissen darf.
cli-show-case = Bei einer Szenariodatei: der Fall mit dieser Nummer.
cli-show-at = Bei einer gespeicherten Partie: nach so vielen Einträgen.
cli-show-seat = Aus wessen Sicht: ein Sitz (marquise, white), spectator für Zuschauer (Vorgabe) oder all für alles, was jeder von ihnen weiß.
cli-show-output = Zeichnet das Bild in diese Datei.
cli-law =
    Zeigt die Regeln: ihre Kapitel, einen ABSATZ wie E.7.3 (Root: 4.3.1), alles unter einem wie E.7
    oder den Absatz, der am besten zu einem Wort passt (kampf).
cli-law-asked = Listet die Absätze auf, die zu Wörtern oder einer Frage passen.
cli-law-sources = Nennt auch Code und Tests, in denen der Absatz vorkommt.
cli-law-example = Zeigt das Beispiel mit dieser Nummer auf dem Brett.
cli-law-coverage = Listet zu jedem Absatz Code und Tests auf.
cli-law-write = Mit --coverage: schreibt die Liste als Markdown.
cli-position =
    Sagt zu einer Stellung, wer entscheidet; die DATEI ist ein Szenario oder ein gespeichertes Spiel.
cli-position-actions = Zählt auf, was erlaubt ist, und sagt zu allem anderen, warum nicht.
cli-position-case = Der wievielte Fall des Szenarios.
cli-position-at = Nach so vielen Einträgen des gespeicherten Spiels.
cli-check =
    Prüft Szenariodateien (oder alle *.toml eines Ordners).

    Rückgabewert 1, wenn ein Fall abweicht, 2, wenn eine Datei falsch ist.
cli-check-show = Zeigt zu jedem Schritt, was geschah, wer dann entscheidet und was zur Wahl steht.
cli-scenario =
    Macht aus gespeicherten Partien Szenariodateien.
cli-scenario-from =
    Schreibt eine Stellung einer gespeicherten Partie als Szenariodatei, die lichtung check prüft.
cli-scenario-from-at = Nach so vielen Einträgen; unter 0 wird vom Ende her gezählt. Ohne Angabe: am Ende.
cli-scenario-from-steps = Fügt so viele der folgenden Einträge als Schritte an.
cli-scenario-from-title = Der Titel des Szenarios.
cli-scenario-from-output = Schreibt in diese Datei, statt den Text auszugeben.
scenario-title = { $file }, nach Eintrag { $at }
scenario-written = { $file } geschrieben.
show-title = { $game }, nach Eintrag { $at } von { $count }
show-written = { $file } gezeichnet.
picture-opening = Die Partie wird vorbereitet
picture-over = { $winner } gewinnt
cli-upgrade =
    Schreibt Journale älterer Fassungen, auch die einer Kampagne, so neu, wie sie heute geschrieben werden:
    jede Aktion in Worten. Jedes wird vorher und nachher durchgespielt, erst dann wird seine Datei ersetzt.

    Rückgabewert 2, wenn eine Datei unbekannt oder falsch ist; dann wird nichts geändert.
upgrade-rewritten =
    { $count ->
        [one] { $file }: neu geschrieben, { $count } Eintrag in Worten.
       *[other] { $file }: neu geschrieben, { $count } Einträge in Worten.
    }
upgrade-campaign = { $file }: mit den neuen Prüfsummen ihrer Journale neu geschrieben.
upgrade-current = { $file }: auf dem neuesten Stand.
upgrade-scenario = { $file }: eine Szenariodatei; sie wird weiter so gelesen, wie sie ist. Es gibt nichts zu tun.
upgrade-untouched = Es wurde nichts geändert.
error-upgrade-unknown = Das ist weder ein Journal noch eine Kampagne noch eine Szenariodatei von Lichtung.

error-cli-command-unknown = Den Befehl { $name } gibt es nicht. Bekannt sind: { $known }.
error-cli-option-unknown-here = Die Option { $option } gibt es hier nicht. --help zeigt alle.
error-cli-option-bare = Zur Option { $option } fehlt der Wert, oder sie braucht keinen.
error-cli-argument-missing = { $name } fehlt.
error-cli-argument-extra = Das gehört nicht zu diesem Befehl: { $words }. --help zeigt, was er annimmt.
error-cli-command-missing = Welcher Befehl? Bekannt sind: { $known }. --help sagt, was sie tun.
error-cli-argument-bad = { $name }: Das geht nicht. Erwartet: { $want }
error-cli-usage = So geht der Aufruf nicht: { $why }

## Am Tisch

play-welcome = Tippe eine Nummer oder eine Aktion in Notation. ? hilft, ende beendet.
play-hint = Nummer, Wort oder Notation; ? für Hilfe
play-hint-back = Nummer, Wort oder Notation; 0 geht zurück, ? für Hilfe
play-one-of = Möglich sind hier: { $known }.
play-pass = Nun entscheidet: { $seat }. Alle anderen schauen weg; drück die Eingabetaste, wenn es so weit ist.
play-page = Seite { $page } von { $pages }; + blättert um, ? für Hilfe
play-number = Bitte eine Nummer von 1 bis { $count }.
play-unclear = „{ $text }“ verstehe ich nicht. Tippe eine Nummer oder eine Aktion; möglich sind: { $known }. ? hilft.
play-did-you-mean = „{ $text }“ kenne ich nicht. Meinst du „{ $meant }“? Mit ? siehst du alles.
play-allowed =
    { $count ->
        [one] „{ $text }“ ist jetzt erlaubt.
       *[other] „{ $text }“ ist jetzt erlaubt, auf { $count } Arten.
    }
play-none-allowed = Nichts, was mit „{ $text }“ anfängt, ist jetzt erlaubt ({ $law }).
play-last-chance = Mehr ist in diesem Zug nicht zu tun. Eingabetaste: weiter, z: zurücknehmen
play-undone = Zurückgenommen.
play-saved = Gespeichert in { $file }. Ab jetzt wird nach jeder Entscheidung gespeichert.
play-left = Die Partie endet hier und ist nicht gespeichert.
play-left-last = Die Partie ist gespeichert. Weiter geht es mit: lichtung play --resume
play-left-saved = Die Partie ist in { $file } gespeichert. Weiter geht es mit: lichtung play --resume { $file }
play-quit-sure = Die Partie ist nicht gespeichert (speichern DATEI). Trotzdem aufhören? [j/N]
play-yes = j ja y yes
play-log-empty = Noch ist nichts geschehen.
play-help-actions = { $actions } Die Zahl hinter einer Wahl sagt, wie sich deine Punkte sofort ändern würden. Außerdem kannst du tippen:

command-help = hilfe h ?
command-undo = zurück z
command-why = warum w
command-score = punkte p
command-log = verlauf v
command-law = regel gesetz
command-info = info i
command-threats = gefahr gefahren
command-hint = rat tipp
command-table = tisch t
command-more = mehr + m
command-actions = aktionen a
command-save = speichern
command-quit = ende q schluss

command-help-help = diese Hilfe
command-undo-help = die letzte Entscheidung zurücknehmen, solange nichts gezogen wurde und niemand anderes dran war
command-why-help = warum etwas jetzt nicht geht: warum { $why }
command-score-help = Wertungsbogen, als wäre die Partie jetzt zu Ende
command-log-help = was zuletzt geschah (verlauf 50: mehr davon)
command-law-help = ein Absatz der Regeln: regel { $law }
command-info-help = mehr über etwas auf dem Tisch: info { $info }
command-threats-help = was andere dir in ihrem nächsten Zug antun können (gefahr NAME: nur einer von ihnen)
command-hint-help = was ein starker Rechner an deiner Stelle täte, und warum
command-table-help = den ganzen Tisch zeigen, mit allen Tafeln
command-more-help = in einem langen Menü weiterblättern
command-actions-help = alle erlaubten Aktionen in Notation
command-save-help = die Partie speichern: speichern DATEI
command-quit-help = aufhören

replay-title =
    { $count ->
        [one] { $game }, ein Eintrag
       *[other] { $game }, { $count } Einträge
    }
replay-won = gewonnen
replay-ready = Die Partie ist unter { $address } zu sehen. Strg+C beendet.
replay-at = Stellung nach Eintrag { $at } von { $count }
replay-keys = Leertaste oder → weiter, ← zurück, a Anfang, e Ende, s Wertungsbogen, q Schluss
replay-unfinished = Die Partie ist noch nicht zu Ende.

player-human = Mensch
player-novice = Neuling
player-easy = Leicht
player-medium = Mittel
player-hard = Schwer
player-expert = Meister
player-reference = Vergleich
player-random = Zufall
player-greedy = Greedy
player-regent = Regent
player-machine = Mechanische Marquise
player-in-character = { $player } ({ $character })
character-aggressive = angriffslustig
character-builder = baut gern
character-trader = handelt gern
character-peaceable = friedlich

## Ablehnungen, die jedes Spiel kennt

refusal-not-offered = Das steht hier nicht zur Wahl.
refusal-not-now = Das geht jetzt nicht.
refusal-game-over = Die Partie ist zu Ende.
refusal-no-outcome = Das kann hier nicht herauskommen.

## Fehler

error-refused = Die Regeln erlauben das nicht ({ $law }: { $reason }).
error-game-unknown = Dieses Spiel gibt es hier nicht. Bekannt sind: { $known }.
error-game-missing = Welches Spiel? Bekannt sind: { $known }. Zum Beispiel: lichtung play heirs
error-game-over = Die Partie ist zu Ende.
error-no-terminal-table = Dieses Spiel hat noch keinen Tisch im Terminal.
error-language-unknown = Diese Sprache gibt es hier nicht. Bekannt sind: { $known }.
error-option-choice = { $value } geht nicht. Erlaubt ist: { $choices }
error-option-unknown = Diese Option gibt es nicht. Bekannt sind: { $known }.
error-option-twice = So hieß früher { $name }, und das ist auch angegeben. Nenne nur eines von beiden.
error-option-other-game = Das gehört zu { $owner }, nicht zu { $game }.
error-option-form = { $value } geht nicht. Erwartet wird NAME=WERT, zum Beispiel map=winter (Root) oder roads=first-game (Die zwei Erben).
error-sets-unknown = Ein Set { $value } gibt es nicht. Bekannt sind: { $known }; oder random, choose.
error-sets-three = Es müssen drei verschiedene Sets sein, nicht { $count }.
error-seats-count = { $want ->
    [one] Hier wird ein Sitz vergeben, nicht { $found }.
   *[other] Hier werden { $want } Sitze vergeben, nicht { $found }.
  }
error-resume-none = Hier liegt keine angefangene Partie. Mit --resume DATEI setzt du eine gespeicherte fort.
error-resume-alone = Eine gespeicherte Partie bringt Spiel und Varianten mit: --resume geht nur mit --seats, --seed und --save.
error-undo-barrier = Weiter zurück geht es nicht: Seitdem wurde etwas gezogen, oder jemand anderes war dran.
error-play-info = Unter „{ $word }“ finde ich nichts. Zum Beispiel: info { $info }
error-play-why-what = Warum was? Zum Beispiel: warum { $example }
error-play-save-where = Wohin? Zum Beispiel: speichern partie.jsonl
error-play-law-which = Welcher Absatz? Zum Beispiel: regel { $law }
error-file-unreadable = Die Datei lässt sich nicht lesen ({ $why }).
error-file-unwritable = Die Datei lässt sich nicht schreiben ({ $why }).

# Was das System von einer Datei oder einem Ordner sagt

system-enoent = eine solche Datei oder einen solchen Ordner gibt es nicht
system-eisdir = das ist ein Ordner
system-enotdir = ein Teil des Pfads ist kein Ordner
system-eacces = der Zugriff ist nicht erlaubt
system-eperm = der Zugriff ist nicht erlaubt
system-erofs = dort lässt sich nichts schreiben
system-enospc = dort ist kein Platz mehr
system-enametoolong = der Name ist zu lang
system-eexist = das gibt es schon
system-eloop = die Verknüpfungen führen im Kreis

error-picture-suffix = Bilder werden als .svg oder .png gezeichnet.
error-file-not-text = Das ist keine Textdatei in UTF-8.
error-data-unreadable = Die Datei hat nicht das erwartete Format: { $why }
error-view-key = Einen solchen Schlüssel hat eine Sicht nicht. Sie hat: { $known }.
error-view-differs = So schreibt es eine Sicht dieses Spiels nicht.
error-data-missing = Dieser Schlüssel fehlt.
error-data-want = Erwartet wird { $want }
error-data-object = Erwartet wird ein Objekt, also Schlüssel mit Werten.
error-data-list = Erwartet wird eine Liste.
error-data-text = Erwartet wird ein Text, der nicht leer ist.
error-data-word = Erwartet wird ein Wort ohne Leerzeichen.
error-data-flag = Erwartet wird true oder false.
error-data-number = { $value } geht nicht. Erwartet wird eine ganze Zahl von { $low } bis { $high }.
error-data-real = { $value } geht nicht. Erwartet wird eine Zahl von { $low } bis { $high }.
error-data-choice = { $value } geht nicht. Erwartet wird eines von: { $choices }
error-data-pair = Erwartet werden zwei verschiedene Zahlen: [a, b]
error-data-repeated = Das steht zweimal in der Liste.
error-data-twice = Der Name { $value } ist schon vergeben.
error-data-asymmetric = { $other } wird hier genannt, nennt umgekehrt aber diesen Eintrag nicht.
error-data-itself = Dieser Eintrag ist hier sein eigener Nachbar.
error-data-card-without-code = Diese Karte bleibt im Spiel, aber keine Regel sagt, was sie bewirkt.
error-tiles-twice = Dieses Plättchen steht zweimal in der Datei.
error-tiles-set-size = Das Set braucht { $want } Plättchen, hier sind es { $found }.
error-code-unknown-verb = Der Code { $code } beginnt mit keiner bekannten Aktion.
error-code-wrong-length =
    { $want ->
        [one] Der Code { $code } passt nicht zu { $verb }: Dahinter gehört eine Zahl.
       *[other] Der Code { $code } passt nicht zu { $verb }: Dahinter gehören { $want } Zahlen.
    }
error-code-bad-value = Der Code { $code } passt nicht zu { $verb }: { $field } kann nicht { $value } sein.
error-notation-unknown-verb = „{ $text }“ verstehe ich nicht. Eine Aktion beginnt mit: { $known }. ? hilft.
error-notation-wrong-length = „{ $text }“ ist zu kurz oder zu lang. So wird es geschrieben: { $form }
error-notation-bad-word = „{ $word }“ passt hier nicht ({ $field }: { $kind ->
    [field] ein Feld wie 1,-2
    [tile] die Kennung eines Plättchens wie reise-01
   *[other] { $kind }
  }).{ $known ->
    [none] { "" }
   *[other] { " " }Möglich sind: { $known }
  }
error-journal-stale = Das Journal ist inzwischen weiter: Erwartet war Eintrag { $expected }, es hat schon { $length }.
error-journal-empty = Die Datei ist leer.
error-journal-format = Das ist kein Journal von Lichtung (Format { $want }).
error-journal-header = Der Kopf des Journals ist unvollständig: game, rules, setup und seats gehören hinein.
error-journal-not-json = Diese Zeile ist kein JSON-Objekt.
error-journal-number = Die Einträge sind nicht fortlaufend nummeriert: Hier gehört n = { $want } hin.
error-journal-note = Ein Kommentar (note) ist ein Text.
error-journal-entry = Dieser Eintrag ist unvollständig: seat (Zahl) und { $action } (die Aktion) gehören hinein.
error-journal-wrong-seat = Der Sitz { $seat } ist hier nicht dran.
error-journal-other-game = Dieses Journal gehört zu einem anderen Spiel ({ $game }).
error-journal-rules = Dieses Journal wurde mit Regelfassung { $rules } gespielt, hier gilt Fassung { $want }.
error-journal-other-end = In Worten geschrieben, würde dieses Journal anders enden; es bleibt, wie es ist.
error-journal-at =
    { $count ->
        [one] Es gibt nur einen Eintrag.
       *[other] Es gibt nur { $count } Einträge.
    }
error-replay-open-unfinished = Solange eine Partie läuft, zeigt der Browser sie nur aus der Sicht von Zuschauern. Lass --seat weg, oder sieh sie dir ohne --open hier an.
error-show-seat = Den Betrachter { $seat } gibt es nicht. Möglich sind: { $known }.
error-show-case =
    { $count ->
        [one] Diese Datei hat nur einen Fall.
       *[other] Diese Datei hat nur { $count } Fälle.
    }
error-show-case-journal = Eine gespeicherte Partie hat keine Fälle. Mit --at wählst du eine ihrer Stellungen.
error-show-at-scenario = Eine Szenariodatei hat keine Einträge. Mit --case wählst du eine ihrer Stellungen.
error-no-picture = Von diesem Spiel gibt es noch kein Bild.
error-pictures-missing = PNG-Bilder brauchen eine Ergänzung: pip install "{ $extra }". Bilder als SVG gehen auch ohne sie.
hint-best = Mein Rat: { $action }, weil { $reason }.
hint-because-won = die Partie damit gewonnen ist
hint-because-points =
    { $count ->
        [one] das bald etwa einen Punkt bringt
       *[other] das bald etwa { $count } Punkte bringt
    }
hint-because-position = die Stellung danach besser ist, auch wenn es noch keine Punkte bringt
hint-then = Danach: { $line }.
hint-chance = So gewinnst du nach meiner Schätzung in { $chance } von 100 Partien.
hint-other = Auch möglich: { $action } ({ $chance } von 100).
hint-nothing = Dazu weiß ich keinen Rat.
play-no-threats = nichts zu befürchten, soweit man sieht
error-play-threats = Niemand heißt „{ $word }“. Es gibt: { $known }.

# Die Befehle `law` und `check`, und was an Szenariodateien falsch sein kann.

## law

law-list = { $title }, Absätze { $first } bis { $last }. Mehr zeigt: lichtung law { $example }
law-also = Auch dort könnte es stehen:
law-example-how = Auf dem Brett: lichtung law { $paragraph } --example { $number }
law-found = Gefunden zu „{ $text }“:
law-code = Code: { $places }
law-tests = Tests: { $places }
law-nowhere = nirgends
law-heading = (Überschrift, keine Regel)
law-no-tests-here = Die Tests liegen nur im Quellbaum; hier zählt nur der Code.
law-coverage-paragraph = Absatz
law-coverage-code = Code
law-coverage-tests = Tests
law-coverage-missing = fehlt
law-coverage-unknown = { $file } nennt { $paragraph }, den es nicht gibt.
law-coverage-sum = { $title }: { $rules ->
    [one] eine Regel
   *[other] { $rules } Regeln
  }, { $code } ohne Code, { $tests } ohne Test.
law-coverage-sum-code = { $title }: { $rules ->
    [one] eine Regel
   *[other] { $rules } Regeln
  }, { $code } ohne Code.
law-written = { $file } geschrieben.

## check

check-failed = { $file }: { $title }
check-difference = { $line ->
    [0] { $where }: { $said }
   *[other] Zeile { $line }, { $where }: { $said }
  }
check-difference-noted = { $line ->
    [0] { $where } („{ $note }“): { $said }
   *[other] Zeile { $line }, { $where } („{ $note }“): { $said }
  }
check-stands = Hier entscheidet { $who } bei { $step } ({ $law }). Zur Wahl stehen: { $offer }
check-stands-here = Hier entscheidet { $who } bei { $step } ({ $law }). Zur Wahl stehen:
check-over = Die Partie ist zu Ende.
check-silent-step = es geschieht nichts
check-do-unlisted = „{ $action }“ wird nicht abgelehnt, steht aber auch nicht zur Wahl: ein Fehler in den Regeln
check-legal-unlisted = „{ $action }“ wird nicht abgelehnt, steht aber auch nicht zur Wahl: ein Fehler in den Regeln
check-refused-listed = „{ $action }“ wird abgelehnt, steht aber trotzdem zur Wahl: ein Fehler in den Regeln
check-event-missing = „{ $event }“ hätte geschehen sollen (hier oder nach den Ereignissen davor), geschehen ist aber nur: { $events }
check-event-told = „{ $event }“ ist geschehen, sollte aber nicht
check-worlds-differ = die beiden Welten sollten gleich aussehen, aber { $what ->
    [view] es ist Verschiedenes zu sehen („{ $of }“)
    [decision] die Entscheidung ist eine andere
    [result] das Ergebnis ist ein anderes
    [standing] der Punktestand ist ein anderer
    [refusal] die Antwort auf { $of } ist eine andere
   *[actions] es steht anderes zur Wahl
  }: hier { $here }, dort { $there }
check-view-lacks = Einen solchen Namen hat die Ansicht nicht. Sie hat: { $known }
check-worlds-alike = die beiden Welten sollten sich unterscheiden lassen, sehen aber gleich aus
check-chance-first = „{ $action }“ geht nicht: Hier entscheidet der Zufall. Gib vorher an, was er ergibt, zum Beispiel: { $outcomes }
check-do-refused = „{ $action }“ ist nicht erlaubt; abgelehnt durch { $law } ({ $reason })
check-legal-refused = „{ $action }“ sollte erlaubt sein, wird aber abgelehnt durch { $law } ({ $reason })
check-unlisted-listed = „{ $action }“ sollte nicht zur Wahl stehen, tut es aber
check-refused-legal = „{ $action }“ sollte durch { $by } abgelehnt werden, ist aber erlaubt
check-refused-otherwise = „{ $action }“ sollte durch { $want } abgelehnt werden, abgelehnt wird aber durch { $law } { $reason }
check-actions-differ = erlaubte Aktionen mit „{ $verb }“: es fehlen { $missing }; zu viel sind { $more }
check-fact-differs = erwartet { $expected }, gefunden { $found }
check-sum = { $cases ->
    [one] Ein Fall
   *[other] { $cases } Fälle
  } in { $files ->
    [one] einer Datei
   *[other] { $files } Dateien
  }: { $failed ->
    [0] alle wie beschrieben
    [one] einer anders
   *[other] { $failed } anders
  }.
check-wrong = { $wrong ->
    [one] Eine Datei ist fehlerhaft.
   *[other] { $wrong } Dateien sind fehlerhaft.
  }

## position

position-decides = { $seat }: { $asked } ({ $law })
position-chance = Der Zufall
position-allowed = Erlaubt:
position-refused = Nicht erlaubt:

## Fehler: law

error-law-unknown = Den Absatz { $paragraph } gibt es nicht. Ähnlich: { $near }
error-law-nothing = Zu „{ $text }“ findet sich kein Absatz. Versuche ein anderes Wort oder den Anfang einer Nummer.
error-law-example = Zu diesem Absatz gibt es { $count ->
    [0] kein Beispiel
    [one] nur ein Beispiel
   *[other] nur { $count } Beispiele
  }.

## Fehler: Szenariodateien

error-scenario-toml = Das ist ab Spalte { $column } kein gültiges TOML. In den Worten des Parsers: { $why }
error-scenario-toml-end = Die Datei hört mittendrin auf: Eine Klammer oder ein Anführungszeichen ist nicht geschlossen. In den Worten des Parsers: { $why }
error-scenario-toml-twice = Hier steht etwas doppelt: Den Schlüssel gibt es schon, oder eine Tabelle wurde als Ganzes geschrieben (expect = {"{"} ... {"}"}) und wird nun Schlüssel für Schlüssel fortgesetzt (expect.points = ...). In jedem Schritt geht nur eine der beiden Schreibweisen.
error-scenario-empty = Das ist leer und sagt nichts. Nenne mindestens eine Sache oder lass den Schlüssel weg.
error-scenario-same-world = Das ändert an der Stellung nichts: Es ist dieselbe Welt.
error-scenario-single = Das ist ein einzelner Wert; darunter lässt sich nichts benennen.
error-scenario-event = Ein Ereignis { $event } gibt es nicht. Bekannt sind: { $known }
error-scenario-event-form = „{ $event }“ ist kein mögliches Ereignis. Schreib nur den Namen oder: { $form } (* steht für Beliebiges)
error-scenario-key = Diesen Schlüssel gibt es nicht. Bekannt sind: { $known }
error-scenario-game = Zuerst steht da, welches Spiel es ist, zum Beispiel game = "root". Bekannt sind: { $known }.
error-scenario-want = Erwartet wird { $want }
error-scenario-no-steps = Es fehlt, was geschehen oder gelten soll: steps = [...]
error-scenario-steps-or-cases = Schritte stehen entweder oben in der Datei oder in [[case]], nicht beides.
error-scenario-fact = Danach lässt sich nicht fragen. Bekannt sind: { $known }
error-scenario-paragraph = Den Absatz { $paragraph } gibt es nicht.
error-scenario-none = Hier liegen keine Szenariodateien (*.toml).

## Fehler: Stellungen

error-position-key = Diesen Schlüssel gibt es nicht. Bekannt sind: { $known }
error-position-want = Erwartet wird { $want }
error-position-choice = { $value } geht nicht. Erlaubt ist: { $choices }
error-position-tile = Ein Plättchen { $tile } gibt es nicht.
error-position-tile-set = { $tile } gehört zu keinem der Sets dieser Partie ({ $sets }).
error-position-tile-twice = { $tile } liegt schon woanders: { $first }
error-position-no-spare = Für diesen Platz ist kein Plättchen mehr übrig.
error-position-field = { $value } ist kein Feld. Felder heißen x,y, vom Anfangsplättchen aus, zum Beispiel 1,-2.
error-position-field-twice = Auf diesem Feld liegt schon ein Plättchen.
error-position-far = So weit außen lässt sich nicht weiterspielen; erlaubt sind höchstens { $most } Felder vom Anfangsplättchen.
error-position-apart = Dieses Plättchen hängt nicht mit dem Anfangsplättchen zusammen.
error-position-tokens = So viele Befehlsmarken { $token } hat der Regent nicht.
error-position-turns-over = Zu Ende ist die Partie, wenn der Stapel leer ist und kein Zug mehr bleibt; nur dann steht nichts mehr aus.
error-position-setting-up = Das passt nicht zu einer Partie, die gerade aufgebaut wird.
error-position-sets = Es müssen { $count } verschiedene Sets sein, dieselben wie in den Optionen.
error-position-start-open = Das Anfangsplättchen liegt verdeckt und gehört niemandem.
error-position-reserve-size = Die Königliche Reserve hat { $want } Plätze, hier stehen { $found }.
error-position-shield = Der Königliche Schild liegt auf genau einem Platz, hier auf { $found }.
error-position-troops = Jede Farbe hat { $want } Truppen (das Gefolge zuerst), hier stehen { $found }.
error-position-retinue = Das Gefolge ist nie in der Reserve.
error-position-troop-off = Auf { $value } liegt kein Plättchen, dort kann keine Truppe stehen.
error-position-troops-together = Auf { $value } steht schon eine Truppe. Nur am Anfang stehen beide Gefolge zusammen.
error-position-turn-or-pending = Gib entweder turn oder pending an, nicht beides.
error-position-hirer = Ohne eine Partei, die Söldner stellt, kann niemand welche angeworben haben.
error-position-top = Im Stapel ist kein Plättchen dieser Farbe ({ $value }).
error-position-turns-left = Die letzte Runde beginnt erst, wenn der Stapel leer ist; es sind noch { $stack } Plättchen darin.
error-position-step = Einen Schritt { $value } gibt es nicht. Bekannt sind: { $known }
error-position-hand = Auf dieser Hand können höchstens { $most } Plättchen sein, hier sind es { $found }.
error-position-crown = Zeigt der Schild die andere Krone, ist in diesem Zug schon ein Plättchen genommen.

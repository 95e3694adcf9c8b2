# Die Befehle `law` und `check`, und was an Szenariodateien falsch sein kann.

## law

law-list = { $title }, Absätze { $first } bis { $last }. Mehr mit: lichtung law { $example }
law-ruling = Lesart { $number }: { $text }
law-later = Seit der Fassung „{ $edition }“: { $text }
law-number = Nummer in der aktuellen Fassung: { $number }
law-code = Code: { $places }
law-tests = Tests: { $places }
law-nowhere = nirgends
law-heading = (Überschrift, keine Regel)
law-no-tests-here = Die Tests liegen nur im Quellbaum; hier zählt allein der Code.
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
check-difference = { $where }: { $said }
check-chance-first = „{ $action }“ geht nicht: Hier entscheidet der Zufall. Gib vorher an, was er ergibt, zum Beispiel: { $outcomes }
check-do-refused = „{ $action }“ ist nicht erlaubt, abgelehnt durch { $law } ({ $reason })
check-legal-refused = „{ $action }“ sollte erlaubt sein, wird aber abgelehnt durch { $law } ({ $reason })
check-unlisted-listed = „{ $action }“ sollte nicht zur Wahl stehen, steht es aber
check-refused-legal = „{ $action }“ sollte durch { $by } abgelehnt werden, ist aber erlaubt
check-refused-otherwise = „{ $action }“ sollte durch { $want } abgelehnt werden, abgelehnt hat { $law } { $reason }
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

## Fehler: law

error-law-unknown = Den Absatz { $paragraph } gibt es nicht. Ähnlich: { $near }

## Fehler: Szenariodateien

error-scenario-toml = Das ist kein gültiges TOML: { $why }
error-scenario-key = Diesen Schlüssel gibt es nicht. Bekannt sind: { $known }
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
error-position-far = So weit außen lässt sich von hier aus nicht weiterspielen; höchstens { $most } Felder vom Anfangsplättchen.
error-position-sets = Es müssen { $count } verschiedene Sets sein, dieselben wie in den Optionen.
error-position-start-open = Das Anfangsplättchen liegt verdeckt und gehört niemandem.
error-position-reserve-size = Die Königliche Reserve hat { $want } Plätze, hier stehen { $found }.
error-position-shield = Der Königliche Schild liegt auf genau einem Platz, hier auf { $found }.
error-position-troops = Jede Farbe hat { $want } Truppen (das Gefolge zuerst), hier stehen { $found }.
error-position-retinue = Das Gefolge ist nie in der Reserve.
error-position-troop-off = Auf { $value } liegt kein Plättchen, dort kann keine Truppe stehen.
error-position-troops-together = Auf { $value } steht schon eine Truppe. Nur am Anfang stehen beide Gefolge zusammen.
error-position-turn-or-pending = Entweder turn oder pending, nicht beides.
error-position-hirer = Ohne eine Partei, die Söldner stellt, kann niemand welche angeworben haben.
error-position-top = Im Stapel ist kein Plättchen dieser Farbe ({ $value }).
error-position-turns-left = Die letzte Runde beginnt erst, wenn der Stapel leer ist; es sind noch { $stack } Plättchen darin.
error-position-step = Einen Schritt { $value } gibt es nicht. Bekannt sind: { $known }
error-position-hand = Auf dieser Hand können höchstens { $most } Plättchen sein, hier sind es { $found }.
error-position-crown = Zeigt der Schild die andere Krone, wurde in diesem Zug schon genommen.

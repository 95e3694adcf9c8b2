## Partien von Root in der Notation der Spieler (lichtung rootlog)

cli-rootlog =
    Liest, prüft und schreibt Partien von Root in der Notation der Spieler (Rootlog).
cli-rootlog-check =
    Spielt eine aufgezeichnete Partie Zug für Zug nach und sagt zu jedem, ob die Regeln ihn erlauben.

    Rückgabewert 1, wenn etwas nicht zu lesen oder ein Zug nicht erlaubt ist, 2, wenn die Datei nicht zu prüfen ist.
cli-rootlog-check-law = Nach welcher Fassung der Regeln gespielt wurde.
cli-rootlog-check-show = Zeichnet zu jedem Zug, der nicht ohne Weiteres erlaubt ist, die Stellung davor.
cli-rootlog-export =
    Schreibt eine gespeicherte Partie als Rootlog, so wie jemand sie sieht, der am Tisch zuschaut.
cli-rootlog-export-output = Schreibt in diese Datei, statt den Text auszugeben.
cli-rootlog-export-hidden = Nennt in Kommentaren die Karten, die nicht alle gesehen haben; nur bei einer Partie, die zu Ende ist.
cli-rootlog-import =
    Macht aus einer aufgezeichneten Partie eine gespeicherte, die lichtung replay zeigt.

    Verdeckte Karten werden so ergänzt, dass alles aufgeht. Rückgabewert 1, wenn die Partie nur bis zu einem Zug
    reicht, den die Regeln nicht erlauben.
cli-rootlog-import-output = Die Datei, in die die Partie geschrieben wird.
cli-rootlog-import-law = Nach welcher Fassung der Regeln gespielt wurde.

rootlog-read =
    { $turns ->
        [one] Gelesen: ein Zug
       *[other] Gelesen: { $turns } Züge
    }, { $players } Spieler.
rootlog-at = Zeile { $line }, Spalte { $column }: { $said }
rootlog-setup = Aufbau
rootlog-turn = Zeile { $line }, { $who }: { $said }
rootlog-legal = erlaubt
rootlog-open = erlaubt, aber nicht ganz festgelegt
rootlog-other-edition = erlaubt nach der anderen Fassung der Regeln ({ $edition })
rootlog-illegal = nicht erlaubt: { $law }
rootlog-deed = Spalte { $column }: { $deed }
rootlog-count-legal = { $count } erlaubt
rootlog-count-open = { $count } erlaubt, aber nicht ganz festgelegt
rootlog-count-other-edition = { $count } erlaubt nach der anderen Fassung
rootlog-count-illegal = { $count } nicht erlaubt
rootlog-sum =
    { $turns ->
        [one] Ein Zug und der Aufbau: { $shares }.
       *[other] { $turns } Züge und der Aufbau: { $shares }.
    }
rootlog-written = { $file } geschrieben.
rootlog-imported =
    { $count ->
        [one] { $file } geschrieben, ein Eintrag.
       *[other] { $file } geschrieben, { $count } Einträge.
    }
rootlog-imported-part =
    { $count ->
        [one] { $file } geschrieben, ein Eintrag: Weiter als bis vor Zeile { $line } lässt sich die Partie nicht nachspielen.
       *[other] { $file } geschrieben, { $count } Einträge: Weiter als bis vor Zeile { $line } lässt sich die Partie nicht nachspielen.
    }

## Worin Aufzeichnung und Regeln auseinandergehen, ohne dass der Zug verboten wäre

rootlog-unrecorded = Nach den Regeln auch: { $deeds }
rootlog-unexplained = Aufgeschrieben, aber nicht erklärt: { $deeds }

## Was am Text auffiel

rootlog-remark-unknown-header = unbekannte Kopfzeile, übergangen: { $text }
rootlog-remark-unknown-line = keine Zeile dieser Notation: { $text }
rootlog-remark-unknown-name = unbekannter Name, so übernommen: { $text }
rootlog-remark-bad-clearing = keine Lichtung: { $text }
rootlog-remark-no-player = { $text } hat keine Zeile mit dem Namen; die erste Zeile ist der Aufbau
rootlog-remark-no-map = kein Spielbrett genannt, angenommen: { $reading }
rootlog-remark-no-deck = kein Kartensatz genannt, angenommen: { $reading }
rootlog-remark-no-clearings = Die Farben der Lichtungen fehlen
rootlog-remark-empty-deed = leere Angabe, übergangen
rootlog-remark-unreadable = nicht zu lesen: { $text }
rootlog-remark-mended = { $text } gelesen als { $reading }
rootlog-remark-blanks = Leerzeichen übergangen: { $text }
rootlog-remark-old-ambush = ältere Schreibweise: { $text } gelesen als { $reading }
rootlog-remark-bare-item = Gegenstand ohne Prozentzeichen: { $text } gelesen als { $reading }
rootlog-remark-flip-guess = Vermutung als Aufdecken geschrieben: { $text } gelesen als { $reading }
rootlog-remark-turned-kind = Art und Farbe vertauscht: { $text } gelesen als { $reading }
rootlog-remark-old-relic = ältere Schreibweise: { $text } gelesen als { $reading }
rootlog-remark-hireling = Angeheuerte Helfer ohne h_: { $text } gelesen als { $reading }
rootlog-remark-battle-place = ohne Ort: { $text } gelesen als { $reading }
rootlog-remark-no-hand = ohne Hand: { $text } gelesen als { $reading }
rootlog-remark-capitals = großgeschriebener Name: { $text } gelesen als { $reading }
rootlog-remark-hash-comment = Kommentar, übergangen: { $text }
rootlog-remark-mended-defender = Angreifer und Verteidiger sind gleich: { $text } gelesen als Kampf gegen { $reading }
rootlog-remark-mended-clearing = dort stehen die Figuren nicht: { $text } gelesen als Lichtung { $reading }
rootlog-remark-mended-exhausted = zu früh abgelegt: { $text } gelesen als Erschöpfen von { $reading }
rootlog-remark-mended-gift = sonst zieht dort niemand: { $text } gelesen als gegeben von { $reading }
rootlog-remark-mended-owner = ohne Besitzer: { $text } gelesen als { $reading }
rootlog-remark-cause-not-there = vermutlich ein Schreibfehler: bei { $text } ist kein { $reading } mehr da
rootlog-remark-cause-nobody = vermutlich ein Schreibfehler: bei { $text } kann von { $reading } nichts teilnehmen
rootlog-remark-cause-shielded = Schreibfehler oder Fehler am Tisch: bei { $text } stehen noch { $reading }, und die fallen zuerst
rootlog-remark-cause-elsewhere = vermutlich ein Schreibfehler: { $text } steht da, nach den Regeln ist es { $reading }
rootlog-remark-cause-before = vermutlich eine Folge von Zeile { $reading }: seither sind diese Figuren oder Karten ungewiss
rootlog-remark-cause-refused = die Regeln lehnen es ab: ein Fehler am Tisch oder beim Mitschreiben
rootlog-remark-cause-limit = unter den versuchten Entscheidungen nicht gefunden: vielleicht zu viel für die Suche
rootlog-remark-cause-beyond = die Stellung, wie sie mitgeschrieben ist, kann nach den Regeln nie entstehen; der Zug wird übergangen
rootlog-remark-cause-open = zwischen diesen Handlungen fehlt etwas in der Mitschrift, oder sie können nicht aufeinander folgen

## Fehler

error-rootlog-nothing = Darin steht kein Zug in der Notation Rootlog.
error-rootlog-not-built = Zu diesen Buchstaben gibt es hier noch keine Fraktion: { $letters }. Gelesen ist die Partie, nachspielen lässt sie sich nicht.
error-rootlog-deck-not-built = Den Kartensatz { $deck } gibt es hier noch nicht. Gelesen ist die Partie, nachspielen lässt sie sich nicht.
error-rootlog-extras-not-built = Partien mit Heuerlingen oder Wahrzeichen lassen sich noch nicht nachspielen. Gelesen ist die Partie.
error-rootlog-no-letter = Die Notation hat keinen Buchstaben für { $faction }.
error-rootlog-draft = Partien, in denen die Fraktionen erst gewählt werden, lassen sich noch nicht als Rootlog schreiben.
error-rootlog-from-position = Die Partie beginnt mitten im Spiel; die Notation kennt nur ganze Partien.
error-rootlog-not-over = Die Partie ist noch nicht zu Ende: so lange werden ihre verdeckten Karten nicht verraten.
error-rootlog-other-game = Das ist eine Partie von { $game }; die Notation gibt es nur für Root.
error-rootlog-too-long = { $count } Züge sind mehr, als eine Partie Root hat: höchstens { $most }.
error-rootlog-too-hard = Diese Mitschrift zu prüfen dauert länger als die { $seconds } Sekunden Rechenzeit, die es hier dafür gibt. Auf dem eigenen Rechner prüft sie „lichtung rootlog check“ ohne Grenze.
error-rootlog-landmarks = Partien mit Wahrzeichen schreiben wir in dieser Notation noch nicht auf.
error-rootlog-hirelings = Partien mit Heuerlingen schreiben wir in dieser Notation noch nicht auf.

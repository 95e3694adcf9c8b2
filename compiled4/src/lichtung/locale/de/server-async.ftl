# Spielen über Tage und Wochen, Wiederholungen, nachprüfbarer Zufall

cli-verify =
    Würfe und Ziehungen einer beendeten Partie nachprüfen: ob sie alle aus dem Startwert stammen,
    dessen Siegel der Server vor dem ersten Zug gezeigt hat.
cli-verify-seal = Das Siegel, das du dir zu Beginn notiert hast; es muss zum Startwert passen.
verify-good =
    { $count ->
        [one] Eine Ziehung geprüft: Sie stammt aus dem versiegelten Startwert.
       *[other] { $count } Würfe und Ziehungen geprüft: Alle stammen aus dem versiegelten Startwert.
    }
verify-sealed = Siegel: { $seal }
verify-nonce-shown = { $seat } hat zum Zufall beigetragen; versprochen war { $pledge }
verify-nonce-withheld = { $seat } hat nicht gezeigt, was versprochen war: { $pledge }
verify-compare = Vergleiche es mit dem Siegel, das zu Beginn am Tisch stand, oder gib dieses mit --seal an.
verify-skipped =
    { $count ->
        [one] Eine Nummer wurde übersprungen, wie immer, wenn alle zustimmen, einen Zug zurückzunehmen.
       *[other] { $count } Nummern wurden übersprungen, wie immer, wenn alle zustimmen, Züge zurückzunehmen.
    }
verify-unfinished = Das Protokoll endet vor dem Spielende, etwa weil jemand aufgegeben hat.
error-verify-no-seed = Hier steht kein Startwert mit Siegel. Nachprüfen lässt sich eine auf dem Server beendete Partie.
error-verify-seed = Der Startwert ist nicht zu lesen: Hierher gehören 64 hexadezimale Ziffern.
error-verify-seal = Startwert und Siegel passen nicht zusammen: Eines von beiden wurde verändert.
error-verify-promised = Der Startwert passt nicht zu dem Siegel, das du angegeben hast.
error-verify-nonce = Was Sitz { $seat } zum Zufall beigetragen hat, passt nicht zu dem, was versprochen war.
error-verify-no-number = Dieser Wurf oder diese Ziehung trägt keine Nummer und lässt sich nicht nachprüfen.
error-verify-order = Die Nummern müssen steigen: Auf { $last } kann nicht { $draw } folgen.
error-verify-draw = Ziehung { $draw } ergibt aus dem Startwert etwas anderes, als hier steht.
error-replay-at = Es gibt nur { $most } Einträge; hierher gehört eine Zahl von 0 bis { $most }.
error-replay-as = „{ $value }“ kann niemand sein: Hierher gehört spectator, full oder die Nummer eines Sitzes.
cli-serve-private_webhooks = Nachrichten an Adressen im eigenen Netz erlauben, wenn Spieler solche angeben.
feed-title = Lichtung: Partien von { $name }
feed-turn = { $table }: Du bist am Zug
feed-turn-text = { $game } mit { $others }. Du spielst { $seat } und bist am Zug.
feed-end = { $table }: Die Partie ist zu Ende
feed-end-text = { $game } mit { $others }. Die Partie ist zu Ende und lässt sich Zug für Zug ansehen.
error-feed-unknown = Diese Adresse gibt es nicht oder nicht mehr.

## Links that somebody shares

preview-waiting = Die Partie hat noch nicht begonnen
preview-points = { $seat } { $points }

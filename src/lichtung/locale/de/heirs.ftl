# Die zwei Erben: Namen, Ereignisse, Ablehnungen, Wertungsbogen.
# In Sätzen steht ein Plättchen im Akkusativ mit Artikel (heirs-building-...), auf dem Tisch nur mit Namen
# (heirs-name-...), in engen Kästen kurz (heirs-short-...) oder mit drei Buchstaben (heirs-abbr-...).

heirs-title = Die zwei Erben

## Sitze, Gelände, Ressourcen, Sets

heirs-seat-white = Weiß
heirs-seat-blue = Blau
heirs-terrain-green = grün (Holz)
heirs-terrain-grey = grau (Stein)
heirs-terrain-yellow = gelb (Getreide)
heirs-resource-wood = Holz
heirs-resource-stone = Stein
heirs-resource-grain = Getreide
heirs-set-reise = Reise
heirs-set-land_industrie = Land & Industrie
heirs-set-handel_kirche = Handel & Kirche
heirs-set-krieg = Krieg
heirs-set-handwerk = Handwerk
heirs-set-patrouille = Patrouille
heirs-token-build-1 = Bauen, 1. Plättchen
heirs-token-build-2 = Bauen, 2. Plättchen
heirs-token-build-3 = Bauen, 3. Plättchen
heirs-token-march-1 = Marschieren, 1. Plättchen
heirs-token-march-2 = Marschieren, 2. Plättchen
heirs-token-march-3 = Marschieren, 3. Plättchen
heirs-tile-hidden = ein verdecktes Plättchen

## Gebäude im Satz (Akkusativ)

heirs-building-taverne = die Taverne
heirs-building-markt = den Markt
heirs-building-pilgerstaette = die Pilgerstätte
heirs-building-raubritterburg = die Raubritterburg
heirs-building-muehle = die Mühle
heirs-building-mine = die Mine
heirs-building-kuhstall = den Kuhstall
heirs-building-baeckerei = die Bäckerei
heirs-building-feldlager = das Feldlager
heirs-building-schmiede = die Schmiede
heirs-building-huette = die Hütte
heirs-building-bauernhof = den Bauernhof
heirs-building-saegewerk = das Sägewerk
heirs-building-steinbruch = den Steinbruch
heirs-building-handelsposten = den Handelsposten
heirs-building-kathedrale = die Kathedrale
heirs-building-belagerungsturm = den Belagerungsturm
heirs-building-festung = die Festung
heirs-building-korbflechterei = die Korbflechterei
heirs-building-toepferei = die Töpferei
heirs-building-boettcherei = die Böttcherei
heirs-building-gildenhaus = das Gildenhaus
heirs-building-wachturm = den Wachturm
heirs-building-garnison = die Garnison

## Gebäude auf dem Tisch

heirs-name-taverne = Taverne
heirs-name-markt = Markt
heirs-name-pilgerstaette = Pilgerstätte
heirs-name-raubritterburg = Raubritterburg
heirs-name-muehle = Mühle
heirs-name-mine = Mine
heirs-name-kuhstall = Kuhstall
heirs-name-baeckerei = Bäckerei
heirs-name-feldlager = Feldlager
heirs-name-schmiede = Schmiede
heirs-name-huette = Hütte
heirs-name-bauernhof = Bauernhof
heirs-name-saegewerk = Sägewerk
heirs-name-steinbruch = Steinbruch
heirs-name-handelsposten = Handelsposten
heirs-name-kathedrale = Kathedrale
heirs-name-belagerungsturm = Belagerungsturm
heirs-name-festung = Festung
heirs-name-korbflechterei = Korbflechterei
heirs-name-toepferei = Töpferei
heirs-name-boettcherei = Böttcherei
heirs-name-gildenhaus = Gildenhaus
heirs-name-wachturm = Wachturm
heirs-name-garnison = Garnison

heirs-short-taverne = Taverne
heirs-short-markt = Markt
heirs-short-pilgerstaette = Pilger
heirs-short-raubritterburg = Raubbg.
heirs-short-muehle = Mühle
heirs-short-mine = Mine
heirs-short-kuhstall = Kuhst.
heirs-short-baeckerei = Bäcker
heirs-short-feldlager = Lager
heirs-short-schmiede = Schmied
heirs-short-huette = Hütte
heirs-short-bauernhof = Bauernh
heirs-short-saegewerk = Sägew.
heirs-short-steinbruch = Steinb.
heirs-short-handelsposten = Handel
heirs-short-kathedrale = Kathed.
heirs-short-belagerungsturm = Belag.
heirs-short-festung = Festung
heirs-short-korbflechterei = Korbfl.
heirs-short-toepferei = Töpfer
heirs-short-boettcherei = Böttch.
heirs-short-gildenhaus = Gilde
heirs-short-wachturm = Wacht.
heirs-short-garnison = Garnis.

heirs-abbr-taverne = Tav
heirs-abbr-markt = Mar
heirs-abbr-pilgerstaette = Pil
heirs-abbr-raubritterburg = Rau
heirs-abbr-muehle = Müh
heirs-abbr-mine = Min
heirs-abbr-kuhstall = Kuh
heirs-abbr-baeckerei = Bäc
heirs-abbr-feldlager = Lag
heirs-abbr-schmiede = Sch
heirs-abbr-huette = Hüt
heirs-abbr-bauernhof = Bau
heirs-abbr-saegewerk = Säg
heirs-abbr-steinbruch = Stb
heirs-abbr-handelsposten = Han
heirs-abbr-kathedrale = Kat
heirs-abbr-belagerungsturm = Bel
heirs-abbr-festung = Fes
heirs-abbr-korbflechterei = Kor
heirs-abbr-toepferei = Töp
heirs-abbr-boettcherei = Böt
heirs-abbr-gildenhaus = Gil
heirs-abbr-wachturm = Wac
heirs-abbr-garnison = Gar

## Was ein Gebäude bringt ($line: row/column, $other: ein Gebäude, $fields: orthogonal/diagonal/mixed)

heirs-effect-taverne = 1 Punkt, dazu 1 je Plättchen in { $line ->
    [row] ihrer Reihe
   *[column] ihrer Spalte
  }, auf jeder Seite höchstens 3
heirs-effect-markt = 1 Punkt, dazu 1 je Plättchen direkt daneben (nicht diagonal)
heirs-effect-pilgerstaette = 1 Punkt je Plättchen an der längsten Straße, die hier endet, sie selbst eingerechnet
heirs-effect-raubritterburg = 2 Punkte, dazu 2 je gegnerischem Gebäude direkt daneben (nicht diagonal)
heirs-effect-muehle = 1 Punkt, dazu 1 je gelbem Plättchen der zusammenhängenden Fläche daneben
heirs-effect-mine = 1 Punkt, dazu 1 je grauem Plättchen der zusammenhängenden Fläche daneben
heirs-effect-kuhstall = 1 Punkt, dazu 1 je grünem Plättchen der zusammenhängenden Fläche daneben
heirs-effect-baeckerei = 1 Punkt, dazu 1 je weiterem eigenen Gebäude auf Gelb
heirs-effect-feldlager = 2 Punkte; oder nach dem Nehmen umdrehen und noch ein Plättchen nehmen
heirs-effect-schmiede = 1 Punkt, dazu 1 je weiterem eigenen Gebäude auf Grau
heirs-effect-huette = 1 Punkt, dazu 1 je weiterem eigenen Gebäude auf Grün
heirs-effect-bauernhof = gibt dir 1 Getreide, wo immer deine Truppen stehen
heirs-effect-saegewerk = gibt dir 1 Holz, wo immer deine Truppen stehen
heirs-effect-steinbruch = gibt dir 1 Stein, wo immer deine Truppen stehen
heirs-effect-handelsposten = 3 Punkte { $other ->
    [bauernhof] je eigenem Bauernhof
    [saegewerk] je eigenem Sägewerk
   *[steinbruch] je eigenem Steinbruch
  }
heirs-effect-kathedrale = 5 Punkte
heirs-effect-belagerungsturm = berührt dein neuer Turm mit einem zweiten dasselbe gegnerische Gebäude, darfst du es zerstören
heirs-effect-festung = 1 Punkt je eigenem Belagerungsturm und je eigener Festung, sie selbst eingerechnet
heirs-effect-korbflechterei = 3 Punkte je Paar aus Grün und Gelb { $fields ->
    [orthogonal] direkt daneben
    [diagonal] an ihren Ecken
   *[mixed] auf ihren Feldern
  }
heirs-effect-toepferei = 3 Punkte je Paar aus Grau und Gelb { $fields ->
    [orthogonal] direkt daneben
    [diagonal] an ihren Ecken
   *[mixed] auf ihren Feldern
  }
heirs-effect-boettcherei = 3 Punkte je Paar aus Grau und Grün { $fields ->
    [orthogonal] direkt daneben
    [diagonal] an ihren Ecken
   *[mixed] auf ihren Feldern
  }
heirs-effect-gildenhaus = { $other ->
    [korbflechterei] deine Korbflechtereien
    [toepferei] deine Töpfereien
   *[boettcherei] deine Böttchereien
  } bringen 4 statt 3 Punkte je Paar
heirs-effect-wachturm = 1 Punkt, dazu 1 je Plättchen seiner Farbe in { $line ->
    [row] seiner Reihe
   *[column] seiner Spalte
  }
heirs-effect-garnison = 2 Punkte je Wachturm (auch gegnerischem) auf ihren Diagonalen

## Warum ein Gebäude so viel zählt (Wertungsbogen)

heirs-reason-taverne = { $count ->
    [0] kein weiteres Plättchen
    [one] ein weiteres Plättchen
   *[other] { $count } weitere Plättchen
  } in { $line ->
    [row] ihrer Reihe
   *[column] ihrer Spalte
  }
heirs-reason-markt = { $count ->
    [0] kein Nachbar
    [one] ein Nachbar
   *[other] { $count } Nachbarn
  }
heirs-reason-pilgerstaette = { $count ->
    [one] nur sie selbst, ohne Anschluss
   *[other] { $count } Plättchen an ihrer längsten Straße
  }
heirs-reason-raubritterburg = { $count ->
    [0] kein gegnerisches Gebäude daneben
    [one] ein gegnerisches Gebäude daneben
   *[other] { $count } gegnerische Gebäude daneben
  }
heirs-reason-muehle = { $count ->
    [0] keine gelbe Fläche daneben
    [one] ein gelbes Plättchen in der Fläche daneben
   *[other] { $count } gelbe Plättchen in der Fläche daneben
  }
heirs-reason-mine = { $count ->
    [0] keine graue Fläche daneben
    [one] ein graues Plättchen in der Fläche daneben
   *[other] { $count } graue Plättchen in der Fläche daneben
  }
heirs-reason-kuhstall = { $count ->
    [0] keine grüne Fläche daneben
    [one] ein grünes Plättchen in der Fläche daneben
   *[other] { $count } grüne Plättchen in der Fläche daneben
  }
heirs-reason-baeckerei = { $count ->
    [0] kein weiteres eigenes Gebäude auf Gelb
    [one] ein weiteres eigenes Gebäude auf Gelb
   *[other] { $count } weitere eigene Gebäude auf Gelb
  }
heirs-reason-feldlager = nicht genutzt
heirs-reason-schmiede = { $count ->
    [0] kein weiteres eigenes Gebäude auf Grau
    [one] ein weiteres eigenes Gebäude auf Grau
   *[other] { $count } weitere eigene Gebäude auf Grau
  }
heirs-reason-huette = { $count ->
    [0] kein weiteres eigenes Gebäude auf Grün
    [one] ein weiteres eigenes Gebäude auf Grün
   *[other] { $count } weitere eigene Gebäude auf Grün
  }
heirs-reason-bauernhof = gibt Getreide, keine Punkte
heirs-reason-saegewerk = gibt Holz, keine Punkte
heirs-reason-steinbruch = gibt Stein, keine Punkte
heirs-reason-handelsposten = { $other ->
    [bauernhof] { $count ->
        [0] kein eigener Bauernhof
        [one] ein eigener Bauernhof
       *[other] { $count } eigene Bauernhöfe
      }
    [saegewerk] { $count ->
        [0] kein eigenes Sägewerk
        [one] ein eigenes Sägewerk
       *[other] { $count } eigene Sägewerke
      }
   *[steinbruch] { $count ->
        [0] kein eigener Steinbruch
        [one] ein eigener Steinbruch
       *[other] { $count } eigene Steinbrüche
      }
  }
heirs-reason-kathedrale = fester Wert
heirs-reason-belagerungsturm = Türme selbst bringen keine Punkte
heirs-reason-festung = { $count ->
    [one] nur sie selbst
   *[other] { $count } eigene Belagerungstürme und Festungen
  }
heirs-reason-korbflechterei = { $count ->
    [0] kein Paar
    [one] ein Paar
   *[other] { $count } Paare
  } aus Grün und Gelb{ $each ->
    [4] {""}, mit Gildenhaus
   *[other] {""}
  }
heirs-reason-toepferei = { $count ->
    [0] kein Paar
    [one] ein Paar
   *[other] { $count } Paare
  } aus Grau und Gelb{ $each ->
    [4] {""}, mit Gildenhaus
   *[other] {""}
  }
heirs-reason-boettcherei = { $count ->
    [0] kein Paar
    [one] ein Paar
   *[other] { $count } Paare
  } aus Grau und Grün{ $each ->
    [4] {""}, mit Gildenhaus
   *[other] {""}
  }
heirs-reason-gildenhaus = wirkt auf { $other ->
    [korbflechterei] Korbflechtereien
    [toepferei] Töpfereien
   *[boettcherei] Böttchereien
  }
heirs-reason-wachturm = { $count ->
    [0] kein weiteres Plättchen seiner Farbe
    [one] ein weiteres Plättchen seiner Farbe
   *[other] { $count } weitere Plättchen seiner Farbe
  } in { $line ->
    [row] der Reihe
   *[column] der Spalte
  }
heirs-reason-garnison = { $count ->
    [0] kein Wachturm auf den Diagonalen
    [one] ein Wachturm auf den Diagonalen
   *[other] { $count } Wachtürme auf den Diagonalen
  }

## Ereignisse

heirs-event-set-chosen = Gespielt wird mit dem Set { $set }.
heirs-event-tossed = Der Königliche Schild zeigt die Krone von { $seat }: { $seat } beginnt.
heirs-event-dealt = Die Königliche Reserve erhält { $tile }.
heirs-event-start-laid = In der Mitte liegt { $tile }, Gelände { $terrain }; beide Gefolge stehen darauf.
heirs-event-taken = { $seat } nimmt { $tile }.
heirs-event-refilled = Die Königliche Reserve erhält { $tile }.
heirs-event-last-tile = Das letzte Plättchen des Stapels ist gezogen: Nach diesem Zug hat jeder noch einen.
heirs-event-built = { $seat } baut { $tile } auf { $at }{ $rebates ->
    [0] {""}.
    [one] {""} mit einem Nachlass.
   *[other] {""} mit { $rebates } Nachlässen.
  }
heirs-event-laid = { $seat } legt { $tile } verdeckt als offenes Gelände auf { $at }.
heirs-event-marched = { $seat } zieht eine Truppe von { $origin } nach { $dest }.
heirs-event-deployed = { $seat } stationiert eine Truppe auf { $at }.
heirs-event-withdrawn = { $seat } ruft die Truppe von { $at } in die Reserve zurück.
heirs-event-camp-used = { $seat } bricht das Feldlager auf { $at } ab; der Schild dreht sich zurück.
heirs-event-razed = { $seat } zerstört { $tile } auf { $at }; dort ist jetzt offenes Gelände.
heirs-event-discarded = { $seat } legt { $tile } zurück in die Schachtel.
heirs-event-turn-ended = { $seat } beendet den Zug, { $next } ist dran.
heirs-event-game-ended = Die Partie ist zu Ende.
heirs-event-regent-token = Der Regent deckt einen Befehl auf: { $token }.
heirs-event-regent-order = Der Regent führt diesen aus: { $token }. Die anderen kommen zurück unter die verdeckten.
heirs-event-regent-built = Der Regent ({ $seat }) baut { $tile } auf { $at }.
heirs-event-regent-settled = Der Regent ({ $seat }) legt { $tile } verdeckt als offenes Gelände auf { $at }.
heirs-event-regent-dropped = Der Regent ({ $seat }) legt { $tile } zurück in die Schachtel.
heirs-event-regent-marched = Der Regent ({ $seat }) zieht eine Truppe von { $origin } nach { $dest }.
heirs-event-regent-deployed = Der Regent ({ $seat }) stationiert eine Truppe auf { $at }.
heirs-event-regent-withdrew = Der Regent ({ $seat }) ruft die Truppe von { $at } in die Reserve zurück.

## Ablehnungen

heirs-refusal-out-of-reach = Du erreichst { $tile } nicht: Deine Reichweite ist { $reach }, gezählt im Uhrzeigersinn ab dem Schild.
heirs-refusal-not-in-reserve = In der Königlichen Reserve findest du { $tile } nicht.
heirs-refusal-too-dear = Für { $tile } fehlt dir etwas (Holz { $wood }, Stein { $stone }, Getreide { $grain }); Nachlässe: { $rebates }.
heirs-refusal-already-took = Du hast in diesem Zug schon ein Plättchen genommen.
heirs-refusal-must-take = Du musst in deinem Zug ein Plättchen nehmen.
heirs-refusal-not-in-hand = Du hast { $tile } nicht auf der Hand.
heirs-refusal-field-taken = Auf { $at } liegt schon ein Plättchen.
heirs-refusal-far-from-troops = Neben { $at } steht keine deiner Truppen.
heirs-refusal-no-troop-here = Auf { $at } steht keine deiner Truppen.
heirs-refusal-moved-already = Deine Truppe auf { $at } ist in diesem Zug schon bewegt worden.
heirs-refusal-no-tile-there = Auf { $at } liegt kein Plättchen.
heirs-refusal-troop-there = Auf { $at } steht schon eine Truppe.
heirs-refusal-not-adjacent = { $dest } liegt nicht neben { $origin }.
heirs-refusal-none-to-deploy = In der Reserve steht keine Truppe, die du in diesem Zug noch stationieren kannst.
heirs-refusal-deploy-too-far = { $at } liegt nicht neben einem Plättchen mit deiner Truppe.
heirs-refusal-retinue-stays = Dein Gefolge kehrt nie in die Reserve zurück.
heirs-refusal-no-camp-here = Auf { $at } steht kein Feldlager von dir.
heirs-refusal-camp-too-early = Ein Feldlager hilft erst, wenn du ein Plättchen genommen hast.

## Aktionen: Name der Gruppe, dann der ganze Satz

heirs-verb-take = nehmen
heirs-verb-build = bauen
heirs-verb-lay = Gelände legen
heirs-verb-march = marschieren
heirs-verb-deploy = stationieren
heirs-verb-withdraw = zurückrufen
heirs-verb-camp = Feldlager nutzen
heirs-verb-raze = zerstören
heirs-verb-spare = verschonen
heirs-verb-discard = ablegen
heirs-verb-end = Zug beenden
heirs-verb-set = Set wählen
heirs-verb-toss = Schild werfen
heirs-verb-draw = ziehen
heirs-verb-top = Rückseite zeigen
heirs-verb-token = Befehl aufdecken

heirs-about-take = ein Plättchen aus der Reserve auf die Hand
heirs-about-build = ein Gebäude aus der Hand bauen
heirs-about-lay = ein Plättchen verdeckt als Gelände, gibt Nachlass
heirs-about-march = eine Truppe ein Feld weiter
heirs-about-deploy = eine Truppe aus der Reserve aufs Land
heirs-about-withdraw = eine Truppe zurück in die Reserve
heirs-about-camp = Lager umdrehen und noch ein Plättchen nehmen
heirs-about-end = der andere Erbe ist dran

heirs-action-take = { $tile } nehmen
heirs-action-build = { $tile } auf { $at } bauen
heirs-action-lay = { $tile } als offenes Gelände auf { $at } legen
heirs-action-march = Truppe von { $origin } nach { $dest } ziehen
heirs-action-deploy = eine Truppe auf { $at } stationieren
heirs-action-withdraw = die Truppe von { $at } zurückrufen
heirs-action-camp = das Feldlager auf { $at } abbrechen
heirs-action-raze = das Gebäude auf { $at } zerstören
heirs-action-spare = nichts (mehr) zerstören
heirs-action-discard = { $tile } zurück in die Schachtel legen
heirs-action-end = Zug beenden
heirs-action-set = Set { $set }
heirs-action-toss = Der Schild zeigt { $seat }
heirs-action-draw = { $tile } ziehen
heirs-action-top = Oben auf dem Stapel: { $terrain }
heirs-action-token = Befehl { $token }

## Entscheidungen

heirs-decision-choose-sets = Wähle ein Set.
heirs-decision-toss = Der Königliche Schild wird geworfen.
heirs-decision-deal = Die Königliche Reserve wird ausgelegt.
heirs-decision-start-tile = Das Anfangsplättchen wird gelegt.
heirs-decision-refill = Die Königliche Reserve wird aufgefüllt.
heirs-decision-top = Die Rückseite des obersten Plättchens wird sichtbar.
heirs-decision-siege = Deine Belagerungstürme können ein Gebäude zerstören. Was tust du?
heirs-decision-hand-limit = Du hast mehr als drei Plättchen auf der Hand. Welches legst du ab?
heirs-decision-next-turn = Der Zug geht zu Ende.
heirs-decision-turn = Was tust du?
heirs-decision-regent = Der Regent ist am Zug.
heirs-decision-regent-token = Der Regent deckt einen Befehl auf.
heirs-decision-regent-choice = Der Regent wählt unter seinen Befehlen.
heirs-decision-regent-take = Der Regent nimmt ein Plättchen.
heirs-decision-regent-order = Der Regent führt den Befehl aus.
heirs-decision-regent-troops = Der Regent bewegt seine Truppen.

heirs-field-tile = Welches Plättchen?
heirs-field-at = Welches Feld?
heirs-field-origin = Welche Truppe (Feld)?
heirs-field-dest = Wohin?

## Ausgang

heirs-result-more-points = { $winner } gewinnt mit mehr Punkten.
heirs-result-more-troops = Punktgleich: { $winner } gewinnt mit mehr Truppen in der Königlichen Reserve.
heirs-result-regent-tie = Völliger Gleichstand: Das gilt als Sieg des Regenten ({ $winner }).
heirs-result-draw = Völliger Gleichstand: unentschieden.

## Spielvarianten

heirs-option-roads = Straßenwertung
heirs-option-roads-score = Straßen zählen
heirs-option-roads-first-game = erste Partie, Straßen zählen nicht
heirs-option-solo = Solospiel gegen den Regenten
heirs-option-solo-none = zu zweit
heirs-option-solo-page = Page (leicht)
heirs-option-solo-prince = Prinz (mittel)
heirs-option-solo-king = König (schwer)
heirs-option-rebates = Nachlass durch offenes Gelände
heirs-option-rebates-add-up = mehrere für dasselbe Gebäude erlaubt
heirs-option-rebates-one-each = höchstens einer je Gebäude
heirs-option-rebates-once-a-turn = höchstens einer je Zug
heirs-option-siege = Belagerungstürme
heirs-option-siege-each-tower = jeder neue Turm ab dem zweiten darf zerstören
heirs-option-siege-second-tower = nur genau der zweite Turm darf zerstören
heirs-option-tavern = Taverne
heirs-option-tavern-gaps = Lücken unterbrechen die Linie nicht
heirs-option-tavern-unbroken = die Linie endet an der ersten Lücke
heirs-option-areas = Mühle, Mine und Kuhstall
heirs-option-areas-largest = nur die größte berührte Fläche
heirs-option-areas-all = alle berührten Flächen
heirs-option-crafts = Handwerksgebäude
heirs-option-crafts-all-pairs = jedes Paar zählt
heirs-option-crafts-one-pair = höchstens ein Paar
heirs-option-loops = Straße zurück zur selben Kreuzung
heirs-option-loops-once = die Kreuzung zählt einmal
heirs-option-loops-twice = die Kreuzung zählt zweimal

## Der Tisch

heirs-table-reserve = Königliche Reserve
heirs-table-reserve-how = im Uhrzeigersinn ab dem Schild; { $white } erreicht { $whitereach }, { $blue } { $bluereach }
heirs-table-crown = Krone
heirs-table-side-theirs = Seite von { $seat }
heirs-table-hand = Hand von { $seat }
heirs-table-hand-empty = leer
heirs-table-resources = Ressourcen von { $seat }
heirs-table-source-reserve = Reserve { $places }
heirs-table-source-troop = Truppe { $at }
heirs-table-source-building = { $name } { $at }
heirs-table-none = keine
heirs-table-rebates = { $count ->
    [one] Ein Nachlass von 1 Ressource steht in diesem Zug bereit.
   *[other] { $count } Nachlässe von je 1 Ressource stehen in diesem Zug bereit.
  }
heirs-table-troops-home = { $count ->
    [0] keine Truppe in der Reserve
    [one] 1 Truppe in der Reserve
   *[other] { $count } Truppen in der Reserve
  }
heirs-table-stack = { $count ->
    [0] Stapel leer
   *[other] Stapel { $count }, oben { $terrain }
  }
heirs-table-turn = { $seat } ist am Zug
heirs-table-over = Ende der Partie
heirs-table-ending = Das letzte Plättchen ist gezogen: Nach diesem Zug hat jeder noch einen Zug.
heirs-table-last-round = { $count ->
    [one] Letzte Runde: Dies ist der letzte Zug.
   *[other] Letzte Runde: noch { $count } Züge.
  }
heirs-table-payable = bezahlbar
heirs-table-payable-rebate = { $count ->
    [one] mit einem Nachlass bezahlbar
   *[other] mit { $count } Nachlässen bezahlbar
  }
heirs-table-lacking = fehlt { $what }
heirs-table-free = kostenlos
heirs-table-legend = { $wood } Holz  { $stone } Stein  { $grain } Getreide · ═ Straße · { $white }/{ $blue } Truppe, { $retinue } Gefolge, { $moved } schon bewegt
heirs-table-legend-side = Dicker Rand: Seite des Besitzers, mit Punkten · 1,0: hier darfst du legen
heirs-table-waiting = Das Spiel wird vorbereitet. Gewählte Sets: { $sets }.
heirs-table-tokens = Verdeckte Befehle des Regenten: { $count }

## Wertungsbogen

heirs-sheet-title = Wertungsbogen
heirs-sheet-title-now = Wertungsbogen, wenn die Partie jetzt endete
heirs-sheet-building = Gebäude
heirs-sheet-field = Feld
heirs-sheet-points = Punkte
heirs-sheet-reason = Rechnung
heirs-sheet-doubled = doppelt durch eigene Truppe
heirs-sheet-no-buildings = noch kein Gebäude
heirs-sheet-roads = Straßen
heirs-sheet-road = Straße { $letter }
heirs-sheet-road-counts = { $white } weiße und { $blue } blaue Gebäude
heirs-sheet-road-even = niemand führt
heirs-sheet-no-roads = keine Straße verbindet zwei Plättchen
heirs-sheet-roads-off = Straßen zählen in dieser Partie nicht.
heirs-sheet-sum-buildings = Summe Gebäude
heirs-sheet-sum-roads = Summe Straßen
heirs-sheet-total = Gesamt
heirs-sheet-reconstruction = Hinweis: Kosten und Straßen von { $count } der 54 Plättchen sind rekonstruiert, nicht vom Originalspiel abgelesen. Eigene Plättchen: --tiles DATEI.

heirs-help = Nimm in deinem Zug ein Plättchen in deiner Reichweite, baue oder lege Plättchen neben deine Truppen und bewege jede Truppe höchstens einmal, alles in beliebiger Reihenfolge. Deine Reichweite ist die Zahl deiner Truppen in der Reserve plus 1. Am Ende zählen deine Gebäude (doppelt, wenn deine Truppe darauf steht) und die Straßen.
heirs-help-reconstruction = Die Kosten, Geländefarben und Straßen der Plättchen sind rekonstruiert; mit --tiles DATEI spielst du mit den Werten deiner eigenen Schachtel. Der Regent (Solospiel) ist unser eigener Entwurf, nicht der Solomodus aus der Schachtel.

## Hilfe am Tisch

heirs-help-actions = Aktionen wählst du mit der Nummer im Menü, mit dem Feld (1,-2) oder ganz in Notation: build reise-01 1,0 (auch: bauen reise-01 1,0).
heirs-example-law = E.7.3
heirs-example-info = taverne
heirs-example-why = bauen

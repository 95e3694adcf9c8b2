# Die zwei Erben: Namen, Ereignisse, Ablehnungen, Wertungsbogen.
# In Sätzen steht ein Plättchen im Akkusativ mit Artikel (heirs-building-...), auf dem Tisch nur mit Namen
# (heirs-name-...), in engen Kästen kurz (heirs-short-...) oder mit drei Buchstaben (heirs-abbr-...).

heirs-title = Die zwei Erben

## Sitze, Gelände, Ressourcen, Sets

heirs-seat-white = Weiß
    .nom = Weiß
    .acc = Weiß
    .dat = Weiß
    .gen = von Weiß
    .person = third
heirs-seat-blue = Blau
    .nom = Blau
    .acc = Blau
    .dat = Blau
    .gen = von Blau
    .person = third
heirs-terrain-green = grün (Holz)
    .bare = grünes Gelände
    .nom = das grüne Gelände
    .acc = das grüne Gelände
    .dat = dem grünen Gelände
    .from = vom grünen Gelände
heirs-terrain-grey = grau (Stein)
    .bare = graues Gelände
    .nom = das graue Gelände
    .acc = das graue Gelände
    .dat = dem grauen Gelände
    .from = vom grauen Gelände
heirs-terrain-yellow = gelb (Getreide)
    .bare = gelbes Gelände
    .nom = das gelbe Gelände
    .acc = das gelbe Gelände
    .dat = dem gelben Gelände
    .from = vom gelben Gelände
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
    .nom = die Taverne
    .acc = die Taverne
    .dat = der Taverne
    .from = von der Taverne
heirs-building-markt = den Markt
    .nom = der Markt
    .acc = den Markt
    .dat = dem Markt
    .from = vom Markt
heirs-building-pilgerstaette = die Pilgerstätte
    .nom = die Pilgerstätte
    .acc = die Pilgerstätte
    .dat = der Pilgerstätte
    .from = von der Pilgerstätte
heirs-building-raubritterburg = die Raubritterburg
    .nom = die Raubritterburg
    .acc = die Raubritterburg
    .dat = der Raubritterburg
    .from = von der Raubritterburg
heirs-building-muehle = die Mühle
    .nom = die Mühle
    .acc = die Mühle
    .dat = der Mühle
    .from = von der Mühle
heirs-building-mine = die Mine
    .nom = die Mine
    .acc = die Mine
    .dat = der Mine
    .from = von der Mine
heirs-building-kuhstall = den Kuhstall
    .nom = der Kuhstall
    .acc = den Kuhstall
    .dat = dem Kuhstall
    .from = vom Kuhstall
heirs-building-baeckerei = die Bäckerei
    .nom = die Bäckerei
    .acc = die Bäckerei
    .dat = der Bäckerei
    .from = von der Bäckerei
heirs-building-feldlager = das Feldlager
    .nom = das Feldlager
    .acc = das Feldlager
    .dat = dem Feldlager
    .from = vom Feldlager
heirs-building-schmiede = die Schmiede
    .nom = die Schmiede
    .acc = die Schmiede
    .dat = der Schmiede
    .from = von der Schmiede
heirs-building-huette = die Hütte
    .nom = die Hütte
    .acc = die Hütte
    .dat = der Hütte
    .from = von der Hütte
heirs-building-bauernhof = den Bauernhof
    .nom = der Bauernhof
    .acc = den Bauernhof
    .dat = dem Bauernhof
    .from = vom Bauernhof
heirs-building-saegewerk = das Sägewerk
    .nom = das Sägewerk
    .acc = das Sägewerk
    .dat = dem Sägewerk
    .from = vom Sägewerk
heirs-building-steinbruch = den Steinbruch
    .nom = der Steinbruch
    .acc = den Steinbruch
    .dat = dem Steinbruch
    .from = vom Steinbruch
heirs-building-handelsposten = den Handelsposten
    .nom = der Handelsposten
    .acc = den Handelsposten
    .dat = dem Handelsposten
    .from = vom Handelsposten
heirs-building-kathedrale = die Kathedrale
    .nom = die Kathedrale
    .acc = die Kathedrale
    .dat = der Kathedrale
    .from = von der Kathedrale
heirs-building-belagerungsturm = den Belagerungsturm
    .nom = der Belagerungsturm
    .acc = den Belagerungsturm
    .dat = dem Belagerungsturm
    .from = vom Belagerungsturm
heirs-building-festung = die Festung
    .nom = die Festung
    .acc = die Festung
    .dat = der Festung
    .from = von der Festung
heirs-building-korbflechterei = die Korbflechterei
    .nom = die Korbflechterei
    .acc = die Korbflechterei
    .dat = der Korbflechterei
    .from = von der Korbflechterei
heirs-building-toepferei = die Töpferei
    .nom = die Töpferei
    .acc = die Töpferei
    .dat = der Töpferei
    .from = von der Töpferei
heirs-building-boettcherei = die Böttcherei
    .nom = die Böttcherei
    .acc = die Böttcherei
    .dat = der Böttcherei
    .from = von der Böttcherei
heirs-building-gildenhaus = das Gildenhaus
    .nom = das Gildenhaus
    .acc = das Gildenhaus
    .dat = dem Gildenhaus
    .from = vom Gildenhaus
heirs-building-wachturm = den Wachturm
    .nom = der Wachturm
    .acc = den Wachturm
    .dat = dem Wachturm
    .from = vom Wachturm
heirs-building-garnison = die Garnison
    .nom = die Garnison
    .acc = die Garnison
    .dat = der Garnison
    .from = von der Garnison

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
heirs-effect-bauernhof = gibt dir 1 Getreide, auch ohne Truppe darauf
heirs-effect-saegewerk = gibt dir 1 Holz, auch ohne Truppe darauf
heirs-effect-steinbruch = gibt dir 1 Stein, auch ohne Truppe darauf
heirs-effect-handelsposten = 3 Punkte { $other ->
    [bauernhof] je eigenem Bauernhof
    [saegewerk] je eigenem Sägewerk
   *[steinbruch] je eigenem Steinbruch
  }
heirs-effect-kathedrale = 5 Punkte
heirs-effect-belagerungsturm = steht dein neuer Turm mit einem zweiten neben demselben gegnerischen Gebäude (nicht diagonal), darfst du es zerstören
heirs-effect-festung = 1 Punkt je eigenem Belagerungsturm und je eigener Festung, sie selbst eingerechnet
heirs-effect-korbflechterei = 3 Punkte je Paar aus Grün und Gelb { $fields ->
    [orthogonal] direkt daneben
    [diagonal] an ihren Ecken
   *[mixed] auf den Feldern, die sie zeigt
  }
heirs-effect-toepferei = 3 Punkte je Paar aus Grau und Gelb { $fields ->
    [orthogonal] direkt daneben
    [diagonal] an ihren Ecken
   *[mixed] auf den Feldern, die sie zeigt
  }
heirs-effect-boettcherei = 3 Punkte je Paar aus Grau und Grün { $fields ->
    [orthogonal] direkt daneben
    [diagonal] an ihren Ecken
   *[mixed] auf den Feldern, die sie zeigt
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
heirs-effect-garnison = 2 Punkte je Wachturm auf ihren Diagonalen, auch für gegnerische

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
heirs-reason-gildenhaus = stärkt { $other ->
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

heirs-event-set-chosen = gespielt wird mit { $members ->
    [1] dem Set
   *[other] den Sets
  } { $sets }
heirs-event-set-chosen-each = { $set }
heirs-event-tossed = { $seat-nom } { $seat-person ->
    [second] beginnst
    [plural] beginnen
   *[third] beginnt
  }: Der Königliche Schild zeigt { $seat-person ->
    [second] deine Krone
   *[other] die Krone { $seat-gen }
  }
heirs-event-dealt = in der Königlichen Reserve { $members ->
    [1] liegt
   *[other] liegen
  } { $tiles }
heirs-event-dealt-each = { $tile-nom }
heirs-event-start-laid = in der Mitte liegt { $terrain-bare }, beide Gefolge stehen darauf
heirs-event-taken = { $seat-nom } { $seat-person ->
    [second] nimmst
    [plural] nehmen
   *[third] nimmt
  } { $tile-acc }
heirs-event-refilled = in die Königliche Reserve kommt { $tile-nom }
heirs-then-refilled = nachgelegt wird { $tile-nom }
heirs-event-last-tile = der Stapel ist leer: Nach diesem Zug hat jeder noch einen
heirs-then-last-tile = der Stapel ist leer, nach diesem Zug hat jeder noch einen
heirs-event-built = { $seat-nom } { $seat-person ->
    [second] baust
    [plural] bauen
   *[third] baut
  } { $tile-acc } { $at-on }{ $rebates ->
    [0] {""}
    [one] {" "}(1 Nachlass)
   *[other] {" "}({ $rebates } Nachlässe)
  }
heirs-event-laid = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } { $tile-acc } verdeckt { $at-to }: { $ground }
heirs-event-marched = { $seat-nom } { $seat-person ->
    [second] ziehst
    [plural] ziehen
   *[third] zieht
  } { $origin-from } { $dest-to }
heirs-event-deployed = { $seat-nom } { $seat-person ->
    [second] stationierst
    [plural] stationieren
   *[third] stationiert
  } eine Truppe { $at-on }
heirs-event-withdrawn = { $seat-nom } { $seat-person ->
    [second] rufst
    [plural] rufen
   *[third] ruft
  } die Truppe { $at-from } zurück
heirs-event-camp-used = { $seat-nom } { $seat-person ->
    [second] brichst
    [plural] brechen
   *[third] bricht
  } das Feldlager ab und { $seat-person ->
    [second] darfst
    [plural] dürfen
   *[third] darf
  } noch ein Plättchen nehmen
heirs-event-razed = { $seat-person ->
    [second] deine Belagerungstürme
   *[other] die Belagerungstürme { $seat-gen }
  } zerstören { $tile-acc }
heirs-event-discarded = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } { $tiles } zurück in die Schachtel
heirs-event-discarded-each = { $tile-acc }
heirs-event-turn-ended = { $next-nom } { $next-person ->
    [second] bist
    [plural] sind
   *[third] ist
  } am Zug
heirs-event-game-ended = die Partie ist zu Ende
heirs-event-regent-token = der Regent deckt { $tokens } auf
heirs-event-regent-token-each = „{ $token }“
heirs-event-regent-order = der Regent führt „{ $token }“ aus
heirs-then-regent-order = ausgeführt wird „{ $token }“
heirs-event-regent-built = der Regent baut { $tile-acc } { $at-on }
heirs-event-regent-settled = der Regent legt { $tile-acc } verdeckt { $at-to }: { $ground }
heirs-event-regent-dropped = der Regent legt { $tile-acc } zurück in die Schachtel
heirs-event-regent-marched = der Regent zieht { $origin-from } { $dest-to }
heirs-event-regent-deployed = der Regent stationiert eine Truppe { $at-on }
heirs-event-regent-withdrew = der Regent ruft die Truppe { $at-from } zurück
heirs-field-ground = { $terrain-bare }
heirs-field-start = das Anfangsplättchen
    .acc = das Anfangsplättchen
    .dat = dem Anfangsplättchen
    .from = vom Anfangsplättchen
    .to = auf das Anfangsplättchen
    .on = auf dem Anfangsplättchen
heirs-field-building = { $tile-nom }
    .acc = { $tile-acc }
    .dat = { $tile-dat }
    .from = { $tile-from }
    .to = auf { $tile-acc }
    .on = auf { $tile-dat }
heirs-field-terrain = { $terrain-nom }
    .acc = { $terrain-acc }
    .dat = { $terrain-dat }
    .from = { $terrain-from }
    .to = auf { $terrain-acc }
    .on = auf { $terrain-dat }
heirs-field-terrain-beside = { $terrain-nom } { $where-on }
    .acc = { $terrain-acc } { $where-on }
    .dat = { $terrain-dat } { $where-on }
    .from = { $terrain-from } { $where-on }
    .to = auf { $terrain-acc } { $where-on }
    .on = auf { $terrain-dat } { $where-on }
heirs-field-building-off = { $tile-nom } ({ $ways })
    .acc = { $tile-acc } ({ $ways })
    .dat = { $tile-dat } ({ $ways })
    .from = { $tile-from } ({ $ways })
    .to = auf { $tile-acc } ({ $ways })
    .on = auf { $tile-dat } ({ $ways })
heirs-field-terrain-off = { $terrain-nom } ({ $ways })
    .acc = { $terrain-acc } ({ $ways })
    .dat = { $terrain-dat } ({ $ways })
    .from = { $terrain-from } ({ $ways })
    .to = auf { $terrain-acc } ({ $ways })
    .on = auf { $terrain-dat } ({ $ways })
heirs-field-right = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
  } { $reader ->
    [1] links
   *[other] rechts
  } vom Start
heirs-field-left = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
  } { $reader ->
    [1] rechts
   *[other] links
  } vom Start
heirs-field-beyond = { $count ->
    [one] eins
   *[other] { $count }
  } { $reader ->
    [1] davor
   *[other] dahinter
  }
heirs-field-near = { $count ->
    [one] eins
   *[other] { $count }
  } { $reader ->
    [1] dahinter
   *[other] davor
  }
heirs-field-beyond-start = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
  } { $reader ->
    [1] vor
   *[other] hinter
  } dem Start
heirs-field-near-start = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
  } { $reader ->
    [1] hinter
   *[other] vor
  } dem Start
heirs-field-free = ein freies Feld
    .acc = ein freies Feld
    .dat = einem freien Feld
    .from = von einem freien Feld
    .to = auf ein freies Feld
    .on = auf einem freien Feld
heirs-field-numbered = Feld { $text }
    .nom = Feld { $text }
    .dat = Feld { $text }
heirs-field-with = das Feld mit { $tile-dat }
    .nom = das Feld mit { $tile-dat }
    .dat = dem Feld mit { $tile-dat }
heirs-field-free-beside = das freie Feld { $where-on }
    .nom = das freie Feld { $where-on }
    .dat = dem freien Feld { $where-on }
heirs-field-beside = neben { $one-dat }
    .on = neben { $one-dat }
    .to = neben { $one-acc }
heirs-field-beside-both = neben { $one-dat } und { $other-dat }
    .on = neben { $one-dat } und { $other-dat }
    .to = neben { $one-acc } und { $other-acc }

## Ablehnungen

heirs-refusal-out-of-reach = Du erreichst { $tile } nicht: Deine Reichweite ist { $reach }, vom Schild aus im Uhrzeigersinn gezählt.
heirs-refusal-not-in-reserve = In der Königlichen Reserve liegt { $tile-nom } nicht.
heirs-refusal-too-dear = Für { $tile } brauchst du noch { $wood ->
    [0] { $stone ->
        [0] { $grain } Getreide
       *[other] { $grain ->
            [0] { $stone } Stein
           *[other] { $stone } Stein und { $grain } Getreide
          }
      }
   *[other] { $stone ->
        [0] { $grain ->
            [0] { $wood } Holz
           *[other] { $wood } Holz und { $grain } Getreide
          }
       *[other] { $grain ->
            [0] { $wood } Holz und { $stone } Stein
           *[other] { $wood } Holz, { $stone } Stein und { $grain } Getreide
          }
      }
  }{ $rebates ->
    [0] .
    [one] ; dein Nachlass reicht dafür nicht.
   *[other] ; deine { $rebates } Nachlässe reichen dafür nicht.
  }
heirs-refusal-already-took = Du hast in diesem Zug schon ein Plättchen genommen.
heirs-refusal-must-take = Bevor du deinen Zug beendest, musst du ein Plättchen nehmen.
heirs-refusal-not-in-hand = Du hast { $tile } nicht auf der Hand.
heirs-refusal-field-taken = Auf { $at-dat } liegt schon ein Plättchen.
heirs-refusal-far-from-troops = Neben { $at-dat } steht keine deiner Truppen.
heirs-refusal-no-troop-here = Auf { $at-dat } steht keine deiner Truppen.
heirs-refusal-moved-already = Deine Truppe auf { $at-dat } hast du in diesem Zug schon bewegt.
heirs-refusal-no-tile-there = Auf { $at-dat } liegt kein Plättchen.
heirs-refusal-troop-there = Auf { $at-dat } steht schon eine Truppe.
heirs-refusal-not-adjacent = Neben { $origin-dat } liegt { $dest-nom } nicht.
heirs-refusal-none-to-deploy = In der Reserve steht keine Truppe, die du in diesem Zug noch stationieren kannst.
heirs-refusal-deploy-too-far = Neben { $at-dat } liegt kein Plättchen, auf dem eine deiner Truppen steht.
heirs-refusal-retinue-stays = Dein Gefolge kehrt nie in die Reserve zurück.
heirs-refusal-no-camp-here = Auf { $at-dat } hast du kein Feldlager.
heirs-refusal-camp-too-early = Ein Feldlager kannst du erst nutzen, wenn du in diesem Zug ein Plättchen genommen hast.

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
heirs-about-lay = ein Plättchen verdeckt als offenes Gelände, dafür gibt es einen Nachlass
heirs-about-march = eine Truppe ein Feld weiter
heirs-about-deploy = eine Truppe aus der Reserve in die Landschaft
heirs-about-withdraw = eine Truppe zurück in die Reserve
heirs-about-camp = ein Feldlager umdrehen und noch ein Plättchen nehmen
heirs-about-end = dann ist der andere Erbe dran

heirs-action-take = { $tile } nehmen
heirs-action-build = { $tile } auf { $at } bauen
heirs-action-lay = { $tile } als offenes Gelände auf { $at } legen
heirs-action-march = die Truppe von { $origin } nach { $dest } ziehen
heirs-action-deploy = eine Truppe auf { $at } stationieren
heirs-action-withdraw = die Truppe von { $at } zurückrufen
heirs-action-camp = das Feldlager auf { $at } abbrechen
heirs-action-raze = das Gebäude auf { $at } zerstören
heirs-action-spare = nichts weiter zerstören
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
heirs-field-origin = Von welchem Feld?
heirs-field-dest = Wohin?

## Ausgang

heirs-result-more-points = { $winner } gewinnt nach Punkten.
heirs-result-more-troops = Punktgleich: { $winner } gewinnt, mit mehr Truppen in der Königlichen Reserve.
heirs-result-regent-tie = Völliger Gleichstand: Dann gewinnt der Regent ({ $winner }).
heirs-result-draw = Völliger Gleichstand: unentschieden.

## Spielvarianten

heirs-option-roads = Straßenwertung
heirs-option-roads-score = Straßen zählen
heirs-option-roads-first-game = Straßen zählen nicht (erste Partie)
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
heirs-option-siege-second-tower = nur der zweite Turm darf zerstören
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
heirs-table-ending = Das letzte Plättchen ist gezogen: Nach diesem Zug hat jeder noch einen.
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
heirs-table-waiting = Die Partie wird vorbereitet. Gewählte Sets: { $sets }.
heirs-table-tokens = Verdeckte Befehle des Regenten: { $count }

## Wertungsbogen

heirs-sheet-title = Wertungsbogen
heirs-sheet-title-now = Wertungsbogen, wenn die Partie jetzt endete
heirs-sheet-building = Gebäude
heirs-sheet-field = Feld
heirs-sheet-points = Punkte
heirs-sheet-reason = Begründung
heirs-sheet-doubled = doppelt, eigene Truppe darauf
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
heirs-sheet-reconstruction = Hinweis: Die Kosten und Straßen von { $count } der 54 Plättchen sind rekonstruiert, nicht vom Originalspiel abgelesen. Mit eigenen Werten spielst du so: --tiles DATEI.

heirs-help = Nimm in deinem Zug ein Plättchen in deiner Reichweite, baue oder lege Plättchen neben deine Truppen und bewege jede Truppe höchstens einmal, alles in beliebiger Reihenfolge. Deine Reichweite ist die Zahl deiner Truppen in der Reserve plus 1. Am Ende zählen deine Gebäude (doppelt, wenn eine deiner Truppen darauf steht) und die Straßen.
heirs-help-reconstruction = Die Kosten, Geländefarben und Straßen der Plättchen sind rekonstruiert; mit --tiles DATEI spielst du mit den Werten deiner eigenen Schachtel. Der Regent (Solospiel) ist unser eigener Entwurf, nicht der Solomodus aus der Schachtel.

## Hilfe am Tisch

heirs-help-actions = Aktionen wählst du mit der Nummer im Menü, mit dem Feld (1,-2) oder ganz in Notation: build reise-01 1,0 (auch: bauen reise-01 1,0).
heirs-example-law = E.7.3
heirs-example-info = taverne
heirs-example-why = bauen

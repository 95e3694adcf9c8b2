# Meine Spiele: was jemand gespielt hat und wie es ausging.

web-history = Meine Spiele
web-history-link = Meine beendeten Spiele
web-history-nobody = Hier stehen deine Spiele
web-history-nobody-about = Nenne in den Einstellungen deinen Namen oder melde dich an.
web-history-none = Noch kein Spiel beendet
web-history-none-about = Hier steht jede Partie, die du mit anderen oder gegen den Rechner zu Ende gespielt hast. Tische, an denen du jeden Sitz hattest, zählen nicht.
web-history-csv = Als Tabelle (CSV)
web-history-json = Als Daten (JSON)
web-history-all = Alle Spiele
web-history-filter = Welches Spiel
web-history-list = Partien
web-history-pages = Seiten
web-history-page = Seite { $page } von { $pages }
web-history-newer = Neuere
web-history-older = Ältere
web-history-sum = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  }
web-history-sum-won = { $won ->
    [one] ein Sieg, { $share } %
   *[other] { $won } Siege, { $share } %
  }
web-history-won = Gewonnen
web-history-drawn = Unentschieden
web-history-lost = Verloren
web-history-left = Ausgestiegen
web-history-unknown = Ausgang unbekannt
web-history-early = vorzeitig beendet
web-history-place = Platz { $rank } von { $of }
web-history-took = Dauer { $time }
web-history-replay = Nachspielen
web-history-role-unknown = unbekannt
web-history-computer = Rechner, { $strength }
web-history-bests = Bestwerte
web-history-best-points = Meiste Punkte
web-history-best-lead = Größter Vorsprung
web-history-best-fastest = Schnellster Sieg
web-history-best-longest = Längste Partie
web-history-best-streak = Siege in Folge
web-history-wins = { $count ->
    [one] ein Sieg
   *[other] { $count } Siege
  }
web-history-by-role = Nach Partei
web-history-by-board = Nach Spielbrett
web-history-by-opponent = Nach Gegner
web-history-games = Partien
web-history-won-count = Siege
web-history-share = Anteil
web-history-mean = Punkte im Schnitt
web-history-mean-short = Ø Pkt.
web-time-minutes = { $count } Min.
web-time-hours = { $hours } Std. { $minutes } Min.
web-time-days = { $count } Tage

# Kampagnen: kooperative Partien Root hintereinander.

web-campaign = Kampagne
web-campaigns = Kampagnen
web-campaign-new = Neue Kampagne
web-campaign-about = Mehrere Partien Root hintereinander, gemeinsam gegen die Mechanische Marquise. Nach jedem Sieg beginnt sie mit drei Siegpunkten mehr, und jeder von euch nimmt eine hergestellte Karte mit. Eine Niederlage beendet die Kampagne.
web-campaign-factions = Eure Parteien
web-campaign-factions-least = Wählt mindestens eine Partei.
web-campaign-length = Wie lange
web-campaign-length-of = { $count ->
    [0] bis zur ersten Niederlage
   *[other] { $count } Siege
  }
web-campaign-name = Name der Kampagne
web-campaign-begin = Kampagne beginnen
web-campaign-status-running = läuft, { $wins } von { $length } Siegen
web-campaign-status-won = gewonnen, { $wins } von { $length } Siegen
web-campaign-status-lost = verloren, { $wins } von { $length } Siegen
web-campaign-status-abandoned = aufgegeben, { $wins } von { $length } Siegen
web-campaign-endless-running = { $wins ->
    [one] läuft, ein Sieg
   *[other] läuft, { $wins } Siege
  }
web-campaign-endless-lost = { $wins ->
    [one] zu Ende nach einem Sieg
   *[other] zu Ende nach { $wins } Siegen
  }
web-campaign-endless-abandoned = { $wins ->
    [one] aufgegeben nach einem Sieg
   *[other] aufgegeben nach { $wins } Siegen
  }
web-campaign-waits = wartet auf die nächste Partie
web-campaign-now = Partie { $number } läuft
web-campaign-next = Vor Partie { $number }
web-campaign-lead = { $count ->
    [0] Die Mechanische Marquise beginnt ohne Vorsprung.
   *[other] Die Mechanische Marquise beginnt mit { $count } Siegpunkten.
  }
web-campaign-choose = { $seat }: Welche hergestellte Karte kommt mit?
web-campaign-carries = { $seat } nimmt mit:
web-campaign-to-game = Zur Partie
web-campaign-go = Nächste Partie beginnen
web-campaign-owner = Wer die Kampagne begonnen hat, beginnt die nächste Partie.
web-campaign-abandon = Kampagne aufgeben
web-campaign-abandon-sure = Wirklich aufgeben? Die gespielten Partien bleiben, aber es geht nicht weiter.
web-campaign-course = Verlauf
web-campaign-no-games = Noch keine Partie.
web-campaign-game = Partie { $number }
web-campaign-state-open = läuft
web-campaign-state-won = gewonnen
web-campaign-state-lost = verloren
web-campaign-rounds = { $count ->
    [one] nach einer Runde
   *[other] nach { $count } Runden
  }
web-campaign-seat = Partei
web-campaign-points = Siegpunkte
web-campaign-brought = mitgebracht
web-campaign-took = nahm mit
web-campaign-missing = Diese Kampagne ist hier nicht zu sehen.
web-campaign-back = Zur Kampagne
web-error-campaign-over = Diese Kampagne ist zu Ende.
web-error-campaign-game-open = Die Partie ist noch nicht zu Ende.
web-error-campaign-unchosen = Vor der nächsten Partie sind noch Karten zu wählen.
web-error-campaign-choice = Diese Karte steht nicht zur Wahl.

# Root: Sonnenexpedition / Maulwurf-Handwerker.

root-seat-expedition = Sonnenexpedition
    .nom = die Sonnenexpedition
    .acc = die Sonnenexpedition
    .dat = der Sonnenexpedition
    .gen = der Sonnenexpedition
    .person = third
root-hireling-expedition = Sonnenexpedition
    .nom = die Sonnenexpedition
    .acc = die Sonnenexpedition
    .dat = der Sonnenexpedition
    .gen = der Sonnenexpedition
    .person = third
root-hireling-artisans = Maulwurf-Handwerker
    .nom = die Maulwurf-Handwerker
    .acc = die Maulwurf-Handwerker
    .dat = den Maulwurf-Handwerkern
    .gen = der Maulwurf-Handwerker
    .person = plural

root-piece-expedition-foothold = Stellung
    .a = eine Stellung
    .many = Stellungen
    .nom = die Stellung
    .acc = die Stellung
root-mat-expedition-revealed = offene Karten
root-verb-man = Krieger zur Stellung
root-verb-lift = Stellung wegnehmen
root-action-man = { $count ->
    [0] keinen Krieger
    [one] einen Krieger
   *[other] { $count } Krieger
  }
root-action-lift = die Stellung in Lichtung { $clearing } wegnehmen
root-event-foothold-lifted = die Stellung in Lichtung { $clearing } wird weggenommen
root-event-card-kept = „{ $card }“ liegt offen bei den Maulwurf-Handwerkern { $seat-gen }
root-event-cards-back = „{ $card }“ kommt zurück auf die Hand { $seat-gen }
root-refusal-expedition-idle = Die Sonnenexpedition hat gerade nichts zu tun.

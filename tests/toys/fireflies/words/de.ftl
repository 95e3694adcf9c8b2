# Eine Fraktion der Tests.

root-seat-fireflies = Glühwürmchen
    .nom = die Glühwürmchen
    .acc = die Glühwürmchen
    .dat = den Glühwürmchen
    .gen = der Glühwürmchen
    .person = plural
root-seat-fireflies-moths = Motten
    .nom = die Motten
    .acc = die Motten
    .dat = den Motten
    .gen = der Motten
    .person = plural
root-mat-fireflies-glow = Glanz
root-mat-fireflies-vow = Gelübde
root-piece-fireflies-lantern = Laterne
    .nom = die Laterne
    .acc = die Laterne
    .a = eine Laterne
    .many = Laternen
root-marker-fireflies-spark = Funke
root-marker-fireflies-dud = Niete
root-event-fireflies-settled = { $seat-nom } { $seat-person ->
    [second] lässt dich
    [plural] lassen sich
   *[third] lässt sich
  } in Lichtung { $clearing } nieder
root-event-vowed = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } ein Gelübde ab{ $number-known ->
    [no] {""}
   *[yes] : { $number }
  }
root-then-vowed = { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } ein Gelübde ab
root-event-lantern-hung = { $seat-nom } { $seat-person ->
    [second] hängst
    [plural] hängen
   *[third] hängt
  } { $place-in } eine Laterne auf
root-event-token-buried = { $seat-nom } { $seat-person ->
    [second] vergräbst
    [plural] vergraben
   *[third] vergräbt
  } in Lichtung { $clearing } { $marker-known ->
    [no] einen Marker
   *[yes] einen Marker ({ $marker })
  }
root-event-token-flashed = { $seat-nom } { $seat-person ->
    [second] lässt
    [plural] lassen
   *[third] lässt
  } in Lichtung { $clearing } einen Marker aufblitzen ({ $marker })
root-event-token-caught = { $seat-nom } { $seat-person ->
    [second] gräbst
    [plural] graben
   *[third] gräbt
  } in Lichtung { $clearing } einen Marker aus ({ $marker })
root-refusal-no-firefly = Auf Lichtung { $clearing } sind keine Glühwürmchen mit ihrem Geheimnis allein.
root-refusal-none-left-to-bury = Davon ist nichts mehr übrig: { $marker }.
root-refusal-no-token-there = Auf Lichtung { $clearing } ist nichts vergraben.
root-refusal-nobody-to-catch = Du hast auf Lichtung { $clearing } keine Krieger, die graben könnten.
root-action-vow = { $number } geloben
root-action-hang = eine Laterne aufhängen: { $place }
root-action-bury = auf Lichtung { $clearing } vergraben: { $marker }
root-action-flash = den Marker auf Lichtung { $clearing } aufblitzen lassen
root-action-catch = den Marker auf Lichtung { $clearing } ausgraben
root-verb-vow = ein Gelübde ablegen
root-verb-hang = eine Laterne aufhängen
root-verb-bury = einen Marker vergraben
root-verb-flash = einen Marker aufblitzen lassen
root-verb-catch = einen Marker ausgraben
root-decision-fireflies-settle = In welcher Ecke lassen sich die Glühwürmchen nieder?
root-decision-fireflies-vow = Was gelobst du?
root-decision-fireflies-lantern = In welchen Wald kommt eine Laterne?
root-decision-fireflies-actions = Was tun die Glühwürmchen?

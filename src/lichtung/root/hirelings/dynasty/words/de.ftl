# Root: Letzte Dynastie / Blauvogel-Adel.

root-seat-dynasty = Letzte Dynastie
    .nom = die Letzte Dynastie
    .acc = die Letzte Dynastie
    .dat = der Letzten Dynastie
    .gen = der Letzten Dynastie
    .person = third
root-hireling-dynasty = Letzte Dynastie
    .nom = die Letzte Dynastie
    .acc = die Letzte Dynastie
    .dat = der Letzten Dynastie
    .gen = der Letzten Dynastie
    .person = third
root-hireling-nobles = Blauvogel-Adel
    .nom = der Blauvogel-Adel
    .acc = den Blauvogel-Adel
    .dat = dem Blauvogel-Adel
    .gen = des Blauvogel-Adels
    .person = third

root-event-scored-H-nobles = der Blauvogel-Adel bringt { $seat-dat } { $count ->
    [one] einen Siegpunkt
   *[other] { $count } Siegpunkte
  }, jetzt { $total }
root-refusal-dynasty-idle = Die Letzte Dynastie kann gerade nichts tun.
root-refusal-dynasty-together = Die Letzte Dynastie bewegt sich mit allen Kriegern: { $count }.

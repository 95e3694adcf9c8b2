# Root: Krähenspione / Rabenwachen.

root-seat-spies = Krähenspione
    .nom = die Krähenspione
    .acc = die Krähenspione
    .dat = den Krähenspionen
    .gen = der Krähenspione
    .person = plural
root-hireling-spies = Krähenspione
    .nom = die Krähenspione
    .acc = die Krähenspione
    .dat = den Krähenspionen
    .gen = der Krähenspione
    .person = plural
root-hireling-sentries = Rabenwachen
    .nom = die Rabenwachen
    .acc = die Rabenwachen
    .dat = den Rabenwachen
    .gen = der Rabenwachen
    .person = plural

root-refusal-spies-idle = Die Krähenspione haben gerade nichts zu tun.
root-refusal-spies-nothing = In Lichtung { $clearing } sind keine Spione, oder niemand, dem sie eine Karte nehmen könnten.

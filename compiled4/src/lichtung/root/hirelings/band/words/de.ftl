# Root: Beliebte Kapelle / Straßenkapelle.

root-seat-band = Kapelle
    .nom = die Kapelle
    .acc = die Kapelle
    .dat = der Kapelle
    .gen = der Kapelle
    .person = third
root-hireling-band = Beliebte Kapelle
    .nom = die Beliebte Kapelle
    .acc = die Beliebte Kapelle
    .dat = der Beliebten Kapelle
    .gen = der Beliebten Kapelle
    .person = third
root-hireling-street_band = Straßenkapelle
    .nom = die Straßenkapelle
    .acc = die Straßenkapelle
    .dat = der Straßenkapelle
    .gen = der Straßenkapelle
    .person = third

root-mat-band-arrived = in diesem Zug gekommen
root-verb-lure = Krieger rufen
root-action-lure = einen Krieger von Lichtung { $origin } rufen: { $seat }
root-refusal-band-listens = In Lichtung { $clearing } spielt die Kapelle: Wer in diesem Zug kam, bleibt dort.
root-refusal-band-idle = Die Kapelle hat gerade nichts zu tun.
root-refusal-band-nobody = Von Lichtung { $origin } kann kein solcher Krieger kommen.

# Root: Popular Band / Street Band.

root-seat-band = Band
    .nom = the Band
    .acc = the Band
    .gen = the Band's
    .person = third
root-hireling-band = Popular Band
    .nom = the Popular Band
    .acc = the Popular Band
    .gen = the Popular Band's
    .person = third
root-hireling-street_band = Street Band
    .nom = the Street Band
    .acc = the Street Band
    .gen = the Street Band's
    .person = third

root-mat-band-arrived = moved here this turn
root-verb-lure = call a warrior
root-action-lure = call a warrior from clearing { $origin }: { $seat }
root-refusal-band-listens = The Band plays in clearing { $clearing }: who came there this turn stays.
root-refusal-band-idle = The Band has nothing to do now.
root-refusal-band-nobody = No such warrior can come from clearing { $origin }.

# Root: Fackelträger / Rattenschmuggler.

root-seat-flame_bearers = Fackelträger
    .nom = die Fackelträger
    .acc = die Fackelträger
    .dat = den Fackelträgern
    .gen = der Fackelträger
    .person = plural
root-hireling-flame_bearers = Fackelträger
    .nom = die Fackelträger
    .acc = die Fackelträger
    .dat = den Fackelträgern
    .gen = der Fackelträger
    .person = plural
root-hireling-smugglers = Rattenschmuggler
    .nom = die Rattenschmuggler
    .acc = die Rattenschmuggler
    .dat = den Rattenschmugglern
    .gen = der Rattenschmuggler
    .person = plural

root-verb-burn = Krieger verbrennen
root-verb-burn-piece = Gebäude oder Plättchen verbrennen
root-verb-burn-token = verdecktes Plättchen verbrennen
root-verb-smuggle = Schmuggler schicken
root-action-burn = einen Krieger verbrennen: { $enemy }
root-action-burn-piece = verbrennen: { $piece }
root-action-burn-token = ein verdecktes Plättchen verbrennen: { $enemy }
root-action-smuggle = „{ $card }“ abwerfen, um zu bewegen oder zu kämpfen
root-event-smuggled = { $seat-nom } { $seat-person ->
    [third] wirft
    [plural] werfen
   *[other] wirfst
  } „{ $card }“ für die Rattenschmuggler ab
root-refusal-nothing-to-burn = Das kann in Lichtung { $clearing } nicht brennen: Bei jedem Gegner gehen zuerst Krieger.
root-refusal-no-smugglers = Du kontrollierst die Rattenschmuggler nicht.
root-refusal-smuggle-by-day = Die Rattenschmuggler arbeiten in deinem Tageslicht.
root-refusal-smuggle-item = „{ $card }“ ist keine Karte mit Gegenstand auf deiner Hand.
root-refusal-smuggle-idle = Du könntest weder bewegen noch kämpfen.
root-threat-will-burn =
    In Lichtung { $clearing } { $pieces ->
        [one] verbrennt dir ein Marker.
       *[other] verbrennen dir { $pieces } Marker.
    }

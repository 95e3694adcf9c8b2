# Root: Straßenräuber / Räuberbanden.

root-seat-bandits = Räuber
    .nom = die Räuber
    .acc = die Räuber
    .dat = den Räubern
    .gen = der Räuber
    .person = plural
root-hireling-bandits = Straßenräuber
    .nom = die Straßenräuber
    .acc = die Straßenräuber
    .dat = den Straßenräubern
    .gen = der Straßenräuber
    .person = plural
root-hireling-gangs = Räuberbanden
    .nom = die Räuberbanden
    .acc = die Räuberbanden
    .dat = den Räuberbanden
    .gen = der Räuberbanden
    .person = plural

root-mat-bandits-on_path = auf Wegen
root-effect-escort = Straßenräuber
root-verb-waylay = Räuber auf einen Weg
root-verb-call-off = Räuber vom Weg nehmen
root-action-waylay = ein Räuber auf den Weg { $path }
root-action-call-off = den Räuber vom Weg { $path } nehmen
root-event-bandit-waits = ein Räuber lauert auf dem Weg { $path }
root-event-bandit-left = der Räuber verlässt den Weg { $path }
root-event-bandits-escorted = { $seat-nom } { $seat-person ->
    [third] setzt
    [plural] setzen
   *[other] setzt
  } mit Hilfe der Räuber einen Krieger in Lichtung { $clearing } ein
root-event-bandits-robbed = Räuber überfallen unterwegs { $seat-acc }
root-refusal-bandits-idle = Für einen weiteren Räuber ist kein Weg da.
root-refusal-bandits-path = Das geht auf dem Weg { $path } nicht.
root-refusal-gangs-idle = Die Räuberbanden haben gerade nichts zu tun.
root-refusal-gangs-hidden = In Lichtung { $clearing } verstecken sich die Räuber bei den Markern dessen, der sie kontrolliert.
root-threat-lies-in-wait = Auf dem Weg { $path } lauert ein Räuber: Wer ihn nimmt, verliert einen Marker.

# Root: Zorniger Schützer / Gelassener Schützer.

root-seat-protector = Schützer
    .nom = der Schützer
    .acc = den Schützer
    .dat = dem Schützer
    .gen = des Schützers
    .person = third
root-hireling-protector = Zorniger Schützer
    .nom = der Zornige Schützer
    .acc = den Zornigen Schützer
    .dat = dem Zornigen Schützer
    .gen = des Zornigen Schützers
    .person = third
root-hireling-stoic = Gelassener Schützer
    .nom = der Gelassene Schützer
    .acc = den Gelassenen Schützer
    .dat = dem Gelassenen Schützer
    .gen = des Gelassenen Schützers
    .person = third

root-refusal-protector-keeps-out = Der Zornige Schützer lässt in Lichtung { $clearing } niemand anderen etwas einsetzen.
root-refusal-protector-untouchable = Der Schützer kann nicht bekämpft werden.
root-refusal-protector-shelters = Der Gelassene Schützer behütet sie in Lichtung { $clearing }.
root-refusal-protector-not-next = Der Schützer geht in eine benachbarte Lichtung, nicht nach { $place }.
root-threat-may-trample = Der Zornige Schützer kann dir in Lichtung { $clearing } einen Krieger niedertrampeln.

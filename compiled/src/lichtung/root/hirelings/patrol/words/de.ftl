# Root: Waldpatrouille / Katzenärzte.

root-seat-patrol = Waldpatrouille
    .nom = die Waldpatrouille
    .acc = die Waldpatrouille
    .dat = der Waldpatrouille
    .gen = der Waldpatrouille
    .person = third
root-hireling-patrol = Waldpatrouille
    .nom = die Waldpatrouille
    .acc = die Waldpatrouille
    .dat = der Waldpatrouille
    .gen = der Waldpatrouille
    .person = third
root-hireling-physicians = Katzenärzte
    .nom = die Katzenärzte
    .acc = die Katzenärzte
    .dat = den Katzenärzten
    .gen = der Katzenärzte
    .person = plural

root-mat-patrol-waiting = Krieger auf der Karte
root-effect-physicians = Katzenärzte
root-event-patrol-waits = ein Krieger der Waldpatrouille wartet auf der Karte (dort { $count })
root-event-physicians-healed = die Gefallenen { $seat-gen } von Lichtung { $origin } kommen in Lichtung { $clearing } ({ $count })
root-refusal-patrol-idle = Die Waldpatrouille hat gerade nichts zu tun.
root-refusal-patrol-nobody-waits = Auf der Karte der Waldpatrouille wartet kein Krieger.
root-refusal-physicians-card = Die Katzenärzte wollen eine Handkarte, die zu Lichtung { $clearing } passt.

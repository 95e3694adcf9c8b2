# Root: Forest Patrol / Feline Physicians.

root-seat-patrol = Forest Patrol
    .nom = the Forest Patrol
    .acc = the Forest Patrol
    .gen = the Forest Patrol's
    .person = third
root-hireling-patrol = Forest Patrol
    .nom = the Forest Patrol
    .acc = the Forest Patrol
    .gen = the Forest Patrol's
    .person = third
root-hireling-physicians = Feline Physicians
    .nom = the Feline Physicians
    .acc = the Feline Physicians
    .gen = the Feline Physicians'
    .person = plural

root-mat-patrol-waiting = warriors on the card
root-effect-physicians = Feline Physicians
root-event-patrol-waits = one of the Forest Patrol waits on its card ({ $count } there)
root-event-physicians-healed = { $seat-gen } fallen of clearing { $origin } come to clearing { $clearing } ({ $count })
root-refusal-patrol-idle = The Forest Patrol has nothing to do now.
root-refusal-patrol-nobody-waits = No warrior waits on the card of the Forest Patrol.
root-refusal-physicians-card = The Feline Physicians want a card of your hand that matches clearing { $clearing }.

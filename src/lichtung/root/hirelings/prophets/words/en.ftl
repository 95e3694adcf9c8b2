# Root: Warm Sun Prophets / Lizard Envoys.

root-seat-prophets = Warm Sun Prophets
    .nom = the Warm Sun Prophets
    .acc = the Warm Sun Prophets
    .gen = the Warm Sun Prophets'
    .person = plural
root-hireling-prophets = Warm Sun Prophets
    .nom = the Warm Sun Prophets
    .acc = the Warm Sun Prophets
    .gen = the Warm Sun Prophets'
    .person = plural
root-hireling-envoys = Lizard Envoys
    .nom = the Lizard Envoys
    .acc = the Lizard Envoys
    .gen = the Lizard Envoys'
    .person = plural

root-mat-prophets-height = height in the discard pile
root-mat-prophets-top = top of the discard pile
root-verb-force-battle = force a battle
root-verb-force-move = force a move
root-verb-take-up = take up a card
root-action-force-battle = force { $seat } to battle in clearing { $clearing } against { $defender }
root-action-force-move = force { $seat } to move from clearing { $origin } to clearing { $dest }
root-action-take-up = take “{ $card }” from the discard pile
root-event-forced-battle = the Warm Sun Prophets force { $seat-acc } to battle in clearing { $clearing }
root-event-forced-move = the Warm Sun Prophets force { $seat-acc } to move from clearing { $origin } to clearing { $dest }
root-event-taken-up = { $seat-nom } { $seat-person ->
    [third] takes
   *[other] take
  } “{ $card }” from the discard pile
root-refusal-prophets-idle = The Warm Sun Prophets have nothing to do now.
root-refusal-nobody-to-force = There is no Prophet in clearing { $clearing }, or no faction piece of { $seat-acc }.
root-refusal-cannot-force = { $seat-nom } cannot move to clearing { $dest }.
root-refusal-not-to-take-up = “{ $card }” is not of the commonest suit among the top five cards, or it is an ambush.
root-threat-may-force = The Warm Sun Prophets can force you to battle in clearing { $clearing }, or send you away from there.

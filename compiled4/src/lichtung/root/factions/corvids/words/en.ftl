# Root: Corvid Conspiracy.

root-seat-corvids = Corvid Conspiracy
    .nom = the Corvid Conspiracy
    .acc = the Corvid Conspiracy
    .gen = the Corvid Conspiracy's
    .person = third

## Plots, consequences

root-marker-corvids-bomb = bomb
root-marker-corvids-snare = snare
root-marker-corvids-extortion = extortion
root-marker-corvids-raid = raid
root-effect-raid = raid

root-mat-corvids-rallied = has recruited
root-mat-corvids-actions_left = actions left
root-mat-corvids-placed = plots this turn
root-mat-corvids-guesses_over = no more exposure
root-mat-corvids-exerted = has exerted itself
root-mat-corvids-guessed = last guess
root-mat-corvids-guessed_at = guessed in clearing

## Events

root-event-guessed-right = { $seat-nom } { $seat-person ->
    [third] shows
   *[other] show
  } { $card-known ->
    [no] a matching card
   *[yes] “{ $card }”
  } and { $seat-person ->
    [third] exposes
   *[other] expose
  } the plot in clearing { $clearing }: { $marker }
root-event-guessed-wrong = { $seat-nom } { $seat-person ->
    [third] guesses
   *[other] guess
  } wrong: the plot in clearing { $clearing } is not “{ $marker }”. { $card-known ->
    [no] The card shown
   *[yes] “{ $card }”
  } goes to the Corvid Conspiracy
root-event-agents-struck = embedded agents in clearing { $clearing } give { $seat-acc } an extra hit
root-then-agents-struck = embedded agents give { $seat-acc } an extra hit
root-event-corvids-settled = { $seat-nom } { $seat-person ->
    [third] places
   *[other] place
  } { $members ->
    [1] a warrior
   *[other] a warrior each
  } in { $clearings }
root-event-corvids-settled-each = { $first ->
    [1] clearing { $clearing }
   *[0] { $clearing }
  }
root-event-plot-at-home = { $seat-nom } { $seat-person ->
    [third] hides
   *[other] hide
  } a plot in the homeland, clearing { $clearing }{ $marker-known ->
    [no] {""}
   *[yes] {" "}({ $marker })
  }
root-event-plot-flipped = { $seat-nom } { $seat-person ->
    [third] flips
   *[other] flip
  } a plot in clearing { $clearing } ({ $marker })
root-event-corvids-rallied = { $seat-nom } { $seat-person ->
    [third] spends
   *[other] spend
  } “{ $card }” and { $seat-person ->
    [third] recruits
   *[other] recruit
  }
root-event-corvid-came = { $members ->
    [1] one of { $seat-gen } warriors comes to { $clearings }
   *[other] { $seat-gen } warriors come, one each, to { $clearings }
  }
root-event-corvid-came-each = { $first ->
    [1] clearing { $clearing }
   *[0] { $clearing }
  }
root-then-corvid-came = { $members ->
    [1] a warrior comes to { $clearings }
   *[other] a warrior each comes to { $clearings }
  }
root-event-plot-placed = { $seat-nom } { $seat-person ->
    [third] places
   *[other] place
  } { $marker-known ->
    [no] a plot face down
   *[yes] a plot face down ({ $marker })
  } in clearing { $clearing } and { $seat-person ->
    [third] takes
   *[other] take
  } back { $count ->
    [one] one warrior
   *[other] { $count } warriors
  } for it
root-event-plots-swapped = { $seat-nom } { $seat-person ->
    [third] swaps
   *[other] swap
  } the plots in clearings { $one } and { $other }
root-event-corvids-exerted = { $seat-nom } { $seat-person ->
    [third] exerts itself
   *[other] exert yourself
  } once more (for no cards this Evening)
root-event-bombed = the bomb in clearing { $clearing } goes off
root-then-bombed = it goes off
root-event-raided = the plot in clearing { $clearing } was a raid
root-then-raided = the plot was a raid

## Refusals

root-refusal-no-enemy-of-theirs = Only enemies of the Corvid Conspiracy guess what its plots are.
root-refusal-guesses-over = You have already drawn a card this Evening, and cannot expose a plot after that.
root-refusal-nothing-to-expose = No plot lies face down in clearing { $clearing }.
root-refusal-nobody-to-expose = You have no pieces in clearing { $clearing } that could expose the plot.
root-refusal-card-to-expose = “{ $card }” is not a card in your hand that matches clearing { $clearing }.
root-refusal-no-plot = This is not a plot: { $marker }.
root-refusal-corvids-wrong-suit = Clearing { $clearing } is not of the suit asked for: { $suit }.
root-refusal-corvids-no-clearing = This is not a clearing on the map: { $clearing }.
root-refusal-nothing-to-flip = No plot lies face down in clearing { $clearing }.
root-refusal-no-corvid-to-flip = None of your warriors stands in clearing { $clearing } to flip the plot.
root-refusal-rallied-already = You have already recruited this Birdsong.
root-refusal-rally-from-hand = You do not have “{ $card }” in your hand.
root-refusal-rally-suit = “{ $card }” does not recruit in this suit: { $suit }.
root-refusal-no-one-to-rally = No warrior of yours can come to clearings of this suit: { $suit }.
root-refusal-corvids-no-actions = You have no action left this Daylight.
root-refusal-no-plot-of-kind = No plot of this kind is left in the supply: { $marker }.
root-refusal-plot-there = There is already a plot in clearing { $clearing }.
root-refusal-too-few-to-plot = In clearing { $clearing } the plot costs { $count ->
    [one] one of your warriors
   *[other] { $count } of your warriors
  }; there are not so many.
root-refusal-no-plot-there = There is no plot of yours in clearing { $clearing }.
root-refusal-lower-first = Name the clearing with the lower number first, then another one.
root-refusal-one-face-up = You can swap only two face-up plots or two face-down ones.
root-refusal-plots-alike = Both plots lie face up and are alike: nothing would change.
root-refusal-snared = A snare of the Corvid Conspiracy lies face up in clearing { $clearing }: enemies place nothing there and cannot leave.
root-refusal-not-among = No more warriors come to clearing { $clearing }.

## Decisions

root-decision-corvids-gather = There are not enough warriors for all clearings. Where does the next one go?
root-decision-corvids-arrive = In which clearing does your next warrior begin?
root-decision-corvids-homeland = Which clearing is your homeland?
root-decision-corvids-first-plot = Which plot lies in your homeland?
root-decision-corvids-craft = Birdsong: do you want to craft with your plots?
root-decision-corvids-flip = Birdsong: which plot do you flip?
root-decision-corvids-rally = Birdsong: which card do you recruit with?
root-decision-corvids-actions = Daylight: what do you do?
root-decision-corvids-exert = Evening: do you exert yourself instead of drawing?

## Actions

root-verb-guess = expose a plot
root-verb-flip = flip a plot
root-verb-rally = recruit
root-verb-plot = plot
root-verb-trick = trick
root-verb-conceal = place the first plot

root-action-guess = show “{ $card }” and guess: the plot in clearing { $clearing } is “{ $marker }”
root-action-flip = flip the plot in clearing { $clearing }
root-action-rally = spend “{ $card }”: a warrior in each clearing of suit { $suit }
root-action-plot = place a plot face down in clearing { $clearing }: { $marker }
root-action-trick = swap the plots in clearings { $one } and { $other }
root-action-conceal = place a plot face down in the homeland: { $marker }

root-field-one = The plot in which clearing?
root-field-other = And the one in which?

# Mistakes in positions
error-position-plot = A clearing holds one plot at most, and plots lie in clearings only (clearing { $clearing }).
error-position-plot-seen = A plot on the map lies face up, then everybody knows it, or face down, then only the Corvid Conspiracy does.
error-position-plot-excluded = Only what a face-down plot on the map is not can be ruled out.

## What others have to fear

root-threat-flips = Can flip a plot in clearing { $clearing }: a bomb would hit { $pieces ->
    [one] one of your pieces
   *[other] { $pieces } of your pieces
  } there.

## Where editions of the Law differ

root-option-guess_before_draw = Plots are exposed only before drawing in the Evening
root-option-guess_before_draw-law = as the Law says
root-option-guess_before_draw-off = no
root-option-guess_before_draw-on = yes

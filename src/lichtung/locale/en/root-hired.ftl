# Root: hirelings in general. What each of them says is in its own folder.

root-verb-deal = deal a hireling
root-verb-demote = demote a hireling
root-verb-deploy = set up a hireling
root-verb-take-on = hire
root-verb-control = control roll
root-verb-hand-on = hand on
root-verb-employ = use a hireling
root-verb-station = a warrior at each

root-action-deal = { $hireling }
root-action-demote = { $hireling }
root-action-deploy = set up: { $hireling }
root-action-take-on = hire: { $hireling }
root-action-control = { $hireling }: { $count }
root-action-hand-on = { $hireling } to { $to }
root-action-employ = use: { $hireling }
root-action-station = place a warrior at each

root-field-hireling = Which hireling?
root-field-to = To whom?

## Events

root-event-hireling-dealt = in play as a hireling: { $hireling }
root-event-hireling-demoted = demoted: { $hireling }
root-event-hireling-set-up = { $seat-nom } { $seat-person ->
    [third] sets
   *[other] set
  } up a hireling: { $hireling }
root-event-notice-taken = { $seat-nom } { $seat-person ->
    [third] takes
   *[other] take
  } the hireling marker of space { $space }
root-event-hired = { $seat-nom } { $seat-person ->
    [third] hires
   *[other] hire
  } { $hireling-acc }
root-event-control-rolled = { $seat-nom } { $seat-person ->
    [third] places
   *[other] place
  } { $count ->
    [one] one control marker
   *[other] { $count } control markers
  } on { $hireling-acc }
root-event-control-spent = { $left ->
    [0] no control marker is left on { $hireling-acc }
    [one] one control marker is left on { $hireling-acc }
   *[other] { $left } control markers are left on { $hireling-acc }
  }
root-event-handed-on = { $seat-nom } { $seat-person ->
    [third] hands
   *[other] hand
  } { $hireling-acc } on to { $to-acc }
root-event-employed = { $seat-nom } { $seat-person ->
    [third] uses
   *[other] use
  } { $hireling-acc }
root-event-hireling-awake = { $seat-nom } { $seat-person ->
    [third] calls
   *[other] call
  } on { $hireling-acc }
root-event-hireling-placed = { $count ->
    [one] a warrior
   *[other] { $count } warriors
  } of { $hireling-acc } { $count ->
    [one] comes
   *[other] come
  } to clearing { $clearing }
root-event-hireling-piece-placed = { $piece-a } comes to clearing { $clearing }
root-event-hireling-pawn-moved = { $hireling-nom } { $hireling-person ->
    [third] comes
   *[other] come
  } { $place-to }
root-event-hireling-card-spent = { $seat-nom } { $seat-person ->
    [third] spends
   *[other] spend
  } “{ $card }” for { $hireling-acc }
root-event-waylaid = on the way from clearing { $origin } to clearing { $dest } { $seat-nom } { $seat-person ->
    [third] loses
   *[other] lose
  } { $count ->
    [one] a warrior
   *[other] { $count } warriors
  }

## Refusals

root-refusal-hireling-not-yours = You do not control this hireling: { $hireling }.
root-refusal-hireling-not-there = That is not possible in clearing { $clearing }.
root-refusal-hireling-not-free = This hireling does not lie in the supply: { $hireling }.
root-refusal-not-to-hand-on = A hireling is handed on to another player, not to { $to-acc }.
root-refusal-hireling-ready = This hireling is set up already: { $hireling }.
root-refusal-hireling-by-day = Hirelings are used in your Daylight: { $hireling }.
root-refusal-hireling-used = You have already used this hireling this turn: { $hireling }.
root-refusal-hireling-no-work = This hireling is not used in Daylight: { $hireling }.

## Decisions

root-decision-hirelings-deal = Which hirelings are in play?
root-decision-hirelings-demote = Which hireling is demoted?
root-decision-hireling-set-up = Which hireling do you set up?
root-decision-hireling-hand-on = To whom do you hand this hireling on?
root-decision-hireling-hire = Which hireling do you hire?
root-decision-hireling-control = The control roll
root-decision-hirelings-wake = Birdsong: which of your hirelings acts next?
root-decision-hireling-use = Your hireling: what does it do?
root-decision-hireling-post = The supply is short: where does the next warrior come?
root-decision-hireling-roll = The hireling's roll
root-prompt-hireling-use = What do you do with { $hireling-acc }?
root-prompt-hireling-hand-on = To whom do you hand { $hireling-acc } on?

## What hirelings of others can do

root-threat-hired-razes =
    With { $hireling-acc }, can take { $pieces ->
        [one] a building or token
       *[other] { $pieces } buildings and tokens
    } of yours in clearing { $clearing }: { $hits ->
        [one] one hit.
       *[other] up to { $hits } hits.
    }
root-threat-hired-attacks =
    With { $hireling-acc }, can attack you in clearing { $clearing }: { $hits ->
        [one] one hit.
       *[other] up to { $hits } hits.
    }

## On the mat of the hirelings

root-mat-hirelings-sides = side up
root-mat-hirelings-ready = set up
root-mat-hirelings-markers = control markers
root-mat-hirelings-used = used this turn
root-mat-hirelings-notices = hireling markers on the score track
root-mat-hirelings-owed = hirelings to take

## Mistakes in a setup

## At the terminal

root-about-deal = three hirelings come into play
root-about-demote = a hireling lies with its other side up
root-about-deploy = set up one of the hirelings by its card
root-about-take-on = take a hireling from the supply
root-about-control = how many control markers it gets
root-about-hand-on = give a hireling without markers to another player
root-about-employ = use a hireling that you control
root-about-station = a warrior of the hireling at each of its places
root-table-hireling-free = Hireling in the supply: { $hireling }
root-table-hireling-held = Hireling { $hireling }: { $seat }, { $count ->
    [one] one control marker
   *[other] { $count } control markers
  }
root-table-hireling-notices = Hireling markers on the score track: { $spaces }

## In a setup

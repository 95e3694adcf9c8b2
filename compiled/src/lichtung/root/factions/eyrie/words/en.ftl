# Root: Eyrie Dynasties.

root-seat-eyrie = Eyrie Dynasties
    .nom = the Eyrie Dynasties
    .acc = the Eyrie Dynasties
    .gen = the Eyrie Dynasties'
    .person = plural

## Pieces, columns, leaders

root-piece-eyrie-roost = roost
    .nom = the roost
    .acc = the roost
    .a = a roost
    .many = roosts
root-column-recruit = Recruit
root-column-move = Move
root-column-battle = Battle
root-column-build = Build
root-leader-builder = Builder
    .nom = the Builder
    .acc = the Builder
root-leader-charismatic = Charismatic
    .nom = the Charismatic
    .acc = the Charismatic
root-leader-commander = Commander
    .nom = the Commander
    .acc = the Commander
root-leader-despot = Despot
    .nom = the Despot
    .acc = the Despot

## Events

root-event-first-roost = { $seat-nom } { $seat-person ->
    [third] begins
   *[other] begin
  } with a roost and { $count ->
    [one] a warrior
   *[other] { $count } warriors
  } in clearing { $clearing }
root-event-leader-chosen = { $seat-nom } { $seat-person ->
    [third] chooses
   *[other] choose
  } { $leader-acc } as leader
root-then-leader-chosen = { $leader-nom } follows
root-event-decree-added = { $seat-nom } { $seat-person ->
    [third] adds
   *[other] add
  } { $cards } to the Decree
root-event-decree-added-each = “{ $card }” ({ $column })
root-event-new-roost = { $seat-nom } { $seat-person ->
    [third] starts
   *[other] start
  } again: a roost { $count ->
    [0] without warriors
    [one] and a warrior
   *[other] and { $count } warriors
  } in clearing { $clearing }
root-event-eyrie-recruited = { $seat-nom } { $seat-person ->
    [third] recruits
   *[other] recruit
  } { $count ->
    [one] a warrior
   *[other] { $count } warriors
  }{ $members ->
    [1] {""}
   *[other] :
  } { $places }
root-event-eyrie-recruited-each = { $alone ->
    [1] in clearing { $clearing }
   *[0] { $count ->
        [one] one
       *[other] { $count }
      } in { $first ->
        [1] clearing { $clearing }
       *[0] { $clearing }
      }
  }
root-event-roost-built = { $seat-nom } { $seat-person ->
    [third] builds
   *[other] build
  } a roost in clearing { $clearing }
root-event-scored-7-6-1 = { $seat-gen } roosts score { $count }, now { $total }
root-event-turmoil = { $seat-nom } { $seat-person ->
    [third] falls
   *[other] fall
  } into turmoil over the { $suit-of } card in { $column }
root-event-humiliated = { $count ->
    [one] one bird in the Decree costs { $seat-acc } a point
   *[other] { $count } birds in the Decree cost { $seat-acc } a point each
  }
root-event-purged = { $seat-nom } { $seat-person ->
    [third] discards
   *[other] discard
  } { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
  } from the Decree; the Loyal Viziers stay
root-then-purged = { $count ->
    [0] the Viziers stay in the Decree
   *[other] the Decree is empty but for the Viziers
  }
root-event-leader-deposed = { $seat-nom } { $seat-person ->
    [third] deposes
   *[other] depose
  } { $leader-acc }
root-then-leader-deposed = { $leader-nom } goes
root-event-new-clutch = every leader has ruled; all can be chosen again

## Refusals

root-refusal-must-add = You must add at least one card to your Decree.
root-refusal-add-from-hand = “{ $card }” is not in your hand.
root-refusal-one-bird-only = “{ $card }” would be your second bird in the Decree this turn; only one is allowed.
root-refusal-not-due = There is no { $suit } card left to resolve in this column.
root-refusal-possible = The { $suit } card can be resolved, so you must resolve it.
root-refusal-impossible = The { $suit } card cannot be resolved in full; it throws you into turmoil.
root-refusal-decree-unfinished = You must resolve your Decree first.
root-refusal-wrong-suit = This clearing does not match the card in the Decree.
root-refusal-no-roost-there = You have no roost in this clearing.
root-refusal-roost-needs-rule = You can build a roost only where you rule, and you do not rule this clearing.
root-refusal-roost-there = You already have a roost in this clearing.
root-refusal-leader-face-down = This leader has been deposed and is face down: { $leader }.

## Decisions

root-decision-eyrie-first-roost = Which corner do you start in?
root-decision-eyrie-first-leader = Who leads the Dynasties?
root-decision-eyrie-decree = Which card goes into which column of your Decree?
root-decision-eyrie-new-roost = Where do you build a new roost?
root-decision-eyrie-resolve = Which card in your Decree do you resolve next?
root-decision-eyrie-recruit = Decree, Recruit: in which clearing?
root-decision-eyrie-move = Decree, Move: who goes where?
root-decision-eyrie-battle = Decree, Battle: where, and against whom?
root-decision-eyrie-build = Decree, Build: in which clearing do you build a roost?
root-decision-eyrie-new-leader = Who leads the Dynasties after the turmoil?

## Actions

root-action-decree = add “{ $card }” to the Decree, column { $column }
root-action-resolve = resolve a { $suit } card
root-action-turmoil = resolve a { $suit } card that cannot be done in full: turmoil
root-action-leader = leader: { $leader }

# Mistakes in positions
error-position-leader = The Eyrie must have a leader during their turn.
error-position-deposed = The current leader is never deposed, and never are all leaders deposed at once.
error-position-viziers = A Loyal Vizier lies only in a column that the leader names.

## Advanced setup

root-decision-eyrie-homeland = Which clearing on the edge is your homeland?

## What others have to fear

root-threat-turmoil-near = Turmoil looms: no way to resolve { $column } ({ $suit }) just now.

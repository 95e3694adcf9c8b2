# Root: Eyrie Dynasties. Their own sentences name them, so they need no placeholder for the seat.

root-seat-eyrie = Eyrie Dynasties

## Pieces, columns, leaders

root-piece-eyrie-roost = roost
root-column-recruit = Recruit
root-column-move = Move
root-column-battle = Battle
root-column-build = Build
root-leader-builder = Builder
root-leader-charismatic = Charismatic
root-leader-commander = Commander
root-leader-despot = Despot

## Events

root-event-first-roost =
    { $count ->
        [one] The Eyrie begin with a roost and a warrior in clearing { $clearing }.
       *[other] The Eyrie begin with a roost and { $count } warriors in clearing { $clearing }.
    }
root-event-leader-chosen = The Eyrie have a new leader: { $leader }.
root-event-decree-added = The Eyrie add “{ $card }” to their Decree, column { $column }.
root-event-new-roost =
    { $count ->
        [0] The Eyrie found a new roost in clearing { $clearing }; they have no warriors left.
        [one] The Eyrie found a new roost in clearing { $clearing }, with a warrior.
       *[other] The Eyrie found a new roost in clearing { $clearing }, with { $count } warriors.
    }
root-event-eyrie-recruited =
    { $count ->
        [one] The Eyrie recruit a warrior in clearing { $clearing }.
       *[other] The Eyrie recruit { $count } warriors in clearing { $clearing }.
    }
root-event-roost-built = The Eyrie build a roost in clearing { $clearing }.
root-event-turmoil = Turmoil! In the column { $column } a { $suit } card cannot be resolved fully.
root-event-humiliated =
    { $count ->
        [one] Humiliation: one bird lies in the Decree; it costs a victory point, if there is one.
       *[other] Humiliation: { $count } birds lie in the Decree; each costs a victory point, as far as there are any.
    }
root-event-purged =
    { $count ->
        [0] Only the Loyal Viziers lie in the Decree; nothing is discarded.
        [one] The Decree is purged: one card is discarded, the Loyal Viziers stay.
       *[other] The Decree is purged: { $count } cards are discarded, the Loyal Viziers stay.
    }
root-event-leader-deposed = The Eyrie depose their leader: { $leader }.
root-event-new-clutch = All leaders of the Eyrie have been in power; now all of them can be chosen again.

## Refusals

root-refusal-must-add = You must add at least one card to your Decree.
root-refusal-add-from-hand = “{ $card }” is not in your hand.
root-refusal-one-bird-only = “{ $card }” would be your second bird in the Decree this turn; only one is allowed.
root-refusal-not-due = No { $suit } card is left to be resolved in this column.
root-refusal-possible = The { $suit } card can be resolved, so you must do it.
root-refusal-impossible = The { $suit } card cannot be resolved fully; it puts you into Turmoil.
root-refusal-decree-unfinished = First your Decree must be resolved.
root-refusal-wrong-suit = The suit of this clearing does not match the card of the Decree.
root-refusal-no-roost-there = You have no roost in this clearing.
root-refusal-roost-needs-rule = You do not rule this clearing.
root-refusal-roost-there = You have a roost in this clearing already.
root-refusal-leader-face-down = This leader lies face down: { $leader }.

## Decisions

root-decision-eyrie-first-roost = In which corner do you begin?
root-decision-eyrie-first-leader = Who leads the Dynasties?
root-decision-eyrie-decree = Which card goes into which column of your Decree?
root-decision-eyrie-new-roost = Where do you found a new roost?
root-decision-eyrie-resolve = Which card of your Decree do you resolve next?
root-decision-eyrie-recruit = Decree, Recruit: in which clearing?
root-decision-eyrie-move = Decree, Move: who goes where?
root-decision-eyrie-battle = Decree, Battle: where, and against whom?
root-decision-eyrie-build = Decree, Build: in which clearing do you build a roost?
root-decision-eyrie-new-leader = Who leads the Dynasties after the Turmoil?

## Actions

root-action-decree = “{ $card }” into the Decree, column { $column }
root-action-resolve = resolve a { $suit } card
root-action-turmoil = resolve a { $suit } card though it cannot be done fully: Turmoil
root-action-leader = leader: { $leader }

# Mistakes in positions
error-position-leader = In their turn the Eyrie have a leader.
error-position-deposed = The leader and at least one other card lie face up; deposed are those before him.
error-position-viziers = A Loyal Vizier lies only where the leader wants one.

## Advanced setup

root-decision-eyrie-homeland = Which clearing on the edge is your homeland?

## What others have to fear

root-threat-turmoil-near = Turmoil looms: nothing to { $column } ({ $suit }) just now.

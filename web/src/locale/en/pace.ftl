# Following others, looking back, clicking nothing in vain.

web-pace-next = Next
web-pace-all = { $count ->
    [0] All shown
   *[other] Show all { $count }
  }
web-pace-clock = Your clock is running.
web-help-key-next = Space
web-help-about-next = the others' next step; hold it to hurry
web-help-key-since = .
web-help-about-since = what happened since your last turn
web-setting-pace = Other players' pace
web-setting-pace-slow = slow
web-setting-pace-normal = normal
web-setting-pace-fast = fast
web-setting-pace-instant = instant
web-setting-pace-about = How fast the table shows you what others do. While your clock is running, it shows it fast.

## Looking back

web-since = Since your last turn
web-since-by-itself = open automatically
web-since-more = { $count ->
    [one] … and one more line in the log
   *[other] … and { $count } more lines in the log
  }
web-since-nothing = Nobody has had a turn since.
web-setting-recap = Recap
web-setting-recap-on = when your turn begins
web-setting-recap-off = only on request
web-setting-recap-about = Who did what since your last turn, in a few lines.

## Questions with a single answer

web-single = { $what } – moving on
web-single-any = Only one option: { $action }
web-single-hold = Hold
web-single-offer = There is only one answer here. Should the table give it for you from now on, after a random pause?
web-single-yes = Yes, from now on
web-single-no = No, always ask
web-setting-skip = Questions with one answer
web-setting-skip-auto = skip when playing computers
web-setting-skip-on = always skip
web-setting-skip-off = always ask
web-setting-skip-about = Where only one answer is allowed, the table gives it for you and says so. With people at the table it takes a random time over it, so as not to give away what you hold.

## What an action leads to

web-then-chance = Chance decides what comes next. This cannot be undone.
web-then-shown = Something hidden will be revealed. This cannot be undone.
web-then-over = This ends the game.
web-then-other = Then { $name-nom } { $name-person ->
    [third] decides
   *[other] decide
  }. This cannot be undone.
web-then-other-undo = Then { $name-nom } { $name-person ->
    [third] decides
   *[other] decide
  }. Until then you can undo it.
web-turn-react = you react to { $name-acc }

## How much there is to choose from

web-count-any = { $count ->
    [one] One option
   *[other] { $count } options
  }
web-count-verb = { $count ->
    [one] One action to choose from
   *[other] { $count } actions to choose from
  }
web-count-clearing = { $count ->
    [one] One clearing
   *[other] { $count } clearings
  }
web-count-place = { $count ->
    [one] One place
   *[other] { $count } places
  }
web-count-path = { $count ->
    [one] One path
   *[other] { $count } paths
  }
web-count-field = { $count ->
    [one] One field
   *[other] { $count } fields
  }
web-count-tile = { $count ->
    [one] One tile
   *[other] { $count } tiles
  }
web-count-card = { $count ->
    [one] One card
   *[other] { $count } cards
  }
web-count-item = { $count ->
    [one] One item
   *[other] { $count } items
  }
web-count-seat = { $count ->
    [one] One faction
   *[other] { $count } factions
  }
web-count-owner = { $count ->
    [one] One faction
   *[other] { $count } factions
  }
web-count-faction = { $count ->
    [one] One faction
   *[other] { $count } factions
  }
web-count-suit = { $count ->
    [one] One suit
   *[other] { $count } suits
  }
web-count-count = { $count ->
    [one] One number to choose from
   *[other] { $count } numbers to choose from
  }

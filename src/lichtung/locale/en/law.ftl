# The commands `law` and `check`, and what can be wrong with scenario files.

## law

law-list = { $title }, paragraphs { $first } to { $last }. For more: lichtung law { $example }
law-also = It could also be in:
law-example-how = On the board: lichtung law { $paragraph } --example { $number }
law-found = Found for “{ $text }”:
law-code = Code: { $places }
law-tests = Tests: { $places }
law-nowhere = nowhere
law-heading = (heading, no rule)
law-no-tests-here = The tests are only in the source tree; here only the code counts.
law-coverage-paragraph = Paragraph
law-coverage-code = Code
law-coverage-tests = Tests
law-coverage-missing = missing
law-coverage-unknown = { $file } names { $paragraph }, which does not exist.
law-coverage-sum = { $title }: { $rules ->
    [one] one rule
   *[other] { $rules } rules
  }, { $code } without code, { $tests } without a test.
law-coverage-sum-code = { $title }: { $rules ->
    [one] one rule
   *[other] { $rules } rules
  }, { $code } without code.
law-written = { $file } written.

## check

check-failed = { $file }: { $title }
check-difference = { $line ->
    [0] { $where }: { $said }
   *[other] line { $line }, { $where }: { $said }
  }
check-difference-noted = { $line ->
    [0] { $where } (“{ $note }”): { $said }
   *[other] line { $line }, { $where } (“{ $note }”): { $said }
  }
check-stands = { $who } decides at { $step } ({ $law }). On offer: { $offer }
check-stands-here = { $who } decides at { $step } ({ $law }). On offer:
check-over = The game is over.
check-silent-step = nothing happens
check-do-unlisted = “{ $action }” is not refused, but it is not on offer either: a mistake in the rules
check-legal-unlisted = “{ $action }” is not refused, but it is not on offer either: a mistake in the rules
check-refused-listed = “{ $action }” is refused, but it is on offer all the same: a mistake in the rules
check-event-missing = “{ $event }” should have happened (here, or after the events before it), but there was only: { $events }
check-event-told = “{ $event }” happened, but should not have
check-worlds-differ = the two worlds should look alike, but { $what ->
    [view] what can be seen differs (“{ $of }”)
    [decision] the decision differs
    [result] the result differs
    [standing] the points differ
    [refusal] the answer to { $of } differs
   *[actions] what is on offer differs
  }: { $here } here, { $there } there
check-view-lacks = The view has no such name. It has: { $known }
check-worlds-alike = it should be possible to tell the two worlds apart, but they look alike
check-chance-first = “{ $action }” is not possible: chance decides here. Say first what comes up, for example: { $outcomes }
check-do-refused = “{ $action }” is not allowed; refused by { $law } ({ $reason })
check-legal-refused = “{ $action }” should be allowed, but is refused by { $law } ({ $reason })
check-unlisted-listed = “{ $action }” should not be on offer, but is
check-refused-legal = “{ $action }” should be refused by { $by }, but is allowed
check-refused-otherwise = “{ $action }” should be refused by { $want }, but is refused by { $law } { $reason }
check-actions-differ = allowed actions with “{ $verb }”: missing { $missing }; not expected { $more }
check-fact-differs = expected { $expected }, found { $found }
check-sum = { $cases ->
    [one] One case
   *[other] { $cases } cases
  } in { $files ->
    [one] one file
   *[other] { $files } files
  }: { $failed ->
    [0] all as described
    [one] one differs
   *[other] { $failed } differ
  }.
check-wrong = { $wrong ->
    [one] One file has mistakes.
   *[other] { $wrong } files have mistakes.
  }

## position

position-decides = { $seat }: { $asked } ({ $law })
position-chance = Chance
position-allowed = Allowed:
position-refused = Not allowed:

## Errors: law

error-law-unknown = There is no paragraph { $paragraph }. Similar: { $near }
error-law-nothing = Nothing is found for “{ $text }”. Try another word, or the beginning of a number.
error-law-example = This paragraph has { $count ->
    [0] no example
    [one] only one example
   *[other] only { $count } examples
  }.

## Errors: scenario files

error-scenario-toml = This is not valid TOML at column { $column }. In the parser's words: { $why }
error-scenario-toml-end = The file ends in the middle of something: a bracket or a quotation mark is not closed. In the parser's words: { $why }
error-scenario-toml-twice = Something is given twice here: either the key is already there, or a table was written as a whole (expect = {"{"} ... {"}"}) and is now continued key by key (expect.points = ...). Use only one of the two in each step.
error-scenario-empty = This is empty and says nothing. Name at least one thing, or leave out the key.
error-scenario-same-world = This does not change the position: it is the same world.
error-scenario-single = This is a single value, so nothing can be named below it.
error-scenario-event = There is no event { $event }. Available: { $known }
error-scenario-event-form = “{ $event }” is not a possible event. Write its name alone, or: { $form } (* stands for anything)
error-scenario-key = There is no such key. Available: { $known }
error-scenario-game = First comes which game it is, for example game = "root". Known are: { $known }.
error-scenario-want = Expected: { $want }
error-scenario-no-steps = Nothing says what should happen or hold: steps = [...] is missing.
error-scenario-steps-or-cases = Steps belong either at the top of the file or in [[case]], not in both.
error-scenario-fact = This cannot be asked for. Available: { $known }
error-scenario-paragraph = There is no paragraph { $paragraph }.
error-scenario-none = There are no scenario files (*.toml) here.

## Errors: positions

error-position-key = There is no such key. Available: { $known }
error-position-want = Expected: { $want }
error-position-choice = { $value } is not possible. Allowed: { $choices }
error-position-tile = There is no tile { $tile }.
error-position-tile-set = { $tile } is in none of the sets of this game ({ $sets }).
error-position-tile-twice = { $tile } already lies elsewhere: { $first }
error-position-no-spare = There is no tile left for this place.
error-position-field = { $value } is not a field. Fields are x,y counted from the start tile, for example 1,-2.
error-position-field-twice = There is already a tile on this field.
error-position-far = The game cannot go on this far out; at most { $most } fields from the start tile are allowed.
error-position-apart = This tile is not connected to the start tile.
error-position-tokens = The Regent does not have that many { $token } tokens.
error-position-turns-over = The game is over when the stack is empty and no turn is left; only then is nothing pending.
error-position-setting-up = This does not fit a game that is still being set up.
error-position-sets = There must be { $count } different sets, the same as in the options.
error-position-start-open = The start tile lies face down and belongs to nobody.
error-position-reserve-size = The Royal Reserve has { $want } places, but { $found } are given.
error-position-shield = The Royal Shield lies on exactly one place, here on { $found }.
error-position-troops = Each colour has { $want } troops (the retinue first), but { $found } are given.
error-position-retinue = The retinue is never in the reserve.
error-position-troop-off = There is no tile on { $value }, so no troop can stand there.
error-position-troops-together = There is already a troop on { $value }. Only at the start do both retinues stand together.
error-position-turn-or-pending = Give either turn or pending, not both.
error-position-hirer = Without a faction that lends mercenaries nobody can have hired any.
error-position-top = There is no tile of this colour in the stack ({ $value }).
error-position-turns-left = The final round begins only when the stack is empty; it still holds { $stack } tiles.
error-position-step = There is no step { $value }. Available: { $known }
error-position-hand = This hand can hold at most { $most } tiles, but { $found } are given.
error-position-crown = If the shield shows the other crown, a tile has already been taken this turn.

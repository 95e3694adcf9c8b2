# Root: the other boards, and the suit markers.

root-option-map-winter = winter
root-option-map-lake = lake
root-option-map-mountain = mountain
root-option-markers = suit markers
root-option-markers-usual = as usual on this board
root-option-markers-printed = as printed or suggested
root-option-markers-shuffled = shuffled
root-place-f8 = forest 8
root-place-f9 = forest 9
root-place-f10 = forest 10
root-effect-ferry = the ferry
root-effect-pass = the Pass

## Events

root-event-marker-laid = the suits of the clearings are dealt: { $clearings }
root-event-marker-laid-each = { $clearing } { $suit }
root-event-ferried = { $seat-nom } { $seat-person ->
    [third] takes
   *[other] take
  } the ferry from clearing { $origin } to { $dest }
root-then-ferried = the ferry goes along
root-event-path-opened = { $seat-nom } { $seat-person ->
    [third] opens
   *[other] open
  } path { $path } and { $seat-person ->
    [third] spends
   *[other] spend
  } “{ $card }” for it
root-event-pass-held = { $seat-nom } { $seat-person ->
    [third] rules
   *[other] rule
  } the Pass in clearing { $clearing }

## Refusals

root-refusal-open-by-day = You can open closed paths only in your own Daylight.
root-refusal-opened-already = You have already opened a path this turn.
root-refusal-not-closed = Path { $path } is not closed.
root-refusal-nobody-to-open = You have no piece at either end of path { $path }.

## Decisions and actions

root-decision-markers = The suit markers are dealt out.
root-decision-ferry = Do you take the ferry?
root-verb-mark = lay a suit marker
root-verb-ferry = take the ferry
root-verb-open = open a path
root-action-mark = clearing { $clearing }: { $suit }
root-action-ferry = go by ferry and draw a card
root-action-open = spend “{ $card }” to open path { $path }
root-field-path = Which path?

## Mistakes

error-suits-chosen = If you name the suits of all clearings, leave out the choice of suit markers ({ $markers }).
error-suits-not-printed = There are no suits printed on the { $map } board.
error-suits-number = Expected: { $count } suits in the order of the clearings, with fox, rabbit and mouse { $each } times each.
error-position-suits = Every clearing needs its suit. Suit markers are shuffled on this board, so name the suits.
error-position-ferry = The ferry is in a clearing on the shore, and it can be used only if there is one.
error-position-dug = A path can have been opened only if not all of them are still closed.

## At the terminal

root-table-legend-lake = ~ lake
root-table-legend-closed = × closed path

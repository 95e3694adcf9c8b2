# Root: landmarks, what goes for all of them. What concerns one only is in its folder.

root-option-landmarks = landmarks
root-option-landmarks-usual = what the board brings along
root-option-landmarks-none = none
root-option-landmarks-1 = one at random
root-option-landmarks-2 = two at random

## Events

root-event-landmark-dealt = the landmark is { $landmark-nom }
root-event-landmark-placed = { $seat-nom } { $seat-person ->
    [third] sets
   *[other] set
  } up { $landmark-acc } in clearing { $clearing }

## Refusals

root-refusal-landmark-not-dealt = You do not set up { $landmark-acc } now.
root-refusal-landmark-there = There is already a landmark in clearing { $clearing }.
root-refusal-landmark-near = Clearing { $clearing } is next to one with a landmark.

## Decisions and actions

root-decision-deal-landmarks = The landmarks are dealt.
root-decision-set-up-landmark = You set up a landmark. Where does it go?
root-verb-deal-landmark = deal a landmark
root-verb-set-up = set up a landmark
root-action-deal-landmark = { $landmark }
root-action-set-up = set up { $landmark-acc } in clearing { $clearing }
root-field-landmark = Which landmark?

## Mistakes

error-landmarks-number = Name one or two different landmarks ({ $value } will not do); at most { $most } are in play.
error-position-landmark = A landmark that is set up stands in a clearing; name it ({ $landmark }).

## At the terminal

root-table-landmarks = Landmarks
root-table-landmark = { $landmark } in clearing { $clearing }: { $about }

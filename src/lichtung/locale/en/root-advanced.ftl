# Root: the advanced setup.

root-option-setup = setup
root-option-setup-standard = standard
root-option-setup-advanced = advanced, with homelands

## Events

root-event-homeland-chosen = { $seat }: clearing { $clearing } is a homeland.
root-event-warriors-around =
    { $count ->
        [one] { $seat }: a warrior goes to clearing { $clearing }.
       *[other] { $seat }: { $count } warriors go to clearing { $clearing }.
    }
root-event-put-back = { $seat }: { $card } goes back into the deck.

## Refusals

root-refusal-homeland-no-clearing = A homeland is a clearing on the map.
root-refusal-homeland-taken = Clearing { $clearing } is a homeland already.
root-refusal-homeland-does-not-fit = In clearing { $clearing } there is no room for all that you place there.
root-refusal-homeland-not-on-edge = Clearing { $clearing } does not lie on the edge of the map.
root-refusal-homeland-adjacent = Clearing { $clearing } is next to an enemy homeland, and another one is not.
root-refusal-homeland-too-close = Two clearings must lie between your homeland and those of enemies. Clearing { $clearing } is too close.
root-refusal-not-around-homeland = Clearing { $clearing } is not next to your homeland { $home }, or you may place nothing there.
root-refusal-not-evenly = Clearing { $clearing } has had its warrior; another one is next.
root-refusal-not-dealt = You can only put back cards from your hand.

## Decisions and actions

root-decision-around-homeland = Where around your homeland does one more warrior go?
root-decision-keep-three = You keep three cards. Which one do you put back?
root-verb-put-back = put back
root-action-put-back = put “{ $card }” back

## Mistakes

error-setup-no-card = There is no card for the advanced setup of { $faction }.
error-position-homeland = Clearing { $clearing } is no homeland of this faction.
error-position-homelands = Each clearing can be the homeland of one faction, and only in the advanced setup.

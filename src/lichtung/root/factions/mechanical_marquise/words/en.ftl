# Root: Mechanical Marquise, spies, cooperative game.

root-seat-mechanical-marquise = Mechanical Marquise
root-short-mechanical-marquise = MM
root-brief-mechanical-marquise = Mech. Marquise
root-piece-mechanical-marquise-keep = keep
root-mark-mechanical-marquise-keep = keep

## Events

root-event-gift-discarded = { $seat } has no hand: “{ $card }” from { $giver } is discarded and gives her a point.
root-event-items-for-sale = { $seat }: sword, boots, bag and tea are for sale.
root-event-order-revealed = { $seat } reveals an order: “{ $card }”.
root-event-machine-recruited =
    { $count ->
        [one] { $seat }: one warrior comes to clearing { $clearing }.
       *[other] { $seat }: { $count } warriors come to clearing { $clearing }.
    }
root-table-plan = Order plan:
error-carried-twice = “{ $card }” can be carried over only once.
root-decision-mechanical-marquise-keep = Which corner does the keep go to?
root-field-this = Which order?
root-field-that = With which one?

# Mistakes in positions
error-position-one-order = Only one order lies in each place of the plan.

## What others have to fear

root-threat-may-order-battle = Might attack you in clearing { $clearing }, as her order says ({ $percent }%).

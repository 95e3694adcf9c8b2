# Root: Mechanical Marquise, spies, cooperative game.

root-seat-mechanical-marquise = Mechanical Marquise
root-short-mechanical-marquise = MM
root-brief-mechanical-marquise = Mech. Marquise

root-piece-mechanical-marquise-keep = keep
root-mark-mechanical-marquise-keep = keep

## Cards

root-card-spy_bird = Spy (bird)
root-card-spy_fox = Spy (fox)
root-card-spy_rabbit = Spy (rabbit)
root-card-spy_mouse = Spy (mouse)

## Events

root-event-gift-discarded = { $seat } has no hand: “{ $card }” from { $giver } is discarded and gives her a point.
root-event-items-for-sale = { $seat }: sword, boots, bag and tea are for sale.
root-event-order-revealed = { $seat } reveals an order: “{ $card }”.
root-event-machine-recruited =
    { $count ->
        [one] { $seat }: one warrior comes to clearing { $clearing }.
       *[other] { $seat }: { $count } warriors come to clearing { $clearing }.
    }
root-event-spy-played = { $seat } plays a spy: “{ $card }”.
root-event-order-spied = { $seat } turns up order { $slot }: “{ $card }”.
root-event-spy-unmasked = { $seat }: “{ $card }” is unmasked and discarded.
root-event-orders-swapped = { $seat } swaps orders { $this } and { $that }.
root-event-team-won = All players have reached 30 points.

## Refusals

root-refusal-no-spy = “{ $card }” is not a spy in your hand.

## Actions

root-action-spy = play “{ $card }”
root-action-look = turn up order { $slot }
root-action-swap = swap orders { $this } and { $that }

## Result and choice

root-result-won-together = Won together: { $winner }.
root-result-lost-together = { $winner } was faster: the players have lost.
root-table-plan = Order plan:
error-factions-one-marquise = The Mechanical Marquise uses the Marquise’s pieces: only one of the two can play.
error-cooperative-machine = Cooperative play is against the Mechanical Marquise: put mechanical-marquise among the factions.
error-cooperative-players = At most { $most } players play cooperatively.
error-campaign-mode = Only in the cooperative game (mode = cooperative).
error-carried-twice = “{ $card }” can be carried over only once.

## Menu

root-decision-spy = Which order do you turn up?
root-decision-swap-orders = Do you want to swap two orders?
root-decision-mechanical-marquise-keep = Which corner does the keep go to?
root-verb-spy = play a spy
root-verb-look = turn up an order
root-verb-swap = swap orders
root-field-slot = Which order?
root-field-this = Which order?
root-field-that = With which one?
root-option-mode = mode
root-option-mode-competitive = each for oneself
root-option-mode-cooperative = together against the Mechanical Marquise

# Root: the landmark Black Market.

root-landmark-black-market = Black Market
    .nom = the Black Market
    .acc = the Black Market
    .dat = the Black Market
root-landmark-about-black-market = Whoever has a piece in its clearing may once in its own turn swap a card of its hand, face down, for one of the three cards.
root-option-landmarks-black-market = Black Market
root-event-market-opened = { $cards } cards lie face down on the Black Market
root-event-market-swapped = { $seat-nom } { $seat-person ->
    [third] swaps
   *[other] swap
  } { $card-known ->
    [no] a card
   *[yes] “{ $card }” for “{ $taken }”
  } at stall { $stall } of the Black Market
root-refusal-landmark-one-slot = Clearing { $clearing } does not have exactly one slot, or there is a ruin in it.
root-refusal-nobody-at-market = You have no piece in the clearing of the Black Market.
root-refusal-swapped-already = You have already swapped at the Black Market this turn.
root-refusal-no-such-stall = There is no stall { $stall } at the Black Market.
root-decision-market-cards = Cards come to the Black Market.
root-verb-barter = swap at the Black Market
root-action-barter = swap “{ $card }” at stall { $stall }
root-field-stall = Which stall?
root-hand-black-market-1 = Black Market, stall 1
root-hand-black-market-2 = Black Market, stall 2
root-hand-black-market-3 = Black Market, stall 3
error-position-market = Exactly one card lies at each stall of the Black Market.
error-position-market-known = Whoever knows a card of the Black Market is named at its stall, and the other way round.

# Root: Riverfolk Company.

root-seat-riverfolk = Riverfolk Company
    .nom = the Riverfolk
    .acc = the Riverfolk
    .gen = the Riverfolk's
    .person = plural

## Pieces, services, consequences

root-piece-riverfolk-post_fox = fox trade post
    .nom = the fox trade post
    .acc = the fox trade post
    .a = a fox trade post
    .many = fox trade posts
root-piece-riverfolk-post_rabbit = rabbit trade post
    .nom = the rabbit trade post
    .acc = the rabbit trade post
    .a = a rabbit trade post
    .many = rabbit trade posts
root-piece-riverfolk-post_mouse = mouse trade post
    .nom = the mouse trade post
    .acc = the mouse trade post
    .a = a mouse trade post
    .many = mouse trade posts
root-service-hand-card = hand card
root-service-riverboats = riverboats
root-service-mercenaries = mercenaries
root-effect-trade-disruption = trade disruption

## Events

root-event-riverfolk-landed = { $seat-nom } { $seat-person ->
    [third] goes
   *[other] go
  } ashore in { $members ->
    [1] clearing
   *[other] clearings
  } { $clearings }
root-event-riverfolk-landed-each = { $clearing }
root-event-first-payments = { $seat-nom } { $seat-person ->
    [third] begins
   *[other] begin
  } with { $count ->
    [one] a warrior
   *[other] { $count } warriors
  } in the Payments box
root-event-protectionism = nobody has paid, so { $seat-nom } { $seat-person ->
    [third] puts
   *[other] put
  } { $count ->
    [one] a warrior
   *[other] { $count } warriors
  } into the Payments box
root-event-dividends = { $seat-nom } { $seat-person ->
    [third] gets
   *[other] get
  } dividends for { $funds } funds
root-event-funds-gathered = { $seat-nom } { $seat-person ->
    [third] gathers
   *[other] gather
  } { $count ->
    [one] one fund
   *[other] { $count } funds
  }
root-then-funds-gathered = that makes { $count ->
    [one] one fund
   *[other] { $count } funds
  }
root-event-price-set = { $seat-gen } prices: { $prices }
root-event-price-set-each = { $service } { $price }
root-event-fund-committed = { $seat-nom } { $seat-person ->
    [third] commits
   *[other] commit
  } a fund, one of { $owner-gen } warriors
root-event-funds-spent = { $seat-nom } { $seat-person ->
    [third] spends
   *[other] spend
  } { $count ->
    [one] one fund, one of
   *[other] { $count } funds,
  } { $owner-gen } warriors
root-event-fund-assigned = { $seat-nom } { $seat-person ->
    [third] puts
   *[other] put
  } one of { $owner-gen } warriors on an empty { $suit-of } trade post space
root-event-exported = { $seat-nom } { $seat-person ->
    [third] exports
   *[other] export
  } “{ $card }”{ $count ->
    [0] , but no warrior is left
   *[other] {" "}for a warrior in the Payments box
  }
root-event-mustered = { $seat-nom } { $count ->
    [0] { $seat-person ->
        [third] tries
       *[other] try
      } to recruit in clearing { $clearing }, but no warrior is left
   *[other] { $seat-person ->
        [third] recruits
       *[other] recruit
      } a warrior in clearing { $clearing }
  }
root-event-post-founded = { $seat-nom } { $seat-person ->
    [third] establishes
   *[other] establish
  } { $piece-a } in clearing { $clearing }
root-event-trade-disrupted = { $seat-gen } trade in clearing { $clearing } is disrupted; { $count ->
    [one] one fund is
   *[other] { $count } funds are
  } lost
root-then-trade-disrupted = { $count ->
    [one] one fund is
   *[other] { $count } funds are
  } lost with the post
root-event-funds-lost = { $owner-nom } { $owner-person ->
    [third] gets
   *[other] get
  } { $count ->
    [one] a warrior
   *[other] { $count } warriors
  } back from the funds
root-event-service-paid = { $seat-nom } { $seat-person ->
    [third] pays
   *[other] pay
  } { $price } for a Riverfolk service
root-then-service-paid = for { $price }
root-event-card-bought = { $seat-nom } { $seat-person ->
    [third] buys
   *[other] buy
  } “{ $card }” from the Riverfolk
root-event-boats-bought = { $seat-nom } { $seat-person ->
    [third] buys
   *[other] buy
  } riverboats from the Riverfolk
root-event-mercenaries-hired = { $seat-nom } { $seat-person ->
    [third] hires
   *[other] hire
  } Riverfolk mercenaries
root-event-mercenaries-engaged = { $seat-nom } { $seat-person ->
    [third] engages
   *[other] engage
  } the mercenaries in clearing { $clearing }
root-then-mercenaries-engaged = the mercenaries join in

## Refusals

root-refusal-no-funds = You have no funds left.
root-refusal-deck-empty = There is no card left to draw.
root-refusal-not-on-river = Clearing { $clearing } is not on a river.
root-refusal-post-already = Clearing { $clearing } already has a trade post.
root-refusal-ruled-by-nobody = A trade post costs two funds of the ruler, and nobody rules clearing { $clearing }.
root-refusal-too-few-funds-of = A trade post in clearing { $clearing } costs two of { $owner-gen } warriors from your funds, because { $owner-nom } { $owner-person ->
    [plural] rule
   *[other] rules
  } there. You do not have that many.
root-refusal-no-post-left = None of your remaining trade posts matches clearing { $clearing }.
root-refusal-price-range = A price is between 1 and 4.
root-refusal-price-set-already = You have already set this price this Evening: { $service }.
root-refusal-price-unchanged = The price is already { $price }: { $service }.
root-refusal-enough-services =
    { $count ->
        [one] You can buy only one service this turn, and one more for each clearing with a trade post where you have pieces.
       *[other] You can buy only { $count } services this turn.
    }
root-refusal-cannot-pay =
    { $count ->
        [0] The service costs { $price }, and you have nothing to pay with.
       *[other] The service costs { $price }; you can pay at most { $count }.
    }
root-refusal-not-for-sale = The Riverfolk are not selling “{ $card }”.
root-refusal-boats-already = You already have riverboats this turn.
root-refusal-hired-already = You already have mercenaries this turn.
root-refusal-no-mercenaries = Without warriors of your own you cannot hire mercenaries.

## Decisions

root-decision-riverfolk-landing = In which river clearing does the next warrior go ashore?
root-decision-riverfolk-first-prices = What should this service cost at the start?
root-decision-riverfolk-actions = What do you use your funds for?
root-decision-riverfolk-fund = Whose warrior do you take from the Funds box to pay for it?
root-decision-riverfolk-assign = Whose warrior goes on the empty space?
root-decision-riverfolk-lose-funds = A trade post is lost. Which fund do you give back?
root-decision-riverfolk-prices = Do you want to change a price?
root-decision-riverfolk-services = Do you buy a service from the Riverfolk?
root-decision-riverfolk-engage = Do the mercenaries fight too? Then they share the hits with you.
root-decision-vagabond-pay-service = Which item do you exhaust for the service?

## Actions

root-verb-price = set a price
root-verb-buy = buy a hand card
root-verb-boats = buy riverboats
root-verb-hire = hire mercenaries
root-verb-engage = use mercenaries
root-verb-fund = choose a fund
root-verb-draw-one = draw a card
root-verb-export = export
root-verb-muster = recruit
root-verb-found = establish a trade post

root-action-price = { $service }: price { $price }
root-action-buy = buy “{ $card }”
root-action-boats = buy riverboats
root-action-hire = hire mercenaries
root-action-engage = fight with the mercenaries
root-action-fund = take one of { $owner-gen } warriors from the Funds box
root-action-draw-one = commit a fund to draw a card
root-action-export = export “{ $card }”
root-action-muster = spend a fund to recruit in clearing { $clearing }
root-action-found = establish a trade post with a garrison in clearing { $clearing }

root-field-service = Which service?
root-field-price = Which price?
root-field-owner = Whose warrior?

root-option-mercenaries_even_split = Hits are split evenly between hirer and mercenaries
root-option-mercenaries_even_split-law = as the Law says
root-option-mercenaries_even_split-off = no
root-option-mercenaries_even_split-on = yes
root-option-buildings_share_hits = Buildings take hits for mercenaries
root-option-buildings_share_hits-law = as the Law says
root-option-buildings_share_hits-off = no
root-option-buildings_share_hits-on = yes

# Mistakes in positions
error-position-spaces = There are more warriors on this track than empty spaces.
error-position-hirer-self = The Riverfolk cannot hire their own mercenaries.

## What others have to fear

root-threat-founds-at-home = Can establish a trade post in clearing { $clearing }, which they rule: { $points } points.
root-threat-founds = Can establish a trade post in clearing { $clearing } with your warriors: { $points } points.

# Root: Riverfolk Company. Its own sentences name the Riverfolk; other factions stand beside them without an article.

root-seat-riverfolk = Riverfolk Company

## Pieces, services, consequences

root-piece-riverfolk-post_fox = fox trade post
root-piece-riverfolk-post_rabbit = rabbit trade post
root-piece-riverfolk-post_mouse = mouse trade post
root-service-hand-card = hand card
root-service-riverboats = riverboats
root-service-mercenaries = mercenaries
root-effect-trade-disruption = trade disruption

## Events

root-event-riverfolk-landed = A Riverfolk warrior goes ashore in clearing { $clearing }.
root-event-first-payments = The Riverfolk begin with { $count } warriors in the Payments box.
root-event-protectionism =
    { $count ->
        [one] Protectionism: nobody has paid, so the Riverfolk put a warrior of their own in the Payments box.
       *[other] Protectionism: nobody has paid, so the Riverfolk put { $count } warriors of their own in the Payments box.
    }
root-event-dividends = Dividends: { $funds } funds lie in the Funds box.
root-event-funds-gathered =
    { $count ->
        [one] A warrior on the Riverfolk's board becomes a fund.
       *[other] { $count } warriors on the Riverfolk's board become funds.
    }
root-event-price-set = The Riverfolk set a price: { $service } for { $price }.
root-event-fund-committed = The Riverfolk commit a fund ({ $owner }).
root-event-funds-spent =
    { $count ->
        [one] The Riverfolk spend a fund ({ $owner }).
       *[other] The Riverfolk spend { $count } funds ({ $owner }).
    }
root-event-fund-assigned = A fund ({ $owner }) goes onto an empty space of the trade post track: { $suit }.
root-event-exported =
    { $count ->
        [0] The Riverfolk export “{ $card }” but have no warrior left for the Payments box.
       *[other] The Riverfolk export “{ $card }”: a warrior goes to the Payments box.
    }
root-event-mustered =
    { $count ->
        [0] The Riverfolk would recruit in clearing { $clearing } but have no warrior left in the supply.
       *[other] The Riverfolk recruit a warrior in clearing { $clearing }.
    }
root-event-post-founded = The Riverfolk establish in clearing { $clearing }: { $piece }.
root-event-trade-disrupted =
    { $count ->
        [one] Trade in clearing { $clearing } is disrupted: the Riverfolk lose a fund.
       *[other] Trade in clearing { $clearing } is disrupted: the Riverfolk lose { $count } funds.
    }
root-event-funds-lost =
    { $count ->
        [one] A fund goes back to its owner's supply ({ $owner }).
       *[other] { $count } funds go back to their owner's supply ({ $owner }).
    }
root-event-service-paid = { $seat }: a service of the Riverfolk for { $price }.
root-event-card-bought = { $seat }: “{ $card }” comes to hand from the Riverfolk.
root-event-boats-bought = { $seat }: riverboats! Rivers are like paths until the turn ends.
root-event-mercenaries-hired = { $seat }: the Riverfolk's warriors serve as mercenaries in this turn.
root-event-mercenaries-engaged = { $seat }: the mercenaries join the battle in clearing { $clearing }.

## Refusals

root-refusal-no-funds = There is no fund in your Funds box.
root-refusal-deck-empty = There is no card left to draw.
root-refusal-not-on-river = Clearing { $clearing } is not on a river.
root-refusal-post-already = There is a trade post in clearing { $clearing } already.
root-refusal-ruled-by-nobody = Nobody rules clearing { $clearing }.
root-refusal-too-few-funds-of = A trade post in clearing { $clearing } costs two funds of the faction that rules there ({ $owner }). You do not have that many.
root-refusal-no-post-left = None of your trade posts that are left matches clearing { $clearing }.
root-refusal-price-range = Prices go from 1 to 4.
root-refusal-price-set-already = You have set this price this evening: { $service }.
root-refusal-price-unchanged = The price is { $price } already: { $service }.
root-refusal-enough-services =
    { $count ->
        [one] You can buy only one service this turn. There are more for clearings that you share with a trade post.
       *[other] You can buy only { $count } services this turn.
    }
root-refusal-cannot-pay =
    { $count ->
        [0] The service costs { $price }, and you have nothing to pay with.
       *[other] The service costs { $price }; you can pay { $count } at most.
    }
root-refusal-not-for-sale = “{ $card }” does not lie in the Riverfolk's public hand.
root-refusal-boats-already = You have riverboats this turn already.
root-refusal-hired-already = You have mercenaries this turn already.
root-refusal-no-mercenaries = Without warriors of your own you cannot hire mercenaries.

## Decisions

root-decision-riverfolk-landing = In which clearing on a river does the next warrior go ashore?
root-decision-riverfolk-first-prices = What does this service cost at the start?
root-decision-riverfolk-actions = What do you use your funds for?
root-decision-riverfolk-fund = Whose warrior do you take from the Funds box for it?
root-decision-riverfolk-assign = Whose warrior goes onto the empty space?
root-decision-riverfolk-lose-funds = A trade post is lost. Which fund do you give back?
root-decision-riverfolk-prices = Will you change a price?
root-decision-riverfolk-services = Do you buy a service of the Riverfolk?
root-decision-riverfolk-engage = Shall the mercenaries fight too? They share the hits with you then.
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
root-action-fund = fund: { $owner }
root-action-draw-one = commit a fund to draw a card
root-action-export = export “{ $card }”
root-action-muster = spend a fund to recruit in clearing { $clearing }
root-action-found = establish a trade post with garrison in clearing { $clearing }

root-field-service = Which service?
root-field-price = Which price?
root-field-owner = Whose warrior?

root-option-mercenaries_even_split = Hits are halved between hirer and mercenaries
root-option-mercenaries_even_split-law = as the Law says
root-option-mercenaries_even_split-off = no
root-option-mercenaries_even_split-on = yes
root-option-buildings_share_hits = Buildings take hits for mercenaries
root-option-buildings_share_hits-law = as the Law says
root-option-buildings_share_hits-off = no
root-option-buildings_share_hits-on = yes

# Mistakes in positions
error-position-spaces = There are more warriors on this track than empty spaces.
error-position-hirer-self = The Riverfolk do not hire their own mercenaries.

## What others have to fear

root-threat-founds = Can found a post in clearing { $clearing } with your warriors: { $points } points.

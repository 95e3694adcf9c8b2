# Root: Marquise de Cat. Her own sentences name her, so they need no placeholder for the seat.

root-seat-marquise = Marquise de Cat

## Pieces

root-piece-marquise-sawmill = sawmill
root-piece-marquise-workshop = workshop
root-piece-marquise-recruiter = recruiter
root-piece-marquise-wood = wood
root-piece-marquise-keep = keep

## Events

root-event-keep-placed = The Marquise puts her keep in clearing { $clearing }.
root-event-wood-placed =
    { $count ->
        [one] The Marquise places a wood in clearing { $clearing }.
       *[other] The Marquise places { $count } wood in clearing { $clearing }.
    }
root-event-built = The Marquise builds in clearing { $clearing }: { $piece }.
root-event-recruited =
    { $count ->
        [one] The Marquise recruits a warrior in clearing { $clearing }.
       *[other] The Marquise recruits { $count } warriors in clearing { $clearing }.
    }
root-event-overworked =
    { $count ->
        [0] The Marquise spends “{ $card }” to overwork in clearing { $clearing }, but she is out of wood.
       *[other] The Marquise spends “{ $card }” to overwork: a wood in clearing { $clearing }.
    }
root-event-action-bought = The Marquise spends “{ $card }” on one more action.
root-event-healed =
    { $count ->
        [one] Field hospital: for “{ $card }” the warrior from clearing { $clearing } comes to the keep.
       *[other] Field hospital: for “{ $card }” { $count } warriors from clearing { $clearing } come to the keep.
    }

## Refusals

root-refusal-keep-bars = The keep stands in clearing { $clearing }: only the Marquise places pieces there.
root-refusal-no-actions-left = You have no actions left; a bird card buys one more.
root-refusal-marching = You are in the middle of a march: move a second time, or end it.
root-refusal-recruited-already = You have recruited this turn already.
root-refusal-no-recruiter = There is no recruiter on the map.
root-refusal-not-your-building = You do not build this: { $piece }.
root-refusal-none-left = None of these is left on your board: { $piece }.
root-refusal-not-ruled = You do not rule this clearing.
root-refusal-too-little-wood = This costs { $count } wood. There is not that much in clearing { $clearing } and the clearings that your rule joins to it.
root-refusal-no-sawmill = There is no sawmill in clearing { $clearing } that can get wood.
root-refusal-card-does-not-match = “{ $card }” is not a card in your hand that matches clearing { $clearing }.
root-refusal-need-bird = “{ $card }” is not a bird card in your hand.
root-refusal-actions-remain =
    { $count ->
        [one] You still have one action; bird cards buy more only after that.
       *[other] You still have { $count } actions; bird cards buy more only after them.
    }

## Decisions

root-decision-marquise-keep = In which corner do you put your keep?
root-decision-marquise-starting-building = Where do your starting buildings stand? First the sawmill, then the workshop, then the recruiter.
root-decision-marquise-scarce-wood = There is too little wood for every sawmill. Where does the next one go?
root-decision-marquise-actions = Which action do you take?
root-decision-marquise-scarce-recruits = There are too few warriors for every recruiter. Where does the next one go?
root-decision-marquise-pay-wood = From which clearing do you take the wood?
root-decision-marquise-field-hospital = Field hospital: will you spend a matching card to bring your warriors to the keep?

## Actions

root-action-build = build in clearing { $clearing }: { $piece }
root-action-recruit = recruit a warrior at each recruiter
root-action-overwork = overwork in clearing { $clearing } with “{ $card }”
root-action-wood = take a wood from clearing { $clearing }
root-action-hurry = spend “{ $card }” on one more action

root-option-birds_buy_any_time = Bird cards buy an action at any time
root-option-birds_buy_any_time-law = as the Law says
root-option-birds_buy_any_time-off = no
root-option-birds_buy_any_time-on = yes

## Advanced setup

root-event-home-built = The Marquise begins with a building in clearing { $clearing }: { $piece }.
root-refusal-homelands-apart = With clearing { $clearing } there can be no three homelands of which each is next to another.
root-refusal-not-home = Clearing { $clearing } is not one of your homelands.
root-refusal-home-built-already = There is a building of yours in clearing { $clearing } already; each begins in another homeland.
root-decision-marquise-homelands = Which clearing is one of your three homelands?
root-decision-marquise-home-keep = In which homeland does the keep stand?
root-decision-marquise-home-building = In which homeland does the next building stand? The sawmill comes first, then workshop and recruiter.

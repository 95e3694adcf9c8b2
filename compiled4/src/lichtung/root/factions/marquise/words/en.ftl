# Root: Marquise de Cat.

root-seat-marquise = Marquise de Cat
    .nom = the Marquise de Cat
    .acc = the Marquise de Cat
    .gen = the Marquise de Cat's
    .person = third

## Pieces

root-piece-marquise-sawmill = sawmill
    .nom = the sawmill
    .acc = the sawmill
    .a = a sawmill
    .many = sawmills
root-piece-marquise-workshop = workshop
    .nom = the workshop
    .acc = the workshop
    .a = a workshop
    .many = workshops
root-piece-marquise-recruiter = recruiter
    .nom = the recruiter
    .acc = the recruiter
    .a = a recruiter
    .many = recruiters
root-piece-marquise-wood = wood
    .nom = the wood
    .acc = the wood
    .a = a wood
    .many = wood
root-piece-marquise-keep = keep
    .nom = the keep
    .acc = the keep
    .a = the keep
    .many = keeps

## Events

root-event-keep-placed = { $seat-nom } { $seat-person ->
    [third] raises
   *[other] raise
  } the keep in clearing { $clearing }
root-event-wood-placed = { $seat-gen } sawmills give { $count ->
    [one] a wood
   *[other] { $count } wood
  }{ $members ->
    [1] {""}
   *[other] :
  } { $places }
root-event-wood-placed-each = { $alone ->
    [1] in clearing { $clearing }
   *[0] { $count ->
        [one] one
       *[other] { $count }
      } in { $first ->
        [1] clearing { $clearing }
       *[0] { $clearing }
      }
  }
root-event-built = { $seat-nom } { $seat-person ->
    [third] builds
   *[other] build
  } { $piece-a } in clearing { $clearing }
root-event-recruited = { $seat-nom } { $seat-person ->
    [third] recruits
   *[other] recruit
  } { $count ->
    [one] a warrior
   *[other] { $count } warriors
  }{ $members ->
    [1] {""}
   *[other] :
  } { $places }
root-event-recruited-each = { $alone ->
    [1] in clearing { $clearing }
   *[0] { $count ->
        [one] one
       *[other] { $count }
      } in { $first ->
        [1] clearing { $clearing }
       *[0] { $clearing }
      }
  }
root-event-overworked = { $seat-nom } { $seat-person ->
    [third] orders
   *[other] order
  } overtime in clearing { $clearing }: { $count ->
    [0] “{ $card }” is spent, but there is no wood left
   *[other] “{ $card }” for a wood
  }
root-event-action-bought = { $seat-nom } { $seat-person ->
    [third] spends
   *[other] spend
  } “{ $card }” on another action
root-event-healed = { $seat-nom } { $seat-person ->
    [third] brings
   *[other] bring
  } { $count ->
    [one] a warrior
   *[other] { $count } warriors
  } from clearing { $clearing } to the field hospital; “{ $card }” pays

## Refusals

root-refusal-keep-bars = The keep stands in clearing { $clearing }: only the Marquise places pieces there.
root-refusal-no-actions-left = You have no actions left; a bird card buys you another.
root-refusal-marching = You are in the middle of a march: move a second time, or end it.
root-refusal-recruited-already = You have already recruited this turn.
root-refusal-no-recruiter = You have no recruiter on the map.
root-refusal-not-your-building = That is not one of your buildings: { $piece }.
root-refusal-none-left = You have none of these left on your board: { $piece }.
root-refusal-not-ruled = You do not rule this clearing.
root-refusal-too-little-wood = This costs { $count } wood. There is not that much in clearing { $clearing } and the clearings connected to it by your rule.
root-refusal-no-sawmill = Clearing { $clearing } has no sawmill that can get wood.
root-refusal-card-does-not-match = “{ $card }” is not a card in your hand that matches clearing { $clearing }.
root-refusal-need-bird = “{ $card }” is not a bird card in your hand.
root-refusal-actions-remain =
    { $count ->
        [one] You still have one action; bird cards buy more only after that.
       *[other] You still have { $count } actions; bird cards buy more only after them.
    }

## Decisions

root-decision-marquise-keep = Which corner does your keep go in?
root-decision-marquise-starting-building = Where do your starting buildings go? First the sawmill, then the workshop, then the recruiter.
root-decision-marquise-scarce-wood = There is not enough wood for every sawmill. Where does the next one go?
root-decision-marquise-actions = Which action do you take?
root-decision-marquise-scarce-recruits = There are not enough warriors for every recruiter. Where does the next one go?
root-decision-marquise-pay-wood = Which clearing do you take the wood from?
root-decision-marquise-pay-joined-wood = Which clearing do you take the wood from?
root-decision-marquise-field-hospital = Field hospital: do you spend a matching card to bring your warriors to the keep?
root-decision-marquise-hospital-replaced = Field hospital: do you spend a matching card to bring your warrior to the keep?

## Actions

root-action-build = build { $piece-a } in clearing { $clearing }
root-action-recruit = recruit a warrior at each recruiter
root-action-overwork = overwork in clearing { $clearing } with “{ $card }”
root-action-wood = take a wood from clearing { $clearing }
root-action-hurry = spend “{ $card }” on another action

root-option-birds_buy_any_time = Bird cards buy an action at any time
root-option-birds_buy_any_time-law = as the Law says
root-option-birds_buy_any_time-off = no
root-option-birds_buy_any_time-on = yes

## Advanced setup

root-event-home-built = { $seat-nom } { $seat-person ->
    [third] begins
   *[other] begin
  } with { $piece-a } in clearing { $clearing }
root-refusal-homelands-apart = With clearing { $clearing } you cannot get three homelands that are each next to another.
root-refusal-not-home = Clearing { $clearing } is not one of your homelands.
root-refusal-home-built-already = You already have a building in clearing { $clearing }; each one starts in a different homeland.
root-decision-marquise-homelands = Which clearing is one of your three homelands?
root-decision-marquise-home-keep = Which homeland does the keep go in?
root-decision-marquise-home-building = Which homeland does the next building go in? The sawmill comes first, then the workshop and the recruiter.

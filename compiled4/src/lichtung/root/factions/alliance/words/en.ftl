# Root: Woodland Alliance.

root-seat-alliance = Woodland Alliance
    .nom = the Woodland Alliance
    .acc = the Woodland Alliance
    .gen = the Woodland Alliance's
    .person = third

## Pieces

root-piece-alliance-base_fox = fox base
    .nom = the fox base
    .acc = the fox base
    .a = the fox base
    .many = fox bases
root-piece-alliance-base_rabbit = rabbit base
    .nom = the rabbit base
    .acc = the rabbit base
    .a = the rabbit base
    .many = rabbit bases
root-piece-alliance-base_mouse = mouse base
    .nom = the mouse base
    .acc = the mouse base
    .a = the mouse base
    .many = mouse bases
root-piece-alliance-sympathy = sympathy
    .nom = the sympathy
    .acc = the sympathy
    .a = a sympathy
    .many = sympathies

## Events

root-event-supporter-given = { $payer-nom } { $payer-person ->
    [third] gives
   *[other] give
  } { $seat-acc } { $card-known ->
    [no] a card
   *[yes] “{ $card }”
  } for the outrage in clearing { $clearing }
root-then-supporter-given = outrage, { $seat-nom } { $seat-person ->
    [third] gets
   *[other] get
  } { $card-known ->
    [no] a card
   *[yes] “{ $card }”
  } from { $payer-acc }
root-event-hand-shown = { $payer-nom } { $payer-person ->
    [third] has
   *[other] have
  } nothing that matches and { $payer-person ->
    [third] shows
   *[other] show
  } { $seat-acc } { $payer-person ->
    [second] your
   *[other] the
  } hand: outrage in clearing { $clearing }
root-then-hand-shown = outrage, { $payer-nom } { $payer-person ->
    [third] has
   *[other] have
  } nothing that matches and { $payer-person ->
    [third] shows
   *[other] show
  } { $seat-acc } { $payer-person ->
    [second] your
   *[other] the
  } hand
root-event-nothing-to-give = { $payer-nom } { $payer-person ->
    [third] has
   *[other] have
  } no card for { $seat-acc }: outrage in clearing { $clearing }
root-then-nothing-to-give = outrage, { $payer-nom } { $payer-person ->
    [third] has
   *[other] have
  } no card
root-event-supporter-surplus = { $seat-nom } { $seat-person ->
    [third] discards
   *[other] discard
  } “{ $card }”; the supporters pile is full
root-then-supporter-surplus = “{ $card }” is discarded because the supporters pile is full
root-event-supporter-spent = { $seat-nom } { $seat-person ->
    [third] spends
   *[other] spend
  } { $cards } as { $members ->
    [1] a supporter
   *[other] supporters
  }
root-event-supporter-spent-each = “{ $card }”
root-then-supporter-spent = ({ $count ->
    [one] one supporter
   *[other] { $count } supporters
  })
root-event-supporter-lost = { $seat-nom } { $seat-person ->
    [third] loses
   *[other] lose
  } { $cards } from the supporters
root-event-supporter-lost-each = “{ $card }”
root-then-supporter-lost = { $seat-nom } { $seat-person ->
    [third] loses
   *[other] lose
  } { $count ->
    [one] a supporter
   *[other] { $count } supporters
  }
root-event-officers-lost = { $seat-nom } { $seat-person ->
    [third] loses
   *[other] lose
  } { $count ->
    [one] an officer
   *[other] { $count } officers
  }
root-then-officers-lost = { $seat-nom } { $seat-person ->
    [third] loses
   *[other] lose
  } { $count ->
    [one] an officer
   *[other] { $count } officers
  }
root-event-revolted = { $seat-nom } { $seat-person ->
    [third] raises
   *[other] raise
  } a revolt in clearing { $clearing }
root-event-base-placed = { $seat-nom } { $seat-person ->
    [third] builds
   *[other] build
  } { $piece-acc } in clearing { $clearing }{ $count ->
    [0] {""}
    [one] {" "}with a warrior
   *[other] {" "}with { $count } warriors
  }
root-then-base-placed = { $piece-nom } stands{ $count ->
    [0] {""}
    [one] {" "}with a warrior
   *[other] {" "}with { $count } warriors
  }
root-event-officer-gained = { $seat-nom } now { $seat-person ->
    [third] has
   *[other] have
  } { $count ->
    [one] one officer
   *[other] { $count } officers
  }
root-then-officer-gained = now { $count }
root-event-sympathy-placed = { $seat-nom } { $seat-person ->
    [third] wins
   *[other] win
  } clearing { $clearing } over
root-event-organized = { $seat-nom } { $seat-person ->
    [third] organizes
   *[other] organize
  } in clearing { $clearing }: a warrior for sympathy
root-event-mobilized = { $seat-nom } { $seat-person ->
    [third] turns
   *[other] turn
  } { $known ->
    [0] { $count ->
        [one] a card into a supporter
       *[other] { $count } cards into supporters
      }
   *[other] { $cards } into { $count ->
        [one] a supporter
       *[other] supporters
      }
  }
root-event-mobilized-each = “{ $card }”
root-event-trained = { $seat-nom } { $seat-person ->
    [third] trains
   *[other] train
  } an officer with “{ $card }”
root-event-trained-in-vain = { $seat-nom } { $seat-person ->
    [third] spends
   *[other] spend
  } “{ $card }” on an officer, but no warrior is left
root-event-enlisted = { $seat-nom } { $seat-person ->
    [third] recruits
   *[other] recruit
  } a warrior in clearing { $clearing }
root-event-nobody-enlisted = { $seat-nom } { $seat-person ->
    [third] tries
   *[other] try
  } to recruit in clearing { $clearing }, but no warrior is left

## Refusals

root-refusal-no-sympathy-left = All your sympathy tokens are already on the map.
root-refusal-sympathetic-already = Clearing { $clearing } is already sympathetic; no clearing holds more than one token.
root-refusal-not-sympathetic = Clearing { $clearing } is not sympathetic.
root-refusal-base-built = Your base of this suit is already on the map: { $suit }.
root-refusal-too-few-supporters =
    { $count ->
        [one] This costs one { $suit } supporter; birds count too. You have none.
       *[other] This costs { $count } { $suit } supporters; birds count too. You do not have that many.
    }
root-refusal-not-next-to-sympathy = Clearing { $clearing } is not next to a sympathetic clearing.
root-refusal-martial-law = Clearing { $clearing } is under martial law: this costs { $count } { $suit } supporters, and you do not have that many.
root-refusal-card-not-held = You do not have “{ $card }” in your hand.
root-refusal-no-base-of-suit = “{ $card }” matches none of your bases on the map.
root-refusal-no-warriors-left = You have no warriors left in your supply.
root-refusal-no-officer-left =
    { $count ->
        [0] Without officers there are no military operations.
        [one] Your officer has already led an operation this Evening.
       *[other] Each of your { $count } officers has already led an operation this Evening.
    }
root-refusal-no-base-there = You have no base in clearing { $clearing }.
root-refusal-no-warrior-there = You have no warrior in clearing { $clearing }.

## Decisions

root-decision-alliance-pay = Which supporter do you spend?
root-decision-alliance-surplus = Without a base you keep five supporters. Which one do you discard?
root-decision-alliance-outrage = Outrage: which matching card do you give the Alliance?
root-decision-alliance-draw-surplus = The Alliance draws a card for its full pile.
root-decision-alliance-revolt = Birdsong: where do you revolt?
root-decision-alliance-spread = Birdsong: where do you spread sympathy?
root-decision-alliance-daylight = Daylight: what do you do?
root-decision-alliance-operations = Evening: which military operation do you carry out?

## Actions

root-action-revolt = revolt in clearing { $clearing }
root-action-spread = spread sympathy to clearing { $clearing }
root-action-mobilize = add “{ $card }” to the supporters
root-action-train = spend “{ $card }” to train an officer
root-action-enlist = recruit a warrior in clearing { $clearing }
root-action-organize = trade a warrior for sympathy in clearing { $clearing }
root-action-supporter = spend the supporter “{ $card }”
root-action-show = show the Alliance your hand: no card matches

root-option-officers_need_warriors = Officers need a warrior in the supply
root-option-officers_need_warriors-law = as the Law says
root-option-officers_need_warriors-off = no
root-option-officers_need_warriors-on = yes

error-position-supporters = Without a base the supporters pile holds at most { $most } cards (8.2.3.I).

## What others have to fear

root-threat-may-revolt =
    Might revolt in clearing { $clearing } ({ $percent }%): you lose { $pieces ->
        [one] one piece.
       *[other] { $pieces } pieces.
    }
root-threat-outrages = Moving into clearing { $clearing } costs you a card ({ $suit }).
root-threat-may-spread =
    Might spread sympathy for { $points ->
        [one] a point
       *[other] { $points } points
    }: { $supporters } supporters.

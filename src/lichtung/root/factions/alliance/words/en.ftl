# Root: Woodland Alliance. Its own sentences name it; other factions stand beside them without an article.
# A card that not everybody sees stands without quotation marks: “a card” may stand there as well.

root-seat-alliance = Woodland Alliance

## Pieces

root-piece-alliance-base_fox = fox base
root-piece-alliance-base_rabbit = rabbit base
root-piece-alliance-base_mouse = mouse base
root-piece-alliance-sympathy = sympathy

## Events

root-event-supporter-given = Outrage in clearing { $clearing }! A supporter joins the Alliance ({ $payer }): { $card }.
root-event-hand-shown = Outrage in clearing { $clearing }! No card matches ({ $payer }): the Alliance sees the whole hand and draws a supporter.
root-event-nothing-to-give = Outrage in clearing { $clearing }! The hand is empty ({ $payer }): the Alliance draws a supporter.
root-event-supporter-surplus = The supporters’ pile is full: “{ $card }” is discarded.
root-event-supporter-spent = The Alliance spends a supporter: “{ $card }”.
root-event-supporter-lost = The Alliance loses a supporter: “{ $card }”.
root-event-officers-lost =
    { $count ->
        [one] The Alliance loses an officer.
       *[other] The Alliance loses { $count } officers.
    }
root-event-revolted = Clearing { $clearing } revolts!
root-event-base-placed =
    { $count ->
        [0] The Alliance builds in clearing { $clearing }: { $piece }; it has no warriors left.
        [one] The Alliance builds in clearing { $clearing }: { $piece }, with one warrior.
       *[other] The Alliance builds in clearing { $clearing }: { $piece }, with { $count } warriors.
    }
root-event-officer-gained =
    { $count ->
        [one] The Alliance now has one officer.
       *[other] The Alliance now has { $count } officers.
    }
root-event-sympathy-placed = Clearing { $clearing } is now sympathetic to the Alliance.
root-event-mobilized = The Alliance mobilizes a supporter: { $card }.
root-event-trained = The Alliance spends “{ $card }” to train an officer.
root-event-trained-in-vain = The Alliance spends “{ $card }” to train an officer, but has no warrior left.
root-event-enlisted = The Alliance recruits a warrior in clearing { $clearing }.
root-event-nobody-enlisted = The Alliance recruits in clearing { $clearing }, but has no warrior left to place.

## Refusals

root-refusal-no-sympathy-left = All sympathy tokens are on the map already.
root-refusal-sympathetic-already = Clearing { $clearing } is sympathetic already; no clearing holds more than one token.
root-refusal-not-sympathetic = Clearing { $clearing } is not sympathetic.
root-refusal-base-built = The base of this suit is on the map already: { $suit }.
root-refusal-too-few-supporters =
    { $count ->
        [one] This costs one supporter of the suit { $suit }; birds will do. You have none.
       *[other] This costs { $count } supporters of the suit { $suit }; birds will do. You do not have that many.
    }
root-refusal-not-next-to-sympathy = Clearing { $clearing } is not next to a sympathetic clearing.
root-refusal-martial-law = There is martial law in clearing { $clearing }: this costs { $count } supporters of the suit { $suit }, and you do not have that many.
root-refusal-card-not-held = You do not have “{ $card }” in your hand.
root-refusal-no-base-of-suit = “{ $card }” matches no base that is on the map.
root-refusal-no-officer-left =
    { $count ->
        [0] Without officers there are no military operations.
        [one] Your officer has led an operation this Evening already.
       *[other] Each of your { $count } officers has led an operation this Evening already.
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
root-action-mobilize = put “{ $card }” with the supporters
root-action-train = spend “{ $card }” to train an officer
root-action-enlist = recruit a warrior in clearing { $clearing }
root-action-organize = trade a warrior for sympathy in clearing { $clearing }
root-action-supporter = spend the supporter “{ $card }”
root-action-show = show the Alliance your hand: no card matches
error-position-supporters = Without a base the pile holds { $most } supporters at most (8.2.3.I).

## What others have to fear

root-threat-may-revolt =
    Might revolt in clearing { $clearing } ({ $percent }%): you lose { $pieces ->
        [one] one piece.
       *[other] { $pieces } pieces.
    }
root-threat-outrages = A step to clearing { $clearing } costs you a card ({ $suit }).
root-threat-may-spread =
    Might spread sympathy for { $points ->
        [one] a point
       *[other] { $points } points
    }: { $supporters } supporters.

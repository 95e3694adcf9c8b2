# Root: Mechanical Marquise, spies, cooperative game.

root-seat-mechanical-marquise = Mechanical Marquise
    .nom = the Mechanical Marquise
    .acc = the Mechanical Marquise
    .gen = the Mechanical Marquise's
    .person = third
root-short-mechanical-marquise = MM
root-brief-mechanical-marquise = Mech. Marquise
root-piece-mechanical-marquise-keep = keep
    .nom = the keep
    .acc = the keep
    .a = the keep
    .many = keeps
root-mark-mechanical-marquise-keep = keep

## Events

root-event-gift-discarded = { $giver-nom } { $giver-person ->
    [third] discards
   *[other] discard
  } “{ $card }” for { $seat-acc }
root-event-items-for-sale = { $seat-nom } { $seat-person ->
    [third] offers
   *[other] offer
  } a sword, boots, a bag and tea for sale
root-event-order-revealed = { $seat-nom } { $seat-person ->
    [third] carries
   *[other] carry
  } out “{ $card }”
root-event-machine-recruited = { $seat-nom } { $seat-person ->
    [third] recruits
   *[other] recruit
  } { $count ->
    [one] a warrior
   *[other] { $count } warriors
  }{ $members ->
    [1] {""}
   *[other] :
  } { $places }
root-event-machine-recruited-each = { $alone ->
    [1] in clearing { $clearing }
   *[0] { $count ->
        [one] one
       *[other] { $count }
      } in { $first ->
        [1] clearing { $clearing }
       *[0] { $clearing }
      }
  }
root-then-machine-recruited = { $count ->
    [one] a new warrior
   *[other] { $count } new warriors
  }{ $members ->
    [1] {""}
   *[other] ,
  } { $places }
root-event-scored-M-4 = { $seat-nom } { $seat-person ->
    [third] scores
   *[other] score
  } { $count } for the clearings ruled, now { $total }
root-table-plan = Order plan:
error-carried-twice = “{ $card }” can be brought along only once.
root-decision-mechanical-marquise-keep = Which corner does the keep go in?
root-field-this = Which order?
root-field-that = With which one?

# Mistakes in positions
error-position-one-order = Each place in the plan holds only one order.

## What others have to fear

root-threat-may-order-battle = Might attack you in clearing { $clearing }, as her order says ({ $percent }%).
root-threat-marches-in =
    Moves { $warriors ->
        [one] a warrior
       *[other] { $warriors } warriors
    } into clearing { $clearing }.
root-threat-will-recruit =
    Recruits { $warriors ->
        [one] a warrior
       *[other] { $warriors } warriors
    } in { $clearings ->
        [one] one clearing.
       *[other] { $clearings } clearings.
    }

# A faction of the tests.

root-seat-fireflies = Fireflies
    .nom = the Fireflies
    .acc = the Fireflies
    .gen = the Fireflies'
    .person = plural
root-seat-fireflies-moths = Moths
    .nom = the Moths
    .acc = the Moths
    .gen = the Moths'
    .person = plural
root-mat-fireflies-glow = glow
root-mat-fireflies-vow = vow
root-piece-fireflies-lantern = lantern
    .nom = the lantern
    .acc = the lantern
    .a = a lantern
    .many = lanterns
root-marker-fireflies-spark = spark
root-marker-fireflies-dud = dud
root-event-fireflies-settled = { $seat-nom } { $seat-person ->
    [third] settles
   *[other] settle
  } in clearing { $clearing }
root-event-vowed = { $seat-nom } { $seat-person ->
    [third] makes
   *[other] make
  } a vow{ $number-known ->
    [no] {""}
   *[yes] : { $number }
  }
root-then-vowed = { $seat-person ->
    [third] makes
   *[other] make
  } a vow
root-event-lantern-hung = { $seat-nom } { $seat-person ->
    [third] hangs
   *[other] hang
  } a lantern { $place-in }
root-event-token-buried = { $seat-nom } { $seat-person ->
    [third] buries
   *[other] bury
  } { $marker-known ->
    [no] a token
   *[yes] a token ({ $marker })
  } in clearing { $clearing }
root-event-token-flashed = { $seat-nom } { $seat-person ->
    [third] flashes
   *[other] flash
  } a token in clearing { $clearing } ({ $marker })
root-event-token-caught = { $seat-nom } { $seat-person ->
    [third] digs
   *[other] dig
  } up a token in clearing { $clearing } ({ $marker })
root-refusal-no-firefly = No Fireflies are alone with their secret in clearing { $clearing }.
root-refusal-none-left-to-bury = No { $marker } is left to bury.
root-refusal-no-token-there = No token is buried in clearing { $clearing }.
root-refusal-nobody-to-catch = You have no warriors in clearing { $clearing } to dig with.
root-action-vow = vow { $number }
root-action-hang = hang a lantern: { $place }
root-action-bury = bury { $marker } in clearing { $clearing }
root-action-flash = let the token in clearing { $clearing } flash
root-action-catch = dig up the token in clearing { $clearing }
root-verb-vow = make a vow
root-verb-hang = hang a lantern
root-verb-bury = bury a token
root-verb-flash = let a token flash
root-verb-catch = dig up a token
root-decision-fireflies-settle = In which corner do the Fireflies settle?
root-decision-fireflies-vow = What do you vow?
root-decision-fireflies-lantern = Which forest gets a lantern?
root-decision-fireflies-actions = What do the Fireflies do?

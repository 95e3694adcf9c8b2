# Root: the landmark Lost City.

root-landmark-lost-city = Lost City
    .nom = the Lost City
    .acc = the Lost City
    .dat = the Lost City
root-landmark-about-lost-city = Its clearing is fox, rabbit and mouse at once. Where a single suit is wanted, whoever acts chooses it.
root-option-landmarks-lost-city = Lost City
root-event-suit-named = { $seat-nom } { $seat-person ->
    [third] names
   *[other] name
  } the suit { $suit } for clearing { $clearing }
root-decision-name-suit = Of which suit is what you place in the Lost City?
root-verb-suit = name a suit
root-action-suit = { $suit }
error-position-landmark-suit = With the Lost City, name the suit that its clearing had before, too.

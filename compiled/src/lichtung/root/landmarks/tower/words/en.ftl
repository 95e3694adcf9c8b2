# Root: the landmark Tower.

root-landmark-tower = Tower
    .nom = the Tower
    .acc = the Tower
    .dat = the Tower
root-landmark-about-tower = Whoever rules its clearing at the end of their Evening scores one point.
root-option-landmarks-tower = Tower
root-event-tower-held = { $seat-nom } { $seat-person ->
    [third] rules
   *[other] rule
  } the Tower in clearing { $clearing }
root-refusal-landmark-at-ruin = There is no ruin in clearing { $clearing }.

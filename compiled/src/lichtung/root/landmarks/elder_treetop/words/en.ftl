# Root: the landmark Elder Treetop.

root-landmark-elder-treetop = Elder Treetop
    .nom = the Elder Treetop
    .acc = the Elder Treetop
    .dat = the Elder Treetop
root-landmark-about-elder-treetop = Its clearing has one more slot. Whoever removes an enemy building from that slot scores one more point.
root-option-landmarks-elder-treetop = Elder Treetop
root-effect-treetop = the Elder Treetop
root-event-treetop-built = { $piece-nom } stands in the Elder Treetop in clearing { $clearing }
root-then-treetop-built = in the Elder Treetop
root-event-treetop-fell = { $seat-nom } { $seat-person ->
    [third] brings
   *[other] bring
  } down { $piece-acc } from the Elder Treetop in clearing { $clearing }
root-refusal-landmark-in-corner = Clearing { $clearing } is no corner.
root-decision-treetop-built = Does the new building stand in the Elder Treetop?
root-decision-treetop-lost = Was it the building in the Elder Treetop that fell?
root-verb-treetop = Elder Treetop
root-action-treetop = the building in the Elder Treetop
error-position-landmark-holds = The Elder Treetop holds only a building that lies in its clearing.

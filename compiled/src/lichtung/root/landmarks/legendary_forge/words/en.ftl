# Root: the landmark Legendary Forge.

root-landmark-legendary-forge = Legendary Forge
    .nom = the Legendary Forge
    .acc = the Legendary Forge
    .dat = the Legendary Forge
root-landmark-about-legendary-forge = Only those with a piece in its clearing craft its items. That brings one more point and a card.
root-option-landmarks-legendary-forge = Legendary Forge
root-event-forged = { $seat-nom } { $seat-person ->
    [third] gets
   *[other] get
  } { $item-acc } from the Legendary Forge
root-then-forged = from the Legendary Forge
root-refusal-nobody-at-forge = { $item } is at the Legendary Forge, and you have no piece in clearing { $clearing }.
error-position-landmark-items = At the Legendary Forge lie the items of one suit.

# Marquise de Cat: what the page says of them in the browser.

web-faction-marquise = Rules almost everywhere at first; builds sawmills, workshops, recruiters.
web-waiting-marquise-field-hospital = { $name } decides about the field hospital.
root-web-costs = Cost
root-web-buildings = Buildings
root-web-actions = Actions
root-web-wood = Wood
root-web-sawmills = Sawmills
root-web-workshops = Workshops
root-web-recruiters = Recruiters
root-web-wood-on-map = Wood: { $count } on the board, { $left } in the supply
root-web-actions-left =
    { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
root-web-moves-left =
    { $count ->
        [one] 1 move left
       *[other] { $count } moves left
    }
web-open-root-card-does-not-match = None of the cards in your hand matches.
web-open-root-need-bird = You have no bird card in hand.
web-open-root-no-sawmill = There is no sawmill there that can get wood.
web-open-root-not-your-building = That is not one of your buildings.
web-option-root-birds_buy_any_time = Between actions a bird card buys one more at any time, not only after the three.
root-web-home-marquise =
    3 clearings
    each next to another
root-web-setup-marquise =
    Choose three homelands, each next to another.
    Two warriors go into each homeland, one into every other clearing.
    Place the keep in a homeland.
    Place the sawmill, the workshop and the recruiter, each in a different homeland.
root-done-at-marquise-actions = end the turn
root-done-within-marquise-actions = move { $at } of { $of }, done
root-done-at-marquise-field-hospital = do not save the warriors
root-cause-marquise-field-hospital = { $by ->
    [none] Fallen in clearing { $clearing }: { $count ->
        [one] one warrior
       *[other] { $count } warriors
      }.
   *[other] { $by-nom } { $by-person ->
        [plural] have
       *[third] has
      } cost you { $count ->
        [one] a warrior
       *[other] { $count } warriors
      } in clearing { $clearing }.
  }
root-skip-marquise-actions = No action left
root-skip-marquise-field-hospital = No matching card for the field hospital
web-open-root-too-little-wood = The wood that can be brought there is not enough for any building.
web-waiting-marquise-hospital-replaced = { $name } decides about the field hospital.
root-done-at-marquise-hospital-replaced = do not save the warrior
root-cause-marquise-hospital-replaced = One of your warriors in clearing { $clearing } had to make way for another.
root-skip-marquise-hospital-replaced = No matching card for the field hospital

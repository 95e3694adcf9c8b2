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
web-open-root-card-does-not-match = None of the cards in your hand fits.
web-open-root-need-bird = You have no bird card in hand.
web-open-root-no-sawmill = No sawmill that could get wood stands there.
web-open-root-not-your-building = You do not build that.
web-option-root-birds_buy_any_time = Between actions a bird card buys one more at any time, not only after the three.
root-web-home-marquise =
    3 clearings
    each next to another
root-web-setup-marquise =
    Choose three homelands, each next to another.
    Two warriors go into each homeland, one into every other clearing.
    Place the keep in a homeland.
    Place sawmill, workshop and recruiter, each in another homeland.
root-done-at-marquise-actions = end the turn
root-done-within-marquise-actions = move { $at } of { $of }, done
root-done-at-marquise-field-hospital = do not save the warriors
root-cause-marquise-field-hospital = { $by ->
    [none] Fallen in clearing { $clearing }: { $count ->
        [one] one warrior
       *[other] { $count } warriors
      }.
   *[other] Fallen in clearing { $clearing }: { $count ->
        [one] one warrior
       *[other] { $count } warriors
      }, to { $by }.
  }
root-skip-marquise-actions = No action left
root-skip-marquise-field-hospital = No matching card for the field hospital
web-open-root-too-little-wood = There is not enough wood that could be brought there for any building.

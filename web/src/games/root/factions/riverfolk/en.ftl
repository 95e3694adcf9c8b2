# Riverfolk Company: what the page says of them in the browser.

web-faction-riverfolk = Trades: the others buy services and pay with warriors.
web-waiting-riverfolk-engage = { $name } decides about mercenaries.
web-waiting-riverfolk-lose-funds = { $name } returns funds.
root-web-services = Services
root-web-price = Price { $count }
root-web-payments = Payments
root-web-funds = Funds
root-web-committed = Committed
root-web-hired = Mercenaries for: { $seat }
root-web-shop = Open hand
root-web-points-short = { $count } each
web-open-root-not-for-sale = The Riverfolk have no card for sale.
web-open-root-ruled-by-nobody = Nobody rules these clearings.
web-open-root-too-few-funds-of = You lack funds of the faction that rules there.
web-open-root-post-already = There is already a trade post there.
web-open-root-not-on-river = That is not on a river.
web-option-root-mercenaries_even_split = Mercenaries take half of the hits, all the hirer's pieces the other half, buildings included. Otherwise all warriors fall first.
web-option-root-buildings_share_hits = Where hits are halved, a hirer without warriors of its own takes its half with buildings and tokens. Otherwise the mercenaries fall first.
root-web-home-riverfolk =
    No homeland
    starts by the water
root-web-setup-riverfolk =
    Place four warriors in clearings by the water.
    Three warriors go into the Payments box.
    Set the first prices.
root-done-at-riverfolk-actions = end Daylight
root-done-at-riverfolk-services = buy nothing
root-done-at-riverfolk-prices = leave the prices as they are
root-done-at-riverfolk-engage = battle without mercenaries
root-cause-riverfolk-engage = You battle { $defender-acc } in clearing { $clearing }.
root-cause-riverfolk-lose-funds = { $by ->
    [none] Your trade post is lost.
   *[other] { $by-nom } { $by-person ->
        [plural] have
       *[third] has
      } removed your trade post.
  }

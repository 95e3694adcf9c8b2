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
web-open-root-not-for-sale = No card lies in the Riverfolk's public hand.
web-open-root-ruled-by-nobody = Nobody rules these clearings.
web-open-root-too-few-funds-of = You lack funds of the factions that rule there.
web-open-root-post-already = There is a trade post already.
web-open-root-not-on-river = There is no river.

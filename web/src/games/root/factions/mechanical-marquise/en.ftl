# Mechanical Marquise: what the page says of them in the browser.

web-faction-mechanical-marquise = Plays by herself, following a plan: as one more player or as everybody's opponent.
root-web-orders = Orders
root-web-order = Order { $number }
root-web-plan = Order plan
root-web-plan-about = She carries out the orders from left to right. The card's suit says where.
web-open-root-no-spy = You have no spy in hand.

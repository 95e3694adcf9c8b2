# Lizard Cult: what the page says of them in the browser.

web-faction-cult = Lives on what others discard, and builds gardens.
root-web-outcast = Outcast
root-web-hated = Hated
root-web-acolytes = Acolytes
root-web-revealed = Revealed
root-web-lost-souls = Lost souls
web-open-root-reveal-from-hand = You have no card left in hand that you could reveal for that.
web-open-root-ritual-needs-suit = None of the cards in your hand has the right suit; birds are not wild in rituals.
web-open-root-sacrifice-needs-bird = A sacrifice takes a bird, and you have none in hand.
web-open-root-garden-needs-rule = You can build gardens only where you rule.
web-open-root-no-garden-of-suit = There is no garden on the board in the suit of any card in your hand.
web-open-root-not-outcast = You can do that only in clearings of the outcasts.
web-open-root-no-enemy-building = There is no enemy building there that you could sanctify.
web-open-root-no-warrior-of-enemy = There is no enemy warrior there.
root-web-home-cult =
    1 clearing
    not next to others
root-web-setup-cult =
    Choose a homeland.
    A garden and four warriors go there.
    Three warriors go into the clearings around it.
    Two warriors become acolytes.
    Choose the first outcasts.
root-done-at-cult-crusade = do not battle
root-done-at-cult-conspiracies = end conspiracies
root-done-at-cult-rituals = end Daylight
root-done-at-cult-craft = stop crafting
root-cause-cult-crusade = Your crusaders are in clearing { $clearing }.
root-skip-cult-rituals = No ritual possible
root-skip-cult-craft = Nothing to craft
web-open-root-birds-do-not-worship = You have only birds in hand; they have no gardens and score no points.

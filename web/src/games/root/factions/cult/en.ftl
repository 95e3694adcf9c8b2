# Lizard Cult: what the page says of them in the browser.

web-faction-cult = Preaches from lost souls and builds gardens.
root-web-outcast = Outcast
root-web-hated = Hated
root-web-acolytes = Acolytes
root-web-revealed = Revealed
root-web-lost-souls = Lost souls
web-open-root-reveal-from-hand = You have no unrevealed card for that in hand.
web-open-root-ritual-needs-suit = None of the cards in your hand has the right suit; birds do not help in rituals.
web-open-root-sacrifice-needs-bird = You have no bird in hand; a sacrifice needs one.
web-open-root-garden-needs-rule = You do not rule there.
web-open-root-no-garden-of-suit = No garden of the suits in your hand is on the board.
web-open-root-not-outcast = That is possible only in clearings of the outcast.
web-open-root-no-enemy-building = No enemy building that could be sanctified stands there.
web-open-root-no-warrior-of-enemy = No enemy warrior stands there.
root-web-home-cult =
    1 clearing
    not next to others
root-web-setup-cult =
    Choose a homeland.
    A garden and four warriors go there.
    Three warriors go into the clearings around it.
    Two warriors become acolytes.
    Choose the first outcast.
root-done-at-cult-crusade = do not battle
root-done-at-cult-conspiracies = end conspiracies
root-done-at-cult-rituals = end Daylight
root-done-at-cult-craft = stop crafting
root-cause-cult-crusade = Crusaders in clearing { $clearing }.
root-skip-cult-rituals = No ritual possible
root-skip-cult-craft = Nothing to craft
web-open-root-birds-do-not-worship = There are only birds in your hand; they do not worship.

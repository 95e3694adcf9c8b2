# Lord of the Hundreds: what the page says of them in the browser.

web-faction-hundreds = A warlord with moods, a hoard that makes him strong, and mobs that burn what others build.
root-web-warlord = Warlord
root-web-figure-warlord = warlord ({ $seat })
root-web-warlord-fallen = fallen
root-web-mood = Mood
root-web-hoard = Hoard
root-web-track-command = Command
root-web-track-prowess = Prowess
root-web-oppressed = Oppressed
root-web-on-map-stronghold = Strongholds
root-web-on-map-mob = Mobs
root-web-mood-without = without { $item }
root-web-mood-free = always
root-web-mood-bitter = Mobs come to the warlord's battle as warriors.
root-web-mood-grandiose = Advance before Command.
root-web-mood-jubilant = Incite at the warlord: up to four more rolls.
root-web-mood-lavish = Items for two warriors each.
root-web-mood-relentless = After move and battle one more of either.
root-web-mood-rowdy = A card more, two in a crowd.
root-web-mood-stubborn = The first hit is ignored.
root-web-mood-wrathful = A hit more when attacking.
web-waiting-hundreds-lose = { $name } is deciding whether the warlord falls.
web-waiting-hundreds-looters = { $name } is deciding whether to fight for loot.
web-waiting-hundreds-bitter = { $name } may call mobs to the battle.
web-open-root-no-commands-left = Your Command is used up for this turn.
web-open-root-no-advances-left = Your Prowess is used up for this turn.
web-open-root-no-warlord = Your warlord is not on the map.
web-open-root-fortify-from-hand = You have no card in hand for that.
web-open-root-fortify-suit = None of the cards in your hand matches this clearing.
web-open-root-fortify-ruled = You can build only where you rule.
web-open-root-incite-from-hand = You have no card in hand for that.
web-open-root-incite-suit = None of the cards in your hand matches this clearing.
web-open-root-nobody-incites = You can incite only where warriors of yours or the warlord are.
web-open-root-mob-there = There is already a mob there.
root-web-home-hundreds =
    1 clearing on the edge
    two clearings apart
root-web-setup-hundreds =
    Choose a homeland.
    Warlord, four warriors and a stronghold go there.
    Items come under the ruins.
root-done-at-hundreds-lose = the warlord stays
root-done-at-hundreds-lavish = give no more away
root-done-at-hundreds-jubilant = roll no more
root-done-at-hundreds-bitter = call no more mobs
root-done-at-hundreds-looters = fight as usual
root-done-at-hundreds-grandiose = advance no further
root-done-at-hundreds-command = end the commands
root-done-at-hundreds-advance = end Daylight
root-done-at-hundreds-advance-battle = do not battle
root-done-at-hundreds-relentless = leave it at that
root-done-at-hundreds-incite = stop inciting
root-cause-hundreds-lose = There are hits to take in clearing { $clearing }.
root-cause-hundreds-bitter = Before the roll in clearing { $clearing }.
root-cause-hundreds-looters = The battle in clearing { $clearing } begins.
root-cause-hundreds-take-loot = The battle in clearing { $clearing } is over.
root-cause-hundreds-plunder = Two items lie under the ruin in clearing { $clearing }.
root-skip-hundreds-incite = Nothing to incite

# Start page and new table.

web-start-own = Set up a table
web-start-heirs-facts = 1 to 2 players, about 30 minutes
web-start-root-facts = 1 to 6 players, 60 to 90 minutes
web-start-replays = Replays
web-start-watch = Games in progress
web-start-open-about = Set up a public table and it will be listed here.
web-start-hello = You are { $name }.

web-start-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
  }

web-new-game-heirs = One landscape, two heirs, open hands.
web-new-game-root = Very different factions fight for the Woodland.
web-new-players = Who plays
web-new-privacy = Who can join
web-new-privacy-private = by invitation only
web-new-privacy-private-about = You get a link to share.
web-new-privacy-public = anyone
web-new-privacy-public-about = The table is listed among the open tables.
web-new-seats-about = “A person” stays free until somebody sits down. Take several seats yourself to share this device.
web-new-hot-seat = Sharing a device: before each change of player the table hides what only one of you may see, until the device has been passed on.
web-new-clock-none-about = Everybody takes as long as they like, days if need be.
web-new-clock-turn-about = The clock starts over with each turn.
web-new-clock-total-about = One clock for all of your turns.
web-new-increment = Extra seconds for each turn
web-new-timeout = When the time is up
web-new-timeout-agent = the computer plays on
web-new-timeout-lose = the game is lost
web-new-options-about = Rulings where the rules leave room.
web-new-ready = All seats are taken: the game starts at once.
web-new-waits = The table waits until all seats are taken.
web-new-lead = Head start
web-new-lead-about = Victory points the machine starts with. In a campaign, three for each game won.
web-new-cooperative-machine = Together you play against a faction that runs by itself. Add one.
web-new-cooperative-most = At most four play together.
web-new-reach = These factions will rarely get in each other’s way: { $sum } reach in total, { $advised } recommended. You can still play.
web-new-reach-draft = Every setup card shows its reach. At least { $advised } in total is recommended.
web-new-reach-fine = { $sum } reach in total, at least { $advised } recommended.
web-new-mixes = A mix that works well
web-new-mix = { $players } players: { $factions }
web-new-hirelings-chosen = { $count } of { $of } chosen. A fourth takes the place of the first.
web-new-hirelings-three = Choose exactly three hirelings.
web-new-hireling-excluded = not beside: { $faction }
web-new-hireling-side = Which side is up? { $hireling }
web-new-hireling-any = either side, by chance
web-new-faction-excluded = not beside this hireling: { $hireling } (A.6.5)
web-error-setup-corners = In the standard setup each of the four corners is the start of one faction at most, and more than four of the chosen ones need one. The advanced setup has room for them.
web-new-landmarks-some = Choose one or two landmarks.
root-option-hirelings-named = three by name
root-option-landmarks-named = by name

## What each choice means

web-option-heirs-sets = There are six sets of nine buildings; three are played.
web-option-heirs-solo = On your own you play against the Regent, who follows fixed rules. The level says how many tiles he may reveal.
web-option-heirs-roads = In your first game you may leave out the scoring of roads at the end.
web-option-heirs-rebates = Open terrain saves a resource when building. This says how often.
web-option-heirs-siege = From your second siege tower on, a building falls. This says whether further towers do the same.
web-option-heirs-tavern = The tavern counts along lines. This says whether empty fields break them.
web-option-heirs-areas = These buildings count an area of one colour. This says whether only the largest counts.
web-option-heirs-crafts = Craft buildings count in pairs. This says how many pairs.
web-option-heirs-loops = A road may lead back to its crossroads. This says how often the crossroads then counts.
web-option-root-factions = Two to six. Each plays by its own rules; the first four are recommended for beginners.
web-option-root-mode = Competitive: the first to reach 30 victory points wins. Cooperative: everybody needs 30 before the machine has them.
web-option-root-questions = The program does not ask what everybody at the table can see, such as what to craft with an empty hand.
web-option-root-map = The forest with its clearings, paths and waters.
web-board-autumn = The river links what lies along it.
web-board-winter = The ice divides the forests.
web-board-lake = The ferry takes you to another shore.
web-board-mountain = Closed paths, and a pass that brings points.
web-option-root-markers = They say which suit each clearing has.
web-option-root-landmarks = Special places on the map, set up by the players who come last.
web-option-root-deck = The shared cards that all draw from.
web-option-root-deck-standard = With Favors, Armorers and the Better Burrow Bank.
web-option-root-deck-exiles = Cards that stay in play: Saboteurs, Tunnels, Coffin Makers and others.
web-option-root-characters = The Adventurer, the Ronin and the Harrier joined the first six later.
web-option-root-characters-usual = Thief, Tinker, Ranger, Vagrant, Arbiter, Scoundrel.
web-option-root-characters-all = And the Adventurer, the Ronin and the Harrier.
web-option-root-character = Who the Vagabond is.
web-option-root-character-usual = He picks it during setup.
web-option-root-character-dealt = It is drawn at random.
web-option-root-law = The Law of Root has changed over the years. Choose the edition you play by; individual differences are listed in the details below.
web-option-root-hirelings = Helpers whom players hire on the way to 12 points, and hand on.
web-option-root-setup = What each faction begins with, and where.
web-new-naming = Who chooses the factions
web-new-naming-draft = everybody at the table
web-new-naming-draft-about = Setup cards are laid out. Whoever plays last chooses first.
web-new-naming-named = you, right here
web-new-naming-named-about = Each faction begins with its setup card. Those without one cannot take part.
web-option-root-setup-standard = Each faction begins as its board says, everybody with three cards.
web-option-root-setup-advanced = Each faction begins with its setup card and chooses a homeland; everybody keeps three of five cards.
web-option-root-setup-adventurous = The same; you choose the factions at the table, and insurgent ones may be laid out even for two players.
web-option-root-markers-usual = On the autumn map as printed, on the others shuffled.
web-option-root-markers-printed = Every game begins the same way.
web-option-root-markers-shuffled = Every game begins differently.
web-option-root-law-early = The Law with which Root began.
web-option-root-law-2022 = The sixth edition, in print until 2025. Most recorded games follow it.
web-option-root-law-current = With all changes since.
web-option-root-questions-few = Quicker; what is secret stays secret all the same.
web-option-root-questions-all = As at a table: you give every answer yourself, even where there is only one.
web-new-number = Number of players
web-new-number-about = There is one more setup card than there are players. Everybody chooses a faction at the table.
web-new-number-of = { $players } players
web-option-root-attack_partner = Partners in a coalition may battle each other.
web-option-root-loser_orders_triggers = In battle each side chooses the order of what its own losses set off. Otherwise the active player does.
web-option-root-free_corners = Whoever begins in a corner takes a free one, opposite a taken one if there is any. Otherwise each faction's own rule says where.
web-option-root-hired_stay_enemies = If their hirer clears clearings with a Favor, the mercenaries there are removed too.
web-option-root-vagrant_commands = In a battle that he instigates he picks and removes what both sides lose. Otherwise they pick themselves, and he removes buildings and tokens only.
web-option-root-early_cards = “Better Burrow Bank” must be used, and like “Stand and Deliver!” it works with any other player. By the new text it is optional, and both are for enemies only. Three cards of “Exiles and Partisans” read differently, too.
web-option-root-passengers_draw = If allied warriors come along on the ferry, their player draws a card too. Otherwise only the player who moved does.

## Playing at once

web-quick-faction = You play
web-quick-opponents = Against
web-quick-strength = Strength
web-quick-play = { $count ->
    [one] Play: { $faction } against one computer player, { $strength }
   *[other] Play: { $faction } against { $count } computer players, { $strength }
  }
web-quick-play-one = Play: against the computer, { $strength }

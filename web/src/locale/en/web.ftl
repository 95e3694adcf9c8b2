# What the page in the browser says itself.

web-name = Lichtung
web-skip = Skip to content
web-language = Language
web-language-de = Deutsch
web-language-en = English
web-theme = Appearance
web-theme-auto = same as device
web-theme-light = light
web-theme-dark = dark
web-loading = One moment …

## Start page

web-start-title = Play at a table in the woods
web-start-lead = The Two Heirs and Root, against friends or the computer. No sign-up.
web-start-now = Play now
web-start-heirs = Two heirs build one landscape and contend for the Royal Reserve.
web-start-root = Peoples of the forest fight for the Woodland. You lead one of them.
web-start-new = New table
web-start-open = Open tables
web-start-open-none = No open tables right now.
web-start-mine = My tables
web-start-mine-none = No table yet. Set one up or join somebody.
web-start-you = You are { $name }
web-start-unofficial = Not connected with the publishers of the games.
web-start-docs = Documentation

web-table-phase-open = waiting for players
web-table-full = all seats taken, ready to begin
web-table-phase-running = running
web-table-phase-finished = finished
web-table-phase-closed = closed
web-table-your-turn = it is your turn
web-table-turn-of = it is { $name }'s turn
web-table-untitled = { $game }, unnamed table

## Signing in

web-guest-title = What is your name?
web-guest-about = A name is all you need. This browser will remember you.
web-guest-name = Your name
web-guest-go = Continue
web-guest-rename = Change name
web-guest-default = Guest
web-who-title = Who do you want to be?
web-who-about = In this browser you play as { $name }. The link you followed belongs to { $other }.
web-who-stay = Stay { $name }
web-who-change = Go on as { $other }
web-who-keep = As { $other } you no longer see { $name }’s tables. A link of your own brings you back.
web-who-link = Make a link for { $name }
web-who-link-label = Your link for being { $name } again
web-guest-link = Personal link
web-guest-link-about = This link signs you in on another device. Keep it to yourself.
web-guest-link-make = Show personal link
web-copy = Copy
web-copied = Copied

## New table

web-new-title = New table
web-new-game = Game
web-new-name = Table name
web-new-name-about = Optional; it helps you find the table later.
web-new-sets = Sets
web-new-sets-random = three at random
web-new-sets-choose = choose at the table
web-new-sets-own = these three
web-new-sets-three = Choose exactly three sets.
web-new-factions = Factions
web-new-factions-least = Choose at least two factions.
web-new-factions-most = Choose six factions at most.
web-new-seats = Seats
web-new-seat-me = me
web-new-seat-human = a person
web-new-seat-here = on this device
web-new-seat-name = Name
web-new-seat-nth = Player { $n }
web-new-options = Rules in detail
web-new-clock = Time limit
web-new-clock-none = no limit
web-new-clock-turn = for each turn
web-new-clock-total = for the whole game
web-new-minutes = Minutes
web-new-go = Set up the table
web-new-and-begin = Set up and begin
web-agent-novice = computer, novice: overlooks a lot
web-agent-easy = computer, easy: overlooks some things
web-agent-medium = computer, medium: thinks for a moment
web-agent-hard = computer, hard: works through many lines
web-agent-expert = computer, expert: takes its time
web-agent-random = computer, easy: moves at random
web-agent-greedy = computer, medium: plans its turn
web-strength-novice = novice
web-strength-novice-about = overlooks a lot
web-strength-easy = easy
web-strength-easy-about = overlooks some things
web-strength-medium = medium
web-strength-medium-about = thinks for a moment
web-strength-hard = hard
web-strength-hard-about = works through many lines
web-strength-expert = expert
web-strength-expert-about = takes its time
web-strength-random = easy
web-strength-random-about = moves at random
web-strength-greedy = medium
web-strength-greedy-about = plans its turn

## Waiting at the table

web-wait-title = The table is set
web-wait-free = free
web-wait-sit = Take this seat
web-wait-stand = Leave this seat
web-wait-agent = Add a computer player
web-wait-remove = Free the seat
web-wait-begin = Begin the game
web-wait-host = { $name }'s table
web-invited = You are invited to a game of { $game }.
web-invited-by = { $name } invites you to a game of { $game }.
web-wait-owner = Whoever set up the table starts the game.
web-wait-invite = Invitation
web-wait-invite-about = Anybody with this link can join the table.
web-wait-invite-make = Create an invitation link
web-wait-automatic = plays by itself
web-wait-online = here
web-wait-offline = away

## At the table

web-turn-yours = it is your turn
web-turn-other = it is { $name }'s turn
web-turn-waiting = { $name } is deciding.
web-turn-since = for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }
web-you = You
web-spectator = You are watching
web-board = Board
web-action = Action
web-picked-clearing = clearing { $value }
web-action-picked = Chosen: { $what }.
web-action-ask = { $verb }: { $ask }
web-action-ready = { $action }.
web-action-go = Do it
web-action-back = Back
web-action-cancel = Cancel
web-action-undo = Undo
web-action-sending = Sending …
web-action-all = All actions as a list
web-action-none = You have nothing to decide right now.
web-action-filter = Filter the list
web-ask-any = Choose.
web-ask-field = Choose a field.
web-ask-tile = Choose a tile.
web-ask-clearing = Choose a clearing.
web-ask-place = Choose a place.
web-ask-card = Choose a card.
web-ask-seat = Choose a player.
web-ask-piece = Choose what.
web-ask-count = Choose how many.
web-ask-item = Choose an item.
web-ask-suit = Choose a suit.
web-ask-condition = Choose its condition.
web-ask-column = Choose a column.
web-ask-service = Choose a service.
web-ask-price = Choose a price.
web-ask-slot = Choose an order.
web-ask-origin = Choose where from.
web-ask-dest = Choose where to.
web-undo-ask = Ask for an undo
web-undo-asked = { $name } would like to undo a move.
web-undo-yes = Agree
web-undo-no = Decline
web-undo-waits = Waiting for the others to agree.
web-resign = Resign
web-resign-sure = Really resign? This cannot be undone.
web-pause = Stop the clocks
web-go-on = Let the clocks run
web-menu = Menu
web-log = Log
web-log-empty = Nothing has happened yet.
web-what-if = What if? Try it on a board of your own
web-take-picture = Picture of the position
web-take-link = Copy a link for others
web-take-link-copied = The link is copied
web-law = Paragraph { $law }
web-law-open = Open in the rules
web-law-missing = There is no text for this paragraph here.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-line = Message
web-chat-send = Send
web-chat-quick = Quick messages
web-tab-board = Board
web-over-again = Play again
web-over-journal = Download the game
web-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
web-clock = { $time } left

## Connection

web-line-connecting = Connecting to the table …
web-line-lost = Connection lost. Your seat stays yours. Next attempt in { $seconds } s.
web-line-trying = Connection lost. Your seat stays yours. Trying again.
web-line-now = Try now
web-error-not-needed = That plays no part in this action.
web-error-stale = The board has changed. Choose again.
web-error-network = The server cannot be reached. Check the connection and try again.
web-error-our-fault = Something went wrong on our side. Your game is saved.
web-error-not-found = There is no such page.
web-close = Close

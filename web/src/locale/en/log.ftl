# Log, talk, end of the game, replay.

## Log

web-log-filter = Filter the log
web-log-search = Search the log
web-log-all = Everything
web-log-mine = Only me
web-log-topic-battle = Battles
web-log-topic-points = Victory points
web-log-topic-cards = Cards
web-log-topic-building = Building
web-log-topic-troops = Troops
web-log-topic-reserve = Reserve and hand
web-log-none = Nothing in the log about that.
web-log-setup = Setup
web-log-turn = Turn { $turn }: { $seat }
web-log-show = { $what }, show on the board
web-log-open = event by event
web-log-more = Show older entries

## Talk

web-chat-left = { $count ->
    [one] 1 character left
   *[other] { $count } characters left
  }
web-chat-mute = Mute { $name }
web-chat-unmute = Unmute { $name }
web-chat-name-first = Enter your name first to join the chat.

## End of the game

web-over-won = { $points ->
    [one] { $name } wins with 1 point.
   *[other] { $name } wins with { $points } points.
  }
web-over-won-you = { $points ->
    [one] You win with 1 point.
   *[other] You win with { $points } points.
  }
web-over-closed = The table was closed before the game was over.
web-over-scores = Final scores
web-over-chart = Points over the game
web-over-way = How the points went
web-over-replay = Watch the replay
web-over-lobby = To the start page
web-over-fair = Check the randomness
web-over-fair-about = The seal was fixed before the first turn; now the seed is revealed too. The seal is its SHA-256 checksum, and every roll and every card drawn follows from the seed. Download the game and check it with:
web-over-seal = Seal
web-over-seed = Seed
web-over-pledge = What { $name } added to chance, as a seal
web-over-sheet = Score sheet

## Points over the game

web-chart = Points
web-chart-about = Points of { $names } over { $count } turns.
web-chart-at = After turn { $turn }
web-chart-table = As a table
web-chart-turn = Turn
web-chart-loading = Counting the points …

## Replay

web-replay-title = Replay
web-replay-of = Replay: { $title }
web-replay-live = To the table
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-turn-back = One turn back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step forward
web-replay-turn-on = One turn forward
web-replay-last = To the end
web-replay-slider = Position in the game
web-replay-at = Step { $at } of { $n }
web-replay-at-turn = Turn { $turn }, step { $at } of { $n }
web-replay-speed = Speed
web-replay-speed-slow = slow
web-replay-speed-normal = normal
web-replay-speed-fast = fast
web-replay-as = View
web-replay-as-spectator = as a spectator
web-replay-as-full = all hands open
web-replay-as-seat = as { $seat }
web-replay-share = Link to this position
web-replay-analyse = Play on from here
web-replay-analyse-about = A new table with this position; you play all seats.
web-replay-scenario = Save as a scenario
web-replay-scenario-about = This position as a file, for questions about the rules: “lichtung check” checks it.
web-replay-more = More
web-replay-start = Before the first step.
web-replay-keys = Left and right arrows: one step. Up and down arrows: one turn. Space: play.

## Finished games

web-replays-none = No finished game yet.
web-replays-won = won
web-replays-all = Show all { $count }
web-import-title = Game from a file
web-import-about = A journal (.jsonl), downloaded here or written by “lichtung play --save”, or a game of Root as a Rootlog. If the game is over you can watch it; if not, you play on with all seats. A Rootlog is checked turn by turn; that may take a minute.
web-import-choose = Choose a file
web-import-busy = Replaying the game …
web-import-empty = The file “{ $name }” is empty.
web-import-large = The file “{ $name }” is too large: at most { $most } kB.
web-import-text = The file “{ $name }” is not text. A journal in JSON Lines format is needed.
web-import-where = line { $line }
web-recorded = Record
web-recorded-setup = Setup
web-recorded-cut = The game can be replayed up to the first turn that the rules do not explain. All turns were checked.
web-recorded-is-legal = legal
web-recorded-is-open = legal, but under-specified
web-recorded-is-other-edition = legal by the other edition ({ $edition })
web-recorded-is-illegal = illegal: { $law }
web-recorded-deed = column { $column }: { $deed }
web-recorded-unrecorded = By the rules also: { $deeds }
web-recorded-unexplained = Recorded, but not explained: { $deeds }
web-recorded-text = About the text
web-recorded-at = Line { $line }, column { $column }
web-recorded-mended = { $text } read as { $reading }
web-recorded-unreadable = cannot be read: { $text }

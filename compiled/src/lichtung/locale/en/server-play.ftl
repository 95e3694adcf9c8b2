# What a server says during play.

# --- Why something cannot be done
error-table-not-started = The game has not begun yet.
error-table-other-rules = This table was played by version { $rules } of the rules; here it is { $want }.
error-why-without-verb = Ask about a certain kind of action: its number must come first.
error-not-your-turn = It is not your turn.
error-seat-taken-over = A computer now decides for seat { $seat }.
error-undo-asked-already = Seat { $seat } is already asking to take something back. That has to be settled first.
error-undo-nothing = You have not decided anything yet that could be taken back.
error-undo-not-asked = Nobody is asking to take anything back at the moment.
error-undo-own-request = The others decide about your own request.
error-nonces-awaited = The game is about to begin: not everybody has shown yet what they contribute to chance.
error-nonce-wrong = That is not what seat { $seat } promised.
error-key-taken = A command from another seat already has this key.
error-detours-used-up = You have already taken back, asked or paused { $most } times in this game. That is the limit.
error-pause-already = The clocks are already stopped.
error-pause-not-on = The clocks are already running.
error-chat-empty = An empty line says nothing.
error-chat-muted = You are muted at this table. Only its owner can change that.
error-chat-line-unknown = There is no line { $line } here.
error-server-closing = The server is shutting down. Connect again in a moment; nothing is lost.

# --- How a game can end without the rules ending it
table-result-resigned = Resigned: { $winner } wins.
table-result-timeout = Time is up: { $winner } wins.
table-result-abandoned = Everybody has resigned: nobody wins.

# --- What happens beside the moves
table-record-resign = { $seat-nom } { $seat-person ->
    [third] resigns
   *[other] resign
  }.
table-record-timeout = { $seat-gen } time is up.
table-record-pause = { $on ->
    [on] { $seat-nom } would like a break.
   *[off] { $seat-nom } would like to go on.
  }
table-record-agent = { $back ->
    [yes] { $seat-nom } { $seat-person ->
        [third] is
       *[other] are
      } back.
   *[no] { $seat-nom } { $seat-person ->
        [third] is
       *[other] are
      } away: a computer takes over.
  }
table-record-position = The game begins in the middle of a position.
table-record-clock = The server was stopped; the clocks waited.

# --- Short messages
preset-hello = Hello!
preset-well-played = Well played!
preset-thanks = Thank you!
preset-oops = Oops!
preset-thinking = One moment, I am thinking …
preset-good-game = Good game!
preset-brb = Be right back.
preset-back = I am back.
error-hint-off = There is no advice at this table: it was set up that way.
error-hint-clock = There is no advice while a clock is running.
error-hint-not-alone = At this table, only someone playing alone against computers gets advice.
error-hint-busy = Your last question is still being thought about.
error-judging-busy = Another game is still being analysed for you.

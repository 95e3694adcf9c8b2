# What a server says during play.

# --- Why something cannot be done
error-table-not-started = The game has not begun yet.
error-table-other-rules = This table was played with version { $rules } of the rules; here it is { $want }.
error-why-without-verb = Ask about one kind of action; its number comes first.
error-not-your-turn = It is not your turn.
error-seat-taken-over = The computer decides for seat { $seat } now.
error-undo-asked-already = Somebody is already asking to take back a move (seat { $seat }). That has to be settled first.
error-undo-nothing = You have not yet decided anything that could be taken back.
error-undo-not-asked = Nobody is asking to take anything back.
error-undo-own-request = The others decide on your request.
error-nonces-awaited = The game is about to begin: not everybody has shown their share of the randomness yet.
error-nonce-wrong = That is not what seat { $seat } promised.
error-key-taken = Another seat's command already has this key.
error-detours-used-up = You have taken back, asked or paused { $most } times in this game. That is the limit.
error-pause-already = The clocks are already stopped.
error-pause-not-on = The clocks are already running.
error-chat-empty = You cannot send an empty line.
error-chat-muted = You are muted at this table; its owner can lift that.
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
      } away: the computer takes over.
  }
table-record-clock = The server was down; the clocks waited.

# --- Short messages
preset-hello = Hello!
preset-well-played = Well played!
preset-thanks = Thank you!
preset-oops = Oops!
preset-thinking = One moment, I’m thinking …
preset-good-game = Good game!
preset-brb = Be right back.
preset-back = I’m back.

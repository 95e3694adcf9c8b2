# Play over days and weeks, replays, chance that can be checked

cli-verify =
    Check the rolls and draws of a finished game: whether all of them came from the seed
    whose seal the server showed before the first move.
cli-verify-seal = The seal you noted at the start; the seed must match it.
verify-good =
    { $count ->
        [one] One draw checked: it came from the sealed seed.
       *[other] { $count } rolls and draws checked: all of them came from the sealed seed.
    }
verify-sealed = Seal: { $seal }
verify-nonce-shown = { $seat } contributed to the randomness; the promise was { $pledge }
verify-nonce-withheld = { $seat } did not show what was promised: { $pledge }
verify-compare = Compare it with the seal that the table showed at the start, or pass that one with --seal.
verify-skipped =
    { $count ->
        [one] One number was skipped. That happens when everybody has agreed to take back a move.
       *[other] { $count } numbers were skipped. That happens when everybody has agreed to take back moves.
    }
verify-unfinished = The journal ends before the game does, perhaps because somebody resigned.
error-verify-no-seed = There is no seed with a seal here. Only games that were finished on a server can be checked.
error-verify-seed = The seed is unreadable: 64 hexadecimal digits belong here.
error-verify-seal = Seed and seal do not match: one of them has been changed.
error-verify-promised = The seed does not match the seal you gave.
error-verify-nonce = What seat { $seat } contributed to the randomness is not what was promised.
error-verify-no-number = This roll or draw has no number and cannot be checked.
error-verify-order = The numbers must increase: { $draw } cannot follow { $last }.
error-verify-draw = From this seed, draw { $draw } gives something other than what is written here.
error-replay-at = There are only { $most } entries; a number from 0 to { $most } belongs here.
error-replay-as = Nobody can watch as “{ $value }”: spectator, full or the number of a seat belongs here.
cli-serve-private_webhooks = Allow messages to addresses in your own network if players enter them.
feed-title = Lichtung: { $name }'s games
feed-turn = { $table }: it is your turn
feed-turn-text = { $game } with { $others }. You play { $seat }, and it is your turn.
feed-end = { $table }: the game is over
feed-end-text = { $game } with { $others }. The game is over; you can step through it move by move.
error-feed-unknown = There is no such address, or it is no longer valid.

## Links that somebody shares

preview-waiting = The game has not begun yet
preview-points = { $seat } { $points }

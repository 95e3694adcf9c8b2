# Play over days and weeks, replays, chance that can be checked

cli-verify =
    Check the rolls and draws of a finished game: whether all of them came from the seed
    whose seal the server showed before the first move.
cli-verify-seal = The seal that you noted at the start; the seed must match it.
verify-good =
    { $count ->
        [one] One draw checked: it came from the sealed seed.
       *[other] { $count } rolls and draws checked: all of them came from the sealed seed.
    }
verify-sealed = Seal: { $seal }
verify-nonce-shown = { $seat } contributed to chance; the promise was { $pledge }
verify-nonce-withheld = { $seat } did not show what was promised: { $pledge }
verify-compare = Compare it with the seal that the table showed at the start, or give that one with --seal.
verify-skipped =
    { $count ->
        [one] One number was skipped, as always when everybody agrees to take a move back.
       *[other] { $count } numbers were skipped, as always when everybody agrees to take moves back.
    }
verify-unfinished = The record ends before the game does, perhaps because somebody resigned.
error-verify-no-seed = There is no seed with a seal here. A game that was finished on the server can be checked.
error-verify-seed = The seed cannot be read: 64 hexadecimal digits belong here.
error-verify-seal = Seed and seal do not match: one of them has been changed.
error-verify-promised = The seed does not match the seal that you gave.
error-verify-nonce = What seat { $seat } contributed to chance is not what was promised.
error-verify-no-number = This roll or draw has no number and cannot be checked.
error-verify-order = The numbers must rise: { $draw } cannot follow { $last }.
error-verify-draw = Draw { $draw } gives a different result from the seed than the one written here.
error-replay-at = There are only { $most } entries; give a number from 0 to { $most }.
error-replay-as = Nobody can be “{ $value }”: give spectator, full or the number of a seat.
cli-serve-private_webhooks = Allow messages to addresses on your own network if players give such addresses.
feed-title = Lichtung: { $name }'s games
feed-turn = { $table }: it is your turn
feed-turn-text = { $game } with { $others }. You play { $seat }, and it is your turn.
feed-end = { $table }: the game is over
feed-end-text = { $game } with { $others }. The game is over and can be stepped through move by move.
error-feed-unknown = This address does not exist, or no longer exists.

## Links that somebody shares

preview-waiting = The game has not begun yet
preview-points = { $seat } { $points }

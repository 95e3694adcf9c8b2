## Games of Root in the players' notation (lichtung rootlog)

cli-rootlog =
    Reads, checks and writes games of Root in the players' notation (Rootlog).
cli-rootlog-check =
    Plays a recorded game again, turn by turn, and says of each turn whether the rules allow it.

    Exit code 1 if something cannot be read or a turn is illegal, 2 if the file cannot be checked.
cli-rootlog-check-law = The edition of the rules that was played by.
cli-rootlog-check-show = Draws the position before every turn that is not plainly legal.
cli-rootlog-export =
    Writes a saved game as a Rootlog, as somebody who watches the table sees it.
cli-rootlog-export-output = Writes into this file instead of printing the text.
cli-rootlog-export-hidden = Tells the cards that not everybody saw, in comments; only of a game that is over.
cli-rootlog-import =
    Turns a recorded game into a saved one that lichtung replay shows.

    Hidden cards are filled in so that everything fits. Exit code 1 if the game only goes up to a turn that the
    rules do not allow.
cli-rootlog-import-output = The file that the game is written into.
cli-rootlog-import-law = The edition of the rules that was played by.

rootlog-read =
    { $turns ->
        [one] Read: one turn
       *[other] Read: { $turns } turns
    }, { $players } players.
rootlog-at = Line { $line }, column { $column }: { $said }
rootlog-setup = setup
rootlog-turn = Line { $line }, { $who }: { $said }
rootlog-legal = legal
rootlog-open = legal, but under-specified
rootlog-other-edition = legal by the other edition of the rules ({ $edition })
rootlog-illegal = illegal: { $law }
rootlog-deed = column { $column }: { $deed }
rootlog-count-legal = { $count } legal
rootlog-count-open = { $count } legal, but under-specified
rootlog-count-other-edition = { $count } legal by the other edition
rootlog-count-illegal = { $count } illegal
rootlog-sum =
    { $turns ->
        [one] One turn and the setup: { $shares }.
       *[other] { $turns } turns and the setup: { $shares }.
    }
rootlog-written = { $file } written.
rootlog-imported =
    { $count ->
        [one] { $file } written, one entry.
       *[other] { $file } written, { $count } entries.
    }
rootlog-imported-part =
    { $count ->
        [one] { $file } written, one entry: the game cannot be played again beyond the turn before line { $line }.
       *[other] { $file } written, { $count } entries: the game cannot be played again beyond the turn before line { $line }.
    }

## Where record and rules differ although the turn is not forbidden

rootlog-unrecorded = By the rules also: { $deeds }
rootlog-unexplained = Recorded, but not explained: { $deeds }

## What was noticed in the text

rootlog-remark-unknown-header = unknown header line, skipped: { $text }
rootlog-remark-unknown-line = no line of this notation: { $text }
rootlog-remark-unknown-name = unknown name, kept as it is: { $text }
rootlog-remark-bad-clearing = not a clearing: { $text }
rootlog-remark-no-player = { $text } has no line with a name; its first line is the setup
rootlog-remark-no-map = no map named, assumed: { $reading }
rootlog-remark-no-deck = no deck named, assumed: { $reading }
rootlog-remark-no-clearings = the suits of the clearings are missing
rootlog-remark-empty-deed = empty action, skipped
rootlog-remark-unreadable = cannot be read: { $text }
rootlog-remark-mended = { $text } read as { $reading }
rootlog-remark-blanks = blanks skipped: { $text }
rootlog-remark-old-ambush = older form: { $text } read as { $reading }
rootlog-remark-bare-item = item without its percent sign: { $text } read as { $reading }
rootlog-remark-flip-guess = guess written as a flip: { $text } read as { $reading }
rootlog-remark-turned-kind = kind and suit exchanged: { $text } read as { $reading }
rootlog-remark-old-relic = older form: { $text } read as { $reading }
rootlog-remark-hireling = hireling without h_: { $text } read as { $reading }
rootlog-remark-battle-place = without a place: { $text } read as { $reading }
rootlog-remark-no-hand = without a hand: { $text } read as { $reading }
rootlog-remark-capitals = capital letters in a name: { $text } read as { $reading }
rootlog-remark-hash-comment = comment, passed over: { $text }
rootlog-remark-mended-defender = attacker and defender are the same: { $text } read as a battle with { $reading }
rootlog-remark-mended-clearing = the pieces are not there: { $text } read as clearing { $reading }
rootlog-remark-mended-exhausted = goes too early for good: { $text } read as exhausting { $reading }
rootlog-remark-mended-gift = nobody else draws there: { $text } read as given from { $reading }
rootlog-remark-mended-owner = without its owner: { $text } read as { $reading }
rootlog-remark-cause-not-there = probably the recorder's slip: at { $text } no { $reading } is left to leave
rootlog-remark-cause-nobody = probably the recorder's slip: at { $text } nothing of { $reading } can take part
rootlog-remark-cause-shielded = the recorder's slip or the table's: at { $text } some { $reading } still stand, and they fall first
rootlog-remark-cause-elsewhere = probably the recorder's slip: { $text } is written, by the rules it is { $reading }
rootlog-remark-cause-before = probably a consequence of line { $reading }, since when these pieces or cards are in doubt
rootlog-remark-cause-refused = the rules refuse it: a mistake at the table, or of the recorder
rootlog-remark-cause-limit = not found within the decisions that are tried: perhaps too much for the search
rootlog-remark-cause-beyond = the position as it was recorded is one that the rules never lead to; the turn is passed over
rootlog-remark-cause-open = something between these deeds is missing in the record, or they cannot follow each other

## Mistakes

error-rootlog-nothing = There is no turn in the Rootlog notation in it.
error-rootlog-not-built = There is no faction for these letters here yet: { $letters }. The game was read, but cannot be played again.
error-rootlog-deck-not-built = The deck { $deck } is not here yet. The game was read, but cannot be played again.
error-rootlog-extras-not-built = Games with hirelings or landmarks cannot be played again yet. The game was read.
error-rootlog-no-letter = The notation has no letter for { $faction }.
error-rootlog-draft = Games in which the factions are drafted cannot be written as a Rootlog yet.
error-rootlog-from-position = The game begins in the middle; the notation knows whole games only.
error-rootlog-not-over = The game is not over: until then its hidden cards are not told.
error-rootlog-other-game = This is a game of { $game }; the notation exists for Root only.
error-rootlog-too-long = { $count } turns are more than a game of Root has: at most { $most }.
error-rootlog-too-hard = Checking this record takes longer than the { $seconds } seconds of computing that it gets here. On your own machine “lichtung rootlog check” has no such limit.
error-rootlog-landmarks = Games with landmarks are not written in this notation yet.
error-rootlog-hirelings = Games with hirelings are not written in this notation yet.

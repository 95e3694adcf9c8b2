# Command line, terminal table, errors: what belongs to no single game.

## Command line

cli-any-usage = Usage:
cli-any-options = Options
cli-any-commands = Commands
cli-any-options-metavar = [OPTIONS]
cli-any-command-metavar = COMMAND [ARGS]...
cli-any-game-metavar = GAME
cli-any-file-metavar = FILE
cli-any-files-metavar = FILE...
cli-any-paragraph-metavar = PARAGRAPH
cli-any-number-metavar = NUMBER
cli-any-lesson-metavar = LESSON
cli-any-word-metavar = WORD
cli-any-name-value-metavar = NAME=VALUE
cli-any-name-file-class-metavar = NAME=FILE:CLASS
cli-any-address-metavar = ADDRESS
cli-any-required = required
cli-any-default = default
cli-any-help = Show this help.
cli-any-version = Show the version.
cli-version-plain = lichtung, version { $version }, rules in plain Python
cli-version-compiled = lichtung, version { $version }, compiled rules
cli-any-lang = Language; by default the system's.
cli-any-number = a whole number
cli-any-number-from = a whole number, { $low } or more
cli-any-number-between = a whole number from { $low } to { $high }
cli-any-file = a file
cli-any-folder = a folder

cli-lichtung =
    Lichtung, a digital game table: The Two Heirs (Die zwei Erben) and Root (base game).

    Not affiliated with the games' publishers. The costs and roads of the tiles of The Two Heirs are a reconstruction; --tiles plays with the values of your own box.
cli-play =
    Play GAME in the terminal: heirs (The Two Heirs) or root.

    Seats: human; computer players from weak to strong: novice, easy, medium, hard, expert; also random (plays at random), greedy (plans its turn) and reference (greedy as it used to be). For several people at one terminal: --seats human,human. At the table, ? shows the help.
cli-play-sets = heirs only: three sets separated by commas (Travel, Land & Industry, Trade & Church, War, Crafts, Patrol), random (the default) or choose (at the table).
cli-play-seats = Who plays, in seat order; by default human on the first seat and greedy on the others; mybots.py:Bot is a bot of your own, and expert/2 thinks in two processes.
cli-play-factions = root only: two to six factions in seat order (marquise, eyrie, alliance, vagabond, cult, riverfolk, mechanical-marquise, or their full names), random for four drawn at random, or random:3 for three; with setup=advanced also a number of players, who draft their factions.
cli-play-law = root only: the edition of the Law, early (the default), 2022 or current.
cli-play-solo = heirs only: play alone against the Regent (our own design); page is easy, prince medium, king hard.
cli-play-tiles = heirs only: the values of your own tiles, from a JSON file.
cli-play-options = A variant; may be given several times. root: map=winter|lake|mountain, markers=printed|shuffled, setup=advanced, questions=all, sweep_damages_items=on and other switches of the Law; heirs: roads=first-game, rebates=one-each|once-a-turn, siege=second-tower, tavern=unbroken, areas=all, crafts=one-pair, loops=twice.
cli-play-seed = Seed for chance: the same number shuffles the same way.
cli-play-save = Save the game to this file after every decision. Without it the game saves itself for --resume.
cli-play-resume = Go on with a saved game, and keep saving it; without a file, the last one you left.
cli-replay =
    Replay a saved game: check it, say who won, tell it, show the table and the score sheet.
cli-replay-at = Up to this entry (0: only the setup); by default to the end.
cli-replay-seat = Whose point of view: a seat (marquise, white) or spectator. What that viewer may not know stays hidden.
cli-replay-step = Page through the positions with keys, from the first turn on.
cli-replay-opens = Open the game in the browser.
cli-replay-port = With --open: the port of the local server; 0 takes a free one.
cli-replay-events = Show the number, notation and paragraph of every entry.
cli-show =
    Draw a position: the one in which the first case of a scenario file (*.toml) begins, or the end of a saved game.

    In the terminal, or as a picture with --output: SVG, or PNG if the file is named so. Nothing is shown that the viewer may not know.
cli-show-case = For a scenario file: which case.
cli-show-at = For a saved game: after this many entries.
cli-show-seat = Whose point of view: a seat (marquise, white), spectator (the default), or all for what each of them knows.
cli-show-output = Draw the picture into this file.
cli-law =
    Show the rules: their chapters, a PARAGRAPH such as E.7.3 (Root: 4.3.1), everything below one such as E.7,
    or the paragraph that fits a word best (battle).
cli-law-asked = List the paragraphs that fit some words or a question.
cli-law-sources = Also name the code and tests where the paragraph is found.
cli-law-example = Show the example of this number on the board.
cli-law-coverage = List every paragraph with its code and tests.
cli-law-write = With --coverage: write the list as Markdown.
cli-position =
    Say who decides in a position; the FILE is a scenario or a saved game.
cli-position-actions = List what is allowed, and for everything else why it is not.
cli-position-case = Which case of the scenario.
cli-position-at = After so many entries of the saved game.
cli-check =
    Run scenario files (or all *.toml of a folder).

    Exit code 1 if a case differs, 2 if a file is wrong.
cli-check-show = For every step, show what happened, who decides next, and what is on offer.
cli-scenario =
    Turn saved games into scenario files.
cli-scenario-from =
    Write a position of a saved game as a scenario file, which lichtung check runs.
cli-scenario-from-at = After this many entries; negative numbers count from the end. By default, at the end.
cli-scenario-from-steps = Add this many of the following entries as steps.
cli-scenario-from-title = The scenario's title.
cli-scenario-from-output = Write to this file instead of printing the text.
scenario-title = { $file }, after entry { $at }
scenario-written = { $file } written.
show-title = { $game }, after entry { $at } of { $count }
show-written = { $file } drawn.
picture-opening = The game is being set up
picture-over = { $winner } won
cli-upgrade =
    Rewrite journals from older versions, a campaign's included, in today's form: every action
    in words. Each is played through before and after; only then is its file replaced.

    Exit code 2 if a file is unknown or wrong; then nothing is changed.
upgrade-rewritten =
    { $count ->
        [one] { $file }: rewritten, { $count } entry in words.
       *[other] { $file }: rewritten, { $count } entries in words.
    }
upgrade-campaign = { $file }: rewritten with the new digests of its journals.
upgrade-current = { $file }: up to date.
upgrade-scenario = { $file }: a scenario file; it is still read as it is. There is nothing to do.
upgrade-untouched = Nothing was changed.
error-upgrade-unknown = This is neither a journal nor a campaign nor a scenario file of Lichtung.

error-cli-command-unknown = There is no command { $name }. Available: { $known }.
error-cli-option-unknown-here = There is no option { $option } here. --help lists them all.
error-cli-option-bare = The option { $option } is missing its value, or does not take one.
error-cli-argument-missing = { $name } is missing.
error-cli-argument-extra = This does not belong to the command: { $words }. --help shows what it takes.
error-cli-command-missing = Which command? Available: { $known }. --help says what they do.
error-cli-argument-bad = { $name }: that does not work. Expected: { $want }
error-cli-usage = The command line is wrong: { $why }

## At the table

play-welcome = Type a number, or an action in notation. ? for help, q to leave.
play-hint = number, word or notation; ? for help
play-hint-back = number, word or notation; 0 goes back, ? for help
play-one-of = You can choose here: { $known }.
play-pass = Next to decide: { $seat }. Everybody else, please look away; press Enter when ready.
play-page = Page { $page } of { $pages }; + turns the page, ? for help
play-number = A number from 1 to { $count }, please.
play-unclear = I do not understand “{ $text }”. Type a number or an action; you can use: { $known }. ? for help.
play-did-you-mean = I do not know “{ $text }”. Did you mean “{ $meant }”? ? lists everything.
play-allowed =
    { $count ->
        [one] “{ $text }” is allowed now.
       *[other] “{ $text }” is allowed now, in { $count } ways.
    }
play-none-allowed = Nothing that begins with “{ $text }” is allowed now ({ $law }).
play-last-chance = There is nothing else to do this turn. Enter goes on, u takes it back
play-undone = Taken back.
play-saved = Saved to { $file }, and from now on after every decision.
play-left = The game ends here and is not saved.
play-left-last = The game is saved. Go on with: lichtung play --resume
play-left-saved = The game is saved in { $file }. Go on with: lichtung play --resume { $file }
play-quit-sure = The game is not saved (save FILE). Leave anyway? [y/N]
play-yes = y yes
play-log-empty = Nothing has happened yet.
play-help-actions = { $actions } A number behind a choice is how your points would change at once. You can also type:

command-help = help h ?
command-undo = undo u
command-why = why w
command-score = score s
command-log = log l
command-law = law
command-info = info i
command-threats = threats threat
command-hint = hint
command-table = table t
command-more = more + m
command-actions = actions a
command-save = save
command-quit = quit q exit

command-help-help = this help
command-undo-help = take back your last decision, as long as nothing was drawn and nobody else had a turn
command-why-help = why something is not allowed now: why { $why }
command-score-help = score sheet as if the game ended now
command-log-help = what happened last (log 50: more of it)
command-law-help = a paragraph of the rules: law { $law }
command-info-help = more about something on the table: info { $info }
command-threats-help = what others can do to you in their next turn (threats NAME: only one of them)
command-hint-help = what a strong computer player would do in your place, and why
command-table-help = show the whole table, with every board
command-more-help = turn to the next page of a long menu
command-actions-help = every legal action in notation
command-save-help = save the game: save FILE
command-quit-help = leave the table

replay-title =
    { $count ->
        [one] { $game }, one entry
       *[other] { $game }, { $count } entries
    }
replay-won = won
replay-ready = The game is open at { $address }. Stop with Ctrl+C.
replay-at = Position after entry { $at } of { $count }
replay-keys = space or → next, ← back, a start, e end, s score sheet, q quit
replay-unfinished = The game is not over yet.

player-human = human
player-novice = novice
player-easy = easy
player-medium = medium
player-hard = hard
player-expert = expert
player-reference = reference
player-random = random
player-greedy = greedy
player-regent = Regent
player-machine = Mechanical Marquise
player-in-character = { $player } ({ $character })
character-aggressive = aggressive
character-builder = builder
character-trader = trader
character-peaceable = peaceable

## Refusals that every game knows

refusal-not-offered = That is not one of the choices here.
refusal-not-now = That is not possible now.
refusal-game-over = The game is over.
refusal-no-outcome = That cannot come up here.

## Errors

error-refused = The rules do not allow that ({ $law }: { $reason }).
error-game-unknown = There is no such game here. Available: { $known }.
error-game-missing = Which game? Available: { $known }. For example: lichtung play heirs
error-game-over = The game is over.
error-no-terminal-table = This game has no terminal table yet.
error-language-unknown = There is no such language here. Available: { $known }.
error-option-choice = { $value } does not work here. Allowed: { $choices }
error-option-unknown = There is no such option. Available: { $known }.
error-option-twice = This is an older name for { $name }, which is given as well. Give only one of the two.
error-option-other-game = That belongs to { $owner }, not to { $game }.
error-option-form = { $value } does not work here. Expected NAME=VALUE, for example map=winter (Root) or roads=first-game (The Two Heirs).
error-sets-unknown = There is no set { $value }. Available: { $known }; or random, choose.
error-sets-three = A game takes three different sets, not { $count }.
error-seats-count = { $want ->
    [one] There is one seat to fill, not { $found }.
   *[other] There are { $want } seats to fill, not { $found }.
  }
error-resume-none = No game has been left unfinished here. --resume FILE goes on with a saved one.
error-resume-alone = A saved game comes with its own game and variants: --resume only goes with --seats, --seed and --save.
error-undo-barrier = No further back: something was drawn since, or somebody else had a turn.
error-play-info = I cannot find “{ $word }”. For example: info { $info }
error-play-why-what = Why what? For example: why { $example }
error-play-save-where = Where to? For example: save game.jsonl
error-play-law-which = Which paragraph? For example: law { $law }
error-file-unreadable = The file cannot be read ({ $why }).
error-file-unwritable = The file cannot be written ({ $why }).

# What the system says of a file or a folder

system-enoent = there is no such file or folder
system-eisdir = it is a folder
system-enotdir = a part of its path is no folder
system-eacces = access is not allowed
system-eperm = access is not allowed
system-erofs = nothing can be written there
system-enospc = there is no space left
system-enametoolong = the name is too long
system-eexist = it exists already
system-eloop = its links lead in a circle

error-picture-suffix = Pictures are drawn as .svg or .png.
error-file-not-text = This is not a text file in UTF-8.
error-data-unreadable = The file is not in the expected format: { $why }
error-view-key = A view has no such key. It has: { $known }.
error-view-differs = That is not how a view of this game writes it.
error-data-missing = This key is missing.
error-data-want = Expected: { $want }
error-data-object = Expected an object: keys with values.
error-data-list = Expected a list.
error-data-text = Expected a text, not an empty one.
error-data-word = Expected a word without spaces.
error-data-flag = Expected true or false.
error-data-number = { $value } does not work here. Expected a whole number from { $low } to { $high }.
error-data-real = { $value } does not work here. Expected a number from { $low } to { $high }.
error-data-choice = { $value } does not work here. Expected one of: { $choices }
error-data-pair = Expected two different numbers: [a, b]
error-data-repeated = This is in the list twice.
error-data-twice = The name { $value } is already taken.
error-data-asymmetric = { $other } is named here, but does not name this one in return.
error-data-itself = This one is listed as its own neighbour.
error-data-card-without-code = This card stays in play, but no rules say what it does.
error-tiles-twice = This tile is in the file twice.
error-tiles-set-size = The set needs { $want } tiles; there are { $found } here.
error-code-unknown-verb = The code { $code } begins with no known action.
error-code-wrong-length =
    { $want ->
        [one] The code { $code } does not fit { $verb }, which takes one number.
       *[other] The code { $code } does not fit { $verb }, which takes { $want } numbers.
    }
error-code-bad-value = The code { $code } does not fit { $verb }: { $field } cannot be { $value }.
error-notation-unknown-verb = I do not understand “{ $text }”. An action begins with: { $known }. ? for help.
error-notation-wrong-length = “{ $text }” is too short or too long. It is written: { $form }
error-notation-bad-word = “{ $word }” does not fit here ({ $field }: { $kind ->
    [field] a field such as 1,-2
    [tile] the id of a tile such as reise-01
   *[other] { $kind }
  }).{ $known ->
    [none] { "" }
   *[other] { " " }Possible: { $known }
  }
error-journal-stale = The journal has moved on: entry { $expected } was expected, but it already has { $length }.
error-journal-empty = The file is empty.
error-journal-format = This is not a Lichtung journal (format { $want }).
error-journal-header = The journal's header is incomplete: it needs game, rules, setup and seats.
error-journal-not-json = This line is not a JSON object.
error-journal-number = The entries are not numbered in order: n should be { $want } here.
error-journal-note = A comment (note) is a text.
error-journal-entry = This entry is incomplete: it needs seat (a number) and { $action } (the action).
error-journal-wrong-seat = It is not seat { $seat }'s turn here.
error-journal-other-game = This journal belongs to another game ({ $game }).
error-journal-rules = This journal was played with rules version { $rules }; this is version { $want }.
error-journal-other-end = Written in words, this journal would end differently; it is left as it is.
error-journal-at =
    { $count ->
        [one] There is only one entry.
       *[other] There are only { $count } entries.
    }
error-replay-open-unfinished = While a game is not over, the browser shows it to spectators only. Leave --seat out, or look at it here without --open.
error-show-seat = There is no viewer { $seat }. Available: { $known }.
error-show-case =
    { $count ->
        [one] This file has only one case.
       *[other] This file has only { $count } cases.
    }
error-show-case-journal = A saved game has no cases. --at chooses one of its positions.
error-show-at-scenario = A scenario file has no entries. --case chooses one of its positions.
error-no-picture = There is no picture of this game yet.
error-pictures-missing = PNG pictures need an extra: pip install "{ $extra }". SVG pictures work without it.
hint-best = My advice: { $action }, because { $reason }.
hint-because-won = it wins the game
hint-because-points =
    { $count ->
        [one] it soon brings about one point
       *[other] it soon brings about { $count } points
    }
hint-because-position = it leaves a better position, even though it scores nothing yet
hint-then = After that: { $line }.
hint-chance = By my estimate, this wins you { $chance } games out of 100.
hint-other = Also possible: { $action } ({ $chance } out of 100).
hint-nothing = I have no advice on this one.
play-no-threats = nothing to fear, as far as one can see
error-play-threats = Nobody is called “{ $word }”. There are: { $known }.

# Agents, simulation, measurements

error-agent-unknown = { $name } is not an agent that can play here. Available: { $known }.
error-bot-file = There is no such file with bots.
error-bot-load = The bot cannot be loaded: { $why }
error-bot-class = There is no { $name } in it. What can play from there: { $known }.
error-bot-no-agent = That is not an agent: it needs a method choose(view, actions), and is created with the game and a random generator.
error-bot-raises = The bot failed at { $step }: { $why }
error-bot-answer = At { $step } the bot answered { $answer }, which is not allowed there. It has { $count } actions to choose from: { $legal }, …
error-bot-form = A bot is offered as NAME=mybots.py:Bot, or by the NAME that an installed package gives it; { $value } is neither.
error-bot-name = { $name } is taken: a built-in agent has that name.
error-rl-action = There is no action { $id }; ids run from 0 to { $most }.
error-rl-illegal = The action { $id } ({ $action }) is not legal now; `action_mask` has a 1 for those that are.
error-rl-draft = Games in which factions are drafted have no fixed observation; name the factions.
error-folder-unwritable = Nothing can be written to this folder: { $why }
error-sets-none = This game has no sets.

heirs-automatic = Regent
root-automatic = automaton

cli-simulate = Let agents play many games and show who wins how often.
cli-simulate-count = How many games to play.
cli-simulate-jobs = How many processes to use; 0 takes all cores.
cli-simulate-seed = Seed: the same seed gives the same games.
cli-simulate-first = Number of the first game, to play a single one again.
cli-simulate-seats = Who plays: an agent for each seat (novice, easy, medium, hard, expert, random, greedy, reference, or a bot of your own as mybots.py:Bot; in root a level may have a character, as hard:builder); a single name takes all seats.
cli-simulate-sets = Three sets, random, choose, or each: all 20 choices in turn.
cli-simulate-factions = root only: two to six factions in seat order, random, or random:3 (drawn by the seed, the same for all games).
cli-simulate-law = root only: the edition of the Law, early (the default), 2022 or current.
cli-simulate-solo = Against the Regent, at this level.
cli-simulate-tiles = Your own tile file.
cli-simulate-options = A switch of the rules; may be given several times.
cli-simulate-swap = Play every starting position once in each seating.
cli-simulate-clock = Whether levels heed the clock. Without it iterations alone decide: the same games on every machine, however long they take.
cli-simulate-limit = After this many decisions a game counts as unfinished.
cli-simulate-as_json = Write the result as JSON to standard output.
cli-simulate-save_dir = Folder for the journals of all games.

simulate-progress = Games
simulate-interrupted = Interrupted after { $played } of { $games } games.
simulate-agent = Agent
simulate-seat = Seat
simulate-all-seats = all
simulate-games = Games
simulate-wins = Wins
simulate-draws = Draws
simulate-share = Share (95 %)
simulate-percent = { $share } % ({ $low }–{ $high })
simulate-score = Points
simulate-decisions = Decisions
simulate-sum = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $unfinished } unfinished, { $errors } with an error
simulate-speed = { $seconds } s; { $games_rate } games/s, { $decisions_rate } decisions/s, { $core_rate } per core
simulate-trouble-unfinished = Game { $number } (seed { $seed }) never ended.
simulate-trouble-error = Game { $number } (seed { $seed }): { $error }
simulate-trouble-more = … and { $count } more

cli-arena = Let agents compete in rounds, with ratings and win rates. Games played are kept in a file, and the next run goes on from there.
cli-arena-names = Who plays: two or more agents (novice, easy, medium, hard, expert, random, greedy, reference, or bots of your own as mybots.py:Bot; in root a level may have a character, as hard:builder).
cli-arena-rounds = Rounds; in each, every starting position is played in all seatings. More can be added later.
cli-arena-boards = root only: the boards, each equally often (autumn, winter, lake, mountain).
cli-arena-sets = Three sets, random, choose, or each: all 20 choices in turn.
cli-arena-factions = root only: two to six factions, random, or random:3 (drawn by the seed, the same for all games).
cli-arena-law = root only: the edition of the Law, early (the default), 2022 or current.
cli-arena-solo = Against the Regent, at this level.
cli-arena-tiles = Your own tile file.
cli-arena-options = A switch of the rules; may be given several times.
cli-arena-turn = Rotate the factions around the table, so that each sits in each seat.
cli-arena-seed = Seed: the same seed gives the same games.
cli-arena-jobs = How many processes to use; 0 takes all cores.
cli-arena-ray = Play on this Ray cluster instead: HOST:PORT of its head, or auto. Run it on one of the cluster's machines; all of them need Lichtung.
cli-arena-clock = Whether levels heed the clock. Without it iterations alone decide: the same games on every machine, however long they take.
cli-arena-limit = After this many decisions a game counts as unfinished.
cli-arena-results = File of games to go on from; by default arena-GAME.jsonl.
cli-arena-report = Write a report with plots (HTML).
cli-arena-tables = Write all games as a table: .csv or .parquet; may be given several times.
cli-arena-save_dir = Folder for the journals of all games.
cli-arena-as_json = Write the result as JSON to standard output.

error-arena-agents = An arena needs at least two agents, each named once. One is enough where the rules play against it: against the Regent or the Mechanical Marquise.
error-arena-other = This file holds the games of another arena: other agents, setups, seed or rules. Choose another one with --results.
error-arena-line = This line is not a game of an arena.
error-arena-running = Another arena is writing to this file.
error-ray-missing = Playing on a cluster needs an extra: pip install '{ $extra }'
error-ray-address = { $value } is no address. It has the form HOST:PORT, or is auto.
error-ray-unreachable = No Ray cluster answers at { $address }: { $why }
error-ray-other = Something answers at { $address }, but it is no Ray cluster.
error-ray-version = A node has Lichtung { $here } or other rules than this machine ({ $there }). All of them need the same version, or their games would differ.
error-ray-lost = The cluster gave up on a game: { $why }. The same command goes on with what is missing.
error-parquet-missing = Parquet needs an extra: pip install '{ $extra }'

arena-agent = Agent
arena-rating = Rating
arena-games = Games
arena-wins = Wins
arena-share = Share (95 %)
arena-score = Points
arena-thinking = Thinking (ms)
arena-all = all
arena-by-role = Faction
arena-by-seat = Seat
arena-by-board = Board
arena-by-role-board = Faction, board
arena-sum = { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $file }, { $left } left to play. { $seconds } s.
arena-no-ratings = Ratings need openskill: pip install '{ $extra }'
arena-title = { $game }: arena
arena-about = { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, seed { $seed }, Lichtung { $version }. Intervals are 95 percent; the dashed line is where players of equal strength would be.
arena-ratings = Ratings and twice their uncertainty
arena-shares = Games won
arena-shares-role = Games won, by faction
arena-shares-seat = Games won, by seat
arena-shares-board = Games won, by board
arena-shares-role-board = Games won, by faction and board
arena-courses = Points over the course of a game
arena-beginning = beginning
arena-end = end
arena-times = Thinking: milliseconds of one core per decision

cli-bench = Measure how fast the rules are on this machine.
cli-bench-as_json = Write the result as JSON to standard output.
cli-bench-against = Measure another source tree alternately with this one (a checkout or a folder that holds lichtung), and compare.
cli-bench-chart = Draw the figures as a chart (SVG).
cli-bench-rounds = Number of rounds; the median counts.

bench-title = { $game } with { $python }
bench-build-plain = The rules in plain Python are loaded. Processor time of one core, median of several rounds.
bench-build-compiled = The compiled rules (mypyc) are loaded. Processor time of one core, median of several rounds.
bench-running = Measuring …
bench-fork = fork of a state in the middle of a game
bench-deepcopy = the same state by copy.deepcopy
bench-ratio = how much faster the fork is
bench-deepcopy-spared = deepcopy without what all forks share
bench-games = random games
bench-turns = turns in them
bench-decisions = decisions in them (with a choice)
bench-list = list the legal actions
bench-apply = carry out an action, including the next list
bench-refusal = check an action
bench-view = view of one seat
bench-imagine = imagine a state for a view
bench-hash = fingerprint of the state
bench-replay = replay an entry of a journal
bench-score = count all points
bench-memory = memory per fork
bench-early = a decision in the first third of a game
bench-middle = a decision in the second third
bench-late = a decision in the last third
bench-seats = a decision at { $detail } seats, including chance
bench-seats-fork = fork of a state at { $detail } seats
bench-seats-ratio = a decision at { $detail } seats, compared with four
bench-seat = a decision of { $detail }
bench-mix = a decision, { $detail }
bench-mix-ratio = compared with the usual four
bench-board = a decision on the { $detail } board
bench-board-ratio = compared with the usual board
bench-unit-us = µs
bench-unit-times = times
bench-unit-per-second = per second
bench-unit-bytes = bytes
bench-at-most = at most { $value }
bench-at-least = at least { $value }
bench-against = After each figure: the other tree's, and how many times as good this one is (median of the rounds).
bench-gain = × { $value }
bench-ours = this tree
bench-theirs = the other tree
bench-chart = How fast the rules are, with { $python }
bench-panel-speed = random games, per second
bench-panel-single = single operations
bench-panel-course = over the course of a game
bench-panel-seats = by the number of seats
bench-panel-boards = by board
bench-panel-factions = by faction
error-bench-tree-fails = This tree cannot be measured: { $why }
error-bench-no-tree = There is no Lichtung source tree here.

cli-train = Let the agents of root learn: they play, weights are fitted to their games, and a match decides if they are kept. It goes on where it was left.
cli-train-count = Games to learn from in each round, and as many for the match.
cli-train-hours = Begin no more games after so many hours.
cli-train-level = The level that plays on all seats: novice, easy, medium, hard or expert.
cli-train-factions = Factions in seat order; without them all suggested mixes of four.
cli-train-law = The edition of the Law, early (the default), 2022 or current.
cli-train-options = A switch of the rules; may be given several times. map=NAME keeps to one board.
cli-train-out = Folder for games, matches and weights; by default training.
cli-train-seed = Seed: the same seed gives the same games.
cli-train-jobs = How many processes to use; 0 takes all cores.

error-train-no-weights = Its agents have no weights to train. This can be trained: { $known }.
error-weights-none = Agents of this game have no weights that could lie in a folder.
error-character-unknown = { $name } is no character. There are: { $known }.

train-playing = { $file }: { $games ->
        [one] one game
       *[other] { $games } games
    } to play
train-round = Round { $number }: { $games ->
        [one] one game
       *[other] { $games } games
    }, surprise { $before } → { $after }; the new weights won { $wins } of { $decided } games against the old ones ({ $low }–{ $high } %): { $kept }
train-kept = kept
train-dropped = dropped
train-done = The last round brought nothing. The best weights are in { $folder }/weights if a round was kept.
train-goes-on = Not done yet. The same command goes on in { $folder }.

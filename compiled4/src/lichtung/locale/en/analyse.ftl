# Games that were played, looked at again: `lichtung analyse`.

cli-analyse =
    Look at a saved game again: how likely each seat is to win, where that changes most, and what a strong computer player would have done.

    The computer player sees only what the seat knew then. The probabilities are its estimate.
cli-analyse-level = Who estimates: medium, hard or expert.
cli-analyse-every = What is looked at: turn (the first choice of each turn), decision (every choice), or every how-manyth choice.
cli-analyse-seat = Only the decisions of this seat (marquise, white).
cli-analyse-seed = Seed: the same seed gives the same analysis.
cli-analyse-outputs = Write to this file, may be given several times: .html a page, .svg the chart, .jsonl the journal with comments, .json the figures.
cli-analyse-as_json = The figures as JSON on standard output.

analyse-progress = analysis
analyse-title = { $game }, { $count } entries
analyse-about = Chances of winning as { $level } estimates them ({ $iterations } iterations, seed { $seed }), each knowing what the seat to move knew, averaged over a round.
analyse-percent = { $share } %
analyse-chart = Chances of winning over the game, in percent
analyse-swings = The largest swings
analyse-no-swings = Nothing that stands out from the uncertainty of the estimate.
analyse-decisions = Turn by turn
analyse-column = Played, and what the computer player would have done
analyse-place = turn { $turn }, { $seat }, entry { $entry }
analyse-swing = { $seat }: from { $before } in turn { $turn } to { $after } in turn { $until }.
analyse-swing-end = { $seat }: from { $before } in turn { $turn } to { $after } at the end.
analyse-played = Played: { $line }.
analyse-agrees = { $level } would have begun the same way.
analyse-would = { $level } would choose: { $line }, because { $reason }.
analyse-written = { $file } written.
error-analyse-level = The level { $level } makes no estimates. There are: { $known }.
error-analyse-every = “{ $value }” will not do: turn, decision, or a number from 1.
error-analyse-out = Nothing goes into { $file }. Files may end in: { $known }.
error-analyse-out-same = { $file } is the game itself. Choose another file for the comments.
error-analyse-spectator = Spectators decide nothing. Name a seat.
error-analyse-nothing = There is nothing to look at in this game: no choice that the computer player thinks about.

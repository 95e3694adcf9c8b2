# Lessons and puzzles: what is said the same everywhere.

learn-not-now = The rules allow that, but it does not lead on here.
learn-read-on = Read this step to its end first.
learn-solved = Solved.
learn-missed = The turn is over, and the goal is not reached.
learn-goal-win = Win this turn.
learn-goal-dice = Win this turn, whatever the dice say.
learn-goal-last = Win this turn; it is the last.
learn-goal-keep = Save the keep, whatever the Alliance does and rolls.
learn-goal-birdsong = Win at the start of your next Birdsong, whatever the others do.
learn-goal-decree = Carry out the whole Decree, whatever the dice say.
learn-goal-bases = Save both bases from the Mechanical Marquise's next turn, whatever the dice say.

error-lesson-unknown = There is no “{ $name }”. Lessons: { $known }
error-lesson-path = “{ $entry }” does not fit here. The lesson may have changed: begin the chapter again.
error-lesson-script = “{ $action }” is not possible here. A lesson may only do what the table asks.
error-solve-limit = That is more than { $most } positions. The search may go further with --limit.

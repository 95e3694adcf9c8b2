# Lessons and puzzles: what is said the same everywhere.

learn-not-now = The rules allow that, but it does not lead on here.
learn-read-on = Read this step to its end first.
learn-solved = Solved.
learn-missed = The turn is over, and the goal is not reached.
learn-goal-win = Win this turn.
learn-goal-dice = Win this turn, whatever the dice say.
learn-goal-last = Win this turn; it is the last.
learn-goal-keep = Save the keep, whatever the Alliance does and rolls.
learn-goal-market = Save the market in clearing 9, whatever the Alliance does and rolls.
learn-goal-birdsong = Win at the start of your next Birdsong, whatever the others do.
learn-goal-decree = Carry out the whole Decree, whatever the dice say.
learn-goal-bases = Save both bases from the Mechanical Marquise's next turn, whatever the dice say.

learn-facts = { $chapters ->
    [one] one chapter
   *[other] { $chapters } chapters
  }, about { $minutes } minutes
learn-type = Number or notation; < back, ! show me, q quit
learn-type-tap = Type a word: { $kind } …
learn-type-next = Enter: go on
learn-left = Go on with: lichtung learn { $lesson } --chapter { $chapter }
learn-finished = Lesson done.

solve-positions = { $count ->
    [one] One position
   *[other] { $count } positions
  } searched, with all dice and all answers of the others.
solve-none = The goal cannot be reached for certain.
solve-unique = Exactly one solution:
solve-ways = { $count } solutions:
solve-common = In all of them: { $actions }
puzzles-none = { $file }: no puzzle.
puzzles-found = { $file } written: at one point only { $percent } % of the actions win ({ $count ->
    [one] one position
   *[other] { $count } positions
  }).

cli-learn =
    Lessons in the terminal. Without LESSON, the list of them.
cli-learn-chapter = Begin with this chapter.
cli-puzzle =
    A puzzle in the terminal: one of the list, a file, or the puzzle of the day.
cli-puzzle-listing = Show all puzzles.
cli-solve =
    Find every solution of a puzzle, against all dice and all answers of the others. FILE is a scenario file with [puzzle], or the name of a puzzle.

    Exit code 1 if there is no certain solution.
cli-solve-limit = How many positions the search may look at.
cli-scenario-puzzles =
    Find puzzles in saved games: last turns that win for certain and are hard to see.
cli-scenario-puzzles-limit = How many positions the search may look at in each game.
cli-scenario-puzzles-output = The folder for the files.

error-chapter-unknown = { $count ->
    [one] This lesson has only one chapter.
   *[other] This lesson has only { $count } chapters.
  }
error-puzzle-unknown = There is no “{ $name }”, neither a puzzle nor a file. Puzzles: { $known }
error-lesson-unknown = There is no “{ $name }”. Lessons: { $known }
error-lesson-path = “{ $entry }” does not fit here. The lesson may have changed: begin the chapter again.
error-lesson-script = “{ $action }” is not possible here. A lesson may only do what the table asks.
error-solve-limit = That is more than { $most } positions. The search may go further with --limit.

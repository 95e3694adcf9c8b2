# Learning: the page, the lesson, the puzzle, the first visit.

web-learn = Learn
web-learn-lead = Learn by playing: every step is a move at the real table. Stop whenever you like and go on later.
web-learn-lessons = Lessons
web-learn-facts = { $chapters ->
    [one] one chapter
   *[other] { $chapters } chapters
  }, about { $minutes } minutes
web-learn-begin = Begin
web-learn-go-on = Continue with chapter { $chapter }
web-learn-again = Once more
web-learn-done = (done)
web-learn-today = Puzzle of the day
web-learn-solve = Solve
web-learn-puzzles = Puzzles: { $game }
web-learn-puzzle-number = Puzzle { $number }
web-learn-speech = What the lesson says
web-learn-step = Step { $step } of { $steps }
web-learn-lit = Highlighted:
web-learn-field = field { $value }
web-learn-chapter-done = Chapter done.
web-learn-next = Next
web-learn-back = Back
web-learn-show = Show me
web-learn-skip = Skip
web-learn-list = All lessons
web-learn-next-chapter = Next chapter
web-learn-next-lesson = Next lesson
web-learn-next-puzzle = Next puzzle
web-learn-start = Lessons and the puzzle of the day
web-learn-waiting = New to this? Learn the game while you wait:
web-learn-faction = The lesson about this faction
web-first = Here for the first time?
web-first-learn = Learn
web-first-learn-about = Ten minutes at the table, one step at a time.
web-first-play = Play
web-first-play-about = Start at once, against computers or with friends.
web-first-watch = Watch
web-first-watch-about = Look at a game, move by move.
web-first-close = Do not show again

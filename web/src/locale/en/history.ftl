# My games: what somebody has played, and how it went.

web-history = My games
web-history-link = My finished games
web-history-nobody = Your games will be listed here
web-history-nobody-about = Enter your name in the settings, or log in.
web-history-none = No finished game yet
web-history-none-about = Every game you play to the end, with others or against the computer, is kept here. Games in which you played every seat do not count.
web-history-csv = As a spreadsheet (CSV)
web-history-json = As data (JSON)
web-history-all = All games
web-history-filter = Which game
web-history-list = Games
web-history-pages = Pages
web-history-page = Page { $page } of { $pages }
web-history-newer = Newer
web-history-older = Older
web-history-sum = { $games ->
    [one] one game
   *[other] { $games } games
  }
web-history-sum-won = { $won ->
    [one] one win, { $share }%
   *[other] { $won } wins, { $share }%
  }
web-history-won = Won
web-history-drawn = Draw
web-history-lost = Lost
web-history-left = Dropped out
web-history-unknown = Result unknown
web-history-early = ended early
web-history-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  } of { $of }
web-history-took = took { $time }
web-history-replay = Replay
web-history-role-unknown = unknown
web-history-computer = Computer, { $strength }
web-history-bests = Personal bests
web-history-best-points = Most points
web-history-best-lead = Biggest lead
web-history-best-fastest = Fastest win
web-history-best-longest = Longest game
web-history-best-streak = Wins in a row
web-history-wins = { $count ->
    [one] one win
   *[other] { $count } wins
  }
web-history-by-role = By faction
web-history-by-board = By board
web-history-by-opponent = By opponent
web-history-games = Games
web-history-won-count = Wins
web-history-share = Win rate
web-history-mean = Average points
web-history-mean-short = Avg. pts
web-time-minutes = { $count } min
web-time-hours = { $hours } h { $minutes } min
web-time-days = { $count } days

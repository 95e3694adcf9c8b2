# Campaigns: cooperative games of Root in a row.

web-campaign = Campaign
web-campaigns = Campaigns
web-campaign-new = New campaign
web-campaign-about = Several games of Root in a row, together against the Mechanical Marquise. After each win she starts with three more points, and each of you brings one crafted card along. A loss ends the campaign.
web-campaign-factions = Your factions
web-campaign-factions-least = Choose at least one faction.
web-campaign-length = Length
web-campaign-length-of = { $count ->
    [0] until the first loss
   *[other] { $count } wins
  }
web-campaign-name = Name of the campaign
web-campaign-begin = Start the campaign
web-campaign-status-running = in progress, { $wins } of { $length } wins
web-campaign-status-won = won, { $wins } of { $length } wins
web-campaign-status-lost = lost, { $wins } of { $length } wins
web-campaign-status-abandoned = abandoned, { $wins } of { $length } wins
web-campaign-endless-running = { $wins ->
    [one] in progress, one win
   *[other] in progress, { $wins } wins
  }
web-campaign-endless-lost = { $wins ->
    [one] over after one win
   *[other] over after { $wins } wins
  }
web-campaign-endless-abandoned = { $wins ->
    [one] abandoned after one win
   *[other] abandoned after { $wins } wins
  }
web-campaign-waits = ready for the next game
web-campaign-now = Game { $number } in progress
web-campaign-next = Before game { $number }
web-campaign-lead = { $count ->
    [0] The Mechanical Marquise starts with no points.
   *[other] The Mechanical Marquise starts with { $count } points.
  }
web-campaign-choose = { $seat }: which crafted card comes along?
web-campaign-carries = { $seat } brings along:
web-campaign-to-game = Go to the game
web-campaign-go = Start the next game
web-campaign-owner = Whoever started the campaign starts the next game.
web-campaign-abandon = Abandon the campaign
web-campaign-abandon-sure = Abandon it for good? Its games are kept, but it cannot be continued.
web-campaign-course = Games so far
web-campaign-no-games = No game yet.
web-campaign-game = Game { $number }
web-campaign-state-open = in progress
web-campaign-state-won = won
web-campaign-state-lost = lost
web-campaign-rounds = { $count ->
    [one] after one round
   *[other] after { $count } rounds
  }
web-campaign-seat = Faction
web-campaign-points = Points
web-campaign-brought = brought along
web-campaign-took = took along
web-campaign-missing = This campaign cannot be seen here.
web-campaign-back = Back to the campaign
web-error-campaign-over = This campaign is over.
web-error-campaign-game-open = The game is not over yet.
web-error-campaign-unchosen = Some cards still have to be chosen before the next game.
web-error-campaign-choice = That card is not among the choices.

# Root: Flame Bearers / Rat Smugglers.

root-seat-flame_bearers = Flame Bearers
    .nom = the Flame Bearers
    .acc = the Flame Bearers
    .gen = the Flame Bearers'
    .person = plural
root-hireling-flame_bearers = Flame Bearers
    .nom = the Flame Bearers
    .acc = the Flame Bearers
    .gen = the Flame Bearers'
    .person = plural
root-hireling-smugglers = Rat Smugglers
    .nom = the Rat Smugglers
    .acc = the Rat Smugglers
    .gen = the Rat Smugglers'
    .person = plural

root-verb-burn = burn a warrior
root-verb-burn-piece = burn a building or token
root-verb-burn-token = burn a face-down token
root-verb-smuggle = send smugglers
root-action-burn = burn a warrior: { $enemy }
root-action-burn-piece = burn: { $piece }
root-action-burn-token = burn a face-down token: { $enemy }
root-action-smuggle = discard “{ $card }” to move or to battle
root-event-smuggled = { $seat-nom } { $seat-person ->
    [third] discards
   *[other] discard
  } “{ $card }” for the Rat Smugglers
root-refusal-nothing-to-burn = That cannot burn in clearing { $clearing }: of each enemy warriors go first.
root-refusal-no-smugglers = You do not control the Rat Smugglers.
root-refusal-smuggle-by-day = The Rat Smugglers work in your Daylight.
root-refusal-smuggle-item = “{ $card }” is not a card with an item in your hand.
root-refusal-smuggle-idle = You could neither move nor battle.
root-threat-will-burn =
    { $pieces ->
        [one] One of your pieces burns in clearing { $clearing }.
       *[other] { $pieces } of your pieces burn in clearing { $clearing }.
    }

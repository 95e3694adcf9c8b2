# What another player can do in the next turn; the sentences stand below the player's name.

root-threat-can-win = Can win: has { $have } points, and { $more } are within reach.
root-threat-scores =
    { $points ->
        [one] Scores a point with what lies open.
       *[other] Scores { $points } points with what lies open.
    }
root-threat-dominates = Wins by “{ $card }” at the start of the next turn.
root-threat-near-dominance = Needs only one more clearing for “{ $card }”.
root-threat-razes =
    Can take { $pieces ->
        [one] a building or token
       *[other] { $pieces } buildings and tokens
    } of yours in clearing { $clearing }: { $hits ->
        [one] one hit
       *[other] up to { $hits } hits
    }, { $warriors ->
        [0] no warrior there.
        [one] one warrior there.
       *[other] { $warriors } warriors there.
    }
root-threat-attacks =
    Can attack you in clearing { $clearing }: { $hits ->
        [one] one hit
       *[other] up to { $hits } hits
    } against { $warriors ->
        [one] one warrior.
       *[other] { $warriors } warriors.
    }
root-threat-hunts =
    Can attack you in clearing { $clearing }: { $hits ->
        [one] one hit.
       *[other] up to { $hits } hits.
    }
root-threat-ambushes = Might hold an ambush ({ $percent }%).

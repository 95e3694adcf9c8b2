# Was ein anderer Spieler im nächsten Zug tun kann; die Sätze stehen unter seinem Namen.

root-threat-can-win = Kann gewinnen: hat { $have } Punkte, und { $more } liegen bereit.
root-threat-scores =
    { $points ->
        [one] Holt einen Punkt mit dem, was offen liegt.
       *[other] Holt { $points } Punkte mit dem, was offen liegt.
    }
root-threat-dominates = Gewinnt zu Beginn des nächsten Zuges durch „{ $card }“.
root-threat-near-dominance = Braucht für „{ $card }“ nur noch eine Lichtung.
root-threat-razes =
    Kann dir { $pieces ->
        [one] ein Gebäude oder Plättchen
       *[other] { $pieces } Gebäude und Plättchen
    } in Lichtung { $clearing } nehmen: { $hits ->
        [one] ein Treffer
       *[other] bis zu { $hits } Treffer
    }, { $warriors ->
        [0] kein Krieger dort.
        [one] ein Krieger dort.
       *[other] { $warriors } Krieger dort.
    }
root-threat-attacks =
    Kann dich in Lichtung { $clearing } angreifen: { $hits ->
        [one] ein Treffer
       *[other] bis zu { $hits } Treffer
    } gegen { $warriors ->
        [one] einen Krieger.
       *[other] { $warriors } Krieger.
    }
root-threat-hunts =
    Kann dich in Lichtung { $clearing } angreifen: { $hits ->
        [one] ein Treffer.
       *[other] bis zu { $hits } Treffer.
    }
root-threat-ambushes = Könnte einen Hinterhalt auf der Hand haben ({ $percent } %).

# Die zwei Erben: was der Tisch im Browser selbst sagt.

## Was der Tisch beleuchtet, nennt die Leiste nicht beim Namen

web-picked-field = ein Feld
heirs-lit-build = { $tile } hier bauen
heirs-lit-lay = { $tile } hier als offenes Gelände legen
heirs-lit-march = die Truppe hierher ziehen
heirs-lit-deploy = hier eine Truppe stationieren
heirs-lit-withdraw = diese Truppe zurückrufen
heirs-lit-camp = dieses Feldlager abbrechen
heirs-lit-raze = dieses Gebäude zerstören

## Am Tisch

web-heirs-side-mine = Deine Seite
web-heirs-side-of = Seite von { $name }
web-heirs-reserve = Königliche Reserve
web-heirs-reserve-place = { $tile }, Platz { $place }
web-heirs-shield = Königlicher Schild, Krone von { $seat }
web-heirs-home = In der Reserve
web-heirs-reach-mine = Deine Reichweite: { $count }
web-heirs-reach-of = Reichweite von { $name }: { $count }
web-heirs-resources = Deine Ressourcen
web-heirs-hand-mine = Deine Hand
web-heirs-hand-of = Hand von { $name }, offen
web-heirs-hand-empty = Keine Plättchen
web-heirs-hand-count = { $count } von 3
web-heirs-stack = { $count ->
    [0] Stapel leer
   *[other] Noch { $count } im Stapel
  }
web-heirs-stack-then = dann letzte Runde
web-heirs-last = letzte Runde
web-heirs-preparing = Die Partie wird vorbereitet.
web-heirs-field-empty = Feld { $at }, leer
web-heirs-field-open = Feld { $at }, offenes Gelände, { $terrain }
web-heirs-field-start = Feld { $at }, Anfangsplättchen, { $terrain }
web-heirs-field-building = Feld { $at }, { $name } von { $owner }
web-heirs-field-troop = Truppe von { $seat }
web-heirs-field-retinue = Gefolge von { $seat }
web-heirs-field-moved = schon bewegt
web-heirs-chosen = Gewählt.
web-heirs-pickable = Wählbar.
web-heirs-cost = Kosten: { $cost }
web-heirs-cost-part = { $count } { $resource }
web-heirs-cost-free = nichts
web-heirs-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
web-heirs-landscape = Landschaft
web-heirs-zoom-fit = Ganze Landschaft
web-heirs-reach-why = { $count ->
    [0] keine in der Reserve, plus 1
    [one] 1 Truppe in der Reserve, plus 1
   *[other] { $count } Truppen in der Reserve, plus 1
  }
web-heirs-reach-regent = Der Regent reicht immer 3 weit.
web-heirs-out-of-reach = Außer Reichweite
web-heirs-from-reserve = Reserve
web-heirs-from-troop = Truppe
web-heirs-from-many = { $count } × { $name }
web-heirs-from-nothing = keine Quelle
web-heirs-lack = Fehlt: { $what }
web-heirs-fresh = neu seit deinem Zug
web-heirs-preview = { $points } für dich
web-heirs-preview-other = { $points } für { $name }
web-heirs-road = Straße über { $count } Plättchen, { $points } für { $seat }
web-heirs-orders = Befehle des Regenten
web-heirs-orders-left = { $count ->
    [0] keiner verdeckt
    [one] 1 verdeckt
   *[other] { $count } verdeckt
  }
web-heirs-sum-buildings = { $count } für Gebäude
web-heirs-sum-roads = { $count } für Straßen
web-heirs-regent = Regent
web-heirs-side-regent = Seite des Regenten
web-heirs-reach-of-regent = Reichweite des Regenten: { $count }

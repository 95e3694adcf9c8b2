# Spieler der Maschine, Simulation, Messung

error-agent-unknown = { $name } kann hier niemand spielen. Bekannt sind: { $known }.

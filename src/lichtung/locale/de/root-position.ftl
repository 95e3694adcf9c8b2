# Fehler in Stellungen von Root.

error-position-card = Für diesen Platz gibt es keine Karte { $value }.
error-position-twice = { $value } liegt schon an anderer Stelle: { $other }
error-position-known = Bekannt können einem Platz nur Karten sein, die dort liegen.
error-position-no-ruin = Auf Lichtung { $clearing } liegt keine passende Ruine.
error-position-slots = Lichtung { $clearing } hat zu wenige Bauplätze für diese Gebäude.
error-position-pieces = Von dieser Art gibt es nur { $most } Marker.
error-position-warriors = Diese Partei hat nur { $most } Krieger.
error-position-pending = Mit diesen Schritten kann das Spiel aus dieser Stellung nicht weitergehen.

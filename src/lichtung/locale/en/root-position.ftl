# Mistakes in positions of Root.

error-position-card = There is no card { $value } for this place.
error-position-twice = { $value } already lies elsewhere: { $other }
error-position-known = A seat can only know cards that are there.
error-position-no-ruin = There is no ruin in clearing { $clearing } that this could mean.
error-position-slots = Clearing { $clearing } has too few slots for these buildings.
error-position-pieces = There are only { $most } pieces of this kind.
error-position-warriors = This faction has only { $most } warriors.
error-position-pending = The game cannot go on with these steps from this position.

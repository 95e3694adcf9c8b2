"""Everything that can be asked for over HTTP, by subject."""

from lichtung.server.calls import Offer
from lichtung.server.routes import about, people, tables

OFFERS: list[Offer] = [*people.OFFERS, *tables.OFFERS, *about.OFFERS]

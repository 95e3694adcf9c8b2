"""Root's views as arrays: the declared fields of the state and of each mat, and what a seat knows beyond."""

from lichtung.rl.observing import BITS, NUMBER, ONE, Array, Observer
from lichtung.root import fields
from lichtung.root.cards import ITEMS
from lichtung.root.fields import PUBLIC, Field
from lichtung.root.game import RootGame
from lichtung.root.state import FIELDS, empty_state
from lichtung.root.view import RootView

# What follows from other fields without any rule.
LEFT_OUT = ("matching", "strength", "presence")
OPEN = [field.name for field in FIELDS if field.visible == PUBLIC and field.name not in LEFT_OUT]


class RootObserver(Observer[RootView]):
    """All public fields, all mats, and the cards, items and tokens that the viewer knows."""

    def __init__(self, game: RootGame) -> None:
        setup = self.setup = game.setup
        super().__init__(game, ("root", *dict.fromkeys([faction.id for faction in setup.cast])))
        for field in FIELDS:
            if field.name in OPEN:
                self.declare(field, field.name)
        cards, zones = len(setup.deck.words), ("zone", setup.zones)
        self.add("hands", (zones,))
        self.add("known", (zones,), BITS, "card", cards)
        self.add("deck")
        self.add("unseen", (), BITS, "card", cards)
        clearings = ("clearing", setup.clearings)
        self.add("ruin_counts", (clearings,))
        self.add("ruin_known", (clearings,), BITS, "ruin-item", 2 * len(ITEMS))
        markers = ("marker", len(setup.marker_owner))
        self.add("marker_known", (markers,), ONE, "marker", len(setup.marker_kind_words))
        self.mats: list[list[tuple[str, str]]] = []  # of each seat: names of a field and of its part
        for word, mat in zip(setup.mat_words, empty_state(setup).mats, strict=True):
            named = [(field, f"mats.{word}.{field.name}") for field in mat.fields()]
            self.mats.append([(field.name, name) for field, name in named])
            for field, name in named:
                self.declare(field, name)

    def declare(self, field: Field, name: str) -> None:
        """A part for a field, as its declaration says what its numbers stand for."""
        axes = tuple([(axis.name, len(self.setup.words_of(axis))) for axis in field.axes])
        if field.kind == fields.NUMBER:
            self.add(name, axes, NUMBER)
        else:
            width = len(self.setup.codec.kinds[field.kind].choices())
            self.add(name, axes, BITS if field.many else ONE, field.kind, width)

    def fill(self, found: Array, view: RootView) -> None:
        for name in OPEN:
            self.put(found, name, getattr(view, name))
        self.put(found, "hands", view.hidden)
        for name in ("known", "deck", "unseen", "ruin_counts", "ruin_known", "marker_known"):
            self.put(found, name, getattr(view, name))
        for shown, mat in zip(view.mats, self.mats, strict=True):
            for field, name in mat:
                if field not in shown.hidden:
                    self.put(found, name, getattr(shown.mat, field))

"""A view read from its plain data, as a server sends it: whoever plays over the network can imagine, too."""

from typing import Final

from lichtung.kernel.codec import Record
from lichtung.kernel.data import Row
from lichtung.kernel.game import Decision
from lichtung.kernel.view import same_data
from lichtung.root.cards import ITEMS, with_item
from lichtung.root.earlier import EarlierFiles
from lichtung.root.fields import NUMBER, PUBLIC, Axis, Field, Mat
from lichtung.root.pieces import recount
from lichtung.root.position import Reader
from lichtung.root.setup import Setup
from lichtung.root.state import FIELDS, NONE, Root, empty_state, set_suits
from lichtung.root.view import NOTHING, WRITTEN_APART, MatView, RootView

SEAT: Final = "seat"


def read_view(setup: Setup, data: dict[str, object], earlier: EarlierFiles) -> RootView:
    """The view whose data these are; whatever is not as a view writes it is a LichtungError."""
    row = Row(data, "view")
    if setup.drafts:
        words = row.row("drafted")
        drafted = [words.get(word) for word in setup.words[: setup.seats]]
        setup = setup.with_roles(tuple([_role(setup, word, words) for word in drafted]))
    view = _Reader(setup, row, earlier).view()
    same_data(view, row)
    return view


def _role(setup: Setup, word: object, row: Row) -> int:
    if word is not None and word not in setup.cast_words:
        row.fail("", "data-choice", value=str(word), choices=" | ".join(setup.cast_words))
    return NONE if word is None else setup.cast_words.index(str(word))


class _Reader:
    """Reads one view: first the state that everybody sees, then what this seat knows beyond it."""

    def __init__(self, setup: Setup, row: Row, earlier: EarlierFiles) -> None:
        self.setup = setup
        self.row = row
        self.position = Reader(setup, row.values, earlier)

    def view(self) -> RootView:
        setup, row = self.setup, self.row
        seat = None if row.get(SEAT) is None else row.choice(SEAT, setup.words[: setup.seats])
        s = self.open_state()
        view = RootView(s, seat, self.decision())
        view.frames = [self.frame(entry, i) for i, entry in enumerate(row.entries("frames"))]
        mats = row.row("mats")
        view.mats = [
            MatView(self.mat(s.mats[owner], mats.row(word)), owner == seat)
            for owner, word in enumerate(setup.mat_words)
        ]
        self.read_ruins(view)
        self.read_markers(view)
        self.read_cards(view)
        return view

    def decision(self) -> Decision | None:
        if not self.row.has("decision"):
            return None
        found = self.row.entries("decision")
        if len(found) != 3 or not isinstance(found[0], int):
            self.row.fail("decision", "data-list")
        return Decision(found[0], str(found[1]), str(found[2]))

    def frame(self, entry: object, number: int) -> tuple[str, Record]:
        """A step that waits; the record of one is hidden where it stands alone."""
        records, where = self.position.records, f"frames[{number}]"
        if isinstance(entry, list) and len(entry) == 1:
            return records.step(entry[0], where), NOTHING
        _, record = records.frame(entry, where)
        assert isinstance(entry, list)
        return str(entry[0]), record

    # --- Fields

    def open_state(self) -> Root:
        """The empty table with all that is public on it."""
        s, row = empty_state(self.setup), self.row
        for field in FIELDS:
            if field.visible == PUBLIC and not field.derived and field.name not in WRITTEN_APART:
                setattr(s, field.name, self.cells(field, row, getattr(s, field.name)))
        set_suits(s, s.suits)
        s.closed_paths = 0
        paths = [list(pair) for pair in self.setup.map.paths]
        words = self.setup.place_words
        for i, pair in enumerate(row.entries("closed_paths")):
            found = [words.index(word) for word in pair if word in words] if isinstance(pair, list) else []
            if found not in paths:
                row.fail(f"closed_paths[{i}]", "data-pair")
            s.closed_paths |= 1 << paths.index(found)
        for word in row.row("ruins").values:
            s.ruins |= 1 << self.one("clearing", word, "ruins")
        s.marker_places = tuple(self.marker_places())
        if row.has("battle"):
            self.position.read_battle(s)
        self.position.read_removed(s)
        s.over = row.flag("over")
        mats = row.row("mats")
        for number in range(self.setup.seats, len(s.mats)):  # slots and rule may hang on them
            s.mats[number] = self.mat(s.mats[number], mats.row(self.setup.mat_words[number]))
        recount(s)
        return s

    def mat(self, empty: Mat, row: Row) -> Mat:
        """A faction's mat; what the viewer may not see stays as it is before the game."""
        mat = empty.copy()
        for field in mat.fields():
            if row.get(field.name) is not None or not (field.axes or field.many or field.kind == NUMBER):
                setattr(mat, field.name, self.cells(field, row, getattr(mat, field.name)))
        return mat

    def cells(self, field: Field, row: Row, before: object) -> object:
        """The numbers of a field; a list or a tuple as the state has it."""
        if not field.axes:
            return self.number(field, row.get(field.name), field.name)
        found = self.nested(field, field.axes, row.row(field.name), field.name)
        return found if isinstance(before, list) else tuple(found)

    def nested(self, field: Field, axes: tuple[Axis, ...], row: Row, where: str) -> list[int]:
        """Tables within tables; the inner ones leave out what is zero."""
        words = self.setup.words_of(axes[0])
        found: list[int] = []
        for word in words:
            if len(axes) > 1:
                found += self.nested(field, axes[1:], row.row(word), where)
            else:
                found.append(self.number(field, row.values.get(word, 0), f"{where}.{word}"))
        return found

    def number(self, field: Field, value: object, where: str) -> int:
        if field.kind != NUMBER and field.many and isinstance(value, list):
            return sum({1 << self.one(field.kind, word, where) for word in value})
        if field.kind != NUMBER and isinstance(value, str):
            return self.one(field.kind, value, where)
        if value is None and field.kind != NUMBER and not field.many:
            return NONE
        if not isinstance(value, int) or isinstance(value, bool):
            self.row.fail(where, "data-number", value=str(value), low=field.low, high=field.high)
        return value

    def one(self, kind: str, word: object, where: str) -> int:
        """What a word of some kind stands for."""
        try:
            return self.setup.codec.kinds[kind].parse(str(word))
        except ValueError:
            choices = " | ".join(self.setup.codec.kinds[kind].choices())
            self.row.fail(where, "data-choice", value=str(word), choices=choices)

    # --- What lies face down

    def read_ruins(self, view: RootView) -> None:
        rows = self.row.row("ruins")
        known, counts = [0] * self.setup.clearings, [0] * self.setup.clearings
        for word in rows.values:
            clearing, row = self.one("clearing", word, "ruins"), rows.row(word)
            counts[clearing] = row.number("items", 0, len(ITEMS))
            for item in row.choices("known", ITEMS, repeat=True):
                known[clearing] = with_item(known[clearing], item)
        view.ruin_known, view.ruin_counts = tuple(known), tuple(counts)
        view.ruin_pool = tuple(self.row.choices("ruin_pool", ITEMS, repeat=True))

    def owned_markers(self) -> list[int]:
        return [marker for marker, owner in enumerate(self.setup.marker_owner) if owner != NONE]

    def marker_places(self) -> list[int]:
        places = [NONE] * len(self.setup.marker_owner)
        for marker, row in zip(self.owned_markers(), self.row.rows("markers"), strict=False):
            if row.has("place"):
                places[marker] = row.choice("place", self.setup.place_words)
        return places

    def read_markers(self, view: RootView) -> None:
        """Those of factions that nobody plays are in the box, as they were before the game."""
        kinds = self.setup.marker_kind_words
        known = list(self.setup.first_markers)
        for marker, row in zip(self.owned_markers(), self.row.rows("markers"), strict=False):
            known[marker] = row.choice("kind", kinds) if row.has("kind") else NONE
        view.marker_known = tuple(known)
        view.marker_pool = tuple(self.row.choices("marker_pool", kinds, repeat=True))

    def read_cards(self, view: RootView) -> None:
        cards, hands = self.setup.deck.words, self.row.row("hands")
        rows = [hands.row(word) for word in self.setup.zone_words]
        view.hidden = tuple([row.number("count", 0, len(cards)) for row in rows])
        view.known = tuple([sum([1 << card for card in row.choices("known", cards)]) for row in rows])
        view.unseen = sum([1 << card for card in self.row.choices("unseen", cards)])
        view.deck = self.row.number("deck", 0, len(cards))

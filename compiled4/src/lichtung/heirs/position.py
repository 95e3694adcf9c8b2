"""A position read from plain data: only what differs from setup. `facts.py` writes the same words.

The keys and words are described in docs/scenario-files.md. Every mistake names its key.
"""

from typing import Final

from lichtung.heirs.actions import TOKEN_WORDS
from lichtung.heirs.facts import FIELD, FROM_LAST_TILE, NONE, OF_POSITION, PREFIX
from lichtung.heirs.possible import CHOOSING, SETTING_UP, check_pending, touches
from lichtung.heirs.regent import TOKENS, Tokens
from lichtung.heirs.setup import SETS_PLAYED
from lichtung.heirs.state import (
    EMPTY,
    IN_RESERVE,
    NO_TERRAIN,
    NOBODY_OWNS,
    SEATS,
    SHIELD,
    SLOTS,
    SPAN,
    START,
    Heirs,
    Setup,
    empty_state,
    place,
    xy,
)
from lichtung.heirs.tiles import SETS, TERRAINS, TILES_PER_SET
from lichtung.heirs.turn import HAND_LIMIT, Slot, Targets
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Record
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import STEP_BY_NAME, SeatRecord, push, settle

KEYS: Final = (*OF_POSITION, "hands", "landscape", "troops")
OF_SEAT: Final = ("choose-sets", "turn", "hand-limit", "next-turn", "regent")
OF_SLOT: Final = ("toss", "deal", "start-tile", "refill", "top")
RESERVE_WORDS: Final = {"shield": SHIELD, "empty": EMPTY}


def read_position(
    table: Setup, sets: str | list[str], data: dict[str, object], asks_all: bool = False
) -> Heirs:
    """The state that the data describe; what they leave out is as after setup."""
    s = _Reader(table, data).state(sets)
    s.asks_all = s.asks_all or asks_all
    settle(s)
    return s


class _Reader:
    """Reads one position; each tile lies in one place only."""

    def __init__(self, table: Setup, data: dict[str, object]) -> None:
        self.setup = table
        self.data = data
        self.number = {name: i for i, name in enumerate(table.tiles.ids)}
        self.lies: dict[int, str] = {}  # where each tile is
        self.sets: tuple[int, ...] = ()
        self.pending: list[str] = []
        self.setting_up = False
        self.choosing = False  # which sets are played

    def state(self, sets: str | list[str]) -> Heirs:
        for key in self.data:
            if key not in KEYS:
                raise LichtungError("position-key", key, known=", ".join(KEYS))
        if "pending" in self.data and "turn" in self.data:
            raise LichtungError("position-turn-or-pending", "turn")
        seat = self.choice(self.data.get("turn", SEATS[0]), "turn", SEATS)
        self.pending = self.words("pending") if "pending" in self.data else [f"turn {SEATS[seat]}"]
        self.setting_up = bool(self.pending) and self.pending[-1].split(" ")[0] in SETTING_UP
        self.choosing = bool(self.pending) and self.pending[0].split(" ")[0] == CHOOSING
        s = empty_state(self.setup)
        s.sets = self.sets = self.read_sets(sets)
        for i, text in enumerate(self.pending):
            self.read_frame(s, text, f"pending[{i}]")
        self.read_landscape(s)
        for seat, name in enumerate(SEATS):
            tiles = [self.tile(t, f"hands.{name}[{i}]") for i, t in enumerate(self.of_seat("hands", name))]
            s.hands[seat] = tuple(sorted(tiles))
        stack = [self.tile(t, f"stack[{i}]") for i, t in enumerate(self.words("stack"))]
        self.read_reserve(s)
        if not self.setting_up:
            self.deal_the_rest(s)
        s.stack = sorted(stack) if "stack" in self.data else [] if self.choosing else self.spares()
        s.start_tile = s.cells[START] >> 2 if START in s.cells else -1
        self.read_troops(s)
        self.read_turn(s)
        self.read_end(s)
        self.check(s)
        check_pending(s, [text.split()[0] for text in self.pending])
        return s

    # Pieces of data

    def words(self, key: str) -> list[str]:
        """A list of texts."""
        return self.texts(self.data.get(key, []), key)

    def of_seat(self, key: str, name: str) -> list[str]:
        """A list of texts under the name of a seat."""
        rows = self.part(key)
        for seat in rows:
            if seat not in SEATS:
                raise LichtungError("position-key", f"{key}.{seat}", known=", ".join(SEATS))
        return self.texts(rows.get(name, []), f"{key}.{name}")

    def texts(self, value: object, where: str) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
            raise LichtungError("position-want", where, want='["...", ...]')
        return value

    def part(self, key: str) -> dict[str, object]:
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            raise LichtungError("position-want", key, want="{ ... }")
        return value

    def choice(self, value: object, where: str, choices: tuple[str, ...]) -> int:
        if not isinstance(value, str) or value not in choices:
            raise LichtungError("position-choice", where, value=str(value), choices=" | ".join(choices))
        return choices.index(value)

    def count(self, key: str, default: int, most: int) -> int:
        value = self.data.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            raise LichtungError("position-want", key, want=f"0..{most}")
        return value

    def field(self, word: str, where: str) -> int:
        try:
            return FIELD.parse(word)
        except ValueError:
            raise LichtungError("position-field", where, value=word) from None

    def tile(self, name: str, where: str) -> int:
        """A tile of the sets that lies nowhere else; from now on it lies here."""
        if name not in self.number:
            raise LichtungError("position-tile", where, tile=name)
        number = self.number[name]
        if self.setup.tiles.tiles[number].set not in self.sets:
            sets = ", ".join([SETS[i] for i in self.sets])
            raise LichtungError("position-tile-set", where, tile=name, sets=sets)
        if number in self.lies:
            raise LichtungError("position-tile-twice", where, tile=name, first=self.lies[number])
        self.lies[number] = where
        return number

    def spares(self) -> list[int]:
        """The tiles of the sets that lie nowhere yet."""
        tiles = self.setup.tiles.tiles
        return [i for i, t in enumerate(tiles) if t.set in self.sets and i not in self.lies]

    def spare(self, where: str) -> int:
        """The first tile that lies nowhere yet, for a place that the data leave open."""
        left = self.spares()
        if not left:
            raise LichtungError("position-no-spare", where)
        self.lies[left[0]] = where
        return left[0]

    # Parts of the position

    def read_sets(self, given: str | list[str]) -> tuple[int, ...]:
        names = self.words("sets")
        if "sets" not in self.data and isinstance(given, list):
            names = given
        chosen = {self.choice(name, f"sets[{i}]", SETS) for i, name in enumerate(names)}
        others = isinstance(given, list) and sorted(given) != sorted(names)
        if others or (len(chosen) != SETS_PLAYED and not self.setting_up):
            raise LichtungError("position-sets", "sets", count=SETS_PLAYED)
        return tuple(sorted(chosen))

    def read_landscape(self, s: Heirs) -> None:
        for word, value in self.part("landscape").items():
            where = f"landscape.{word}"
            at = self.field(word, where)
            parts = value.split() if isinstance(value, str) else []
            if not 1 <= len(parts) <= 2 or (len(parts) == 2 and parts[0] not in SEATS):
                raise LichtungError("position-want", where, want='"<tile>" | "white <tile>" | "blue <tile>"')
            owner = SEATS.index(parts[0]) if len(parts) == 2 else NOBODY_OWNS
            if at == START and owner != NOBODY_OWNS:
                raise LichtungError("position-start-open", where)
            if at in s.cells:
                raise LichtungError("position-field-twice", where)
            place(s, at, self.tile(parts[-1], where), owner)

    def read_reserve(self, s: Heirs) -> None:
        if "reserve" not in self.data:
            return
        rows = self.words("reserve")
        if len(rows) != SLOTS:
            raise LichtungError("position-reserve-size", "reserve", want=SLOTS, found=len(rows))
        if rows.count("shield") != 1 and not self.setting_up:
            raise LichtungError("position-shield", "reserve", found=rows.count("shield"))
        s.reserve = [
            RESERVE_WORDS[row] if row in RESERVE_WORDS else self.tile(row, f"reserve[{i}]")
            for i, row in enumerate(rows)
        ]
        s.shield = rows.index("shield") if "shield" in rows else 0

    def deal_the_rest(self, s: Heirs) -> None:
        """Start tile and reserve, where the data say nothing of them."""
        if START not in s.cells:
            place(s, START, self.spare(f"landscape.{FIELD.text(START)}"), NOBODY_OWNS)
        if "reserve" not in self.data:
            s.reserve = [SHIELD, *[self.spare("reserve") for _ in range(SLOTS - 1)]]

    def read_troops(self, s: Heirs) -> None:
        for seat, name in enumerate(SEATS):
            rows = self.of_seat("troops", name)
            where = f"troops.{name}"
            if name not in self.part("troops"):
                rows = ["reserve" if self.setting_up else FIELD.text(START), "reserve", "reserve"]
            if len(rows) != 3:
                raise LichtungError("position-troops", where, want=3, found=len(rows))
            for i, row in enumerate(rows):
                self.read_troop(s, seat * 3 + i, row, f"{where}[{i}]")
            if s.troops[seat * 3] == IN_RESERVE and not self.setting_up:
                raise LichtungError("position-retinue", f"{where}[0]")

    def read_troop(self, s: Heirs, troop: int, text: str, where: str) -> None:
        word, _, side = text.partition(" ")
        if side not in ("", "x"):
            raise LichtungError("position-want", where, want='"<x>,<y>" | "<x>,<y> x" | "reserve"')
        at = IN_RESERVE if word == "reserve" else self.field(word, where)
        if at != IN_RESERVE and at not in s.cells:
            raise LichtungError("position-troop-off", where, value=word)
        # E.2.7: only the two retinues may stand together, on the start tile.
        both = at == START and troop == 3 and s.troops[0] == START
        if at != IN_RESERVE and at in s.troops and not both:
            raise LichtungError("position-troops-together", where, value=word)
        s.troops[troop] = at
        s.moved |= int(side == "x") << troop

    def read_turn(self, s: Heirs) -> None:
        turn = self.whose_turn()
        s.crown = self.choice(self.data.get("crown", SEATS[turn]), "crown", SEATS)
        s.took = self.count("took", int(s.crown != turn), 99)
        s.rebates = self.count("rebates", 0, 99)
        laid = self.data.get("laid", s.rebates > 0)
        if not isinstance(laid, bool):
            raise LichtungError("position-want", "laid", want="true | false")
        s.laid = int(laid)

    def whose_turn(self) -> int:
        """The seat whose turn the bottom frame belongs to."""
        words = self.pending[0].split() if self.pending else []
        return SEATS.index(words[1]) if len(words) > 1 and words[1] in SEATS else 0

    def read_end(self, s: Heirs) -> None:
        """Top of the stack, last round, and the Regent's tokens."""
        top = self.choice(self.data.get("top", NONE), "top", (*TERRAINS, NONE))
        s.top = NO_TERRAIN if top == len(TERRAINS) else top
        if s.top != NO_TERRAIN and all(self.setup.terrain[t] != s.top for t in s.stack):
            raise LichtungError("position-top", "top", value=TERRAINS[s.top])
        if "turns-left" in self.data and s.stack:
            raise LichtungError("position-turns-left", "turns-left", stack=len(s.stack))
        left = self.count("turns-left", FROM_LAST_TILE, FROM_LAST_TILE)
        if not s.stack and not self.setting_up:
            s.ending = 1 if left == FROM_LAST_TILE else 2
            s.turns_left = 0 if left == FROM_LAST_TILE else left
        if "tokens" in self.data:
            words = self.words("tokens")
            kinds = [self.choice(word, f"tokens[{i}]", TOKEN_WORDS) for i, word in enumerate(words)]
            s.tokens = [kinds.count(kind) for kind in range(len(TOKEN_WORDS))]

    def read_frame(self, s: Heirs, text: str, where: str) -> None:
        """One pending step as `facts.frame_text` writes it."""
        name, *words = text.split() or [""]
        if PREFIX + name not in STEP_BY_NAME:
            known = ", ".join([n.removeprefix(PREFIX) for n in STEP_BY_NAME if n.startswith(PREFIX)])
            raise LichtungError("position-step", where, value=name, known=known)
        push(s, STEP_BY_NAME[PREFIX + name], self.record(name, words, where))

    def record(self, name: str, words: list[str], where: str) -> Record:
        if name in OF_SLOT:
            slot = words[0] if len(words) == 1 else ""
            if slot not in [str(i) for i in range(SLOTS)]:
                raise LichtungError("position-want", where, want=f'"{name} <0..{SLOTS - 1}>"')
            return Slot(int(slot))
        if name == "choose-sets" and words == ["chance"]:
            return SeatRecord(CHANCE)
        if not words or words[0] not in SEATS:
            raise LichtungError("position-want", where, want=f'"{name} {" | ".join(SEATS)} ..."')
        seat = SEATS.index(words[0])
        if name in OF_SEAT:
            return SeatRecord(seat)
        if name == "siege":
            return Targets(seat, tuple([self.field(word, where) for word in words[1:]]))
        # While tokens are being turned over there may be none yet; afterwards the turn goes by one.
        if len(words) < (2 if name == "regent-token" else 3):
            raise LichtungError("position-want", where, want=f'"{name} <seat> <token> ... <tile>"')
        shown = tuple([self.choice(word, where, TOKEN_WORDS) for word in words[1:-1]])
        return Tokens(seat, shown, -1 if words[-1] == NONE else self.tile(words[-1], where))

    def check(self, s: Heirs) -> None:
        """What no single key can tell."""
        turn = self.whose_turn()
        for seat, name in enumerate(SEATS):
            limit = HAND_LIMIT + (s.took if seat == turn else 0)
            if len(s.hands[seat]) > limit:
                raise LichtungError("position-hand", f"hands.{name}", most=limit, found=len(s.hands[seat]))
        if self.pending and not self.setting_up and s.crown != turn and s.took == 0:
            raise LichtungError("position-crown", "took")
        if s.tokens:
            for kind, n in enumerate(s.tokens):
                if n > TOKENS[kind] or self.setup.regent < 0:
                    raise LichtungError("position-tokens", "tokens", token=TOKEN_WORDS[kind])
        # Every tile that is still to be laid can lie one field farther out; there the numbering ends.
        out = SPAN - (len(self.sets) * TILES_PER_SET - len(s.cells))
        for at in s.cells:
            if max(abs(n) for n in xy(at)) > out:
                raise LichtungError("position-far", f"landscape.{FIELD.text(at)}", most=out)
        for at in s.cells:
            if not touches(s, at):
                raise LichtungError("position-apart", f"landscape.{FIELD.text(at)}")

"""The views of The Two Heirs as arrays: where each tile is, where the troops stand, how the turn goes."""

from random import Random

from lichtung.heirs.actions import TOKEN_WORDS
from lichtung.heirs.game import HeirsGame
from lichtung.heirs.state import IN_RESERVE, NOBODY_OWNS, SEATS, SHIELD, SLOTS, START, xy
from lichtung.heirs.tiles import SETS, TERRAINS
from lichtung.heirs.view import NUMBERS, HeirsView
from lichtung.rl.observing import BITS, ONE, Array, Observer

# Where a tile can be, in the order of the numbers in its cell.
UNSEEN, HAND, BUILT, OPEN_TERRAIN, RESERVE = 0, 1, 3, 5, 6
WHERES = RESERVE + SLOTS
TROOPS = 6
COUNTED = [name for name in NUMBERS if name not in ("start_terrain", "top", "shield", "crown", "moved")]


class HeirsObserver(Observer[HeirsView]):
    """Tiles by where they are instead of fields by what lies there: a landscape has no edge."""

    def __init__(self, game: HeirsGame) -> None:
        super().__init__(game, ("heirs",))
        tiles, seats = ("tile", len(game.setup.tiles.ids)), ("seat", len(SEATS))
        self.add("tiles", (tiles,), ONE, "unseen, hands, built, open terrain, reserve", WHERES)
        self.add("tile_fields", (tiles, ("x, y", 2)))
        self.add("troop_fields", (("troop", TROOPS), ("on the landscape, x, y", 3)))
        self.add("moved", (), BITS, "troop", TROOPS)
        self.add("sets", (), BITS, "set", len(SETS))
        self.add("start_terrain", (), ONE, "terrain", len(TERRAINS))
        self.add("top", (), ONE, "terrain", len(TERRAINS))
        self.add("shield", (), ONE, "place of the reserve", SLOTS)
        self.add("crown", (), ONE, "seat", len(SEATS))
        for name in COUNTED:
            self.add(name)
        self.add("tokens", (("token", len(TOKEN_WORDS)),))
        self.add("score", (seats,))

    def fill(self, found: Array, view: HeirsView) -> None:
        tiles, fields = self.by_name["tiles"], self.by_name["tile_fields"]

        def stands(tile: int, where: int) -> None:
            found[tiles.start + tile * WHERES + where] = 1

        for tile in view.unseen:
            stands(tile, UNSEEN)
        for seat, hand in enumerate(view.hands):
            for tile in hand:
                stands(tile, HAND + seat)
        for slot, tile in enumerate(view.reserve):
            if tile > SHIELD:
                stands(tile, RESERVE + slot)
        for at, tile, owner in view.cells:
            if at != START:  # that one lies face down: it is one of the unseen
                stands(tile, OPEN_TERRAIN if owner == NOBODY_OWNS else BUILT + owner)
                found[fields.start + 2 * tile : fields.start + 2 * tile + 2] = xy(at)
        troops = self.by_name["troop_fields"].start
        for troop, at in enumerate(view.troops):
            if at != IN_RESERVE:
                found[troops + 3 * troop : troops + 3 * troop + 3] = (1, *xy(at))
        self.put(found, "sets", sum([1 << number for number in view.sets]))
        for name in ("moved", "start_terrain", "top", "shield", "crown", *COUNTED):
            self.put(found, name, getattr(view, name))
        self.put(found, "tokens", view.tokens or [0] * len(TOKEN_WORDS))
        self.put(found, "score", self.game.standing(self.game.imagine(view, Random(0))))  # all can count them

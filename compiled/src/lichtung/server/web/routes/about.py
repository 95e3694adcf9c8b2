"""About the server itself: which games it has."""

from lichtung import agents
from lichtung.games import GAMES
from lichtung.heirs.tiles import SETS
from lichtung.locale.render import words_from_elsewhere
from lichtung.root.game import FACTIONS, HIRELINGS, LANDMARKS, OPTIONS
from lichtung.root.map import Map
from lichtung.server.web.bodies import FactionInfo, GameInfo, HirelingInfo, OptionInfo
from lichtung.server.web.endpoints import Endpoint, RequestContext

BOARDS = next(option.choices for option in OPTIONS if option.name == "map")
LISTS = {
    "heirs": {"sets": list(SETS)},
    "root": {
        "printed": [board for board in BOARDS if 0 not in Map(board).suits],  # 2.2.2
        "landmarks": [landmark.id for landmark in LANDMARKS],  # A.5
    },
}
FACTIONS_OF = {
    "root": [
        FactionInfo(
            f.id, f.seats, f.replaces or None, f.decides, f.militant if f.advanced_step >= 0 else None
        )
        for f in FACTIONS.values()
    ],
}
HIRELINGS_OF = {
    "root": [HirelingInfo(h.id, [side.id for side in h.sides], list(h.excludes)) for h in HIRELINGS.values()],
}


async def games(ctx: RequestContext) -> dict[str, GameInfo]:
    """The games and everything that a table of them can be made of."""
    return {
        name: GameInfo(
            [OptionInfo(option.name, list(option.choices), option.law) for option in entry.options],
            LISTS.get(name, {}),
            FACTIONS_OF.get(name, []),
            HIRELINGS_OF.get(name, []),
            agents.for_people(),
            words_from_elsewhere(),
        )
        for name, entry in GAMES.items()
    }


ENDPOINTS = [
    Endpoint("GET", "/api/games", games, dict[str, GameInfo]),
]

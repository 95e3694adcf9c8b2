"""About the server itself: which games it has."""

from lichtung import agents
from lichtung.games import GAMES
from lichtung.heirs.tiles import SETS
from lichtung.root.game import FACTIONS
from lichtung.server.web.bodies import GameInfo, OptionInfo
from lichtung.server.web.endpoints import Endpoint, RequestContext

LISTS = {"heirs": {"sets": list(SETS)}, "root": {"factions": list(FACTIONS)}}
AUTOMATIC = {"root": [name for name, faction in FACTIONS.items() if not faction.decides]}


async def games(ctx: RequestContext) -> dict[str, GameInfo]:
    """The games and everything that a table of them can be made of."""
    return {
        name: GameInfo(
            [OptionInfo(option.name, list(option.choices), option.law) for option in entry.options],
            LISTS.get(name, {}),
            AUTOMATIC.get(name, []),
            list(agents.NAMES),
        )
        for name, entry in GAMES.items()
    }


ENDPOINTS = [
    Endpoint("GET", "/api/games", games, dict[str, GameInfo]),
]

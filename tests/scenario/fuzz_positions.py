"""Wrong positions by the thousand: of positions of random games, each with a few things changed.

Whatever comes of one, it is a mistake that names its key, or a state that can be played on. A number makes
the same file each time: `python -m tests.scenario.fuzz_positions 20000` tries so many and tells what broke.
"""

import copy
import sys
import traceback
from collections import Counter
from random import Random
from typing import Any

from lichtung.heirs.game import HeirsGame
from lichtung.heirs.game import make as make_heirs
from lichtung.heirs.state import Heirs
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import state_hash
from lichtung.locale.render import Catalogue
from lichtung.root.game import RootGame
from lichtung.root.game import make as make_root
from lichtung.root.records import turn_words
from lichtung.root.state import Root
from tests.properties.root_kept import assert_kept

Game = RootGame | HeirsGame
Path = tuple[str | int, ...]

MIXES: list[dict[str, object]] = [
    {"factions": "marquise,eyrie,alliance,vagabond"},
    {"factions": "eyrie,cult"},
    {"factions": "vagabond,riverfolk,marquise,vagabond"},
    {"factions": "mechanical-marquise,vagabond,alliance", "mode": "cooperative"},
    {"factions": "riverfolk,mechanical-marquise,cult,eyrie"},
    {"factions": "marquise,eyrie,alliance,vagabond,cult,riverfolk"},
    {"factions": "vagabond,riverfolk,marquise", "map": "lake"},
    {"factions": "alliance,eyrie,mechanical-marquise", "map": "mountain", "markers": "printed"},
]
HEIRS: list[dict[str, object]] = [{"sets": "random"}, {"sets": "choose", "solo": "prince"}]
FROM_EACH = 14  # positions of each game
MOVES = 8  # that are tried from a state
ODD: list[Any] = [
    -1,
    -2,
    0,
    1,
    2,
    3,
    7,
    31,
    99,
    10_000,
    10**20,
    1.5,
    True,
    False,
    "",
    "none",
    "dance",
    "0",
    "1",
    "12",
]
ODD += ["13", "f1", "f9", "x", "1,0", "99,99", "-1", [], {}, [1], ["none"], {"1": 1}, [[]], {"x": {}}]
ADVANCED: list[dict[str, Any]] = [
    {"factions": 4, "setup": "advanced"},
    {"factions": 5, "setup": "advanced", "map": "mountain"},
    {"factions": "marquise,cult,vagabond,eyrie,riverfolk,vagabond", "setup": "advanced"},
]
LANGUAGES = [Catalogue("de"), Catalogue("en")]


class Source:
    """A position of a random game, and the game that it is from."""

    def __init__(self, game: Game, data: dict[str, Any]) -> None:
        self.game = game
        self.data = data
        self.words = sorted({leaf for leaf in leaves(data) if isinstance(leaf, str)})


def sources() -> list[Source]:
    """Positions of all mixes, from the setup to the end; of Root also such as people write them."""
    found: list[Source] = []
    for number, setup in enumerate([*MIXES, *HEIRS, *ADVANCED]):
        game: Game = make_root(setup) if "factions" in setup else make_heirs(setup)
        found += walked(game, Random(number))
    return found


def walked(game: Any, rng: Random) -> list[Source]:
    """One game, with the last of its positions that were met before each of so many moments."""
    s = game.start()
    met: list[dict[str, Any]] = []
    liking = [rng.choice((1, 1, 4, 16)) for _ in game.codec.verbs]
    for _ in range(20_000):
        met.append(game.position_of(s))
        options = game.actions(s)
        if not options:
            break
        weights = [liking[a.verb] for a in options]
        game.apply(s, rng.choices(options, weights)[0] if s.legal else game.sample(s, rng))
    deep = sorted(range(len(met)), key=lambda n: -len(met[n].get("pending", [])))[: FROM_EACH // 2]
    chosen = [*deep, *[n * (len(met) - 1) // FROM_EACH for n in range(FROM_EACH)], len(met) - 1]
    found = [Source(game, met[n]) for n in chosen]
    if isinstance(game, RootGame):
        found += [
            Source(game, by_hand(game, met[n], rng))
            for n in chosen
            if met[n]["number"] and not met[n]["over"]
        ]
    return found


def by_hand(game: RootGame, data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The same with a turn in place of pending steps, and without what belongs to those."""
    amid = ("pending", "active", "battle", "removed", "deck", "supply", "left")
    found = {key: value for key, value in data.items() if key not in amid}
    found["turn"] = data["active"]
    if rng.random() < 0.5:
        found["phase"] = rng.choice(["birdsong", "daylight", "evening"])
    else:
        setup = game.setup
        seat = setup.words.index(data["active"])
        if setup.drafts:
            chosen = data["drafted"]
            setup = setup.with_roles(tuple(setup.cast_words.index(chosen[w]) for w in setup.words))
        found["step"] = rng.choice(turn_words(setup, seat)[:-1])
    return found


# --- Changing


def leaves(value: Any) -> list[Any]:
    """Everything that is neither a table nor a list, and the keys."""
    if isinstance(value, dict):
        return [*value, *[leaf for inner in value.values() for leaf in leaves(inner)]]
    if isinstance(value, list):
        return [leaf for inner in value for leaf in leaves(inner)]
    return [value]


def paths(value: Any, at: Path = ()) -> list[Path]:
    """The places of all values, tables and lists included."""
    found: list[Path] = [at] if at else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += paths(inner, (*at, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            found += paths(inner, (*at, number))
    return found


def value_at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def changed(source: Source, made: list[Source], rng: Random) -> dict[str, Any]:
    """One to three changes, most of them to something that was right elsewhere."""
    data = copy.deepcopy(source.data)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        if data:
            rng.choice(CHANGES)(data, source, made, rng)
    return data


def some_place(data: dict[str, Any], rng: Random) -> Path:
    """First a key of the whole, so that long lists are not all that is ever met."""
    key = rng.choice(list(data))
    return rng.choice([(key, *path) for path in [*paths(data[key]), ()]])


def leave_out(data: dict[str, Any], source: Source, made: list[Source], rng: Random) -> None:
    path = some_place(data, rng)
    del value_at(data, path[:-1])[path[-1]]


def put_odd(data: dict[str, Any], source: Source, made: list[Source], rng: Random) -> None:
    path = some_place(data, rng)
    value_at(data, path[:-1])[path[-1]] = copy.deepcopy(rng.choice(ODD))


def put_word(data: dict[str, Any], source: Source, made: list[Source], rng: Random) -> None:
    path = some_place(data, rng)
    value_at(data, path[:-1])[path[-1]] = rng.choice(source.words)


def put_alike(data: dict[str, Any], source: Source, made: list[Source], rng: Random) -> None:
    """Something that stands under the same key, here or in another position of the game."""
    path = some_place(data, rng)
    value, key = value_at(data, path), str(path[0])
    other = rng.choice([one for one in made if one.game is source.game]).data.get(key, data[key])
    alike = [found for at in paths(other) if type(found := value_at(other, at)) is type(value)]
    if alike:
        value_at(data, path[:-1])[path[-1]] = copy.deepcopy(rng.choice(alike))


def put_whole(data: dict[str, Any], source: Source, made: list[Source], rng: Random) -> None:
    """A key as it is in another position of the game."""
    other = rng.choice([one for one in made if one.game is source.game]).data
    key = rng.choice(list(other))
    data[key] = copy.deepcopy(other[key])


def count_on(data: dict[str, Any], source: Source, made: list[Source], rng: Random) -> None:
    numbers = [path for path in paths(data) if type(value_at(data, path)) is int]
    if numbers:
        path = rng.choice(numbers)
        value_at(data, path[:-1])[path[-1]] += rng.choice((-1, 1, 2, 5))


def repeat(data: dict[str, Any], source: Source, made: list[Source], rng: Random) -> None:
    lists = [path for path in paths(data) if isinstance(value_at(data, path), list) and value_at(data, path)]
    if lists:
        entries = value_at(data, rng.choice(lists))
        entries.insert(rng.randrange(len(entries) + 1), copy.deepcopy(rng.choice(entries)))


def mix(data: dict[str, Any], source: Source, made: list[Source], rng: Random) -> None:
    lists = [path for path in paths(data) if isinstance(value_at(data, path), list)]
    if lists:
        rng.shuffle(value_at(data, rng.choice(lists)))


def move_entry(data: dict[str, Any], source: Source, made: list[Source], rng: Random) -> None:
    """From one list to another."""
    lists = [path for path in paths(data) if isinstance(value_at(data, path), list)]
    if lists:
        origin, goal = value_at(data, rng.choice(lists)), value_at(data, rng.choice(lists))
        if origin and origin is not goal:
            goal.append(copy.deepcopy(origin.pop(rng.randrange(len(origin)))))


def add_key(data: dict[str, Any], source: Source, made: list[Source], rng: Random) -> None:
    """A key that is known elsewhere, or nowhere, in any table."""
    tables = [(), *[path for path in paths(data) if isinstance(value_at(data, path), dict)]]
    table = value_at(data, rng.choice(tables))
    table[rng.choice([*source.words, "dance", "1", "f1"])] = copy.deepcopy(
        rng.choice([*ODD, *table.values()])
    )


def exchange(data: dict[str, Any], source: Source, made: list[Source], rng: Random) -> None:
    """Two values under one key change places."""
    key = rng.choice(list(data))
    found = paths(data[key])
    if len(found) > 1:
        one, other = rng.sample(found, 2)
        if one[: len(other)] != other and other[: len(one)] != one:
            here, there = value_at(data[key], one[:-1]), value_at(data[key], other[:-1])
            here[one[-1]], there[other[-1]] = there[other[-1]], here[one[-1]]


CHANGES = [leave_out, leave_out, put_odd, put_word, put_alike, put_alike, put_alike, put_whole, put_whole]
CHANGES += [count_on, count_on, count_on, repeat, mix, move_entry, add_key, exchange]


# --- Trying


def attempt(game: Any, data: dict[str, Any], rng: Random) -> str:
    """Read a position and play on; what became of it."""
    mistake: LichtungError | None = None
    try:
        s = game.position(data)
    except LichtungError as error:
        mistake = error
    if mistake is not None:
        assert mistake.where, f"{mistake.key} does not say where"
        assert all(language.has(f"error-{mistake.key}") for language in LANGUAGES), mistake.key
        return mistake.key
    for move in range(MOVES):
        assert_sound(game, s)
        if move == 0:
            assert state_hash(game.position(game.position_of(s))) == state_hash(s)
        decision = game.decision(s)
        if decision is None:
            assert game.result(s) is not None
            return "over"
        options = game.actions(s)
        assert options, f"nothing to do: {decision.step}"
        game.apply(s, rng.choice(options) if s.legal else game.sample(s, rng))
    return "played"


def assert_sound(game: Any, s: Root | Heirs) -> None:
    """What holds in every game; pieces and cards may be missing, but there are none too many."""
    if isinstance(s, Root):
        assert_kept(s, whole=False)
    else:
        tiles = [*s.stack, *s.hands[0], *s.hands[1], *[t for t in s.reserve if t >= 0]]
        tiles += [cell >> 2 for cell in s.cells.values()]
        assert len(set(tiles)) == len(tiles)
    game.facts(s)


def trial(number: int, made: list[Source]) -> str:
    """The file of a number, and what became of it."""
    rng = Random(number)
    source = made[rng.randrange(len(made))]
    return attempt(source.game, changed(source, made, rng), rng)


def main() -> None:
    """Try many and show what is wrong with any, the shortest report of each kind."""
    first, last = (0, int(sys.argv[1])) if len(sys.argv) == 2 else (int(sys.argv[1]), int(sys.argv[2]))
    made = sources()
    outcomes: Counter[str] = Counter()
    broken: dict[str, list[int]] = {}
    for number in range(first, last):
        try:
            outcomes[trial(number, made)] += 1
        except Exception:
            lines = traceback.format_exc().splitlines()
            inner = [line for line in lines if line.startswith("  File")][-1]
            broken.setdefault(f"{lines[-1][:200]} {inner}", []).append(number)
    print(outcomes.most_common())
    for what, numbers in sorted(broken.items(), key=lambda entry: -len(entry[1])):
        print(len(numbers), numbers[:5], what)
    sys.exit(bool(broken))


if __name__ == "__main__":
    main()

"""What Root does, in digests that know nothing of its insides: they stay through any redesign of the code.

Seeded random games are written down in words only: decisions, legal actions and events in notation (the
course), refusals of illegal actions, and facts. `python -m tests.playthroughs.behaviour` (of make golden)
writes the digests anew, with `--long` the long list too; `--show NAME` prints the words of these games,
to compare two versions of the code.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

from lichtung import games
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Event, Message
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.kernel.game import FrameGame
from tests.properties.root_mixes import MIXES, SEATINGS, name_of

HERE = Path(__file__).parent
SHORT = HERE / "behaviour.json"
LONG = HERE / "behaviour_long.json"
PARTS = ("course", "refusals", "facts")
DIGITS = 8  # of each digest, in hexadecimal
# Pending frames, the battle at hand and the like show how the code keeps them.
INSIDES = ("pending", "battle", "removed", "activated", "shown", "corners")
ANY, NEAR, EARLIER = 8, 12, 4  # actions tried at a close look, most of them illegal
POOL = [
    "marquise",
    "eyrie",
    "alliance",
    "vagabond",
    "cult",
    "riverfolk",
]  # of written drafts
# Verbs and effects that came into the rules after this was written down: trying them would write all anew.
SINCE = (
    *("conceal", "flip", "guess", "plot", "rally", "shoot-token", "trick", "raid"),
    *("sabotage", "mislead", "fetch", "persuade", "lay-down"),
    *("improvise", "swift-strike", "glide", "adventurer", "ronin", "harrier"),
    *("bank", "court", "dig", "dismiss", "erect", "mayor", "minister", "raise", "surface", "sway", "failure"),
    *("deal-landmark", "set-up", "treetop", "suit", "barter"),
    *("lead", "fall", "mood", "keep", "cash-in", "cast-out", "squander", "mob-die", "plunder", "incite"),
    *("roll-on", "for-loot", "loot", "fortify", "looters", "bitterness"),
    *("deal", "demote", "deploy", "take-on", "control", "hand-on", "employ", "station"),
    *("burn", "burn-piece", "burn-token", "smuggle", "lift", "draw-card", "suit-die", "rise", "lure"),
    *("force-battle", "force-move", "take-up", "waylay", "call-off", "physicians", "scouts", "escort"),
    *("retinue", "delve", "turn-up", "recover", "carry", "encamp", "come-back", "decamp", "recruit-for"),
    *("lay-relic", "hide-in", "gather", "shift", "trophy", "give-up"),
    *("man", "aid-exile", "hold-up", "ransack"),
)
LIKINGS = (1, 1, 4, 16)  # how much a walker may like a verb: equal liking would hardly ever craft or revolt

SHORT_GAMES = {"games": 1, "limit": 1000, "close": 12}  # for each setup
ASKED_TOO = 8  # of so many setups one is played with every question asked, too
LONG_GAMES = {"games": 20, "limit": 3000, "close": 10}

AnyGame = FrameGame[Any, Any]
Row = dict[str, object]


class Walk:
    """One seeded random game that writes down what it sees."""

    def __init__(self, game: AnyGame, seed: int, close: int) -> None:
        self.game = game
        self.seed = seed
        self.rng = Random(seed)
        self.aside = Random(-seed - 1)  # looking closely must not change the game
        self.close = close  # decisions between two close looks
        self.liking: dict[str, int] = {}
        self.met: dict[str, dict[str, None]] = {}  # every legal action so far, by its verb
        kinds = game.codec.kinds
        texts = {name: {kind.text(v) for v in kind.samples()} for name, kind in kinds.items()}
        self.words = {name: sorted(words.difference(SINCE)) for name, words in texts.items()}
        known = [verb for verb in game.codec.verbs if verb.word not in SINCE]
        self.verbs = sorted((verb.word, [kind for _, kind in verb.fields]) for verb in known)

    def likes(self, text: str) -> int:
        word = text.split()[0]
        if word not in self.liking:
            self.liking[word] = Random(f"{self.seed} {word}").choice(LIKINGS)
        return self.liking[word]

    def chosen(self, weights: list[int]) -> int:
        """A place in the list, by weight."""
        left = int(self.rng.random() * sum(weights))
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return place
        raise AssertionError("no weight at all")

    def parts(self, limit: int) -> Iterator[tuple[str, str]]:
        """What happens at each decision, until the game is over or the limit is reached: parts and words."""
        game = self.game
        s = game.start()
        looked = 0
        for number in range(limit):
            decision = game.decision(s)
            if decision is None:
                break
            by_chance = decision.seat == CHANCE
            outcomes = game.chance(s)
            options = game.actions(s)
            assert bool(outcomes) == by_chance
            texts = [game.text(a) for a in options]
            weights = [n for _, n in outcomes] if by_chance else [self.likes(text) for text in texts]
            lines = [f"{number} {decision.seat} {decision.step} {decision.law}"]
            if by_chance:
                lines += [f"  {text} of weight {n}" for text, n in zip(texts, weights, strict=True)]
            else:
                lines += [f"  {text}" for text in texts]
                self.meet(texts)
                if number >= looked + self.close:
                    looked = number
                    yield "refusals", "\n".join(self.refused(s, texts))
                    yield "facts", told_facts(game, s)
            place = self.chosen(weights)
            events = game.apply(s, options[place], True)
            lines.append(f"> {texts[place]}")
            lines += [f"  {told_event(game, event)}" for event in events]
            yield "course", "\n".join(lines)
        result = game.result(s)
        yield "course", f"result {None if result is None else result.values()}"
        yield "facts", told_facts(game, s)

    def meet(self, texts: list[str]) -> None:
        for text in texts:
            self.met.setdefault(text.split()[0], {})[text] = None

    def refused(self, s: State, texts: list[str]) -> list[str]:
        """Refusals of some actions that are not legal now."""
        found = []
        for text in dict.fromkeys(self.others(texts)):
            action = parsed(self.game, text)
            if action is None or text in texts:
                continue
            refusal = self.game.refusal(s, action)
            assert refusal is not None, text
            found.append(f"  not {text}: {refusal.law} {told(self.game, refusal)}")
        return found

    def others(self, texts: list[str]) -> list[str]:
        """Actions of any words, near misses of legal ones, and legal ones of earlier decisions."""
        rng = self.aside
        kinds = dict(self.verbs)
        found = []
        for word in rng.sample(list(kinds), ANY):
            found.append(" ".join([word, *[rng.choice(self.words[kind]) for kind in kinds[word]]]))
        for text in rng.choices(texts, k=NEAR):
            word, *rest = text.split()
            if rest:
                place = rng.randrange(len(rest))
                rest[place] = rng.choice(self.words[kinds[word][place]])
                found.append(" ".join([word, *rest]))
            found.append(rng.choice(list(self.met[word])))
        for earlier in rng.choices(list(self.met.values()), k=EARLIER):
            found.append(rng.choice(list(earlier)))
        return found


def parsed(game: AnyGame, text: str) -> Action | None:
    try:
        return game.parse(text)
    except LichtungError:
        return None  # these words never go together


def told(game: AnyGame, said: Message) -> str:
    """A sentence by its key and its arguments in notation."""
    kinds = game.codec.kinds
    return " ".join([said.key, *[f"{n}={kinds[k].text(v)}" for n, k, v in said.named()]])


def told_event(game: AnyGame, event: Event) -> str:
    """An event, with the seats (and spectators) that may not read all of it."""
    viewers: list[int | None] = [*range(game.seats), None]
    blind = [str(seat) for seat in viewers if event.seen_by(seat).args != event.args]
    return told(game, event) + (f" hidden from {' '.join(blind)}" if blind else "")


def told_facts(game: AnyGame, s: State) -> str:
    facts = game.facts(s)
    return json.dumps({key: value for key, value in facts.items() if key not in INSIDES}, sort_keys=True)


def games_of(row: Row) -> Iterator[Iterator[tuple[str, str]]]:
    """The games that a row describes, as the rules play them today."""
    setup, seed, number, limit, close = (row[key] for key in ("setup", "seed", "games", "limit", "close"))
    assert isinstance(setup, dict)
    assert isinstance(seed, int)
    assert isinstance(number, int)
    assert isinstance(limit, int)
    assert isinstance(close, int)
    game = games.game("root", **setup)
    for n in range(number):
        yield Walk(game, seed + n, close).parts(limit)


def checks(row: Row) -> dict[str, str]:
    """Of each part one digest for each game."""
    found: dict[str, list[str]] = {part: [] for part in PARTS}
    for game in games_of(row):
        digests = {part: blake2b(digest_size=DIGITS // 2) for part in PARTS}
        for part, words in game:
            digests[part].update(words.encode())
        for part in PARTS:
            found[part].append(digests[part].hexdigest())
    return {part: " ".join(words) for part, words in found.items()}


def differences(row: Row) -> list[str]:
    """Which parts of which games are not as they were written down."""
    found = []
    for part, today in checks(row).items():
        pairs = zip_longest(str(row[part]).split(), today.split())
        found += [f"{part} of game {n}" for n, (a, b) in enumerate(pairs) if a != b]
    return found


def rows(path: Path) -> dict[str, Row]:
    found: dict[str, Row] = json.loads(path.read_text(encoding="utf-8"))
    return found


# --- Which games are written down


def special() -> dict[str, Row]:
    """Setups with more than factions: the options, and what campaigns carry on."""
    machine, people = "mechanical-marquise", ["vagabond", "alliance", "eyrie"]
    carried = {"vagabond": ["codebreakers-1"], "alliance": ["royal_claim", "cobbler-1"]}
    both = ["vagabond", machine, "riverfolk", "vagabond"]
    wanderers = ["vagabond", "alliance", "vagabond"]
    return {
        "damage": {"factions": ["vagabond", "marquise", "alliance", "eyrie"], "vagabond_damage": "on"},
        "damage-two": {"factions": ["vagabond", "alliance", "vagabond", "cult"], "vagabond_damage": "on"},
        "lead": {"factions": [*people, machine], "mode": "cooperative", "lead": 6},
        "carried": {"factions": [machine, *people], "mode": "cooperative", "lead": 3, "carried": carried},
        "together-damage": {"factions": both, "mode": "cooperative", "vagabond_damage": "on"},
        "advanced": {"factions": ["eyrie", "marquise", "cult", "riverfolk"], "setup": "advanced"},
        "advanced-two": {"factions": wanderers, "setup": "advanced", "map": "winter"},
        "draft": {"factions": 4, "pool": POOL, "setup": "advanced"},
        "draft-lake": {"factions": 5, "pool": POOL, "setup": "advanced", "map": "lake"},
        **{f"solo-{who}": solo(who) for who in ("eyrie", "alliance", "vagabond", "cult", "riverfolk")},
    }


def solo(who: str) -> Row:
    carried = {who: ["royal_claim", "stand_and_deliver-1"]}
    return {
        "factions": [who, "mechanical-marquise"],
        "mode": "cooperative",
        "lead": 2,
        "carried": carried,
    }


def boards() -> dict[str, Row]:
    """The other boards, with all factions between them."""
    one, two = ["marquise", "vagabond", "riverfolk"], ["eyrie", "mechanical-marquise", "alliance", "cult"]
    return {
        f"{board}-{name}": {"factions": seats, "map": board}
        for board in ("winter", "lake", "mountain")
        for name, seats in (("one", one), ("two", two))
    }


def planned(long: bool) -> dict[str, Row]:
    """The rows of a list, still without their checks."""
    setups = {**special(), **{name_of(mix): mix for mix in MIXES}}
    if long:
        setups.update({f"seats {seats}": {"factions": seats.split(",")} for seats in SEATINGS})
    setups.update(boards())
    found = {}
    for number, (name, setup) in enumerate(setups.items()):
        row: Row = {"setup": setup, "seed": 100 * number + 50 * long}
        found[name] = {**row, **(LONG_GAMES if long else SHORT_GAMES)}
    for name in list(found)[::ASKED_TOO]:
        asked = {**setups[name], "questions": "all"}
        found[f"{name}, every question"] = {**found[name], "setup": asked}
    return found


def write(path: Path, long: bool) -> None:
    done = {name: {**row, **checks(row)} for name, row in planned(long).items()}
    body = ",\n".join(f"{json.dumps(name)}: {json.dumps(row)}" for name, row in done.items())
    path.write_text(f"{{\n{body}\n}}\n", encoding="utf-8")
    print(path.name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--long", action="store_true", help="the long list, too")
    parser.add_argument("--show", metavar="NAME", help="print the games of a row in words")
    options = parser.parse_args()
    if options.show:
        for number, game in enumerate(games_of(rows(LONG if options.long else SHORT)[options.show])):
            print("game", number)
            sys.stdout.writelines(f"{words}\n" for _, words in game)
        return
    write(SHORT, long=False)
    if options.long:
        write(LONG, long=True)


if __name__ == "__main__":
    main()

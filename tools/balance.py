"""How even the games are among equals: plays `hard` against itself, writes docs/balance.md with its plots.

    python -m tools.balance                                 both games, and the page
    python -m tools.balance root --games 320 --jobs 2       more games of one of them; the page has both
    python -m tools.balance --games 0                       the page anew, from the games that are there

Games are kept in a folder (`--results`, by default build/balance), so whoever was interrupted goes on with
the same command, and more games add to what is there. It plays with the build that is loaded:
`PYTHONPATH=build/compiled/src` for the compiled one.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from lichtung import agents, game
from lichtung.agents.agent import Agent
from lichtung.arena.league import League, lineups, turned
from lichtung.arena.ledger import Ledger
from lichtung.arena.playing import FINISHED
from lichtung.arena.plots import Mark, courses, marks
from lichtung.arena.series import GameSummary, run
from lichtung.arena.tally import Z95, wilson
from lichtung.cli.arena_page import role_name
from lichtung.cli.train import commit
from lichtung.heirs.scoring import sheet
from lichtung.heirs.setup import SETS_PLAYED
from lichtung.heirs.tiles import BUILDINGS, SET_OF_BUILDING, SETS
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.game import FrameGame
from lichtung.kernel.journal import load, replay
from lichtung.locale.render import Catalogue, catalogue
from lichtung.root.mixes import COMPETITIVE, suggested

HERE = Path(__file__).parents[1]
ROOT, HEIRS = "root", "heirs"
AGENT = "tools.balance:hard"
SEATS = 4
PAGE = HERE / "docs" / "balance.md"
PICTURES = "img"  # beside the page
RESULTS = HERE / "build" / "balance"
COMMITS = "commits"  # in the same folder
GAMES = 160


def hard(rules: FrameGame[Any, Any], rng: Random) -> Agent[Any]:
    """The level as it plays where nobody waits: so the games are the same on every machine."""
    agent = agents.make("hard", rules, rng)
    agents.ignore_clock(agent)
    return agent


# --- Playing


def setups(name: str) -> tuple[dict[str, object], ...]:
    """Root: each suggested mix of four in each rotation. The Two Heirs: each choice of sets."""
    if name == HEIRS:
        return tuple({"sets": list(choice)} for choice in combinations(SETS, SETS_PLAYED))
    mixes = [turned({"factions": mix}) for mix in suggested(COMPETITIVE, SEATS)]
    return tuple(one for rotation in zip(*mixes, strict=True) for one in rotation)


def league(name: str, games: int, agent: str, results: Path) -> League:
    """Equals on all seats, every setup as often as the others; The Two Heirs keep their journals."""
    made = tuple(game(name, **one).setup_data() for one in setups(name))
    seats = len(game(name, **made[0]).players())
    kept = results / name if name == HEIRS else None
    rounds = -(-games // len(made))
    return League(name, made, (agent,), 0, save_dir=kept, watch=True, rounds=rounds, orders=lineups(1, seats))


def play(plan: League, results: Path, jobs: int) -> list[GameSummary]:
    """What is missing; all games so far, those of earlier and longer runs included."""
    (plan.save_dir or results).mkdir(parents=True, exist_ok=True)
    rules = game(plan.game, **plan.setups[0])
    with Ledger(results / f"{plan.game}.jsonl", plan, rules.rules_version) as ledger:
        missing = ledger.missing()
        if missing:
            remember(results, commit(HERE))
        try:
            with closing(run(plan, missing, max(1, min(jobs, len(missing))))) as games:
                for one in games:
                    ledger.add(one)
                    print(f"{plan.game}: {len(ledger.played)} of {plan.games}", flush=True)
        except KeyboardInterrupt:
            print(f"{plan.game}: interrupted, the same command goes on", flush=True)
        return [one for _, one in sorted(ledger.played.items()) if one.status == FINISHED]


def remember(results: Path, made_by: str) -> None:
    """By which sources the games of a folder were played."""
    if made_by not in commits(results):
        (results / COMMITS).write_text("\n".join([*commits(results), made_by]) + "\n", encoding="utf-8")


def commits(results: Path) -> list[str]:
    path = results / COMMITS
    return path.read_text(encoding="utf-8").split() if path.exists() else []


# --- Counting


@dataclass
class Share:
    """How often something won, and its points."""

    won: int = 0
    of: int = 0
    points: list[int] = field(default_factory=list)

    def add(self, won: bool, points: int | None = None) -> None:
        self.won += won
        self.of += 1
        if points is not None:
            self.points.append(points)

    def said(self, par: float) -> str:
        """`25 % (14 to 40)`, in bold where the interval does not hold what equals would have."""
        low, high = wilson(self.won, self.of)
        text = f"{self.won / max(1, self.of):.0%} ({100 * low:.0f} to {100 * high:.0f})".replace("%", " %")
        return text if low <= par <= high else f"**{text}**"

    def mark(self, label: str) -> Mark:
        low, high = wilson(self.won, self.of)
        return Mark(label, self.won / max(1, self.of), low, high, f"{self.won} of {self.of}")

    def mean(self) -> tuple[float, float, float]:
        """Of the points, with its 95 percent interval."""
        count = len(self.points)
        if not count:
            return 0.0, 0.0, 0.0
        middle = sum(self.points) / count
        spread = sum((each - middle) ** 2 for each in self.points) / max(1, count - 1)
        reach = Z95 * sqrt(spread / count)
        return middle, middle - reach, middle + reach


Shares = dict[str, Share]


class Page:
    """The page as it is written, and its pictures."""

    def __init__(self, path: Path, words: Catalogue) -> None:
        self.path = path
        self.words = words
        self.parts: list[str] = []
        (path.parent / PICTURES).mkdir(parents=True, exist_ok=True)

    def say(self, *lines: str) -> None:
        self.parts.append("\n".join(lines))

    def table(self, head: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
        lines = [head, ["---"] * len(head), *rows]
        self.say(*["| " + " | ".join(str(cell) for cell in line) + " |" for line in lines])

    def picture(self, name: str, about: str, svg: str) -> None:
        """On white paper: a page shows it in the dark too."""
        head, _, rest = svg.partition(">")
        paper = "<rect width='100%' height='100%' fill='#ffffff'/>"
        file = f"{PICTURES}/balance-{name}.svg"
        text = f"{head} width='680' color='#222222'>\n{paper}{rest}\n"
        (self.path.parent / file).write_text(text, encoding="utf-8")
        self.say(f"![{about}]({file})")

    def shares(self, name: str, about: str, found: Mapping[str, Share], par: float) -> None:
        ranked = sorted(found.items(), key=lambda item: -item[1].won / max(1, item[1].of))
        rows = [share.mark(label) for label, share in ranked]
        scale = {0.0: "0", par: f"{100 * par:.0f} %", 1.0: "100 %"}
        self.picture(name, about, marks(about, rows, 0.0, 1.0, par, scale))

    def write(self) -> None:
        self.path.write_text("\n\n".join(self.parts) + "\n", encoding="utf-8")


# --- Root


def root_part(page: Page, plan: League, games: list[GameSummary]) -> None:
    """Wins by faction, by seat and by mix, and how points grow."""
    rules = game(ROOT, **plan.setups[0])
    by_faction: Shares = {}
    by_seat: Shares = {}
    by_mix: dict[str, Shares] = {}
    lines: dict[str, list[tuple[int, ...]]] = {}
    for one in games:
        names = [role_name(page.words, rules, "role", role) for role in one.roles]
        mix = ", ".join(sorted(names))
        for seat, name in enumerate(names):
            won, points = seat in one.winners, one.scores[seat]
            by_faction.setdefault(name, Share()).add(won, points)
            by_seat.setdefault(f"seat {seat + 1}", Share()).add(won, points)
            by_mix.setdefault(mix, {}).setdefault(name, Share()).add(won, points)
            lines.setdefault(name, []).append(tuple(moment[seat] for moment in one.course))
    par = 1 / SEATS
    page.say("## Root")
    page.say(
        f"{len(games)} games of four on the autumn map: every suggested mix of four factions in turn, its",
        "factions turned around the table. Each of four equals would win 25 percent.",
    )
    page.say("### Factions")
    page.shares("factions", "Games won by faction", by_faction, par)
    page.table(
        ("faction", "games", "won", "share (95 %)", "points"),
        [
            (name, share.of, share.won, share.said(par), f"{share.mean()[0]:.1f}")
            for name, share in ranked(by_faction)
        ],
    )
    means = {name: [sum(at) / len(each) for at in zip(*each, strict=True)] for name, each in lines.items()}
    about = "Mean of the points from the beginning of a game to its end"
    page.picture("points", about, courses(about, dict(sorted(means.items())), "beginning", "end"))
    page.say("### Seats")
    page.say("Places around the table in the order of turns; chance names who begins.")
    page.shares("seats", "Games won by seat", by_seat, par)
    page.say("### Mixes")
    page.say("Of the games of one mix, how many each faction won.")
    page.table(
        ("mix", "games", "won"),
        [
            (mix, games_of(shares), "; ".join(f"{name} {s.said(par)}" for name, s in ranked(shares)))
            for mix, shares in sorted(by_mix.items())
        ],
    )


def games_of(shares: Shares) -> int:
    """Those of any faction that sits there once."""
    return min(share.of for share in shares.values())


def ranked(shares: Shares) -> list[tuple[str, Share]]:
    return sorted(shares.items(), key=lambda item: -item[1].won / max(1, item[1].of))


# --- The Two Heirs


ESTATE = ("in play", "built", "points (95 %)", "more of them won (95 %)")


@dataclass
class Estate:
    """What the buildings of one kind, or of one set, did in all games in which they could be drawn."""

    copies: int = 0  # that were in play
    each: Share = field(
        default_factory=Share
    )  # those that stood at the end: whether their heir won, and points
    more: Share = field(
        default_factory=Share
    )  # games in which one heir had more of them: whether that one won


def heirs_part(page: Page, plan: League, games: list[GameSummary]) -> None:
    """Who begins, tile sets and buildings, read from the positions in which the games ended."""
    first = Share()
    totals: list[int] = []
    draws = 0
    kinds: dict[int, Estate] = {}
    sets: dict[int, Estate] = {}
    for one in games:
        path = plan.journal_path(one.fixture.number)
        assert path is not None
        rules: Any = game(HEIRS, **plan.setups[one.fixture.setup])
        s, journal = rules.start(), load(path)
        for _ in replay(journal, rules, s):
            pass
        totals += one.scores
        draws += not one.winners
        winner = one.winners[0] if one.winners else -1
        if one.winners:
            first.add(winner == next(entry.seat for entry in journal.entries if entry.seat != CHANCE))
        built = [(line.owner, s.setup.building[line.tile], line.points()) for line in sheet(s).buildings]
        in_play = Counter(tile.building for tile in s.setup.tiles.tiles if tile.set in s.sets)
        count(kinds, built, in_play, winner, lambda kind: kind)
        count(sets, built, in_play, winner, lambda kind: SET_OF_BUILDING[kind])
    words = page.words
    named_sets = {words.say(f"heirs-set-{SETS[which]}"): one for which, one in sets.items()}
    named_kinds = {words.say(f"heirs-name-{BUILDINGS[kind]}"): one for kind, one in kinds.items()}
    page.say("## The Two Heirs")
    page.say(
        f"{len(games)} games, every choice of three of the six sets in turn; {draws} draws.",
        f"An heir has {sum(totals) / max(1, len(totals)):.1f} points at the end on average. Of the games",
        f"that were won, whoever began won {first.won} of {first.of}: {first.said(0.5)}.",
    )
    page.say(
        "Which tiles exist is known from the rulebook, but most of their costs, colours and roads are a",
        "reconstruction ([why](../README.md#what-is-complete-and-what-is-not)): this says how even *these*",
        "tiles are.",
    )
    page.say("### Tile sets")
    page.say(
        "*Built* is the part of the tiles in play that stood as buildings at the end. *Points* is what one",
        "of them was worth, troops on it included and roads left out. *More of them won* is about the games",
        "in which one heir had more buildings of the set than the other: how often that heir won.",
    )
    page.shares("sets", "Games won by the heir with more buildings of a set", more(named_sets), 0.5)
    page.table(("set", *ESTATE), rows(named_sets))
    page.say("### Buildings")
    page.say(
        "The same by kind of building. Where there is one tile of a kind, *more* means that an heir had it."
    )
    page.picture("building-points", "Points of a building at the end", worths(named_kinds))
    page.shares("buildings", "Games won by the heir with more buildings of a kind", more(named_kinds), 0.5)
    page.table(
        ("building", "in play", "built", "points (95 %)", "more of them won (95 %)"), rows(named_kinds)
    )


def count(
    found: dict[int, Estate],
    built: list[tuple[int, int, int]],
    in_play: Mapping[int, int],
    winner: int,
    of: Callable[[int], int],
) -> None:
    """Add one game, by what `of` makes of a kind of building."""
    owned: dict[int, list[int]] = {}
    for kind, copies in in_play.items():
        found.setdefault(of(kind), Estate()).copies += copies
        owned.setdefault(of(kind), [0, 0])
    for owner, kind, points in built:
        found[of(kind)].each.add(owner == winner, points)
        owned[of(kind)][owner] += 1
    for which, (white, blue) in owned.items():
        if winner >= 0 and white != blue:
            found[which].more.add(winner == int(blue > white))


def more(found: Mapping[str, Estate]) -> Shares:
    return {name: one.more for name, one in found.items()}


def worths(found: Mapping[str, Estate]) -> str:
    means = sorted([(name, one.each.mean()) for name, one in found.items()], key=lambda row: -row[1][0])
    highest = max(high for _, (_, _, high) in means)
    about = "Points of a building at the end"
    rows = [Mark(name, *mean, f"{mean[0]:.1f}") for name, mean in means]
    scale = {float(points): str(points) for points in range(0, int(highest) + 1, 5)}
    return marks(about, rows, 0.0, highest, None, scale)


def rows(found: Mapping[str, Estate]) -> list[tuple[object, ...]]:
    lines: list[tuple[object, ...]] = []
    for name, one in sorted(found.items(), key=lambda item: -item[1].each.mean()[0]):
        mean, low, high = one.each.mean()
        built = f"{one.each.of / max(1, one.copies):.0%}".replace("%", " %")
        lines.append((name, one.copies, built, f"{mean:.1f} ({low:.1f} to {high:.1f})", one.more.said(0.5)))
    return lines


# --- The page


def write(
    page: Page, agent: str, made_by: list[str], played: Mapping[str, tuple[League, list[GameSummary]]]
) -> None:
    page.say("# How even the games are")
    page.say(
        f"Games of `{agent.rpartition(':')[2]}` against itself, at commit {', '.join(made_by)}, played by",
        "`python -m tools.balance`, which writes this page and goes on with more games (`--games 320`). The",
        "agent plays by its iterations alone, without its cap on seconds: the same games on every machine.",
    )
    page.say(
        "Intervals are 95 percent (Wilson's for shares). Dashed lines are where equals would be, and what is",
        "**bold** has an interval that leaves them out; of twenty rows about one does so by chance alone.",
        "All of this is about one agent playing itself: a faction that looks weak here may be one that this",
        "agent plays badly ([how strong it is](strength.md)). Nobody has counted games of people.",
    )
    for name, part in ((ROOT, root_part), (HEIRS, heirs_part)):
        plan, games = played[name]
        if games:
            part(page, plan, games)
    page.write()


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="GAME", help="root, heirs; both if none is named")
    parser.add_argument("--games", type=int, default=GAMES, help="of each game, rounded up to whole rounds")
    parser.add_argument("--agent", default=AGENT)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--page", type=Path, default=PAGE)
    asked = parser.parse_args(given)
    unknown = set(asked.names) - {ROOT, HEIRS}
    if unknown:
        parser.error(f"{', '.join(sorted(unknown))}: there is root, and heirs")
    played = {}
    for name in (ROOT, HEIRS):
        games = asked.games if name in asked.names or not asked.names else 0
        plan = league(name, games, asked.agent, asked.results)
        played[name] = (plan, play(plan, asked.results, asked.jobs))
    write(Page(asked.page, catalogue("en")), asked.agent, commits(asked.results), played)


if __name__ == "__main__":
    main()

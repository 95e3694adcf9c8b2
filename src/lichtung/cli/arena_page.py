"""The report of an arena as one HTML page: nothing is loaded from elsewhere, every plot has its table."""

from collections.abc import Sequence
from html import escape
from typing import Any

from lichtung import __version__
from lichtung.arena.league import League
from lichtung.arena.plots import Mark, courses, marks
from lichtung.arena.standings import BOARD, ON, ROLE, ROLE_ON_BOARD, SEAT, Standings
from lichtung.arena.tally import Tally, wilson
from lichtung.cli.numbers import number
from lichtung.kernel.game import FrameGame
from lichtung.locale.render import Catalogue

STYLE = """
:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; line-height: 1.45; }
svg { width: 100%; height: auto; display: block; margin: .5rem 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin-bottom: 1.5rem; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .7rem .2rem 0; text-align: right; white-space: nowrap; }
tr { border-bottom: 1px solid #8884; }
th:first-child, td:first-child { text-align: left; }
.prose th, .prose td { vertical-align: top; }
.prose th:last-child, .prose td:last-child { text-align: left; white-space: pre-line; }
@media (max-width: 34rem) {
  h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; } svg text { font-size: 16px; }
  .prose tr { display: block; } .prose th { display: none; } .prose td:last-child { display: block; }
}
"""


def role_name(words: Catalogue, rules: FrameGame[Any, Any], what: str, which: str) -> str:
    """A faction, a seat or a board as people call it."""
    if what == ROLE_ON_BOARD:
        role, _, board = which.partition(ON)
        parts = ((ROLE, role), (BOARD, board))
        return ", ".join(role_name(words, rules, kind, each) for kind, each in parts)
    keys = {
        ROLE: [f"{rules.name}-brief-{which}", f"{rules.name}-seat-{which}"],
        BOARD: [f"{rules.name}-option-map-{which}"],
    }.get(what, [])
    if what == SEAT and not rules.board():
        return words.value(rules, "seat", int(which) - 1)
    return next((words.say(key) for key in keys if words.has(key)), which)


def page(words: Catalogue, rules: FrameGame[Any, Any], league: League, found: Standings, played: int) -> str:
    """The whole page in the reader's language."""
    title = words.say("arena-title", game=words.say(f"{rules.name}-title"))
    about = words.say(
        "arena-about", games=played, rounds=league.rounds, seed=str(league.seed), version=__version__
    )
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(about)}</p>"]
    if found.ratings:
        parts += section(words, "arena-ratings", ratings_plot(words, found), [])
    parts += section(
        words, "arena-shares", shares_plot(words, ordered(found.agents), rules), agent_rows(words, found)
    )
    for what in found.sections(bool(rules.board())):
        named = {
            role_name(words, rules, what, which): tally for which, tally in sorted(found.of(what).items())
        }
        plot = shares_plot(words, named if what == SEAT else ordered(named), rules)
        parts += section(words, f"arena-shares-{what}", plot, by_rows(words, rules, found, what))
    if found.courses:
        parts += section(words, "arena-courses", courses_plot(words, rules, found), [])
    parts += section(words, "arena-times", times_plot(words, found), [])
    return document(words, title, parts)


def document(words: Catalogue, title: str, parts: Sequence[str]) -> str:
    """A page that stands for itself."""
    body = "\n".join(parts)
    head = "<meta charset='utf-8'><meta name='viewport' content='width=device-width, initial-scale=1'>"
    return (
        f"<!doctype html>\n<html lang='{words.lang}'>\n<head>{head}<title>{escape(title)}</title>"
        f"<style>{STYLE}</style></head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def section(
    words: Catalogue, key: str, plot: str, rows: Sequence[Sequence[str]], kind: str = "wide"
) -> list[str]:
    """A heading, a plot, and the figures as a table: its first row is the head."""
    parts = [f"<h2>{escape(words.say(key))}</h2>", plot]
    if rows:
        cells = ["".join(f"<th scope='col'>{escape(cell)}</th>" for cell in rows[0])]
        cells += ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows[1:]]
        table = "".join(f"<tr>{row}</tr>" for row in cells)
        parts.append(f"<div class='{kind}' tabindex='0'><table>{table}</table></div>")
    return parts


def ratings_plot(words: Catalogue, found: Standings) -> str:
    rows = [
        Mark(name, mean, mean - 2 * sigma, mean + 2 * sigma, number(words, mean, 1))
        for name, (mean, sigma) in sorted(found.ratings.items(), key=lambda item: -item[1][0])
    ]
    low, high = min(row.low for row in rows), max(row.high for row in rows)
    return marks(words.say("arena-ratings"), rows, low, high)


def ordered(tallies: dict[str, Tally]) -> dict[str, Tally]:
    """Those that won most come first."""
    return dict(sorted(tallies.items(), key=lambda item: -item[1].share()))


def shares_plot(words: Catalogue, tallies: dict[str, Tally], rules: FrameGame[Any, Any]) -> str:
    """Shares of games won with their intervals; the dashed line is the share of equals."""
    rows = []
    for name, tally in tallies.items():
        low, high = wilson(tally.wins, tally.finished)
        rows.append(Mark(name, tally.share(), low, high, f"{number(words, 100 * tally.share(), 1)} %"))
    scale = {share / 100: words.say("analyse-percent", share=share) for share in (0, 25, 50, 75, 100)}
    return marks(words.say("arena-shares"), rows, 0.0, 1.0, 1 / rules.seats, scale)


def courses_plot(words: Catalogue, rules: FrameGame[Any, Any], found: Standings) -> str:
    """The mean of the points in the course of a game, by role."""
    means = {
        role_name(words, rules, ROLE, role): [sum(each) / len(lines) for each in zip(*lines, strict=True)]
        for role, lines in sorted(found.courses.items())
    }
    return courses(words.say("arena-courses"), means, words.say("arena-beginning"), words.say("arena-end"))


def times_plot(words: Catalogue, found: Standings) -> str:
    times = {name: 1000 * seconds / max(1, decisions) for name, (seconds, decisions) in found.thought.items()}
    rows = [
        Mark(name, time, 0.0, time, f"{number(words, time, 2)} ms")
        for name, time in sorted(times.items(), key=lambda item: item[1])
    ]
    return marks(words.say("arena-times"), rows, 0.0, max(times.values(), default=1.0))


def ranked(found: Standings) -> list[str]:
    """The agents, best first: by rating, else by their share of wins."""
    return sorted(
        found.agents,
        key=lambda name: found.ratings.get(name, (found.agents[name].share(), 0.0))[0],
        reverse=True,
    )


def share_text(words: Catalogue, tally: Tally) -> str:
    low, high = wilson(tally.wins, tally.finished)
    share, lowest, highest = (number(words, 100 * x, 1) for x in (tally.share(), low, high))
    return words.say("simulate-percent", share=share, low=lowest, high=highest)


def agent_rows(words: Catalogue, found: Standings) -> list[list[str]]:
    rows = [[words.say(f"arena-{column}") for column in ("agent", "games", "wins", "share", "score")]]
    for name in ranked(found):
        tally = found.agents[name]
        points = number(words, tally.mean(), 1)
        rows.append([name, str(tally.games), str(tally.wins), share_text(words, tally), points])
    return rows


def by_rows(words: Catalogue, rules: FrameGame[Any, Any], found: Standings, what: str) -> list[list[str]]:
    """Shares of all agents together and of each, by role, seat or board; the first row is the head."""
    who = ranked(found)
    rows = [[words.say(f"arena-by-{what}"), words.say("arena-all"), *who]]
    for which, tally in sorted(found.of(what).items()):
        each = [found.of(what, name).get(which, Tally()) for name in who]
        shares = [share_text(words, one) for one in (tally, *each)]
        rows.append([role_name(words, rules, what, which), *shares])
    return rows

"""An analysis in words and as files: a chart, a page, the journal with comments, plain data."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from lichtung.agents.analysis import Analyst, Course, Judgement, Swing
from lichtung.agents.reasons import because, in_a_row, why
from lichtung.arena.plots import courses
from lichtung.cli.arena_page import document, section
from lichtung.kernel.codec import Action
from lichtung.kernel.journal import Entry, Journal, in_words
from lichtung.locale.render import Catalogue

LONGEST = 6  # actions of a turn that are named


@dataclass(frozen=True)
class Analysis:
    """What came of it, and how it is said."""

    words: Catalogue
    journal: Journal
    analyst: Analyst
    course: Course
    swings: Sequence[Swing]

    def title(self) -> str:
        named = self.words.say(f"{self.analyst.game.name}-title")
        return self.words.say("analyse-title", game=named, count=len(self.journal.entries))

    def about(self) -> str:
        """By whom, and what the figures are."""
        agent = self.analyst
        return self.words.say(
            "analyse-about", level=agent.level, iterations=agent.iterations, seed=str(agent.seed)
        )

    def seats(self) -> list[str]:
        return [self.seat(seat) for seat in range(self.analyst.game.seats)]

    def seat(self, seat: int) -> str:
        return self.words.value(self.analyst.game, "seat", seat)

    def brief(self, seat: int) -> str:
        """A seat's short name where there is little room, if it has one."""
        game = self.analyst.game
        key = f"{game.name}-brief-{game.codec.kinds['seat'].text(seat)}"
        return self.words.say(key) if self.words.has(key) else self.seat(seat)

    def percent(self, chance: float) -> str:
        return self.words.say("analyse-percent", share=round(100 * chance))

    def chances(self, chances: list[float]) -> str:
        return ", ".join(
            f"{name} {self.percent(one)}" for name, one in zip(self.seats(), chances, strict=True)
        )

    def place(self, judged: Judgement) -> str:
        moment = judged.moment
        return self.words.say(
            "analyse-place", turn=moment.turn, seat=self.seat(moment.seat), entry=moment.n + 1
        )

    def swing(self, swing: Swing) -> str:
        """Whose chance went from where to where, and until when."""
        said: dict[str, str | int] = {
            "seat": self.seat(swing.seat),
            "before": self.percent(swing.before),
            "after": self.percent(swing.after),
            "turn": self.course.judgements[swing.start].moment.turn,
        }
        if swing.stop == len(self.course.judgements):
            return self.words.say("analyse-swing-end", **said)
        return self.words.say("analyse-swing", until=self.course.judgements[swing.stop].moment.turn, **said)

    def lines(self, judged: Judgement) -> list[str]:
        """What was played, and what the agent would have done for which reason."""
        moment, level = judged.moment, self.analyst.level
        played = self.words.say("analyse-played", line=self.line(moment.played))
        if judged.agrees:
            return [played, self.words.say("analyse-agrees", level=level)]
        reason = because(self.words, judged.best, moment.seat, moment.points)
        would = self.words.say("analyse-would", level=level, line=self.line(judged.best.line), reason=reason)
        return [played, would]

    def line(self, actions: list[Action]) -> str:
        shown = in_a_row(self.words, self.analyst.game, actions[:LONGEST])
        return shown if len(actions) <= LONGEST else f"{shown}; …"

    def data(self) -> dict[str, Any]:
        """Everything as plain data, in notation: for programs, the same in every language."""
        game = self.analyst.game
        text = game.codec.kinds["seat"].text
        return {
            "game": game.name,
            "level": self.analyst.level,
            "iterations": self.analyst.iterations,
            "seed": self.analyst.seed,
            "seats": [text(seat) for seat in range(game.seats)],
            "judgements": [self.judgement(judged) for judged in self.course.judgements],
            "course": [[rounded(one) for one in row] for row in self.course.chances()],
            "over": self.course.end is not None,
            "swings": [
                {
                    "seat": swing.seat,
                    "n": self.course.judgements[swing.start].moment.n,
                    "before": rounded(swing.before),
                    "after": rounded(swing.after),
                }
                for swing in self.swings
            ],
        }

    def judgement(self, judged: Judgement) -> dict[str, Any]:
        moment, best, text = judged.moment, judged.best, self.analyst.game.text
        return {
            "n": moment.n,
            "turn": moment.turn,
            "seat": moment.seat,
            "points": moment.points,
            "estimate": [rounded(one) for one in best.chances],
            "played": [text(action) for action in moment.played],
            "best": [text(action) for action in best.line],
            "reason": why(best, moment.seat, moment.points).removeprefix("hint-because-"),
            "agrees": judged.agrees,
        }


def rounded(chance: float) -> float:
    return round(chance, 4)


def chart(found: Analysis) -> str:
    """The chances over the game, a line for each seat."""
    rows = found.course.chances()
    seats = range(found.analyst.game.seats)
    lines = {found.brief(seat): [100 * row[seat] for row in rows] for seat in seats}
    words = found.words
    return courses(
        words.say("analyse-chart"), lines, words.say("arena-beginning"), words.say("arena-end"), 100.0
    )


def page(found: Analysis) -> str:
    """The chart, the largest swings, and every judgement as a table."""
    words = found.words
    parts = [f"<h1>{escape(found.title())}</h1>", f"<p>{escape(found.about())}</p>"]
    parts += section(words, "analyse-chart", chart(found), [])
    parts.append(f"<h2>{escape(words.say('analyse-swings'))}</h2>")
    for swing in found.swings:
        said = [found.swing(swing), *found.lines(found.course.judgements[swing.start])]
        parts.append(f"<p>{'<br>'.join(map(escape, said))}</p>")
    names = [found.brief(seat) for seat in range(found.analyst.game.seats)]
    rows = [[words.say("analyse-decisions"), *names, words.say("analyse-column")]]
    for judged, chances in zip(found.course.judgements, found.course.chances(), strict=False):
        figures = [found.percent(one) for one in chances]
        rows.append([found.place(judged), *figures, "\n".join(found.lines(judged))])
    return document(
        words, found.title(), [*parts, *section(words, "analyse-decisions", "", rows, "wide prose")]
    )


def annotated(found: Analysis) -> str:
    """The journal with a comment at every judgement; it is replayed like any other."""
    notes = {
        judged.moment.n: " ".join([found.chances(chances) + ".", *found.lines(judged)])
        for judged, chances in zip(found.course.judgements, found.course.chances(), strict=False)
    }
    for swing in found.swings:
        n = found.course.judgements[swing.start].moment.n
        notes[n] = f"{found.swing(swing)} {notes[n]}"
    journal = in_words(found.journal, found.analyst.game)
    entries = [Entry(e.n, e.seat, e.do, e.draw, notes.get(e.n, e.note)) for e in journal.entries]
    return Journal(journal.header, entries).dumps()


def data(found: Analysis) -> str:
    return json.dumps(found.data(), ensure_ascii=False, indent=1) + "\n"


# What a file holds, by its ending.
WRITERS: dict[str, Callable[[Analysis], str]] = {
    ".html": page,
    ".svg": chart,
    ".jsonl": annotated,
    ".json": data,
}

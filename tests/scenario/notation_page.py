"""The table of Root's verbs in the pages on notation, written anew: python -m tests.scenario.notation_page"""

import re
from pathlib import Path

from lichtung.kernel.codec import Verb
from lichtung.locale.render import catalogue
from lichtung.root.game import FACTIONS, HIRELINGS, RootGame, make
from lichtung.root.mixes import BASE_GAME

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {"en": DOCS / "notation.md", "de": DOCS / "de" / "notation.md"}
HEADS = {
    "en": "| no. | form | example | meaning |\n| --- | --- | --- | --- |\n",
    "de": "| Nr. | Form | Beispiel | Bedeutung |\n| --- | --- | --- | --- |\n",
}


# What examples say, first and second argument of a kind.
OTHERS = "eyrie alliance"
WORDS = {"clearing": "1 5", "count": "2", "die": "3 1", "card": "anvil", "seat": OTHERS, "owner": OTHERS}
CARDS = {"ambush": "ambush_fox", "foil": "ambush_fox", "dominance": "dominance_fox", "claim": "dominance_fox"}


def example(game: RootGame, verb: Verb, number: int) -> str:
    """An action of the verb in the notation."""
    words = [verb.word]
    met: list[str] = []
    for _, kind in verb.fields:
        samples = game.codec.kinds[kind].samples()
        known = WORDS.get(kind, "").split() or [game.codec.kinds[kind].text(value) for value in samples[:3]]
        if kind == "card" and verb.word in CARDS:
            known = [CARDS[verb.word], *known]
        words.append(known[met.count(kind)])
        met.append(kind)
    text = " ".join(words)
    assert game.parse(text).verb == number
    return text


def table(lang: str) -> str:
    """One row for each verb."""
    hiding = [name for name, faction in FACTIONS.items() if faction.marker_kinds()]  # for words of tokens
    hired = [name for name, hireling in HIRELINGS.items() if not hireling.excludes]  # for words of sides
    game, words = make({"factions": [*BASE_GAME, *hiding], "hirelings": hired[:3]}), catalogue(lang)
    rows = [HEADS[lang]]
    for number, verb in enumerate(game.codec.verbs):
        form = " ".join([verb.word, *[name.upper() for name, _ in verb.fields]])
        text = example(game, verb, number)
        said = words.action(game, game.parse(text))
        rows.append(f"| {number} | `{form}` | `{text}` | {said} |\n")
    return "".join(rows)


def written(page: str, lang: str) -> str:
    """The page with the table in its place."""
    return re.sub(re.escape(HEADS[lang]) + r"(\|.*\n)*", lambda _: table(lang), page)


if __name__ == "__main__":
    for lang, path in PAGES.items():
        path.write_text(written(path.read_text(encoding="utf-8"), lang), encoding="utf-8")

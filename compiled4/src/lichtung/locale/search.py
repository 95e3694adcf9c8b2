"""One small search for the rules: paragraphs by number or by words, in both languages.

Terminal, server and documentation use it alike. Words are compared by their stems, parts of compounds count,
and words that players use for the same thing are one (`search.toml`). A question may be asked as it comes:
what carries no meaning ("how", "may", "wie", "darf") is left out.
"""

import math
import re
import tomllib
from functools import cache
from typing import Final

from lichtung.kernel.errors import LichtungError
from lichtung.kernel.law import Law, Paragraph, find, laws
from lichtung.locale.render import HERE, LANGUAGES, catalogue_paths

WORD: Final = re.compile(r"[^\W\d_]+|\d+")
NUMBER: Final = re.compile(r"^(?:[A-Z]\.|\d+\.)[\w.]*$|^\d+$", re.IGNORECASE)
LINE: Final = re.compile(r"^((?:law|later|ruling)-[\w-]+) = (.+)$", re.MULTILINE)
TRANSLATED: Final = str.maketrans({"ä": "a", "ö": "o", "ü": "u", "ß": "ss", "é": "e"})
TYPED: Final = (("ae", "a"), ("oe", "o"), ("ue", "u"))  # how umlauts are typed without their keys
ENDINGS: Final = {
    "de": ("ungen", "ung", "erin", "ern", "em", "en", "er", "es", "st", "te", "et", "e", "n", "s", "t"),
    "en": ("ings", "ing", "ies", "ied", "ers", "er", "ed", "es", "ly", "s", "e", "y"),
}
CARD: Final = "card"  # the source of paragraphs that stand on a card
SHORTEST: Final = 3  # letters that a stem keeps
LONGEST_NAME: Final = 5  # words before a colon that name a rule
PART: Final = 4  # letters of a word that counts as a part of another

FURTHER: Final = 4  # paragraphs that are named after the one that fits best

# How much a word is worth by where it stands, and by how it fits.
NAME, TEXT, READING, ABOVE = 2.0, 1.0, 0.4, 0.9
SAME, BEGINS, SHORTER, INSIDE, HOLDS = 1.0, 0.7, 0.55, 0.5, 0.45
SYNONYM = 0.85
NO_RULE = 0.5  # headings and lists of material come after rules
UNNAMED = 0.85  # so do the rules of a faction, or of a single card, that the question does not name
MISSING = 0.75  # how much of the score depends on how many of the words are there
LENGTH = 0.008  # and for each word the text is longer
OTHER_LANGUAGE = 0.8


class Hit:
    """A paragraph that was found, and how well it fits."""

    def __init__(self, law: Law, paragraph: Paragraph, score: float) -> None:
        self.law = law
        self.paragraph = paragraph
        self.score = score


def search(question: str, lang: str, game: str = "", most: int = 10) -> list[Hit]:
    """The paragraphs that answer a question, the best first; of one game if it is named."""
    chosen = [law for law in laws() if game in ("", law.game)]
    if NUMBER.match(question.strip()):
        return [Hit(law, one, 1.0) for law in chosen for one in law.below(question)][:most]
    best: dict[str, Hit] = {}
    for of in LANGUAGES:
        weight = 1.0 if of == lang else OTHER_LANGUAGE
        for hit in index(of).search(question, chosen):
            hit.score *= weight
            known = best.get(hit.paragraph.id)
            if known is None or known.score < hit.score:
                best[hit.paragraph.id] = hit
    return sorted(best.values(), key=lambda hit: -hit.score)[:most]


def look_up(text: str, lang: str, game: str = "") -> tuple[Law, list[Paragraph], list[Hit]]:
    """The paragraphs under a number, or the one that fits words best; and others that could be meant."""
    try:
        return (*find(text), [])
    except LichtungError:
        if text[:1].isdigit() or "." in text:
            raise  # meant as a number: near ones are named
    hits = search(text, lang, game, 1 + FURTHER)
    if not hits:
        raise LichtungError("law-nothing", text=text)
    return hits[0].law, [hits[0].paragraph], hits[1:]


@cache
def index(lang: str) -> "Index":
    """The words of all paragraphs in a language, gathered once."""
    return Index(lang)


def stem(word: str, lang: str) -> str:
    """What is left of a word without its ending."""
    plain = word.lower().translate(TRANSLATED)
    for ending in ENDINGS[lang]:
        if plain.endswith(ending) and len(plain) - len(ending) >= SHORTEST:
            return plain[: -len(ending)]
    return plain


class Index:
    """By paragraph its stems with their weights, and how rare each stem is."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        words = tomllib.loads((HERE / "search.toml").read_text(encoding="utf-8"))[lang]
        self.idle = {stem(word, lang) for word in words["idle"]}
        self.groups = [{stem(word, lang) for word in group} for group in words["same"]]
        texts = {
            key: text for path in catalogue_paths(lang) for key, text in LINE.findall(path.read_text("utf-8"))
        }
        self.entries: list[tuple[Law, Paragraph, dict[str, float]]] = []
        self.homes: dict[str, set[str]] = {}  # by paragraph of a faction or card: words that name it
        for law in laws():
            names = {one.id: name_of(one, texts.get(key_of("law", one), "")) for one in law.paragraphs}
            for one in law.paragraphs:
                weights: dict[str, float] = {}
                self.add(weights, names[one.id], NAME)
                self.add(weights, texts.get(key_of("law", one), ""), TEXT)
                self.add(weights, texts.get(key_of("later", one), ""), READING)
                for number in one.rulings:
                    self.add(weights, texts.get(f"ruling-{law.game}-{number}", ""), READING)
                above = [name for id_, name in names.items() if one.id.startswith(id_) and one.id != id_]
                self.add(weights, " ".join(above), ABOVE)
                if one.source == CARD:
                    self.homes[one.id] = set(self.stems(names[one.id]))
                elif not one.common and above:
                    self.homes[one.id] = set(self.stems(above[0]))
                self.entries.append((law, one, weights))
        seen: dict[str, int] = {}
        for _, _, weights in self.entries:
            for token in weights:
                seen[token] = seen.get(token, 0) + 1
        self.rare = {token: math.log(1 + len(self.entries) / count) for token, count in seen.items()}

    def add(self, weights: dict[str, float], text: str, weight: float) -> None:
        """Note the words of a text; the best place of a word counts."""
        for token in self.stems(text):
            weights[token] = max(weights.get(token, 0.0), weight)

    def stems(self, text: str) -> list[str]:
        """The words of a text that carry meaning."""
        found = [stem(word, self.lang) for word in WORD.findall(text)]
        return [token for token in found if token not in self.idle]

    def search(self, question: str, chosen: list[Law]) -> list[Hit]:
        """Every paragraph that has one of the words, with its score."""
        asked = [self.fitting(token) for token in dict.fromkeys(self.stems(question))]
        # A word that nothing fits is missing everywhere, and counts like the rarest one.
        rarest = max(self.rare.values())
        worth = [max(fits.values(), default=rarest) for fits in asked]
        found: list[Hit] = []
        for law, one, weights in self.entries:
            if law not in chosen:
                continue
            got = [
                max((fit * weights[t] for t, fit in fits.items() if t in weights), default=0.0)
                for fits in asked
            ]
            if any(got):
                covered = sum(w for w, g in zip(worth, got, strict=True) if g) / sum(worth)
                score = sum(got) * (1 - MISSING + MISSING * covered) / (1 + LENGTH * len(weights))
                named = self.homes.get(one.id)
                if named is not None and not any(named & fits.keys() for fits in asked):
                    score *= UNNAMED
                found.append(Hit(law, one, score if one.rule else score * NO_RULE))
        return found

    def fitting(self, token: str) -> dict[str, float]:
        """The stems that a word of the question can mean, each with how well it fits and how rare it is."""
        meant = {token, *[stem(token.replace(typed, plain), self.lang) for typed, plain in TYPED]}
        others = {word for group in self.groups if not group.isdisjoint(meant) for word in group} - meant
        fits = {known: max(likeness(word, known) for word in meant) for known in self.rare}
        for known in fits:
            if any(known.startswith(word) for word in others if len(word) >= PART or word == known):
                fits[known] = max(fits[known], SYNONYM)
        # A rare word for a common thing is worth no more than the word that was asked for.
        most = min((self.rare[word] for word in meant if word in self.rare), default=math.inf)
        return {known: fit * min(self.rare[known], most) for known, fit in fits.items() if fit}


def likeness(asked: str, known: str) -> float:
    """How well two stems fit: equal, one the beginning of the other, or one a part of the other."""
    if asked == known:
        return SAME
    if len(asked) >= PART and known.startswith(asked):
        return BEGINS
    if len(known) >= PART and asked.startswith(known):
        return SHORTER
    if len(asked) >= PART and asked in known:
        return INSIDE
    if len(known) > PART and known in asked:
        return HOLDS
    return 0.0


def name_of(paragraph: Paragraph, text: str) -> str:
    """What a paragraph is called: all of a heading, of a rule the few words before a colon."""
    name, colon, _ = text.partition(":")
    named = colon and len(name.split()) <= LONGEST_NAME
    return name if named or not paragraph.rule else ""


def key_of(prefix: str, paragraph: Paragraph) -> str:
    """Under which key the catalogues have something about a paragraph."""
    return f"{prefix}-{paragraph.id.replace('.', '-')}"

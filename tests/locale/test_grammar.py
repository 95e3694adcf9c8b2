"""The grammar of names: article, case and number of all factions, pieces, items and buildings in a line.

What sentences ask of a name is read from the catalogues (`$defender-acc`); each name must have that form, and
the German ones must have the article that their gender has in that case.
"""

import re
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lichtung.games import game as game_of
from lichtung.games import teller
from lichtung.heirs.tiles import BUILDINGS, TERRAINS
from lichtung.kernel.codec import fields_of
from lichtung.kernel.game import FrameGame
from lichtung.kernel.telling import compose
from lichtung.locale.render import LANGUAGES, catalogue, catalogue_paths
from lichtung.locale.telling import Reader, Storyteller
from lichtung.root.battle import FOUGHT
from lichtung.root.cards import ITEMS
from lichtung.root.game import FACTIONS, RootGame, make
from lichtung.root.map import SUITS
from tests.locale.collect import FORM, said_in

MESSAGE = re.compile(r"(?:root|heirs)-(?:event|then|some|points|place|field|action|refusal)")
VARIABLE = re.compile(r"\$([a-z]+)-([a-z]+)\b")
DRAWN = re.compile(r"(?:^|[^„“])\{ \$(?:card|taken|spent|quest)(?: |\})")  # a card's name that is not quoted

MASCULINE, FEMININE, NEUTER, PLURAL = "mfnp"
# Article by gender and case: definite, then indefinite.
DEFINITE = {
    MASCULINE: {"nom": "der", "acc": "den", "dat": "dem", "gen": "des"},
    FEMININE: {"nom": "die", "acc": "die", "dat": "der", "gen": "der"},
    NEUTER: {"nom": "das", "acc": "das", "dat": "dem", "gen": "des"},
    PLURAL: {"nom": "die", "acc": "die", "dat": "den", "gen": "der"},
}
INDEFINITE = {
    MASCULINE: {"nom": "ein", "acc": "einen"},
    FEMININE: {"nom": "eine", "acc": "eine"},
    NEUTER: {"nom": "ein", "acc": "ein"},
}
FACTION_GENDER = {
    "marquise": FEMININE,
    "eyrie": PLURAL,
    "alliance": FEMININE,
    "vagabond": MASCULINE,
    "vagabond-2": MASCULINE,
    "cult": MASCULINE,
    "riverfolk": FEMININE,
    "mechanical-marquise": FEMININE,
}
ITEM_GENDER = dict(zip(ITEMS, "nmfmnmff", strict=True))  # a pair of boots is neuter
PIECE_GENDER = {
    "marquise-sawmill": FEMININE,
    "marquise-workshop": FEMININE,
    "marquise-recruiter": MASCULINE,
    "marquise-wood": NEUTER,
    "marquise-keep": FEMININE,
    "mechanical-marquise-keep": FEMININE,
    "eyrie-roost": NEUTER,
    "alliance-sympathy": FEMININE,
    **{f"alliance-base_{suit}": MASCULINE for suit in SUITS[:3]},
    **{f"cult-garden_{suit}": MASCULINE for suit in SUITS[:3]},
    **{f"riverfolk-post_{suit}": MASCULINE for suit in SUITS[:3]},
}
ALL_FACTIONS = ("marquise,eyrie,alliance,vagabond,vagabond", "mechanical-marquise,cult,riverfolk")


def games() -> list[RootGame]:
    """Together they have every faction."""
    return [make({"factions": seating}) for seating in ALL_FACTIONS]


def asked() -> dict[str, dict[str, set[str]]]:
    """By language, the forms that sentences ask of each kind of thing."""
    kinds: dict[str, set[str]] = defaultdict(set)
    for room in ("root", "heirs"):
        for _, _, fields in said_in(room):
            for name, kind in fields_of(fields):
                kinds[name].add("seat" if kind in ("owner", "faction") else kind)
    kinds["tile"] = {"building"}
    found: dict[str, dict[str, set[str]]] = {lang: defaultdict(set) for lang in LANGUAGES}
    for lang in LANGUAGES:
        for path in catalogue_paths(lang):
            for key, text in entries(path):
                for name, form in VARIABLE.findall(text):
                    if MESSAGE.match(key) and form != "known":
                        for kind in kinds[name]:
                            found[lang][kind].add(form)
    return found


def entries(path: Path) -> list[tuple[str, str]]:
    """Key and text of every message of a file."""
    text = path.read_text(encoding="utf-8")
    starts = [m.start() for m in re.finditer(r"^[a-z][\w-]* =", text, re.M)] + [len(text)]
    return [(text[a:b].partition(" =")[0], text[a:b]) for a, b in pairwise(starts)]


def names() -> dict[str, list[str]]:
    """By kind, the keys of all that lines speak of with forms."""
    found: dict[str, list[str]] = defaultdict(list)
    for game in games():
        for kind in ("seat", "piece", "item", "suit", "leader", "character"):
            if kind in game.codec.kinds:
                found[kind] += [f"root-{game.word(kind, v)}" for v in game.codec.kinds[kind].samples()]
    found["building"] = [f"heirs-building-{word}" for word in BUILDINGS]
    found["terrain"] = [f"heirs-terrain-{word}" for word in TERRAINS]
    found["seat"] += [f"root-seat-{faction}" for faction in FACTIONS]
    found["seat"] += ["heirs-seat-white", "heirs-seat-blue"]
    return found


def form(lang: str, key: str, name: str) -> str:
    return str(catalogue(lang).forms(key, {}).get(name, ""))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_has_every_form_that_is_asked_of_it(lang: str) -> None:
    wanted = asked()[lang]
    assert {"nom", "acc", "dat", "gen", "person"} - ({"dat"} if lang == "en" else set()) <= wanted["seat"]
    assert {"a", "many"} <= wanted["piece"]
    for kind, keys in names().items():
        for key in keys:
            own = catalogue(lang).forms(key, {})
            plain = {"nom", "acc", "dat"} if lang == "en" and kind == "building" else set()
            assert wanted[kind] - plain <= set(own), key


def test_every_faction_and_piece_has_a_gender() -> None:
    own = {key for key in names()["seat"] if key.startswith("root-seat-")}
    elsewhere = {key for key in own if key.removeprefix("root-seat-") not in FACTION_GENDER}
    assert own - elsewhere == {f"root-seat-{word}" for word in FACTION_GENDER}
    assert elsewhere <= {f"root-seat-{faction}" for faction in FACTIONS}  # in a folder outside of the package
    assert {f"root-piece-{word}" for word in PIECE_GENDER} == set(names()["piece"])


@pytest.mark.parametrize(("faction", "gender"), FACTION_GENDER.items())
def test_factions_have_their_article(faction: str, gender: str) -> None:
    for case, article in DEFINITE[gender].items():
        assert form("de", f"root-seat-{faction}", case).split()[0] == article
    assert form("de", f"root-seat-{faction}", "person") == ("plural" if gender == PLURAL else "third")
    for case in ("nom", "acc", "gen"):
        assert form("en", f"root-seat-{faction}", case).startswith("the ")
    assert form("en", f"root-seat-{faction}", "gen").endswith(("'s", "s'"))


@pytest.mark.parametrize(("item", "gender"), ITEM_GENDER.items())
def test_items_have_their_article(item: str, gender: str) -> None:
    for case, article in INDEFINITE[gender].items():
        assert form("de", f"root-item-{item}", case).split()[0] == article


@pytest.mark.parametrize(("piece", "gender"), PIECE_GENDER.items())
def test_pieces_have_their_article(piece: str, gender: str) -> None:
    key = f"root-piece-{piece}"
    for case in ("nom", "acc"):
        assert form("de", key, case).split()[0] == DEFINITE[gender][case]
    # What there is only one of in a game is lost with the definite article.
    assert form("de", key, "a").split()[0] in (INDEFINITE[gender]["acc"], DEFINITE[gender]["acc"])
    assert form("de", key, "many")


@pytest.mark.parametrize("building", BUILDINGS)
def test_buildings_have_their_article(building: str) -> None:
    key = f"heirs-building-{building}"
    articles = {case: form("de", key, case).split()[0] for case in ("nom", "acc", "dat")}
    gender = {"der": MASCULINE, "die": FEMININE, "das": NEUTER}[articles["nom"]]
    assert articles == {case: DEFINITE[gender][case] for case in articles}
    contracted = {MASCULINE: "vom ", FEMININE: "von der ", NEUTER: "vom "}[gender]
    assert form("de", key, "from").startswith(contracted)
    assert {form("de", key, case).split()[1] for case in articles} == {
        catalogue("de").say(f"heirs-name-{building}")
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_quests_always_stand_in_quotation_marks(lang: str) -> None:
    """Then they need no article and no case, whatever they are called."""
    for path in catalogue_paths(lang):
        for key, text in entries(path):
            if re.match(r"root-(event|then)-", key):
                assert not DRAWN.search(text.replace("“{", "„{")), key


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        (0, "Die Marquise de Katz greift die Horst-Dynastien in Lichtung 5 an."),
        (1, "Die Horst-Dynastien greifen die Waldland-Allianz in Lichtung 5 an."),
        (2, "Die Waldland-Allianz greift den Vagabunden in Lichtung 5 an."),
        (3, "Der Vagabund greift den zweiten Vagabunden in Lichtung 5 an."),
        (4, "Der zweite Vagabund greift die Marquise de Katz in Lichtung 5 an."),
    ],
)
def test_an_attack_by_every_faction(seat: int, sentence: str) -> None:
    game = games()[0]
    attack = FOUGHT.of(seat, (seat + 1) % 5, 4)
    assert Storyteller(game, catalogue("de")).event(attack) == sentence
    named = dict(enumerate(("Anna", "Ben", "Clara", "Dora", "Emil")))
    you = Storyteller(game, catalogue("de"), Reader(seat, named)).event(attack)
    assert you == f"Du greifst {named[(seat + 1) % 5]} in Lichtung 5 an."
    suffers = Storyteller(game, catalogue("de"), Reader((seat + 1) % 5, named)).event(attack)
    assert suffers == f"{named[seat]} greift dich in Lichtung 5 an."


# What a line never says: a name without the article of its case, an old turn of phrase, a bare field.
BARE = "Marquise|Horst|Waldland|Vagabund|Echsen|Flussvolk-|Mechanische"
NEVER = {
    "de": (
        rf"\b(?:von|an|gegen|mit|für|bei|auf|zu) (?:{BARE})",
        r"und zwar von|Vom Nachziehstapel kommt|kommt auf die Hand|gibt ab:",
        r"-?\d,-?\d",
    ),
    "en": (
        r"comes to hand|comes from the deck|leaves clearing",
        r"\b(?:[Yy]ou|Dynasties|Riverfolk) (?:is|has|loses|takes|moves)\b",
        r"-?\d,-?\d",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("setup", [*ALL_FACTIONS, "heirs"])
@pytest.mark.parametrize("reader", [None, 0])
def test_whole_games_read_well(lang: str, setup: str, reader: int | None) -> None:
    game: FrameGame[Any, Any] = game_of("heirs") if setup == "heirs" else make({"factions": setup})
    says = Storyteller(game, catalogue(lang), Reader(reader))
    rng = Random(3)
    s, told = game.start(), teller(game)
    for n in range(700):
        if game.decision(s) is None:
            break
        options = game.actions(s) or [game.sample(s, rng)]
        told.add(n, game.apply(s, rng.choice(options), True))
    for line in told.lines:
        whole = compose(told.telling, line, says.reader.see)
        for text in [says.line(whole), *[says.sentence(one.parts) for one in whole.details]]:
            assert text[0].isupper() or text[0].isdigit(), text
            assert text.endswith((".", "!"))
            assert not re.search(r"\{|root-|heirs-|line-|  | [.,;:]", text), text
            for wrong in NEVER[lang]:
                assert not re.search(wrong, text), text


def test_forms_are_known_to_the_comparison_of_languages() -> None:
    used = {form for kinds in asked().values() for forms in kinds.values() for form in forms}
    assert all(FORM.search(f"-{form}") for form in used)

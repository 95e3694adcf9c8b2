"""The law registry: no unknown number, no rule without code or test, words for everything."""

from pathlib import Path

import pytest

from lichtung.cli.law_coverage import section
from lichtung.kernel import law as registry
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.law import Coverage, Law, find, laws, named_in_code, named_in_tests
from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.root.editions import EDITIONS
from lichtung.root.game import ALL_SWITCHES
from tools import law_data

GAMES = ["heirs", "root"]
# Switches whose difference other paragraphs tell: the corners of each faction, whom fallen mercenaries anger.
ELSEWHERE = ("5.1.7", "9.2.9.III")
RULINGS = {
    "heirs": [*range(1, 49)],
    "root": [
        *range(1, 59),
        *range(60, 85),
        *range(90, 103),
        *range(110, 116),
        *range(120, 125),
        *range(200, 219),
        *range(220, 234),
        *range(240, 254),
        *range(260, 264),
        *range(300, 309),
        *range(310, 318),
        *range(320, 338),
        *range(401, 420),
        *range(500, 513),
    ],
}


def law_of(game: str) -> Law:
    return next(law for law in laws() if law.game == game)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_code_and_test(game: str) -> None:
    covered = Coverage(law_of(game), registry.tests_folder())
    assert [f"{place.file}: {place.paragraph}" for place in covered.unknown] == []
    assert covered.without_code() == []
    assert covered.without_test() == []


def test_ids_are_unique_over_all_games() -> None:
    ids = [id_ for law in laws() for id_ in law.ids]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_paragraph_and_ruling_has_words(game: str, lang: str) -> None:
    words = catalogue(lang)
    law = law_of(game)
    assert [p.id for p in law.paragraphs if not words.has("law-" + p.id.replace(".", "-"))] == []
    named = {n for p in law.paragraphs for n in p.rulings}
    assert [n for n in sorted(named) if not words.has(f"ruling-{game}-{n}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_later_editions_say_has_words(lang: str) -> None:
    words = catalogue(lang)
    for paragraph in law_of("root").paragraphs:
        assert words.has("later-" + paragraph.id.replace(".", "-")) is bool(paragraph.since)
        assert paragraph.since in ("", *EDITIONS[1:])


def test_every_switch_of_the_law_is_explained_by_its_paragraph() -> None:
    since = {paragraph.id: paragraph.since for paragraph in law_of("root").paragraphs}
    for switch in ALL_SWITCHES:
        if switch.law not in ELSEWHERE and len(set(switch.on)) > 1:
            first = EDITIONS[next(i for i, on in enumerate(switch.on) if on != switch.on[0])]
            assert since[switch.law] == first, switch.name


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_named_by_a_paragraph_and_by_the_docs(game: str) -> None:
    named = {n for p in law_of(game).paragraphs for n in p.rulings}
    assert named == set(RULINGS[game])
    folder = registry.tests_folder()
    assert folder is not None
    page = (folder.parent / "docs" / f"{game}-rulings.md").read_text(encoding="utf-8")
    assert [n for n in RULINGS[game] if f"| {n} |" not in page] == []


def test_coverage_page_is_current() -> None:
    folder = registry.tests_folder()
    assert folder is not None
    page = (folder.parent / "docs" / "law-coverage.md").read_text(encoding="utf-8")
    for game in GAMES:
        assert section(law_of(game)) in page, "run: lichtung law --write docs/law-coverage.md"


def test_the_client_has_the_law_of_today() -> None:
    assert law_data.stale() == [], "run: python -m tools.law_data"


# --- The tool itself, on files made up for it


@pytest.fixture
def made_up(tmp_path: Path) -> Law:
    """A game with Root's kinds of ids."""
    data = tmp_path / "forest" / "data"
    data.mkdir(parents=True)
    ids = ["4", "4.3", "4.3.1", "4.3.1.I", "9.2.9.IId", "A.8.1.II", "C.2.5", "M.3"]
    rows = "".join(f'[[paragraph]]\nid = "{id_}"\nrule = {str("." in id_).lower()}\n' for id_ in ids)
    pattern = r"(?:[A-Z]\\.)?\\d+(?:\\.\\d+)*(?:\\.[IVX]+[a-z]?)?"
    path = data / "law.toml"
    path.write_text(f'game = "forest"\nsource = "law"\npattern = "{pattern}"\n{rows}', encoding="utf-8")
    return Law(path)


def code(law: Law, text: str) -> list[tuple[str, str]]:
    path = law.room / "battle.py"
    path.write_text(text, encoding="utf-8")
    return [(place.paragraph, place.name) for place in named_in_code(path, law)]


def test_code_names_paragraphs_in_strings_and_comments(made_up: Law) -> None:
    text = '''
"""Battle. 4.3"""
MUST_RULE = Refusal("4.3.1", "must-rule", amount=3)
BOTH = [Effect("C.2.5"), Effect("M.3")]

class MayAmbush(Step):
    """The defender may play one ambush card."""
    law = "4.3.1"
    laws = ("4.3.1.I", "9.2.9.IId")

def no_path(s):
    """A.8.1.II: along a path."""
    return s  # 4.3
'''
    assert code(made_up, text) == [
        ("4.3", ""),
        ("4.3.1", "MUST_RULE"),
        ("C.2.5", "BOTH"),
        ("M.3", "BOTH"),
        ("4.3.1", "MayAmbush"),
        ("4.3.1.I", "MayAmbush"),
        ("9.2.9.IId", "MayAmbush"),
        ("A.8.1.II", "no_path"),
        ("4.3", "no_path"),
    ]


def test_tests_name_paragraphs_by_marker_and_scenario(made_up: Law, tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_a.py").write_text(
        '@pytest.mark.law("4.3.1", "M.3")\ndef test_a():\n    pass\n\n'
        '@pytest.mark.slow\n@pytest.mark.law("C.2.5")\nclass TestB:\n    pass\n',
        encoding="utf-8",
    )
    (folder / "b.toml").write_text('law = ["4.3"]\n[[case]]\nlaw = ["E.7.3", "9.9"]\n', encoding="utf-8")
    (folder / "broken.toml").write_text("law = [", encoding="utf-8")
    found = [(p.paragraph, p.file, p.name) for p in named_in_tests(folder, made_up)]
    assert found == [
        ("4.3.1", "test_a.py", "test_a"),
        ("M.3", "test_a.py", "test_a"),
        ("C.2.5", "test_a.py", "TestB"),
        ("4.3", "b.toml", ""),
        ("9.9", "b.toml", ""),
        ("E.7.3", "b.toml", ""),
    ]


def test_gaps_and_unknown_numbers_are_found(made_up: Law, tmp_path: Path) -> None:
    code(made_up, 'LAW = "4.3"\nOTHER = "77.1"\n')
    folder = tmp_path / "tests"
    folder.mkdir()
    covered = Coverage(made_up, folder)
    assert covered.without_code() == ["4.3.1", "4.3.1.I", "9.2.9.IId", "A.8.1.II", "C.2.5", "M.3"]
    assert covered.without_test() == ["4.3", *covered.without_code()]
    assert [place.paragraph for place in covered.unknown] == ["77.1"]
    assert Coverage(made_up, None).without_test() == [], "no tests to look at: no gaps claimed"


def test_below(made_up: Law) -> None:
    assert [p.id for p in made_up.below("4.3.1")] == ["4.3.1", "4.3.1.I"]
    assert [p.id for p in made_up.below("a.8")] == ["A.8.1.II"]
    assert made_up.below("4.3.1.") != []
    assert made_up.below("4.31") == []


def test_unknown_paragraph_offers_near_ones() -> None:
    with pytest.raises(LichtungError) as caught:
        find("E.7.33")
    assert caught.value.key == "law-unknown"
    assert "E.7.3" in str(caught.value.args_by_name["near"])


def test_the_pattern_knows_every_rule() -> None:
    for law in laws():
        assert [p.id for p in law.paragraphs if p.rule and not law.pattern.fullmatch(p.id)] == []

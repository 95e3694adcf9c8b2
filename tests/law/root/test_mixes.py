"""Suggested mixes and the warning about those of little reach. M.11"""

from itertools import combinations
from pathlib import Path

import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.locale.render import catalogue
from lichtung.root.game import FACTIONS, FEWEST_SEATS, make
from lichtung.root.mixes import (
    COMPETITIVE,
    COOPERATIVE,
    MOST_SEATS,
    REACH,
    SECOND_REACH,
    SUGGESTED,
    advised,
    reach_of,
    suggested,
    warning_for,
)
from tests.cli.desk import Desk

SEATS = range(FEWEST_SEATS, MOST_SEATS + 1)
TWICE = [name for name, faction in FACTIONS.items() if faction.seats > 1]


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(monkeypatch, capsys)


@pytest.mark.law("M.11")
def test_reach_of_every_faction_and_of_a_second_vagabond() -> None:
    assert set(REACH) == set(FACTIONS)
    assert set(SECOND_REACH) == set(TWICE)
    assert reach_of(["marquise", "eyrie", "alliance", "vagabond"]) == 10 + 7 + 3 + 5
    assert reach_of(["vagabond", "vagabond", "cult"]) == 5 + 2 + 2
    assert reach_of(["mechanical-marquise", "riverfolk"]) == reach_of(["marquise", "riverfolk"]) == 15
    assert [advised(seats) for seats in SEATS] == [17, 18, 21, 25, 28]


@pytest.mark.law("M.11")
@pytest.mark.parametrize("seats", SEATS)
def test_competitive_mixes_for_every_number_of_seats(seats: int) -> None:
    mixes = suggested(COMPETITIVE, seats)
    assert mixes
    for mix in mixes:
        assert make({"factions": mix}).seats == seats
        assert reach_of(mix) >= advised(seats)
        automated = ["mechanical-marquise" if faction == "marquise" else faction for faction in mix]
        assert make({"factions": automated}).seats == seats
        assert warning_for(automated) is None


@pytest.mark.law("M.11")
def test_cooperative_mixes_for_one_and_two_players() -> None:
    mixes = suggested(COOPERATIVE)
    games = [make({"factions": mix, "mode": "cooperative"}) for mix in mixes]
    assert {len(game.players()) for game in games} == {1, 2}
    for mix in mixes:
        assert warning_for(mix, COOPERATIVE) is None, "what is suggested is not warned about"
    assert {tuple(sorted(mix)) for mix in mixes} == {tuple(mix) for mix in map(sorted, mixes)}
    assert len({tuple(sorted(mix)) for mix in [*mixes, *SUGGESTED[COMPETITIVE]]}) == len(mixes) + len(
        SUGGESTED[COMPETITIVE]
    ), "no mix twice"


@pytest.mark.law("M.11")
def test_every_legal_mix_has_its_sum_and_those_below_the_advice_a_warning() -> None:
    warned = 0
    for seats in SEATS:
        for mix in combinations([*FACTIONS, *TWICE], seats):
            try:
                make({"factions": list(mix)})
            except LichtungError:
                continue
            found = warning_for(mix)
            assert (found is not None) == (reach_of(mix) < advised(seats))
            if found is not None:
                warned += 1
                assert (found.reach, found.advised, found.seats) == (reach_of(mix), advised(seats), seats)
    assert warned


@pytest.mark.law("M.11")
def test_one_line_before_a_thin_mix_is_played(desk: Desk, tmp_path: Path) -> None:
    thin = ["--factions", "alliance,vagabond", "--seats", "random,random"]
    done = desk.run("simulate", "root", *thin, "--games", "1", "--json", "--lang", "de")
    assert done.code == 0
    assert done.err == (
        "Hinweis: Die Reichweite dieser Zusammenstellung ist 8; für 2 Sitze empfehlen wir mindestens 17."
        " Gespielt werden kann sie trotzdem.\n"
    )
    assert done.out.startswith("{")
    file = str(tmp_path / "game.jsonl")
    done = desk.run("play", "root", *thin, "--seed", "1", "--save", file)
    assert done.code == 0
    assert done.err.count("\n") == 1
    assert done.err.startswith("Note: this mix has a reach of 8;")
    assert desk.run("simulate", "root", "--games", "1").err == ""
    fine = ["--factions", "mechanical-marquise,vagabond", "--option", "mode=cooperative"]
    assert desk.run("simulate", "root", "--games", "1", *fine).err == ""
    assert desk.run("simulate", "heirs", "--games", "1").err == ""


@pytest.mark.law("M.11")
@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_list_of_mixes(desk: Desk, lang: str) -> None:
    done = desk.run("mixes", "--lang", lang)
    assert done.code == 0
    for mixes in SUGGESTED.values():
        for mix in mixes:
            assert ",".join(mix) in done.out
    assert catalogue(lang).say("root-seat-riverfolk") in done.out
    assert "mixes-" not in done.out
    five = desk.run("mixes", "--seats", "5", "--lang", lang).out
    assert "marquise,eyrie,alliance,vagabond,cult\n" in five.replace(" ", "")
    assert "mechanical-marquise,eyrie" not in five
    wrong = desk.run("mixes", "--seats", "7", "--lang", lang)
    assert wrong.code == 2

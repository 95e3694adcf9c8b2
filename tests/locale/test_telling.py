"""Which events share a line, and how lines grow: one thing that somebody did, with all that came of it."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from lichtung.games import game as make_game
from lichtung.games import teller
from lichtung.kernel.codec import Event
from lichtung.kernel.telling import Line, Part, Teller, Told, compose
from lichtung.locale.render import catalogue
from lichtung.locale.telling import Reader, Storyteller, names_of
from lichtung.root.battle import AMBUSHED, BROKEN_OFF, FOUGHT, ROLLED
from lichtung.root.drawing import DREW, RESHUFFLED
from lichtung.root.factions.alliance.rules import ORGANIZED, SUPPORTER_SPENT, SYMPATHY_PLACED
from lichtung.root.factions.eyrie.rules import EYRIE_RECRUITED, ROOST_BUILT
from lichtung.root.factions.keepers.retinue import DELVED, RECOVERED, RETINUE_ACTED
from lichtung.root.factions.marquise.rules import HEALED, WOOD_PLACED
from lichtung.root.game import RootGame, make
from lichtung.root.moving import MOVED
from lichtung.root.removal import PIECE_REMOVED, WARRIORS_REMOVED
from lichtung.root.scoring import LOST_POINTS, SCORED
from lichtung.root.turn import TURN_BEGAN

CAT, BIRDS, ALLIANCE, VAGABOND = range(4)
NAMES = {CAT: "Anna", BIRDS: "Ben", ALLIANCE: "Clara", VAGABOND: "Dora"}
SEATINGS = ("marquise,eyrie,alliance,vagabond", "mechanical-marquise,cult,riverfolk,vagabond")


@pytest.fixture(scope="module")
def game() -> RootGame:
    return make({"factions": SEATINGS[0]})


def told(game: RootGame, *records: list[Event], reader: int | None = None, lang: str = "de") -> list[str]:
    """The lines of some records, as somebody reads them."""
    strings = teller(game)
    for n, events in enumerate(records):
        strings.add(n, events)
    says = Storyteller(game, catalogue(lang), Reader(reader, NAMES))
    return [says.line(line) for line in lines(strings, reader)]


def lines(strings: Teller, reader: int | None) -> list[Line]:
    return [compose(strings.telling, line, Reader(reader).see) for line in strings.lines]


def test_what_comes_several_times_to_one_place_is_summed(game: RootGame) -> None:
    recruits = [[EYRIE_RECRUITED.of(BIRDS, 0, 2)], [EYRIE_RECRUITED.of(BIRDS, 0, 2)]]
    assert told(game, *recruits) == ["Ben rekrutiert 4 Krieger in Lichtung 1."]
    elsewhere = [*recruits, [EYRIE_RECRUITED.of(BIRDS, 4, 1)]]
    assert told(game, *elsewhere) == ["Ben rekrutiert 5 Krieger: 4 in Lichtung 1 und einen in 5."]


def battle(game: RootGame) -> tuple[list[Event], list[Event]]:
    """Anna attacks Ben in clearing 5: the declaration, and the roll with what follows."""
    roost = game.codec.kinds["piece"].parse("eyrie.roost")
    return [FOUGHT.of(CAT, BIRDS, 4)], [
        ROLLED.of(3, 1, CAT, 3, BIRDS, 1),
        WARRIORS_REMOVED.of(BIRDS, 4, 2),
        PIECE_REMOVED.of(BIRDS, roost, 4, 1, CAT),
        WARRIORS_REMOVED.of(CAT, 4, 1),
        SCORED.of(CAT, 1, 12),
    ]


def test_a_battle_is_one_line(game: RootGame) -> None:
    lost = "Ben verliert 2 Krieger und ein Nest"
    assert told(game, *battle(game)) == [
        f"Anna greift Ben in Lichtung 5 an (3 zu 1): {lost}, Anna einen Krieger. +1, jetzt 12."
    ]
    assert told(game, *battle(game), reader=CAT) == [
        f"Du greifst Ben in Lichtung 5 an (3 zu 1): {lost}, du einen Krieger. +1, jetzt 12."
    ]
    assert told(game, *battle(game), reader=BIRDS) == [
        "Anna greift dich in Lichtung 5 an (3 zu 1): "
        "Du verlierst 2 Krieger und ein Nest, Anna einen Krieger. +1, jetzt 12."
    ]
    assert told(game, *battle(game), reader=BIRDS, lang="en") == [
        "Anna attacks you in clearing 5 (3 to 1): "
        "you lose 2 warriors and a roost, Anna loses a warrior. +1, now 12."
    ]


def test_and_joins_the_last_of_several_deeds_and_none_behind_a_sentence_about_others() -> None:
    game = make({"factions": "marquise,keepers"})
    anna, ben = range(2)
    card, piece = game.codec.kinds["card"].parse("anvil"), game.codec.kinds["piece"].parse("keepers.figure-1")
    column, forest = 0, game.setup.map.clearings
    acted, dug = RETINUE_ACTED.of(ben, card, column, 4), DELVED.of(ben, piece, forest, 4)
    fought, missed = FOUGHT.of(ben, anna, 4), ROLLED.of(0, 0, ben, 0, anna, 0)
    (line,) = told(game, [acted], [fought], [missed], [dug], lang="en")
    assert "act in clearing 5 (Move), attacks Anna" in line
    assert "(0 to 0) and delves a figure" in line
    (line,) = told(game, [acted], [fought], [missed, WARRIORS_REMOVED.of(anna, 4, 1)], [dug], lang="en")
    assert "loses a warrior. Ben delves a figure" in line
    recovered = [RECOVERED.of(ben, piece, 4)] * 2
    (line,) = told(game, [acted], recovered, lang="en")
    assert line.count(" and recovers") == line.count(", recovers") == 1


def test_an_ambush_comes_before_the_dice(game: RootGame) -> None:
    start = [FOUGHT.of(CAT, BIRDS, 4)]
    ambush = [AMBUSHED.of(BIRDS, 0), WARRIORS_REMOVED.of(CAT, 4, 2)]
    said = "Anna greift Ben in Lichtung 5 an; Ben legt einen Hinterhalt: Anna verliert 2 Krieger"
    over = [*ambush, BROKEN_OFF.of(4), Event("7.6.1", "scored", SCORED.fields).of(BIRDS, 2, 9)]
    assert told(game, start, over) == [
        f"{said}; kein Angreifer steht mehr, der Kampf ist aus.",
        "Die Nester bringen Ben 2 Siegpunkte, jetzt 9.",
    ]
    rolled = [ROLLED.of(1, 0, CAT, 1, BIRDS, 0), WARRIORS_REMOVED.of(BIRDS, 4, 1)]
    assert told(game, start, ambush, rolled) == [f"{said}; dann 1 zu 0: Ben verliert einen Krieger."]


def test_what_another_player_does_meanwhile_has_its_own_line(game: RootGame) -> None:
    start, rolled = battle(game)
    healed = [HEALED.of(CAT, 0, 4, 1)]
    more = [WARRIORS_REMOVED.of(BIRDS, 4, 1)]
    found = told(game, start, rolled[:1], healed, more)
    assert len(found) == 2
    assert found[0].endswith("(3 zu 1): Ben verliert einen Krieger.")


def test_draws_are_merged_and_hidden_ones_counted(game: RootGame) -> None:
    cards = [[DREW.shown_to(1 << CAT, CAT, card)] for card in (13, 14, 15)]
    assert told(game, *cards) == ["Anna zieht 3 Karten."]
    own = told(game, *cards, reader=CAT)[0]
    assert own.startswith("Du ziehst „")
    assert own.count("„") == 3
    between = told(
        game, cards[0], [*cards[1], RESHUFFLED.of()], cards[2], [TURN_BEGAN.of(BIRDS, 2)], cards[0]
    )
    assert between == [
        "Anna zieht 3 Karten; der Ablagestapel ist gemischt und wird zum Nachziehstapel.",
        "Zug 2: Ben.",
        "Anna zieht eine Karte.",
    ]


def test_what_is_paid_first_belongs_to_what_it_pays_for(game: RootGame) -> None:
    spent = [SUPPORTER_SPENT.of(ALLIANCE, card) for card in (3, 4, 5)]
    placed = [SYMPATHY_PLACED.of(ALLIANCE, 8), SCORED.of(ALLIANCE, 4, 26)]
    want = ["Clara gewinnt Lichtung 9 für sich (3 Anhänger). +4, jetzt 26."]
    assert told(game, [*spent, *placed]) == want
    assert told(game, spent[:1], spent[1:2], [spent[2], *placed]) == want, "asked for one by one"


def test_organizing_is_one_line_even_after_a_battle(game: RootGame) -> None:
    """The warrior makes way for the token: it is the price, and no loss of the battle before."""
    fought = [FOUGHT.of(ALLIANCE, CAT, 6)], [ROLLED.of(0, 0, ALLIANCE, 0, CAT, 0)]
    organized = [WARRIORS_REMOVED.of(ALLIANCE, 6, 1), ORGANIZED.of(ALLIANCE, 6), SCORED.of(ALLIANCE, 2, 30)]
    attack = "Clara greift Anna in Lichtung 7 an (0 zu 0)."
    line = "Clara organisiert in Lichtung 7: Krieger gegen Sympathie. +2, jetzt 30."
    assert told(game, *fought, organized) == [attack, line]
    again = [*organized[:2], SCORED.of(ALLIANCE, 3, 33)]
    assert told(game, organized, again) == [line, line.replace("+2, jetzt 30", "+3, jetzt 33")]
    assert told(game, organized, reader=ALLIANCE) == [
        "Du organisierst in Lichtung 7: Krieger gegen Sympathie. +2, jetzt 30."
    ]
    assert told(game, organized, lang="en") == [
        "Clara organizes in clearing 7: a warrior for sympathy. +2, now 30."
    ]
    strings = teller(game)
    strings.add(0, organized)
    (string,) = lines(strings, None)
    assert (string.law, string.seat) == ("8.6.1.IV", ALLIANCE)
    assert [one.law for one in string.details] == ["2.5.1", "8.6.1.IV", "3.2"]


def test_a_phase_is_one_line(game: RootGame) -> None:
    wood = [WOOD_PLACED.of(CAT, 8, 2), WOOD_PLACED.of(CAT, 1, 1)]
    assert told(game, wood) == ["Die Sägemühlen von Anna liefern 3 Holz: 2 in Lichtung 9 und eins in 2."]
    assert told(game, wood[:1], reader=CAT) == ["Deine Sägemühlen liefern 2 Holz in Lichtung 9."]


def test_points_stand_last_and_alone_only_without_a_cause(game: RootGame) -> None:
    assert told(game, [ROOST_BUILT.of(BIRDS, 4), SCORED.of(CAT, 2, 7), LOST_POINTS.of(BIRDS, 2, 5)]) == [
        "Ben baut ein Nest in Lichtung 5. −2, noch 5. Anna bekommt 2 Siegpunkte, jetzt 7."
    ]
    assert told(game, [SCORED.of(CAT, 2, 7)], reader=CAT) == ["Du bekommst 2 Siegpunkte, jetzt 7."]


def test_single_events_stay_behind_the_line(game: RootGame) -> None:
    strings = teller(game)
    for n, events in enumerate(battle(game)):
        strings.add(n, events)
    (line,) = lines(strings, None)
    assert (line.key, line.law, line.seat) == ("fought", "4.3", CAT)
    assert [one.law for one in line.details] == ["4.3", "4.3.2", "2.5.1", "3.2.1", "2.5.1", "3.2"]
    strings.cut(1)
    (line,) = lines(strings, None)
    assert not line.details, "nothing of what was taken back is left"


def test_names_of_people_but_not_of_their_kind() -> None:
    seats = ["Anna", "greedy", "human", "Ben", "Ben", ""]
    assert names_of(catalogue("de"), seats) == {0: "Anna"}


@pytest.mark.parametrize("seating", SEATINGS)
def test_lines_are_the_same_for_all_readers_however_they_come(seating: str) -> None:
    """The order of lines tells nobody what he may not know, and record by record is as all at once."""
    game = make({"factions": seating})
    s, strings, rng = game.start(), teller(game), Random(4)
    heard: list[tuple[int, list[Event]]] = []
    for n in range(500):
        if game.decision(s) is None:
            break
        events = game.apply(s, rng.choice(game.actions(s)), True)
        heard.append((n, events))
        touched = strings.add(n, events)
        assert {told.n for i in touched for told in strings.lines[i][-1:]} <= {n}
    shapes = {
        reader: [[one.event.key for one in line] for line in strung(game, heard, reader)]
        for reader in (None, 0, 1, 2)
    }
    assert all(shape == shapes[None] for shape in shapes.values())
    assert len(strings.lines) < sum(len(events) for _, events in heard)
    assert MOVED.key in {line[0].event.key for line in strings.lines}


def strung(game: RootGame, heard: list[tuple[int, list[Event]]], reader: int | None) -> list[list[Told]]:
    """Lines out of events as one reader has them."""
    strings = teller(game)
    for n, events in heard:
        strings.add(n, [event.seen_by(reader) for event in events])
    return strings.lines


@pytest.mark.parametrize(
    ("name", "setup"), [*[("root", {"factions": one}) for one in SEATINGS], ("heirs", {})], ids=str
)
def test_what_is_taken_back_has_never_been_told(name: str, setup: dict[str, object]) -> None:
    """Cutting back to any record, and going on from there, is as if the rest had never happened."""
    game: Any = make_game(name, **setup)
    s, rng = game.start(), Random(7)
    records: list[list[Event]] = []
    while game.decision(s) is not None and len(records) < 300:
        records.append(game.apply(s, rng.choice(game.actions(s)), True))
    for n in rng.sample(range(len(records)), 25):
        honest, forgetful = teller(game), teller(game)
        for k, events in enumerate(records):
            forgetful.add(k, events)
        twin = forgetful.copy()
        forgetful.cut(n)
        for k in range(n):
            honest.add(k, records[k])
        assert known(forgetful) == known(honest)
        for k in range(n, min(n + 20, len(records))):
            assert forgetful.add(k, records[k]) == honest.add(k, records[k])
        assert known(forgetful) == known(honest)
        twin.cut(n)
        assert len(twin.heard) == (n if twin.scene.remembers else 0)


def known(strings: Teller) -> object:
    """All that a teller holds: its lines with what is said of them, and which may still grow."""
    parts = [
        [(one.order(), one.event.key, list(one.scene), shown(one.scene.values())) for one in line]
        for line in strings.lines
    ]
    return parts, strings.recent, strings.heard


def shown(parts: Iterable[Part]) -> object:
    return [(one.key, one.args, [(name, shown(more)) for name, more in one.phrases.items()]) for one in parts]

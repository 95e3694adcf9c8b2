"""What the foundations can say though no faction of today does: helpers, markers, figures, closed paths."""

from random import Random

import pytest

from lichtung.kernel.frames import push, settle
from lichtung.root.battle import LOSE_PIECES, Losses
from lichtung.root.cards import Deck
from lichtung.root.effects import card_sources
from lichtung.root.faction import Faction, FigureKind, Helper, MarkerKind, PieceKind
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.fields import Mat
from lichtung.root.game import KINDS, RootGame
from lichtung.root.map import FOX, MOUSE, Map
from lichtung.root.markers import (
    exclude_kind,
    kinds_left,
    markers_at,
    place_marker,
    show_marker,
    take_marker,
)
from lichtung.root.owners import decider, is_enemy, is_enemy_piece, is_faction_piece
from lichtung.root.paths import close_paths, neighbours, surroundings
from lichtung.root.pieces import (
    can_fight,
    count_present,
    is_present,
    place_warriors,
    put_figure,
    recount,
)
from lichtung.root.removal import settle_removed, take_off, take_off_enemies
from lichtung.root.setup import Setup
from lichtung.root.state import MARKER, NONE, WARRIOR, Root, empty_state, set_suits, suit_at
from lichtung.root.view import fitting

pytestmark = pytest.mark.plain_only  # factions of the tests are no compiled classes

GUEST, CAT, MOTHS = 0, 1, 2
SPARK, DUD = 0, 1


class Moths(Helper):
    id = "moths"
    warriors = 4


class Guest(Faction):
    """A faction with everything that no box has yet."""

    id = "guest"
    letter = "T"
    warriors = 5
    lose_step = LOSE_PIECES

    def piece_kinds(self) -> list[PieceKind]:
        return [PieceKind("hut", True, 2), PieceKind("flag", False, 2)]

    def figure_kinds(self) -> list[FigureKind]:
        return [FigureKind("chief", fights=True, rules=True)]

    def marker_kinds(self) -> list[MarkerKind]:
        return [MarkerKind("spark", 2), MarkerKind("dud", 2)]

    def helpers(self) -> list[Helper]:
        return [Moths()]

    def areas(self) -> list[str]:
        return ["den"]

    def empty_mat(self, seats: int) -> Mat:
        return Mat()

    def more_neighbours(self, s: Root, me: int, owner: int, place: int) -> list[int]:
        """The den lies beside the first clearing."""
        den = s.setup.first_area[me]
        if owner != me:
            return []
        return [den] if place == 0 else [0] if place == den else []


def table() -> tuple[RootGame, Root]:
    deck = Deck("standard_deck")
    setup = Setup(Map("autumn"), deck, [Guest(), Marquise()], {}, card_sources(deck))
    game = RootGame(setup, KINDS)
    return game, empty_state(setup)


def test_owners_and_places_are_counted_by_the_setup() -> None:
    _, s = table()
    setup = s.setup
    assert (setup.seats, setup.owners, setup.words) == (2, 3, ["guest", "marquise", "guest.moths"])
    assert (s.clearings, s.places, setup.place_words[-1]) == (12, 20, "guest.den")
    assert [setup.is_forest(place) for place in (11, 12, 18, 19)] == [False, True, True, False]
    assert len(s.warriors) == setup.owners * s.places


def test_a_helper_rules_and_is_fought_but_is_no_enemy() -> None:
    _, s = table()
    place_warriors(s, MOTHS, 4, 2)
    place_warriors(s, CAT, 4, 1)
    assert s.ruler[4] == MOTHS
    assert not is_enemy(s, CAT, MOTHS)
    assert is_enemy_piece(s, CAT, MOTHS)
    assert (is_faction_piece(s, CAT), is_faction_piece(s, MOTHS)) == (True, False)
    assert (decider(s, CAT), decider(s, MOTHS)) == (CAT, NONE)
    s.controller = (GUEST, CAT, CAT)
    assert not is_enemy_piece(s, CAT, MOTHS)
    assert is_enemy_piece(s, GUEST, MOTHS)
    assert is_enemy_piece(s, MOTHS, GUEST)
    assert decider(s, MOTHS) == CAT


def test_a_figure_may_rule_and_fight_by_itself() -> None:
    _, s = table()
    put_figure(s, 0, 4)
    assert (s.ruler[4], can_fight(s, GUEST, 4), is_present(s, GUEST, 4)) == (GUEST, True, True)
    place_warriors(s, CAT, 4, 2)
    assert s.ruler[4] == CAT
    put_figure(s, 0, 5)
    assert (is_present(s, GUEST, 4), s.ruler[5]) == (False, GUEST)
    put_figure(s, 0, NONE)
    assert (is_present(s, GUEST, 5), s.ruler[5]) == (False, NONE)


def test_closed_paths_join_nothing() -> None:
    _, s = table()
    first = s.setup.map.paths[0]
    assert first[1] in neighbours(s, CAT, first[0])
    close_paths(s, 1)
    assert first[1] not in neighbours(s, CAT, first[0])
    assert first[0] not in neighbours(s, CAT, first[1])
    assert first[1] not in surroundings(s, CAT, first[0])
    assert first[1] in neighbours(empty_state(s.setup), CAT, first[0]), "other states keep their paths"


def test_an_area_beside_the_map_is_next_to_what_its_owner_says() -> None:
    _, s = table()
    den = s.setup.first_area[GUEST]
    assert den in neighbours(s, GUEST, 0)
    assert neighbours(s, GUEST, den) == [0]
    assert den not in neighbours(s, CAT, 0)


def test_suits_can_change_and_be_several() -> None:
    _, s = table()
    suits = list(s.suits)
    suits[0] = 1 << FOX | 1 << MOUSE
    set_suits(s, tuple(suits))
    assert s.matching[FOX] & s.matching[MOUSE] == 1
    assert suit_at(s, 0) == FOX
    deck = s.setup.deck
    either = deck.of_suit[FOX] | deck.of_suit[MOUSE] | deck.of_suit[3]
    assert deck.matching_any[s.suits[0]] == either


def test_the_number_of_a_marker_tells_nothing() -> None:
    game, s = table()
    other = s.copy()
    assert place_marker(s, GUEST, SPARK, 4) == place_marker(other, GUEST, DUD, 4)
    for viewer in (CAT, None):
        assert game.view(s, viewer) == game.view(other, viewer)
    assert game.view(s, GUEST) != game.view(other, GUEST)
    assert (count_present(s, GUEST, 4), s.ruler[4]) == (1, NONE)
    assert kinds_left(s, GUEST) == [SPARK, DUD]
    take_marker(s, markers_at(s, GUEST, 4)[0])
    assert not is_present(s, GUEST, 4)


def test_what_was_shown_or_excluded_is_kept_in_imagined_worlds() -> None:
    game, s = table()
    for place, kind in ((4, SPARK), (5, DUD), (6, SPARK)):
        place_marker(s, GUEST, kind, place)
    show_marker(s, markers_at(s, GUEST, 4)[0], 1 << CAT)
    hidden = markers_at(s, GUEST, 5)[0]
    exclude_kind(s, hidden, SPARK, 1 << CAT)
    view = game.view(s, CAT)
    seen = set()
    for number in range(30):
        world = game.imagine(view, Random(number))
        assert game.view(world, CAT) == view
        assert world.marker_kinds[markers_at(s, GUEST, 4)[0]] == SPARK
        assert world.marker_kinds[hidden] == DUD
        seen.add(world.marker_kinds[markers_at(s, GUEST, 6)[0]])
    assert seen == {SPARK, DUD}


def test_exclusions_are_met_by_exchanging() -> None:
    assert fitting([0, 1, 2], [1, 2, 4]) in ([1, 2, 0], [2, 0, 1])
    assert fitting([0, 0, 1], [1, 0, 0]) == [1, 0, 0]


def test_face_down_tokens_fall_last_and_score() -> None:
    game, s = table()
    place_warriors(s, GUEST, 4, 1)
    place_marker(s, GUEST, SPARK, 4)
    place_marker(s, GUEST, DUD, 4)
    push(s, LOSE_PIECES, Losses(GUEST, 4, 2, CAT))
    settle(s)
    assert (s.warriors[GUEST * s.places + 4], len(markers_at(s, GUEST, 4))) == (0, 1)
    assert [(group.kind, group.count) for group in s.removed] == [(WARRIOR, 1), (MARKER, 1)]
    settle_removed(s)
    assert s.points == (0, 1)
    take_off_enemies(s, CAT, 4)
    assert markers_at(s, GUEST, 4) == []
    assert game.position(game.position_of(s)).values() == s.values()


def test_scorer_and_payer_may_be_others_than_the_remover() -> None:
    _, s = table()
    kind = s.setup.first_kind[GUEST] + 1
    s.pieces[kind * s.places + 4] = 1
    recount(s)
    take_off(s, GUEST, kind, 4, 1, MOTHS, scorer=CAT, payer=GUEST)
    (group,) = s.removed
    assert (group.remover, group.scorer, group.payer) == (MOTHS, CAT, GUEST)
    settle_removed(s)
    assert s.points == (0, 1)

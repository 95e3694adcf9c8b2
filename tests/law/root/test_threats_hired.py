"""What hirelings and landmarks add to what is to be feared of another player. H.3.4, K.tower"""

import pytest

from lichtung.root.hirelings.bandits.mat import mat_of
from tests.law.root.company_wood import Company, wood

E, A = "eyrie", "alliance"
OTHER = "turmoil-near"  # of an Eyrie with nothing on the map


def told(scene: Company, me: str, other: str) -> list[str]:
    """The threats of another seat, in the words of the notation."""
    game, seats = scene.game, scene.game.setup.words
    scene.s.turn = 1
    view = game.view(scene.s, seats.index(me))
    return [
        " ".join([threat.key, *[game.codec.kinds[kind].text(value) for _, kind, value in threat.named()]])
        for threat in game.threats(view, seats.index(other))
        if threat.key != OTHER
    ]


@pytest.mark.law("H.3.4", "H.patrol")
def test_a_patrol_moves_once_and_fights_for_whoever_controls_it() -> None:
    scene = wood("patrol:promoted,spies,band", "eyrie,alliance")
    scene.troop("patrol", 1, 2)  # next to 5
    scene.troop(A, 5, 1)
    assert told(scene, A, E) == [], "nobody commands it"
    scene.control("patrol", E, 2)
    scene.troop(E, 1, 3)  # its controller's rule counts
    assert "hired-attacks patrol 5 2" in told(scene, A, E)
    assert told(scene, E, A) == []


@pytest.mark.law("H.dynasty", "H.nobles")
def test_the_dynasty_fights_on_the_spot_and_nobles_score_for_rule() -> None:
    scene = wood("dynasty:promoted,spies,band", "marquise,alliance")
    scene.control("dynasty", A, 2)
    scene.troop("dynasty", 1, 5)
    scene.troop("marquise", 1, 6)
    assert "hired-attacks dynasty 1 3" in told(scene, "marquise", A)
    nobles = wood("dynasty:demoted,spies,band", "marquise,alliance")
    nobles.control("dynasty", "marquise", 2)
    for clearing in (1, 2, 3, 4, 5, 6):
        nobles.troop("marquise", clearing, 1)
    assert "scores 2" in told(nobles, A, "marquise")


@pytest.mark.law("H.spies", "H.vault_keepers", "H.flotilla")
def test_others_come_as_their_cards_say() -> None:
    scene = wood("spies:promoted,vault_keepers:promoted,flotilla:promoted", "eyrie,alliance")
    scene.control("spies", E, 2)
    scene.troop(A, 5, 4)
    assert told(scene, A, E) == ["hired-attacks spies 5 2"], "two come at once"


@pytest.mark.law("H.flame_bearers", "H.uprising")
def test_fire_is_certain_and_a_rising_has_its_chance() -> None:
    scene = wood("flame_bearers:promoted,uprising:promoted,band", "eyrie,marquise")
    scene.control("flame_bearers", E, 2)
    scene.control("uprising", E, 2)
    scene.troop("marquise", 5, 3)
    scene.troop("flame_bearers", 5, 2)
    scene.troop("uprising", 5, 1)
    assert told(scene, "marquise", E) == ["will-burn 5 2", "may-rise 5 33"]


@pytest.mark.law("H.protector")
def test_a_protector_can_trample_whoever_stands_next_to_it() -> None:
    scene = wood("protector:promoted,spies,band", "eyrie,marquise")
    scene.control("protector", E, 2)
    scene.put_pawn("protector", 1)  # next to 5, 9 and 10
    for clearing in (1, 5, 2):
        scene.troop("marquise", clearing, 2)
    assert told(scene, "marquise", E) == ["may-trample 5"]
    stoic = wood("protector:demoted,spies,band", "eyrie,marquise")
    stoic.control("protector", E, 2)
    stoic.put_pawn("protector", 1)
    stoic.troop("marquise", 5, 2)
    assert told(stoic, "marquise", E) == []


@pytest.mark.law("H.prophets")
def test_prophets_can_force_whoever_can_battle_or_go() -> None:
    scene = wood("prophets:promoted,spies,band", "eyrie,marquise")
    scene.control("prophets", E, 2)
    scene.troop("prophets", 5, 1)
    scene.troop("marquise", 1, 2)
    assert told(scene, "marquise", E) == [], "not beside a Prophet"
    scene.troop("marquise", 5, 3)
    assert told(scene, "marquise", E) == ["may-force 5"]


@pytest.mark.law("H.bandits")
def test_bandits_lie_in_wait_on_paths_at_hand() -> None:
    scene = wood("bandits:promoted,spies,band", "eyrie,marquise")
    owner = scene.control("bandits", E, 2)
    words = scene.setup.path_words
    for word in ("1-5", "3-7"):
        mat_of(scene.s, owner).on_path[words.index(word)] = 1
    scene.troop("marquise", 5, 3)
    assert told(scene, "marquise", E) == ["lies-in-wait 1-5"]


@pytest.mark.law("K.tower")
def test_a_tower_brings_a_point() -> None:
    scene = wood("dynasty:demoted,spies,band", "marquise,alliance", map="mountain")
    scene.control("dynasty", "marquise", 2)
    for clearing in (10, 1, 2):  # 10 is the Pass
        scene.troop("marquise", clearing, 1)
    assert "scores 2" in told(scene, A, "marquise")

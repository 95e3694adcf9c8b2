"""What the Keepers look at: relics that their cards reach, and those that they could recover at once."""

from lichtung.root.factions.keepers.appraisal import FEATURES, features
from lichtung.root.factions.keepers.relics import clearings_around
from tests.law.root.positions import Scene
from tests.law.root.test_keepers import K, lay, ride, wood

FOREST = 1


def look(scene: Scene) -> dict[str, int]:
    return dict(zip([feature.name for feature in FEATURES], features(scene.s, 0), strict=True))


def beside_a_relic() -> tuple[Scene, int]:
    """Two warriors beside a forest with a relic: the clearing, counted from 1."""
    scene = wood()
    lay(scene, "tablet", FOREST)
    clearing = clearings_around(scene.s, scene.s.clearings + FOREST - 1)[0] + 1
    scene.put_warriors(K, clearing, 2)
    return scene, clearing


def test_a_relic_in_a_forest_is_within_reach_of_a_card_that_matches() -> None:
    scene, clearing = beside_a_relic()
    seen = look(scene)
    assert (seen["sites"], seen["knights"], seen["digs"], seen["home"]) == (1, 2, 0, 0)
    ride(scene, "delve", "birdy_bindle")  # a bird matches every clearing
    assert look(scene)["digs"] == 1
    ride(scene, "recover", "royal_claim")
    assert look(scene)["home"] == 0, "no waystation shows its type"
    scene.put(f"{K}.tablet-over-figure", clearing)
    assert look(scene)["home"] == 1
    ride(scene, "delve")
    assert (look(scene)["digs"], look(scene)["home"]) == (0, 0)


def test_what_lies_beside_a_waystation_is_due_when_a_card_matches() -> None:
    scene, clearing = beside_a_relic()
    scene.put(f"{K}.tablet-over-figure", clearing)
    scene.put(f"{K}.tablet-3", clearing)
    seen = look(scene)
    assert (seen["ready"], seen["due"], seen["campsite"]) == (3, 0, 0)
    ride(scene, "recover", "birdy_bindle")
    assert look(scene)["due"] == 3


def test_each_free_waystation_is_thought_of_in_one_place() -> None:
    scene, clearing = beside_a_relic()
    scene.put(f"{K}.tablet-3", clearing)
    scene.put(f"{K}.figure-2", clearing)
    assert look(scene)["campsite"] == 3, "the better of two in one clearing"

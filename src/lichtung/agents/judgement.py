"""What positions of Root are worth: the features of a seat, each with its weight."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Final

from lichtung.agents import characters, root_features, weights
from lichtung.agents.characters import Character, liked
from lichtung.agents.root_opening import OpeningTaste
from lichtung.agents.weights import COMMON, AllWeights, Weights
from lichtung.kernel.codec import Action
from lichtung.root import factions
from lichtung.root.features import HEAD_START, Feature
from lichtung.root.state import Root

Look = Callable[[Root, int], list[int]]


def weighed(values: list[int], weights: list[int]) -> int:
    """The sum of all values by their weights; by numbers, which is quickest compiled."""
    total = 0
    for i in range(len(values)):
        total += values[i] * weights[i]
    return total


def no_prospects(s: Root, seat: int) -> list[int]:
    return []


def always(s: Root, seat: int, a: Action) -> bool:
    return True


class Eye:
    """How a faction looks at positions, by its folder's `appraisal.py`; one without sees no prospects."""

    def __init__(self, appraisal: ModuleType | None, own: Weights, character: Character) -> None:
        self.look: Look = getattr(appraisal, "features", no_prospects)
        features: tuple[Feature, ...] = getattr(appraisal, "FEATURES", ())
        self.weights = [liked(character, feature.about, own[feature.name]) for feature in features]
        self.knows = HEAD_START.name in own  # a faction
        self.head_start = own.get(HEAD_START.name, 0)
        self.tempts: Callable[[Root, int, Action], bool] = getattr(appraisal, "tempting", always)
        self.opening = OpeningTaste(appraisal)

    def worth(self, s: Root, seat: int) -> int:
        return self.head_start + weighed(self.look(s, seat), self.weights)


BLIND: Final = Eye(None, {}, {})  # of a seat that has no faction yet


class Judgement:
    """The eyes of all factions, and the one that every seat has."""

    def __init__(self, read: AllWeights, character: Character, together: AllWeights | None = None) -> None:
        # How the same eyes look where all play together against the machine. M.8
        self.together = Judgement(weights.merged(read, together), character) if together else self
        common = read[COMMON]
        self.common = Eye(root_features, common, character)
        self.rival = common[root_features.RIVAL]
        self.temper = liked(character, root_features.TEMPER, common[root_features.TEMPER])
        self.point = common["points"]
        self.a_turn = common[root_features.A_TURN]
        self.come_true = common[root_features.COME_TRUE] / 100
        self.safe = common[root_features.SAFE]
        self.eyes: dict[str, Eye] = {}
        for name in factions.names():
            self.eyes[factions.id_of(name)] = Eye(
                factions.part(name, "appraisal"), read.get(name, {}), character
            )

    def eye(self, s: Root, seat: int) -> Eye:
        return self.eyes.get(s.setup.factions[seat].id, BLIND)

    def seen(self, s: Root, seat: int) -> list[int]:
        """The values of all features of one seat: those of every seat, the head start, its faction's."""
        eye = self.eye(s, seat)
        return root_features.features(s, seat) + ([1] if eye.knows else []) + eye.look(s, seat)

    def standing(self, s: Root, seat: int) -> int:
        """Points and prospects of one seat."""
        eye = self.eyes.get(s.setup.factions[seat].id, BLIND)
        worth = weighed(root_features.features(s, seat), self.common.weights)
        return worth + eye.worth(s, seat)


_made: dict[tuple[str, str], Judgement] = {}


def judgement(character: str = "", folder: str = "") -> Judgement:
    """Of this character, by the weights of this folder; made once."""
    key = (character, folder)
    if key not in _made:
        path = Path(folder) if folder else None
        likes = characters.CHARACTERS[character] if character else {}
        _made[key] = Judgement(weights.read(path), likes, weights.read_together(path))
    return _made[key]

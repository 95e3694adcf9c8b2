"""How likely each seat was to win, fitted to who did: a correction of the weights that agents judge by.

The chance of a seat is a softmax of its standing (a multinomial logit), as in the agents' own knowledge. Each
weight is multiplied by a factor of its own, so signs are kept, and a ridge on the logarithms of the factors
pulls them towards one: a weight that the games say little about stays as it is. Points are the measure and
keep their weight. How often a faction wins anyway, and how sure chances are in all, are fitted along and left
out: they help nobody to choose.
"""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from math import copysign, exp, log

from lichtung.agents import root_features
from lichtung.agents.weights import COMMON, AllWeights
from lichtung.arena.series import GameSummary

OUTCOMES = 4  # that a game counts as; its moments share one end, so they are not worth one each
LOOSE = 0.4  # how far the logarithm of a factor usually goes
FREE = 1.0  # the same for what is left out
STEPS = 60
FIRST_STEP, LONGEST_STEP, SHORTEST_STEP = 0.05, 0.3, 1e-4
FASTER, SLOWER = 1.2, 0.5  # Rprop: a step grows while its gradient keeps its sign

SURENESS = 0  # the place of how sure chances are


@dataclass(frozen=True)
class Chair:
    """One seat at one moment, as the logit sees it."""

    points: float  # what never changes
    parts: list[tuple[int, float]]  # the place of a weight, and what it adds now
    faction: int  # the place of how often it wins


Moment = tuple[list[Chair], int, float]  # the seats, the winner, and how much it counts


@dataclass(frozen=True)
class Fit:
    """New weights, and the mean surprise at the winner (log-loss) with the old ones and with these."""

    weights: AllWeights
    before: float
    after: float


class Places:
    """Which number stands for what: sureness, the weights that may change, the factions."""

    def __init__(self, weights: AllWeights, roles: dict[str, str]) -> None:
        self.weights = weights
        self.roles = roles
        self.names: list[tuple[str, str]] = []
        for name, own in weights.items():
            fixed = ("points", *root_features.NUMBERS) if name == COMMON else ()
            self.names += [(name, feature) for feature in own if own[feature] and feature not in fixed]
        self.place = {name: place for place, name in enumerate(self.names, SURENESS + 1)}
        folders = sorted(set(roles.values()))
        self.faction = {folder: place for place, folder in enumerate(folders, len(self.names) + 1)}
        self.count = 1 + len(self.names) + len(folders)

    def chair(self, role: str, values: Sequence[int]) -> Chair:
        folder = self.roles[role]
        common, own = self.weights[COMMON], self.weights.get(folder, {})
        temper = common[root_features.TEMPER]
        known = [(COMMON, feature) for feature in common if feature not in root_features.NUMBERS]
        known += [(folder, feature) for feature in own]
        points, parts = 0.0, []
        for (name, feature), value in zip(known, values, strict=True):
            added = value * self.weights[name][feature] / temper
            place = self.place.get((name, feature))
            if place is None:
                points += added
            elif added:
                parts.append((place, added))
        return Chair(points, parts, self.faction[folder])


def fit(weights: AllWeights, games: Sequence[GameSummary], roles: dict[str, str]) -> Fit:
    """Weights that would have been less surprised at these games. `roles`: the folder of each role."""
    places = Places(weights, roles)
    moments: list[Moment] = []
    for one in games:
        if len(one.winners) == 1 and one.seen:
            for seen in one.seen:
                chairs = [places.chair(role, values) for role, values in zip(one.roles, seen, strict=True)]
                moments.append((chairs, one.winners[0], OUTCOMES / len(one.seen)))
    found = [0.0] * places.count
    of_weights = set(places.place.values())
    descend(moments, found, [place for place in range(places.count) if place not in of_weights])
    before = surprise(moments, found)[0]
    descend(moments, found, range(places.count), of_weights)
    after = surprise(moments, found)[0]
    changed = {name: dict(own) for name, own in weights.items()}
    for (name, feature), place in places.place.items():
        weight = weights[name][feature] * exp(found[place])
        changed[name][feature] = round(weight) or int(copysign(1, weight))
    whole = sum(counts for _, _, counts in moments) or 1.0
    return Fit(changed, before / whole, after / whole)


def surprise(moments: Sequence[Moment], at: Sequence[float]) -> tuple[float, list[float]]:
    """The log-loss of all moments, and its gradient."""
    factors = [exp(one) for one in at]
    sure = factors[SURENESS]
    total, slope = 0.0, [0.0] * len(at)
    for chairs, winner, counts in moments:
        stands = [c.points + sum([factors[place] * added for place, added in c.parts]) for c in chairs]
        logits = [sure * stand + at[c.faction] for stand, c in zip(stands, chairs, strict=True)]
        highest = max(logits)
        weights = [exp(logit - highest) for logit in logits]
        whole = sum(weights)
        total -= counts * log(weights[winner] / whole)
        for seat, chair in enumerate(chairs):
            off = counts * (weights[seat] / whole - (seat == winner))
            slope[chair.faction] += off
            slope[SURENESS] += off * sure * stands[seat]
            for place, added in chair.parts:
                slope[place] += off * sure * factors[place] * added
    return total, slope


def descend(
    moments: Sequence[Moment], at: list[float], places: Sequence[int], weights: Container[int] = ()
) -> None:
    """Down the surprise and the ridge, each number in steps of its own (Rprop)."""
    steps, last = [FIRST_STEP] * len(at), [0.0] * len(at)
    for _ in range(STEPS):
        _, slope = surprise(moments, at)
        for place in places:
            loose = LOOSE if place in weights else FREE
            uphill = slope[place] + at[place] / loose**2
            if uphill * last[place] > 0:
                steps[place] = min(LONGEST_STEP, steps[place] * FASTER)
            elif uphill * last[place] < 0:
                steps[place] = max(SHORTEST_STEP, steps[place] * SLOWER)
                uphill = 0.0
            if uphill:
                at[place] -= copysign(steps[place], uphill)
            last[place] = uphill

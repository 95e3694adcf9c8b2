"""Threats against the engine, in random positions: what can happen does, and what could is told."""

from collections.abc import Iterator
from random import Random

import pytest

from lichtung.kernel.codec import Action, Message
from lichtung.root import threats
from lichtung.root.game import RootGame, make
from lichtung.root.pieces import buildings_and_tokens
from lichtung.root.state import Root
from tests.law.root.raiders import BEST_ROLLS, Raider
from tests.properties.root_mixes import MACHINE, MIXES, name_of

SOME = [mix for mix in MIXES[::17] if MACHINE not in name_of(mix)]  # the machine decides nothing
WITH_MACHINE = [mix for mix in MIXES if MACHINE in name_of(mix)][::9]
LAST_TURN = 40
BATTLES = ("razes", "attacks", "hunts")
# Threats of points, and which of their arguments says how many.
POINTS = {"can-win": 1, "scores": 0, "founds": 1, "founds-at-home": 1, "may-spread": 0, "may-worship": 0}
OF_THE_HAND = ("craft", "claim", "worship", "spread")  # what nobody can foresee has no certain threat
UNSURE = 0.02  # rule may be lost on the way, which no threat looks at


def turns(game: RootGame, seed: int) -> Iterator[tuple[Root, Root]]:
    """Positions of a random game before a turn begins and after."""
    rng, s = Random(seed), game.start()
    while game.decision(s) is not None and s.turn < LAST_TURN:
        before = s.copy()
        game.apply(s, rng.choice(game.actions(s)) if s.legal else game.sample(s, rng))
        if s.turn > before.turn > 0 and game.decision(s) is not None:
            yield before, s.copy()


def passing(game: RootGame, s: Root) -> Action | None:
    """Whatever is done by who does nothing; none: something has to be decided."""
    actions = game.actions(s)
    done = [action for action in actions if game.text(action) == "done"]
    return done[0] if done else actions[0] if len(actions) == 1 else None


def test_what_can_happen_does() -> None:
    """Every battle that a threat speaks of is played, with as many hits."""
    told = 0
    unsure: list[str] = []
    for seed, mix in enumerate(SOME):
        game = make(mix)
        for before, after in turns(game, seed):
            for me in set(range(game.seats)) - {after.active}:
                for threat in game.threats(game.view(before, me), after.active):
                    if threat.key in BATTLES:
                        told += 1
                        args = {name: value for name, _, value in threat.named()}
                        if not Raider(game, me, args["clearing"]).finds(after, args["hits"]):
                            unsure.append(f"{name_of(mix)} {seed} {after.turn}: {threat.key} {threat.args}")
    assert told > 200
    assert len(unsure) <= UNSURE * told, unsure


@pytest.mark.plain_only
def test_what_could_happen_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every open action that is worth two points, or takes two buildings or tokens of somebody, by itself."""
    monkeypatch.setattr(threats, "MOST_TOLD", 99)
    monkeypatch.setattr(threats, "MOST_ALIKE", 99)
    tried = 0
    for seed, mix in enumerate(SOME):
        game, rng = make(mix), Random(seed)
        for before, s in turns(game, seed):
            turn, other = s.turn, s.active
            told = {me: game.threats(game.view(before, me), other) for me in range(game.seats)}
            most = max([points_of(t) for found in told.values() for t in found], default=0)
            while (decision := game.decision(s)) is not None and s.turn == turn:
                if s.legal and decision.seat == other:
                    for action in game.actions(s):
                        word, *rest = game.text(action).split()
                        if word == "battle":
                            clearing = game.codec.kinds["clearing"].parse(rest[0])
                            victim = game.codec.kinds["seat"].parse(rest[1])
                            lost = razed(game, s, action, victim, clearing)
                            if lost >= threats.WORTH_TELLING:
                                tried += 1
                                assert any(
                                    (t.key, t.args[0]) == ("razes", clearing) and t.args[1] >= lost
                                    for t in told[victim]
                                ), (name_of(mix), seed, turn, game.text(action), lost)
                        elif (
                            word not in OF_THE_HAND
                            and (won := gain(game, s, action)) >= threats.WORTH_TELLING
                        ):
                            tried += 1
                            assert won <= most, (name_of(mix), seed, turn, game.text(action), most)
                step = passing(game, s) if s.legal else game.sample(s, rng)
                if step is None:
                    break
                game.apply(s, step)
    assert tried > 100


def points_of(threat: Message) -> int:
    """The points that a threat speaks of."""
    return threat.args[POINTS[threat.key]] if threat.key in POINTS else 0


@pytest.mark.law("M.4", "M.8.2")
def test_the_machine_scores_what_was_told() -> None:
    """To the point, in whatever position her turn begins."""
    compared = []
    for seed, mix in enumerate(WITH_MACHINE):
        game, rng = make(mix), Random(seed)
        s = game.start()
        while game.decision(s) is not None and s.turn < LAST_TURN:
            before = s.copy()
            action = rng.choice(game.actions(s)) if s.legal else game.sample(s, rng)
            game.apply(s, action)
            drawn = game.text(action).startswith("draw")  # the map is as it was, but for her turn
            if drawn and s.turn > before.turn > 0 and game.setup.factions[s.active].id == MACHINE:
                gained = s.points[s.active] - before.points[s.active]
                for me in game.setup.people:
                    told = max(
                        [points_of(t) for t in game.threats(game.view(before, me), s.active)], default=0
                    )
                    assert told == (gained if gained >= threats.WORTH_TELLING else 0), (name_of(mix), s.turn)
                compared.append(gained)
    assert len(compared) > 30
    assert len(set(compared)) > 3


def gain(game: RootGame, s: Root, action: Action) -> int:
    then = s.copy()
    game.apply(then, action)
    return then.points[s.active] - s.points[s.active]


def razed(game: RootGame, s: Root, battle: Action, victim: int, clearing: int) -> int:
    """The buildings and tokens that the battle takes, with the best dice."""
    raider = Raider(game, victim, clearing)
    raider.turn = s.turn
    decision = game.decision(s)
    assert decision is not None
    left = []
    for roll in BEST_ROLLS:
        then = s.copy()
        game.apply(then, battle)
        raider.hit(then, decision.step, roll)
        left.append(buildings_and_tokens(then, victim, clearing))
    return buildings_and_tokens(s, victim, clearing) - min(left)

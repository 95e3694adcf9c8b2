"""What agents know about Root: a turn, and what a position is worth to each faction."""

from collections.abc import Hashable
from math import exp
from typing import Final

from lichtung.agents.judgement import Judgement, judgement
from lichtung.agents.root_dominance import dares
from lichtung.agents.root_opening import is_opening, opening_worth
from lichtung.kernel.codec import Action
from lichtung.root.actions import ACTIVATE, DONE, FIGHT, LEAD, MOVE, Pair, Pick, Triple
from lichtung.root.state import POINTS_TO_WIN, Root
from lichtung.root.turn import TAKE_TURN, Turn

VICTORY: Final = 100_000  # hundredths of a victory point, as everything
OVERSEEN: Final = 70  # of a hundred parts of all prospects, by somebody who sees little but points
FEW: Final = 3  # moves of fewer warriors than all that the search looks at


class RootKnowledge:
    """Own points and prospects, less those of the strongest rival."""

    def __init__(self, watches: bool = True, judges: Judgement | None = None) -> None:
        self.watches = watches  # whether it looks at what others have, and at what will come
        self.judgement = judgement() if judges is None else judges

    @classmethod
    def tuned(cls, watches: bool, character: str, folder: str) -> "RootKnowledge":
        """With a character's likes, and the weights of a folder instead of the shipped ones."""
        return cls(watches, judgement(character, folder))

    @classmethod
    def reference(cls) -> "RootKnowledge":
        """What positions were worth when measuring began: it stays, so that later agents can be compared."""
        from lichtung.agents.root_reference import ReferenceKnowledge

        return ReferenceKnowledge()

    def in_turn(self, s: Root, seat: int) -> bool:
        frames = s.frames()
        if s.over or not frames or frames[0].step != TAKE_TURN:
            return False
        record = frames[0].record
        return isinstance(record, Turn) and record.seat == seat and s.active == seat and s.turn > 0

    def turn(self, s: Root) -> int:
        return s.turn

    def unsettled(self, s: Root) -> bool:
        # Below everything else lie the turn and the step of its plan. What others set up is their choice.
        return len(s.frames()) > 2 and not (s.setup.advanced and s.turn == 0)

    def ending(self, s: Root) -> Action | None:
        return None  # no single action ends a turn of Root

    def worth_trying(self, s: Root, seat: int) -> list[Action]:
        """Moves with all warriors, all but one, or a few; a dominance card only if it is nearly met.

        In a cooperative game no battle among partners, unless a rule leaves nothing else.
        """
        found: list[Action] = []
        for a in s.legal:
            if isinstance(a, Triple) and a.verb in (MOVE, LEAD):
                here = s.warriors[seat * s.places + a.one]
                if a.three > FEW and a.three < here - 1:
                    continue
            elif (
                self.among_partners(s, a)
                or not self.tempts(s, a)
                or (a.verb == ACTIVATE and isinstance(a, Pick) and not self.dares(s, seat, a.what))
            ):
                continue
            found.append(a)
        return found or s.legal

    def dares(self, s: Root, seat: int, card: int) -> bool:
        """3.3.1: whether to think of a dominance card, which ends all scoring."""
        return dares(s, seat, card)

    def among_partners(self, s: Root, a: Action) -> bool:
        """Whether an action starts a battle within the team."""
        return s.setup.cooperative and a.verb == FIGHT and isinstance(a, Pair) and a.two != s.setup.machine

    def tempts(self, s: Root, a: Action) -> bool:
        """Whether the folder of whoever offers an action thinks it worth a look.

        What hangs on a secret looks certain in the one world that the search imagines.
        """
        for source in s.setup.ask.offers:
            if a.verb in source.answers.offers:
                if not 0 <= source.me < s.setup.seats:  # a board or landmark has no folder of that kind
                    return True
                return self.judgement.eye(s, source.me).tempts(s, source.me, a)
        return True

    def reply(self, s: Root) -> Action:
        """What others are taken to answer: nothing if they may, else whatever comes first."""
        for a in s.legal:
            if a.verb == DONE:
                return a
        return s.legal[0]

    def key(self, s: Root, seat: int) -> Hashable:
        """All that the seat itself can see change within its turn."""
        return (
            tuple([(frame.step, frame.record) for frame in s.frames()]),
            tuple(s.warriors),
            tuple(s.pieces),
            s.zones[seat],
            tuple(s.points),
            tuple(s.crafted),
            s.used,
            s.discard,
            tuple(s.activated),
            s.figures,
            tuple([mat.values() for mat in s.mats]),
            tuple(s.items),
            s.ferry,
            s.closed_paths,
            s.marker_places,
            s.marker_kinds,
            s.marker_seen,
        )

    def diversity_group(self, s: Root, seat: int) -> Hashable:
        """How the warriors stand is the detail."""
        return (tuple(s.pieces), tuple(s.points), s.figures, s.mats[seat].values(), s.zones[seat])

    def appraise(self, s: Root, seat: int) -> tuple[int, int]:
        if s.over:
            worth = VICTORY if s.winners >> seat & 1 else -VICTORY
            return worth, worth
        worth = self.team_worth(s, seat) if s.setup.cooperative else self.own_worth(s, seat)
        if is_opening(s):
            worth += opening_worth(s, seat, self.judgement.eye(s, seat).opening)
            worth -= self.taken_for(s, seat)  # which is no reason to take a faction
        return worth, worth

    def taken_for(self, s: Root, seat: int) -> int:
        """How much stronger than it looks the faction of a seat is taken to be."""
        return 0 if s.setup.cooperative else self.judgement.eye(s, seat).head_start

    def own_worth(self, s: Root, seat: int) -> int:
        """One's own standing against the others', and above all against the leader's points."""
        mine = self.standing(s, seat)
        if not self.watches:
            return mine - self.judgement.eye(s, seat).worth(s, seat) * OVERSEEN // 100
        rivals = [self.standing(s, other) for other in range(s.setup.seats) if other != seat]
        lead = max(s.points[other] for other in range(s.setup.seats) if other != seat)
        return mine - sum(rivals) // (4 * len(rivals)) - self.judgement.rival * lead

    def team_worth(self, s: Root, seat: int) -> int:
        """M.8.1: one's own way to 30 points first, then the partners'."""
        leads = self.race(s)
        own = leads[s.setup.people.index(seat)]
        return round(own + sum(leads)) // 2

    def outcome(self, s: Root, seat: int) -> int:
        return self.appraise(s, seat)[0]

    def chances(self, s: Root) -> list[float]:
        """A seat that stands a temper higher than another is e times as likely to win."""
        seats = range(s.setup.seats)
        if s.over:
            return [float(s.winners >> seat & 1) for seat in seats]
        if s.setup.cooperative:
            return self.team_chances(s)
        stands = [self.standing(s, seat) for seat in seats]
        highest = max(stands)
        weights = [exp((stand - highest) / self.judgement.temper) for stand in stands]
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def team_chances(self, s: Root) -> list[float]:
        """M.8.1: all players win together, or the machine does; whoever is last counts twice."""
        leads = self.race(s)
        lead = (sum(leads) + min(leads)) / (len(leads) + 1)
        won = 1.0 / (1.0 + exp(-lead / self.judgement.together.temper))
        return [1.0 - won if seat == s.setup.machine else won for seat in range(s.setup.seats)]

    def race(self, s: Root) -> list[float]:
        """M.8.1: by player, how far beyond 30 points each would come before the machine has hers.

        Her prospects are what she makes in a turn, so they say how many turns are left; in each of them a
        player makes a few points, and more with better prospects. Far beyond 30 nothing is gained.
        """
        judges, machine = self.judgement.together, s.setup.machine
        point = judges.point
        pace = max(point, judges.eye(s, machine).worth(s, machine))
        turns = point * max(0, POINTS_TO_WIN - s.points[machine]) / pace
        leads: list[float] = []
        for seat in s.setup.people:
            prospects = judges.standing(s, seat) - point * s.points[seat]
            missing = point * max(0, POINTS_TO_WIN - s.points[seat])
            leads.append(min(judges.safe, turns * (judges.a_turn + prospects / judges.come_true) - missing))
        return leads

    def standing(self, s: Root, seat: int) -> int:
        """Points and prospects of one seat."""
        return self.judgement.standing(s, seat)

"""Games that agents play with fortune on their side, so that they win cooperative games in a test.

The greedy agent makes every decision of the players; against the Mechanical Marquise it seldom wins. Chance
is a seat like any other: here it takes, of some outcomes, the one that suits the players best, and of some
ways that the rounds may go the best ones.
"""

from pathlib import Path
from random import Random

from lichtung.agents import Agent
from lichtung.agents.greedy import GreedyAgent
from lichtung.agents.root import RootKnowledge
from lichtung.agents.uniform import UniformAgent
from lichtung.campaign import lifecycle
from lichtung.campaign.files import journal_path, read
from lichtung.campaign.record import Campaign, new_campaign
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action
from lichtung.kernel.match import Match
from lichtung.root.cards import ANY, count
from lichtung.root.game import RootGame
from lichtung.root.orders import PLAN, order_at
from lichtung.root.state import NONE, Root
from lichtung.root.view import RootView

NARROWEST = 1  # beam of the greedy agent: a quarter of the time that its usual one takes
OUTCOMES = 60  # so many are compared
WAYS = 4  # that a game may go are kept after each round
ATTEMPTS = 5  # at the next round of each
WON = 10**7
MACHINE_POINT = 200
HELD_CLEARING = 400
HER_WARRIOR = 60
HER_ORDER = 100  # for each warrior that an order brings to a clearing
CRAFTED = 100

KNOWLEDGE = RootKnowledge()


def fortune(s: Root) -> int:
    """How good a state is for the players together."""
    machine, table = s.setup.machine, s.setup
    if s.over:
        return -WON if s.winners >> machine & 1 else WON
    worth = sum(KNOWLEDGE.standing(s, seat) for seat in table.people)
    worth += CRAFTED * sum(count(s.crafted[seat] & ~table.deck.spies) for seat in table.people)
    worth -= MACHINE_POINT * s.points[machine]
    for clearing in range(s.clearings):
        here = s.warriors[machine * s.places + clearing]
        worth -= HER_WARRIOR * here
        worth -= HELD_CLEARING if here > 2 and s.ruler[clearing] == machine else 0
    orders = [order_at(s, machine, slot) for slot in range(PLAN)]
    return worth - HER_ORDER * sum(sum(table.deck.cost[card][:ANY]) for card in orders if card != NONE)


def lucky_outcome(game: RootGame, s: Root, rng: Random) -> Action:
    """What chance gives to those whom it likes."""
    outcomes = game.actions(s)
    best, best_worth = outcomes[0], -2 * WON
    for outcome in rng.sample(outcomes, min(OUTCOMES, len(outcomes))):
        fork = s.copy()
        game.apply(fork, outcome)
        if (worth := fortune(fork)) > best_worth:
            best, best_worth = outcome, worth
    return best


def one_round(game: RootGame, s: Root, seed: str) -> list[Action]:
    """Play on until every seat has had one more turn, with good luck; returns what was done."""
    rng = Random(seed)
    players = {seat: GreedyAgent(game, KNOWLEDGE, rng, NARROWEST) for seat in game.players()}
    done: list[Action] = []
    last = s.turn + game.seats
    while (decision := game.decision(s)) is not None and s.turn < last:
        if decision.seat == CHANCE:
            done.append(lucky_outcome(game, s, rng))
        else:
            done.append(players[decision.seat].choose(game.view(s, decision.seat), game.actions(s)))
        game.apply(s, done[-1])
    return done


def play_luckily(match: Match[Root, RootView], game: RootGame, seed: int) -> bool:
    """The match to its end, round by round as it goes best; whether the players have won."""
    ways: list[tuple[Root, list[Action]]] = [(match.state.copy(), [])]
    while not ways[0][0].over:
        longer: list[tuple[Root, list[Action]]] = []
        for number, (s, done) in enumerate(ways):
            for attempt in range(ATTEMPTS):
                fork = s.copy()
                more = one_round(game, fork, f"{seed}/{s.turn}/{number}/{attempt}")
                longer.append((fork, [*done, *more]))
        longer.sort(key=lambda way: -fortune(way[0]))
        ways = longer[:WAYS]
    for action in ways[0][1]:
        match.decide(action)
    return not match.state.winners >> game.setup.machine & 1


def play_randomly(match: Match[Root, RootView], seed: int) -> None:
    """The match to its end without a plan."""
    player: Agent[RootView] = UniformAgent(Random(seed))
    while True:
        match.run_chance()
        decision = match.game.decision(match.state)
        if decision is None:
            return
        view = match.game.view(match.state, decision.seat)
        match.decide(player.choose(view, match.game.actions(match.state)))


def started(path: Path, factions: str = "cult,vagabond", length: int = 3, plays: str = "random") -> Campaign:
    """A new campaign, read back from its file."""
    lifecycle.create(new_campaign(path, factions.split(","), [plays], length))
    return read(path)


def lose(campaign: Campaign, seed: int = 0) -> None:
    """The next game, played at random: nobody wins like that."""
    lifecycle.begin(campaign)
    match, _ = lifecycle.resume(campaign, Random(seed))
    play_randomly(match, seed)
    match.journal.save(journal_path(campaign, campaign.games[-1]))
    lifecycle.finish(campaign)

"""What the Riverfolk look at: wealth that pays every turn, and posts that are well guarded."""

from typing import Final

from lichtung.root.cards import AMBUSH, PERSISTENT, count
from lichtung.root.factions.riverfolk.ledger import count_funds, has_post, posts_on_map
from lichtung.root.factions.riverfolk.mat import mat_of
from lichtung.root.features import ARMY, HAND, WORKS, Feature, turns_left
from lichtung.root.map import BIRD
from lichtung.root.state import Root

MOST_GUARDS: Final = 3
MOST_GOODS: Final = 3
FAIR_PRICES: Final = (2, 2, 2)  # cheaper ones bring less than protectionism

FEATURES: Final = (
    Feature("trading", WORKS, "there is a post: without one there are no dividends"),
    Feature("posts", WORKS, "posts on the map"),
    Feature("guards", ARMY, "warriors beside posts, up to three each: with a post half of the funds is lost"),
    Feature("dividends", HAND, "pairs of funds that stay in their box, with a post"),
    Feature("spare_fund", HAND, "the odd one, with a post"),
    Feature("wealth", HAND, "warriors on the board, for each turn to come, with a post"),
    Feature("wealth_without_post", HAND, "the same without one"),
    Feature("goods", HAND, "cards to craft, to export, for sale, up to three"),
    Feature("unfair", HAND, "steps of all prices away from a fair one"),
)


def features(s: Root, seat: int) -> list[int]:
    mat = mat_of(s, seat)
    held = sum(mat.payments) + sum(mat.funds) + sum(mat.committed) + sum(mat.spaces)
    wealth = turns_left(s) * held
    goods = min(MOST_GOODS, count(s.zones[seat]))
    unfair = 0
    for service, fair in enumerate(FAIR_PRICES):
        unfair += abs(mat.prices[service] - fair)
    if not posts_on_map(s, seat):
        return [0, 0, 0, 0, 0, 0, wealth, goods, unfair]
    funds = count_funds(s, seat)
    posts = guards = 0
    for clearing in range(s.clearings):
        if has_post(s, seat, clearing):
            posts += 1
            guards += min(MOST_GUARDS, s.warriors[seat * s.places + clearing])
    return [1, posts, guards, funds // 2, funds % 2, wealth, 0, goods, unfair]


# --- Their advanced setup: no homeland

WON_OF_HUNDRED: Final = 22  # games that four greedy agents played
USUAL_CUSTOMERS: Final = 3
TEMPTING: Final = 20  # a lasting effect or a bird: somebody will buy it
NO_SURPRISE: Final = -30  # an ambush that everybody sees. 11.2.3


def draft(s: Root, seat: int) -> int:
    return WON_OF_HUNDRED * (s.setup.seats - 1) // USUAL_CUSTOMERS


def card(s: Root, seat: int, card: int) -> int:
    deck = s.setup.deck
    if deck.kind[card] == AMBUSH:
        return NO_SURPRISE
    return TEMPTING if deck.kind[card] == PERSISTENT or deck.suit[card] == BIRD else 0

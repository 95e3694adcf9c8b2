"""What lies beside the map: score, each faction's board in a few lines, hands, supplies."""

from collections.abc import Callable

from rich.text import Text

from lichtung.locale.render import Catalogue
from lichtung.root.board import SUITS
from lichtung.root.cards import ITEMS, cards_in, count
from lichtung.root.factions import alliance, eyrie, marquise
from lichtung.root.factions.vagabond import items, relations
from lichtung.root.game import RootGame
from lichtung.root.pieces import on_map
from lichtung.root.state import NO_DOMINANCE, NONE, Root
from lichtung.terminal.palette import FAINT, HEADING
from lichtung.terminal.root.woodland import SUIT_STYLES, Woodland


class Panels:
    """Writes the panels of one state as a viewer may see them."""

    def __init__(self, game: RootGame, words: Catalogue, s: Root, viewer: int | None) -> None:
        self.game = game
        self.words = words
        self.s = s
        self.viewer = viewer
        self.woodland = Woodland(game, words, s)

    def say(self, key: str, **args: str | int) -> str:
        return self.words.say(f"root-table-{key}", **args)

    def seat(self, seat: int) -> str:
        return self.words.say(f"root-seat-{self.game.table.factions[seat].id}")

    def card(self, card: int) -> Text:
        """A card by name, its suit told by colour and letter."""
        suit = self.s.table.deck.suit[card]
        letter = self.words.say(f"root-letter-{SUITS[suit]}")
        return Text(f"{letter} {self.words.value(self.game, 'card', card)}", SUIT_STYLES[suit])

    def cards(self, mask: int) -> Text:
        if not mask:
            return Text("–", FAINT)
        return Text(", ").join([self.card(card) for card in cards_in(mask)])

    def items(self, row: list[int]) -> str:
        parts = [
            f"{self.words.say(f'root-item-{ITEMS[item]}')}{f' ×{n}' if n > 1 else ''}"
            for item, n in enumerate(row)
            if n
        ]
        return ", ".join(parts) or "–"

    def header(self) -> Text:
        """Whose turn it is, and everybody's points."""
        s = self.s
        line = Text(self.words.say("root-title"), HEADING)
        line.append("  ·  " + (self.say("turn", seat=self.seat(s.active), turn=s.turn) if s.turn else ""))
        for seat in range(s.table.seats):
            shown = self.say("dominant") if s.dominance[seat] != NO_DOMINANCE else str(s.points[seat])
            line.append("  ·  ")
            line.append(f"{self.seat(seat)} {shown}", self.woodland.seat_style(seat))
        return line

    def common(self) -> list[Text]:
        """Decks and supplies."""
        s = self.s
        lines = [
            Text(self.say("decks", deck=count(s.deck), discard=count(s.discard), items=self.items(s.items)))
        ]
        if s.available:
            lines.append(Text(self.say("available") + " ").append_text(self.cards(s.available)))
        return lines

    def faction(self, seat: int) -> list[Text]:
        """One seat: hand, supply, crafted cards and items, and its own board."""
        s = self.s
        n = len(ITEMS)
        line = Text(self.seat(seat), self.woodland.seat_style(seat))
        line.append(
            "  "
            + self.say("holdings", points=s.points[seat], cards=count(s.zones[seat]), supply=s.supply[seat]),
            "",
        )
        lines = [line]
        own = BOARDS.get(s.table.factions[seat].id)
        if own is not None:
            lines += [Text("  ").append_text(text) for text in own(self, seat)]
        crafted = s.crafted_items[seat * n : seat * n + n]
        if any(crafted):
            lines.append(Text("  " + self.say("crafted-items", items=self.items(crafted))))
        if s.crafted[seat]:
            lines.append(Text("  " + self.say("crafted") + " ").append_text(self.cards(s.crafted[seat])))
        known = 0 if self.viewer is None else s.known[self.viewer * s.table.zones + seat]
        if seat == self.viewer:
            lines.append(Text("  " + self.say("hand") + " ").append_text(self.cards(s.zones[seat])))
        elif known:
            lines.append(Text("  " + self.say("known") + " ").append_text(self.cards(known)))
        return lines


def marquise_board(p: Panels, seat: int) -> list[Text]:
    base = p.s.table.base[seat]
    built = [on_map(p.s, base + kind) for kind in (marquise.SAWMILL, marquise.WORKSHOP, marquise.RECRUITER)]
    wood = on_map(p.s, base + marquise.WOOD)
    left = p.s.boards[seat][marquise.ACTIONS_LEFT] if p.s.active == seat else 0
    said = p.say("marquise", sawmills=built[0], workshops=built[1], recruiters=built[2], wood=wood)
    return [Text(said + (" · " + p.say("actions-left", count=left) if left else ""))]


def eyrie_board(p: Panels, seat: int) -> list[Text]:
    board = p.s.boards[seat]
    leader = board[eyrie.LEADER]
    name = "–" if leader == NONE else p.words.value(p.game, "leader", leader)
    lines = [Text(p.say("eyrie", leader=name, roosts=on_map(p.s, p.s.table.base[seat] + eyrie.ROOST)))]
    line = Text(p.say("decree"))
    for column in range(len(eyrie.COLUMNS)):
        line.append("  " + p.words.value(p.game, "column", column) + ": ")
        cards = [p.s.table.deck.suit[card] for card in cards_in(board[eyrie.DECREE + column])]
        cards += [3] * board[eyrie.VIZIERS + column]
        for suit in cards:
            line.append(p.words.say(f"root-letter-{SUITS[suit]}"), SUIT_STYLES[suit])
        if not cards:
            line.append("–", FAINT)
    return [*lines, line]


def alliance_board(p: Panels, seat: int) -> list[Text]:
    s = p.s
    pile = s.table.pile[seat]
    sympathy = on_map(s, s.table.base[seat] + alliance.SYMPATHY)
    officers = s.boards[seat][alliance.OFFICERS]
    said = p.say("alliance", supporters=count(s.zones[pile]), officers=officers, sympathy=sympathy)
    lines = [Text(said)]
    known = 0 if p.viewer is None else s.known[p.viewer * s.table.zones + pile]
    if known:
        lines.append(Text(p.say("supporters") + " ").append_text(p.cards(known)))
    return lines


def vagabond_board(p: Panels, seat: int) -> list[Text]:
    board = p.s.boards[seat]
    who = board[items.CHARACTER]
    lines = [Text("–" if who == NONE else p.words.value(p.game, "character", who), HEADING)]
    for condition, word in enumerate(items.CONDITIONS):
        at = items.ITEMS_AT + condition * items.KINDS
        row = board[at : at + items.KINDS]
        if any(row):
            lines.append(Text(p.say(f"items-{word}", items=p.items(row))))
    quests = [p.words.value(p.game, "quest", quest) for quest in cards_in(board[items.QUESTS_OPEN])]
    if quests:
        lines.append(Text(p.say("quests", quests="; ".join(quests))))
    ties: list[str] = []
    for other in range(p.s.table.seats):
        standing = board[items.RELATIONS + other]
        if other != seat and standing != relations.NO_RELATION:
            word = "hostile" if standing == relations.HOSTILE else f"step-{standing}"
            ties.append(f"{p.seat(other)}: {p.say(word)}")
    if ties:
        lines.append(Text(", ".join(ties)))
    return lines


BOARDS: dict[str, Callable[[Panels, int], list[Text]]] = {
    "marquise": marquise_board,
    "eyrie": eyrie_board,
    "alliance": alliance_board,
    "vagabond": vagabond_board,
}

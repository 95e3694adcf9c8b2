"""What lies beside the map: score, each faction's board in a few lines, hands, supplies."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from lichtung.locale.render import Catalogue
from lichtung.root.board import SUITS
from lichtung.root.cards import ITEMS, cards_in, count
from lichtung.root.factions import alliance, eyrie, marquise
from lichtung.root.factions.vagabond import items, relations
from lichtung.root.factions.vagabond.quests import quest_board
from lichtung.root.game import RootGame
from lichtung.root.pieces import on_map
from lichtung.root.state import NO_DOMINANCE, NONE, Root
from lichtung.terminal.palette import FAINT, HEADING
from lichtung.terminal.root.panels_cult import cult_board
from lichtung.terminal.root.panels_mechanical import mechanical_board
from lichtung.terminal.root.panels_riverfolk import riverfolk_board
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
        return self.words.say(f"root-seat-{self.game.setup.words[seat]}")

    def name(self, kind: str, value: int) -> str:
        return self.words.value(self.game, kind, value)

    def card(self, card: int) -> Text:
        """A card by name, its suit told by colour and letter."""
        suit = self.s.setup.deck.suit[card]
        letter = self.words.say(f"root-letter-{SUITS[suit]}")
        return Text(f"{letter} {self.name('card', card)}", SUIT_STYLES[suit])

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

    def header(self) -> list[Text]:
        """Whose turn it is, and everybody's points."""
        s = self.s
        first = Text(self.words.say("root-title"), HEADING)
        if s.turn:
            first.append("  ·  " + self.say("turn", seat=self.seat(s.active), turn=s.turn), "not bold")
        scores: list[Text] = []
        for seat in range(s.setup.seats):
            dominance = s.dominance[seat]
            shown = str(s.points[seat]) if dominance == NO_DOMINANCE else self.name("card", dominance)
            crown = " ♛" if s.winners >> seat & 1 else ""
            scores.append(Text(f"{self.seat(seat)} {shown}{crown}", self.woodland.seat_style(seat)))
        return [first, Text("  ·  ").join(scores)]

    def own(self, seat: int) -> list[Text]:
        """What stands on a faction's own board."""
        board = BOARDS.get(self.s.setup.factions[seat].id)
        return [] if board is None else board(self, seat)

    def common(self) -> list[Text]:
        """Decks and supplies."""
        s = self.s
        lines = [
            Text(self.say("decks", deck=count(s.deck), discard=count(s.discard), items=self.items(s.items)))
        ]
        if s.available:
            lines.append(Text(self.say("available") + " ").append_text(self.cards(s.available)))
        return lines

    def faction(self, seat: int) -> list[RenderableType]:
        """One seat: hand, supply, crafted cards and items, and its own board."""
        s = self.s
        n = len(ITEMS)
        line = Text(self.seat(seat), self.woodland.seat_style(seat))
        line.append(f" ({self.woodland.short(seat)})  ")
        line.append(self.say("points-of", points=s.points[seat]), "not bold")
        line.append(" · " + self.say("cards-of", cards=count(s.zones[seat])), "not bold")
        if s.setup.factions[seat].warriors:
            line.append(" · " + self.say("supply-of", supply=s.supply[seat]), "not bold")
        lines = self.own(seat)
        crafted = s.crafted_items[seat * n : seat * n + n]
        if any(crafted):
            lines.append(Text(self.say("crafted-items", items=self.items(crafted))))
        if s.crafted[seat]:
            lines.append(Text(self.say("crafted") + " ").append_text(self.cards(s.crafted[seat])))
        known = 0 if self.viewer is None else s.known[self.viewer * s.setup.zones + seat]
        if seat == self.viewer or s.setup.public[seat]:
            lines.append(Text(self.say("hand") + " ").append_text(self.cards(s.zones[seat])))
        elif known:
            lines.append(Text(self.say("known") + " ").append_text(self.cards(known)))
        return [line, *[Padding(text, (0, 0, 0, 2), expand=False) for text in lines]]


def marquise_board(p: Panels, seat: int) -> list[Text]:
    base = p.s.setup.base[seat]
    built = [on_map(p.s, base + kind) for kind in (marquise.SAWMILL, marquise.WORKSHOP, marquise.RECRUITER)]
    wood = on_map(p.s, base + marquise.WOOD)
    left = p.s.boards[seat][marquise.ACTIONS_LEFT] if p.s.active == seat else 0
    said = p.say("marquise", sawmills=built[0], workshops=built[1], recruiters=built[2], wood=wood)
    return [Text(said + (" · " + p.say("actions-left", count=left) if left else ""))]


def eyrie_board(p: Panels, seat: int) -> list[Text]:
    board = p.s.boards[seat]
    leader = board[eyrie.LEADER]
    name = "–" if leader == NONE else p.name("leader", leader)
    lines = [Text(p.say("eyrie", leader=name, roosts=on_map(p.s, p.s.setup.base[seat] + eyrie.ROOST)))]
    line = Text(p.say("decree"))
    for column in range(len(eyrie.COLUMNS)):
        line.append("  " + p.name("column", column) + ": ")
        cards = [p.s.setup.deck.suit[card] for card in cards_in(board[eyrie.DECREE + column])]
        cards += [3] * board[eyrie.VIZIERS + column]
        for suit in cards:
            line.append(p.words.say(f"root-letter-{SUITS[suit]}"), SUIT_STYLES[suit])
        if not cards:
            line.append("–", FAINT)
    return [*lines, line]


def alliance_board(p: Panels, seat: int) -> list[Text]:
    s = p.s
    pile = s.setup.pile[seat]
    sympathy = on_map(s, s.setup.base[seat] + alliance.SYMPATHY)
    officers = s.boards[seat][alliance.OFFICERS]
    said = p.say("alliance", supporters=count(s.zones[pile]), officers=officers, sympathy=sympathy)
    lines = [Text(said)]
    known = 0 if p.viewer is None else s.known[p.viewer * s.setup.zones + pile]
    if known:
        lines.append(Text(p.say("supporters") + " ").append_text(p.cards(known)))
    return lines


def quest_line(p: Panels, quest: int) -> str:
    """A quest with the items that it takes."""
    return f"{p.name('quest', quest)}: {' + '.join(p.name('item', i) for i in items.QUEST_ITEMS[quest])}"


def quest_row(p: Panels, seat: int) -> list[Text]:
    """The open quests; two Vagabonds share a row, and it is shown once: beside the viewer's own items."""
    sharing = items.vagabonds(p.s.setup)
    if seat != (p.viewer if p.viewer in sharing else sharing[0]):
        return []
    quests = [quest_line(p, quest) for quest in cards_in(quest_board(p.s, seat)[items.QUESTS_OPEN])]
    key = "quests" if len(sharing) == 1 else "quests-shared"
    return [Text(p.say(key, quests="; ".join(quests)))] if quests else []


def vagabond_board(p: Panels, seat: int) -> list[Text]:
    board = p.s.boards[seat]
    who = board[items.CHARACTER]
    lines = [Text("–" if who == NONE else p.name("character", who), HEADING)]
    for condition, word in enumerate(items.CONDITIONS):
        at = items.ITEMS_AT + condition * items.KINDS
        row = board[at : at + items.KINDS]
        if any(row):
            lines.append(Text(p.say(f"items-{word}", items=p.items(row))))
    lines += quest_row(p, seat)
    ties: list[str] = []
    for other in range(p.s.setup.seats):
        standing = board[items.RELATIONS + other]
        if relations.has_relation(p.s, seat, other):
            word = "hostile" if standing == relations.HOSTILE else f"step-{standing}"
            brief = p.words.say(f"root-brief-{p.s.setup.words[other]}")
            ties.append(f"{brief}: {p.say(word)}")
    if ties:
        lines.append(Text(", ".join(ties)))
    seen: list[str] = []
    for clearing, under in enumerate(p.s.ruin_items):
        if seat == p.viewer and p.s.ruin_seen[clearing] >> seat & 1:
            names = [p.name("item", item % items.KINDS) for item in cards_in(under)]
            seen.append(p.say("ruin", clearing=clearing + 1, items=", ".join(names)))
    if seen:
        lines.append(Text(p.say("ruins", ruins="; ".join(seen))))
    return lines


BOARDS: dict[str, Callable[[Panels, int], list[Text]]] = {
    "marquise": marquise_board,
    "eyrie": eyrie_board,
    "alliance": alliance_board,
    "vagabond": vagabond_board,
    "cult": cult_board,
    "riverfolk": riverfolk_board,
    "mechanical-marquise": mechanical_board,
}

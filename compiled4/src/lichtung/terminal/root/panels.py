"""What lies beside the map: score, each faction's board in a few lines, hands, supplies."""

from collections.abc import Sequence
from itertools import product

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from lichtung.locale.render import Catalogue
from lichtung.root.card_mat import read_card_mat
from lichtung.root.cards import ITEMS, count, members
from lichtung.root.fields import NUMBER, OWNER, PUBLIC, Field
from lichtung.root.game import RootGame
from lichtung.root.hirelings.company import in_play
from lichtung.root.hirelings.mat import NOTICES, read_company
from lichtung.root.hirelings.tasks import card_of
from lichtung.root.map import SUITS
from lichtung.root.panel import found_panels
from lichtung.root.state import NO_DOMINANCE, NONE, Root
from lichtung.terminal.lines import on_screen
from lichtung.terminal.palette import FAINT, HEADING
from lichtung.terminal.root.woodland import SUIT_STYLES, Woodland

ACTIVE = "▸"  # whose turn it is


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
        return self.words.say(f"root-seat-{self.s.setup.name_of(seat)}")

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
        return Text(", ").join([self.card(card) for card in members(mask)])

    def items(self, row: Sequence[int]) -> str:
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
        scores = [self.score(seat, self.seat(seat)) for seat in range(s.setup.seats)]
        return [first, Text("  ·  ").join(scores)]

    def brief_header(self, width: int) -> Text:
        """The same in one line, the names as short as the screen needs."""
        s = self.s
        title = self.words.say("root-title")
        if s.turn:
            title = self.say("turn-number", turn=s.turn)
        for name in (self.brief, self.short):
            line = Text(title, HEADING)
            for seat in range(s.setup.seats):
                line.append("  ", "not bold")
                line.append_text(self.score(seat, name(seat)))
            if line.cell_len <= width:
                break
        return line

    def score(self, seat: int, name: str) -> Text:
        """A seat's points, or the dominance card that stands for them."""
        s = self.s
        dominance = s.dominance[seat]
        shown = str(s.points[seat]) if dominance == NO_DOMINANCE else self.name("card", dominance)
        crown = " ♛" if s.winners >> seat & 1 else ""
        mark = ACTIVE if s.turn and seat == s.active and not s.winners else ""
        return Text(f"{mark}{name} {shown}{crown}", self.woodland.seat_style(seat))

    # --- What a faction's own panel is written with, see `root.panel`

    def short(self, owner: int) -> str:
        return self.woodland.short(owner)

    def brief(self, seat: int) -> str:
        return self.words.say(f"root-brief-{self.s.setup.name_of(seat)}")

    def suit(self, suit: int, text: str = "") -> Text:
        return Text(self.words.say(f"root-letter-{SUITS[suit]}") + text, SUIT_STYLES[suit])

    def faint(self, text: str) -> Text:
        return Text(text, FAINT)

    def heading(self, text: str) -> Text:
        return Text(text, HEADING)

    def line(self, *parts: object) -> Text:
        line = Text()
        for part in parts:
            line.append_text(part if isinstance(part, Text) else Text(str(part)))
        return line

    def own(self, seat: int) -> list[Text]:
        """What stands on a faction's own mat: by its panel, or simply its fields."""
        panel = PANELS.get(self.s.setup.factions[seat].id)
        lines = self.fields(seat) if panel is None else panel.panel(self, seat)
        return [line for line in lines if isinstance(line, Text)]

    def fields(self, seat: int) -> list[Text]:
        """The fields of a mat, as far as the viewer may see them, for a faction without a panel."""
        mat = self.s.mats[seat]
        faction = self.s.setup.factions[seat].id
        shown = [
            f"{self.either(f'root-mat-{faction}-{field.name}', field.name.replace('_', ' '))}: "
            + self.field(field, getattr(mat, field.name))
            for field in mat.fields()
            if field.visible == PUBLIC or (field.visible == OWNER and seat == self.viewer)
        ]
        return [Text(" · ".join(shown))] if shown else []

    def field(self, field: Field, value: object) -> str:
        """What a field holds in words; of a row the cells that are not empty."""
        if isinstance(value, int):
            return self.cell(field, value)
        assert isinstance(value, list | tuple)
        axes = [[self.either(f"root-{a.name}-{w}", w) for w in self.s.setup.words_of(a)] for a in field.axes]
        empty = field.default if field.many or field.kind == NUMBER else NONE
        cells = [
            f"{' / '.join(where)} {self.cell(field, cell)}"
            for where, cell in zip(product(*axes), value, strict=True)
            if cell != empty
        ]
        return ", ".join(cells) or "–"

    def cell(self, field: Field, value: int) -> str:
        """One number of a field, as what it stands for."""
        if field.kind == NUMBER:
            return str(value)
        if field.many:
            return ", ".join([self.name(field.kind, member) for member in members(value)]) or "–"
        return "–" if value < 0 else self.name(field.kind, value)

    def either(self, key: str, word: str) -> str:
        """The catalogue's word, or the plain one where it has none; its keys know no dots."""
        key = key.replace(".", "-")
        return self.words.say(key) if self.words.has(key) else word

    def common(self) -> list[Text]:
        """Decks and supplies."""
        s = self.s
        lines = [
            Text(self.say("decks", deck=count(s.deck), discard=count(s.discard), items=self.items(s.items)))
        ]
        if s.available:
            lines.append(Text(self.say("available") + " ").append_text(self.cards(s.available)))
        if s.setup.hirelings:
            lines += self.hirelings()
        if s.display:
            cards = ", ".join([self.setup_card(number) for number in members(s.display)])
            lines.append(Text(self.say("display", cards=cards)))
        if s.setup.landmarks.are_set_up():
            lines += self.landmarks()
        return lines

    def landmarks(self) -> list[Text]:
        """Where each landmark stands, what it does, and the cards beside it that the viewer knows."""
        s, lines = self.s, []
        for landmark in s.setup.landmarks.known:
            place = landmark.place(s)
            if place != NONE:
                name = self.words.say(f"root-landmark-{landmark.id}")
                about = self.words.say(f"root-landmark-about-{landmark.id}")
                lines.append(Text(self.say("landmark", landmark=name, clearing=place + 1, about=about)))
                for pile in range(landmark.piles):
                    zone = s.setup.zone_words.index(f"{landmark.id}.{pile + 1}")
                    known = 0 if self.viewer is None else s.known[self.viewer * s.setup.zones + zone]
                    if known:
                        lines.append(Text(f"  {pile + 1}: ").append_text(self.cards(known)))
        return lines

    def hirelings(self) -> list[Text]:
        """Each hireling in play: who controls it, for how long, and what lies on its card."""
        s, mat = self.s, read_company(self.s)
        lines: list[Text] = []
        for number in in_play(s):
            owner = s.setup.first_hireling + number
            name, seat = self.name("hireling", card_of(s, owner)), s.controller[owner]
            if seat == NONE:
                lines.append(Text(self.say("hireling-free", hireling=name)))
            else:
                held = self.say(
                    "hireling-held", hireling=name, seat=self.seat(seat), count=mat.markers[number]
                )
                lines.append(Text(held))
            kept = self.on_card(number)
            if kept:
                lines.append(Text(f"  {kept}"))
        left = [space for number, space in enumerate(NOTICES) if mat.notices[number]]
        if left:
            lines.append(Text(self.say("hireling-notices", spaces=", ".join([str(space) for space in left]))))
        return lines

    def on_card(self, number: int) -> str:
        """What lies on a hireling's card, if anything."""
        s, hireling = self.s, self.s.setup.hirelings[number]
        if not hireling.on_card:
            return ""
        mat = s.mats[s.setup.own_mats[number]]
        shown = [
            f"{self.either(f'root-mat-{hireling.id}-{field.name}', field.name)}: "
            + self.field(field, getattr(mat, field.name))
            for field in mat.fields()
            if field.name in hireling.on_card and getattr(mat, field.name)
        ]
        return " · ".join(shown)

    def setup_card(self, number: int) -> str:
        """A setup card on the table: its faction, what lies beside it, whether it is locked."""
        s = self.s
        name = self.name("faction", number)
        if s.dealt[number] != NONE:
            thing = self.name(s.setup.cast[number].dealt_kind, s.dealt[number])
            name = self.say("dealt", faction=name, thing=thing)
        return self.say("locked", faction=name) if number == s.locked else name

    def faction(self, seat: int) -> list[RenderableType]:
        """One seat: hand, supply, crafted cards and items, and its own board."""
        return [self.title(seat), *[Padding(text, (0, 0, 0, 2), expand=False) for text in self.mat(seat)]]

    def title(self, seat: int) -> Text:
        """Who it is, points, cards in hand, warriors in supply."""
        s = self.s
        line = Text(self.seat(seat), self.woodland.seat_style(seat))
        line.append(f" ({self.woodland.short(seat)})  ")
        line.append(self.say("points-of", points=s.points[seat]), "not bold")
        line.append(" · " + self.say("cards-of", cards=count(s.zones[seat])), "not bold")
        if s.setup.factions[seat].warriors:
            line.append(" · " + self.say("supply-of", supply=s.supply[seat]), "not bold")
        return line

    def mat(self, seat: int) -> list[Text]:
        """What lies before a seat: its own board, what it crafted, the cards that the viewer knows."""
        s = self.s
        n = len(ITEMS)
        lines = self.own(seat)
        crafted = s.crafted_items[seat * n : seat * n + n]
        if any(crafted):
            lines.append(Text(self.say("crafted-items", items=self.items(crafted))))
            face_down = read_card_mat(s).face_down[seat * n : seat * n + n] if s.setup.has_card_mat else []
            if any(face_down):
                lines.append(Text(self.say("face-down", items=self.items(face_down))))
        if s.crafted[seat]:
            lines.append(Text(self.say("crafted") + " ").append_text(self.cards(s.crafted[seat])))
            if s.crafted[seat] & s.setup.deck.coffins:
                lines.append(Text(self.say("coffins", count=sum(read_card_mat(s).coffin))))
        known = 0 if self.viewer is None else s.known[self.viewer * s.setup.zones + seat]
        if seat == self.viewer or s.setup.public[seat]:
            lines.append(Text(self.say("hand") + " ").append_text(self.cards(s.zones[seat])))
        elif known:
            lines.append(Text(self.say("known") + " ").append_text(self.cards(known)))
        return lines

    def brief_mat(self, seat: int) -> Text:
        """The same in one line."""
        lines = self.mat(seat)
        if seat != self.viewer:
            lines.insert(0, Text(self.say("cards-of", cards=count(self.s.zones[seat]))))
        line = Text(self.woodland.short(seat) + " ", self.woodland.seat_style(seat))
        return line.append_text(Text(" · ", "not bold").join(lines))

    def brief_factions(self, width: int, height: int) -> list[Text]:
        """The viewer's own in full if possible; of the others a line each, or more where there is room."""
        seats = self.s.setup.seats
        own: list[Text] = []
        if self.viewer is not None:
            *rest, hand = self.mat(self.viewer)
            own = on_screen(hand, width)[:height]
            own = [*on_screen(Text(" · ").join(rest), width)[: height - len(own)], *own]
        first = 0 if self.viewer is None else self.viewer + 1
        last = first + seats - (0 if self.viewer is None else 1)
        others = [self.brief_mat(seat % seats) for seat in range(first, last)]
        room = height - len(own)
        whole = [line for mat in others for line in on_screen(mat, width)]
        if len(whole) <= room:
            return [*whole, *own]
        for line in others:
            line.truncate(width, overflow="ellipsis")
        return [*others[:room], *own]


PANELS = found_panels()

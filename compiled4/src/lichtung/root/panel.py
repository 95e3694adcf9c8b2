"""What a faction's panel beside the map is written with, at the terminal and in pictures.

A faction's `panel.py` has a function `panel` for its lines, and may say of kinds of things that only it names
where the Law explains them (PARAGRAPHS: sets of paragraphs, the first that exists) or which items they take
(ITEMS_TAKEN).
"""

from collections.abc import Sequence
from types import ModuleType
from typing import Protocol

from lichtung.root import factions
from lichtung.root.state import Root

Part = object  # a text, or something that the methods of a `Panel` made
Line = object  # what `Panel.line` makes


class Panel(Protocol):
    """One state as a viewer may see it, in one language."""

    s: Root
    viewer: int | None

    def say(self, key: str, **args: str | int) -> str:
        """A sentence of the table's own (`root-table-...`)."""

    def name(self, kind: str, value: int) -> str:
        """What something is called."""

    def seat(self, seat: int) -> str:
        """What a seat is called."""

    def short(self, owner: int) -> str:
        """An owner in one or two letters, as on the map."""

    def brief(self, seat: int) -> str:
        """A seat in one word."""

    def items(self, row: Sequence[int]) -> str:
        """So many items of each kind."""

    def cards(self, mask: int) -> Part:
        """Cards by name, in the colours of their suits."""

    def suit(self, suit: int, text: str = "") -> Part:
        """The letter of a suit and a text, in its colour."""

    def faint(self, text: str) -> Part:
        """A text that stays in the background."""

    def heading(self, text: str) -> Part:
        """A text that stands out."""

    def line(self, *parts: Part) -> Line:
        """The parts one after the other."""


def found_panels() -> dict[str, ModuleType]:
    """The panels of those factions that have one in their folder, by the faction."""
    found: dict[str, ModuleType] = {}
    for name in factions.names():
        module = factions.part(name, "panel")
        if module is not None:
            found[factions.id_of(name)] = module
    return found

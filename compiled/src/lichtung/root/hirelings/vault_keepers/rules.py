"""Vault Keepers (Tresorwächter): what they guard. Badger Bodyguards (Dachs-Leibwache): the first hit."""

from typing import Final

from lichtung.kernel.codec import Action, Refusal
from lichtung.root.actions import AT, FIGHT, Pair, Pick, plain
from lichtung.root.battle import Losses, in_battle
from lichtung.root.cards import members
from lichtung.root.faction import PieceKind
from lichtung.root.hirelings.hireling import DEMOTED, Hireling, Side
from lichtung.root.hirelings.tasks import (
    STATION,
    Task,
    ask,
    build,
    clearings_of,
    come,
    controls,
    list_hireling_battles,
    list_places,
    or_done,
    owner_of,
    placer,
    post,
    stations,
    take_deed,
    why_not,
)
from lichtung.root.paths import land_neighbours
from lichtung.root.pieces import NO_SLOT
from lichtung.root.state import Root

TROOP: Final = 2

SETTLE: Final = 0  # at the beginning
BUILD: Final = 1  # a vault beside another
BEGIN_AGAIN: Final = 2  # where none can be built there
THEN: Final = 3
FIGHT_ON: Final = 4
SETTLE_AGAIN: Final = 5  # when hired

KEEPERS_IDLE: Final = Refusal("H.vault_keepers", "keepers-idle")


def vaults(s: Root, me: int) -> int:
    """The mask of clearings with a vault."""
    row = s.setup.first_kind[me] * s.places
    return sum([1 << clearing for clearing in range(s.clearings) if s.pieces[row + clearing]])


def with_slot(s: Root) -> int:
    """The mask of clearings with an open slot."""
    return sum([1 << clearing for clearing in range(s.clearings) if s.slots[clearing] > 0])


def sites(s: Root, me: int) -> int:
    """H.vault_keepers: open slots beside a vault, or next to one; none without a vault in the supply."""
    if not s.unplaced[s.setup.first_kind[me]]:
        return 0
    found = vaults(s, me)
    for clearing in members(found):
        for other in land_neighbours(s, clearing):
            found |= 1 << other
    return found & with_slot(s)


def start_sites(s: Root) -> int:
    """H.vault_keepers: an open slot; by the standard setup not in a corner, where factions have to begin."""
    found = with_slot(s)
    if s.turn == 0 and not s.setup.advanced:
        for corner in s.setup.map.corners:
            found &= ~(1 << corner)
    return found


class VaultKeepers(Side):
    """Vaults next to vaults, and battles or warriors at them."""

    id = "vault_keepers"
    works = True

    def set_up(self, s: Root, me: int, seat: int) -> None:
        """H.vault_keepers: two warriors and a vault where a slot is open."""
        ask(s, me, seat, SETTLE)

    def hired(self, s: Root, me: int, seat: int) -> None:
        """H.vault_keepers: without a piece on the map they begin again, in any clearing."""
        if not clearings_of(s, me) and not vaults(s, me):
            ask(s, me, seat, SETTLE_AGAIN)

    def cannot_work(self, s: Root, me: int, seat: int) -> Refusal | None:
        out: list[Action] = []
        self.list_first(s, me, seat, out)
        self.list_then(s, me, seat, 0, out)
        return None if out else KEEPERS_IDLE

    def work(self, s: Root, me: int, seat: int) -> None:
        """H.vault_keepers: a vault may be built, then come battles or a warrior at each vault."""
        ask(s, me, seat, THEN)
        out: list[Action] = []
        list_places(s, me, seat, sites(s, me), out)
        ask(s, me, seat, BUILD if out else BEGIN_AGAIN)

    def list_first(self, s: Root, me: int, seat: int, out: list[Action]) -> None:
        """H.vault_keepers: where no vault can stand beside others, a warrior and a vault come anywhere."""
        list_places(s, me, seat, sites(s, me), out)
        if not out and (s.supply[me] or s.unplaced[s.setup.first_kind[me]]):
            list_places(s, me, seat, s.setup.everywhere, out)

    def list_then(self, s: Root, me: int, seat: int, done: int, out: list[Action]) -> None:
        list_hireling_battles(s, me, vaults(s, me) & ~done, out)
        if not done and s.supply[me] and stations(s, placer(s, me, seat), vaults(s, me)):
            out.append(plain(STATION))

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        me = owner_of(s, r.hireling)
        if r.stage == SETTLE:
            list_places(s, me, r.seat, start_sites(s), out)
            return
        if r.stage == SETTLE_AGAIN:
            list_places(s, me, r.seat, s.setup.everywhere, out)
            return
        if r.stage in (BUILD, BEGIN_AGAIN):
            self.list_first(s, me, r.seat, out)
        else:
            self.list_then(s, me, r.seat, r.done, out)
        or_done(out)

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        me = owner_of(s, r.hireling)
        if a.verb == FIGHT:
            fights = r.stage in (THEN, FIGHT_ON)
            return why_not(s, me, r.seat, vaults(s, me) & ~r.done, a) if fights else None
        if isinstance(a, Pick) and a.verb == AT and r.stage not in (THEN, FIGHT_ON):
            if r.stage in (SETTLE, BUILD) and a.what < s.clearings and s.slots[a.what] <= 0:
                return NO_SLOT.of(a.what)
            mask = {SETTLE: start_sites(s), BUILD: sites(s, me)}.get(r.stage, s.setup.everywhere)
            return why_not(s, me, r.seat, mask, a)
        return None

    def take(self, s: Root, r: Task, a: Action) -> None:
        me = owner_of(s, r.hireling)
        if isinstance(a, Pick):
            if s.slots[a.what] > 0 and s.unplaced[s.setup.first_kind[me]]:
                build(s, me, a.what)
            if r.stage != BUILD:
                come(s, me, a.what, 1 if r.stage == BEGIN_AGAIN else TROOP)
        elif isinstance(a, Pair):
            ask(s, me, r.seat, FIGHT_ON, done=r.done | 1 << a.one)
            take_deed(s, me, r.seat, a)
        elif a.verb == STATION:
            at = stations(s, placer(s, me, r.seat), vaults(s, me))
            row = s.setup.first_kind[me] * s.places
            post(s, r.seat, me, [c for c in at for _ in range(s.pieces[row + c])])


class BadgerBodyguards(Side):
    """The first hit of every battle does nothing."""

    id = "bodyguards"

    def ignores_first_hit(self, s: Root, me: int, losses: Losses) -> bool:
        """H.bodyguards: of the hits that the controller's faction takes in a battle, an ambush included."""
        return controls(s, me, DEMOTED, losses.seat) and in_battle(s)


class Keepers(Hireling):
    """The Vault Keepers, or the Badger Bodyguards."""

    id = "vault_keepers"
    colours: tuple[str, ...] = ("#6b7077",)
    warriors = 6
    excludes: tuple[str, ...] = ("keepers",)
    sides: tuple[Side, Side] = (VaultKeepers(), BadgerBodyguards())

    def piece_kinds(self) -> list[PieceKind]:
        return [PieceKind("vault", True, 6)]


HIRELING: Final = Keepers()

"""What holds from the first action of any game of Root on: nothing is lost, nothing is found twice."""

from lichtung.root.cards import ITEM_SUPPLY, ITEMS, count, members
from lichtung.root.crafting import CARRY_OUT, Crafting
from lichtung.root.factions.vagabond.data import QUESTS
from lichtung.root.factions.vagabond.items import vagabonds
from lichtung.root.factions.vagabond.mat import mat_of
from lichtung.root.factions.vagabond.quests import ROW, quest_mat
from lichtung.root.hirelings.exile.mat import CLUBS, read_mat
from lichtung.root.hirelings.mat import read_company
from lichtung.root.position import cards_aside, warriors_aside
from lichtung.root.ruins import RUIN_ITEMS, brought_by_helpers, ruin_sets
from lichtung.root.state import NO_DOMINANCE, NONE, Root


def assert_kept(s: Root, whole: bool = True) -> None:
    """All of the checks below; a position that is not `whole` may lack pieces, cards and quests."""
    assert_cards(s, whole)
    assert_knowledge(s)
    assert_pieces(s, whole)
    assert_answers(s)
    assert_items(s, whole)
    assert_points(s)


def assert_cards(s: Root, whole: bool = True) -> None:
    """Every card is in exactly one place, or out of the game with two players. 5.1.3"""
    places = [s.deck, s.discard, s.available, *s.zones, *s.crafted]
    places += [1 << card for card in s.dominance if card != NO_DOMINANCE]
    places += [cards_aside(s, number) for number in range(len(s.mats))]
    for frame in s.frames():
        if frame.step == CARRY_OUT and isinstance(frame.record, Crafting):  # out of hand, to be paid. 11.5.3
            places.append(1 << frame.record.card)
    deck = s.setup.deck
    found = 0
    for mask in places:
        assert not found & mask, f"in two places: {[deck.words[card] for card in members(found & mask)]}"
        found |= mask
    gone = s.setup.left_out
    missing = deck.all & ~gone & ~found & ~deck.apart  # those that a faction brings along can leave the game
    assert not missing or not whole, f"nowhere: {[deck.words[card] for card in members(missing)]}"
    assert not found & gone or s.turn == 0
    assert not s.discard & deck.claimable
    assert not s.available & ~deck.claimable


def assert_knowledge(s: Root) -> None:
    """Known cards are there, and everybody knows his own."""
    zones = s.setup.zones
    for zone in range(zones):
        for viewer in range(s.setup.seats):
            known = s.known[viewer * zones + zone]
            assert known & s.zones[zone] == known
            if s.setup.readers[zone] >> viewer & 1:
                assert known == s.zones[zone]


def assert_pieces(s: Root, whole: bool = True) -> None:
    """Warriors and pieces on the map and off it are as many as the box holds. 2.5"""
    for number, owner in enumerate(s.setup.owner):
        warriors = s.warriors[number * s.places : (number + 1) * s.places]
        assert min(warriors) >= 0
        assert s.supply[number] >= 0
        together = sum(warriors) + s.supply[number] + warriors_aside(s, number)
        assert together == owner.warriors if whole else together <= owner.warriors
    for number, kind in enumerate(s.setup.kinds):
        on_map = s.pieces[number * s.places : (number + 1) * s.places]
        assert min(on_map) >= 0
        assert s.unplaced[number] >= 0
        together = sum(on_map) + s.unplaced[number]
        assert together == kind.total if whole and kind.returns else together <= kind.total


def assert_answers(s: Root) -> None:
    """The answers that are kept equal a recount. 2.2.3, 2.8"""
    table = s.setup
    assert_presence(s)
    for clearing in range(s.clearings):
        strength: list[int] = []
        buildings = 0
        for owner in range(table.owners):
            own = [
                s.pieces[kind * s.places + clearing] for kind in table.kinds_of[owner] if table.building[kind]
            ]
            buildings += sum(own)
            ruling = [
                figure
                for figure in table.figures_of[owner]
                if table.figures[figure].rules and s.figures[figure] == clearing
            ]
            strength.append(s.warriors[owner * s.places + clearing] + sum(own) + len(ruling))
            assert s.strength[owner * s.places + clearing] == strength[owner]
        if s.hirer != NONE:  # 11.2.7.III: hired warriors count for the hirer alone
            strength[s.hirer] += s.warriors[table.lender * s.places + clearing]
            strength[table.lender] -= s.warriors[table.lender * s.places + clearing]
        for owner in range(table.seats):
            if s.crafted[owner] & table.deck.named("soup_kitchens"):
                strength[owner] += 2 * tokens_at(s, owner, clearing)
        for owner in range(table.first_hireling, table.owners):  # H.3.1: they count for who controls them
            if s.controller[owner] != NONE:
                strength[s.controller[owner]] += strength[owner]
                strength[owner] = 0
        most = max(strength)
        first = [owner for owner in range(table.owners) if most > 0 and strength[owner] == most]
        if len(first) > 1:
            first = [owner for owner in first if owner in tie_winners(s)]
        for kind, owner in enumerate(table.kind_owner):
            if table.owner[owner].id == "cult" and s.pieces[kind * s.places + clearing]:  # 10.2.4
                first = [owner]
        assert s.ruler[clearing] == (first[0] if first else NONE)
        more = [source.answers.more_slots(s, source.me, clearing) for source in table.ask.more_slots]
        there = table.map.slots[clearing] + sum(more)
        assert s.slots[clearing] == there - (s.ruins >> clearing & 1) - buildings
        assert s.slots[clearing] >= 0


def tie_winners(s: Root) -> list[int]:
    """Who rules where it is one of those who have most. 7.2.2, H.nobles"""
    found = [owner for owner, one in enumerate(s.setup.owner) if one.id == "eyrie"]
    if is_played(s, "nobles"):
        number = [hireling.id for hireling in s.setup.hirelings].index("dynasty")
        found.append(s.controller[s.setup.first_hireling + number])
    return found


def tokens_at(s: Root, owner: int, clearing: int) -> int:
    """What lies there of an owner's tokens, those face down too. K.soup_kitchens"""
    table = s.setup
    kinds = [kind for kind in table.kinds_of[owner] if not table.building[kind]]
    plots = [marker for marker in table.markers_of[owner] if s.marker_places[marker] == clearing]
    return sum(s.pieces[kind * s.places + clearing] for kind in kinds) + len(plots)


def assert_presence(s: Root) -> None:
    """Whatever an owner has in a place, of all sorts, is counted there."""
    table = s.setup
    for owner in range(table.owners):
        for place in range(s.places):
            there = s.warriors[owner * s.places + place]
            there += sum(s.pieces[kind * s.places + place] for kind in table.kinds_of[owner])
            there += sum(s.figures[figure] == place for figure in table.figures_of[owner])
            if owner < table.seats:
                there += sum(s.marker_places[marker] == place for marker in table.markers_of[owner])
            assert s.presence[owner * s.places + place] == there


def assert_items(s: Root, whole: bool = True) -> None:
    """No item comes from nowhere; quests are open, done or in their deck. 2.5.5, 9.3.3, 9.8"""
    wanderers = vagabonds(s.setup)
    leave = any(faction.item_step != NONE for faction in s.setup.factions)  # 14.2.3: out of the game
    leave = leave or is_played(s, "exile")
    missing = 0
    for item in range(len(ITEMS)):
        boxes = s.crafted_items[item :: len(ITEMS)]
        assert min(boxes) >= 0
        assert 0 <= s.items[item] <= ITEM_SUPPLY[item]
        beyond = [faction.items_beyond(s, seat)[item] for seat, faction in enumerate(s.setup.factions)]
        if not wanderers:
            together = s.items[item] + sum(boxes) + sum(beyond)
            there = ITEM_SUPPLY[item] + brought_by_helpers(s, item)
            assert together == there if whole and not leave else together <= there
            missing += there - together
    assert kept_by_hirelings(s) <= missing or wanderers
    for seat in wanderers:
        mat = mat_of(s, seat)
        assert min(mat.items) >= 0
        for item in members(mat.found):
            assert sum(mat.items[item :: len(ITEMS)]) > 0
    assert_ruins(s)
    if wanderers:
        shared = quest_mat(s, wanderers[0])
        quests = [shared.quests, shared.quest_deck, *[mat_of(s, seat).quests_done for seat in wanderers]]
        together = sum(count(mask) for mask in quests)
        assert together == len(QUESTS) if whole else together <= len(QUESTS)
        assert count(shared.quests) <= ROW
        for seat in wanderers[1:]:
            assert quest_mat(s, seat) is shared
            assert not mat_of(s, seat).quests


def is_played(s: Root, side: str) -> bool:
    """Whether a hireling is in play with this side up."""
    for number, hireling in enumerate(s.setup.hirelings):
        up = read_company(s).sides[number]
        if up != NONE and hireling.sides[up].id == side:
            return True
    return False


def kept_by_hirelings(s: Root) -> int:
    """How many items lie on a hireling's card beyond those that it brings along. H.exile"""
    for number, hireling in enumerate(s.setup.hirelings):
        if hireling.id == "exile":
            mat = read_mat(s, s.setup.first_hireling + number)
            return mat.ready + mat.exhausted - CLUBS
    return 0


def assert_ruins(s: Root) -> None:
    """A set of items for each who brings one, or one; nobody looks where nothing is left. 9.8.1, 14.3.3"""
    n = len(ITEMS)
    table = s.setup
    sets = ruin_sets(table)
    seekers = [owner for owner, rules in enumerate(table.owner) if rules.searches_ruins]
    for item in range(n):
        under = sum((mask >> item & 1) + (mask >> item + n & 1) for mask in s.ruin_items)
        found = sum(table.owner[owner].found_in_ruins(s, owner) >> item & 1 for owner in seekers)
        assert under + found <= (sets if item in RUIN_ITEMS else 0)
    for clearing in range(s.clearings):
        assert not s.ruin_seen[clearing] & ~sum(1 << owner for owner in seekers if owner < table.seats)
        if s.ruin_seen[clearing] or s.ruin_items[clearing]:
            assert s.ruins >> clearing & 1
            assert count(s.ruin_items[clearing]) in range(1, sets + 1)


def assert_points(s: Root) -> None:
    """Never below zero, and none with an active dominance card. 3.3.1"""
    for seat in range(s.setup.seats):
        assert s.points[seat] >= 0
        assert s.dominance[seat] == NO_DOMINANCE or s.points[seat] == 0

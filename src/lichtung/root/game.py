"""Root as a `Game`: setup options, start, views, result."""

from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Final

from lichtung.kernel.codec import Action, Kind, Message, Refusal, Words
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import STEPS, SeatRecord, push, settle
from lichtung.kernel.game import FrameGame, Option, Result
from lichtung.root import battle_cards, factions, hirelings, landmarks, spies
from lichtung.root.actions import codec_for
from lichtung.root.belongs import UNTIMELY, untimely
from lichtung.root.boards import board_sources
from lichtung.root.cards import PERSISTENT, Deck, members
from lichtung.root.description import describe
from lichtung.root.draft import TWO_PLAYERS
from lichtung.root.earlier import EarlierFiles, Renamed
from lichtung.root.editions import AS_LAW, LAW_OPTION, ON, SWITCHES, USUAL, Switch
from lichtung.root.effects import card_sources
from lichtung.root.faction import UNDECIDED
from lichtung.root.facts import fact_names, facts, position_of
from lichtung.root.hirelings.hireling import SIDE_WORDS, Hired, Hireling
from lichtung.root.landmark import Landmark, LandmarkOption, landmarks_of
from lichtung.root.map import BIRD, FIRST_SUIT, MARKERS_A_SUIT, PRINTED, SHUFFLED, SUITS, Map
from lichtung.root.mixes import BASE_GAME, MOST_SEATS
from lichtung.root.opening import FIRST_PLAYER_STEP
from lichtung.root.pieces import barred, on_map, warriors_on_map
from lichtung.root.position import read_position
from lichtung.root.questions import Source
from lichtung.root.reading import read_view
from lichtung.root.setup import QUESTIONS, SETUPS, Setup
from lichtung.root.state import NONE, POINTS_TO_WIN, Faction, Root, empty_state
from lichtung.root.threats import threats_of
from lichtung.root.view import RootView, imagine_state

assert battle_cards.BATTLE_CARDS  # loaded for what its cards answer


def _in_order(faction: Faction) -> tuple[bool, str, str]:
    """Those whom somebody plays first, by their letters."""
    return (not faction.decides, faction.letter, faction.id)


_RULES: Final = [import_module(f"{factions.__name__}.{name}.rules") for name in factions.names()]
# After the factions: states that were written down before hold the numbers of their verbs.
_EXILES: Final = import_module("lichtung.root.exiles")
_LANDMARK_SETUP: Final = import_module("lichtung.root.landmark_setup")
_LANDMARKS: Final = [import_module(f"{landmarks.__name__}.{name}.rules") for name in landmarks.names()]
LANDMARKS: Final[list[Landmark]] = [rules.LANDMARK for rules in _LANDMARKS]
for _number, _landmark in enumerate(LANDMARKS):
    _landmark.number = _number
_COMPANY: Final = import_module("lichtung.root.hirelings.company")
HIRELINGS: Final[dict[str, Hireling]] = {
    rules.HIRELING.id: rules.HIRELING
    for rules in [import_module(f"{hirelings.__name__}.{name}.rules") for name in hirelings.names()]
}
FACTIONS: Final[dict[str, Faction]] = {
    faction.id: faction for faction in sorted([rules.FACTION for rules in _RULES], key=_in_order)
}
# Every verb is in every codec, so are the kinds of things that it names.
KINDS: Final[dict[str, Kind]] = {
    **spies.kinds(),
    "landmark": Words([landmark.id for landmark in LANDMARKS]),
    **{name: kind for rules in _RULES for name, kind in getattr(rules, "kinds", dict)().items()},
}
_RENAMED: Final[Renamed] = {
    old: record for rules in _RULES for old, record in getattr(rules, "RENAMED_RECORDS", {}).items()
}
EARLIER: Final = EarlierFiles(_RENAMED)
FEWEST_SEATS: Final = 2
MOST_PARTNERS: Final = 4  # M.8
IN_PLAY: Final[int] = _COMPANY.IN_PLAY
MOST_LEAD: Final = POINTS_TO_WIN - 1

NO_HIRELINGS: Final = "none"
RANDOM: Final = "random"
UNSAID: Final = (AS_LAW, USUAL, NO_HIRELINGS)  # choices that a setup leaves out

ALL_SWITCHES: Final[list[Switch]] = [
    *SWITCHES,
    *[switch for faction in FACTIONS.values() for switch in faction.switches],
]
OPTIONS: Final[list[Option]] = [
    Option("map", ("autumn", "winter", "lake", "mountain"), "2.2"),
    Option("markers", (USUAL, PRINTED, SHUFFLED), "2.2.2"),
    LandmarkOption([landmark.id for landmark in LANDMARKS]),
    Option("deck", ("standard", "exiles"), "2.1"),
    Option("mode", ("competitive", "cooperative"), "M.8"),
    Option("setup", SETUPS, "A.8"),
    Option("hirelings", (NO_HIRELINGS, RANDOM), "A.6"),  # or three of them by name
    Option("questions", QUESTIONS, "1.2.1"),
    LAW_OPTION,
    *ALL_SWITCHES,
    *[option for rules in _RULES for option in getattr(rules, "OPTIONS", [])],
]
# What options were called in older setups.
FORMER_NAMES: Final = {switch.formerly: switch.name for switch in ALL_SWITCHES if switch.formerly}
OPTION_NAMES: Final = [*[option.name for option in OPTIONS], *FORMER_NAMES]

# The versions of the rules that asked every question; games begun by them go on so.
ALWAYS_ASKING: Final = (1, 2)


PLACES: Final = ("clearing", "place")  # kinds of arguments
NOT_A_CLEARING: Final = Refusal("2.2", "not-a-clearing", "clearing")


class RootGame(FrameGame[Root, RootView]):
    """The Law with one choice of factions, map, deck and options."""

    name = "root"
    rules_version = 4

    def __init__(self, setup: Setup, kinds: dict[str, Kind]) -> None:
        super().__init__(codec_for(setup, kinds))
        self.setup = setup
        self.seats = setup.seats
        self.together = setup.cooperative
        data = self.setup_data()
        self.earlier_rules = tuple(
            rules for rules in range(1, self.rules_version) if setup_under(rules, data) == data
        )

    def setup_data(self) -> dict[str, object]:
        setup = self.setup
        data: dict[str, object] = {"factions": [f.id for f in setup.factions], **setup.options}
        if setup.drafts:
            data |= {"factions": setup.seats, "pool": [faction.id for faction in setup.cast]}
        if setup.company:
            data["hirelings"] = [hired.word() for hired in setup.company]
            if len(setup.company) > IN_PLAY:
                data["hirelings"] = RANDOM
        if setup.chosen_suits:
            data["suits"] = [SUITS[FIRST_SUIT[suits]] for suits in setup.suits[: setup.clearings]]
        if setup.lead:
            data["lead"] = setup.lead
        if any(setup.carried):
            data["carried"] = {
                word: [setup.deck.words[card] for card in members(cards)]
                for word, cards in zip(setup.words, setup.carried, strict=True)
                if cards
            }
        return data

    def describe(self) -> dict[str, object]:
        return {**describe(self.setup)}

    def old_action(self, code: Sequence[int]) -> Action:
        return EARLIER.action(self.codec, self.setup, code)

    def players(self) -> list[int]:
        """All seats but those that the rules play by themselves."""
        return self.setup.people

    def start(self) -> Root:
        """5.1: chance names the first player, then everything is dealt and placed."""
        s = empty_state(self.setup)
        push(s, FIRST_PLAYER_STEP, SeatRecord(0))
        settle(s)
        return s

    def view(self, s: Root, seat: int | None) -> RootView:
        return RootView(s, seat, self.decision(s))

    def imagine(self, v: RootView, rng: Random) -> Root:
        s = imagine_state(v, rng)
        self.ask_hirelings(s)
        settle(s)
        return s

    def read_view(self, data: dict[str, object]) -> RootView:
        return read_view(self.setup, data, EARLIER)

    def position(self, data: dict[str, object], asks_all: bool = False) -> Root:
        s = read_position(self.setup, data, EARLIER, asks_all)
        if self.setup.company:
            _COMPANY.check_position(s)
        self.ask_hirelings(s)
        return s

    def ask_hirelings(self, s: Root) -> None:
        """A.6: in a state that was not played, only those that are in play are asked, too."""
        if self.setup.company:
            _COMPANY.ask_those_in_play(s)

    def position_of(self, s: Root) -> dict[str, object]:
        return position_of(s)

    def facts(self, s: Root) -> dict[str, object]:
        return facts(s)

    def fact_names(self) -> dict[str, object]:
        return fact_names(self.setup)

    def refusal(self, s: Root, a: Action) -> Refusal | None:
        """1.4: what comes at the wrong time is refused by the paragraph that says when it comes.

        2.2: a place beside the map is a clearing to whoever brings it only, whose paragraph keeps others out.
        """
        if s.setup.area_ruler and s.legal and a not in s.legal:
            seat = self.seat_of(s)
            for place in self.areas_in(s, a):
                if s.ruler[place] != seat:
                    return barred(s, seat, place) or NOT_A_CLEARING.of(place)
        refused = super().refusal(s, a)
        if refused is None or refused.key not in UNTIMELY or a.verb in self.verbs(s):
            return refused
        return untimely(s, self.seat_of(s), a, refused.law) or refused

    def seat_of(self, s: Root) -> int:
        """Whose decision stands."""
        assert s.frame is not None
        return STEPS[s.frame.step].seat(s, s.frame.record)

    def areas_in(self, s: Root, a: Action) -> list[int]:
        """The places beside the map that an action names."""
        fields = self.codec.verbs[a.verb].fields
        named = zip(fields, a.fields(), strict=True)
        return [value for (_, kind), value in named if kind in PLACES and value >= s.setup.mapped]

    def word(self, kind: str, value: int) -> str:
        """Copies of a card have one name, owners are called like seats; the catalogues' keys know no dots."""
        if kind == "card":
            return f"card-{self.setup.deck.names[value]}"
        if kind == "faction":
            return f"seat-{self.setup.cast_words[value]}"
        word = f"seat-{self.setup.words[value]}" if kind == "owner" else super().word(kind, value)
        return word.replace(".", "-")

    def standing(self, s: Root) -> list[int]:
        return list(s.points)

    def material(self, s: Root) -> list[tuple[tuple[str, int], int]]:
        """Warriors of each owner, and buildings and tokens of each kind, on the map."""
        setup = s.setup
        troops = [(("owner", owner), warriors_on_map(s, owner)) for owner in range(setup.owners)]
        return troops + [(("piece", kind), on_map(s, kind)) for kind in range(len(setup.kinds))]

    def threats(self, v: RootView, other: int) -> list[Message]:
        return list(threats_of(v, other))

    def role(self, s: Root, seat: int) -> str:
        """The faction, whichever of two such seats it is; in a draft the one that was chosen."""
        faction = s.setup.factions[seat]
        return "" if faction is UNDECIDED else faction.id

    def board(self) -> str:
        return self.setup.options["map"]

    def result(self, s: Root) -> Result | None:
        """3: whoever won, by points or by dominance."""
        if s.frame is not None:
            return None
        winners = tuple(seat for seat in range(self.seats) if s.winners >> seat & 1)
        if self.setup.cooperative:
            return Result(
                tuple(s.points),
                winners,
                "M.8.1",
                "lost-together" if self.setup.machine in winners else "won-together",
            )
        by_points = any(s.points[seat] >= POINTS_TO_WIN for seat in winners)  # a coalition shares them
        law, key = ("3.1", "thirty-points") if by_points else ("3.3.1", "dominance")
        return Result(tuple(s.points), winners, law, key)


def setup_under(rules: int, setup: dict[str, object]) -> dict[str, object]:
    """The setup of a game that was begun by some version of the rules, in today's words.

    An older one lacks the options of today, names some differently, and its game goes on as it was begun:
    it asks every question, or follows another reading.
    """
    found = {FORMER_NAMES.get(key, key): value for key, value in setup.items()}
    if rules in ALWAYS_ASKING:
        found["questions"] = QUESTIONS[1]
    for switch in ALL_SWITCHES:
        if rules <= switch.until:
            found[switch.name] = ON
    for option in OPTIONS:
        if option.choices[0] not in UNSAID:
            found.setdefault(option.name, option.choices[0])
    return found


def make(setup: dict[str, object]) -> RootGame:
    """A game from setup data (command line, journal, scenario); mistakes name the key."""
    left = dict(setup)
    seats, pool = left.pop("factions", BASE_GAME), left.pop("pool", None)
    hired = left.pop("hirelings", NO_HIRELINGS)
    options = _read_options(left)
    seated, cast = _read_seats(seats, pool, options["setup"] == SETUPS[2])
    suits = left.pop("suits", [])
    lead = left.pop("lead", 0)
    carried = left.pop("carried", {})
    company = _read_company(hired, seated)
    if left:
        known = ", ".join(["factions", "pool", *OPTION_NAMES, "suits", "lead", "carried"])
        raise LichtungError("option-unknown", next(iter(left)), known=known)
    more = [] if all(faction.decides for faction in seated) else ["spies"]  # M.3.3
    more += [faction.own_cards for faction in cast or seated if faction.own_cards]
    deck = Deck(options["deck"] + "_deck", *more)
    board = Map(options["map"])
    sources = [*card_sources(deck), *board_sources(board)]
    if company:
        sources.append(Source(_COMPANY.COMPANY, NONE))
    wonders = landmarks_of(options.get("landmarks", USUAL), LANDMARKS, board)
    table = Setup(board, deck, seated, options, sources, cast, wonders, company)
    table.first_steps = _LANDMARK_SETUP.steps_of(table)
    _read_suits(table, suits)
    _check_mode(table)
    _check_setup(table)
    _check_company(table)
    _read_lead(table, lead)
    _read_carried(table, carried)
    return RootGame(table, KINDS)


def _read_options(left: dict[str, object]) -> dict[str, str]:
    """The options of a setup, each taken out of it; what follows the Law or the board is left out."""
    given = {option.name: option.name for option in OPTIONS}  # how the setup calls each of them
    for old, name in FORMER_NAMES.items():
        if old in left:
            if name in left:
                raise LichtungError("option-twice", old, name=name)
            given[name] = old
    options: dict[str, str] = {}
    for option in OPTIONS:
        value = option.read(left.pop(given[option.name], option.choices[0]), given[option.name])
        if value != option.choices[0] or value not in UNSAID:
            options[option.name] = value
    return options


def _read_suits(setup: Setup, value: object) -> None:
    """2.2.2: the suits of all clearings: given in the setup, or as the board prints them, or shuffled."""
    markers = setup.options.get("markers", USUAL)
    words = value.split(",") if isinstance(value, str) else value
    if words:
        if markers != USUAL:
            raise LichtungError("suits-chosen", "suits", markers=markers)
        _choose_suits(setup, words)
        return
    if markers == PRINTED and 0 in setup.map.suits:
        raise LichtungError("suits-not-printed", "markers", map=setup.map.name)
    if markers == SHUFFLED or (markers == USUAL and setup.map.markers == SHUFFLED):
        setup.shuffled = True
        setup.suits = (0,) * setup.places


def _choose_suits(setup: Setup, words: object) -> None:
    """B.1.2: there are as many markers of each suit."""
    known = SUITS[:BIRD]
    wanted = sorted([*known] * MARKERS_A_SUIT)
    if not isinstance(words, list | tuple) or sorted([str(word) for word in words]) != wanted:
        raise LichtungError("suits-number", "suits", count=setup.clearings, each=MARKERS_A_SUIT)
    found = [1 << known.index(word) for word in words]
    setup.suits = (*found, *setup.suits[setup.clearings :])
    setup.chosen_suits = True


def _check_mode(setup: Setup) -> None:
    """M.8: one to four players against an automated seat."""
    if setup.cooperative and setup.machine == NONE:
        raise LichtungError("cooperative-machine", "mode")
    if setup.cooperative and len(setup.people) > MOST_PARTNERS:
        raise LichtungError("cooperative-players", "mode", most=MOST_PARTNERS)


def _check_setup(setup: Setup) -> None:
    """A.8: only factions with a setup card take part in the advanced setup; only there they are drafted."""
    if setup.drafts:
        if not setup.advanced:
            raise LichtungError("draft-setup", "setup")
        return
    for faction, step in zip(setup.factions, setup.setup_steps, strict=True):
        if step < 0:
            raise LichtungError("setup-no-card", "setup", faction=faction.id)
    cornered = [faction.id for faction in setup.factions if faction.starts_in_corner]
    if not setup.advanced and len(cornered) > len(setup.map.corners):  # 5.1.7
        raise LichtungError("setup-corners", "setup", factions=", ".join(cornered))


def _read_company(value: object, seated: list[Faction]) -> list[Hired]:
    """A.6: three hirelings by name, each with its side where that is not left to chance; or all, or none.

    A.6.5: of those that are dealt none belongs to a faction at the table.
    """
    names = value.split(",") if isinstance(value, str) else value
    if names == [NO_HIRELINGS] or not names:
        return []
    if names == [RANDOM]:
        fitting = [hireling for hireling in HIRELINGS.values() if _excluded(hireling, seated) is None]
        return [Hired(hireling, NONE) for hireling in fitting]
    company = [_read_hireling(str(name)) for name in names] if isinstance(names, list | tuple) else []
    if len(company) != IN_PLAY:
        raise LichtungError("hirelings-number", "hirelings", count=IN_PLAY, known=", ".join(HIRELINGS))
    if len({hired.hireling.id for hired in company}) < IN_PLAY:
        raise LichtungError("hirelings-twice", "hirelings")
    for hired in company:
        faction = _excluded(hired.hireling, seated)
        if faction is not None:
            raise LichtungError("hirelings-excluded", "hirelings", one=hired.hireling.id, other=faction.id)
    return company


def _read_hireling(word: str) -> Hired:
    name, _, side = word.partition(":")
    if name not in HIRELINGS:
        raise LichtungError("hirelings-unknown", "hirelings", value=name, known=", ".join(HIRELINGS))
    if side and side not in SIDE_WORDS:
        raise LichtungError("option-choice", "hirelings", value=side, choices=" | ".join(SIDE_WORDS))
    return Hired(HIRELINGS[name], SIDE_WORDS.index(side) if side else NONE)


def _excluded(hireling: Hireling, seated: list[Faction]) -> Faction | None:
    """A.6.5: the faction at the table to which a hireling belongs."""
    for faction in seated:
        if faction.id in hireling.excludes or faction.replaces in hireling.excludes:
            return faction
    return None


def _check_company(setup: Setup) -> None:
    """A.6.1, A.6.5: three of them must be there, and leave enough factions to draft."""
    if not setup.company:
        return
    if len(setup.company) < IN_PLAY:
        raise LichtungError("hirelings-few", "hirelings", count=IN_PLAY)
    if setup.drafts:
        numbers = list(range(len(setup.company)))
        fewest = sorted(numbers, key=lambda i: len(_pool_without(setup, i)), reverse=True)[:IN_PLAY]
        if not _COMPANY.left_to_draft(setup, fewest):
            raise LichtungError("hirelings-draft", "hirelings")


def _pool_without(setup: Setup, number: int) -> list[Faction]:
    return [f for f in setup.cast if f.id not in setup.hirelings[number].excludes]


def _read_lead(setup: Setup, value: object) -> None:
    """M.10.1: the points with which the automated seat starts."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_LEAD:
        raise LichtungError("option-choice", "lead", value=str(value), choices=f"0..{MOST_LEAD}")
    if value and not setup.cooperative:
        raise LichtungError("campaign-mode", "lead")
    setup.lead = value


def _read_carried(setup: Setup, value: object) -> None:
    """M.10.2: the crafted cards with which seats start, by their words."""
    if not isinstance(value, dict):
        raise LichtungError("option-choice", "carried", value=str(value), choices="{ seat: [card] }")
    if value and not setup.cooperative:
        raise LichtungError("campaign-mode", "carried")
    lasting = [w for w, kind in zip(setup.deck.words, setup.deck.kind, strict=True) if kind == PERSISTENT]
    taken: set[str] = set()
    for word, cards in value.items():
        where = f"carried.{word}"
        if word not in setup.words or not setup.factions[setup.words.index(word)].decides:
            people = " | ".join(setup.words[seat] for seat in setup.people)
            raise LichtungError("option-choice", "carried", value=str(word), choices=people)
        names: set[str] = set()
        for card in cards if isinstance(cards, list) else [cards]:
            if card not in lasting:
                raise LichtungError("option-choice", where, value=str(card), choices=" | ".join(lasting))
            number = setup.deck.words.index(card)
            if card in taken or setup.deck.names[number] in names:  # 4.1.4
                raise LichtungError("carried-twice", where, card=card)
            taken.add(card)
            names.add(setup.deck.names[number])
            setup.carried[setup.words.index(word)] |= 1 << number


def _read_seats(value: object, pool: object, adventurous: bool) -> tuple[list[Faction], list[Faction] | None]:
    """The factions of the seats; or, where only their number is given, those of which they are drafted."""
    number = int(value) if isinstance(value, str) and value.strip().isdecimal() else value
    if not isinstance(number, int) or isinstance(number, bool):
        if pool is not None:
            raise LichtungError("draft-pool", "pool")
        return _read_factions(value), None
    if not FEWEST_SEATS <= number <= MOST_SEATS:
        raise LichtungError("factions-number", "factions", fewest=FEWEST_SEATS, most=MOST_SEATS)
    return [UNDECIDED] * number, _read_pool(pool, number, adventurous)


def _read_pool(value: object, seats: int, adventurous: bool) -> list[Faction]:
    """A.8.1: the factions whose setup cards take part, all unless some are named; enough for the display."""
    cards = {name: faction for name, faction in FACTIONS.items() if faction.advanced_step >= 0}
    names = value.split(",") if isinstance(value, str) else list(cards) if value is None else value
    if not isinstance(names, list | tuple):
        raise LichtungError("factions-unknown", "pool", value=str(value), known=", ".join(cards))
    for name in names:
        if name not in cards:
            raise LichtungError("factions-unknown", "pool", value=str(name), known=", ".join(cards))
    if len(set(names)) < len(names):
        raise LichtungError("factions-twice", "pool")
    pool = [cards[name] for name in cards if name in names]
    militant = [faction for faction in pool if faction.militant]
    if seats == TWO_PLAYERS and len(militant) <= seats and not adventurous:  # A.8.1.I
        raise LichtungError("draft-militant", "factions", need=seats + 1, have=len(militant))
    if not militant or len(pool) <= seats:
        raise LichtungError("draft-few", "factions", need=seats + 1, have=len(pool))
    return pool


def _read_factions(value: object) -> list[Faction]:
    """Two to six names of factions in the order of their seats; a comma-separated text will do."""
    names = [name for name in value.split(",") if name] if isinstance(value, str) else value
    known = ", ".join(FACTIONS)
    if not isinstance(names, list | tuple):
        raise LichtungError("factions-unknown", "factions", value=str(value), known=known)
    for name in names:
        if not isinstance(name, str) or name not in FACTIONS:
            raise LichtungError("factions-unknown", "factions", value=str(name), known=known)
    for name in names:
        if list(names).count(name) > FACTIONS[name].seats:
            raise LichtungError("factions-twice", "factions")
    if len(names) > 1 and len(set(names)) == 1:  # 9.8
        raise LichtungError("factions-alike", "factions")
    for name in names:
        if FACTIONS[name].replaces in names:
            raise LichtungError("factions-replaced", "factions", one=name, other=FACTIONS[name].replaces)
    if not FEWEST_SEATS <= len(names) <= MOST_SEATS:
        raise LichtungError("factions-number", "factions", fewest=FEWEST_SEATS, most=MOST_SEATS)
    return [FACTIONS[name] for name in names]

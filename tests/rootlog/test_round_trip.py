"""Agents' games survive: written, read, explained turn by turn, and written again."""

import re

import pytest

from lichtung.kernel.frames import settle
from lichtung.kernel.game import state_hash
from lichtung.kernel.journal import begin, read_action
from lichtung.root.actions import DRAW, Pick, pick
from lichtung.root.cards import members
from lichtung.root.factions.alliance.rules import bases
from lichtung.root.game import make
from lichtung.root.recorded import BATTLE, CARD, DECK, SCORE, Change
from lichtung.root.state import Root
from lichtung.rootlog.checking import LEGAL, OPEN, Checker
from lichtung.rootlog.decisions import OPEN as OPEN_PLACE
from lichtung.rootlog.demands import Demands
from lichtung.rootlog.mending import Mender
from lichtung.rootlog.reading import Deed, read_log
from lichtung.rootlog.search import Search, drawn_to
from lichtung.rootlog.watch import Watcher, between_turns
from lichtung.rootlog.writing import ToldDecision, ToldWay, Writer, drafted, write_journal
from tests.rootlog.games import played
from tools.rootlog_games import check, setup_of
from tools.rootlog_games import played as first_turns

QUICK: list[tuple[int, dict[str, object]]] = [
    (1, {"factions": "marquise,eyrie,vagabond"}),
    (2, {"factions": "cult,corvids", "map": "winter", "law": "current"}),
    (3, {"factions": "riverfolk,marquise", "map": "lake"}),
    (4, {"factions": "alliance,eyrie", "map": "mountain", "setup": "advanced"}),
    (5, {"factions": "hundreds,marquise"}),
]


@pytest.mark.parametrize(("seed", "setup"), QUICK)
def test_a_game_survives_the_notation(seed: int, setup: dict[str, object]) -> None:
    game, journal = played(seed, **setup)
    text = write_journal(journal, game)
    log = read_log(text)
    assert log.remarks == []
    checker = Checker(log)
    told = list(checker.run())
    assert [(one.turn.line, one.verdict, one.deed) for one in told if one.verdict != LEGAL] == []
    assert not any(one.unrecorded or one.unexplained or one.remarks for one in told)
    again = checker.journal()
    assert checker.told == len(checker.imagined.entries)
    # Unseen cards are others now, and nothing that was written tells so.
    assert write_journal(again, checker.game) == text


def test_with_hidden_cards_a_game_is_told_whole() -> None:
    game, journal = played(2, factions="cult,corvids", map="winter", law="current")
    checker = Checker(read_log(write_journal(journal, game, hidden=True)))
    told = list(checker.run())
    assert not any(one.verdict != LEGAL or one.unrecorded or one.unexplained for one in told)
    before = [entry.do for entry in journal.entries if str(entry.do).split()[0] != "mark"]  # in the header
    assert [entry.do for entry in checker.journal().entries] == before


@pytest.mark.parametrize("number", [6, 12, 15])
def test_the_first_turns_of_drafts_automata_and_later_factions_survive(number: int) -> None:
    counts, wrong = check(number, "random", 5, False)
    assert set(counts) == {LEGAL}, wrong


def test_of_a_draft_only_what_is_played_is_told() -> None:
    """A.8.1: here the card of a faction that nobody chooses has been dealt a character."""
    game = make(setup_of(21))
    match = first_turns(game, 21, "greedy", 1)
    text = write_journal(match.journal, game)
    assert any(str(entry.do).startswith("play-as ") for entry in match.journal.entries)
    assert "\nV:" not in text
    assert "play-as" not in text


def test_nothing_hidden_is_written() -> None:
    game, journal = played(1, factions="marquise,alliance,vagabond")
    text = write_journal(journal, game)
    assert re.search(r"#->C", text)
    assert not re.search(r"[FMRB@a-z]->[CV](/|$)", text.replace("*->", "").replace("dom->", ""))
    assert not re.search(r"[FMRB]#\w*A->A\$", text)  # mobilized


def test_watching_changes_nothing() -> None:
    game, journal = played(1, factions="marquise,eyrie,vagabond")
    seen, plain = begin(journal.header, game), begin(journal.header, game)
    watcher = Watcher(game.setup)
    for entry in journal.entries:
        action = read_action(game, entry.do)
        watcher.act(seen, action)
        if between_turns(seen):
            watcher.go_on(seen)
        game.apply(plain, action)
    settle(seen)
    assert state_hash(seen) == state_hash(plain)


def judged(text: str) -> list[tuple[str, str, str]]:
    """Verdict, paragraph and deed of each turn."""
    log = read_log(text)
    checker = Checker(log)
    assert checker.setup().verdict == LEGAL
    told = [checker.turn(number) for number in range(len(log.turns))]
    return [(one.verdict, one.law, one.deed) for one in told]


OPENING = """Map: Fall
Deck: Standard
C: Ada
E: Ben

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->9/b_r->5
E:b+6w->3/#builder->$

"""


def test_what_was_not_named_is_under_specified() -> None:
    assert judged(OPENING + "C:t->1/Z%t/++2/w->5/#->C\n")[0][0] == "open"


def test_an_illegal_move_has_its_paragraph_and_the_game_goes_on() -> None:
    told = judged(OPENING + "C:t->1/w5->12/#->C\nE:B#E->$_m/w->3/4w3->6/2w3->7/#->E\n")
    assert told[0] == ("illegal", "6.5.2", "w5->12")
    assert told[1][0] in ("legal", "open")


def test_forgotten_points_are_forgiven_and_told() -> None:
    log = read_log(OPENING + "C:t->1/t1->/b_s->5/w->5/#->C\n")
    checker = Checker(log)
    checker.setup()
    told = checker.turn(0)
    assert (told.verdict, told.unrecorded) == (LEGAL, [Change(SCORE, "C", "", "+")])


@pytest.mark.parametrize(
    ("turn", "key", "reading"),
    [
        ("E:4w7->6", "mended-clearing", "3"),
        ("E:XE3/Cw3->", "mended-defender", "C"),
        ("E:b_s1->", "mended-owner", "Cb_s"),
    ],
)
def test_slips_are_mended_by_the_position(turn: str, key: str, reading: str) -> None:
    log = read_log(OPENING + turn + "\n")
    checker = Checker(log)
    checker.setup()
    _, remarks = Mender(checker.state, checker.letters, log.turns[0]).mend()
    assert [(remark.key, remark.reading) for remark in remarks] == [(key, reading)]


def test_a_battle_and_a_way_that_were_forgotten_show_in_what_follows() -> None:
    log = read_log(OPENING + "C:t->1/w->5/#->C\nE:B#E->$_x/w->3/2w3->7/Cw7->/#->E\n")
    checker = Checker(log)
    told = list(checker.run())[2]
    assert told.verdict in (LEGAL, OPEN)
    assert Change(BATTLE, "E", "C", "7") in told.unrecorded


def test_what_is_drawn_from_a_deck_made_anew_is_hidden() -> None:
    """2.1.2: all its cards were seen before; all the same nobody sees which one is drawn."""
    game, journal = played(1, factions="marquise,eyrie")
    state = begin(journal.header, game)
    assert isinstance(state, Root)
    writer = Writer(game, state, state.setup)
    for entry in journal.entries:
        action = read_action(game, entry.do)
        if state.turn == 2 and action.verb == DRAW:
            break
        writer.play(action)
    state.deck, state.discard = 0, state.deck | state.discard
    cards = game.codec.kinds["card"]
    seen = ", ".join(f"{cards.text(card)} .>" for card in members(state.discard))
    writer.play(action)
    lines = writer.text([], hidden=False).splitlines()
    at = max(n for n, line in enumerate(lines) if line.startswith("E:"))
    line, comment = lines[at : at + 2]
    assert line.endswith("/#->E")
    made, drawn = comment.split("; ")[-2:]
    assert made == f"- {{{seen}}}"
    assert drawn == "draw ? {>E}"


def test_a_deck_is_made_anew_of_what_was_drawn_last_too() -> None:
    """8.2.3.I, 2.1.2: the last card of the deck finds no room, is discarded and is in the next deck."""
    game, journal = played(4, factions="alliance,eyrie", law="early")
    actions = [read_action(game, entry.do) for entry in journal.entries]
    state = begin(journal.header, game)
    assert isinstance(state, Root)
    pile = state.setup.pile[0]
    seen = state.copy()
    at = 0
    while not (seen.turn and actions[at].verb == DRAW and drawn_to(seen) == pile and not bases(seen, 0)):
        game.apply(seen, actions[at])
        at += 1
    writer = Writer(game, state, state.setup)
    for action in actions[: at - 1]:
        writer.play(action)
    draw = actions[at]
    assert isinstance(draw, Pick)
    last = 1 << draw.what
    more = sum(1 << card for card in members(state.deck & ~last)[: 5 - state.zones[pile].bit_count()])
    state.zones[pile] |= more
    state.discard |= state.deck & ~last & ~more
    state.deck = last
    made = members(state.discard)
    for action in actions[at - 1 : at + 1]:
        writer.play(action)
    text = game.codec.kinds["card"].text
    drawn = next(one for one in reversed(writer.decided[-1]) if one.action == draw)
    others = ", ".join(f"{text(card)} .>" for card in made)
    assert writer._decision(drawn, hidden=False) == f"draw {text(draw.what)} {{>, {others}}}"


def test_nobody_knows_that_the_card_that_went_unseen_is_the_one_that_is_seen_then() -> None:
    """8.2.4: a supporter that was drawn a moment ago may be lost with a base, as any other one."""
    game, journal = played(4, factions="alliance,eyrie", law="early")
    state = begin(journal.header, game)
    assert isinstance(state, Root)
    writer = Writer(game, state, state.setup)
    card, text = 5, game.codec.kinds["card"].text(5)
    told = ToldDecision(pick(DRAW, card))
    told.ways = [ToldWay(card, DECK, "A$", "", False), ToldWay(card, "A$", OPEN_PLACE, "", True)]
    told.steps, told.seen, told.unseen = [0, 1], 1 << card, 1 << card
    told.sort(card)
    assert writer._decision(told, hidden=False) == f"draw ? {{>A$, {text} A$>.}}"
    told.ways, told.steps, told.unseen = [ToldWay(card, DECK, OPEN_PLACE, "", True)], [0], 0
    assert writer._decision(told, hidden=False) == f"draw {text} {{>.}}"


@pytest.mark.parametrize(
    ("told", "instead"), [("// lichtung: decided ", "// lichtung: decided pay fox; "), ("; done;", ";")]
)
def test_who_has_other_cards_may_be_asked_less_or_more(
    told: str, instead: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question with one answer is not asked, and which answers there are depends on hidden cards."""
    game, journal = played(1, factions="marquise,eyrie,vagabond")
    text = write_journal(journal, game)
    players, setup, turns = text.split("\n\n", 2)
    changed = "\n".join(line.replace(told, instead, 1) for line in turns.split("\n"))
    assert changed != turns
    monkeypatch.setattr(Search, "run", None)  # nothing else is tried
    assert {one.verdict for one in Checker(read_log(f"{players}\n\n{setup}\n\n{changed}")).run()} == {LEGAL}


def test_what_our_own_record_does_not_name_was_hidden() -> None:
    """A hidden card is not the one that was drawn for all to see, even if it has the same name."""
    letters = Checker(read_log(OPENING + "C:#->C\n")).letters
    named, unnamed = Change(CARD, "cobbler", "", "C", "R"), Change(CARD, "", "", "C")
    deeds = [Deed("R#cobbler->", 1, 1, (named,)), Deed("#->", 1, 2, (unnamed,))]
    ours, others = Demands(deeds, letters, own=True), Demands(deeds, letters)
    drawn = named._replace(hidden=True)
    assert (ours.find(ours.full, drawn), others.find(others.full, drawn)) == (1, 0)
    assert (ours.find(ours.full, named), others.find(others.full, named)) == (0, 0)


@pytest.mark.parametrize(("seed", "setup"), QUICK)
def test_a_comment_names_only_cards_that_a_spectator_knows(seed: int, setup: dict[str, object]) -> None:
    """They lie open before or after the decision, or its events name them.

    2.1.2: of a deck that is made anew, only that these cards go into it.
    """
    game, journal = played(seed, **setup)
    state = begin(journal.header, game)
    assert isinstance(state, Root)
    writer = Writer(
        game, state, drafted(game, journal, [read_action(game, one.do) for one in journal.entries])
    )
    seen = state.copy()
    cards = game.codec.kinds["card"]
    words = {cards.text(card): card for card in range(game.setup.deck.size)}
    for entry in journal.entries:
        action = read_action(game, entry.do)
        told = [len(turn) for turn in writer.decided]
        unseen = game.view(seen, None).unseen
        if not seen.deck:
            unseen |= seen.discard
        writer.play(action)
        events = game.apply(seen, action, True)
        unseen &= game.view(seen, None).unseen
        named = {
            value for event in events for _, kind, value in event.seen_by(None).named() if kind == "card"
        }
        for turn, decided in enumerate(writer.decided):
            for one in decided[told[turn] if turn < len(told) else 0 :]:
                text = writer._decision(one, hidden=False)
                text = re.sub(r"\S+ \.>(?=[,}])", "", text)
                for word in re.split(r"[ {},]+", text):
                    if word in words:
                        card = words[word]
                        assert card in named or not unseen >> card & 1, text

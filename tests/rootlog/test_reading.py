"""The reader: what the notation says, what recorders make of it, and where it ends."""

import os
from pathlib import Path

import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.root.recorded import (
    AMBUSH,
    BATTLE,
    CARD,
    CRAFT,
    FLIP,
    GUESS,
    ITEM,
    PATH,
    PIECE,
    ROLL,
    SCORE,
    SET,
    SHOW,
    SWAP,
    WHOLE_HAND,
    Change,
)
from lichtung.rootlog.reading import ERROR, Log, Remark, load_log, read_log

HEADER = "Map: Fall\nDeck: Standard\nC: Ada\nE: Ben\nA: Cleo\nV: Dora\n\n"


def changes(deed: str, letter: str = "C") -> list[Change]:
    """What one deed of somebody's turn tells."""
    log = read_log(f"{HEADER}{letter}:{deed}\n")
    assert not log.errors(), log.errors()
    return log.setups[0].changes()


def remarks(text: str) -> list[Remark]:
    return read_log(text).remarks


@pytest.mark.parametrize(
    ("deed", "told"),
    [
        ("2w5->3", [Change(PIECE, "Cw", "5", "3")] * 2),
        ("12w3->8", [Change(PIECE, "Cw", "3", "8")] * 12),
        ("w->5+9", [Change(PIECE, "Cw", "", "5"), Change(PIECE, "Cw", "", "9")]),
        ("(w+Ew+Eb)8->", [Change(PIECE, what, "8") for what in ("Cw", "Ew", "Eb")]),
        ("t+3w0->8", [Change(PIECE, "Ct", "", "8"), *[Change(PIECE, "Cw", "0", "8")] * 3]),
        ("p->11_3_6", [Change(PIECE, "Cp", "", "3_6_11")]),
        ("2w->O$", [Change(PIECE, "Cw", "", "O$")] * 2),
        ("b_s4->", [Change(PIECE, "Cb_s", "4")]),
        ("++2", [Change(SCORE, "C", "", "+")] * 2),
        ("E--", [Change(SCORE, "E", "", "-")]),
        ("++->$", [Change(SET, "C++", "", "C$")]),
        ("XE6", [Change(BATTLE, "C", "E", "6")]),
        ("EXA12", [Change(BATTLE, "E", "A", "12")]),
        (
            "XE6F@B@(1,0)",
            [
                Change(BATTLE, "C", "E", "6"),
                Change(AMBUSH, "E", suit="F"),
                Change(AMBUSH, "C", suit="B"),
                Change(ROLL, "", "", "1,0"),
            ],
        ),
        ("(2F+R)#C->", [*[Change(CARD, "", "C", "", "F")] * 2, Change(CARD, "", "C", "", "R")]),
        ("M#E->$_r", [Change(CARD, "", "E", "C$_r", "M")]),
        ("#->A+V", [Change(CARD, "", "", "A"), Change(CARD, "", "", "V")]),
        ("B#domC->$", [Change(CARD, "dom", "C", "C$", "B")]),
        ("F#*->C", [Change(CARD, "", "*", "C", "F")]),
        ("Z%h", [Change(CRAFT, "%h", "C")]),
        ("Zsap", [Change(CRAFT, "sappers", "C")]),
        ("Zrfavor", [Change(CRAFT, "favor", "C", "", "R")]),
        ("2%f+%s->r", [*[Change(ITEM, "f", "C$", "C$r")] * 2, Change(ITEM, "s", "C$", "C$r")]),
        ("%t->s+e", [Change(ITEM, "t", "C$", "C$se")]),
        ("%xV$e->d", [Change(ITEM, "x", "V$e", "V$d")]),
        ("%b10->t", [Change(ITEM, "b", "10", "C$t")]),
        ("%tE$->$", [Change(ITEM, "t", "E$", "C$")]),
        ("^A", [Change(SHOW, WHOLE_HAND, "C", "A")]),
        ("2M#^", [Change(SHOW, "", "C", "", "M")] * 2),
        ("R#E^", [Change(SHOW, "", "E", "", "R")]),
        ("8_9->", [Change(PATH, "8_9")]),
        ("($_r+$_m)->2", [Change(SET, "C$_r", "", "2"), Change(SET, "C$_m", "", "2")]),
        ("V$_E->h", [Change(SET, "V$_E", "", "h")]),
        ("$_->", [Change(SET, "C$_")]),
        ("t7^t_e", [Change(FLIP, "Ct", "7", "t_e")]),
        ("?Pt_s7", [Change(GUESS, "Pt", "7", "t_s")]),
        ("t9<->t4", [Change(SWAP, "t", "4", "9")]),
    ],
)
def test_a_deed_tells_changes(deed: str, told: list[Change]) -> None:
    assert changes(deed) == told


@pytest.mark.parametrize(
    ("deed", "key", "reading"),
    [
        ("XE6Fa", "old-ambush", "XE6F@"),
        ("Zh", "bare-item", "Z%h"),
        ("?Pt7^t_s", "flip-guess", "?Pt_s7"),
        ("m_b->9", "turned-kind", "b_m->9"),
        ("w5→3", "mended", "w5->3"),
        ("w5 -> 3", "blanks", "w5->3"),
        ("M#->", "no-hand", "M#C->"),
        ("Sp->4", "hireling", "h_Sp"),
        ("#Sappers->C", "capitals", "sappers"),
    ],
)
def test_habits_are_tolerated_and_told(deed: str, key: str, reading: str) -> None:
    log = read_log(f"{HEADER}C:{deed}\n")
    assert log.setups[0].deeds
    assert [(remark.key, remark.reading) for remark in log.remarks] == [(key, reading)]


@pytest.mark.parametrize(
    ("line", "deeds"),
    [
        ("C: t->1 / w5->2 ;; #->C", ["t->1", "w5->2", "#->C"]),
        ("C:t->1|w5->2|#->C", ["t->1", "w5->2", "#->C"]),
        ("c:t->1/w5->2", ["t->1", "w5->2"]),
        ("- C:t->1/w5->2", ["t->1", "w5->2"]),
        ("3. C:t->1/w5->2", ["t->1", "w5->2"]),
        ("C:t->1/w5->2 # forgot to draw", ["t->1", "w5->2"]),
        ("C:t-%3E1/w5-%3e2", ["t->1", "w5->2"]),
        ("C:t>1/w5>2", ["t->1", "w5->2"]),
        ("Marquise: t->1/w5->2", ["t->1", "w5->2"]),
        ("C\uff1at\u21921/w5\u27942", ["t->1", "w5->2"]),
    ],
)
def test_dialects_of_a_line_are_understood(line: str, deeds: list[str]) -> None:
    log = read_log(f"{HEADER}C:t_k->1\n{line}\n")
    assert log.errors() == []
    assert [turn.letter for turn in log.turns] == ["C"]
    meant = read_log(f"{HEADER}C:t_k->1\nC:{'/'.join(deeds)}\n").turns[0].changes()
    assert log.turns[0].changes() == meant
    assert log.remarks, "what was made of it is told"


@pytest.mark.parametrize("line", ["C:t->1;w5->2", "C :t->1/w5->2", "C:t->1/w5->2 //note", "C:t->1/w5->2\r"])
def test_what_the_notation_allows_goes_without_a_remark(line: str) -> None:
    log = read_log(f"{HEADER}C:t_k->1\n{line}\n")
    assert [deed.text for deed in log.turns[0].deeds] == ["t->1", "w5->2"]
    assert log.remarks == []


def test_unknown_lines_are_told_and_passed_over() -> None:
    log = read_log(f"{HEADER}C:t_k->1\n# round one\n---\nRound 1\nC:t->1\n")
    assert [turn.letter for turn in log.turns] == ["C"]
    assert [(remark.key, remark.line) for remark in log.remarks] == [("unknown-line", 11)]


def test_losses_without_a_place_are_those_of_the_battle() -> None:
    assert changes("XE9/2Ew->")[1:] == [Change(PIECE, "Ew", "9")] * 2


def test_a_mistake_has_line_and_column_and_the_rest_is_read() -> None:
    log = read_log(f"{HEADER}C:w->1/w?>2/w->3\nhello\n")
    assert [(r.level, r.key, r.line, r.column) for r in log.remarks] == [
        (ERROR, "unreadable", 8, 8),
        (ERROR, "unknown-line", 9, 1),
    ]
    assert [deed.text for deed in log.setups[0].deeds] == ["w->1", "w->3"]


def test_header_players_setup_turns_and_winner() -> None:
    log = read_log(
        "// an evening in autumn\nDeck: e&p\nMap:Lake\n"
        "Clearings: F1, R2, M3, R4, F5, M6, M7, R8, F9, M10, R11, F12\n"
        "Pool: CEV\r\nE: Ada // http://nowhere\nC: Ben\n\nC:t_k->1\nE:b+6w->3\n\n"
        "E:w->3\nC:t->1\nWinner: C, E\n"
    )
    assert (log.map, log.deck, log.pool, log.winners) == ("lake", "exiles", "CEV", "CE")
    assert log.players == {"E": "Ada", "C": "Ben"}
    assert [turn.letter for turn in log.setups] == ["C", "E"]
    assert log.order() == ["E", "C"]
    assert log.clearings == list("FRMRFMMRFMRF")
    assert log.remarks == []


def test_a_file_that_is_no_log_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.rootlog"
    path.write_text("Dear Ada,\n", encoding="utf-8")
    with pytest.raises(LichtungError, match="rootlog-nothing"):
        load_log(path)


def recorded() -> list[Log]:
    """Recorded games, where somebody has named a folder with some."""
    folder = os.environ.get("LICHTUNG_ROOTLOGS")
    return [load_log(path) for path in sorted(Path(folder).glob("*.rootlog"))] if folder else []


def test_recorded_games_are_read_to_their_end() -> None:
    for log in recorded():
        assert log.errors() == []
        assert log.winners
        assert len(log.setups) == len(log.players)

"""The mutants that the tests are tried with: one small change each, and never in text or types."""

from tools.mutants import fitting_tests
from tools.mutation import changes, mutants_of

SOURCE = b'''
"""A module with the number 7."""

LIMIT: "Final[3]" = 2
DRAWN = Event("4.1", "drew", "seat card")


def no_room(s: State, seat: int = 1) -> Refusal | None:
    """Not 5."""
    assert seat < 9
    if s.full and not s.open:
        return FULL.of(seat)
    s.left[seat] -= 1
    place(s, seat, s.last)
    if s.left[seat] == 4:
        raise LichtungError("bad", 6)
    return None
'''


def kinds(source: bytes) -> dict[str, set[str]]:
    """What the mutants put in, by kind."""
    found: dict[str, set[str]] = {}
    for mutant in mutants_of("x.py", source):
        assert changes(mutant, source), mutant
        found.setdefault(mutant.kind, set()).add(mutant.text.strip())
    return found


def test_every_kind_of_mistake() -> None:
    assert kinds(SOURCE) == {
        "number": {"3", "1", "0", "2", "5"},
        "early return": {"return None"},
        "and or": {"(s.full or not s.open)"},
        "not": {"not (s.full and (not s.open))", "(s.open)"},
        "removed": {"pass"},
        "swapped": {"place(s, s.last, seat)"},
        "comparison": {"(s.left[seat] != 4)"},
    }


def test_the_rest_of_the_file_stays_as_it_is() -> None:
    for mutant in mutants_of("x.py", SOURCE):
        changed = mutant.of(SOURCE)
        assert changed[: mutant.start] == SOURCE[: mutant.start]
        assert changed[mutant.start + len(mutant.text.encode()) :] == SOURCE[mutant.end :]


def test_letters_of_several_bytes_move_nothing() -> None:
    source = 'def f() -> bool:\n    return "ä" in s and x > 1  # ü\n'.encode()
    texts = [mutant.of(source).decode() for mutant in mutants_of("x.py", source)]
    assert 'def f() -> bool:\n    return "ä" in s and (x >= 1)  # ü\n' in texts


def test_tests_named_like_the_module_come_first() -> None:
    found = fitting_tests("src/lichtung/root/battle.py")
    assert found[0] == "tests/law/root/test_common_battle.py"
    assert len(found) == len(set(found))
    assert "tests/perft" in found

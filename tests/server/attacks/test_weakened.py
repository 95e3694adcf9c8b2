"""The list of guards says what stands in the sources; whether their tests notice is asked by its command."""

from tests.server.attacks.weakened import WEAKENED, once
from tools.mutants import ROOT


def test_every_guard_is_where_the_list_says() -> None:
    names = [one.name for one in WEAKENED]
    assert len(names) == len(set(names))
    for one in WEAKENED:
        file, _, function = one.test.partition("::")
        assert f"def {function}" in (ROOT / file).read_text(encoding="utf-8"), one.name
        for edit in one.edits:
            assert once(edit), (one.name, edit.old)

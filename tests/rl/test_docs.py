"""The pages about learning: the reference is current, the examples run, the learner learns."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from lichtung.rl.__main__ import main
from lichtung.rl.reference import page

ROOT = Path(__file__).parents[2]
EXAMPLES = re.findall(
    r"```python\n(.*?)```", (ROOT / "docs" / "rl.md").read_text(encoding="utf-8"), re.DOTALL
)


def test_the_reference_is_current() -> None:
    assert (ROOT / "docs" / "rl-reference.md").read_text(encoding="utf-8") == page() + "\n", (
        "run: make fields"
    )


def test_the_page_says_how_many_actions_there_are() -> None:
    said = (ROOT / "docs" / "rl.md").read_text(encoding="utf-8")
    for count in re.findall(r"^(\d+) actions", page(), re.MULTILINE):
        assert f"{int(count):,}" in said


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_examples_run(number: int, tmp_path: Path) -> None:
    file = tmp_path / "example.py"
    file.write_text(EXAMPLES[number], encoding="utf-8")
    done = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_learner_learns() -> None:
    words = [str(ROOT / "examples" / "learn_heirs.py"), "--games", "250", "--test", "40"]
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=True)
    before, after = (int(share) for share in re.findall(r": +(\d+)% won", done.stdout))
    assert after >= before + 15


def test_the_reference_of_any_setup(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["root", "factions=cult,riverfolk", "map=lake"]) == 0
    assert "mats.riverfolk" in capsys.readouterr().out
    assert main(["root", "map=moon"]) == 2
    assert "moon" in capsys.readouterr().err

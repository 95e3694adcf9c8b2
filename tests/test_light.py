"""The engine alone is light: it plays, draws and measures without anything that a server needs."""

import subprocess
import sys
import tomllib
from pathlib import Path

from lichtung.cli.main import OF_SERVER

ROOT = Path(__file__).parents[1]
WITHOUT = f"""
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {OF_SERVER!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
from lichtung.cli.main import run
run()
"""


def without_server(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT, *words, "--lang", "en"]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False, encoding="utf-8")


def test_the_engine_asks_for_nothing_of_the_web() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {text.partition(">")[0] for text in project["dependencies"]}
    assert names == {"click", "fluent.runtime", "platformdirs", "rich"}


def test_it_plays_and_explains_without_a_server() -> None:
    done = without_server("play", "heirs", "--seed", "1", typed="why raze 0,0\nq\n")
    assert "Traceback" not in done.stderr
    assert "E." in done.stdout
    assert without_server("simulate", "heirs", "--games", "1").returncode == 0
    assert without_server("law", "E.7.3").returncode == 0


def test_a_command_that_needs_the_server_says_how_to_get_it(tmp_path: Path) -> None:
    for words in (["serve", "--data", str(tmp_path)], ["admin", "--data", str(tmp_path), "list"]):
        done = without_server(*words)
        assert done.returncode == 2
        assert "pip install 'lichtung[server]'" in done.stderr
        assert "Traceback" not in done.stderr


def test_a_cluster_is_loaded_only_by_whoever_asks_for_one() -> None:
    code = "import sys, lichtung.cli.arena, lichtung.cli.simulate; print('ray' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_listing_the_commands_needs_no_server() -> None:
    assert without_server("--help").returncode == 0

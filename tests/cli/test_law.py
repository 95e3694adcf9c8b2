"""`lichtung law` as a user meets it."""

import subprocess
import sys
from pathlib import Path

import pytest

from lichtung.cli.main import App, cli, run_guarded
from lichtung.kernel import law as registry
from lichtung.locale.render import LANGUAGES, catalogue


def run(capsys: pytest.CaptureFixture[str], *words: str, lang: str = "en") -> tuple[int, str, str]:
    """Exit code, standard output and standard error of a command line."""
    app = App(lang)
    app.console.width = 200
    code = run_guarded(app, lambda: cli.main(["law", *words], obj=app, standalone_mode=False))
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chapters(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    code, out, _ = run(capsys, lang=lang)
    assert code == 0
    assert catalogue(lang).say("heirs-title") in out
    assert [line.split()[0] for line in out.splitlines() if line.startswith("  E.")] == [
        *[f"E.{n}" for n in range(1, 14)],
        "E.S",
    ]


def test_one_paragraph_with_readings_code_and_tests(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "E.7.3", "--sources")
    assert code == 0
    assert out.startswith("E.7.3  You lay tiles on an empty field")
    assert "Reading 16 (clear from the text): Touching at a corner is enough." in out
    assert "turn.py: FIELD_TAKEN, FAR_FROM_TROOPS, fields_near, no_site" in out
    assert "examples/playing.toml" in out
    assert "E.7.4" not in out


def test_a_prefix_shows_all_below_in_either_case(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "e.9", lang="de")
    assert code == 0
    shown = [line.split()[0] for line in out.splitlines() if line.startswith("E.")]
    assert shown == ["E.9", "E.9.1", "E.9.2"]


def test_unknown_paragraph(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "E.7.33")
    assert (code, out) == (2, "")
    assert "There is no paragraph E.7.33. Similar: " in err
    assert "E.7.3" in err


def test_coverage_of_a_chapter_is_complete(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "E.12", "--coverage")
    assert code == 0
    assert "E.12.26" in out
    assert "The Two Heirs: 26 rules, 0 without code, 0 without a test." in out


def test_coverage_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("lichtung.cli.law_coverage.tests_folder", lambda: tmp_path)
    code, out, _ = run(capsys, "E.1", "--coverage")
    assert code == 1
    assert "missing" in out
    assert "3 rules, 0 without code, 1 without a test." in out, "the examples hold the others"


def test_an_installed_package_claims_no_gaps(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lichtung.cli.law_coverage.tests_folder", lambda: None)
    code, out, _ = run(capsys, "E.9", "--coverage")
    assert code == 0
    assert "The tests are only in the source tree" in out
    assert "without a test" not in out
    code, out, _ = run(capsys, "E.9.2", "--sources")
    assert code == 0
    assert "Tests:" not in out
    assert "The tests are only in the source tree" in out


def test_package_outside_a_source_tree_has_no_tests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    installed = tmp_path / "lib" / "site-packages" / "lichtung"
    installed.mkdir(parents=True)
    (tmp_path / "lib" / "tests").mkdir()
    monkeypatch.setattr(registry, "PACKAGE", installed)
    assert registry.tests_folder() is None


def test_write(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "coverage.md"
    code, out, _ = run(capsys, "E", "--write", str(path))
    assert code == 0
    assert str(path) in out.replace("\n", "")
    text = path.read_text(encoding="utf-8")
    assert "## heirs" in text
    assert "| E.9.2 | protocol.py: reach | examples/last-round.toml |" in text
    code, _, err = run(capsys, "E", "--write", str(tmp_path / "no" / "folder.md"))
    assert code == 2
    assert "cannot be written" in err


@pytest.mark.parametrize(("word", "lang"), [("battle", "en"), ("battle", "de"), ("Kampf", "de")])
def test_a_word_shows_the_paragraph_that_fits_best(
    capsys: pytest.CaptureFixture[str], word: str, lang: str
) -> None:
    code, out, _ = run(capsys, word, lang=lang)
    assert code == 0
    assert out.startswith("4.3  ")
    assert catalogue(lang).say("law-also") in out
    assert "battle.py" not in out, "code and tests are named with --sources only"


def test_search_lists_what_fits(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--search", "Empörung", lang="de")
    assert code == 0
    assert out.splitlines()[1].split()[0] == "8.2.6"
    code, out, err = run(capsys, "--search", "xyzzy")
    assert (code, out) == (2, "")
    assert "Nothing is found" in err


def test_readings_name_their_switch_and_its_choices(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "E.7.11")
    assert "Reading 14 (our choice)" in out
    assert "Switch rebates" in out
    assert "[add-up]; " in out
    assert "[once-a-turn]" in out
    _, out, _ = run(capsys, "9.5.5")
    assert "yes in the edition current (2025), otherwise no" in out
    _, out, _ = run(capsys, "8.5.3")
    assert "no by every edition" in out


def test_links_and_examples(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "4.3.1")
    assert "See also: 2.1.4, K.ambush_bird" in out
    assert "Example 1: Two hits at once" in out
    code, out, _ = run(capsys, "4.3.1", "--example", "1")
    assert code == 0
    assert out.startswith("An ambush strikes before the dice")
    code, _, err = run(capsys, "4.3.1", "--example", "9")
    assert code == 2
    assert "This paragraph has only 6 examples." in err


def test_one_paragraph_needs_no_rules_of_any_game() -> None:
    """Time is not measured: what is not loaded costs none."""
    program = (
        "import sys; from lichtung.cli.main import run\n"
        "try: run()\n"
        "except SystemExit: pass\n"
        "print([name for name in sys.modules if name in ('lichtung.games', 'lichtung.root.game',"
        " 'lichtung.heirs.game', 'lichtung.scenario', 'lichtung.agents', 'lichtung.cli.law_coverage')])"
    )
    for words in (["4.3"], ["battle"], ["--search", "Empörung"]):
        command = [sys.executable, "-c", program, "law", *words, "--lang", "de"]
        done = subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8")
        assert done.stdout.splitlines()[-1] == "[]", words

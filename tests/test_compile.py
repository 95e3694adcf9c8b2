"""Compiling the rules: what is compiled, when a build counts as up to date, and what a start says."""

import os
from pathlib import Path

import pytest

from tools import compile as tool

SOURCES = {
    "kernel/frames.py": "",
    "kernel/journal.py": "",
    "root/factions/__init__.py": "",
    "root/factions/otters/appraisal.py": "",
    "root/factions/otters/panel.py": "",
    "server/app.py": "",
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small source tree with a build folder of its own; "compiling" makes empty libraries."""
    build = tmp_path / "build" / "compiled"
    places = {
        "COPY": "src",
        "WORK": "work",
        "STAMP": "stamp",
        "FAILED": "failed",
        "LOCK": "lock",
        "LOG": "log.txt",
    }
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "SOURCE", tmp_path / "src")
    monkeypatch.setattr(tool, "HOME", build)
    for name, place in places.items():
        monkeypatch.setattr(tool, name, build / place)
    monkeypatch.delenv("LICHTUNG_COMPILE", raising=False)
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.setattr(tool, "compiler", lambda: "cc")
    monkeypatch.setattr(tool, "needs", list)
    monkeypatch.setattr(tool, "can_train", lambda: True)
    monkeypatch.setattr(tool, "run_mypyc", compiles)
    for name, text in SOURCES.items():
        write(name, text)
    return build


def write(name: str, text: str) -> None:
    path = tool.SOURCE / "lichtung" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def compiles(_wanted: str, _jobs: int) -> None:
    for path in tool.rules(tool.WORK):
        path.with_suffix(".so").touch()
    (tool.WORK / f"{tool.GROUP}__mypyc.so").touch()


def fails(_wanted: str, _jobs: int) -> None:
    raise tool.CompileError("failed")


def names(paths: list[Path], folder: Path) -> list[str]:
    return sorted(path.relative_to(folder / "lichtung").as_posix() for path in paths)


def test_rules_are_found_not_listed() -> None:
    assert names(tool.rules(tool.SOURCE), tool.SOURCE) == [
        "kernel/frames.py",
        "root/factions/otters/appraisal.py",
    ]


def test_a_build_is_used_while_it_is_that_of_the_sources() -> None:
    assert tool.search_path() == "elsewhere"
    tool.build()
    assert tool.search_path() == os.pathsep.join([str(tool.COPY), "elsewhere"])
    assert len(tool.libraries(tool.COPY)) == 3
    assert not tool.libraries(tool.SOURCE)
    write("kernel/frames.py", "edited = True\n")
    assert tool.search_path() == "elsewhere"


def test_an_edit_outside_the_rules_takes_effect_at_once() -> None:
    tool.build()
    write("server/app.py", "edited = True\n")
    write("server/new.py", "")
    (tool.SOURCE / "lichtung" / "kernel" / "journal.py").unlink()
    frames = tool.COPY / "lichtung" / "kernel" / "frames.py"
    before = frames.stat().st_mtime_ns
    assert str(tool.COPY) in tool.search_path()
    copied = list((tool.COPY / "lichtung").rglob("*.py"))
    there = list((tool.SOURCE / "lichtung").rglob("*.py"))
    assert names(copied, tool.COPY) == names(there, tool.SOURCE)
    assert (tool.COPY / "lichtung" / "server" / "app.py").read_text() == "edited = True\n"
    assert frames.stat().st_mtime_ns == before
    assert len(tool.libraries(tool.COPY)) == 3


def test_a_better_build_does_for_a_lesser_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def count(wanted: str, jobs: int) -> None:
        made.append(wanted)
        compiles(wanted, jobs)

    monkeypatch.setattr(tool, "run_mypyc", count)
    for wish in (tool.QUICK, tool.QUICK, tool.FULL, tool.QUICK, tool.PGO, tool.FULL):
        tool.build(wish)
    assert made == [tool.QUICK, tool.FULL, tool.PGO]


def test_an_edit_while_it_compiles_leaves_the_build_out_of_date(monkeypatch: pytest.MonkeyPatch) -> None:
    def edits(wanted: str, jobs: int) -> None:
        write("kernel/frames.py", "edited = True\n")
        compiles(wanted, jobs)

    monkeypatch.setattr(tool, "run_mypyc", edits)
    tool.build()
    assert tool.level() == ""
    assert tool.search_path() == "elsewhere"


def test_without_gcc_no_profiles(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(tool, "can_train", lambda: False)
    tool.build(tool.PGO)
    assert tool.level() == tool.FULL
    assert "without profiles" in capsys.readouterr().out


class TestAStart:
    """What `make play` does about the build."""

    @pytest.fixture(autouse=True)
    def started(self, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
        """One entry for each build that was started."""
        found: list[bool] = []
        monkeypatch.setattr(tool, "start_building", lambda: found.append(True))
        return found

    def test_without_a_build_one_is_started_and_a_line_says_so(
        self, started: list[bool], capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert tool.main(["--for-play"]) == 0
        said = capsys.readouterr()
        assert said.out == "elsewhere\n"
        assert said.err.count("\n") == 1
        assert "in the background" in said.err
        assert started == [True]

    @pytest.mark.skipif(os.name == "nt", reason="there is no lock")
    def test_one_that_is_being_made_is_not_started_again(self, started: list[bool]) -> None:
        with tool.locked(wait=True) as ours:
            assert ours
            tool.prepare_play()
        assert started == []

    def test_with_a_build_nothing_is_said(
        self, started: list[bool], capsys: pytest.CaptureFixture[str]
    ) -> None:
        tool.build()
        capsys.readouterr()
        tool.main(["--for-play"])
        said = capsys.readouterr()
        assert (said.out, said.err) == (f"{tool.COPY}{os.pathsep}elsewhere\n", "")
        assert started == []

    def test_the_build_of_the_tests_is_used_until_there_is_a_better_one(self, started: list[bool]) -> None:
        tool.build(tool.QUICK)
        tool.prepare_play()
        assert started == [True]
        assert str(tool.COPY) in tool.search_path()

    def test_skip_means_plain_rules(
        self, started: list[bool], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        tool.build()
        capsys.readouterr()
        monkeypatch.setenv("LICHTUNG_COMPILE", "skip")
        tool.main(["--for-play"])
        assert capsys.readouterr() == ("elsewhere\n", "")
        assert started == []

    def test_what_failed_once_is_not_tried_until_it_changes(
        self, started: list[bool], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(tool, "run_mypyc", fails)
        assert tool.main([]) == 1
        capsys.readouterr()
        tool.prepare_play()
        assert "could not be compiled" in capsys.readouterr().err
        assert started == []
        write("kernel/frames.py", "mended = True\n")
        tool.prepare_play()
        assert started == [True]

    def test_without_a_compiler_a_line_says_what_is_missing(
        self, started: list[bool], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(tool, "compiler", lambda: None)
        tool.prepare_play()
        assert "C compiler" in capsys.readouterr().err
        assert started == []
        assert tool.main([]) == 1
        assert "needs a C compiler" in capsys.readouterr().err


def test_a_wrong_word_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(["--wrong"]) == 2
    assert "python tools/compile.py" in capsys.readouterr().err

"""Commands run as a user runs them: words in, text and exit code out."""

import io
import signal
import sys
from dataclasses import dataclass

import pytest

from lichtung.cli.help_texts import requested_language
from lichtung.cli.main import App, cli, run_guarded

LICHTUNG = [sys.executable, "-c", "from lichtung.cli.main import run; run()"]


def hears_ctrl_c() -> None:
    """In a process that is started: where tests run in the background of a shell, it would ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@dataclass
class Done:
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str


class Desk:
    """Runs `lichtung` in this process, with typed lines as its input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("COLUMNS", "100")
        monkeypatch.setenv("LANG", "en_GB.UTF-8")
        monkeypatch.delenv("LC_ALL", raising=False)
        monkeypatch.delenv("LC_MESSAGES", raising=False)

    def run(self, *words: str, typed: str = "") -> Done:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        app = App(requested_language(words))
        code = run_guarded(
            app, lambda: cli.main([*words], prog_name="lichtung", obj=app, standalone_mode=False)
        )
        seen = self.capsys.readouterr()
        return Done(code, seen.out, seen.err)

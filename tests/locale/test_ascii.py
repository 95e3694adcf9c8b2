"""Words and signs for terminals that cannot show all of them."""

import io

import pytest

from lichtung.locale.ascii import HANDLER, SIGNS, fold, needs_ascii, transliterate
from lichtung.locale.render import LANGUAGES, Catalogue, catalogue


class Stream(io.StringIO):
    """A stream with an encoding of its own."""

    def __init__(self, encoding: str, terminal: bool = True) -> None:
        super().__init__()
        self.named = encoding
        self.terminal = terminal

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self.named

    def isatty(self) -> bool:
        return self.terminal


@pytest.fixture(autouse=True)
def no_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_CTYPE", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")


def test_umlauts_are_two_letters_and_quotes_are_plain() -> None:
    assert transliterate("„Hütte“ für Äxte – groß …") == '"Huette" fuer Aexte - gross ...'
    assert fold("ZURÜCK") == fold("zurueck") == "zurueck"
    assert transliterate("café") == "cafe"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_has_an_ascii_form(lang: str) -> None:
    words = catalogue(lang)
    for key in words.file_of:
        said = transliterate(words.say(key))
        assert said.isascii(), (key, said)
    assert Catalogue(lang, ascii_only=True).say("play-welcome").isascii()


def test_signs_keep_their_width() -> None:
    assert all(len(sign) == len(plain) == 1 and plain.isascii() for sign, plain in SIGNS.items())


def test_a_stream_shows_what_it_can() -> None:
    assert "╭─♛ Mä".encode("cp437", HANDLER).decode("cp437") == "+─* Mä"
    assert "╭─♛ Mä \u4e2d".encode("ascii", HANDLER) == b"+-* Mae ?"
    assert "ψ und ä".encode("latin-1", HANDLER).decode("latin-1") == "Y und ä"


@pytest.mark.parametrize(
    ("encoding", "environment", "terminal", "wanted"),
    [
        ("utf-8", {}, True, False),
        ("utf-8", {"LANG": "de_DE.UTF-8"}, True, False),
        ("utf-8", {"LANG": "C.UTF-8"}, True, False),
        ("ascii", {}, True, True),
        ("latin-1", {}, True, False),
        ("utf-8", {"LANG": "C"}, True, True),
        ("utf-8", {"LANG": "C", "LC_CTYPE": "C.UTF-8"}, True, True),  # as Python leaves it there
        ("utf-8", {"LANG": "C", "LC_CTYPE": "de_DE.UTF-8"}, True, False),
        ("utf-8", {"LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"}, True, True),
        ("utf-8", {"TERM": "dumb"}, True, True),
        ("utf-8", {"TERM": "vt100"}, True, True),
        ("utf-8", {"TERM": "dumb"}, False, False),
    ],
)
def test_who_needs_ascii(
    monkeypatch: pytest.MonkeyPatch,
    encoding: str,
    environment: dict[str, str],
    terminal: bool,
    wanted: bool,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert needs_ascii(Stream(encoding, terminal)) is wanted

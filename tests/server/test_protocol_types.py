"""The browser client's types of the messages are those of the server."""

from typing import Any

import pytest

from lichtung.server.tables.protocol import Code, Hello, Problem, Update
from tools.protocol_types import TARGET, document, structure, written


def test_the_committed_file_is_what_the_tool_writes() -> None:
    assert TARGET.read_text() == document()


@pytest.mark.parametrize(
    ("hint", "text"),
    [
        (int | None, "number | null"),
        (list[list[str]], "string[][]"),
        (list[str | int], "(string | number)[]"),
        (dict[int, tuple[str, float]], "Record<string, [string, number]>"),
        (Code, "Code"),
        (Any, "unknown"),
    ],
)
def test_types_in_the_other_language(hint: Any, text: str) -> None:
    assert written(hint) == text


def test_what_may_be_left_out_is_optional() -> None:
    assert "  since?: number;" in structure(Hello)
    assert "  law?: string;" in structure(Problem)
    assert "  asked: number | null;" in structure(Update)


def test_what_has_no_counterpart_is_an_error() -> None:
    with pytest.raises(TypeError):
        written(set[int])

"""The browser client's types of the messages are those of the server."""

import sys
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from lichtung.server.tables.protocol import Code, Hello, Problem, Update
from tools.protocol_types import TARGET, document, shapes, structure, written


class Nest(TypedDict):
    """Where eggs lie."""

    eggs: int
    birds: NotRequired[list[str]]


class Tree(TypedDict):
    """A tree of nests."""

    kind: Literal["oak", "fir"]
    nests: dict[str, Nest | None]
    paths: list[tuple[str, str]]
    facts: dict[str, object]


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


def test_plain_data_of_a_game_by_its_typed_dicts() -> None:
    assert shapes("// head\n", sys.modules[__name__]) == (
        "// head\n"
        "\n/** Where eggs lie. */\nexport type Nest = {\n  eggs: number;\n  birds?: string[];\n};\n"
        "\n/** A tree of nests. */\nexport type Tree = {\n  kind: 'oak' | 'fir';\n"
        "  nests: Record<string, Nest | null>;\n  paths: [string, string][];\n"
        "  facts: Record<string, unknown>;\n};\n"
    )


def test_what_has_no_counterpart_is_an_error() -> None:
    with pytest.raises(TypeError):
        written(set[int])

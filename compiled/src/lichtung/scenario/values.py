"""Values of a scenario file, each with the place that a mistake names."""

from lichtung.kernel.codec import Action
from lichtung.kernel.errors import LichtungError
from lichtung.scenario.cases import Data, Rules


def read_actions(game: Rules, value: object, where: str) -> list[Action]:
    """One action or a list of them, in text notation."""
    found: list[Action] = []
    for text, place in read_texts(value, where, '"<action>" | ["<action>", ...]'):
        try:
            found.append(game.parse(text))
        except LichtungError as error:
            raise error.at(place) from None
    return found


def read_texts(value: object, where: str, want: str) -> list[tuple[str, str]]:
    """A text or a list of texts, each with its place."""
    texts = [value] if isinstance(value, str) else value
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise LichtungError("scenario-want", where, want=want)
    return [(text, where if isinstance(value, str) else f"{where}[{i}]") for i, text in enumerate(texts)]


def check_keys(data: Data, known: tuple[str, ...], prefix: str) -> None:
    for key in data:
        if key not in known:
            raise LichtungError("scenario-key", f"{prefix}{key}", known=", ".join(known))


def read_text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise LichtungError("scenario-want", where, want='"..."')
    return value


def read_table(data: Data, key: str, prefix: str) -> Data:
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise LichtungError("scenario-want", f"{prefix}{key}", want="{ ... }")
    return value


def read_tables(value: object, where: str) -> list[Data]:
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        raise LichtungError("scenario-want", where, want="[{ ... }, ...]")
    return value

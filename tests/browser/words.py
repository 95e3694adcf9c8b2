"""What the page says, from its own catalogues and those that it shares with the server."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
FOLDERS = ("src/lichtung/locale", "web/src/locale")
FACTIONS = "web/src/games/root/factions"  # each brings the words of its own board
RULES = "src/lichtung/root/factions"  # and those of its rules
LANDMARKS = "src/lichtung/root/landmarks"
LANGUAGES = ("de", "en")


class Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        paths = [path for folder in FOLDERS for path in sorted((ROOT / folder / language).glob("*.ftl"))]
        paths += sorted((ROOT / FACTIONS).glob(f"*/*{language}.ftl"))  # pages about factions, too
        paths += sorted((ROOT / LANDMARKS).glob(f"*/words/*{language}.ftl"))
        for path in [*paths, *sorted((ROOT / RULES).glob(f"*/words/*{language}.ftl"))]:
            self.add(path)

    def add(self, path: Path) -> None:
        """The messages of one more file."""
        self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)

    def __call__(self, key: str, **args: str | int) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self.bundle.format_pattern(pattern, args)
        assert not errors, (key, errors)
        return str(text)


@cache
def words(language: str) -> Words:
    return Words(language)

"""Small scenario files for tests."""

from pathlib import Path

from lichtung.scenario import Case, read

ROOT = """game = "root"
options.factions = ["marquise", "eyrie"]
[position]
turn = "marquise"
warriors = { marquise = { "5" = 3 }, eyrie = { "5" = 2 } }
hands = { eyrie = ["ambush_rabbit"], marquise = ["ambush_bird-1", "ambush_fox"] }
"""  # six lines
HEIRS = """game = "heirs"
options.sets = ["reise", "land_industrie", "handel_kirche"]
[position]
reserve = ["shield", "reise-01", "reise-02", "reise-03", "reise-04", "reise-05", "reise-06"]
"""  # four lines


def case_file(folder: Path, text: str) -> Path:
    path = folder / "case.toml"
    path.write_text(text, encoding="utf-8")
    return path


def cases(folder: Path, text: str) -> list[Case]:
    return read(case_file(folder, text))

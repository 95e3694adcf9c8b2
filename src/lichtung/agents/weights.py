"""The weights of Root's features: files beside the features, or a folder of the same shape made by training.

    agents/root_weights.json             of what counts for every seat
    root/factions/<name>/weights.json    of what counts for one faction besides

A file has `weights`, one for each feature in hundredths of a victory point, and `provenance`: where they are
from. It may have `together`: weights that are others where all play together against the machine (M.8). What
is wrong in one is told with file and key.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from lichtung.agents import root_features
from lichtung.kernel.data import read_data
from lichtung.kernel.errors import LichtungError
from lichtung.root import factions
from lichtung.root.features import HEAD_START

COMMON: Final = ""  # the name that stands for every seat
USUAL: Final = "weights"
TOGETHER: Final = "together"
HIGHEST: Final = 10_000

Weights = dict[str, int]  # by feature, in the order of the features
AllWeights = dict[str, Weights]  # by the folder of a faction, and COMMON


def appraised() -> dict[str, ModuleType]:
    """The factions that say what they look at, by folder."""
    found: dict[str, ModuleType] = {}
    for name in factions.names():
        part = factions.part(name, "appraisal")
        if part is not None and hasattr(part, "features"):
            found[name] = part
    return found


def names_of(name: str) -> list[str]:
    """All that has a weight there, in its order."""
    if name == COMMON:
        return [feature.name for feature in root_features.FEATURES] + list(root_features.NUMBERS)
    return [feature.name for feature in (HEAD_START, *appraised()[name].FEATURES)]


def path_of(name: str, folder: Path | None = None) -> Path:
    """Where the weights of a faction, or the common ones, lie: beside their features or in a folder."""
    if name == COMMON:
        return (folder / "agents" if folder else Path(__file__).parent) / "root_weights.json"
    return (folder / "root" / "factions" / name if folder else factions.folder_of(name)) / "weights.json"


def read(folder: Path | None = None) -> AllWeights:
    """All weights, the shipped ones or those of a folder."""
    return {name: read_file(path_of(name, folder), names_of(name)) for name in (COMMON, *appraised())}


def read_together(folder: Path | None = None) -> AllWeights:
    """Those that are others in cooperative games."""
    return {
        name: read_file(path_of(name, folder), names_of(name), TOGETHER) for name in (COMMON, *appraised())
    }


def merged(usual: AllWeights, others: AllWeights) -> AllWeights:
    """All weights, some of them replaced."""
    return {name: {**own, **others.get(name, {})} for name, own in usual.items()}


def differing(found: AllWeights, usual: AllWeights) -> AllWeights:
    """Those that are not as usual: what `merged` needs."""
    return {
        name: {feature: weight for feature, weight in own.items() if weight != usual[name][feature]}
        for name, own in found.items()
    }


def read_file(path: Path, names: Iterable[str], section: str = USUAL) -> Weights:
    """The weights of one file: each that is wanted and no other; of cooperative games only some."""
    row = read_data(path, str(path))
    row.row("provenance").number("games", 0, 10**9)
    if section == TOGETHER and TOGETHER not in row.values:
        return {}
    given = row.row(section)
    wanted = list(names)
    if section == USUAL and HEAD_START.name in wanted:
        given.values.setdefault(HEAD_START.name, 0)  # a faction may do without
    for name in given.values:
        if name not in wanted:
            given.fail(name, "data-choice", value=name, choices=" | ".join(wanted))
    if section == TOGETHER:
        wanted = [name for name in wanted if name in given.values]
    return {name: given.number(name, -HIGHEST, HIGHEST) for name in wanted}


def write(folder: Path, weights: AllWeights, together: AllWeights, provenance: dict[str, Any]) -> None:
    """A folder of weights that can be copied over the sources."""
    for name, own in weights.items():
        path = path_of(name, folder)
        data = {"provenance": provenance, USUAL: own}
        if together.get(name):
            data[TOGETHER] = together[name]
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        except OSError as error:
            raise LichtungError("file-unwritable", str(path), why=error.strerror or "?") from None

"""Pictures as PNG, for whoever shows no SVG. Needs the extra `pictures`: a renderer and fonts of its own, so
that a picture looks the same on every machine.
"""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from lichtung.kernel.errors import LichtungError

RENDERER: Final = "resvg_py"
# Packages with fonts: the family that stands in for all sans-serif or serif ones, and how its files begin.
SANS, SERIF = "font_source_sans_pro", "font_source_serif_pro"
FAMILIES: Final = {SANS: ("Source Sans Pro", "SourceSansPro"), SERIF: ("Source Serif Pro", "SourceSerifPro")}
WEIGHTS: Final = ("Regular", "Semibold", "Bold")


def can_paint() -> bool:
    """Whether all that a PNG takes is installed."""
    return all(find_spec(package) is not None for package in (RENDERER, *FAMILIES))


def check_paint() -> None:
    if not can_paint():
        raise LichtungError("pictures-missing", extra="lichtung[pictures]")


def paint(svg: str) -> bytes:
    """The picture in pixels, of the size that the SVG names."""
    check_paint()
    painted: bytes = import_module(RENDERER).svg_to_bytes(
        svg_string=svg,
        skip_system_fonts=True,
        font_files=[file for package in FAMILIES for file in _font_files(package)],
        sans_serif_family=FAMILIES[SANS][0],
        serif_family=FAMILIES[SERIF][0],
    )
    return painted


def _font_files(package: str) -> list[str]:
    found = find_spec(package)
    assert found is not None
    assert found.origin is not None
    folder = Path(found.origin).parent / "files"
    return [str(folder / f"{FAMILIES[package][1]}-{weight}.ttf") for weight in WEIGHTS]

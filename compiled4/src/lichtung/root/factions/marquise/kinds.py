"""The Marquise's kinds of pieces, counted from the seat's first one."""

from typing import Final

SAWMILL: Final = 0
WORKSHOP: Final = 1
RECRUITER: Final = 2
WOOD: Final = 3
KEEP: Final = 4

"""Colours of the table. Every colour goes with a letter, symbol or shape: none carries a meaning alone."""

INK = "#1d2a24"
PAPER = "#fffdf4"
AMBER = "#f6b62b"
ROAD = "#3a2600"

WHITE_SEAT = f"{INK} on {PAPER}"
BLUE_SEAT = f"{PAPER} on #3468b4"
SEAT_STYLES = (WHITE_SEAT, BLUE_SEAT)
SEAT_NAMES = ("bold", "bold #5b93e6")  # in running text, readable on dark and light screens

# Chosen so that they stay apart where a terminal has sixteen colours only.
TERRAIN_GROUND = ("#6fb050", "#b3bbbf", "#f5db86")
TERRAIN_SHADE = ("#3f6d28", "#606a6e", "#9a7410")

HEADING = "bold"
FAINT = "dim"
LIGHT = "bold #c98a00"  # what can be done now
REFUSED = "red"

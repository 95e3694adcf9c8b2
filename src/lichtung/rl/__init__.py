"""The games as environments for learning: PettingZoo, Gymnasium and OpenSpiel. See docs/rl.md.

Needs the extra `rl` (or `openspiel`); nothing else of Lichtung imports it.
"""

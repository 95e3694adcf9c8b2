"""Fireflies: a faction that no box has, for tests of what a folder alone can bring into the game."""

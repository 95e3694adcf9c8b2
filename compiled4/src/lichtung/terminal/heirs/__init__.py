"""The Two Heirs drawn in a terminal."""

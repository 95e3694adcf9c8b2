"""The kernel: what every game on this table shares. It knows no game."""

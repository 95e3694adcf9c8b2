"""Games of Root in the players' own notation: read, written, and checked against the rules."""

"""One file for each faction, in the order of its paragraphs."""

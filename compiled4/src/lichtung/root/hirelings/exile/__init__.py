"""The Exile, and the Brigand on the other side of its card."""

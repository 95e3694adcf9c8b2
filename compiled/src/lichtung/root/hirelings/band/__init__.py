"""The Popular Band, and the Street Band on the other side of its card."""

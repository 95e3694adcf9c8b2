"""The Last Dynasty, and the Bluebird Nobles on the other side of its card."""

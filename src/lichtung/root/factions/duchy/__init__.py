"""Underground Duchy (Untergrund-Herzogtum)."""

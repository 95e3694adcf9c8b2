"""Root: the Law of Root as a game. Paragraph numbers are those of the Law."""

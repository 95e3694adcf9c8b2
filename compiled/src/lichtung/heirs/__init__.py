"""The Two Heirs (Die zwei Erben): two-player tile laying. Paragraphs E.1 to E.12; solo mode E.S."""

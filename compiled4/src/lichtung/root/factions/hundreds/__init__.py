"""Lord of the Hundreds (Herr der Scharen)."""

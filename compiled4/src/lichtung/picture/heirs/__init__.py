"""The Two Heirs drawn as a picture."""

"""Keepers in Iron (Eisenwächter). Law 15."""

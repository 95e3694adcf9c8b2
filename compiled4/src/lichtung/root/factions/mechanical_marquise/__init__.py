"""Mechanical Marquise. M."""

"""Lizard Cult. Law 10."""

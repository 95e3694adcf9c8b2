"""Woodland Alliance. Law 8."""

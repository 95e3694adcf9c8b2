"""Riverfolk Company. Law 11."""

"""A small client for programs that join a table."""

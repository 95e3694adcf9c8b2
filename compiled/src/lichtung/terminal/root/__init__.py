"""The terminal table of Root."""

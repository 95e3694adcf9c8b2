"""A self-hosted game server: tables, seats, live play."""

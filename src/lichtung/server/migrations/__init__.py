"""The history of the database's schema; `lichtung.server.migrate` walks it at every start."""

"""The history of the database's schema; `lichtung.server.storage.migrate` walks it at every start."""

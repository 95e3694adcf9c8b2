"""The database: its schema, its migrations, what is kept in it."""

"""One table: the messages of its socket, its records and what follows from them, the commands."""

"""The terminal table: drawings of games with Rich, menus of legal actions, a game played line by line."""

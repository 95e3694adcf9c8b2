"""Games of agents against each other: one game, a series in several processes, and what came of it."""

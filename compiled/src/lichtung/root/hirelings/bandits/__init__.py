"""The Highway Bandits, and the Bandit Gangs on the other side of their card."""

"""The Black Market: three cards that lie face down, and are swapped."""

"""The Warm Sun Prophets, and the Lizard Envoys on the other side of their card."""

"""The Forest Patrol, and the Feline Physicians on the other side of its card."""

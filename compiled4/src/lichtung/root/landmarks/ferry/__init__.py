"""The Ferry: it takes pieces along the water, once a turn."""

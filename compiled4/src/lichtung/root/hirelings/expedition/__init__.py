"""The Sunward Expedition, and the Mole Artisans on the other side of its card."""

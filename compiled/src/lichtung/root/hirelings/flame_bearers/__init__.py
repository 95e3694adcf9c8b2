"""The Flame Bearers, and the Rat Smugglers on the other side of their card."""

"""The Furious Protector, and the Stoic Protector on the other side of its card."""

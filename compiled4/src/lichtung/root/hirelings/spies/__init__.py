"""The Corvid Spies, and the Raven Sentries on the other side of their card."""

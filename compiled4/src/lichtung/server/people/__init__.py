"""Those who play: their accounts, the lobby, and messages for those who are away."""

"""The Legendary Forge: some items come from it only, and bring more."""

"""The Vault Keepers, and the Badger Bodyguards on the other side of their card."""

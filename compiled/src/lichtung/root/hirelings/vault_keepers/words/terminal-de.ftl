# Root am Terminal: Tresorwächter.

root-short-vault_keepers = Tw
root-mark-vault_keepers-vault = Tre

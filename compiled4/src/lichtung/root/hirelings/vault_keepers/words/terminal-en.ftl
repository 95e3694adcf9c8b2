# Root at the terminal: Vault Keepers.

root-short-vault_keepers = VK
root-mark-vault_keepers-vault = vlt

# Root: Vault Keepers / Badger Bodyguards.

root-seat-vault_keepers = Vault Keepers
    .nom = the Vault Keepers
    .acc = the Vault Keepers
    .gen = the Vault Keepers'
    .person = plural
root-hireling-vault_keepers = Vault Keepers
    .nom = the Vault Keepers
    .acc = the Vault Keepers
    .gen = the Vault Keepers'
    .person = plural
root-hireling-bodyguards = Badger Bodyguards
    .nom = the Badger Bodyguards
    .acc = the Badger Bodyguards
    .gen = the Badger Bodyguards'
    .person = plural

root-piece-vault_keepers-vault = vault
    .a = a vault
    .many = vaults
root-refusal-keepers-idle = The Vault Keepers have nothing to do now.

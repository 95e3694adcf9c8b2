# Root: Vault Keepers and Badger Bodyguards (law-H-...), in our own words.

law-H-vault_keepers = Vault Keepers: Setup: two warriors and a vault in a clearing with an open slot; when hired without a piece on the map: the same in any clearing. In Daylight: first a vault may come to a clearing with a vault or next to one, or if that is impossible a warrior and a vault anywhere; then they may battle in each clearing with a vault, or a warrior may come to each vault.
law-H-bodyguards = Badger Bodyguards: In every battle of its controller's faction the first hit that it takes does nothing.

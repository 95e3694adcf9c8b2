"""Games that were played: stepped through, imported from a file, gone on from."""

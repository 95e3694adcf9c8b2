"""Root drawn as a picture."""

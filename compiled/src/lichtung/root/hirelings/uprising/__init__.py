"""The Spring Uprising, and the Rabbit Scouts on the other side of its card."""

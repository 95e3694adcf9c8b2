"""The Elder Treetop: one more slot, and a point more for razing what stands in it."""

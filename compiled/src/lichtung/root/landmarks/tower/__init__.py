"""The Tower: a point for whoever rules its clearing."""

"""Corvid Conspiracy (Krähen-Komplott)."""

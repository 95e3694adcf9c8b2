"""The Riverfolk Flotilla, and the Otter Divers on the other side of its card."""

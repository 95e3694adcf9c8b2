"""The Lost City: its clearing has every suit."""

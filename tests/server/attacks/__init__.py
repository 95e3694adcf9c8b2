"""What a hostile player tries, one file for each kind: bounded in time and count, on loopback only."""

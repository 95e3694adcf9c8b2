# Root at the terminal: Last Dynasty.

root-short-dynasty = LD

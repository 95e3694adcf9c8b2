# Root am Terminal: Letzte Dynastie.

root-short-dynasty = LD

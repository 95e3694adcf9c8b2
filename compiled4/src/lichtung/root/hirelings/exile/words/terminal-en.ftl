# Root at the terminal: the Exile.

root-short-exile = Xl
root-about-aid-exile = bring the Exile an item, for a card and a point
root-about-ransack = take an item from a ruin with the Brigand
root-about-hold-up = take a card from somebody with the Brigand

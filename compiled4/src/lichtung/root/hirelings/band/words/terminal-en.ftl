# Root at the terminal: Popular Band.

root-short-band = Bd
root-about-lure = a warrior comes to the Band from next to it

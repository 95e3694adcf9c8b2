# Root at the terminal: Spring Uprising.

root-short-uprising = Up
root-about-suit-die = the suit that the die shows
root-about-rise = an Uprising warrior and all enemy pieces leave the clearing

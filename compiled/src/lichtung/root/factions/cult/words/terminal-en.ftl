# Root at the terminal table: the Lizard Cult.

root-short-cult = Cu
root-brief-cult = Cult
root-mark-cult-garden_fox = GaF
root-mark-cult-garden_rabbit = GaR
root-mark-cult-garden_mouse = GaM

root-table-cult = Outcasts: { $suit } · acolytes { $acolytes }
root-table-cult-hated = Hated outcasts: { $suit } · acolytes { $acolytes }
root-table-cult-gardens = Gardens
root-table-cult-souls = Lost souls:
root-table-cult-revealed = Revealed:

root-about-outcast = the suit whose clearings you conspire in
root-about-convert = replace an enemy warrior with one of yours (acolytes)
root-about-sanctify = replace an enemy building with a garden (acolytes)
root-about-plant = reveal a card: a garden in a clearing that you rule
root-about-preach = reveal a card: a warrior in a clearing of its suit
root-about-worship = spend a card: points for the gardens of its suit, once a turn for each suit
root-about-offer = reveal a bird: a warrior becomes an acolyte

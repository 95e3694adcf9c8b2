# Root: the landmark Ferry.

root-landmark-ferry = Ferry
    .nom = the Ferry
    .acc = the Ferry
    .dat = the Ferry
root-landmark-about-ferry = Once a turn a move out of its clearing may follow the river. The Ferry goes along, and whoever moves draws a card.
root-option-landmarks-ferry = Ferry
root-refusal-landmark-on-water = Clearing { $clearing } is neither on the river nor on the shore.

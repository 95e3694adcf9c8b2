# Root am Terminal: Straßenräuber.

root-short-bandits = Rä
root-about-waylay = ein Räuber lauert auf einem Weg
root-about-call-off = ein Räuber verlässt seinen Weg

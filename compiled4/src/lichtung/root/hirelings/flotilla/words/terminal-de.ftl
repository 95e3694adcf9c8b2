# Root am Terminal: Flottille.

root-short-flotilla = Fl
root-about-draw-card = bei der Flottille eine Karte ziehen

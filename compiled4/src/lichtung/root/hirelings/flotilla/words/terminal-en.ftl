# Root at the terminal: Riverfolk Flotilla.

root-short-flotilla = Fl
root-about-draw-card = draw a card from the Flotilla

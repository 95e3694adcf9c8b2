# Root am Terminal: Sonnenexpedition.

root-short-expedition = Se
root-mark-expedition-foothold = Stl
root-about-lift = eine Stellung vom Spielplan nehmen

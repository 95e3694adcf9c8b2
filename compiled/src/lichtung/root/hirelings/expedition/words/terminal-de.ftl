# Root am Terminal: Sonnenexpedition.

root-short-expedition = Se
root-mark-expedition-foothold = Stl
root-about-man = wie viele Krieger mit einer Stellung kommen
root-about-lift = eine Stellung vom Spielplan nehmen

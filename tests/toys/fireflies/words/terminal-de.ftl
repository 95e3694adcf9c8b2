root-short-fireflies = Gl
root-short-fireflies-moths = Mo
root-brief-fireflies = Glühwürmchen
root-mark-fireflies-lantern = Laterne
root-mark-fireflies-spark = Funke
root-mark-fireflies-dud = Niete

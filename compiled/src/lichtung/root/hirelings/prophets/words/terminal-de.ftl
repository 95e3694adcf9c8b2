# Root am Terminal: Sonnenpropheten.

root-short-prophets = Sp
root-about-force-battle = jemand bei einem Propheten muss kämpfen
root-about-force-move = jemand bei einem Propheten muss sich bewegen
root-about-take-up = eine Karte vom Ablagestapel nehmen

# Root am Terminal: Frühlingsaufstand.

root-short-uprising = Fa
root-about-suit-die = die Klasse, die der Würfel zeigt
root-about-rise = ein Krieger des Aufstands und alle gegnerischen Marker verlassen die Lichtung

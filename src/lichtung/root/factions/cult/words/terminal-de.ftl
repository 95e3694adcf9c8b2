# Root am Terminal-Tisch: der Echsen-Kult.

root-short-cult = Ku
root-brief-cult = Kult
root-mark-cult-garden_fox = GaF
root-mark-cult-garden_rabbit = GaH
root-mark-cult-garden_mouse = GaM

root-table-cult = Verstoßene: { $suit } · Akolythen { $acolytes }
root-table-cult-hated = Verhasste Verstoßene: { $suit } · Akolythen { $acolytes }
root-table-cult-gardens = Gärten
root-table-cult-souls = Verlorene Seelen:
root-table-cult-revealed = Aufgedeckt:

root-about-outcast = die Klasse, unter der du dich verschwörst
root-about-convert = ein gegnerischer Krieger wird durch einen eigenen ersetzt (Akolythen)
root-about-sanctify = ein gegnerisches Gebäude wird durch einen Garten ersetzt (Akolythen)
root-about-plant = eine Karte aufdecken, für einen Garten in einer beherrschten Lichtung
root-about-preach = eine Karte aufdecken, für einen Krieger in einer Lichtung ihrer Klasse
root-about-worship = eine Karte ausgeben: Punkte für die Gärten ihrer Klasse, einmal im Zug
root-about-offer = einen Vogel aufdecken, für einen Akolythen

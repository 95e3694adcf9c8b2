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

root-about-outcast = die Klasse, in deren Lichtungen du dich verschwörst
root-about-convert = einen gegnerischen Krieger durch einen eigenen ersetzen (Akolythen)
root-about-sanctify = ein gegnerisches Gebäude durch einen Garten ersetzen (Akolythen)
root-about-plant = eine Karte aufdecken: ein Garten in einer Lichtung, die du beherrschst
root-about-preach = eine Karte aufdecken: ein Krieger in einer Lichtung ihrer Klasse
root-about-worship = eine Karte ausgeben: Siegpunkte für die Gärten ihrer Klasse, je Klasse einmal im Zug
root-about-offer = einen Vogel aufdecken: ein Krieger wird Akolyth

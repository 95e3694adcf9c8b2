# Root am Terminal: Fackelträger.

root-short-flame_bearers = Ft
root-about-burn = ein Krieger bei einem Fackelträger verbrennt
root-about-burn-piece = ein Gebäude oder Plättchen bei einem Fackelträger verbrennt
root-about-burn-token = ein verdecktes Plättchen bei einem Fackelträger verbrennt
root-about-smuggle = eine Karte mit Gegenstand abwerfen, um zu bewegen oder zu kämpfen

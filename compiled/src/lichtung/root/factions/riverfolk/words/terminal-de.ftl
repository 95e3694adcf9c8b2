# Root am Terminal-Tisch: die Flussvolk-Kompanie.

root-short-riverfolk = Fl
root-brief-riverfolk = Flussvolk
root-mark-riverfolk-post_fox = HpF
root-mark-riverfolk-post_rabbit = HpH
root-mark-riverfolk-post_mouse = HpM

root-table-riverfolk-boxes = Mittel: { $funds } · Einzahlungen: { $payments } · Einsätze: { $committed }
root-table-riverfolk-prices = Preise: Handkarte { $card } · Flussboote { $boats } · Söldner { $mercenaries }
root-table-riverfolk-spaces = Leere Felder der Handelsposten-Leisten: Fuchs { $fox } · Hase { $rabbit } · Maus { $mouse }
root-table-riverfolk-hired = Söldner von: { $seat }

root-about-price = was ein Dienst die anderen kostet
root-about-buy = eine Karte aus der offenen Hand des Flussvolks
root-about-boats = Flüsse gelten bis zum Ende deines Zuges als Wege
root-about-hire = im Tageslicht und am Abend mit den Kriegern des Flussvolks herrschen und kämpfen
root-about-draw-one = eine Karte ziehen (ein Mittel einsetzen)
root-about-export = wie herstellen, aber für einen Krieger auf dem Einzahlungen-Feld
root-about-muster = einen Krieger in eine Lichtung am Fluss stellen (ein Mittel ausgeben)
root-about-found = Handelsposten und Krieger für zwei Siegpunkte (zwei Mittel des Herrschers ausgeben)

# Eyrie Dynasties: what the page says of them in the browser.

web-faction-eyrie = Folgt einem Dekret, das in jedem Zug wächst, bis es bricht.
root-web-decree = Dekret
root-web-leader = Anführer
root-web-vizier = Wesir
root-web-roosts = Nester
web-open-root-not-due = In dieser Spalte ist keine solche Karte mehr auszuführen.
web-open-root-possible = Diese Karten lassen sich ausführen, also musst du es auch tun.
web-open-root-impossible = Diese Karten lassen sich nicht ganz ausführen; sie bringen dich in Aufruhr.
root-web-home-eyrie =
    1 Lichtung am Rand
    weit weg von fremden
root-web-setup-eyrie =
    Wähle eine Heimat am Rand.
    Dorthin kommen ein Nest und sechs Krieger.
    Wähle einen Anführer.
root-done-at-eyrie-decree = nichts mehr ins Dekret legen
root-done-at-eyrie-resolve = Zug beenden
root-skip-eyrie-decree = Nichts mehr für das Dekret
root-skip-eyrie-resolve = Das Dekret ist ausgeführt

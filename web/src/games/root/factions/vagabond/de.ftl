# Vagabond: what the page says of them in the browser.

web-faction-vagabond = Ein einzelner Wanderer mit Gegenständen, Aufträgen, Freunden und Feinden.
web-faction-vagabond-2 = Ein zweiter Wanderer mit eigenem Charakter.
web-waiting-vagabond-hits = { $name } nimmt Treffer.
web-waiting-vagabond-protector = { $name } entscheidet, ob der Schiedsrichter hilft.
root-web-ready = Bereit
root-web-satchel = Gepäck { $count } von { $room }
root-web-damaged = Beschädigt
root-web-coalition = Bündnis mit: { $seat }
root-web-relations = Beziehungen
root-web-hostile = feindlich
root-web-relation-0 = neutral
root-web-relation-1 = freundlich
root-web-relation-2 = vertraut
root-web-relation-3 = alliiert
root-web-quests = Aufgaben
root-web-quests-shared = Aufgaben für beide
root-web-quests-done = Erledigt
web-open-root-not-there = In deiner Lichtung ist niemand sonst.
web-open-root-aid-card = Keine deiner Handkarten passt zu deiner Lichtung.
web-open-root-not-damaged = Du hast keinen beschädigten Gegenstand.
web-open-root-need-item = Dafür fehlt dir ein unbeschädigter, aufgedeckter Gegenstand.
web-open-root-quest-suit = Zu keiner Aufgabe, die ausliegt, passt deine Lichtung.
web-open-root-quest-not-open = Diese Aufgabe liegt nicht aus.
web-open-root-not-next = Dort liegt nichts, was du erreichst.
web-open-root-empty-hand = Niemand hier hat Karten auf der Hand.
web-open-root-no-warrior-to-strike = In deiner Lichtung steht kein gegnerischer Krieger.

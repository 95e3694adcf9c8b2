# Vagabond: what the page says of them in the browser.

web-faction-vagabond = Ein einzelner Wanderer mit Gegenständen, Aufgaben, Freunden und Feinden.
web-faction-vagabond-2 = Ein zweiter Wanderer mit eigenem Charakter.
web-waiting-vagabond-hits = { $name } nimmt Treffer.
web-waiting-vagabond-protector = { $name } entscheidet, ob der Schiedsrichter hilft.
root-web-ready = Bereit
root-web-satchel = Rucksack { $count } von { $room }
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
web-open-root-quest-suit = Deine Lichtung passt zu keiner der Aufgaben, die ausliegen.
web-open-root-quest-not-open = Diese Aufgabe liegt nicht aus.
web-open-root-not-next = Nichts davon liegt neben dir.
web-open-root-empty-hand = Niemand hier hat Karten auf der Hand.
web-open-root-no-warrior-to-strike = In deiner Lichtung steht kein gegnerischer Krieger.
web-option-root-sweep_damages_items = Manche Wirkungen räumen eine ganze Lichtung. Hier steht, ob das auch den Vagabunden trifft.
web-option-root-exhausted_on_tracks = Auch erschöpfter Tee, Münzen und Beutel bleiben auf ihren Leisten und zählen nicht zum Rucksack.
web-option-root-partner_lowest_of_all = Ein Bündnis geht der Vagabund nur mit der Partei ein, die von allen die wenigsten Siegpunkte hat. Ist sie schon in einem Bündnis, gibt es keines.
web-option-root-ally_follows_every_move = Alliierte Krieger kommen auch beim Schleichen und bei Bewegungen durch Karten mit, nicht nur im Tageslicht.
web-option-root-ally_owner_pays_outrage = Nimmt der Vagabund alliierte Krieger mit, zahlt ihre Partei die Empörung. Sonst zahlt er.
web-option-root-mercenary_angers_lender = Ein Söldner, der im Kampf gegen den Vagabunden fällt, zählt als Krieger des Flussvolks, das dann feindlich wird.
web-option-root-mercenary_angers_hirer = Fällt ein Söldner im Kampf gegen den Vagabunden, wird feindlich, wer ihn gekauft hat.
web-option-root-reward_before_quest = Wer eine Aufgabe erledigt, bekommt erst seine Belohnung; dann wird eine neue aufgedeckt.
web-option-root-strike_anybody = Mit der Armbrust darf der Vagabund auch Marker seines Bündnispartners entfernen.
root-web-home-vagabond =
    Keine Heimat
    beginnt in einem Wald
root-web-setup-vagabond =
    Du spielst den Charakter, der bei der Karte liegt.
    Stell deine Figur in einen Wald.
    Drei Aufgaben werden aufgedeckt.
    Unter die Ruinen kommen Gegenstände.
root-done-at-vagabond-slip = hier bleiben
root-done-at-vagabond-actions = Zug beenden
root-done-at-vagabond-bring-allies = allein ziehen
root-done-at-vagabond-call-ally = allein kämpfen
root-done-at-vagabond-take-crafted = nichts nehmen
root-done-at-vagabond-search-ruin = nichts mitnehmen
root-done-at-vagabond-protector = niemanden zu Hilfe rufen
root-cause-vagabond-hits = { $remover-nom } { $remover-person ->
    [plural] treffen
   *[third] trifft
  } dich { $hits ->
    [one] einmal
   *[other] { $hits }-mal
  } im Kampf um Lichtung { $clearing }.
root-cause-vagabond-protector = { $attacker-nom } { $attacker-person ->
    [plural] greifen
   *[third] greift
  } dich in Lichtung { $clearing } an.
root-cause-vagabond-call-ally = Du kämpfst in Lichtung { $clearing } gegen { $defender-acc }.
root-cause-vagabond-search-ruin = Ruine in Lichtung { $clearing }.
root-skip-vagabond-actions = Nichts mehr zu tun
root-skip-vagabond-search-ruin = Nichts, was du mitnehmen kannst
web-open-root-labor-suit = Keine Karte im Ablagestapel passt zu deiner Lichtung.
web-open-root-not-discarded = Im Ablagestapel liegt keine solche Karte.

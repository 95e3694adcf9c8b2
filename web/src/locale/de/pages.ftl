# Startseite und neuer Tisch.

web-start-own = Eigener Tisch
web-start-heirs-facts = 1 bis 2 Spieler, etwa 30 Minuten
web-start-root-facts = 1 bis 6 Spieler, 60 bis 90 Minuten
web-start-replays = Zum Nachsehen
web-start-watch = Läuft gerade
web-start-open-about = Stell einen öffentlichen Tisch auf, dann steht er hier.
web-start-hello = Du bist { $name }.

web-start-more = { $count ->
    [one] Noch einen zeigen
   *[other] { $count } weitere zeigen
  }

web-new-game-heirs = Eine Landschaft, zwei Erben, offene Hände.
web-new-game-root = Ungleiche Parteien ringen um einen Wald.
web-new-players = Wer spielt
web-new-privacy = Wer darf an den Tisch
web-new-privacy-private = nur mit Einladung
web-new-privacy-private-about = Du bekommst einen Link zum Weitergeben.
web-new-privacy-public = alle
web-new-privacy-public-about = Der Tisch steht unter den offenen Tischen.
web-new-seats-about = „Ein Mensch“ bleibt frei, bis sich jemand setzt. Mehrere Sitze mit „ich“: Ihr spielt zusammen an diesem Gerät.
web-new-hot-seat = An einem Gerät: Vor jedem Wechsel verdeckt der Tisch, was nur einer sehen darf, bis das Gerät weitergegeben ist.
web-new-clock-none-about = Jeder denkt, so lange er mag, auch über Tage.
web-new-clock-turn-about = Mit jedem Zug beginnt die Zeit neu.
web-new-clock-total-about = Eine Uhr für alle deine Züge.
web-new-increment = Sekunden dazu je Zug
web-new-timeout = Wenn die Zeit um ist
web-new-timeout-agent = spielt der Rechner weiter
web-new-timeout-lose = ist die Partie verloren
web-new-options-about = Lesarten, wo Regeln mehrere zulassen.
web-new-ready = Alle Sitze sind besetzt: Es geht sofort los.
web-new-waits = Der Tisch wartet, bis alle Sitze besetzt sind.
web-new-lead = Vorsprung
web-new-lead-about = Siegpunkte, mit denen die Maschine beginnt. In einer Kampagne drei für jede gewonnene Partie.
web-new-cooperative-machine = Gemeinsam spielt ihr gegen ein Volk, das von selbst spielt. Nimm eines dazu.
web-new-cooperative-most = Gemeinsam spielen höchstens vier.
web-new-reach = Diese Parteien haben zusammen { $sum } Reichweite, empfohlen sind mindestens { $advised }: Sie kommen sich wenig ins Gehege. Spielen könnt ihr trotzdem.
web-new-reach-draft = Auf jeder Aufbaukarte steht ihre Reichweite. Empfohlen sind für alle zusammen mindestens { $advised }.
web-new-reach-fine = Reichweite zusammen { $sum }, empfohlen sind mindestens { $advised }.
web-new-mixes = Eine Zusammenstellung, die sich bewährt hat
web-new-mix = Zu { $players }: { $factions }
web-new-hirelings-chosen = { $count } von { $of } gewählt. Wer einen vierten wählt, gibt den ersten zurück.
web-new-hirelings-three = Wähle genau drei Heuerlinge.
web-new-hireling-excluded = nicht neben: { $faction }
web-new-hireling-side = Welche Seite liegt oben? { $hireling }
web-new-hireling-any = Seite nach Zufall
web-new-faction-excluded = nicht neben diesem Heuerling: { $hireling } (A.6.5)
web-error-setup-corners = Im Standardaufbau beginnt in jeder der vier Ecken höchstens eine Partei, und mehr als vier der gewählten brauchen eine. Im Aufbau für Fortgeschrittene geht es.
web-new-landmarks-some = Wähle ein oder zwei Wahrzeichen.
root-option-hirelings-named = drei bestimmte
root-option-landmarks-named = bestimmte

## Was jede Wahl bedeutet

web-option-heirs-sets = Es gibt sechs Sets zu je neun Gebäuden; gespielt wird mit dreien.
web-option-heirs-solo = Allein spielst du gegen den Regenten, der nach festen Regeln zieht. Die Stufe sagt, wie viel er aufdecken darf.
web-option-heirs-roads = Für die erste Partie darf die Wertung der Straßen am Ende wegfallen.
web-option-heirs-rebates = Offenes Gelände erlässt beim Bauen eine Ressource. Hier steht, wie oft.
web-option-heirs-siege = Ab dem zweiten eigenen Belagerungsturm fällt ein Gebäude. Hier steht, ob auch weitere Türme das dürfen.
web-option-heirs-tavern = Die Taverne zählt in Linien. Hier steht, ob leere Felder sie unterbrechen.
web-option-heirs-areas = Diese Gebäude zählen eine Fläche gleicher Farbe. Hier steht, ob nur die größte gilt.
web-option-heirs-crafts = Handwerksgebäude zählen in Paaren. Hier steht, wie viele Paare.
web-option-heirs-loops = Eine Straße kann zu ihrer Kreuzung zurückführen. Hier steht, wie oft diese dann zählt.
web-option-root-factions = Zwei bis sechs. Jede spielt nach eigenen Regeln; zum Kennenlernen empfehlen sich die ersten vier.
web-option-root-mode = Gegeneinander gewinnt, wer zuerst 30 Siegpunkte hat. Gemeinsam braucht jeder 30, ehe die Maschine sie hat.
web-option-root-questions = Was alle am Tisch selbst sehen, fragt das Programm nicht: etwa was mit leerer Hand hergestellt werden soll.
web-option-root-map = Der Wald mit seinen Lichtungen, Wegen und Gewässern.
web-board-autumn = Der Fluss verbindet, was an ihm liegt.
web-board-winter = Das Eis trennt die Wälder.
web-board-lake = Die Fähre trägt dich ans andere Ufer.
web-board-mountain = Versperrte Wege, und ein Pass, der Punkte bringt.
web-option-root-markers = Sie sagen, welche Klasse jede Lichtung hat.
web-option-root-landmarks = Besondere Orte auf dem Spielbrett, die wer zuletzt an der Reihe ist aufstellt.
web-option-root-deck = Die gemeinsamen Karten, die alle ziehen.
web-option-root-deck-standard = Mit Gunst-Karten, Rüstungsschmieden und der Besseren Baubank.
web-option-root-deck-exiles = Lauter Karten, die im Spiel bleiben: Saboteure, Tunnel, Sargmacher und andere.
web-option-root-characters = Abenteurer, Ronin und Plünderer kamen später zu den ersten sechs hinzu.
web-option-root-characters-usual = Dieb, Tüftler, Waldläufer, Landstreicher, Schiedsrichter, Schurke.
web-option-root-characters-all = Dazu Abenteurer, Ronin und Plünderer.
web-option-root-character = Wer der Vagabund ist.
web-option-root-character-usual = Er sucht es sich beim Aufbau aus.
web-option-root-character-dealt = Das Los entscheidet.
web-option-root-law = Das Gesetz von Root hat sich mit den Jahren geändert. Wähle die Fassung, nach der ihr spielt; einzelne Unterschiede stehen unten bei den Einzelheiten.
web-option-root-hirelings = Helfer, die auf dem Weg zu 12 Punkten angeheuert und weitergegeben werden.
web-option-root-setup = Womit jede Partei beginnt, und wo.
web-new-naming = Wer wählt die Parteien
web-new-naming-draft = jede Person am Tisch
web-new-naming-draft-about = Aufbaukarten liegen aus. Wer zuletzt am Zug ist, wählt zuerst.
web-new-naming-named = ihr, gleich hier
web-new-naming-named-about = Jede Partei beginnt mit ihrer Aufbaukarte. Wer keine hat, kann nicht mitspielen.
web-option-root-setup-standard = Jede Partei beginnt, wie es ihre Tafel sagt, alle mit drei Karten.
web-option-root-setup-advanced = Jede Partei beginnt mit ihrer Aufbaukarte und sucht sich eine Heimat; von fünf Karten behält jeder drei.
web-option-root-setup-adventurous = Ebenso; die Parteien wählt ihr am Tisch, und auch zu zweit können rebellische ausliegen.
web-option-root-markers-usual = Auf dem Herbstplan wie aufgedruckt, sonst gemischt.
web-option-root-markers-printed = Jede Partie beginnt gleich.
web-option-root-markers-shuffled = Jede Partie beginnt anders.
web-option-root-law-early = Das Gesetz, mit dem Root begann.
web-option-root-law-2022 = Die sechste Fassung, gedruckt bis 2025. Nach ihr sind die meisten Partien aufgezeichnet.
web-option-root-law-current = Mit allen Änderungen seither.
web-option-root-questions-few = Schneller; Geheimes bleibt trotzdem geheim.
web-option-root-questions-all = Wie am Tisch: Auch wo es nur eine Antwort gibt, gibst du sie selbst.
web-new-number = Wie viele mitspielen
web-new-number-about = Es liegt eine Aufbaukarte mehr aus, als Personen mitspielen. Ihre Partei wählt jede Person am Tisch.
web-new-number-of = zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] sechst
    }
web-option-root-attack_partner = Wer in einem Bündnis ist, darf auch seinen Partner angreifen.
web-option-root-loser_orders_triggers = Im Kampf bestimmt jede Seite, in welcher Reihenfolge geschieht, was ihre eigenen Verluste auslösen. Sonst bestimmt es, wer am Zug ist.
web-option-root-free_corners = Wer in einer Ecke beginnt, nimmt eine freie, und zwar gegenüber einer besetzten, wenn es eine gibt. Sonst sagt jede Partei selbst, wo sie beginnt.
web-option-root-hired_stay_enemies = Räumt ein Käufer mit einer Gunst-Karte Lichtungen leer, trifft das auch seine Söldner dort.
web-option-root-vagrant_commands = In einem Kampf, den er anstiftet, wählt und entfernt er, was beide Seiten verlieren. Sonst wählen sie selbst, und er entfernt nur Gebäude und Plättchen.
web-option-root-early_cards = Die „Bessere Baubank“ muss benutzt werden, und wie „Geld oder Leben!“ gilt sie jedem anderen Spieler. Nach dem neuen Text ist sie freiwillig, und beide gelten nur Gegnern. Auch drei Karten der „Exilanten und Partisanen“ lauten anders.
web-option-root-passengers_draw = Fahren verbündete Krieger auf der Fähre mit, zieht auch ihr Spieler eine Karte. Sonst zieht nur, wer bewegt hat.

## Gleich spielen

web-quick-faction = Du spielst
web-quick-opponents = Gegen
web-quick-strength = Stärke
web-quick-play = { $count ->
    [one] Spielen: { $faction } gegen einen Rechner, { $strength }
   *[other] Spielen: { $faction } gegen { $count } Rechner, { $strength }
  }
web-quick-play-one = Spielen: gegen den Rechner, { $strength }

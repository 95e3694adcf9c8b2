# Lernen: die Seite, die Lektion, das Rätsel, der erste Besuch.

web-learn = Lernen
web-learn-lead = Spielend lernen: Jeder Schritt ist ein Zug am richtigen Tisch. Du kannst jederzeit aufhören und später weitermachen.
web-learn-lessons = Lektionen
web-learn-facts = { $chapters ->
    [one] ein Kapitel
   *[other] { $chapters } Kapitel
  }, etwa { $minutes } Minuten
web-learn-begin = Beginnen
web-learn-go-on = Weiter mit Kapitel { $chapter }
web-learn-again = Noch einmal
web-learn-done = (geschafft)
web-learn-today = Rätsel des Tages
web-learn-solve = Lösen
web-learn-puzzles = Rätsel: { $game }
web-learn-puzzle-number = Rätsel { $number }
web-learn-speech = Was die Lektion sagt
web-learn-step = Schritt { $step } von { $steps }
web-learn-lit = Hervorgehoben:
web-learn-field = Feld { $value }
web-learn-chapter-done = Kapitel geschafft.
web-learn-next = Weiter
web-learn-back = Zurück
web-learn-show = Zeig es mir
web-learn-skip = Überspringen
web-learn-list = Alle Lektionen
web-learn-next-chapter = Nächstes Kapitel
web-learn-next-lesson = Nächste Lektion
web-learn-next-puzzle = Nächstes Rätsel
web-learn-start = Lektionen und das Rätsel des Tages
web-learn-waiting = Neu hier? Lerne das Spiel, während du wartest:
web-learn-faction = Die Lektion zu dieser Partei
web-first = Zum ersten Mal hier?
web-first-learn = Lernen
web-first-learn-about = Zehn Minuten am Tisch, ein Schritt nach dem anderen.
web-first-play = Spielen
web-first-play-about = Sofort los, gegen Computer oder mit Freunden.
web-first-watch = Zusehen
web-first-watch-about = Eine Partie ansehen, Zug um Zug.
web-first-close = Nicht mehr zeigen

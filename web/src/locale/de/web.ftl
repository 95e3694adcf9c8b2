# Was die Seite im Browser selbst sagt.

web-name = Lichtung
web-skip = Zum Inhalt
web-language = Sprache
web-language-de = Deutsch
web-language-en = English
web-theme = Darstellung
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-loading = Einen Augenblick …

## Startseite

web-start-title = Spiele an einem Tisch im Wald
web-start-lead = Die zwei Erben und Root, gegen Freunde oder gegen den Rechner. Ohne Anmeldung.
web-start-now = Gleich spielen
web-start-heirs = Zwei Erben bauen an einer Landschaft und ringen um die Königliche Reserve.
web-start-root = Völker ringen um den Wald. Du führst eines von ihnen.
web-start-new = Neuer Tisch
web-start-open = Offene Tische
web-start-open-none = Gerade wartet kein offener Tisch.
web-start-mine = Meine Tische
web-start-mine-none = Noch kein Tisch. Stell einen auf oder setz dich zu jemandem.
web-start-you = Du bist { $name }
web-start-unofficial = Ohne Verbindung zu den Verlagen der Spiele.
web-start-docs = Handbuch

web-table-phase-open = wartet auf Mitspieler
web-table-full = alle Sitze besetzt, kann beginnen
web-table-phase-running = läuft
web-table-phase-finished = beendet
web-table-phase-closed = geschlossen
web-table-your-turn = du bist am Zug
web-table-turn-of = { $name } ist am Zug
web-table-untitled = { $game }, Tisch ohne Namen

## Anmelden

web-guest-title = Wie heißt du?
web-guest-about = Ein Name genügt. Dieser Browser merkt ihn sich.
web-guest-name = Dein Name
web-guest-go = Weiter
web-guest-rename = Namen ändern
web-guest-default = Gast
web-who-title = Wer möchtest du sein?
web-who-about = In diesem Browser spielst du als { $name }. Der Link, dem du gefolgt bist, gehört { $other }.
web-who-stay = { $name } bleiben
web-who-change = Als { $other } weitermachen
web-who-keep = Als { $other } siehst du die Tische von { $name } nicht mehr. Mit einem eigenen Link kommst du zurück.
web-who-link = Link für { $name } anlegen
web-who-link-label = Dein Link, um wieder { $name } zu sein
web-guest-link = Persönlicher Link
web-guest-link-about = Mit diesem Link erkennt dich der Tisch auch auf einem anderen Gerät. Gib ihn nicht weiter.
web-guest-link-make = Persönlichen Link zeigen
web-copy = Kopieren
web-copied = Kopiert

## Neuer Tisch

web-new-title = Neuer Tisch
web-new-game = Spiel
web-new-name = Name des Tischs
web-new-name-about = Freiwillig, zum Wiederfinden.
web-new-sets = Sets
web-new-sets-random = drei zufällige
web-new-sets-choose = am Tisch wählen
web-new-sets-own = diese drei
web-new-sets-three = Wähle genau drei Sets.
web-new-factions = Parteien
web-new-factions-least = Wähle mindestens zwei Parteien.
web-new-factions-most = Wähle höchstens sechs Parteien.
web-new-seats = Sitze
web-new-seat-me = ich
web-new-seat-human = ein Mensch
web-new-seat-here = an diesem Gerät
web-new-seat-name = Name
web-new-seat-nth = Person { $n }
web-new-options = Regeln im Einzelnen
web-new-clock = Bedenkzeit
web-new-clock-none = keine
web-new-clock-turn = je Zug
web-new-clock-total = für die ganze Partie
web-new-minutes = Minuten
web-new-go = Tisch aufstellen
web-new-and-begin = Aufstellen und beginnen
web-agent-novice = Rechner, Neuling: übersieht vieles
web-agent-easy = Rechner, leicht: übersieht manches
web-agent-medium = Rechner, mittel: denkt kurz nach
web-agent-hard = Rechner, schwer: rechnet viele Möglichkeiten durch
web-agent-expert = Rechner, Meister: nimmt sich Zeit
web-agent-random = Rechner, leicht: zieht zufällig
web-agent-greedy = Rechner, mittel: plant seinen Zug
web-strength-novice = Neuling
web-strength-novice-about = übersieht vieles
web-strength-easy = leicht
web-strength-easy-about = übersieht manches
web-strength-medium = mittel
web-strength-medium-about = denkt kurz nach
web-strength-hard = schwer
web-strength-hard-about = rechnet viel durch
web-strength-expert = Meister
web-strength-expert-about = nimmt sich Zeit
web-strength-random = leicht
web-strength-random-about = zieht zufällig
web-strength-greedy = mittel
web-strength-greedy-about = plant seinen Zug

## Warten am Tisch

web-wait-title = Der Tisch steht
web-wait-free = frei
web-wait-sit = Hinsetzen
web-wait-stand = Aufstehen
web-wait-agent = Rechner setzen
web-wait-remove = Sitz freimachen
web-wait-begin = Partie beginnen
web-wait-host = Tisch von { $name }
web-invited = Du bist zu einer Partie { $game } eingeladen.
web-invited-by = { $name } lädt dich zu einer Partie { $game } ein.
web-wait-owner = Wer den Tisch aufgestellt hat, beginnt die Partie.
web-wait-invite = Einladung
web-wait-invite-about = Wer diesen Link hat, darf an den Tisch.
web-wait-invite-make = Einladungslink erzeugen
web-wait-automatic = spielt von selbst
web-wait-online = da
web-wait-offline = nicht da

## Am Tisch

web-turn-yours = du bist am Zug
web-turn-other = { $name } ist am Zug
web-turn-waiting = { $name } entscheidet.
web-turn-since = seit { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
  }
web-you = Du
web-spectator = Du schaust zu
web-board = Spielfläche
web-action = Aktion
web-picked-clearing = Lichtung { $value }
web-action-picked = Gewählt: { $what }.
web-action-ask = { $verb }: { $ask }
web-action-ready = { $action }.
web-action-go = Ausführen
web-action-back = Zurück
web-action-cancel = Abbrechen
web-action-undo = Zurücknehmen
web-action-sending = Wird gesendet …
web-action-all = Alle Aktionen als Liste
web-action-none = Du hast gerade nichts zu entscheiden.
web-action-filter = Liste filtern
web-ask-any = Wähle.
web-ask-field = Wähle ein Feld.
web-ask-tile = Wähle ein Plättchen.
web-ask-clearing = Wähle eine Lichtung.
web-ask-place = Wähle einen Ort.
web-ask-card = Wähle eine Karte.
web-ask-seat = Wähle einen Spieler.
web-ask-piece = Wähle, was.
web-ask-count = Wähle, wie viele.
web-ask-item = Wähle einen Gegenstand.
web-ask-suit = Wähle eine Farbe.
web-ask-condition = Wähle, in welchem Zustand.
web-ask-column = Wähle eine Spalte.
web-ask-service = Wähle einen Dienst.
web-ask-price = Wähle einen Preis.
web-ask-slot = Wähle einen Befehl.
web-ask-origin = Wähle, von wo.
web-ask-dest = Wähle, wohin.
web-undo-ask = Um Rücknahme bitten
web-undo-asked = { $name } möchte einen Zug zurücknehmen.
web-undo-yes = Einverstanden
web-undo-no = Ablehnen
web-undo-waits = Deine Bitte liegt bei den anderen.
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben? Das lässt sich nicht zurücknehmen.
web-pause = Uhren anhalten
web-go-on = Uhren weiterlaufen lassen
web-menu = Menü
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-what-if = Was wäre wenn? Auf eigenem Brett ausprobieren
web-take-picture = Bild der Stellung
web-take-link = Link für andere kopieren
web-take-link-copied = Der Link ist kopiert
web-law = Absatz { $law }
web-law-open = Bei den Regeln öffnen
web-law-missing = Zu diesem Absatz gibt es hier keinen Text.
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-line = Nachricht
web-chat-send = Senden
web-chat-quick = Kurze Nachrichten
web-tab-board = Brett
web-over-again = Noch eine Partie
web-over-journal = Partie als Datei
web-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
web-clock = noch { $time }

## Verbindung

web-line-connecting = Verbindung zum Tisch …
web-line-lost = Verbindung unterbrochen. Dein Sitz bleibt dir. Neuer Versuch in { $seconds } s.
web-line-trying = Verbindung unterbrochen. Dein Sitz bleibt dir. Neuer Versuch läuft.
web-line-now = Jetzt versuchen
web-error-not-needed = Das wird dafür nicht gebraucht.
web-error-stale = Das Brett hat sich geändert. Wähle noch einmal.
web-error-network = Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuche es noch einmal.
web-error-our-fault = Das ist unser Fehler. Die Partie ist gespeichert.
web-error-not-found = Diese Seite gibt es nicht.
web-close = Schließen

# Einstellungen, Konto, Nachrichten für unterwegs.

web-settings-about = Alles wirkt sofort und bleibt in diesem Browser gemerkt.
web-settings-look = Aussehen
web-settings-play = Bewegung und Bedienung
web-setting-language = Sprache
web-setting-theme = Darstellung
web-setting-theme-auto = wie das Gerät
web-setting-theme-light = hell
web-setting-theme-dark = dunkel
web-setting-text = Schrift
web-setting-text-normal = normal
web-setting-text-large = groß
web-setting-palette = Farben
web-setting-palette-normal = alle
web-setting-palette-protan = Rotschwäche
web-setting-palette-deutan = Grünschwäche
web-setting-palette-tritan = Blauschwäche
web-setting-palette-about = Tauscht die Farben von Klassen, Parteien und Gelände gegen solche, die sich bei dieser Sehweise am besten unterscheiden. Symbole und Muster gibt es immer.
web-setting-palette-sample = Klassen, Parteien und Gelände in den gewählten Farben
web-setting-patterns = Muster
web-setting-patterns-normal = normal
web-setting-patterns-strong = kräftig
web-setting-counts = Zahlen auf Figuren
web-setting-counts-normal = normal
web-setting-counts-large = groß
web-setting-motion = Bewegung
web-setting-motion-auto = wie das Gerät
web-setting-motion-full = Figuren ziehen
web-setting-motion-reduced = ohne Bewegung
web-setting-sounds = Töne
web-setting-sounds-off = aus
web-setting-sounds-on = an
web-setting-sounds-about = Kurze Töne, wenn du am Zug bist, wenn gezogen oder gekämpft wird und am Ende.
web-setting-autoPass = Automatisch passen
web-setting-autoPass-off = aus
web-setting-autoPass-on = an
web-setting-autoPass-about = Wo du nichts tun kannst außer zu passen, passt der Tisch für dich, nach einer zufälligen Pause. So verrät er nicht, was du auf der Hand hast.
web-setting-hand = Leiste am Telefon
web-setting-hand-right = rechte Hand
web-setting-hand-left = linke Hand

## Konto

web-me = Du
web-me-guest = Du spielst als Gast. Dieser Browser erkennt dich wieder.
web-me-account = Dein Konto: { $login }
web-me-none = Du hast noch keinen Namen. Ein Name genügt zum Spielen.
web-me-log-in = Anmelden
web-me-log-in-about = Wenn du schon ein Konto hast.
web-me-register = Konto anlegen
web-me-register-about = Freiwillig: Mit Namen und Passwort bist du auf jedem Gerät du.
web-me-login = Kontoname
web-me-password = Passwort
web-me-password-old = Bisheriges Passwort
web-me-password-new = Neues Passwort
web-me-password-change = Passwort ändern
web-me-password-changed = Das Passwort ist geändert. Andere Browser sind abgemeldet.
web-me-log-out = Abmelden
web-me-log-out-guest = Als Gast abgemeldet kommst du nur mit deinem persönlichen Link zurück.
web-me-log-out-everywhere = Überall abmelden

## Unterwegs

web-away = Wenn du am Zug bist
web-away-about = Lass dir sagen, dass eine Entscheidung auf dich wartet, auch wenn die Seite zu ist.
web-away-name-first = Dafür brauchst du einen Namen. Sag ihn oben.
web-away-feed = Feed
web-away-feed-about = Eine geheime Adresse für jeden Feed-Leser: offene Entscheidungen und beendete Partien.
web-away-feed-make = Feed-Adresse machen
web-away-feed-renew = Neue Adresse machen
web-away-feed-active = Du hast einen Feed. Seine Adresse wurde nur einmal gezeigt; eine neue macht die alte wertlos.
web-away-feed-atom = Atom
web-away-feed-json = JSON Feed
web-away-hook = Webhook
web-away-hook-about = Der Server schickt eine signierte Nachricht an diese Adresse.
web-away-hook-url = Adresse, die mit https beginnt
web-away-hook-set = Webhook setzen
web-away-hook-now = Nachrichten gehen an { $url }.
web-away-hook-secret = Geheimnis für die Signatur, nur dieses eine Mal gezeigt
web-away-forget = Abschalten

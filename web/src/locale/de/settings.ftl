# Einstellungen, Konto, Nachrichten für unterwegs.

web-settings-about = Alles wirkt sofort und wird in diesem Browser gespeichert.
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
web-setting-palette-normal = normal
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
web-setting-motion-full = mit Bewegung
web-setting-motion-reduced = ohne Bewegung
web-setting-sounds = Töne
web-setting-sounds-off = aus
web-setting-sounds-on = an
web-setting-sounds-about = Kurze Töne, wenn du am Zug bist, wenn gezogen oder gekämpft wird und am Ende.
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
web-me-register-about = Freiwillig: Mit Namen und Passwort spielst du auf jedem Gerät weiter.
web-me-login = Kontoname
web-me-password = Passwort
web-me-password-old = Bisheriges Passwort
web-me-password-new = Neues Passwort
web-me-password-change = Passwort ändern
web-me-password-changed = Das Passwort ist geändert. Andere Browser sind abgemeldet.
web-me-log-out = Abmelden
web-me-log-out-guest = Meldest du dich als Gast ab, kommst du nur mit deinem persönlichen Link zurück.
web-me-log-out-everywhere = Überall abmelden

## Unterwegs

web-away = Wenn du am Zug bist
web-away-about = Lass dir sagen, dass eine Entscheidung auf dich wartet, auch wenn die Seite zu ist.
web-away-name-first = Dafür brauchst du einen Namen. Gib ihn oben ein.
web-away-feed = Feed
web-away-feed-about = Eine geheime Adresse für jeden Feed-Leser: offene Entscheidungen und beendete Partien.
web-away-feed-make = Feed-Adresse erzeugen
web-away-feed-renew = Neue Adresse erzeugen
web-away-feed-active = Du hast einen Feed. Seine Adresse wurde nur einmal gezeigt; eine neue macht die alte wertlos.
web-away-feed-atom = Atom
web-away-feed-json = JSON Feed
web-away-hook = Webhook
web-away-hook-about = Der Server schickt eine signierte Nachricht an diese Adresse.
web-away-hook-url = Adresse, die mit https beginnt
web-away-hook-set = Webhook eintragen
web-away-hook-now = Nachrichten gehen an { $url }.
web-away-hook-secret = Geheimnis für die Signatur, nur dieses eine Mal gezeigt
web-away-forget = Abschalten

## Meldungen und Mails

web-notices = Meldung im Browser
web-notices-off = Solange der Tisch in einem Tab offen ist, den du gerade nicht siehst, meldet sich der Browser, sobald du dran bist. Titel und Symbol des Tabs zeigen es immer.
web-notices-on = Der Browser meldet sich, wenn du dran bist und den Tab gerade nicht siehst.
web-notices-denied = Dieser Browser hat Meldungen von hier gesperrt. In seinen Einstellungen kannst du sie wieder erlauben.
web-notices-missing = Dieser Browser kennt keine Meldungen. Titel und Symbol des Tabs zeigen, wenn du dran bist.
web-notices-ask = Meldungen einschalten
web-notices-stop = Meldungen ausschalten
web-notice-turn = Du bist dran
web-title-turn = ● Du bist dran – { $table }
web-mail = E-Mail
web-mail-none = Dieser Server verschickt keine Mails.
web-mail-about = Eine Mail, wenn an einem langsamen Tisch eine Entscheidung auf dich wartet; mehrere Tische teilen sich eine. Vom Spiel selbst steht nichts darin.
web-mail-address = Deine Mailadresse
web-mail-set = Mails bekommen
web-mail-asked = An { $address } ist eine Mail unterwegs. Folge dem Link darin, dann geht es los.
web-mail-on = Mails gehen an { $address }.
web-mail-off = Du hast dich abgemeldet. An { $address } geht keine Mail.
web-mail-pause = Keine Mails mehr
web-mail-again = Wieder Mails bekommen
web-mail-forget = Adresse löschen
web-mail-trouble = Die letzte Mail ließ sich nicht zustellen ({ $why }). Stimmt die Adresse?
web-mail-confirm-title = Mails bekommen?
web-mail-confirm-about = Du bekommst eine Mail, wenn an einem langsamen Tisch eine Entscheidung auf dich wartet. In jeder steht, wie du dich abmeldest.
web-mail-confirm-go = Ja, schickt mir Mails
web-mail-confirm-done = Alles klar
web-mail-confirm-done-about = Wenn man länger auf dich wartet, bekommst du eine Mail.
web-mail-off-title = Keine Mails mehr?
web-mail-off-about = Du wirst dann nicht mehr angeschrieben, wenn du dran bist. In den Einstellungen kannst du es dir anders überlegen.
web-mail-off-go = Abmelden
web-mail-off-done = Du bist abgemeldet
web-mail-off-done-about = Es kommen keine Mails mehr.

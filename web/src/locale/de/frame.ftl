# Der Rahmen des Tischs: Teile, Kopf, Wartezimmer, Übergabe.

web-frame-parts = Teile des Tischs
web-tab-mat = Tafel
web-tab-hand = Hand
web-tab-log = Verlauf
web-tab-chat = Reden
web-tab-lit = hier ist etwas wählbar
web-tab-unread = neue Nachrichten
web-settings = Einstellungen
web-rules = Regeln
web-to-start = Zur Startseite
web-pages = Seiten
web-missing-about = Die Adresse führt nirgendwohin. Vielleicht fehlt ein Stück.

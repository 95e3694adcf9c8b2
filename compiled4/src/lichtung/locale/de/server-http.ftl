# Was der Server über HTTP antwortet, wenn etwas nicht geht.

# --- Leute
error-who-are-you = Dafür muss ich dich kennen: Nenne einen Namen, oder melde dich an.
error-login-wrong = Name oder Passwort stimmen nicht.
error-login-taken = Diesen Anmeldenamen hat schon jemand.
error-account-exists = Du hast schon ein Konto: { $login }.
error-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
error-link-unknown = Dieser persönliche Link gilt nicht (mehr).
error-somebody-already = Du bist hier schon { $name }; der Link gehört { $other }.
error-name-length = Erlaubt sind 1 bis { $most } Zeichen.
error-name-characters = Hier stehen unsichtbare Zeichen oder solche, die die Schreibrichtung ändern. Die sind nicht erlaubt.

# --- Tische
error-table-unknown = Diesen Tisch gibt es nicht.
error-table-started = Hier wird schon gespielt.
error-table-closed = Dieser Tisch ist geschlossen.
error-not-your-table = Das darf nur, wem der Tisch gehört.
error-not-invited = Dieser Tisch ist privat. Lass dir den Einladungslink schicken.
error-invite-unknown = Diese Einladung gilt nicht (mehr).
error-game-not-over = Das geht erst, wenn die Partie zu Ende ist.
error-clock-seconds = Eine Uhr braucht wenigstens eine Sekunde.
error-too-many-tables = Auf dich warten schon { $most } Tische. Schließe erst einen davon.
error-too-many-agent-tables = An { $most } deiner Tische spielen schon Rechner unter sich. Warte, bis eine Partie zu Ende ist, oder schließe einen Tisch.
error-too-many-tables-today = Du hast heute schon { $most } Tische angelegt. Morgen geht es weiter.

# --- Kampagnen
error-campaign-unknown = Diese Kampagne gibt es nicht.
error-not-your-campaign = Das darf nur, wem die Kampagne gehört oder wer in ihr mitspielt.
error-too-many-campaigns = Du hast schon { $most } Kampagnen, die noch laufen. Beende erst eine davon.

# --- Sitze
error-seats-number = { $want ->
    [one] Hier wird ein Sitz besetzt.
   *[other] Hier werden { $want } Sitze besetzt.
    }
error-seat-unknown = Einen Sitz { $seat }, auf den du dich setzen könntest, gibt es hier nicht.
error-seat-taken = Der Sitz { $seat } ist schon vergeben.
error-seat-locked = Der Sitz { $seat } ist gesperrt.
error-seat-empty = Der Sitz { $seat } ist noch frei. Erst wenn alle Sitze besetzt sind, geht es los.
error-not-your-seat = Der Sitz { $seat } ist nicht deiner.

# --- Anfragen
error-wrong-origin = Diese Anfrage kommt nicht von einer Seite dieses Servers. Programme brauchen ein Token.
error-message-binary = Hier werden nur Textnachrichten verstanden.
error-message-unreadable = Diese Nachricht verstehe ich nicht: { $why }
error-too-large = Das ist zu groß. Erlaubt sind { $most } Bytes.
error-head-too-large = Der Kopf dieser Anfrage ist zu lang.
error-too-often = { $seconds ->
    [one] Das ging zu schnell. Versuche es in einer Sekunde wieder.
   *[other] Das ging zu schnell. Versuche es in { $seconds } Sekunden wieder.
    }
error-too-many-sockets = Von hier gibt es schon zu viele Verbindungen.
error-address-unknown = Diese Adresse gibt es hier nicht.
error-method-unknown = Diese Adresse nimmt solche Anfragen nicht an.
error-request-bad = Diese Anfrage geht so nicht.
error-server-broken = Da ist auf dem Server etwas schiefgegangen. Es ist vermerkt; am Spiel hat sich nichts geändert.

## Unterwegs und danach

error-webhook-url = Das ist keine Adresse für Nachrichten: http:// oder https:// mit Servernamen, ohne Anmeldedaten, höchstens { $most } Zeichen.
error-webhook-address = Dieser Server ist von hier aus nicht zu finden, oder er steht nicht im offenen Netz.
error-mail-address = Das ist keine Mailadresse, an die der Server schreiben kann.
error-mail-not-offered = Dieser Server verschickt keine Mails.
error-mail-link-unknown = Dieser Link gilt nicht (mehr).
error-history-page = Hierher gehört eine Seitenzahl von 0 bis { $most }.
error-search-long = Eine Frage hat höchstens { $most } Zeichen.
error-example-unknown = Ein Beispiel { $name } gibt es nicht.
error-not-alone = Hier spielen andere mit. Ausprobieren kannst du diese Stellung, wenn die Partie zu Ende ist.

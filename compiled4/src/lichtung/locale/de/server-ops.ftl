# Den Server starten, betreiben und pflegen

## Starten

cli-serve =
    Startet einen Server für Tische im Netz; Strg+C beendet ihn.

    Ohne Optionen ist er nur von diesem Rechner aus zu erreichen und legt alles in einem eigenen Ordner ab. Passwörter gehören nicht in die Befehlszeile: LICHTUNG_DATABASE, LICHTUNG_BUS und LICHTUNG_SMTP gelten wie --database, --bus und --smtp-url.
cli-serve-host = Adresse, unter der er zu erreichen ist; 0.0.0.0 für alle (LICHTUNG_HOST).
cli-serve-port = Port; 0 nimmt einen freien (LICHTUNG_PORT).
cli-serve-data = Ordner für alle Daten (LICHTUNG_DATA); sonst der, den das System für eigene Daten vorsieht.
cli-serve-database = postgresql://... statt einer SQLite-Datei im Datenordner (LICHTUNG_DATABASE).
cli-serve-bus = redis://... oder valkey://..., worüber sich mehrere Server verständigen (LICHTUNG_BUS).
cli-serve-log_level = Wie viel er meldet.
cli-serve-log_format = json für Maschinen, console für Menschen; auto richtet sich nach dem Terminal.
cli-serve-workers = Zahl der Prozesse, in denen Agenten nachdenken.
cli-serve-bots = Eigener Bot, den Gäste auf einen Sitz setzen dürfen: ein Name für ihn und wo er zu finden ist; mehrfach möglich.
cli-serve-origins = Fremde Website, deren Seiten auf den Server zugreifen dürfen, wie https://spiele.example; mehrfach möglich.
cli-serve-secure = Schickt Cookies nur über https, wie es hinter einem Proxy mit Zertifikat sein soll.
cli-serve-opens = Öffnet die Startseite im Browser.

serve-ready = Lichtung läuft: { $address } (Daten: { $data }; Strg+C beendet)
serve-unsafe = Achtung: Dieser Server ist im Netz ohne Verschlüsselung zu erreichen. Stelle einen Proxy mit https davor und starte mit --secure.
serve-stopped = Lichtung ist beendet. Alle bestätigten Züge sind gesichert.

error-server-missing = Dafür fehlt { $module }, das zum Server gehört: pip install '{ $extra }'
error-serve-port-taken = Port { $port } ist schon belegt. Nimm einen anderen, oder --port 0 für einen freien.
error-serve-port-forbidden = Port { $port } darf dieser Benutzer nicht öffnen. Nimm einen ab 1024 und stelle einen Proxy davor.
error-serve-host = Unter der Adresse { $host } kann auf diesem Rechner kein Server laufen.
error-serve-folder = In diesen Ordner kann ich nicht schreiben: { $why }
error-serve-running = Diesen Ordner benutzt schon ein Server. Sollen es mehrere sein, brauchen sie --database und --bus.
error-serve-origin = { $origin } ist keine Adresse wie https://spiele.example (ohne Schrägstrich am Ende).
error-serve-failed = Der Server konnte nicht starten. Der Grund steht im Protokoll darüber.
error-scale-missing = Dafür fehlt { $module }. So wird es installiert: pip install "lichtung[scale]"

## Datenbank und Bus

error-database-newer = Diese Datenbank stammt von einem neueren Lichtung (Stand { $found }, dieses kennt { $known }). Nimm das neuere; hier wurde nichts verändert.
error-database-address = Mit dieser Adresse kann ich nichts anfangen. So sieht eine aus: postgresql://name@rechner/lichtung
error-database-unavailable = Die Datenbank antwortet nicht oder lässt sich nicht beschreiben ({ $why }).
error-database-missing = Hier ist keine Datenbank. --data nennt den Ordner des Servers.
error-bus-address = Mit dieser Adresse kann ich nichts anfangen. So sieht eine aus: redis://rechner:6379/0
error-bus-unavailable = Unter dieser Adresse antwortet weder Valkey noch Redis ({ $why }).
error-server-unavailable = Das ließ sich gerade nicht speichern ({ $why }). Es ist nichts geschehen; versuche es gleich noch einmal.
error-server-stale = Jemand war schneller. Sieh dir erst an, was geschehen ist.
error-server-repeated = Das ist schon geschehen, als Eintrag { $n }.

## Pflegen

cli-admin =
    Pflegt die Tische eines Servers, auch während er läuft.
cli-admin-data = Ordner des Servers (LICHTUNG_DATA).
cli-admin-database = postgresql://..., wenn der Server sie benutzt (LICHTUNG_DATABASE).
cli-admin-bus = Der Bus des Servers, damit er von Änderungen sofort erfährt (LICHTUNG_BUS).
cli-admin-list =
    Listet die Tische auf, die jüngsten zuerst.
cli-admin-list-phase = Zeigt nur Tische in diesem Zustand.
cli-admin-list-limit = Zeigt höchstens so viele.
cli-admin-show =
    Zeigt einen Tisch.
cli-admin-close =
    Schließt Tische: Dort zieht niemand mehr, und alles bleibt gespeichert.
cli-admin-export =
    Schreibt beendete Partien als Dateien in ORDNER, alle oder nur die genannten; replay und verify lesen sie.
cli-admin-export-unfinished = Schreibt auch Partien, die noch laufen; ihr geheimer Startwert bleibt weg.
cli-admin-backup =
    Sichert die Datenbank in DATEI, auch während gespielt wird.
cli-admin-backup-force = Überschreibt eine Datei, die es schon gibt.
cli-admin-prune =
    Löscht alte Tische; ohne --yes zeigt es nur, welche.
cli-admin-prune-days = Nur Tische, an denen so viele Tage lang nichts geschehen ist.
cli-admin-prune-phases = Nur Tische in diesem Zustand, mehrfach möglich; ohne Angabe open und closed.
cli-admin-prune-yes = Löscht wirklich.
cli-any-table_id-metavar = TISCH
cli-any-table_ids-metavar = TISCH...

admin-none = Es gibt keine Tische.
admin-head-id = Tisch
admin-head-game = Spiel
admin-head-phase = Zustand
admin-head-seats = Sitze
admin-head-updated = zuletzt
admin-head-title = Titel
admin-phase-open = wartet
admin-phase-running = läuft
admin-phase-finished = beendet
admin-phase-closed = geschlossen
admin-show = { $id }: { $game } (Regeln { $rules }), { $title }
admin-show-phase = Zustand: { $phase }, { $records ->
    [one] { $records } Eintrag
   *[other] { $records } Einträge
}
admin-show-times = Angelegt { $created }, zuletzt gespielt { $updated }
admin-show-setup = Aufbau: { $setup }
admin-show-seat = Sitz { $seat }: { $who }
admin-closed = { $id } ist geschlossen.
admin-exported = { $file }
admin-exported-all = { $number ->
    [one] Eine Partie geschrieben.
   *[other] { $number } Partien geschrieben.
}
admin-backed-up = Gesichert: { $file } ({ $size } Bytes)
admin-old = { $id }
admin-pruned = { $number ->
    [one] Ein Tisch ist gelöscht.
   *[other] { $number } Tische sind gelöscht.
}
admin-would-prune = { $number ->
    [one] Ein Tisch würde gelöscht. Mit --yes geschieht es.
   *[other] { $number } Tische würden gelöscht. Mit --yes geschieht es.
}

error-backup-exists = Diese Datei gibt es schon. --force überschreibt sie.
error-backup-failed = Die Sicherung ist misslungen: { $why }
error-backup-broken = Die Kopie ist beschädigt und wurde verworfen: { $why }
error-backup-postgres = PostgreSQL sichert man mit seinem eigenen Werkzeug: pg_dump.

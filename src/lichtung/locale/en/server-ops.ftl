# Starting, running and looking after a server

## Starting

cli-serve =
    Start a server for tables on the net; Ctrl+C ends it.

    Without options it listens on this machine only and keeps everything in a folder of its own. Passwords do not belong on the command line: LICHTUNG_DATABASE, LICHTUNG_BUS and LICHTUNG_SMTP do what --database, --bus and --smtp-url do.
cli-serve-host = Address to listen on; 0.0.0.0 for all (LICHTUNG_HOST).
cli-serve-port = Port; 0 takes a free one (LICHTUNG_PORT).
cli-serve-data = Folder for all data (LICHTUNG_DATA); else the one that the system has for a user's data.
cli-serve-database = postgresql://... instead of an SQLite file in the data folder (LICHTUNG_DATABASE).
cli-serve-bus = redis:// or valkey://... by which several servers hear of each other (LICHTUNG_BUS).
cli-serve-log_level = How much it reports.
cli-serve-log_format = json for machines, console for people; auto goes by the terminal.
cli-serve-workers = Processes in which agents think.
cli-serve-bots = A bot of your own that visitors may seat: a name for it, and where it is; may be repeated.
cli-serve-origins = Another site whose browsers may come, like https://games.example; may be repeated.
cli-serve-secure = Cookies over https only: right behind a proxy with a certificate.
cli-serve-opens = Open the start page in the browser.

serve-ready = Lichtung is running: { $address } (data: { $data }; Ctrl+C ends it)
serve-unsafe = Careful: this server can be reached over the net without encryption. Put a proxy with https before it and start it with --secure.
serve-stopped = Lichtung has ended. Every move that was confirmed is saved.

error-server-missing = For this { $module } is missing, which comes with the server: pip install '{ $extra }'
error-serve-port-taken = Port { $port } is taken. Choose another, or --port 0 for a free one.
error-serve-port-forbidden = This user may not take port { $port }. Choose one from 1024 on and put a proxy before it.
error-serve-host = This machine cannot listen on the address { $host }.
error-serve-folder = I cannot write to this folder: { $why }
error-serve-running = A server is playing from this folder already. Several need --database and --bus.
error-serve-origin = { $origin } is no address like https://games.example (without a slash at its end).
error-serve-failed = The server could not start. The log above says why.
error-scale-missing = This needs { $module }. How to get it: pip install "lichtung[scale]"

## Database and bus

error-database-newer = This database belongs to a newer Lichtung (step { $found }, this one knows { $known }). Use the newer one; nothing was changed here.
error-database-address = I cannot make anything of this address. One looks like this: postgresql://name@host/lichtung
error-database-unavailable = The database does not answer or cannot be written to ({ $why }).
error-database-missing = There is no database here. --data names the server's folder.
error-bus-address = I cannot make anything of this address. One looks like this: redis://host:6379/0
error-bus-unavailable = Neither Valkey nor Redis answers at this address ({ $why }).
error-server-unavailable = That could not be saved just now ({ $why }). Nothing has happened; try again in a moment.
error-server-stale = Somebody was faster. Look first at what has happened.
error-server-repeated = That has happened already, as entry { $n }.

## Looking after it

cli-admin =
    Look after the tables of a server, even while it runs.
cli-admin-data = The server's folder (LICHTUNG_DATA).
cli-admin-database = postgresql://... if the server uses it (LICHTUNG_DATABASE).
cli-admin-bus = The server's bus, so that it hears of changes at once (LICHTUNG_BUS).
cli-admin-list =
    List the tables, the latest first.
cli-admin-list-phase = Only tables in this state.
cli-admin-list-limit = At most so many.
cli-admin-show =
    Show a table.
cli-admin-close =
    Close tables: nobody moves there any more, everything stays saved.
cli-admin-export =
    Write finished games to files in FOLDER, all or only those named; replay and verify read them.
cli-admin-export-unfinished = Games that are still played too; their secret seed is left out.
cli-admin-backup =
    Back the database up to FILE, even while people play.
cli-admin-backup-force = Overwrite a file that exists.
cli-admin-prune =
    Delete old tables; without --yes it only says which.
cli-admin-prune-days = Nothing has happened there for so many days.
cli-admin-prune-phases = Tables in this state, may be repeated; else open and closed.
cli-admin-prune-yes = Really delete.
cli-any-table_id-metavar = TABLE
cli-any-table_ids-metavar = TABLE...

admin-none = There are no tables.
admin-head-id = table
admin-head-game = game
admin-head-phase = state
admin-head-seats = seats
admin-head-updated = last
admin-head-title = title
admin-phase-open = waits
admin-phase-running = is played
admin-phase-finished = finished
admin-phase-closed = closed
admin-show = { $id }: { $game } (rules { $rules }), { $title }
admin-show-phase = State: { $phase }, { $records ->
    [one] { $records } entry
   *[other] { $records } entries
}
admin-show-times = Made { $created }, last { $updated }
admin-show-setup = Setup: { $setup }
admin-show-seat = Seat { $seat }: { $who }
admin-closed = { $id } is closed.
admin-exported = { $file }
admin-exported-all = { $number ->
    [one] Wrote { $number } game.
   *[other] Wrote { $number } games.
}
admin-backed-up = Backed up: { $file } ({ $size } bytes)
admin-old = { $id }
admin-pruned = { $number ->
    [one] Deleted { $number } table.
   *[other] Deleted { $number } tables.
}
admin-would-prune = { $number ->
    [one] { $number } table would be deleted. With --yes it is.
   *[other] { $number } tables would be deleted. With --yes they are.
}

error-backup-exists = This file exists already. --force overwrites it.
error-backup-failed = The backup failed: { $why }
error-backup-broken = The copy is not sound, so it was thrown away: { $why }
error-backup-postgres = PostgreSQL is backed up by its own means: pg_dump.

# Starting, running and looking after a server

## Starting

cli-serve =
    Start a server for tables on the net; Ctrl+C stops it.

    Without options it can be reached from this machine only and keeps everything in a folder of its own. Passwords do not belong on the command line: LICHTUNG_DATABASE, LICHTUNG_BUS and LICHTUNG_SMTP do what --database, --bus and --smtp-url do.
cli-serve-host = Address to listen on; 0.0.0.0 for all (LICHTUNG_HOST).
cli-serve-port = Port; 0 takes a free one (LICHTUNG_PORT).
cli-serve-data = Folder for all data (LICHTUNG_DATA); by default the system's folder for user data.
cli-serve-database = postgresql://... instead of an SQLite file in the data folder (LICHTUNG_DATABASE).
cli-serve-bus = redis://... or valkey://... through which several servers keep in touch (LICHTUNG_BUS).
cli-serve-log_level = How much it reports.
cli-serve-log_format = json for machines, console for people; auto depends on the terminal.
cli-serve-workers = Number of processes in which agents think.
cli-serve-bots = A bot of your own that visitors may seat: a name for it, and where to find it; may be repeated.
cli-serve-origins = Another website whose pages may connect, such as https://games.example; may be repeated.
cli-serve-secure = Send cookies over https only, as it should be behind a proxy with a certificate.
cli-serve-opens = Open the start page in the browser.

serve-ready = Lichtung is running: { $address } (data: { $data }; Ctrl+C stops it)
serve-unsafe = Careful: this server can be reached over the net without encryption. Put a proxy with https in front of it and start it with --secure.
serve-stopped = Lichtung has stopped. Every confirmed move is saved.

error-server-missing = This needs { $module }, which belongs to the server: pip install '{ $extra }'
error-serve-port-taken = Port { $port } is already in use. Choose another, or --port 0 for a free one.
error-serve-port-forbidden = This user may not open port { $port }. Choose 1024 or higher and put a proxy in front.
error-serve-host = No server can run at the address { $host } on this machine.
error-serve-folder = I cannot write to this folder: { $why }
error-serve-running = A server is already using this folder. Several servers need --database and --bus.
error-serve-origin = { $origin } is not an address like https://games.example (no slash at the end).
error-serve-failed = The server could not start. The log above says why.
error-scale-missing = This needs { $module }. Install it with: pip install "lichtung[scale]"

## Database and bus

error-database-newer = This database comes from a newer Lichtung (version { $found }; this one knows { $known }). Use the newer one; nothing was changed here.
error-database-address = I cannot make sense of this address. One looks like this: postgresql://name@host/lichtung
error-database-unavailable = The database does not answer or cannot be written to ({ $why }).
error-database-missing = There is no database here. --data names the server's folder.
error-bus-address = I cannot make sense of this address. One looks like this: redis://host:6379/0
error-bus-unavailable = Neither Valkey nor Redis answers at this address ({ $why }).
error-server-unavailable = That could not be saved just now ({ $why }). Nothing has happened; try again in a moment.
error-server-stale = Somebody was faster. First look at what has happened.
error-server-repeated = That has already happened, as entry { $n }.

## Looking after it

cli-admin =
    Look after a server's tables, even while it is running.
cli-admin-data = The server's folder (LICHTUNG_DATA).
cli-admin-database = postgresql://... if the server uses it (LICHTUNG_DATABASE).
cli-admin-bus = The server's bus, so that it learns of changes at once (LICHTUNG_BUS).
cli-admin-list =
    List the tables, newest first.
cli-admin-list-phase = Only tables in this state.
cli-admin-list-limit = At most this many.
cli-admin-show =
    Show a table.
cli-admin-close =
    Close tables: nobody plays there any more, and everything stays saved.
cli-admin-export =
    Write finished games to files in FOLDER, all of them or only those named; replay and verify read them.
cli-admin-export-unfinished = Also write games that are still running; their secret seed is left out.
cli-admin-backup =
    Back up the database to FILE, even while people play.
cli-admin-backup-force = Overwrite an existing file.
cli-admin-prune =
    Delete old tables; without --yes, only say which ones.
cli-admin-prune-days = Only tables where nothing has happened for this many days.
cli-admin-prune-phases = Only tables in this state; may be repeated. By default open and closed.
cli-admin-prune-yes = Really delete.
cli-any-table_id-metavar = TABLE
cli-any-table_ids-metavar = TABLE...

admin-none = There are no tables.
admin-head-id = table
admin-head-game = game
admin-head-phase = state
admin-head-seats = seats
admin-head-updated = last played
admin-head-title = title
admin-phase-open = waiting
admin-phase-running = running
admin-phase-finished = finished
admin-phase-closed = closed
admin-show = { $id }: { $game } (rules { $rules }), { $title }
admin-show-phase = State: { $phase }, { $records ->
    [one] { $records } entry
   *[other] { $records } entries
}
admin-show-times = Created { $created }, last played { $updated }
admin-show-setup = Setup: { $setup }
admin-show-seat = Seat { $seat }: { $who }
admin-closed = { $id } is closed.
admin-exported = { $file }
admin-exported-all = { $number ->
    [one] Wrote one game.
   *[other] Wrote { $number } games.
}
admin-backed-up = Backed up: { $file } ({ $size } bytes)
admin-old = { $id }
admin-pruned = { $number ->
    [one] Deleted one table.
   *[other] Deleted { $number } tables.
}
admin-would-prune = { $number ->
    [one] One table would be deleted. Use --yes to do it.
   *[other] { $number } tables would be deleted. Use --yes to do it.
}

error-backup-exists = This file already exists. --force overwrites it.
error-backup-failed = The backup failed: { $why }
error-backup-broken = The copy is damaged and was thrown away: { $why }
error-backup-postgres = PostgreSQL is backed up with its own tool: pg_dump.

# The command `doctor`: what was found, and what to do.

doctor-python = { $found }
doctor-python-old = { $found } is too old. Install Python { $needed } or newer.
doctor-rules-compiled = The rules are compiled: computer players think fast.
doctor-rules-plain = The rules run uncompiled, about five times slower. In the source tree this helps: make compiled
doctor-server = Everything for the server is here.
doctor-server-none = Games, agents and the terminal are here. For tables in the browser: pip install '{ $extra }'
doctor-server-missing = Packages for the server are missing: { $names }. Install them with: pip install '{ $extra }'
doctor-client = The pages for the browser are built.
doctor-client-unbuilt = The pages for the browser are not built yet. This does it: make client
doctor-client-missing = The pages for the browser are missing from { $folder }. Install the package again.
doctor-database = The database { $file } is sound.
doctor-database-older = The database { $file } is sound, and from an older version. The server brings it up to date when it starts.
doctor-database-new = No database yet; the server makes it in { $folder }.
doctor-database-place = Nothing can be made in { $folder }. Name another folder with --data or LICHTUNG_DATA.
doctor-database-newer = The database { $file } is from a newer version ({ $found }; known is { $known }). Update Lichtung.
doctor-database-broken = The database { $file } is damaged ({ $why }). Restore the last backup.
doctor-database-elsewhere = LICHTUNG_DATABASE names a database of its own; it is not checked here.
doctor-port = Port { $port } is free.
doctor-port-taken = Port { $port } is not free ({ $why }). Is a server running there already? Otherwise: lichtung serve --port { $other }
doctor-fonts = Pictures can be painted as PNG; the fonts are here.
doctor-fonts-missing = Pictures come as SVG only. For PNG: pip install '{ $extra }'
doctor-sum = { $broken ->
    [0] Ready to play.
    [one] One thing does not work.
   *[other] { $broken } things do not work.
  }

cli-doctor =
    Check that everything play needs is here, and say what to do.

    Exit code 1 if something does not work.
cli-doctor-data = The folder where the server has its tables.
cli-doctor-port = The port that the server is to use.

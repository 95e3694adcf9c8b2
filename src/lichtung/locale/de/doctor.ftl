# Der Befehl `doctor`: was gefunden wurde, und was zu tun ist.

doctor-python = { $found }
doctor-python-old = { $found } ist zu alt. Installiere Python { $needed } oder neuer.
doctor-rules-compiled = Die Regeln sind übersetzt: Computerspieler denken schnell.
doctor-rules-plain = Die Regeln laufen unübersetzt, etwa fünfmal langsamer. Im Quellbaum hilft: make compiled
doctor-server = Alles für den Server ist da.
doctor-server-none = Partien, Agenten und das Terminal sind da. Für Tische im Browser: pip install '{ $extra }'
doctor-server-missing = Für den Server fehlen Pakete: { $names }. Installiere sie mit: pip install '{ $extra }'
doctor-client = Die Seiten für den Browser sind gebaut.
doctor-client-unbuilt = Die Seiten für den Browser sind noch nicht gebaut. Das macht: make client
doctor-client-missing = Die Seiten für den Browser fehlen in { $folder }. Installiere das Paket neu.
doctor-database = Die Datenbank { $file } ist heil.
doctor-database-older = Die Datenbank { $file } ist heil und von einer älteren Fassung. Der Server bringt sie beim Start auf den neuen Stand.
doctor-database-new = Noch keine Datenbank; der Server legt sie in { $folder } an.
doctor-database-place = In { $folder } lässt sich nichts anlegen. Nenne mit --data oder LICHTUNG_DATA einen anderen Ordner.
doctor-database-newer = Die Datenbank { $file } stammt von einer neueren Fassung ({ $found }, bekannt ist { $known }). Aktualisiere Lichtung.
doctor-database-broken = Die Datenbank { $file } ist beschädigt ({ $why }). Spiele die letzte Sicherung zurück.
doctor-database-elsewhere = LICHTUNG_DATABASE nennt eine eigene Datenbank; sie wird hier nicht geprüft.
doctor-port = Port { $port } ist frei.
doctor-port-taken = Port { $port } ist nicht frei ({ $why }). Läuft dort schon ein Server? Sonst: lichtung serve --port { $other }
doctor-fonts = Bilder lassen sich als PNG malen; die Schriften sind da.
doctor-fonts-missing = Bilder gibt es nur als SVG. Für PNG: pip install '{ $extra }'
doctor-sum = { $broken ->
    [0] Es kann losgehen.
    [one] Eines geht so nicht.
   *[other] { $broken } Dinge gehen so nicht.
  }

cli-doctor =
    Prüft, ob hier alles da ist, was zum Spielen gehört, und sagt, was zu tun ist.

    Rückgabewert 1, wenn etwas nicht geht.
cli-doctor-data = Der Ordner, in dem der Server seine Tische hat.
cli-doctor-port = Der Port, auf dem der Server laufen soll.

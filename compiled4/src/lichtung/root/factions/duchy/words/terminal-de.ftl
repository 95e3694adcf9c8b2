# Root am Terminal-Tisch: das Untergrund-Herzogtum.

root-short-duchy = Hz
root-brief-duchy = Herzogtum
root-mark-duchy-citadel = Zit
root-mark-duchy-market = Mkt
root-mark-duchy-tunnel = Tun

root-table-duchy = Erdhöhle: { $burrow } · Zitadellen { $citadels }, Märkte { $markets }, Tunnel { $tunnels } auf dem Spielbrett
root-table-duchy-ministers = Minister: { $ministers }
root-table-duchy-crowns = Kronen übrig: Junker { $squires }, Adelige { $nobles }, Lords { $lords }
root-table-duchy-actions = Aktionen der Versammlung übrig: { $actions }
root-table-duchy-revealed = Aufgedeckt:

root-about-erect = eine Karte aufdecken und eine Zitadelle oder einen Markt bauen
root-about-raise = einen Krieger in die Erdhöhle stellen
root-about-dig = eine Karte ausgeben: ein Tunnel in einer passenden Lichtung, dann herauf
root-about-surface = wie viele Krieger aus der Erdhöhle durch den neuen Tunnel kommen
root-about-dismiss = der Minister, der nach einem verlorenen Gebäude geht
root-about-minister = ein überzeugter Minister handelt
root-about-mayor = der Bürgermeister handelt in der Rolle eines anderen Ministers
root-about-bank = eine Karte für einen Siegpunkt ausgeben, alle von einer Klasse
root-about-sway = einen Minister überzeugen
root-about-court = eine Karte für den Minister aufdecken

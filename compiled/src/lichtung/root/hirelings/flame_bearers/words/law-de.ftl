# Root: Fackelträger und Rattenschmuggler (law-H-...), mit eigenen Worten.

law-H-flame_bearers = Fackelträger: Aufbau, und beim Anheuern, wenn keiner im Spiel ist: zwei Krieger in beliebige Lichtungen. Zu Beginn des Vogelgesangs muss für jeden Fackelträger ein gegnerischer Marker in seiner Lichtung entfernt werden, bei jedem Gegner zuerst Krieger; dann kommt ein Fackelträger zu einem anderen oder in eine benachbarte Lichtung, oder, wenn das nicht geht, zwei in beliebige.
law-H-smugglers = Rattenschmuggler: Im Tageslicht darf, wer sie kontrolliert, beliebig oft eine Karte mit Gegenstand abwerfen, um zu bewegen oder einen Kampf zu beginnen.

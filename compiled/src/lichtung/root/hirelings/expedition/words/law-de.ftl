# Root: Sonnenexpedition und Maulwurf-Handwerker (law-H-...), mit eigenen Worten.

law-H-expedition = Sonnenexpedition: Aufbau: eine Stellung und drei Krieger in eine beliebige Lichtung. Im Tageslicht: zuerst eine Stellung und bis zu drei Krieger in eine Lichtung ohne Stellung (ist keine im Vorrat, wird vorher eine weggenommen); dann nach Wunsch eine Bewegung und ein Kampf, oder ein Krieger zu jeder Stellung.
law-H-artisans = Maulwurf-Handwerker: Eine Karte mit Gegenstand, die hergestellt wird, liegt offen aus, statt abgeworfen zu werden. Am Ende des Abends, nach dem Handkartenlimit, kommen alle solchen Karten auf die Hand zurück.

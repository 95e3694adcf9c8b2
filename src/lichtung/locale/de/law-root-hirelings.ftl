# Root, Heuerlinge: H.1 bis H.3 (so gezählt im aktuellen Gesetz, in früheren Drucken unter E), und wie wir sie lesen.

law-H = Heuerlinge
law-H-1 = Kontrolle
law-H-1-1 = Wer auf der Siegpunkteleiste einen Heuerlingehinweis erreicht oder überschreitet, nimmt ihn sofort. Am Ende des eigenen Zuges nimmt er für jeden Hinweis einen Heuerling seiner Wahl aus dem Vorrat und macht den Kontrollwurf.
law-H-1-2 = Kontrollwurf: So viele Kontrollmarker kommen auf die Karte, wie der Würfel zeigt; für den, der allein oder mit anderen die meisten Siegpunkte hat, nur die goldenen Augen (1, 1, 1, 2, 2, 2), für alle anderen alle Augen (2, 2, 3, 3, 3, 4). Wer eine aktive Dominanz-Karte hat, hat keine Siegpunkte.
law-H-1-3 = Am Ende jedes eigenen Zuges nimmst du von jedem Heuerling, den du in einem früheren Zug bekommen hast, einen Kontrollmarker weg. Einer ohne Marker geht an jemand anderen deiner Wahl, der sofort würfelt.
law-H-2 = Was Heuerlinge tun
law-H-2-1 = Beim Anheuern: sofort nach dem Wurf, und es ist Pflicht.
law-H-2-2 = Fähigkeit: immer, auch solange niemand den Heuerling kontrolliert, außer sie spricht von dem, der ihn kontrolliert.
law-H-2-3 = Beginn des Vogelgesangs dessen, der ihn kontrolliert, nach dem Blick auf dessen Dominanz-Karte; mehrere Heuerlinge in beliebiger Reihenfolge.
law-H-2-4 = Tageslicht: einmal, zwischen zwei beliebigen Aktionen dessen, der ihn kontrolliert, und freiwillig.
law-H-3 = Marker von Heuerlingen
law-H-3-1 = Krieger und Gebäude eines Heuerlings zählen für die Herrschaft zu denen dessen, der ihn kontrolliert. Kontrolliert ihn niemand, zählt er für sich und kann herrschen oder Gleichstand erzeugen.
law-H-3-2 = Ein Heuerling ist Gegner von allen außer dem, der ihn kontrolliert, und dessen Bündnispartner. Zwei Heuerlinge derselben Hand sind keine Gegner; wen niemand kontrolliert, der ist Gegner von allen.
law-H-3-3 = Marker von Heuerlingen gehören zu keiner Partei.
law-H-3-4 = Sie bewegen sich und kämpfen nur nach ihrer eigenen Karte, und jeder Heuerling für sich.
law-H-3-5 = Weder Fähigkeiten noch hergestellte Karten oder Hinterhalte dessen, der sie kontrolliert, wirken für sie.
law-H-3-6 = Für das, was ein Heuerling entfernt, bekommt niemand Siegpunkte. Wer ein Gebäude oder Plättchen eines gegnerischen Heuerlings entfernt, bekommt einen Siegpunkt.
law-H-3-7 = Bewegt jemand Krieger eines Heuerlings in eine Lichtung mit Sympathie, oder entfernt ein Heuerling Sympathie, bezahlt die Empörung, wer ihn kontrolliert. Ist das die Allianz selbst oder niemand, wird nichts bezahlt; einzelne Figuren wie Schiff oder Schützer lösen nie welche aus.
law-A-6-1 = Alle Heuerlinge, die mitspielen können, werden gemischt und drei davon ausgeteilt.
law-A-6-2 = Einige von ihnen werden zufällig umgedreht: zu zweit keiner, zu dritt einer, zu viert zwei, sonst alle. So bleiben sie das ganze Spiel.

ruling-root-300 = Wer ein Feld mit Heuerlingehinweis überschreitet, hat es erreicht. Punkte, die zusammen fallen, zählen nacheinander, zuerst die dessen, der am Zug ist, dann im Uhrzeigersinn.
ruling-root-301 = Für die Bewegung eines Heuerlings zählt die Herrschaft dessen, der ihn kontrolliert; kontrolliert ihn niemand, seine eigene.
ruling-root-302 = Am Ende eines Zuges gehen zuerst Kontrollmarker weg, dann werden leere Karten eine nach der anderen weitergegeben, dann neue Heuerlinge genommen. Danach kommt nichts mehr.
ruling-root-303 = Von Kriegern der Patrouille, die zusammen entfernt werden, kommt über alle Lichtungen einer auf die Karte; ein Hinterhalt und der Schlagabtausch sind zweierlei.
ruling-root-304 = Zwei Würfe derselben Klasse dürfen beide Krieger des Aufstands in eine Lichtung bringen.
ruling-root-305 = Herrscht die Letzte Dynastie in ihrer Lichtung, kann sich aber nicht bewegen, kann sie nicht eingesetzt werden.
ruling-root-306 = Ausgeteilt werden nur Heuerlinge, deren Partei nicht am Tisch sitzt; die Mechanische Marquise gilt als Marquise. Werden Parteien ausgewählt, nur solche, die genug Parteien übrig lassen.
ruling-root-307 = Wer einen Heuerling weitergeben muss und niemanden dafür hat, behält ihn und würfelt neu. Die Mechanische Marquise nimmt weder Hinweise noch Heuerlinge. Wer gemeinsam gegen sie spielt, ist kein Gegner der Heuerlinge der anderen.
ruling-root-308 = Beim Standardaufbau, bei dem Parteien in Ecken beginnen, stehen der Zornige Schützer und der erste Tresor nicht in einer Ecke.
ruling-root-310 = Die Maulwurf-Handwerker behalten jede Karte eines hergestellten Gegenstands: Niemand würfe sie lieber ab.
ruling-root-311 = Der Gelassene Schützer behütet Marker, nicht die Gegenstände eines Vagabunden, der dort angreift.
ruling-root-312 = Ohne passende Karte kann niemand gegen den Frühlingsaufstand kämpfen, auch wer kämpfen müsste; wer eine hat und kämpfen muss, wirft sie ab. Andere kann man zwingen, ohne ihre Karten zu kennen: Haben sie keine passende, geschieht nichts.

other-root-300 = Nur wer auf dem Feld stehen bleibt, nimmt den Hinweis.
other-root-301 = Ein Heuerling bewegt sich nur nach seiner eigenen Herrschaft.
other-root-302 = Neue Heuerlinge werden genommen, bevor alte weitergegeben werden.
other-root-303 = Für jede Lichtung kommt einer auf die Karte.
other-root-304 = Es müssen zwei verschiedene Lichtungen sein.
other-root-305 = Sie darf eingesetzt werden und tut nichts.
other-root-306 = Zuerst werden Heuerlinge ausgeteilt, dann wählen alle andere Parteien.
other-root-307 = Der Heuerling geht in den Vorrat zurück.
other-root-308 = Sie dürfen in einer Ecke stehen; wer dort beginnen müsste, beginnt anderswo.
other-root-310 = Wer sie kontrolliert, darf die Karte auch abwerfen.
other-root-311 = Auch seine Gegenstände sind sicher.
other-root-312 = Wer Handkarten hat, darf den Kampf ankündigen und wieder ablassen.

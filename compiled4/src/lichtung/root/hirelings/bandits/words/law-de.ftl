# Root: Straßenräuber und Räuberbanden (law-H-...), mit eigenen Worten.

law-H-bandits = Straßenräuber: Aufbau: zwei auf zwei Wege. Gegner, die sich auf einem Weg mit Räuber bewegen, müssen einen der bewegten Marker entfernen, ein Vagabund beschädigt einen Gegenstand. Wer sie kontrolliert, darf am Ziel einer Bewegung auf so einem Weg einen eigenen Krieger einsetzen. Im Tageslicht kommt ein Räuber auf einen Weg ohne Räuber an einer Lichtung mit eigenen Markern; ist keiner im Vorrat, darf vorher einer weggenommen werden.
law-H-gangs = Räuberbanden: Beim Anheuern, wenn keiner im Spiel ist: einer in eine Lichtung mit eigenen Markern. Dort können sie nicht bekämpft werden. Im Tageslicht: für jeden Räuber ein eigener Krieger dazu; oder ein Räuber in eine Lichtung mit einem eigenen Marker.

# Root: Krähenspione und Rabenwachen (law-H-...), mit eigenen Worten.

law-H-spies = Krähenspione: Aufbau: zwei Krieger, je einer in zwei Lichtungen derselben Klasse. Im Tageslicht: zuerst zwei in Lichtungen mit gegnerischen Markern; dann entweder ein Kampf in jeder Lichtung mit Spionen oder eine solche Lichtung, in der jedem Gegner mit Markern der Partei dort eine zufällige Handkarte genommen wird.
law-H-sentries = Rabenwachen: Wer sie kontrolliert, teilt in Kämpfen in Lichtungen mit eigenen Gebäuden oder Plättchen einen zusätzlichen Treffer aus.

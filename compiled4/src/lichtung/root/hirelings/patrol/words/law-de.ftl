# Root: Waldpatrouille und Katzenärzte (law-H-...), mit eigenen Worten.

law-H-patrol = Waldpatrouille: Ein Krieger in jeder Lichtung. Werden Krieger der Patrouille zusammen entfernt, kommt einer von ihnen auf die Karte, die übrigen in den Vorrat. Im Tageslicht darf, wer sie kontrolliert, mit ihr bewegen und dann kämpfen; oder alle Krieger der Karte in eine Lichtung mit einem Krieger der Patrouille setzen.
law-H-physicians = Katzenärzte: Werden Krieger der Partei entfernt, die sie kontrolliert, darf diese eine zur Lichtung passende Karte ausgeben: Sie kommen in eine Lichtung mit Figuren oder Plättchen der Partei statt in den Vorrat.

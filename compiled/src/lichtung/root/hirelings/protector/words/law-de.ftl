# Root: Zorniger Schützer und Gelassener Schützer (law-H-...), mit eigenen Worten.

law-H-protector = Zorniger Schützer: Er beginnt in einer beliebigen Lichtung. Er kann nicht bekämpft oder entfernt werden, und Gegner können in seiner Lichtung nichts einsetzen; solange ihn niemand kontrolliert, kann es niemand. Zu Beginn des Vogelgesangs muss er sich bewegen, gleich, wer herrscht, und entfernt dann dort von allen je einen Krieger ihrer Partei.
law-H-stoic = Gelassener Schützer: Ist er beim Anheuern nicht im Spiel, kommt er in eine Lichtung mit eigenen Markern. Er kann nicht bekämpft oder entfernt werden; auch die Marker der Partei, die ihn kontrolliert, können Gegner bei ihm weder bekämpfen noch entfernen. Zu Beginn des Vogelgesangs muss er sich bewegen, gleich, wer herrscht.

# Root: Tresorwächter und Dachs-Leibwache (law-H-...), mit eigenen Worten.

law-H-vault_keepers = Tresorwächter: Aufbau: zwei Krieger und ein Tresor in eine Lichtung mit freiem Bauplatz; beim Anheuern, wenn nichts von ihnen im Spiel ist: dasselbe in eine beliebige Lichtung. Im Tageslicht: zuerst darf ein Tresor in eine Lichtung mit Tresor oder eine benachbarte kommen, oder, wenn das nicht geht, ein Krieger und ein Tresor in eine beliebige; dann dürfen sie in jeder Lichtung mit Tresor kämpfen, oder zu jedem Tresor kommt ein Krieger.
law-H-bodyguards = Dachs-Leibwache: In jedem Kampf der Partei, die sie kontrolliert, bleibt der erste Treffer, den sie einsteckt, ohne Wirkung.

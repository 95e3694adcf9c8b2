# Root: das Wahrzeichen „Verlorene Stadt“.

root-landmark-lost-city = Verlorene Stadt
    .nom = die Verlorene Stadt
    .acc = die Verlorene Stadt
    .dat = der Verlorenen Stadt
root-landmark-about-lost-city = Ihre Lichtung ist Fuchs, Hase und Maus zugleich. Wo nur eine Klasse gefragt ist, wählt, wer handelt.
root-option-landmarks-lost-city = Verlorene Stadt
root-event-suit-named = { $seat-nom } { $seat-person ->
    [second] nennst
    [plural] nennen
   *[third] nennt
  } für Lichtung { $clearing } die Klasse { $suit }
root-decision-name-suit = Von welcher Klasse ist, was du in der Verlorenen Stadt platzierst?
root-verb-suit = Klasse nennen
root-action-suit = { $suit }
error-position-landmark-suit = Nenne zur Verlorenen Stadt auch die Klasse, die ihre Lichtung vorher hatte.

# Root: das Wahrzeichen „Turm“.

root-landmark-tower = Turm
    .nom = der Turm
    .acc = den Turm
    .dat = dem Turm
root-landmark-about-tower = Wer am Ende seines Abends die Lichtung beherrscht, bekommt einen Siegpunkt.
root-option-landmarks-tower = Turm
root-event-tower-held = { $seat-nom } { $seat-person ->
    [second] beherrschst
    [plural] beherrschen
   *[third] beherrscht
  } den Turm in Lichtung { $clearing }
root-refusal-landmark-at-ruin = In Lichtung { $clearing } liegt keine Ruine.

# Root: das Wahrzeichen „Alter Wipfel“.

root-landmark-elder-treetop = Alter Wipfel
    .nom = der Alte Wipfel
    .acc = den Alten Wipfel
    .dat = dem Alten Wipfel
root-landmark-about-elder-treetop = Seine Lichtung hat einen Bauplatz mehr. Wer ein gegnerisches Gebäude von diesem Platz entfernt, bekommt einen Siegpunkt mehr.
root-option-landmarks-elder-treetop = Alter Wipfel
root-effect-treetop = der Alte Wipfel
root-event-treetop-built = { $piece-nom } steht im Alten Wipfel in Lichtung { $clearing }
root-then-treetop-built = im Alten Wipfel
root-event-treetop-fell = { $seat-nom } { $seat-person ->
    [second] holst
    [plural] holen
   *[third] holt
  } { $piece-acc } vom Alten Wipfel in Lichtung { $clearing }
root-refusal-landmark-in-corner = Lichtung { $clearing } ist keine Ecke.
root-decision-treetop-built = Steht das neue Gebäude im Alten Wipfel?
root-decision-treetop-lost = Ist das Gebäude im Alten Wipfel gefallen?
root-verb-treetop = Alter Wipfel
root-action-treetop = das Gebäude im Alten Wipfel
error-position-landmark-holds = Im Alten Wipfel steht nur ein Gebäude, das in seiner Lichtung liegt.

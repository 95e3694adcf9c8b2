# Root: das Wahrzeichen „Fähre“.

root-landmark-ferry = Fähre
    .nom = die Fähre
    .acc = die Fähre
    .dat = der Fähre
root-landmark-about-ferry = Einmal im Zug darf eine Bewegung aus ihrer Lichtung dem Fluss folgen. Sie fährt mit, und wer sich bewegt, zieht eine Karte.
root-option-landmarks-ferry = Fähre
root-refusal-landmark-on-water = Lichtung { $clearing } liegt weder am Fluss noch am Ufer.

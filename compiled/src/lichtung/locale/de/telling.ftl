# Wie der Verlauf spricht: was Teile eines Satzes verbindet, und wie Leute darin heißen.
# $capital ist $after mit großem Anfangsbuchstaben.

line-space = { $before } { $after }
line-comma = { $before }, { $after }
line-colon = { $before }: { $capital }
line-names = { $before }: { $after }
line-semicolon = { $before }; { $after }
line-and = { $before } und { $after }
line-stop = { $before }. { $capital }
line-list-next = { $before }, { $after }
line-list-last = { $before } und { $after }
line-end = { $line }.
line-ended = { $line }

## Wer liest, und wer einen Namen hat. Formen: Nominativ, Akkusativ, Dativ; wem etwas gehört (hinter dem Wort); wie das Verb steht.

person-you = Du
    .nom = du
    .acc = dich
    .dat = dir
    .gen = von dir
    .person = second
person-named = { $name }
    .nom = { $name }
    .acc = { $name }
    .dat = { $name }
    .gen = von { $name }
    .person = third

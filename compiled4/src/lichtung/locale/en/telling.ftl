# How the log speaks: what joins the parts of a sentence, and what people are called in it.
# $capital is $after with a capital letter.

line-space = { $before } { $after }
line-comma = { $before }, { $after }
line-colon = { $before }: { $after }
line-names = { $before }: { $after }
line-semicolon = { $before }; { $after }
line-and = { $before } and { $after }
line-stop = { $before }. { $capital }
line-list-next = { $before }, { $after }
line-list-last = { $before } and { $after }
line-end = { $line }.
line-ended = { $line }

## Who reads, and who has a name. Forms: subject, object, whose; how the verb stands.

person-you = You
    .nom = you
    .acc = you
    .dat = you
    .gen = your
    .person = second
person-named = { $name }
    .nom = { $name }
    .acc = { $name }
    .dat = { $name }
    .gen = { $name }'s
    .person = third

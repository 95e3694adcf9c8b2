# What is said about a paragraph, at the terminal as in the browser: readings, switches, editions, examples.

law-ruling = Reading { $number } ({ $basis }): { $text }
law-other = One could also say: { $text }
law-switched = Switched by: { $options }
law-basis-clear = clear from the text
law-basis-likely = what the text probably means
law-basis-choice = our choice
law-basis-text = clear from the text or the card
law-basis-later = as in later editions
law-basis-own = our choice
law-switch = Switch { $option }: { $name }
law-switch-ours = { $text } (how we play)
law-switch-edition = yes in the edition { $editions }, otherwise no
law-switch-never = no by every edition; whoever wants it otherwise sets the switch
law-later = Since the edition “{ $edition }”: { $text }
law-number = Number in the current edition: { $number }
law-related = See also: { $ids }
law-example = Example { $number }: { $title }

# The pages with the rules.

web-rules-about = Every paragraph of the rules in our own words, with our readings where the text is silent or can be read two ways. The same numbers appear at the table beside every action and in the log.
web-rules-count = { $count ->
    [one] 1 paragraph
   *[other] { $count } paragraphs
  }
web-rules-found = { $count ->
    [0] No paragraph matches.
    [one] 1 paragraph matches.
   *[other] { $count } paragraphs match.
  }
web-rules-search = Word, question or number
web-rules-contents = Contents
web-rules-path = Where you are
web-rules-leaf = Browse
web-rules-before = previous
web-rules-after = next
web-rules-later = Later editions
web-rules-reading = Our reading
web-rules-reading-number = Reading { $number }
web-rules-readings = { $count ->
    [one] 1 reading
   *[other] { $count } readings
  }
web-rules-inside = Subsections
web-rules-switch = Switches
web-rules-ours = how we play
web-rules-here = at this table
web-rules-examples = Examples
web-rules-examples-about = Each opens on a board of its own where you can try everything out.
web-rules-try = Example on the board
web-rules-see = Read on
web-rules-back = Back to the paragraph before
web-rules-missing = There is no such paragraph.
web-rules-missing-about = Perhaps the number belongs to another game.
web-rules-all = To the rules

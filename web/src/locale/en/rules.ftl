# The pages with the rules.

web-rules-about = Every paragraph of the rules in our own words, with our readings where a text is silent or can be understood in two ways. The same numbers stand at the table beside each action and in the log.
web-rules-count = { $count ->
    [one] 1 paragraph
   *[other] { $count } paragraphs
  }
web-rules-found = { $count ->
    [0] No paragraph fits.
    [one] 1 paragraph fits.
   *[other] { $count } paragraphs fit.
  }
web-rules-search = Search paragraph or word
web-rules-contents = Contents
web-rules-path = Where you are
web-rules-leaf = Leaf through
web-rules-before = before
web-rules-after = after
web-rules-later = Later editions
web-rules-reading = Our reading
web-rules-reading-about = How this table reads the paragraph where it is silent or ambiguous.
web-rules-reading-number = Reading { $number }
web-rules-readings = { $count ->
    [one] 1 reading
   *[other] { $count } readings
  }
web-rules-inside = Belongs to it
web-rules-mentions = Named in
web-rules-akin = Concerned by the same readings
web-rules-nothing = No paragraph fits. Try another word or the beginning of a number.
web-rules-missing = There is no such paragraph.
web-rules-missing-about = Perhaps the number belongs to another game.
web-rules-all = To the rules

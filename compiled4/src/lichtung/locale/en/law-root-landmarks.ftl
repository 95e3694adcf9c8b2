# Root, A.5 and chapter F: landmarks, and our readings of it (ruling-root-500 to 502), in our own words.

law-A-5 = If you like, play with landmarks. They come onto the map once the seats are known, before everything else. You may then leave out the Ferry or the Tower of the board, or set it up otherwise.
law-A-5-1 = Take one or two landmarks. Cards that you do not want stay out.
law-A-5-2 = Shuffle their cards and turn up that many.
law-A-5-3 = Whoever is last in turn order sets up one of them by its card, of two whichever it likes; the player before sets up the other. None goes where one stands, nor next to it unless the card says so.
law-F = Landmarks
law-F-1 = Rules for all landmarks
law-F-1-1 = A landmark cannot be battled, moved, covered or removed, unless it says so itself.
law-F-1-2 = A landmark belongs to nobody: it is no enemy, no piece of any faction, and does not count for rule.
ruling-root-500 = A landmark that the board brings along stays beside those that are dealt. If its own card is dealt, it is set up anew by it.
ruling-root-501 = If no clearing is allowed, the landmark may stand next to another one; if that does not help either, in any clearing without a landmark.
ruling-root-502 = A faction that nobody plays sets up no landmark; the next one before it does.
other-root-500 = With landmarks, those of the board stay in the box.
other-root-501 = A landmark without an allowed clearing is replaced by another one.
other-root-502 = If a machine is last in turn order, all decide together.

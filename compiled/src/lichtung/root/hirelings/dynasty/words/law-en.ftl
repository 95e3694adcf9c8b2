# Root: Last Dynasty and Bluebird Nobles (law-H-...), in our own words.

law-H-dynasty = Last Dynasty: All five warriors begin in one clearing on the edge of the map. In Daylight: if none is on the map, all five come to a clearing on the edge and battle there if they can; if they rule their clearing, all of them move, then battle if they can; if they do not rule it, they battle there twice.
law-H-nobles = Bluebird Nobles: Whoever controls them rules clearings in which it is tied for most. At the start of its Birdsong it scores a point for every three clearings that it rules.

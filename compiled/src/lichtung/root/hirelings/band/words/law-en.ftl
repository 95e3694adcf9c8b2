# Root: Popular Band and Street Band (law-H-...), in our own words.

law-H-band = Popular Band: Setup: two warriors in different clearings. When hired with none on the map: one in a clearing with faction pieces of the controller. Enemies cannot move out of a clearing with a Band warrior in the turn in which they moved into it. In Daylight: first the controller may force one faction warrior from each clearing next to a Band warrior to move there; then a Band warrior may come anywhere.
law-H-street_band = Street Band: Enemies cannot move out of a clearing with a Band warrior in the turn in which they moved into it. In Daylight a Band warrior may come anywhere.

# Root: Highway Bandits and Bandit Gangs (law-H-...), in our own words.

law-H-bandits = Highway Bandits: Setup: two on two paths. Enemies who move on a path with a bandit must remove one of the moving pieces, a Vagabond damages an item. Whoever controls them may place a warrior of its own where its move on such a path has led. In Daylight a bandit comes onto a path without one beside faction pieces of the controller; with none in the supply one may be taken off first.
law-H-gangs = Bandit Gangs: When hired with none on the map: one in a clearing with faction pieces of the controller. They cannot be battled in such clearings. In Daylight: a faction warrior of the controller for each bandit; or a bandit in a clearing with a faction piece of the controller.

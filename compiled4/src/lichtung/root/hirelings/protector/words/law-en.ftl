# Root: Furious Protector and Stoic Protector (law-H-...), in our own words.

law-H-protector = Furious Protector: It begins in any clearing. It cannot be battled or removed, and enemies cannot place pieces in its clearing; while nobody controls it, nobody can. At the start of its controller's Birdsong it must move, whoever rules, and then remove one faction warrior of each player there.
law-H-stoic = Stoic Protector: When hired off the map it comes to a clearing with faction pieces of its controller. It cannot be battled or removed; nor can enemies battle or remove faction pieces of its controller beside it. At the start of Birdsong it must move, whoever rules.

# Root: Corvid Spies and Raven Sentries (law-H-...), in our own words.

law-H-spies = Corvid Spies: Setup: two warriors, one each in two clearings of one suit. In Daylight: first two among clearings with enemy pieces; then either a battle in each clearing with Spies, or one such clearing in which the controller takes a random card from every enemy player with faction pieces there.
law-H-sentries = Raven Sentries: Its controller's faction deals an extra hit in battles where it has a building or token.

# Root: the card Legendary Forge (law-K-legendary_forge), and our reading of it, in our own words.

law-K-legendary_forge = Legendary Forge: in any clearing. By its suit, items of the supply go onto the card: fox two swords, the crossbow and the hammer; mouse two bags and two teas; rabbit two boots and two coins. Whoever crafts one of them takes it from the card; besides the usual this needs a piece of its own faction in the clearing, and brings a card and one point more, even to those who disdain trade.
ruling-root-510 = The items that the Mechanical Marquise offers she takes from the Forge, too. An export of the Riverfolk crafts nothing and brings nothing here.
other-root-510 = What lies at the Forge the Mechanical Marquise does not get.

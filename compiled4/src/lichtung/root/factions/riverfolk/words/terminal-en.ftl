# Root at the terminal table: the Riverfolk Company.

root-short-riverfolk = Ri
root-brief-riverfolk = Riverfolk
root-mark-riverfolk-post_fox = TpF
root-mark-riverfolk-post_rabbit = TpR
root-mark-riverfolk-post_mouse = TpM

root-table-riverfolk-boxes = Funds: { $funds } · Payments: { $payments } · Committed: { $committed }
root-table-riverfolk-prices = Prices: hand card { $card } · riverboats { $boats } · mercenaries { $mercenaries }
root-table-riverfolk-spaces = Empty spaces of the trade post tracks: fox { $fox } · rabbit { $rabbit } · mouse { $mouse }
root-table-riverfolk-hired = Mercenaries of: { $seat }

root-about-price = what a service costs the others
root-about-buy = a card from the Riverfolk's open hand
root-about-boats = rivers count as paths until the end of your turn
root-about-hire = rule and fight with the Riverfolk's warriors in Daylight and Evening
root-about-draw-one = draw a card (commit a fund)
root-about-export = like crafting, but for a warrior in the Payments box
root-about-muster = place a warrior in a river clearing (spend a fund)
root-about-found = a trade post and a warrior for two victory points (spend two funds of the ruler)

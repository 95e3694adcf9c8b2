# Corvid Conspiracy: what the page says of them in the browser.

web-faction-corvids = Places plots face down and flips them when nobody expects it.
root-web-plots-up = Face-up plots
root-web-plots-down = Face-down plots
root-web-plots-left = Plots in the supply
root-web-plot-price = Warriors for the next plot
root-web-plot-bomb = Flipped: removes all enemy pieces, and itself.
root-web-plot-snare = Face up: enemies place nothing here and cannot leave.
root-web-plot-extortion = Flipped: a card from each enemy here. Face up: one card more in the Evening.
root-web-plot-raid = Removed: a warrior in each adjacent clearing.
root-web-plot-known = { $up } face up · { $down } face down · { $left } in the supply
root-web-plot-seen = { $up } face up
web-waiting-corvids-gather = { $name } is placing warriors.
web-open-root-nothing-to-expose = No plot lies face down there.
web-open-root-nobody-to-expose = You have no pieces beside a face-down plot.
web-open-root-card-to-expose = None of your cards matches the clearing of the plot.
web-open-root-nothing-to-flip = No plot of yours lies face down there.
web-open-root-no-corvid-to-flip = No warrior stands beside your face-down plots.
web-open-root-rally-from-hand = You have no card in hand to recruit with.
web-open-root-too-few-to-plot = No clearing without a plot holds enough of your warriors.
web-open-root-plot-there = There is already a plot there.
web-open-root-no-plot-there = A trick takes two plots on the map.
web-open-root-one-face-up = A trick takes two face-up plots or two face-down ones.
web-open-root-snared = A face-up snare holds your pieces there and lets no new ones in.
root-web-home-corvids =
    1 clearing
    however near
root-web-setup-corvids =
    Choose a homeland; a warrior goes there.
    Choose the plot that lies there face down.
    A warrior goes to a clearing of each suit.
root-done-at-corvids-craft = stop crafting
root-done-at-corvids-flip = flip no more plots
root-done-at-corvids-rally = end Birdsong
root-done-at-corvids-actions = end Daylight
root-done-at-corvids-exert = draw instead of exerting
root-skip-corvids-craft = Nothing to craft
root-skip-corvids-rally = Nobody to recruit

# A lesson: two sentences and 140 letters a step at most.

learn-root-hundreds = Lord of the Hundreds

learn-root-hundreds-mob = Incited today, burnt tomorrow
learn-root-hundreds-mob-incite = It is Evening. Spend the rabbit card to incite a mob in 10, right beside the sawmill.
learn-root-hundreds-mob-nothing-burns = Nobody has anything in 1 that could burn. In 10 there are a sawmill and a ruin.
learn-root-hundreds-mob-first = Without a mob nothing will burn tomorrow.
learn-root-hundreds-mob-match = In 10 only a rabbit card or a bird will do.
learn-root-hundreds-mob-waits = The mob is ready. At the start of your next turn it strikes, without any dice.
learn-root-hundreds-mob-end = Keep the other card and end your Evening. Your three warriors in 10 guard the mob.
learn-root-hundreds-mob-keep-card = A mob in 1 would be wasted. End your Evening.
learn-root-hundreds-mob-burnt = That is 2 points, and the ruin yields a bag.
learn-root-hundreds-mob-spread = A second mob goes to 1 or to 12. Put it where something burns.
learn-root-hundreds-mob-own = In 1 there is only your own stronghold. The cats' workshop is in 12.
learn-root-hundreds-mob-next = Next turn the workshop burns, unless the cats drive the mob away first.

learn-root-hundreds-hoard = The hoard pays every turn
learn-root-hundreds-hoard-craft = Craft the anvil. Then choose: 2 points now, or a hammer in the hoard that raises your Prowess.
learn-root-hundreds-hoard-points = 2 points, and the hammer is gone. This early, more warriors and more advances every turn are better.
learn-root-hundreds-hoard-now = Craft the anvil first.
learn-root-hundreds-hoard-kept = Prowess 2: from now on you advance twice, and recruit two warriors at the warlord.
learn-root-hundreds-hoard-loot = The cats have crafted boots. Battle in 5 for loot: you roll no hits, but you take the boots.
learn-root-hundreds-hoard-idle = You can kill the cat later. Fight for loot.
learn-root-hundreds-hoard-later = Your only command belongs to the battle in 5.
learn-root-hundreds-hoard-looted = You rule 5, so the boots are yours. Command 2: you have another command at once.

learn-root-hundreds-mood = The mood for this turn
learn-root-hundreds-mood-choose = You want to build in 5, but the cats rule there. Choose the mood that puts the advance before the commands.
learn-root-hundreds-mood-strong = Wrathful hits harder, but the sawmill falls anyway. You could not build until tomorrow.
learn-root-hundreds-mood-waste = You would give the hammer away for two warriors. You have warriors enough.
learn-root-hundreds-mood-order = Then the commands come first, and you do not rule 5 yet. Grandiose turns that around.
learn-root-hundreds-mood-changes = The mood must change every turn.
learn-root-hundreds-mood-hammer = Each kind of item in the hoard forbids a mood.
learn-root-hundreds-mood-chosen = First advance, then command.
learn-root-hundreds-mood-advance = Advance to 5 with the warlord and at least two warriors, and battle: nobody guards the sawmill.
learn-root-hundreds-mood-few = Do not leave the warlord so lonely. Take two or three along.
learn-root-hundreds-mood-five = You want to go to 5.
learn-root-hundreds-mood-battle = Battle in 5.
learn-root-hundreds-mood-free = A point, and 5 is yours.
learn-root-hundreds-mood-build = Advance no further. Now comes your command: build a stronghold in 5.
learn-root-hundreds-mood-stay = Stay in 5 until the stronghold stands.
learn-root-hundreds-mood-build-now = Build the stronghold in 5.
learn-root-hundreds-mood-built = Taken and fortified in one turn: from now on a warrior comes to 5 every Birdsong.

learn-root-hundreds-warlord = Who falls for the warlord?
learn-root-hundreds-warlord-lead = Two cats guard a recruiter in 10. Advance with the warlord and three or four warriors, and battle.
learn-root-hundreds-warlord-alone = Too few: in the end he is hit himself. Take three or four along.
learn-root-hundreds-warlord-ten = Advance to 10 and battle there.
learn-root-hundreds-warlord-hit = You take one hit. The warlord is a warrior like the others: say whether he falls.
learn-root-hundreds-warlord-gone = Without him you advance no more today. An ordinary warrior is cheaper.
learn-root-hundreds-warlord-stands = The warlord still stands, and the guards are gone.
learn-root-hundreds-warlord-again = Relentless: after a move and a battle he may battle or move once more. Take the recruiter.
learn-root-hundreds-warlord-finish = The recruiter is defenceless now. Battle again at once.
learn-root-hundreds-warlord-point = A point, and you may advance once more as well.

learn-root-hundreds-oppress = Nobody but you
learn-root-hundreds-oppress-lone = In the Evening only clearings without enemy pieces count: six score 4. A lone wood lies in 12, so take it.
learn-root-hundreds-oppress-wood = A single token spoils the whole clearing. Battle in 12 first.
learn-root-hundreds-oppress-five = A point, and 12 is yours alone. That makes five clearings.
learn-root-hundreds-oppress-sixth = Five score 3, six score 4. Use the last command to send a warrior into an empty clearing.
learn-root-hundreds-oppress-enough = Five clearings leave you at 29.
learn-root-hundreds-oppress-two = That would not make six. Move into an empty clearing without giving up another one.
learn-root-hundreds-oppress-end = Six clearings. You need not advance any more today: go on to the Evening.
learn-root-hundreds-oppress-stay = There is nothing to be gained by that. Go on to the Evening.
learn-root-hundreds-oppress-won = 4 points: that makes 30.

learn-root-hundreds-victim = As victim: put out the fire
learn-root-hundreds-victim-mob = A mob lies in 5 beside workshop, sawmill and wood. No warrior guards it: drive it away.
learn-root-hundreds-victim-burns = That burns, too, if the mob stays in 5.
learn-root-hundreds-victim-leave = Running away puts out no fire. Battle in 5.
learn-root-hundreds-victim-now = Otherwise you lose three pieces in 5 and hand over three points.
learn-root-hundreds-victim-gone = A point for you instead of three for the rats.
learn-root-hundreds-victim-spoil = The rats have three clearings to themselves, which score 2 in their Evening. Spoil one: a single warrior will do.
learn-root-hundreds-victim-one = Send a warrior to 10 or to 1, right among the rats.
learn-root-hundreds-victim-counts = Two clearings score them only 1.

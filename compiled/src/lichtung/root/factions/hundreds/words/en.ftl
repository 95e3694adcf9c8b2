# Root: Lord of the Hundreds.

root-seat-hundreds = Lord of the Hundreds
    .nom = the Lord of the Hundreds
    .acc = the Lord of the Hundreds
    .gen = the Lord of the Hundreds'
    .person = third

## Pieces, moods, consequences

root-piece-hundreds-stronghold = stronghold
    .nom = the stronghold
    .acc = the stronghold
    .a = a stronghold
    .many = strongholds
root-piece-hundreds-mob = mob
    .nom = the mob
    .acc = the mob
    .a = a mob
    .many = mobs
root-mood-bitter = Bitter
root-mood-grandiose = Grandiose
root-mood-jubilant = Jubilant
root-mood-lavish = Lavish
root-mood-relentless = Relentless
root-mood-rowdy = Rowdy
root-mood-stubborn = Stubborn
root-mood-wrathful = Wrathful
root-effect-looters = looters
root-effect-bitterness = bitterness

root-mat-hundreds-mood = mood
root-mat-hundreds-hoard = hoard
root-mat-hundreds-found = from ruins
root-mat-hundreds-commanded = commands used
root-mat-hundreds-advanced = advances used
root-mat-hundreds-looting = looting

## Events

root-event-warlord-placed = { $seat-nom } { $seat-person ->
    [third] begins
   *[other] begin
  } in clearing { $clearing }, with the warlord, { $count ->
    [one] a warrior
   *[other] { $count } warriors
  } and a stronghold
root-event-led = { $seat-nom } { $seat-person ->
    [third] moves
   *[other] move
  } the warlord { $count ->
    [0] alone
    [one] and a warrior
   *[other] and { $count } warriors
  } from clearing { $origin } to { $dest }
root-then-led = { $seat-person ->
    [third] moves
   *[other] move
  } the warlord { $count ->
    [0] alone
    [one] and a warrior
   *[other] and { $count } warriors
  } from { $origin } to { $dest }
root-event-warlord-fell = { $seat-nom } { $seat-person ->
    [third] loses
   *[other] lose
  } the warlord in clearing { $clearing }
root-then-warlord-fell = { $seat-nom } { $seat-person ->
    [third] loses
   *[other] lose
  } the warlord
root-event-razed = { $seat-nom } { $seat-person ->
    [third] razes
   *[other] raze
  } clearing { $clearing }
root-event-ruin-searched = { $seat-nom } { $seat-person ->
    [third] searches
   *[other] search
  } the ruin in clearing { $clearing }
root-event-ruin-looted = { $seat-nom } { $seat-person ->
    [third] takes
   *[other] take
  } { $item-acc } from the ruin in clearing { $clearing }
root-then-ruin-looted = { $seat-person ->
    [third] takes
   *[other] take
  } { $item-acc }
root-event-ruin-left = { $seat-nom } { $seat-person ->
    [third] finds
   *[other] find
  } nothing new in the ruin of clearing { $clearing }
root-then-ruin-left = { $seat-person ->
    [third] finds
   *[other] find
  } nothing new
root-event-mob-rolled = the mob die shows { $suit }
root-event-mob-spread = { $seat-nom } { $seat-person ->
    [third] places
   *[other] place
  } a mob in clearing { $clearing }
root-then-mob-spread = a mob comes to clearing { $clearing }
root-event-hundreds-recruited = { $seat-nom } { $seat-person ->
    [third] recruits
   *[other] recruit
  } { $places }
root-event-hundreds-recruited-each = { $count ->
    [one] a warrior
   *[other] { $count } warriors
  } in clearing { $clearing }
root-event-anointed = { $seat-nom } { $seat-person ->
    [third] anoints
   *[other] anoint
  } a new warlord in clearing { $clearing }
root-event-mood-chosen = the warlord's mood: { $mood }
root-event-cashed-in = { $seat-nom } { $seat-person ->
    [third] turns
   *[other] turn
  } { $item-acc } into points
root-then-cashed-in = out of the game for points
root-event-hoarded = { $seat-nom } { $seat-person ->
    [third] puts
   *[other] put
  } { $item-acc } into the hoard
root-then-hoarded = into the hoard
root-event-hoard-overflowed = the hoard is full, and { $seat-nom } { $seat-person ->
    [third] removes
   *[other] remove
  } { $item-acc } from the game
root-then-hoard-overflowed = the hoard is full, and { $item-nom } leaves the game
root-event-squandered = { $seat-nom } { $seat-person ->
    [third] squanders
   *[other] squander
  } { $item-acc }: { $count ->
    [0] nobody comes for it
    [one] a warrior comes to the warlord
   *[other] { $count } warriors come to the warlord
  }
root-event-fortified = { $seat-nom } { $seat-person ->
    [third] spends
   *[other] spend
  } “{ $card }” and { $seat-person ->
    [third] builds
   *[other] build
  } a stronghold in clearing { $clearing }
root-event-looting = { $seat-nom } { $seat-person ->
    [third] fights
   *[other] fight
  } { $defender-acc } in clearing { $clearing } for loot
root-then-looting = for loot
root-event-looted = { $seat-nom } { $seat-person ->
    [third] loots
   *[other] loot
  } { $item-acc } from { $defender-acc }
root-then-looted = { $seat-person ->
    [third] loots
   *[other] loot
  } { $item-acc }
root-event-embittered = { $seat-nom } { $seat-person ->
    [third] calls
   *[other] call
  } the mob in clearing { $clearing } to help: { $count ->
    [0] nobody comes
   *[other] a warrior comes
  }
root-then-embittered = { $seat-nom } { $seat-person ->
    [third] calls
   *[other] call
  } the mob in clearing { $clearing } to help
root-event-incited = { $seat-nom } { $seat-person ->
    [third] spends
   *[other] spend
  } “{ $card }” and { $seat-person ->
    [third] incites
   *[other] incite
  } a mob in clearing { $clearing }
root-event-oppressed = { $seat-nom } { $seat-person ->
    [third] oppresses
   *[other] oppress
  } { $count ->
    [one] one clearing
   *[other] { $count } clearings
  }

## Refusals

root-refusal-warlord-elsewhere = Your warlord is not in clearing { $clearing }.
root-refusal-nobody-to-anoint = The warlord comes back in place of a warrior of yours; any clearing will do only if there is none anywhere. It cannot be clearing { $clearing }.
root-refusal-mood-as-before = Your warlord is in this mood already, and it must change: { $mood }.
root-refusal-mood-forbidden = “{ $mood }” cannot be chosen while you have { $item-acc } in your hoard.
root-refusal-not-on-track = This is not on the full track: { $item }.
root-refusal-not-in-hoard = This is not in your hoard: { $item }.
root-refusal-nothing-to-raze = No mob has anything left to do in clearing { $clearing }.
root-refusal-not-beneath-ruin = This is not under the ruin: { $item }.
root-refusal-looted-before = You have already taken { $item-acc } from a ruin.
root-refusal-no-spread = The mob does not spread to clearing { $clearing }: its suit must be that of the die, with a mob beside it and none in it.
root-refusal-incite-from-hand = You do not have “{ $card }” in your hand.
root-refusal-no-mobs-left = All your mobs are already on the map.
root-refusal-mob-there = There is already a mob in clearing { $clearing }.
root-refusal-nobody-incites = You have neither a warrior nor the warlord in clearing { $clearing }.
root-refusal-incite-suit = “{ $card }” does not match clearing { $clearing }.
root-refusal-no-mob-near = No mob comes to this battle from clearing { $clearing }.
root-refusal-no-such-loot = { $defender-nom } { $defender-person ->
    [third] has
   *[other] have
  } no such crafted item: { $item }.
root-refusal-no-commands-left = { $count ->
    [one] Your Command gives you one action, and it is used up.
   *[other] Your Command gives you { $count } actions, and they are used up.
  }
root-refusal-no-advances-left = { $count ->
    [one] Your Prowess gives you one advance, and it is used up.
   *[other] Your Prowess gives you { $count } advances, and they are used up.
  }
root-refusal-no-warlord = Your warlord is not on the map.
root-refusal-not-at-warlord = In an advance you battle where your warlord is, not in clearing { $clearing }.
root-refusal-no-stronghold-there = No stronghold in clearing { $clearing } waits for a warrior any more.
root-refusal-fortify-from-hand = You do not have “{ $card }” in your hand.
root-refusal-fortify-suit = “{ $card }” does not match clearing { $clearing }.
root-refusal-fortify-ruled = You can build only where you rule, and you do not rule clearing { $clearing }.
root-refusal-no-strongholds-left = All your strongholds are already on the map.

## Decisions

root-decision-hundreds-first-corner = Which corner do you begin in?
root-decision-hundreds-homeland = Which clearing is your homeland?
root-decision-hundreds-stock-ruins = What lies under which ruin?
root-decision-hundreds-lose = Does your warlord fall, too?
root-decision-hundreds-anoint = Where do you anoint a new warlord?
root-decision-hundreds-mood = Which mood is your warlord in?
root-decision-hundreds-overflow = The track is full. Which item leaves the game?
root-decision-hundreds-contempt = Do you keep the item, or take the points?
root-decision-hundreds-lavish = Lavish: which item do you give for two warriors?
root-decision-hundreds-raze-next = Where does the next mob raze everything?
root-decision-hundreds-plunder = Which item do you take from the ruin?
root-decision-hundreds-mob-die = The mob die is rolled.
root-decision-hundreds-spread = Where does the mob spread to?
root-decision-hundreds-muster = Your supply is too small for all strongholds. Which one gets the next warrior?
root-decision-hundreds-jubilant = Jubilant: do you roll the mob die again?
root-decision-hundreds-bitter = Bitter: which mob do you call to help?
root-decision-hundreds-looters = Do you fight for loot?
root-decision-hundreds-take-loot = Which item do you loot?
root-decision-hundreds-command = Daylight, Command: what do your Hundreds do?
root-decision-hundreds-grandiose = Grandiose: how does your warlord advance?
root-decision-hundreds-advance = Daylight: how does your warlord advance?
root-decision-hundreds-advance-battle = Do you battle where the warlord has arrived?
root-decision-hundreds-relentless = Relentless: what else does the warlord do?
root-decision-hundreds-incite = Evening: where do you incite a mob?

## Actions

root-verb-lead = move the warlord
root-verb-fall = sacrifice the warlord
root-verb-mood = choose a mood
root-verb-keep = keep the item
root-verb-cash-in = cash in
root-verb-cast-out = remove an item
root-verb-squander = squander
root-verb-mob-die = roll the mob die
root-verb-plunder = take from the ruin
root-verb-incite = incite
root-verb-roll-on = roll again
root-verb-for-loot = fight for loot
root-verb-loot = take loot
root-verb-fortify = build

root-action-lead = move the warlord { $count ->
    [0] alone
    [one] and a warrior
   *[other] and { $count } warriors
  } from clearing { $origin } to { $dest }
root-action-fall = the warlord falls
root-action-mood = { $mood }
root-action-keep = put it into the hoard, without points
root-action-cash-in = remove it from the game, for its points
root-action-cast-out = remove { $item-acc } from the game
root-action-squander = squander { $item-acc }
root-action-mob-die = the mob die shows { $suit }
root-action-plunder = take { $item-acc }
root-action-incite = spend “{ $card }” and incite a mob in clearing { $clearing }
root-action-roll-on = roll the mob die
root-action-for-loot = fight for loot
root-action-loot = take { $item-acc }
root-action-fortify = spend “{ $card }” and build a stronghold in clearing { $clearing }

root-field-mood = Which mood?

# Mistakes in positions
error-position-hoard = Each track of the hoard has room for four items: boots, bags and coins on one, hammers, tea, swords and crossbows on the other.

## What others have to fear

root-threat-will-raze = Its mob in clearing { $clearing } razes everything you have built and laid there at the start of its turn ({ $razed ->
    [one] one piece
   *[other] { $razed } pieces
  }).
root-threat-may-loot = Might loot a crafted item from you in clearing { $clearing }.

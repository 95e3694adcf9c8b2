# Root: Lizard Cult. Its own sentences name it; other factions stand beside them without an article.

root-seat-cult = Lizard Cult

## Pieces, suits, consequences

root-piece-cult-garden_fox = fox garden
root-piece-cult-garden_rabbit = rabbit garden
root-piece-cult-garden_mouse = mouse garden
root-outcast-fox = fox
root-outcast-rabbit = rabbit
root-outcast-mouse = mouse
root-effect-fear = fear of the faithful

## Events

root-event-revenge =
    { $count ->
        [one] Revenge: the fallen defender becomes an acolyte. The Cult now has { $total }.
       *[other] Revenge: { $count } fallen defenders become acolytes. The Cult now has { $total }.
    }
root-event-faith-lost = Fear of the faithful: the Cult loses “{ $card }”.
root-event-first-garden =
    { $count ->
        [one] The Cult lays out its first garden in clearing { $clearing }; one warrior comes with it.
       *[other] The Cult lays out its first garden in clearing { $clearing }; { $count } warriors stand there and around.
    }
root-event-outcast-named = The first outcasts: { $suit }.
root-event-outcast-changed = The new outcasts: { $suit }.
root-event-outcast-hated = The outcasts are hated now: { $suit }.
root-event-souls-discarded =
    { $count ->
        [one] One lost soul goes to the discard pile.
       *[other] { $count } lost souls go to the discard pile.
    }
root-event-crusaded =
    { $count ->
        [one] For one acolyte the Cult leads a crusade in clearing { $clearing }.
       *[other] For { $count } acolytes the Cult leads a crusade in clearing { $clearing }.
    }
root-event-converted = The Cult converts a warrior in clearing { $clearing } ({ $enemy }).
root-event-sanctified = The Cult sanctifies a building in clearing { $clearing } ({ $enemy }): a garden grows there now.
root-event-garden-built = The Cult reveals “{ $card }” and builds a garden in clearing { $clearing }.
root-event-ritual-in-vain = The Cult reveals “{ $card }”, but has no warrior left to place.
root-event-preached = The Cult reveals “{ $card }” and recruits a warrior in clearing { $clearing }.
root-event-worshipped = The Cult spends “{ $card }” to score its gardens.
root-event-sacrificed =
    { $total ->
        [one] The Cult reveals “{ $card }” and sacrifices a warrior, now its only acolyte.
       *[other] The Cult reveals “{ $card }” and sacrifices a warrior; it now has { $total } acolytes.
    }
root-event-cards-taken-back =
    { $count ->
        [one] The Cult takes the revealed card back into its hand.
       *[other] The Cult takes { $count } revealed cards back into its hand.
    }

## Refusals

root-refusal-too-few-acolytes =
    { $count ->
        [one] This costs one acolyte; you have none.
       *[other] This costs { $count } acolytes; you have { $have ->
            [0] none
            [one] one
           *[other] { $have }
        }.
    }
root-refusal-not-outcast = Clearing { $clearing } is not one of the outcasts’.
root-refusal-no-enemy = That is not your enemy: { $enemy }.
root-refusal-no-warrior-of-enemy = No warrior of this faction stands in clearing { $clearing }: { $enemy }.
root-refusal-no-enemy-building = This cannot be sanctified in clearing { $clearing }: { $piece }.
root-refusal-no-garden-left = All gardens of this suit are on the map already: { $suit }.
root-refusal-reveal-from-hand = You do not have “{ $card }” unrevealed in your hand.
root-refusal-ritual-needs-suit = “{ $card }” is not of the suit of clearing { $clearing }, and birds do not stand in at rituals.
root-refusal-garden-needs-rule = You do not rule clearing { $clearing }.
root-refusal-birds-do-not-worship = “{ $card }” is a bird: there are no gardens and no points for it.
root-refusal-suit-scored-already = You have scored this suit this turn already: { $suit }.
root-refusal-no-garden-of-suit = There is no garden of this suit on the map: { $suit }.
root-refusal-sacrifice-needs-bird = “{ $card }” is no bird; a sacrifice takes one.

## Decisions

root-decision-cult-fear = A garden is lost: the Cult discards a random card.
root-decision-cult-first-garden = In which corner do you lay out your first garden?
root-decision-cult-first-outcast = Who are the first outcasts?
root-decision-cult-conspiracies = Birdsong: which conspiracy do you carry out?
root-decision-cult-crusade = Your crusaders have arrived. Do they battle there?
root-decision-cult-rituals = Daylight: which ritual do you perform?
root-decision-cult-craft = Evening: do you craft with the outcasts’ gardens?

## Actions

root-verb-outcast = name the outcasts
root-verb-convert = convert
root-verb-sanctify = sanctify
root-verb-plant = build a garden
root-verb-preach = recruit
root-verb-worship = score
root-verb-offer = sacrifice

root-action-outcast = outcasts: { $suit }
root-action-convert = convert a warrior in clearing { $clearing }: { $enemy }
root-action-sanctify = sanctify { $piece } in clearing { $clearing }
root-action-plant = reveal “{ $card }” and build a garden in clearing { $clearing }
root-action-preach = reveal “{ $card }” and recruit a warrior in clearing { $clearing }
root-action-worship = spend “{ $card }” for points
root-action-offer = reveal “{ $card }” and sacrifice a warrior

root-field-enemy = Whose warrior?

# Mistakes in positions
error-position-other-turn = Cards lie revealed only in the Cult’s own turn.

## Advanced setup

root-event-first-acolytes =
    { $count ->
        [one] The Cult begins with one acolyte.
       *[other] The Cult begins with { $count } acolytes.
    }
root-decision-cult-homeland = Which clearing is your homeland?

## What others have to fear

root-threat-sanctifies = Can sanctify in clearing { $clearing }: { $piece }.
root-threat-converts = Can convert one of your warriors in clearing { $clearing }.
root-threat-may-worship = Might score up to { $points } points for gardens with { $cards } cards.

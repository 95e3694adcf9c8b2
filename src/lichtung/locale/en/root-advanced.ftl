# Root: the advanced setup.

root-option-setup = setup
root-option-setup-standard = standard
root-option-setup-advanced = advanced, with homelands
root-option-setup-adventurous = adventurous: advanced, with insurgent factions even for two players

## Events

root-event-laid-out = { $members ->
    [one] this faction is
   *[other] these factions are
  } on offer: { $factions }
root-event-laid-out-each = { $faction-nom }
root-event-last-locked = { $faction-nom } { $faction-person ->
    [plural] are
   *[other] is
  } locked until somebody chooses a militant faction
root-event-faction-chosen = { $seat-nom } { $seat-person ->
    [third] chooses
   *[other] choose
  } { $faction-acc }

root-event-hand-opened = { $seat-nom } { $seat-person ->
    [third] lays
   *[other] lay
  } the hand open
root-event-homeland-chosen = { $seat-nom } { $seat-person ->
    [third] chooses
   *[other] choose
  } { $members ->
    [one] clearing
   *[other] clearings
  } { $clearings } as home
root-event-homeland-chosen-each = { $clearing }
root-event-warriors-around = { $seat-nom } { $seat-person ->
    [third] places
   *[other] place
  } { $count ->
    [one] a warrior
   *[other] { $count } warriors
  }{ $members ->
    [1] {""}
   *[other] :
  } { $places }
root-event-warriors-around-each = { $alone ->
    [1] in clearing { $clearing }
   *[0] { $count ->
        [one] one
       *[other] { $count }
      } in { $first ->
        [1] clearing { $clearing }
       *[0] { $clearing }
      }
  }
root-event-put-back = { $seat-nom } { $seat-person ->
    [third] puts
   *[other] put
  } { $known ->
    [0] { $count ->
        [one] a card
       *[other] { $count } cards
      }
   *[other] { $cards }
  } back into the deck
root-event-put-back-each = “{ $card }”

## Refusals

root-refusal-not-laid-out = The setup card of this faction does not lie on the table: { $faction }.
root-refusal-still-locked = This faction is locked until somebody has chosen a militant one: { $faction }.

root-refusal-homeland-no-clearing = A homeland is a clearing on the map.
root-refusal-homeland-taken = Clearing { $clearing } is a homeland already.
root-refusal-homeland-does-not-fit = In clearing { $clearing } there is no room for all that you place there.
root-refusal-homeland-not-on-edge = Clearing { $clearing } does not lie on the edge of the map.
root-refusal-homeland-adjacent = Clearing { $clearing } is next to an enemy homeland, and another one is not.
root-refusal-homeland-too-close = Two clearings must lie between your homeland and those of enemies. Clearing { $clearing } is too close.
root-refusal-not-around-homeland = Clearing { $clearing } is not next to your homeland { $home }, or you may place nothing there.
root-refusal-not-evenly = Clearing { $clearing } has had its warrior; another one is next.
root-refusal-not-dealt = You can only put back cards from your hand.

## Decisions and actions

root-decision-around-homeland = Where around your homeland does one more warrior go?
root-decision-keep-three = You keep three cards. Which one do you put back?
root-decision-setup-cards = The setup cards are laid out.
root-decision-faction = Which faction do you play?
root-verb-lay-out = lay out
root-verb-choose = choose a faction
root-action-lay-out = the setup card of: { $faction }
root-action-choose = { $faction }
root-field-faction = Which faction?
root-verb-put-back = put back
root-action-put-back = put “{ $card }” back

## Mistakes

error-setup-no-card = There is no card for the advanced setup of { $faction }.
error-position-homeland = Clearing { $clearing } is no homeland of this faction.
error-position-homelands = Each clearing can be the homeland of one faction, and only in the advanced setup.
error-draft-setup = Factions can be drafted in the advanced setup only: say setup = advanced, or name the factions.
error-draft-pool = A pool of factions is there to draft from: say how many play, such as factions = 4.
error-draft-militant = Two players choose among militant factions only. { $need } setup cards are needed, and there are { $have }. Choose an adventurous game (setup=adventurous), with insurgent factions too, or name the factions.
error-draft-few = Too few setup cards for so many players: { $need } are needed, a militant faction among them, and there are { $have }.
error-position-not-chosen = These pieces belong to a faction that nobody has chosen.
error-position-drafted = While factions are drafted, exactly those seats have still to choose that have none; later every seat has one.
error-position-dealt = Something lies beside this setup card: say what.
error-position-display = These setup cards cannot lie on the table at this point of the draft.

## Seats whose faction is open

root-seat-player-1 = Player 1
root-seat-player-2 = Player 2
root-seat-player-3 = Player 3
root-seat-player-4 = Player 4
root-seat-player-5 = Player 5
root-seat-player-6 = Player 6

## At the terminal

root-table-display = Setup cards: { $cards }
root-table-locked = { $faction } (locked)
root-table-dealt = { $faction } ({ $thing })
root-brief-player-1 = Player 1
root-brief-player-2 = Player 2
root-brief-player-3 = Player 3
root-brief-player-4 = Player 4
root-brief-player-5 = Player 5
root-brief-player-6 = Player 6
root-short-player-1 = P1
root-short-player-2 = P2
root-short-player-3 = P3
root-short-player-4 = P4
root-short-player-5 = P5
root-short-player-6 = P6

# Root: the advanced setup.

root-option-setup = setup
root-option-setup-standard = standard
root-option-setup-advanced = advanced, with homelands
root-option-setup-adventurous = adventurous: like advanced, but with insurgent factions even for two players

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
  } the hand out face up
root-event-homeland-chosen = { $seat-nom } { $seat-person ->
    [third] chooses
   *[other] choose
  } { $members ->
    [one] clearing
   *[other] clearings
  } { $clearings } as { $members ->
    [one] a homeland
   *[other] homelands
  }
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

root-refusal-not-laid-out = The setup card of { $faction-acc } is not on the table.
root-refusal-still-locked = You can choose { $faction-acc } only after somebody has chosen a militant faction.

root-refusal-homeland-no-clearing = Only a clearing on the map can be your homeland.
root-refusal-homeland-taken = Clearing { $clearing } is already a homeland.
root-refusal-homeland-does-not-fit = In clearing { $clearing } there is not enough room for everything you have to place there.
root-refusal-homeland-not-on-edge = Clearing { $clearing } is not on the edge of the map.
root-refusal-homeland-adjacent = Clearing { $clearing } is next to an enemy homeland. Choose one that is not.
root-refusal-homeland-too-close = There must be two clearings between your homeland and those of enemies. Clearing { $clearing } is too close.
root-refusal-not-around-homeland = Clearing { $clearing } is not next to your homeland { $home }, or you are not allowed to place anything there.
root-refusal-not-evenly = Clearing { $clearing } already has its warrior; now it is another one's turn.
root-refusal-not-dealt = You can only put back cards from your hand.

## Decisions and actions

root-decision-around-homeland = Which clearing around your homeland gets another warrior?
root-decision-keep-three = You keep three cards. Which one do you put back?
root-decision-setup-cards = The setup cards are laid out.
root-decision-faction = Which faction do you play?
root-verb-lay-out = lay out
root-verb-choose = choose a faction
root-action-lay-out = setup card: { $faction }
root-action-choose = { $faction }
root-field-faction = Which faction?
root-verb-put-back = put back
root-action-put-back = put “{ $card }” back

## Mistakes

error-setup-no-card = There is no setup card for { $faction } in the advanced setup.
error-setup-corners = In the standard setup each of the four corners is the start of one faction at most, and all of these need one: { $factions }. The advanced setup has room for them.
error-position-homeland = Clearing { $clearing } is not a homeland of this faction.
error-position-homelands = A clearing can be the homeland of only one faction, and only in the advanced setup.
error-draft-setup = Factions can be drafted only in the advanced setup: give setup = advanced, or name the factions.
error-draft-pool = A pool of factions is there to draft from: say how many will play, such as factions = 4.
error-draft-militant = Two players choose among militant factions only. That takes { $need } setup cards, but there are only { $have }. Choose an adventurous game (setup=adventurous), with insurgent factions too, or name the factions.
error-draft-few = There are too few setup cards for so many players: { $need } are needed, a militant faction among them, and there are { $have }.
error-position-not-chosen = These pieces belong to a faction that nobody has chosen.
error-position-drafted = While factions are being drafted, exactly those seats that have none must still choose; after that every seat has one.
error-position-dealt = Something lies beside this setup card: say what.
error-position-display = These setup cards cannot be on the table at this point of the draft.

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

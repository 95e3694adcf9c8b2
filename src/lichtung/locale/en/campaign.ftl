# Campaign: cooperative games of Root in a row; suggested mixes.

## Command line

cli-any-folder-metavar = FOLDER

cli-campaign =
    Play a campaign: cooperative games of Root in a row against the Mechanical Marquise.

    After each game won she starts the next with three points more, and each player takes one crafted card along. A lost game ends the campaign.
cli-campaign-new = Begin a campaign. Without an ending the file is called FILE.campaign.json.
cli-campaign-new-factions = The players' factions, one to four, separated by commas; the Mechanical Marquise joins them.
cli-campaign-new-length = How many games are to be won; 0: until the first loss.
cli-campaign-new-seats = Who plays: human or an agent (novice to expert, greedy, random) for each faction; a single word is for all.
cli-campaign-new-names = Names of the players in the same order; otherwise they are called as their factions.
cli-campaign-new-options = A variant, may be given several times: law=current, questions=all.
cli-campaign-play = Go on with the open game, or choose cards and begin the next one.
cli-campaign-play-seats = Who plays from now on: human or an agent (novice to expert, greedy, random) for each faction.
cli-campaign-play-seed = Seed for all that has not been drawn yet.
cli-campaign-show = Tell a campaign: every game with its result, points and the cards taken along.
cli-campaign-list = List the campaigns (*.campaign.json) of a folder.
cli-campaign-abandon = Give a campaign up. Its files stay.
cli-mixes =
    Show mixes of Root's factions that go well together, with their reach.

    Every other legal mix can be played too; if its reach is below what is advised, play says so first.
cli-mixes-seats = Only for this many seats, the Mechanical Marquise counted.

## At the table

campaign-title = Campaign { $file }
campaign-status-running = running
campaign-status-won = won
campaign-status-lost = lost
campaign-status-abandoned = abandoned
campaign-state-open = running
campaign-state-won = won
campaign-state-lost = lost
campaign-standing = { $status }: { $wins } of { $length ->
        [one] one game
       *[other] { $length } games
    } won
campaign-standing-endless = { $status }: { $wins ->
        [one] one game
       *[other] { $wins } games
    } won, playing until the first loss
campaign-player = { $name }: { $seat } ({ $plays })
campaign-game = Game { $number }, { $state }{ $rounds ->
        [0] {""}
        [one] {" "}after one round
       *[other] {" "}after { $rounds } rounds
    }; the Mechanical Marquise's lead: { $lead } ({ $journal })
campaign-seat = Faction
campaign-points = Points
campaign-brought = brought along
campaign-chosen = takes along
campaign-created = The campaign { $file } is ready. Start with: lichtung campaign play { $file }
campaign-go-on = Go on with: lichtung campaign play { $file }
campaign-left = Everything is saved. Go on with: lichtung campaign play { $file }
campaign-abandoned = The campaign { $file } is abandoned.
campaign-none = There is no campaign (*{ $ending }) in { $folder }.
campaign-which-card = { $name }: which crafted card do you take into the next game besides?
campaign-card-number = Number from 1 to { $count }:
campaign-takes = { $name } takes “{ $card }” into the next game.
campaign-more = On to the next game now? [Y/n]

## Mixes

mixes-competitive = Against each other
mixes-cooperative = Together against the Mechanical Marquise
mixes-seats = Seats
mixes-reach = Reach
mixes-advised = Advised
mixes-factions = Factions
mixes-competitive-note = In each of these mixes the Mechanical Marquise (mechanical-marquise) can take the Marquise's place.
mixes-cooperative-note = With --option mode=cooperative. With three or four people one or two factions of your choice join one of the pairs.
mixes-warning = Note: this mix has a reach of { $reach }; for { $seats } seats at least { $advised } is advised. It can be played all the same.

## Mistakes

error-campaign-factions = Which factions play? For example: --factions eyrie,vagabond; lichtung mixes shows suggestions.
error-campaign-exists = This file is there already; it stays as it is.
error-campaign-changed = The file has changed meanwhile: does somebody else play this campaign? It stays as it is.
error-campaign-not-json = This is no valid JSON: the file is damaged.
error-campaign-foreign = This is no campaign (format: { $want }).
error-campaign-newer = This campaign is of version { $version }; this program knows versions up to { $want }.
error-campaign-key = This value is missing or of the wrong kind.
error-campaign-number = A whole number from { $low } to { $high } is expected.
error-campaign-name = A name has 1 to { $most } printable characters.
error-campaign-name-twice = { $name } is there twice. Each player needs a name of their own.
error-campaign-seats = Exactly these seats belong here, in this order: { $seats }.
error-campaign-setup = This does not fit the course of the campaign: factions, variants, lead and cards brought along follow from the games before.
error-campaign-status = The campaign cannot be “{ $status }”; by its games it is “{ $want }”.
error-campaign-order = The campaign cannot have gone like this: only the last game can be open or lost, and after the last win there is none.
error-campaign-cards = Only crafted cards that stay in play belong here, each of them once.
error-campaign-choice = “{ $card }” cannot be chosen here.
error-campaign-unchosen = Cards are still to be chosen for the next game: { $seats }.
error-campaign-over = This campaign is over ({ $status ->
        [won] won
        [lost] lost
       *[abandoned] abandoned
    }).
error-campaign-game-open = The game is not over yet.
error-campaign-no-game = No game is open.
error-campaign-journal-path = The journal must lie in this folder or below; the way there is written with slashes.
error-campaign-journal-twice = Two games cannot have the same journal.
error-campaign-journal-missing = The journal of this game cannot be read ({ $why }).
error-campaign-journal-altered = This journal is not as it was at the end of its game.
error-campaign-journal-other = This journal belongs to another game.
error-campaign-journal-there = There is a journal here already that does not belong to this campaign; it stays as it is.

## Our readings

ruling-root-90 = The lead is three points for each game won so far, at most 27: there must be a game to play.
ruling-root-91 = A card that was brought along is brought again as long as it still lay in its player's play area at the end; one that was discarded is lost. Besides, each player takes one more crafted card of that play area along, if there is one; this cannot be declined.
ruling-root-92 = Only crafted cards with a lasting effect come along: no spies, no items, nothing from the hand. They lie in the play area before hands are dealt.
ruling-root-93 = Players keep their factions and seats. A lost game ends the campaign; it is won with as many games as were agreed on, three unless said otherwise, or goes on until the first loss.
ruling-root-94 = The printed mixes are lost. We suggest mixes of our own for two to six seats, and for the cooperative game those that are handed down. The Mechanical Marquise counts as the Marquise whose place she takes; a suggested mix is never warned about.

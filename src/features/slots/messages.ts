import { defineArea } from '#messages';
import { gameTypeMessages } from '../gameType.messages';

/** What a game hall says. */
export const hallMessages = {
  ...gameTypeMessages,
  LOTT: gameTypeMessages.ELOTT,
  ...defineArea('slots.hall', {
    vendors: 'Vendors', // Name of the row of vendors, for screen readers.
    hall: { id: 'slots.hall.tab', text: '{vendor} game hall' }, // Label of one vendor: its name and the game-hall suffix.
    unknownVendor: 'We can’t find the vendor “{code}”', // Above another vendor's games. code: what the address of the page names, such as VELORA.
    JACKPOTS: { id: 'slots.hall.jackpots', text: 'Jackpots' }, // Title of the page with the jackpots that grow, and of the way there.
    HOT: { id: 'slots.hall.hot', text: 'Hot games' }, // Title of the page with the games that most people play.
    ranking: 'Most played now', // Name of the ten games that most people play, by rank.
    games: '{count, plural, one {# game} other {# games}}', // How many games a hall has.
    tables: '{count, plural, one {# table} other {# tables}}', // How many tables with a dealer a hall has.
    rtp: { id: 'slots.hall.rtpRange', text: 'RTP {low}–{high}' }, // Lowest and highest return to player of a hall, as percentages.
    loading: 'Loading games', // Spoken while the games load.
    seas: 'Most popular fishing games', // Name of the three fishing games that most people play, for screen readers.
    perShot: '{bet} a shot', // Over a fishing game. bet: money, what one shot costs.
    dragonRoad:
      'This shoe: {dragon} dragon, {tiger} tiger, {tie} tie. {players, plural, =0 {Nobody has bet in this round} one {# has bet in this round} other {# have bet in this round}}.', // What the road of a dragon tiger table shows: how often each side won.
    lastNumbers:
      'Last numbers: {numbers}. {players, plural, =0 {Nobody has bet in this round} one {# has bet in this round} other {# have bet in this round}}.', // What a wheel or dice brought, the newest last.
    road: 'This shoe: {player} player, {banker} banker, {tie} tie. {players, plural, =0 {Nobody has bet in this round} one {# has bet in this round} other {# have bet in this round}}.', // What the road of a baccarat table shows: how often each side won.
  }),
  ...defineArea('slots.table', {
    kinds: 'Table type', // Name of the row of kinds, for screen readers.
    allTables: { id: 'slots.table.all', text: 'All tables' }, // Every kind of table.
    baccarat: 'Baccarat', // Kind of table.
    roulette: 'Roulette', // Kind of table.
    blackjack: 'Blackjack', // Kind of table.
    wheel: 'Wheel', // Kind of table.
    dragonTiger: 'Dragon Tiger', // Kind of table: a card game.
    sicBo: 'Sic Bo', // Kind of table: a game of dice.
    other: 'More', // Kinds of tables that have no name of their own.
    playing: '{count} playing', // count: how many play at a table.
    freeSeats: 'Free seats', // Filter: tables with a free seat.
    limit: 'Lowest bet', // Filter: by the lowest stake of a table.
    anyLimit: 'Any bet', // Every lowest stake.
    upTo: 'Up to {amount}', // amount: money, the lowest stake of a table.
  }),
  ...defineArea('slots.jackpot', {
    minor: 'Minor jackpot', // The smallest of three jackpots that grow, won most often.
    major: 'Major jackpot', // The middle one of three jackpots that grow.
    grand: 'Grand jackpot', // The largest of three jackpots that grow, won most seldom.
    most: 'Won before it reaches {amount}', // Under a jackpot. amount: money, more than which it never holds.
    rule: 'Part of every bet goes into the jackpots, and every bet can win one. Higher stakes have a better chance.', // How the games below the jackpots win them.
    winners: 'Last winners', // Title of the list of those who won a jackpot.
    elsewhere: 'A player on another site', // Somebody who won a jackpot that several sites share.
    noWinners: 'No winners yet.', // In place of the list of those who won a jackpot.
  }),
  ...defineArea('slots.room', {
    quickSeat: 'Quick seat', // Name of a row of stakes: each leads to a room of that stake with a free seat.
    seatAt: 'Quick seat, {stake} a round', // Button of one stake. stake: money.
    freeOf: '{count, plural, one {# free seat} other {# free seats}}', // Free seats of a card room.
    full: 'Full', // A card room without a free seat.
    sit: 'Sit', // Leads into a card room with a free seat.
    watch: 'Watch', // Leads into a card room without a free seat.
  }),
  ...defineArea('slots.filter', {
    search: 'Search this hall', // Label of the search field.
    filters: { id: 'slots.filter.label', text: 'Filters' }, // Name of the group of filters, for screen readers.
    minBet: 'Min bet ≥ 1', // Filter: games whose smallest stake is 1 or more.
    lines: '≥ 25 lines', // Filter: slots with 25 pay lines or more.
    favourites: 'Favorites', // Filter: the favourite games of the visitor.
    recent: 'Recent', // Filter: the games that the visitor played last.
  }),
  ...defineArea('slots.sort', {
    sort: { id: 'slots.sort.label', text: 'Sort by' }, // Label of the choice of order.
    mostPlayed: 'Most played', // Order of the games.
    newest: 'Newest', // Order of the games.
    name: 'Name', // Order of the games.
    byRtp: { id: 'slots.sort.rtp', text: 'Highest RTP' }, // Order of the games.
  }),
  ...defineArea('slots.tile', {
    factBet: { id: 'slots.tile.minBet', text: 'Min bet' }, // Fact about a game.
    factLines: { id: 'slots.tile.lines', text: 'Lines' }, // Fact about a game.
    factRtp: { id: 'slots.tile.rtp', text: 'RTP' }, // Fact about a game: return to player.
    sub: '{lines, plural, one {# line} other {# lines}} · {bet}', // Below the name of a slot: its lines and its smallest stake.
    live: 'LIVE', // Badge over a table with a dealer.
    seats: '{count, plural, =0 {Open} one {# seat} other {# seats}}', // Free seats at a live table; a table without a fixed number is open.
  }),
  ...defineArea('slots.empty', {
    emptyTitle: { id: 'slots.empty.title', text: 'No matching games' }, // Title when search and filters leave nothing.
    emptyText: { id: 'slots.empty.text', text: 'Try another word or remove a filter.' }, // Way on when search and filters leave nothing.
    emptyHall: { id: 'slots.empty.hall', text: 'Games are coming soon. Try another lobby.' }, // Shown when a hall has no games.
    clear: 'Show all', // Button that takes search and filters away.
    signIn: 'Log in to see your own games', // Title when a visitor filters by favourites or recent games without being signed in.
  }),
};

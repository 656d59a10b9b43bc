import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** What a game hall says. */
export const hallMessages = defineMessages<{
  readonly vendors: NoMessageValues;
  readonly hall: { readonly vendor: MessageValue };
  readonly all: NoMessageValues;
  readonly RNG: NoMessageValues;
  readonly LIVE: NoMessageValues;
  readonly SPORTS: NoMessageValues;
  readonly ESPORTS: NoMessageValues;
  readonly FISH: NoMessageValues;
  readonly PVP: NoMessageValues;
  readonly ELOTT: NoMessageValues;
  readonly LOTT: NoMessageValues;
  readonly HOT: NoMessageValues;
  readonly games: { readonly count: number | bigint };
  readonly tables: { readonly count: number | bigint };
  readonly rtp: { readonly high: MessageValue; readonly low: MessageValue };
  readonly search: NoMessageValues;
  readonly filters: NoMessageValues;
  readonly minBet: NoMessageValues;
  readonly lines: NoMessageValues;
  readonly favourites: NoMessageValues;
  readonly recent: NoMessageValues;
  readonly shown: { readonly shown: MessageValue; readonly total: MessageValue };
  readonly sort: NoMessageValues;
  readonly mostPlayed: NoMessageValues;
  readonly newest: NoMessageValues;
  readonly name: NoMessageValues;
  readonly byRtp: NoMessageValues;
  readonly factBet: NoMessageValues;
  readonly factLines: NoMessageValues;
  readonly factRtp: NoMessageValues;
  readonly sub: { readonly bet: MessageValue; readonly lines: number | bigint };
  readonly hot: NoMessageValues;
  readonly new: NoMessageValues;
  readonly jackpot: NoMessageValues;
  readonly live: NoMessageValues;
  readonly seats: { readonly count: number | bigint };
  readonly emptyTitle: NoMessageValues;
  readonly emptyText: NoMessageValues;
  readonly emptyHall: NoMessageValues;
  readonly clear: NoMessageValues;
  readonly signIn: NoMessageValues;
  readonly login: NoMessageValues;
  readonly loading: NoMessageValues;
}>({
  vendors: {
    id: 'slots.hall.vendors',
    defaultMessage: 'Vendors',
    description: 'Name of the row of vendors, for screen readers.',
  },
  hall: {
    id: 'slots.hall.tab',
    defaultMessage: '{vendor} game hall',
    description: 'Label of one vendor: its name and the game-hall suffix.',
  },
  all: {
    id: 'slots.hall.all',
    defaultMessage: 'All games',
    description: 'Label of the entry that shows the games of all vendors.',
  },
  RNG: { id: 'slots.hall.rng', defaultMessage: 'Slots', description: 'Title of the slot hall.' },
  LIVE: { id: 'slots.hall.live', defaultMessage: 'Live casino', description: 'Title of a game hall.' },
  SPORTS: { id: 'slots.hall.sports', defaultMessage: 'Sports', description: 'Title of a game hall.' },
  ESPORTS: { id: 'slots.hall.esports', defaultMessage: 'Esports', description: 'Title of a game hall.' },
  FISH: { id: 'slots.hall.fish', defaultMessage: 'Fishing', description: 'Title of a game hall.' },
  PVP: {
    id: 'slots.hall.pvp',
    defaultMessage: 'PVP',
    description: 'Title of a game hall: card rooms, player against player.',
  },
  ELOTT: { id: 'slots.hall.elott', defaultMessage: 'Lottery', description: 'Title of a game hall.' },
  LOTT: { id: 'slots.hall.lott', defaultMessage: 'Lottery', description: 'Title of a game hall.' },
  HOT: {
    id: 'slots.hall.hot',
    defaultMessage: 'Hot games',
    description: 'Title of the page with the games that most people play.',
  },
  games: {
    id: 'slots.hall.games',
    defaultMessage: '{count, plural, one {# game} other {# games}}',
    description: 'How many games a hall has.',
  },
  tables: {
    id: 'slots.hall.tables',
    defaultMessage: '{count, plural, one {# table} other {# tables}}',
    description: 'How many tables with a dealer a hall has.',
  },
  rtp: {
    id: 'slots.hall.rtpRange',
    defaultMessage: 'RTP {low}–{high}',
    description: 'Lowest and highest return to player of a hall, as percentages.',
  },
  search: {
    id: 'slots.filter.search',
    defaultMessage: 'Search this hall',
    description: 'Label of the search field.',
  },
  filters: {
    id: 'slots.filter.label',
    defaultMessage: 'Filters',
    description: 'Name of the group of filters, for screen readers.',
  },
  minBet: {
    id: 'slots.filter.minBet',
    defaultMessage: 'Min bet ≥ 1',
    description: 'Filter: games whose smallest stake is 1 or more.',
  },
  lines: {
    id: 'slots.filter.lines',
    defaultMessage: '≥ 25 lines',
    description: 'Filter: slots with 25 pay lines or more.',
  },
  favourites: {
    id: 'slots.filter.favourites',
    defaultMessage: 'Favourites',
    description: 'Filter: the favourite games of the visitor.',
  },
  recent: {
    id: 'slots.filter.recent',
    defaultMessage: 'Recent',
    description: 'Filter: the games that the visitor played last.',
  },
  shown: {
    id: 'slots.filter.shown',
    defaultMessage: '{shown} of {total}',
    description: 'How many games fit the filters.',
  },
  sort: { id: 'slots.sort.label', defaultMessage: 'Sort by', description: 'Label of the choice of order.' },
  mostPlayed: {
    id: 'slots.sort.mostPlayed',
    defaultMessage: 'Most played',
    description: 'Order of the games.',
  },
  newest: { id: 'slots.sort.newest', defaultMessage: 'Newest', description: 'Order of the games.' },
  name: { id: 'slots.sort.name', defaultMessage: 'Name', description: 'Order of the games.' },
  byRtp: { id: 'slots.sort.rtp', defaultMessage: 'Highest RTP', description: 'Order of the games.' },
  factBet: { id: 'slots.tile.minBet', defaultMessage: 'Min bet', description: 'Fact about a game.' },
  factLines: { id: 'slots.tile.lines', defaultMessage: 'Lines', description: 'Fact about a game.' },
  factRtp: {
    id: 'slots.tile.rtp',
    defaultMessage: 'RTP',
    description: 'Fact about a game: return to player.',
  },
  sub: {
    id: 'slots.tile.sub',
    defaultMessage: '{lines, plural, one {# line} other {# lines}} · {bet}',
    description: 'Below the name of a slot: its lines and its smallest stake.',
  },
  hot: {
    id: 'slots.tile.hot',
    defaultMessage: 'Hot',
    description: 'Badge over a game that many people play.',
  },
  new: { id: 'slots.tile.new', defaultMessage: 'New', description: 'Badge over a new game.' },
  jackpot: {
    id: 'slots.tile.jackpot',
    defaultMessage: 'Jackpot',
    description: 'Badge over a game with a jackpot.',
  },
  live: { id: 'slots.tile.live', defaultMessage: 'LIVE', description: 'Badge over a table with a dealer.' },
  seats: {
    id: 'slots.tile.seats',
    defaultMessage: '{count, plural, =0 {Open} one {# seat} other {# seats}}',
    description: 'Free seats at a live table; a table without a fixed number is open.',
  },
  emptyTitle: {
    id: 'slots.empty.title',
    defaultMessage: 'No game fits',
    description: 'Title when search and filters leave nothing.',
  },
  emptyText: {
    id: 'slots.empty.text',
    defaultMessage: 'Try another word or take a filter away.',
    description: 'Way on when search and filters leave nothing.',
  },
  emptyHall: {
    id: 'slots.empty.hall',
    defaultMessage: 'Games come here soon. Look into another hall.',
    description: 'Shown when a hall has no games.',
  },
  clear: {
    id: 'slots.empty.clear',
    defaultMessage: 'Show all',
    description: 'Button that takes search and filters away.',
  },
  signIn: {
    id: 'slots.empty.signIn',
    defaultMessage: 'Log in to see your own games',
    description: 'Title when a visitor filters by favourites or recent games without being signed in.',
  },
  login: {
    id: 'slots.empty.login',
    defaultMessage: 'Log in',
    description: 'Button that opens the login dialog.',
  },
  loading: {
    id: 'slots.hall.loading',
    defaultMessage: 'Loading games',
    description: 'Spoken while the games load.',
  },
});

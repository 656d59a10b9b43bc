import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** What the home page says besides what the platform sends. */
export const homeMessages = defineMessages<{
  readonly banners: NoMessageValues;
  readonly see: NoMessageValues;
  readonly nextDraw: NoMessageValues;
  readonly drawCloses: NoMessageValues;
  readonly lastResult: NoMessageValues;
  readonly result: { readonly issue: MessageValue; readonly lottery: MessageValue };
  readonly allResults: NoMessageValues;
  readonly placeBet: NoMessageValues;
  readonly joinTitle: NoMessageValues;
  readonly joinText: NoMessageValues;
  readonly join: NoMessageValues;
  readonly tryFree: NoMessageValues;
  readonly continueTitle: NoMessageValues;
  readonly continueEmpty: NoMessageValues;
  readonly allNotices: NoMessageValues;
  readonly notices: NoMessageValues;
  readonly categories: NoMessageValues;
  readonly ELOTT: NoMessageValues;
  readonly LIVE: NoMessageValues;
  readonly RNG: NoMessageValues;
  readonly SPORTS: NoMessageValues;
  readonly ESPORTS: NoMessageValues;
  readonly FISH: NoMessageValues;
  readonly PVP: NoMessageValues;
  readonly lotteries: { readonly count: number | bigint };
  readonly tables: { readonly count: number | bigint };
  readonly games: { readonly count: number | bigint };
  readonly events: { readonly count: number | bigint };
  readonly matches: { readonly count: number | bigint };
  readonly rooms: { readonly count: number | bigint };
  readonly viewAll: NoMessageValues;
  readonly hot: NoMessageValues;
  readonly live: NoMessageValues;
  readonly inPlay: NoMessageValues;
  readonly fresh: NoMessageValues;
  readonly results: NoMessageValues;
  readonly promotions: NoMessageValues;
  readonly wins: NoMessageValues;
  readonly top: { readonly count: MessageValue };
  readonly emptyWins: NoMessageValues;
  readonly emptyMatches: NoMessageValues;
  readonly liveCount: { readonly count: number | bigint };
  readonly homeWin: { readonly team: MessageValue };
  readonly draw: NoMessageValues;
  readonly playing: { readonly count: number | bigint };
  readonly seats: { readonly count: number | bigint };
  readonly liveBadge: NoMessageValues;
  readonly badgehot: NoMessageValues;
  readonly badgenew: NoMessageValues;
  readonly badgejackpot: NoMessageValues;
}>({
  banners: {
    id: 'home.hero.label',
    defaultMessage: 'Offers',
    description: 'Name of the carousel of banners, for screen readers.',
  },
  see: {
    id: 'home.hero.see',
    defaultMessage: 'See more',
    description: 'Button of a banner that has no words of its own.',
  },
  nextDraw: {
    id: 'home.draw.next',
    defaultMessage: 'Next draw',
    description: 'Small label above the name of the lottery that is drawn next.',
  },
  drawCloses: {
    id: 'home.draw.closes',
    defaultMessage: 'Draw closes',
    description: 'What the countdown of a lottery counts to.',
  },
  lastResult: {
    id: 'home.draw.last',
    defaultMessage: 'Last result',
    description: 'Small label before the balls of the last draw.',
  },
  result: {
    id: 'home.draw.result',
    defaultMessage: '{lottery}, draw {issue}',
    description: 'Name of a row of lottery balls, for screen readers.',
  },
  allResults: {
    id: 'home.draw.results',
    defaultMessage: 'Results',
    description: 'Button that leads to all lottery results.',
  },
  placeBet: {
    id: 'home.draw.bet',
    defaultMessage: 'Place a bet',
    description: 'Button that leads to the lotteries.',
  },
  joinTitle: {
    id: 'home.member.joinTitle',
    defaultMessage: 'One account, every game',
    description: 'Title of the card for visitors who are not signed in.',
  },
  joinText: {
    id: 'home.member.joinText',
    defaultMessage: 'Register once and play everything here. Or look around first with trial money.',
    description: 'Text of the card for visitors who are not signed in.',
  },
  join: {
    id: 'home.member.join',
    defaultMessage: 'Create an account',
    description: 'Button that opens the register dialog.',
  },
  tryFree: {
    id: 'home.member.tryFree',
    defaultMessage: 'Free play',
    description: 'Button that signs in with a trial account.',
  },
  continueTitle: {
    id: 'home.member.continueTitle',
    defaultMessage: 'Continue playing',
    description: 'Title of the card with the games that the member played last.',
  },
  continueEmpty: {
    id: 'home.member.continueEmpty',
    defaultMessage: 'The games you play show up here.',
    description: 'Shown while the member has not played yet.',
  },
  allNotices: {
    id: 'home.notice.all',
    defaultMessage: 'All notices',
    description: 'Link to the page with all notices.',
  },
  notices: {
    id: 'home.notice.label',
    defaultMessage: 'Notices',
    description: 'Name of the running line of notices, for screen readers.',
  },
  categories: {
    id: 'home.category.label',
    defaultMessage: 'Games by type',
    description: 'Name of the list of game types, for screen readers.',
  },
  ELOTT: { id: 'home.category.elott', defaultMessage: 'Lottery', description: 'Game type.' },
  LIVE: { id: 'home.category.live', defaultMessage: 'Live casino', description: 'Game type.' },
  RNG: { id: 'home.category.rng', defaultMessage: 'Slots', description: 'Game type.' },
  SPORTS: { id: 'home.category.sports', defaultMessage: 'Sports', description: 'Game type.' },
  ESPORTS: { id: 'home.category.esports', defaultMessage: 'Esports', description: 'Game type.' },
  FISH: { id: 'home.category.fish', defaultMessage: 'Fishing', description: 'Game type.' },
  PVP: {
    id: 'home.category.pvp',
    defaultMessage: 'PVP',
    description: 'Game type: card rooms, player against player.',
  },
  lotteries: {
    id: 'home.category.lotteries',
    defaultMessage: '{count, plural, one {# lottery} other {# lotteries}}',
    description: 'How much a game type offers.',
  },
  tables: {
    id: 'home.category.tables',
    defaultMessage: '{count, plural, one {# table} other {# tables}}',
    description: 'How much a game type offers.',
  },
  games: {
    id: 'home.category.games',
    defaultMessage: '{count, plural, one {# game} other {# games}}',
    description: 'How much a game type offers.',
  },
  events: {
    id: 'home.category.events',
    defaultMessage: '{count, plural, one {# event} other {# events}}',
    description: 'How much a game type offers.',
  },
  matches: {
    id: 'home.category.matches',
    defaultMessage: '{count, plural, one {# match} other {# matches}}',
    description: 'How much a game type offers.',
  },
  rooms: {
    id: 'home.category.rooms',
    defaultMessage: '{count, plural, one {# room} other {# rooms}}',
    description: 'How much a game type offers.',
  },
  viewAll: {
    id: 'home.section.viewAll',
    defaultMessage: 'View all',
    description: 'Link from a section of the home page to its own page.',
  },
  hot: { id: 'home.section.hot', defaultMessage: 'Hot games', description: 'Title of a section.' },
  live: { id: 'home.section.live', defaultMessage: 'Live tables', description: 'Title of a section.' },
  inPlay: {
    id: 'home.section.inPlay',
    defaultMessage: 'In play',
    description: 'Title of the section with matches that are being played.',
  },
  fresh: { id: 'home.section.fresh', defaultMessage: 'New this week', description: 'Title of a section.' },
  results: {
    id: 'home.section.results',
    defaultMessage: 'Latest results',
    description: 'Title of the section with lottery results.',
  },
  promotions: {
    id: 'home.section.promotions',
    defaultMessage: 'Promotions',
    description: 'Title of a section.',
  },
  wins: { id: 'home.section.wins', defaultMessage: 'Recent wins', description: 'Title of the winners list.' },
  top: {
    id: 'home.section.top',
    defaultMessage: 'Top {count}',
    description: 'How many rows the winners list has.',
  },
  emptyWins: {
    id: 'home.section.emptyWins',
    defaultMessage: 'The next win shows up here.',
    description: 'Shown while there are no wins.',
  },
  emptyMatches: {
    id: 'home.section.emptyMatches',
    defaultMessage: 'No match is being played now.',
    description: 'Shown while there are no matches.',
  },
  liveCount: {
    id: 'home.match.liveCount',
    defaultMessage: '{count, plural, one {# match live} other {# matches live}}',
    description: 'How many matches are being played.',
  },
  homeWin: {
    id: 'home.match.home',
    defaultMessage: '{team} wins',
    description: 'Outcome of a match, for screen readers.',
  },
  draw: {
    id: 'home.match.draw',
    defaultMessage: 'Draw',
    description: 'Outcome of a match, for screen readers.',
  },
  playing: {
    id: 'home.tile.playing',
    defaultMessage: '{count, plural, one {# playing} other {# playing}}',
    description: 'How many people are in a game now.',
  },
  seats: {
    id: 'home.tile.seats',
    defaultMessage: '{count, plural, =0 {Open} one {# seat} other {# seats}}',
    description: 'Free seats at a live table; a table without a fixed number is open.',
  },
  liveBadge: {
    id: 'home.tile.live',
    defaultMessage: 'LIVE',
    description: 'Badge over a table with a dealer.',
  },
  badgehot: {
    id: 'home.tile.hot',
    defaultMessage: 'Hot',
    description: 'Badge over a game that many people play.',
  },
  badgenew: { id: 'home.tile.new', defaultMessage: 'New', description: 'Badge over a new game.' },
  badgejackpot: {
    id: 'home.tile.jackpot',
    defaultMessage: 'Jackpot',
    description: 'Badge over a game with a jackpot.',
  },
});

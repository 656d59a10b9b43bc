import { defineArea } from '#messages';
import { gameTypeMessages } from '../gameType.messages';

/** What the home page says besides what the platform sends. */
export const homeMessages = {
  ...gameTypeMessages,
  ...defineArea('home.hero', {
    banners: { id: 'home.hero.label', text: 'Offers' }, // Name of the carousel of banners, for screen readers.
    see: 'See more', // Button of a banner that has no words of its own.
  }),
  ...defineArea('home.draw', {
    nextDraw: { id: 'home.draw.next', text: 'Next draw' }, // Small label above the name of the lottery that is drawn next.
    drawCloses: { id: 'home.draw.closes', text: 'Draw closes' }, // What the countdown of a lottery counts to.
    lastResult: { id: 'home.draw.last', text: 'Last result' }, // Small label before the balls of the last draw.
    result: '{lottery}, draw {issue}', // Name of a row of lottery balls, for screen readers.
    allResults: { id: 'home.draw.results', text: 'Results' }, // Button that leads to all lottery results.
    placeBet: { id: 'home.draw.bet', text: 'Place a bet' }, // Button that leads to the lotteries.
  }),
  ...defineArea('home.member', {
    joinTitle: 'One account, every game', // Title of the card for visitors who are not signed in.
    joinText: 'Register once and play everything, or look around with trial money first.', // Text of the card for visitors who are not signed in.
    continueTitle: 'Continue playing', // Title of the card with the games that the member played last.
    continueEmpty: 'The games you play show up here.', // Shown while the member has not played yet.
  }),
  ...defineArea('home.notice', {
    allNotices: { id: 'home.notice.all', text: 'All notices' }, // Link to the page with all notices.
    notices: { id: 'home.notice.label', text: 'Notices' }, // Name of the running line of notices, for screen readers.
  }),
  ...defineArea('home.category', {
    categories: { id: 'home.category.label', text: 'Games by type' }, // Name of the list of game types, for screen readers.
    LIVE: { id: 'home.category.live', text: 'Live casino' }, // Game type. A narrow place: shorter than elsewhere where the language can.
    lotteries: '{count, plural, one {# lottery} other {# lotteries}}', // How much a game type offers.
    tables: '{count, plural, one {# table} other {# tables}}', // How much a game type offers.
    games: '{count, plural, one {# game} other {# games}}', // How much a game type offers.
    events: '{count, plural, one {# event} other {# events}}', // How much a game type offers.
    matches: '{count, plural, one {# match} other {# matches}}', // How much a game type offers.
    rooms: '{count, plural, one {# room} other {# rooms}}', // How much a game type offers.
  }),
  ...defineArea('home.section', {
    viewAll: 'View all', // Link from a section of the home page to its own page.
    hot: 'Hot games', // Title of a section.
    live: 'Live tables', // Title of a section.
    inPlay: 'In play', // Title of the section with matches that are being played.
    fresh: 'New this week', // Title of a section.
    results: 'Latest results', // Title of the section with lottery results.
    wins: 'Recent wins', // Title of the winners list.
    top: 'Top {count}', // How many rows the winners list has.
    emptyWins: 'The next win shows up here.', // Shown while there are no wins.
    emptyMatches: 'No live matches right now.', // Shown while there are no matches.
  }),
  ...defineArea('home.match', {
    liveCount: '{count, plural, one {# match live} other {# matches live}}', // How many matches are being played.
    homeWin: { id: 'home.match.home', text: '{team} wins' }, // Outcome of a match, for screen readers.
    draw: 'Draw', // Outcome of a match, for screen readers.
  }),
  ...defineArea('home.tile', {
    playing: '{count, plural, one {# playing} other {# playing}}', // How many people are in a game now.
    seats: '{count, plural, =0 {Open} one {# seat} other {# seats}}', // Free seats at a live table; a table without a fixed number is open.
    liveBadge: { id: 'home.tile.live', text: 'LIVE' }, // Badge over a table with a dealer.
  }),
};

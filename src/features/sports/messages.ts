import { defineArea } from '#messages';
import { labelMessages } from '../label.messages';

/** What the lobby of sports says. */
export const sportsMessages = {
  ...defineArea('sports.lobby', {
    liveCount: '{count, plural, one {# in play} other {# in play}}', // How many matches are being played now.
    leagues: 'Leagues', // Name of the list of leagues.
    allLeagues: { id: 'sports.lobby.all', text: 'All leagues' }, // Every league.
    days: 'When', // Name of the choice between now, today and tomorrow, for screen readers.
    now: 'In play', // Choice: matches that are being played now, and those that begin next.
    tomorrow: 'Tomorrow', // Choice: matches that begin tomorrow.
    loading: 'Loading matches', // Spoken while the matches load.
    failed: 'The matches could not be loaded', // Title in place of the matches.
    failedText: 'Odds and scores are unavailable for a moment. Try again.', // Text in place of the matches.
    asOf: 'Scores and odds may be out of date: we couldn’t refresh them.', // Over matches that could not be read again.
    emptyTitle: 'No matches here', // Title in place of the matches.
    emptyText: 'No matches in this period. Try another day or all leagues.', // Text in place of the matches.
    emptyLive: 'No live matches right now. These start next.', // Before the matches to come.
  }),
  ...defineArea('sports.match', {
    inPlay: 'In play', // Title of the matches that are being played now.
    next: 'Next 24 hours', // Title of the matches to come.
    all: { id: 'sports.match.all', text: 'All {count} in play' }, // Button that shows every match of a league that is being played. count: at least 5.
    more: 'Show more matches', // Button below the matches to come.
    tomorrowAt: 'Tomorrow, {time}', // Heading of the matches of one hour. time: such as 21:00.
    minute: '{minute}′', // Clock of a match. minute: the minute of play.
    halfTime: 'HT', // Clock of a match in its break: half time, as short as can be.
    wins: '{team} to win', // Price: what is bet on.
    draw: 'Draw', // Price: what is bet on.
    closed: 'No odds right now', // In place of the prices of a match while nothing can be bet.
  }),
  ...defineArea('sports.series', {
    map: 'Map {number}', // The map of a series that is being played. number: from 1.
    pause: 'Between maps', // A series between two maps.
    bestOf: '{event} · best of {count}', // Event, and how many maps are played at most.
    ofNow: '{home} against {away}, {won} to {lost} maps; map {number}: {score} to {other}', // A series, read out. won, lost: maps; score, other: rounds.
    ofBreak: '{home} against {away}, {won} to {lost} maps, between maps', // A series between two maps, read out.
    ofLater: '{home} against {away}, {time}', // A series that is to come, read out. time: such as 21:30.
    noSeries: { id: 'sports.series.empty', text: 'No live series right now. These start next.' }, // Before the series to come.
    moreSeries: { id: 'sports.series.more', text: 'Show more series' }, // Button below the series to come.
  }),
  ...defineArea('sports.book', {
    books: 'Sportsbooks', // Name of the row of vendors with their own books.
    intro: 'Odds open in {vendor}. Or choose another sportsbook.', // Before the row of vendors. vendor: name.
    introOwn: 'Bets on these matches are placed in the vendors’ sportsbooks.', // Before the row of vendors, on a page without prices.
    introNone: 'Sportsbooks are closed at the moment. Scores and odds keep updating.', // In place of the row of vendors.
  }),
  today: labelMessages.today,
};

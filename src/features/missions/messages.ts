import { defineArea } from '#messages';

/** What the page of missions says. */
export const missionMessages = defineArea('missions', {
  ready: '{count, plural, one {# reward is ready} other {# rewards are ready}}', // How many can be claimed now.
  readyCash: '{amount} in cash, no wagering.', // amount: money.
  readyBonus: '{amount} as a bonus.', // amount: money.
  claimAll: 'Claim all',
  daily: 'Daily',
  weekly: 'Weekly',
  once: 'Once',
  list: 'Missions', // Name of the list.
  doneOf: '{done} of {target}', // Both are numbers, or both are money.
  notStarted: 'Not started',
  bonusAmount: '{amount} bonus', // amount: money.
  bonusTerms: 'Wager {required} in {days, plural, one {# day} other {# days}} to release the bonus.', // required: money.
  dayEnds: 'Daily missions end {time}.', // time: date and time.
  weekEnds: 'Weekly ones end {time}.', // Follows the sentence about daily missions; time: date and time.
  claimOf: 'Claim, {title}', // Name of the button; title: of the mission.
  go: 'Go', // Leads to where a mission is worked on.
  goOf: 'Go, {title}', // Name of the link; title: of the mission.
  accept: 'Accept', // A mission counts from then on.
  acceptOf: 'Accept, {title}', // Name of the button; title: of the mission.
  opened: 'Your bonus has started.',
  counts: 'A mission counts from the moment you accept it.',
  emptyTitle: 'No missions now',
  emptyText: 'New ones arrive every day and every week.',
  failedTitle: 'The missions could not be loaded',
  failedText: 'Your progress is safe. Try again in a moment.',
  board: 'Leaderboard',
  week: 'Week',
  month: 'Month',
  rule: '1 point for each {amount} of valid bets. Ends {time}. Prizes have no wagering.', // amount: money; time: date and time.
  firstThree: 'The first three', // Name of a list of people.
  others: 'Other places', // Name of a list of people.
  place: 'Place {rank}', // rank: number.
  points: '{points, plural, one {# point} other {# points}}', // points: a number.
  you: 'You',
  missing: '{points, plural, one {# point} other {# points}} to place {rank} and {prize}.', // rank: number; prize: money.
  planned: 'Play only what you planned to.',
  boardEmptyTitle: 'Nobody has points yet',
  boardEmptyText: 'The first valid bet takes first place.',
  boardFailedTitle: 'The leaderboard could not be loaded',
});

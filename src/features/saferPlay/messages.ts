import { defineArea } from '#messages';

/** What the pages of safer play say. */
export const saferMessages = defineArea('safer', {
  parts: 'Parts of safer play', // Name of the tabs.
  limits: 'Limits',
  break: 'Take a break',
  statement: 'Statement', // Tab and title: what went in, what came out and how long somebody played.
  rule: 'A lower limit works at once. A higher one waits 24 hours, and you can cancel it until then. Nobody here can lift a limit for you.',
  lengthDays: '{count, plural, one {# day} other {# days}}', // The length of a break.
  lengthWeeks: '{count, plural, one {# week} other {# weeks}}', // The length of a break.
  lengthMonths: '{count, plural, one {# month} other {# months}}', // The length of an exclusion.
  lengthYears: '{count, plural, one {# year} other {# years}}', // The length of an exclusion.
  deposit: 'Deposit limit',
  loss: 'Loss limit',
  stake: 'Stake limit',
  session: 'Time limit',
  casino: 'Casino', // The games that a limit is of: slots, live dealers, fishing and card rooms; not sports, not lottery.
  perDay: '{amount} a day', // amount: a limit.
  perWeek: '{amount} a week', // amount: a limit.
  perMonth: '{amount} a month', // amount: a limit.
  in24Hours: '{amount} in 24 hours', // amount: a deposit limit, which is over the last 24 hours.
  in7Days: '{amount} in 7 days', // amount: a deposit limit, which is over the last 7 days.
  notSet: 'Not set',
  used: '{used} used, {left} left until {date}', // date: when the period of the limit ends.
  usedRolling: '{used} used, {left} left, more from {date}', // Of a deposit limit over the last 24 hours or 7 days; date: when more can be deposited than now.
  usedNow: '{used} used, {left} left', // Of such a limit, of which nothing is free again later.
  depositLine: 'The most you can deposit, all methods together.',
  lossLine: 'At 100% you cannot place bets. Open bets stay, and you can withdraw.',
  stakeLine: 'The most you stake, won or lost. Last 7 days: {amount}.', // amount: staked in the last 7 days.
  sessionLine: 'Games close at the end. A round in progress is finished first.',
  change: 'Change',
  set: 'Set',
  changeOf: 'Change: {limit}', // Read out for the button; limit: its name.
  setOf: 'Set: {limit}', // Read out for the button; limit: its name.
  rises: 'Rises to {amount} from {date}, once you confirm it then', // A higher limit that waits.
  ends: 'Ends from {date}, once you confirm it then', // A limit that was asked to end.
  risesNow: 'You asked for {amount}. Do you still want it?', // The 24 hours are over.
  endsNow: 'You asked for no limit. Do you still want that?',
  callOff: 'Keep the old limit',
  confirm: 'Yes, change it',
  check: 'Reality check', // A notice of time and cost that comes during play.
  checkLine: 'Shows time and cost while you play.',
  thisSession: 'This session',
  bar: 'Time and limits', // Name of the narrow bar above every page on which one can bet, for screen readers.
  loggedInFor: 'Logged in for {time}', // In that bar; time: how long, such as 1 hr 12 min.
  netPosition: 'Net position', // Button in that bar: shows what was won less what was staked since the log-in.
  sinceLogin: 'Since you logged in', // Title over what was staked, won back and the net.
  sinceLoginNote: 'Settled bets only. Open bets are not counted.', // Below those sums.
  time: 'Time',
  staked: 'Staked',
  wonBack: 'Won back',
  net: 'Net',
  noSession: 'You are not playing now.',
  stopTitle: 'Want to stop for a while?',
  stopText: 'A break takes two taps and works on every device. You can still withdraw.',
  excludeLonger: 'Exclude myself for longer',
  aDay: 'A day',
  aWeek: 'A week',
  aMonth: 'A month',
  hours24: '24 hours', // Choice: a deposit limit over the last 24 hours.
  newLimit: 'New limit',
  starts: 'Starts',
  atOnce: 'At once',
  higher:
    'This limit is higher, so it waits 24 hours. We ask you once more before it starts. If you do not answer, the old limit stays.',
  removeLimit: 'No limit', // Choice: the limit ends.
  setTo: 'Set {amount}', // Button.
  askFor: 'Ask for {amount}', // Button: a higher limit, which waits.
  askNone: 'Ask for no limit',
  keep: 'Keep it as it is',
  amountMissing: 'Enter an amount above zero',
  breakText: 'Choose how long. It starts as soon as you confirm and cannot be shortened.',
  breakLength: 'How long',
  until: 'until {date}', // date: end of a break of this length.
  during: 'During the break',
  noPlay: 'You cannot deposit or place bets, on any device.',
  bonusWaits: 'Bonuses pause. Their end dates move back by the same time.',
  stays: 'What stays open',
  records: 'You can sign in, see your records and withdraw.',
  openBets: 'Open bets are settled and paid.',
  help: 'Support answers you.',
  start: 'Start {length} of break', // Button; length: 7 days.
  startSure: 'Start a break of {length}?', // length: 7 days.
  startText: 'Until {date} games and deposits are closed. Nobody can end it earlier.', // date: end of the break.
  startYes: 'Start the break',
  longer: 'Longer than 6 weeks?',
  longerText:
    'Self-exclusion lasts 6 months to 5 years, or for good. You can then sign in only to withdraw. It cannot be undone before its end.',
  exclusion: 'Self-exclusion',
  earlier: 'Earlier breaks',
  noEarlier: 'None yet',
  forGood: 'For good',
  excludeTitle: 'Exclude yourself?',
  excludeText:
    'You can sign in only to withdraw. No deposits, no bets. Nobody can lift this earlier, not even support.',
  afterwards: 'Afterwards: you ask to reopen games, and they open 24 hours later.',
  password: 'Login password',
  agree: 'I understand that this cannot be undone.',
  excludeYes: 'Exclude me',
  onBreak: 'You are taking a break until {date}', // date: its end.
  excluded: 'You have excluded yourself until {date}', // date: its end.
  excludedForGood: 'You have excluded yourself for good',
  pauseText: 'Games and deposits are closed. You can see your records and withdraw.',
  reopen: 'Ask for games again',
  reopenText: 'Your exclusion is over. Games stay closed until you ask, and open 24 hours later.',
  opensAt: 'Games open on {date}', // date: when, after an exclusion.
  headline:
    'You deposited {deposits}, withdrew {withdrawals} and {result, select, won {won} other {lost}} {amount} in games.', // All are amounts of money; result says won or lost.
  netGames: 'Net in games',
  netDeposit: 'Net deposit', // Column and sum: deposits minus withdrawals.
  average: '{unit, select, month {{time} a month on average} other {{time} a day on average}}', // time: how long somebody played.
  statementNote:
    'Net deposit is deposits minus withdrawals. Net is what was won back, with the stakes, minus what was staked. Rebates and bonuses are not in it, and open bets are not counted.', // Below the table.
  notPlanned: 'Not what you planned?', // Title of a note with ways to a limit and a break.
  notPlannedText: 'A limit or a break starts at once.',
  timePlayed: 'Time played',
  longest: 'Longest sessions',
  year: '12 months',
  failedTitle: 'This could not be loaded',
  failedText: 'Your limits still apply. Try again in a moment.',
  checkTitle: 'You have played for {time}', // time: how long, such as 1 hr.
  checkText: 'The game is paused. Nothing runs while you read this.',
  lossLeft: 'Left of your loss limit: {amount}', // amount: what may still be lost.
  keepPlaying: 'Keep playing',
  stop: 'Stop and go to the lobby',
  timeOver: 'You’ve reached your time limit',
  lossOver: 'Your loss limit is reached',
  overText: 'Games are closed until the limit’s period ends. Open bets stay, and you can withdraw.',
  toLobby: 'Go to the lobby',
  seeLimits: 'See my limits',
});

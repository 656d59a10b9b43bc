import { defineArea } from '#messages';
import { labelMessages } from '../label.messages';
import { moneyMessages } from '../money.messages';
import { siteMessages } from '../site.messages';

/** What team management says. */
export const teamMessages = {
  ...defineArea('agent.team', {
    summary: 'The whole team',
    direct: 'Direct downlines',
    agents: 'Agents',
    whole: 'Whole team',
    teamBalance: 'Team balance',
    type: 'Type', // Column: an agent or a member. How far below oneself somebody is, is the level.
    level: '{type}, level {level}', // type: "Agent" or "Member"; level: how far below oneself.
    rebate: 'Slots rebate',
    lastBet: 'Last bet',
    quiet: 'Inactive 7 days', // Badge: no bet for seven days.
    never: 'Never',
    details: 'Details',
    detailsOf: 'Details of {account}', // account: its name.
    open: 'Open the team of {account}', // account: its name.
    noRebates: 'None',
    change: 'Raise rebates',
    changeNote: 'Rebates can only be raised, up to your own rate.',
    most: 'At most {rate}', // rate: percent.
    save: 'Save',
    saved: 'Saved. It applies from the next bet.',
    bets: 'Bets',
    emptyTitle: 'No members found',
    emptyText: 'Search for another name, or go back to your own team.',
    emptyAction: 'My team',
    failedTitle: 'The team could not be loaded',
    failedText: 'Figures are safe. Try again in a moment.',
    offer: 'Offer a contract', // Link in the details of a direct downline.
  }),
  profit: labelMessages.profitAndLoss,
};

/** What the agents' profit and loss says. Figures are from the player's side. */
export const profitMessages = {
  ...defineArea('agent.profit', {
    bets: 'Bets',
    stake: 'Stake',
    validBet: 'Valid turnover',
    payout: 'Payout',
    result: 'Game P/L',
    rebate: 'Rebate',
    reward: 'Reward',
    net: 'Net P/L',
    cumulative: 'Cumulative',
    view: 'Rows', // Filter: what each row of the table is.
    direct: 'Direct team',
    everyone: 'Everyone',
    byDay: 'By day',
    type: 'Game type',
    self: '{account} (own)', // Row of an account's own figures; account: its name.
    open: 'Open the team of {account}', // Link of a row; account: its name.
    totals: 'Totals',
    all: '{count, plural, one {# account} other {All # accounts}}', // Foot of the table.
    allDays: '{count, plural, one {# day} other {# days}}', // Foot of the table by day.
    note: 'Amounts in {currency} · settled bets only', // currency: its code, such as USD.
    gamesOnly: '· Deposits, withdrawals, bonuses and fees belong to no game type', // After the note above, while one type of games is chosen.
    columns: 'Columns',
    findColumn: 'Find a column',
    reset: 'Reset',
    move: 'Move {column}', // column: its heading; handle that moves it.
    comfortable: 'Comfortable rows',
    compact: 'Compact rows',
    emptyTitle: 'Nothing in this period',
    emptyText: 'Choose a longer period or all games.',
    emptyAction: 'Last 30 days',
    failedTitle: 'The report could not be loaded',
    failedText: 'Figures are safe. Try again in a moment.',
  }),
  level: teamMessages.type,
  members: labelMessages.members,
  deposit: siteMessages.deposit,
  withdrawal: siteMessages.withdrawal,
  bonus: moneyMessages.bonus,
  fee: moneyMessages.fee,
};

/** What my income says. Amounts are from the agent's side. */
export const incomeMessages = {
  ...defineArea('agent.income', {
    title: 'Net income', // Figure at the top, the last bar and the last column.
    summary: 'You received {received}. {paid} went to your downlines.', // received, paid: amounts of money.
    before: '{change} compared with the period before.', // change: in percent with its sign; the same number of days just before.
    chart: 'Gross to net commission',
    byDay: 'By day',
    rebate: 'Rebate',
    wage: 'Daily commission',
    hourlyWage: 'Hourly commission',
    realTimeWage: 'Real-time commission',
    toDownlines: 'Paid to downlines',
    correction: 'Adjustment',
    allDays: '{count, plural, one {# day} other {# days}}', // Foot of the table.
    note: 'Amounts in {currency}', // currency: its code, such as USD.
    emptyTitle: 'No income in this period',
    emptyText:
      'Your team’s rebates are paid every night for the day before. Choose a longer period to see earlier ones.',
    emptyAction: 'Show the quarter',
    failedTitle: 'Your income could not be loaded',
    failedText: 'Your earnings are safe. Try again in a moment.',
    wallet: 'Income wallet', // Where an agent's income arrives.
    walletText: 'Move it to your main wallet to play with it, send it or withdraw it.',
    move: 'Move to main wallet', // Button, and title of its dialog.
    moveText: 'It arrives instantly, at no charge.',
    moveSubmit: 'Move {amount}', // amount: money. Button.
    moveRange: 'Up to {max}', // max: money in the income wallet.
    moved: '{amount} is in your main wallet', // amount: money that was just moved.
  }),
  day: labelMessages.day,
  dividend: moneyMessages.dividend,
};

/** What the dialog of a transfer to a downline says. */
export const transferMessages = defineArea('agent.transfer', {
  open: 'Send money', // Button in the details of a direct downline.
  title: 'Send money to {account}', // account: account name of the downline.
  final: 'From your main wallet. It arrives instantly and can’t be undone.',
  from: 'From', // Above the name of the sender.
  you: 'You', // Name of the sender: the agent who reads this.
  after: 'after: {amount}', // amount: what a wallet holds once the money has moved.
  range: '{min} to {max}. Left today: {left} of {day}', // min, max: bounds of an amount; left, day: money that can be sent on one day.
  quick: 'Usual amounts', // Name of the buttons with amounts.
  note: 'Note to the recipient', // Field for a few words.
  locked: 'You can send {sendable}. {locked} was deposited and must be wagered first.', // sendable, locked: money.
  paused: 'Transfers are paused until {time} because you reported that someone else used your account.', // time: day and time.
  submit: 'Send {amount}', // amount: money. Button.
  askTitle: 'Send {amount} to {account}?', // amount: money; account: account name of the downline. Title of the dialog that asks for the transaction password.
  askText: 'It arrives instantly and can’t be undone.',
  sent: '{amount} sent to {account}', // amount: money; account: account name of the downline.
  failedTitle: 'The transfer could not be prepared',
});

/** What the team overview says. Profit and loss is from the members' side, as in the report behind it. */
export const overviewMessages = {
  ...defineArea('agent.overview', {
    balance: 'Team balance',
    validBet: 'Valid turnover',
    active: 'Members who bet', // In the period.
    opened: 'New members',
    joined: '+{count}', // count: members that joined in the period.
    chart: 'Deposits and withdrawals',
    games: 'Valid turnover by game',
    noBets: 'No bets in this period yet.',
    top: 'Top downlines',
    report: 'Full report', // Link to the profit and loss by account.
    team: '{level} · {count, plural, one {# member} other {# members}}', // level: "Agent" or "Member"; count: accounts below it.
    noTeam: 'You have no downlines yet. Register an account to see its figures here.',
    note: '{from} – {to}, compared with the same number of days before. Profit and loss is from the members’ side.', // from, to: days.
    failedTitle: 'The overview could not be loaded',
    failedText: 'Figures are safe. Try again in a moment.',
  }),
  type: teamMessages.type,
  deposit: moneyMessages.deposits,
  withdrawal: moneyMessages.withdrawals,
  net: labelMessages.profitAndLoss,
};

/** What registering an account for the team says. */
export const openAccountMessages = defineArea('agent.open', {
  type: 'Account type',
  agentText: 'Plays and can build a team of downlines.',
  memberText: 'Plays only.',
  usernameText: 'Used to log in. Can’t be changed.',
  password: 'First password',
  passwordText: 'They’ll change it at their first login.',
  another: 'Generate new password', // Button: a new password is made up.
  rebatesText: 'What the new account gets back on its bets. You can raise it later, but not lower it.',
  most: 'Yours: {rate}', // rate: percent; the most that can be given.
  noRebates: 'You have no rebates to share.',
  example: 'For every {amount} of slot bets', // amount: money.
  theirs: 'The new account',
  yours: 'You',
  submit: 'Create account',
  doneTitle: 'Account created: {account}', // account: its name.
  doneText: 'Send them the username and the first password. The password can’t be shown again.',
  next: 'Create another account',
  toTeam: 'Team management',
});

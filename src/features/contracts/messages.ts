import { defineArea } from '#messages';

/** What the pages of contracts between agents say. */
export const contractMessages = defineArea('contracts', {
  view: 'Show', // Choice: own contracts, those given, payslips.
  mine: 'My contract',
  given: 'Downline contracts',
  slips: 'Payslips',
  offers: '{count, plural, one {# offer waits for your answer} other {# offers wait for your answer}}', // count: offers.
  review: 'Review',
  house: 'the house', // The other side of a contract of an agent without an upline.
  with: 'With {account}', // account: the other side.
  version: 'Version {version}', // version: number of the contract.
  offered: 'Offered', // State of a contract.
  next: 'Begins {day}', // State of a contract; day: a date.
  active: 'Active', // State of a contract.
  ending: 'Ends {day}', // State of a contract; day: a date.
  rejected: 'Rejected', // State of a contract.
  withdrawn: 'Taken back', // State of a contract: the offer was taken back.
  lapsed: 'Lapsed', // State of a contract: nobody answered the offer.
  terminated: 'Ended by one side', // State of a contract.
  replaced: 'Replaced', // State of a contract: a newer one took its place.
  ended: 'Ended with the contract above', // State of a contract.
  lapses: 'Answer by {time}', // time: date and time.
  sentOn: 'Sent {time}', // time: date and time.
  settles: 'Next settled {time}', // time: date and time.
  paidSum: 'Paid so far {amount}', // amount: money.
  owedSum: 'Owed {amount}', // amount: money.
  reasonSaid: 'Reason: {reason}', // reason: in the words of who gave it.
  amount: 'Amount', // What the tiers of a daily wage pay, besides a rate.
  tier: 'Tier {number}', // number: counts from 1.
  tierOf: 'Tier {number}: {conditions}', // number: counts from 1; conditions: list of what has to hold.
  always: 'always', // A tier without conditions.
  ofBets: 'valid bets {amount}', // Condition: at least; amount: money.
  ofLoss: 'loss {amount}', // Condition: what the team lost, at least; amount: money.
  ofActive: '{count, plural, one {# active} other {# active}}', // Condition: members who bet, at least.
  wonDay: 'not when the team won', // Condition of a daily wage.
  periodDaily: 'Each day',
  periodWeekly: 'Each week',
  periodSemimonthly: 'Twice a month',
  periodMonthly: 'Each month',
  period: 'Period', // Of a dividend.
  carriesOver: 'A period in which the team won is taken off the next one',
  isPaidWhenWon: 'Paid also when the team won the day',
  singleBet: 'A single bet of at least',
  profitRate: 'When the player won',
  lossRate: 'When the player lost',
  none: 'No contract yet',
  noneMine: 'An offer of your upline appears here.',
  noneGiven: 'Offer one to an agent directly below you.',
  offer: 'Offer a contract',
  offerTo: 'To', // Field: who gets the offer.
  offerNote: 'Nothing changes until they accept. An offer lapses after 7 days.',
  ceiling: 'Yours allows up to {rate}.', // rate: percent.
  ceilingTwo: 'Yours allows {profit} when the player won and {loss} when the player lost.', // Both are percent.
  noBounds: 'You have no contract of this kind, so there is none that you could give.',
  validBet: 'Valid bets, at least',
  netLoss: 'Team loss, at least',
  activeMembers: 'Active members',
  activeFrom: 'Active: valid bets of {amount} or more on a day', // What counts as an active member. amount: money.
  rate: 'Rate in percent',
  addTier: 'Add a tier',
  removeTier: 'Remove tier {number}', // number: counts from 1.
  tryIt: 'Work out an example',
  send: 'Send offer',
  sending: 'Sending',
  cancel: 'Cancel',
  incomplete: 'Fill in every field of each tier.',
  choose: 'Choose who gets the offer.',
  wouldEarn: '{account} would have had', // account: who gets the offer.
  youWouldHave: 'You would have had',
  today: 'Under today’s terms {amount}', // amount: money.
  keeps: 'You would keep {amount}', // amount: money.
  endsBelow: 'These contracts below end with it:',
  endLine: '{from} to {to}, last day {day}', // from, to: accounts; day: a date.
  sent: 'The offer was sent to {account}.', // account: who gets it.
  reviewTitle: 'Review the offer',
  now: 'Now', // Terms in force.
  new: 'New', // Terms that are offered.
  noneNow: 'No contract of this kind',
  begins: 'If you accept now, it begins {day}.', // day: a date.
  agree: 'I agree that these contracts end.',
  accept: 'Accept',
  reject: 'Reject',
  rejectReason: 'Reason', // Field: why an offer is rejected or a contract is ended.
  rejectHint: 'The other side reads it.',
  withdraw: 'Take the offer back',
  withdrawTitle: 'Take this offer back?',
  withdrawEffect: '{account} can no longer accept it.', // account: who got it.
  end: 'End contract',
  endTitle: 'End this contract?',
  endEffect: 'Its last day is {day}. It is paid in full for it.', // day: a date.
  keep: 'Keep it',
  actWith: '{act}, {account}', // Name of a button; act: what it does; account: the other side.
  failedTitle: 'The contracts could not be loaded',
  failedText: 'What was agreed stands. Try again in a moment.',
  side: 'Whose', // Choice: payslips received or given.
  received: 'Received',
  paidOut: 'Paid to downlines',
  days: 'Days', // Field: first and last day.
  last30: '30 days',
  last90: '90 days',
  noSlips: 'No payslip in these days',
  noSlipsText: 'A payslip is made when a period is settled.',
  slipOf: 'Payslip {number}', // number: of the payslip.
  close: 'Close',
  print: 'Print',
  total: 'Total of the days',
  paid: 'Paid', // State of a payslip.
  owed: 'Owed', // State of a payslip.
  nothing: 'Nothing due', // State of a payslip.
  soFar: 'So far', // Of a period that is not over.
  runningTitle: 'This period so far',
  fromTo: '{from} to {to}', // from, to: dates.
  result: 'What the team lost or won',
  rebates: 'Rebates',
  bonuses: 'Bonuses',
  wages: 'Wages',
  teamLoss: 'Net loss of the team',
  carried: 'Taken off from the period before',
  base: 'What the rate applies to',
  teamBets: 'Valid bets of the team',
  seeBets: 'See the bets',
  seePayments: 'See the payments', // Link: to the rebates, bonuses or wages that were paid.
  members: '{count, plural, one {# member} other {# members}}, {active} active', // active: a number.
  rateTier: 'Rate of tier {number}', // number: counts from 1.
  amountTier: 'Amount of tier {number}', // number: counts from 1.
  noTier: 'No tier reached',
  nextTier: 'Tier {number} misses: {conditions}', // number: counts from 1; conditions: list of what is missing.
  missing: '{what}: {reached} of {needed}', // what: name of a figure; reached, needed: numbers.
  wonBets: 'Bets that players won',
  lostBets: 'Bets that players lost',
  due: 'Due',
  youReceived: 'You received',
  youPaid: 'You paid',
  paidPart: 'Paid {paid}, owed {owed}', // Both are money.
  slipFoot: '{number}, version {version}, settled {time}', // number: of the payslip; version: of the contract; time: date and time.
});

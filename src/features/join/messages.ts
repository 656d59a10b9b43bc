import { defineArea } from '#messages';

/** What the page for new agents says. */
export const joinMessages = defineArea('join', {
  badge: 'Agent program', // Small label above the heading.
  title: 'Earn from your team, and see every cent of it', // Heading of the page for new agents.
  intro:
    'Rebates on every bet, plus contracts if you like. Each payment comes with a payslip that shows the formula, the figures and the result.', // Under the heading.
  calculator: 'What you could earn in a month', // Heading of the calculator.
  members: 'Members who play', // Slider of the calculator.
  bets: 'Bets per member, each week ({currency})', // Slider of the calculator. currency: its code, such as USD.
  apply: 'Become an agent', // Button that leads to customer service, or to the agent centre for agents.
  center: 'Open the agent center', // Button for somebody who is an agent already.
  more: 'How it works', // Button that leads to the article about becoming an agent.
  slip: 'Your month in figures', // Small heading of the slip.
  slipTitle: '{count, plural, one {# member who plays} other {# members who play}}', // Heading of the slip. count: number of members.
  netLoss: 'Team net loss', // Line of the slip.
  netLossFrom:
    '{amount} of bets in {weeks, plural, one {# week} other {# weeks}}, {margin} lost, less {rebate} rebate to members', // Where the net loss comes from. amount: money. weeks: number. margin, rebate: rates such as 4%.
  rate: 'Dividend rate', // Line of the slip.
  tier: 'Tier {tier, number}: from {members, number} active members and a net loss of {amount}', // Which tier of the dividend is reached. tier: its number. members: number of people. amount: money.
  noTier: 'Below the first tier: from {members, number} active members and a net loss of {amount}', // No tier is reached. members: number of people. amount: money.
  rebatesFrom: '{rate} of every bet: the difference between your rate and theirs', // Where the rebates come from. rate: such as 0.3%.
  about: 'About', // Before the sum at the foot of the slip: approximately.
  example: 'An example, not a promise', // Under the sum of the slip.
  contracts: 'Four contracts', // Heading.
  dividendText: 'A share of the team’s losses, by tier',
  dividendPaid: 'Paid weekly to monthly',
  daily: 'Daily commission', // One of the contracts.
  dailyText: 'A share of the team’s bets, every day',
  dailyPaid: 'Paid the next morning',
  hourly: 'Hourly commission', // One of the contracts.
  hourlyText: 'The same, for busy hours',
  hourlyPaid: 'Paid 5 minutes after the hour',
  realtime: 'Real-time commission', // One of the contracts.
  realtimeText: 'Per bet, won or lost',
  realtimePaid: 'Paid every 5 minutes',
  ask: 'Requirements', // Heading above four conditions.
  askAge: 'You are {age, number} or older and prove it once.', // Condition. age: such as 18.
  askConsent: 'No messages to people who did not ask for them.', // Condition.
  askOwn: 'Your own play does not count towards your income.', // Condition.
  askLeave: 'Your downlines are always free to take a break or leave.', // Condition.
  failedTitle: 'The sample terms could not be loaded',
  failedText: 'Try again in a moment. Customer service can tell you too.',
});

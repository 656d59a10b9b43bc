import { defineArea } from '#messages';
import { gameTypeMessages } from '../gameType.messages';
import { labelMessages } from '../label.messages';

/** What the points mall says. */
export const pointMessages = {
  ...defineArea('points', {
    title: 'Points mall', // Title of the page.
    intro: 'You earn points with your bets and deposits. They never expire.',
    balance: '{points, plural, one {# point} other {# points}}', // points: a number.
    held: '{points, plural, one {# point} other {# points}} held for what is in process', // points: a number.
    visitor: 'Log in to see your points.',
    convert: 'Convert to money',
    mall: 'Rewards',
    history: 'Redeemed',
    records: 'Points record',
    rules: 'Rules',
    category: 'Category', // Filter of rewards.
    goods: 'Goods', // Kind of rewards.
    voucher: 'Vouchers', // Kind of rewards.
    bonus: 'Money', // Kind of rewards: goes to the main wallet.
    sort: 'Sort by', // How rewards are sorted.
    popular: 'Popular first',
    fewest: 'Fewest points',
    most: 'Most points',
    affordable: 'Within my points', // Switch: only rewards that the points are enough for.
    list: 'Rewards', // Name of the list.
    popularItem: 'Popular', // Badge on a reward that many take.
    instant: 'Instant', // Of a reward of money: it is there at once.
    left: '{count, plural, one {# left} other {# left}}', // count: how many are in stock.
    soldOut: 'Sold out',
    missing: '{points, plural, one {# point to go} other {# points to go}}', // points: how many are missing.
    redeem: 'Redeem',
    redeemOf: 'Redeem, {name}', // Name of a button; name: of the reward.
    redeemTitle: 'Redeem {name}', // name: of the reward.
    quantity: 'Quantity',
    address: 'Delivery address',
    costs: 'Costs', // Points that it costs.
    have: 'You have', // Points that one has.
    after: 'Left after', // Points that are left.
    needAddress: 'Enter where to send it.',
    needMobile: 'Enter the number to send it to.',
    tooFew: 'You don’t have enough points for that many.',
    confirmTitle: 'Redeem {name} for {points, plural, one {# point} other {# points}}?', // name: of the reward; points: a number.
    confirmText: 'The points are held right away. If it’s rejected, you get them back.',
    done: '{name} is on its way to you. Track it under Redeemed.', // name: of the reward.
    inProcess: 'In process', // State of a redemption.
    approved: 'Approved', // State of a redemption.
    inProcessCount: '{count} in process', // Badge behind "Redeemed"; count: how many redemptions wait for an answer.
    requested: 'Requested', // First step of a redemption.
    checked: 'Checked', // Second step of a redemption: somebody has looked at it.
    returned: '{points, plural, one {# point was} other {# points were}} returned on {day}.', // points: a number; day: a date.
    appliedOn: 'Requested {time}', // time: date and time.
    noHistory: 'Nothing redeemed yet',
    noHistoryText: 'Rewards you redeem appear here with their status.',
    noRecords: 'No points in this period',
    noRecordsText: 'Each day’s points arrive the next morning.',
    noItems: 'Nothing in this category right now',
    noItemsText: 'Choose another category, or check back later.',
    thisMonth: 'This month', // Heading: points that came and went.
    cameFrom: 'Where your points came from', // Heading: points of each kind of game, and of deposits.
    inShort: 'Rules in brief', // Heading.
    balanceAfter: 'Balance {points}', // points: a number.
    pvp: 'Card rooms', // Where points come from.
    redeemed: 'Redeemed or converted', // Where points went.
    earning: 'How points are earned', // Heading.
    earns: '{points, plural, one {# point for each {amount}} other {# points for each {amount}}}', // points: a number; amount: money.
    rate: '{points, plural, one {# point is} other {# points are}} worth {amount}.', // points: a number; amount: money.
    least: 'From {points, plural, one {# point} other {# points}}.', // points: a number.
    convertTitle: 'Convert points to money',
    convertField: 'Points',
    convertGets: 'Goes to your main wallet: {amount}', // amount: money.
    convertStep: 'In steps of {points}.', // points: a number.
    failedTitle: 'The points mall could not be loaded',
    failedText: 'Your points are safe. Try again in a moment.',
  }),
  rejected: labelMessages.rejected,
  live: gameTypeMessages.LIVE,
};

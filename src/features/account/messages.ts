import { defineArea } from '#messages';
import { moneyMessages } from '../money.messages';
import { siteMessages } from '../site.messages';

/** What the account record and the member's profit and loss say. */
export const accountMessages = {
  ...defineArea('account', {
    type: 'Transaction',
    allTypes: 'All transactions',
    detail: 'Details',
    balance: 'Balance after',
    inGames: 'In games', // Column: what bets changed since the transaction before.
    addsUp:
      'Balance after = previous balance + in games + amount. Select an amount under “In games” to see those bets.', // Below the table.
    seeBets: 'In games {amount}: see the bets', // Name of the link on an amount.
    transfer: 'Transfer',
    rebate: 'Rebate',
    reward: 'Reward',
    wage: 'Commission',
    correction: 'Correction',
    in: 'Money in',
    out: 'Money out',
    change: 'Change',
    balanceNow: 'Balance now',
    times: '{count, plural, one {# transaction} other {# transactions}}', // Below a sum.
    totals: 'Period totals',
    method: { id: 'deposit.method', text: 'Method' }, // Heading of the ways to pay in.
    qr: { id: 'deposit.qr', text: 'QR transfer' },
    bank: { id: 'deposit.bank', text: 'Bank transfer' },
    ewallet: { id: 'deposit.ewallet', text: 'E-wallet' },
    card: { id: 'deposit.card', text: 'Card' },
    allStatuses: { id: 'records.betting.allStatuses', text: 'All statuses' },
    pending: { id: 'deposit.todo', text: 'Pending' }, // State of a step, read out.
    returned: 'Returned', // State of a withdrawal that was not paid out: its money came back.
    allMethods: 'All methods', // Filter: whichever way money was paid in or out.
    find: 'Account or reference', // Search field over a team's transactions.
    paidToTeam: 'Paid to the team', // Filter: rebates, bonuses and wages that an agent's team was paid.
    emptyTitle: 'No transactions in this period',
    emptyText: 'Deposits, withdrawals, bonuses and transfers appear here. Bets have their own record.',
    emptyAction: 'Last 90 days',
    failedTitle: 'The record could not be loaded',
    profitText:
      'Games: {games}. You staked {stake} and won back {payout}. Rebates, bonuses and rewards added {added}.', // All are amounts of money.
    byDay: 'Games by day',
    won: 'Result',
    byType: 'By game type',
    parts: 'Breakdown',
    bonuses: 'Bonuses',
    fees: 'Fees',
    limits: 'Change my limits',
    noPlay: 'No games played in this period',
    noPlayText: 'Choose a longer period.',
  }),
  deposit: siteMessages.deposit,
  withdrawal: siteMessages.withdrawal,
  bonus: moneyMessages.bonus,
  dividend: moneyMessages.dividend,
  fee: moneyMessages.fee,
};

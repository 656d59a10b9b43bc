import * as v from 'valibot';
import { defineCall } from './call';
import { csvFile } from './csvFile';
import {
  businessDay,
  listOf,
  pageRequest,
  period,
  periodRefusals,
  periodReply,
  sortDirection,
  teamListRefusals,
  teamPath,
} from './period';
import { movementOrder, movementSort, movementType } from './records';
import { count, currencyCode, gameCategory, id, instant, minorUnits, typed, userType } from './values';

/** Figures of a profit-and-loss row, from the player's side. `net` = result + rebate + bonus + reward − fee. */
export const profitColumns = [
  'deposit', 'withdrawal', 'stake', 'validBet', 'payout', 'result', 'bonus', 'rebate', 'reward', 'fee', 'net',
] as const; // prettier-ignore
export type ProfitColumn = (typeof profitColumns)[number];

const figures = {
  /** Finished bets. */
  bets: count,
  deposit: minorUnits,
  withdrawal: minorUnits,
  stake: minorUnits,
  validBet: minorUnits,
  payout: minorUnits,
  result: minorUnits,
  bonus: minorUnits,
  rebate: minorUnits,
  reward: minorUnits,
  fee: minorUnits,
  net: minorUnits,
};
export const profitFigures = v.looseObject(figures);
export type ProfitFigures = v.InferOutput<typeof profitFigures>;

/** An account as its upline sees it: contact data is masked, and only accounts of the own team are ever named. */
export const teamAccount = v.looseObject({
  id,
  account: v.string(),
  type: userType,
  /** Levels below the agent who asks: 0 is the agent. */
  level: count,
  /** Accounts below it, itself not counted. */
  members: count,
});

const accountRow = v.looseObject({
  ...teamAccount.entries,
  ...figures,
  /** While accounts are searched for: names from below the agent who asks down to the account above it. */
  path: v.optional(teamPath),
  /** `own`: its own bets alone. `team`: it and everybody below it; it can be opened. */
  of: v.picklist(['own', 'team']),
  /** Sum of `net` from the first row of the list to this one. */
  cumulative: minorUnits,
});
export type ProfitAccountRow = v.InferOutput<typeof accountRow>;

const dayRow = v.looseObject({
  day: businessDay,
  ...figures,
  /** Sum of `net` from the first row of the list to this one. */
  cumulative: minorUnits,
});
export type ProfitDayRow = v.InferOutput<typeof dayRow>;

const profitFilter = {
  ...period,
  /** Whose team: an account of the own team; the agent's own when absent. */
  under: v.optional(id),
  /** Deposits, bonuses and the like belong to no game: with game types chosen they are 0. */
  gameTypes: listOf(gameCategory),
};

const profitReply = {
  ...periodReply,
  currency: currencyCode,
  /** From the agent who asks to the account whose team is shown. */
  path: v.array(v.looseObject({ id, account: v.string() })),
  total: count,
  /** Of all rows of the filter. */
  totals: profitFigures,
  /** Of the rows on other pages: rows + other = totals. */
  other: profitFigures,
};

const accountFilter = {
  ...profitFilter,
  /**
   * `direct`: the account's own figures and one row for the team of each direct downline. `all`: everybody of the team
   * with their own figures. Both add up to the same totals.
   */
  scope: v.optional(v.picklist(['direct', 'all']), 'direct'),
  /** Part of a username. */
  search: v.optional(typed(64), ''),
  /** Whether accounts and teams in which nothing happened are rows; the totals are the same. */
  zeroRows: v.optional(v.picklist(['shown', 'hidden']), 'shown'),
};

const relay = (name: string) => ({
  path: `/wps/relay/MCSFE_${name}` as const,
  module: `MCSFE_${name}`,
  assumed: ['method', 'path', 'module', 'token', 'request', 'reply'] as const,
});

/** Kinds of income of an agent, and what goes out of it to downlines. */
export const incomeTypes = ['rebate', 'dividend', 'wage', 'hourlyWage', 'realTimeWage', 'toDownlines', 'correction'] as const; // prettier-ignore
const incomeFigures = {
  rebate: minorUnits,
  dividend: minorUnits,
  wage: minorUnits,
  hourlyWage: minorUnits,
  realTimeWage: minorUnits,
  /** Negative: paid to downlines under contracts. */
  toDownlines: minorUnits,
  correction: minorUnits,
  net: minorUnits,
};

/** Figures of the overview, of a period. */
const overviewFigures = v.looseObject({
  ...figures,
  /** Accounts below the agent that were opened in the period. */
  newMembers: count,
  /** Accounts below the agent with a finished bet in the period, of whatever size. */
  players: count,
});

/** Ways in which money is paid in or out. */
export const paymentMethods = ['qr', 'bank', 'ewallet', 'card'] as const;
const paymentMethod = v.picklist(paymentMethods);
/** `pending`: a withdrawal that is not paid out yet. `returned`: one that was not, and came back. */
export const movementStatuses = ['done', 'pending', 'returned'] as const;
const movementStatus = v.picklist(movementStatuses);

export const reportCalls = {
  /** A team at a glance (agentTeamOverview): a period beside as many days before it, by day, by game, by downline. */
  overview: defineCall({
    method: 'GET',
    ...relay('getTeamOverview'),
    audience: 'agent',
    isReport: true,
    refusals: periodRefusals,
    request: v.strictObject(period),
    reply: v.looseObject({
      ...periodReply,
      currency: currencyCode,
      /** What the team holds now, held money included, the agents' income not. */
      balance: minorUnits,
      /** Accounts below the agent now. */
      members: count,
      totals: overviewFigures,
      /** The period before. */
      before: overviewFigures,
      /** Every day of the period, oldest first. */
      days: v.array(
        v.looseObject({
          day: businessDay,
          deposit: minorUnits,
          withdrawal: minorUnits,
          validBet: minorUnits,
          net: minorUnits,
          newMembers: count,
          players: count,
        }),
      ),
      /** Most valid bets first. */
      gameTypes: v.array(v.looseObject({ gameType: gameCategory, validBet: minorUnits })),
      /** The direct teams with the most valid bets, five at most. */
      top: v.array(accountRow),
    }),
  }),
  /** User profit and loss by account (palStatementsAgentCopy). */
  profitByAccount: defineCall({
    method: 'GET',
    ...relay('getPalStatements'),
    audience: 'agent',
    isReport: true,
    refusals: { 'account.unknown': 'under', ...periodRefusals },
    request: v.strictObject({
      ...accountFilter,
      sort: v.optional(v.picklist(['account', 'members', 'bets', ...profitColumns]), 'validBet'),
      direction: v.optional(sortDirection, 'descending'),
      ...pageRequest,
    }),
    reply: v.looseObject({
      ...profitReply,
      /** Rows that are left out because nothing happened in them. */
      hiddenRows: v.optional(count, 0),
      rows: v.array(accountRow),
    }),
  }),
  /** The same by business day, oldest first; days without anything are left out. */
  profitByDay: defineCall({
    method: 'GET',
    ...relay('getPalStatementsByDay'),
    audience: 'agent',
    isReport: true,
    refusals: { 'account.unknown': 'under', ...periodRefusals },
    request: v.strictObject(profitFilter),
    reply: v.looseObject({ ...profitReply, rows: v.array(dayRow) }),
  }),
  /** All rows of the filter as CSV, streamed; no cell is a formula. */
  exportProfit: defineCall({
    method: 'GET',
    ...relay('exportPalStatements'),
    audience: 'agent',
    isReport: true,
    refusals: { 'account.unknown': 'under', ...periodRefusals },
    request: v.strictObject(accountFilter),
    reply: csvFile,
  }),
  /** My income (agentRevenueReport): what came in, what went to downlines, by day. */
  income: defineCall({
    method: 'GET',
    ...relay('getAgentRevenue'),
    audience: 'agent',
    refusals: periodRefusals,
    request: v.strictObject(period),
    reply: v.looseObject({
      ...periodReply,
      currency: currencyCode,
      /** What the income wallet holds now, whatever the period. */
      balance: minorUnits,
      /** Days on which something moved, newest first. */
      days: v.array(v.looseObject({ day: businessDay, ...incomeFigures })),
      totals: v.looseObject(incomeFigures),
    }),
  }),
  /** Transaction details of the team's accounts (agentDownlineTransactionDetailsCopy). */
  transactions: defineCall({
    method: 'GET',
    ...relay('getDownlineTransactions'),
    audience: 'agent',
    isReport: true,
    refusals: teamListRefusals,
    request: v.strictObject({
      ...period,
      under: v.optional(id),
      /**
       * `wallets`: what moved the team's main wallets. `dividend`: what a dividend for the team counts as paid to it, that
       * is rebates, also those that came into agents' income, bonuses, and the wages of its head.
       */
      of: v.optional(v.picklist(['wallets', 'dividend']), 'wallets'),
      types: listOf(movementType),
      /** Part of a username or of a reference. */
      search: v.optional(typed(64), ''),
      /** How money was paid in or out; other movements have none. */
      method: v.optional(paymentMethod),
      status: v.optional(movementStatus),
      ...movementOrder,
      ...pageRequest,
      asOf: v.optional(id),
    }),
    reply: v.looseObject({
      ...periodReply,
      currency: currencyCode,
      path: teamPath,
      rows: v.array(
        v.looseObject({
          id,
          at: instant,
          day: businessDay,
          accountId: id,
          account: v.string(),
          type: movementType,
          /** From that account's side: what came in is positive. */
          amount: minorUnits,
          /** What its wallet held then. */
          balanceAfter: minorUnits,
          /** By which support finds it: that of the payment or transfer, else one of its own. */
          reference: v.string(),
          method: v.optional(paymentMethod),
          status: movementStatus,
        }),
      ),
      /** What they stand in the order of: time where there are too many for another one (`mostSorted`). */
      sort: movementSort,
      total: count,
      totals: v.looseObject({ in: minorUnits, out: minorUnits, change: minorUnits }),
      asOf: v.nullable(id),
    }),
  }),
} as const;

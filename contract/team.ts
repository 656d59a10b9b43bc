import * as v from 'valibot';
import { defineCall } from './call';
import { pageRequest, sortDirection } from './period';
import { teamAccount } from './reports';
import { memberTransfer, transferNoteLength, transferRefusals, transferState } from './uplineTransfer';
import {
  askedAmount,
  count,
  currencyCode,
  gameCategories,
  gameCategory,
  id,
  instant,
  minorUnits,
  typed,
} from './values';

/** Name and path of a call about the agent's team. */
export const relay = (name: string) => ({
  path: `/wps/relay/MCSFE_${name}` as const,
  module: `MCSFE_${name}`,
  assumed: ['method', 'path', 'module', 'token', 'request', 'reply'] as const,
});

/** Share of the valid bet that an account gets back for a type of game, in hundredths of a percent. */
export const rebateRate = v.looseObject({ gameType: gameCategory, rate: count });

/** Rebates of an account by type of game; types that are left out stay as they are. */
export const wantedRates = v.pipe(
  v.array(
    v.strictObject({
      gameType: gameCategory,
      rate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
    }),
  ),
  v.maxLength(gameCategories.length),
);

/** An account of the team as its upline sees it. Contact data is not part of it. */
export const teamMember = v.looseObject({
  ...teamAccount.entries,
  /** Names from below the agent who asks down to the account above it. */
  path: v.array(v.looseObject({ id, account: v.string() })),
  /** What it holds itself, and with everybody below it. */
  balance: minorUnits,
  teamBalance: minorUnits,
  /** What it has by type of game; types without are left out. */
  rates: v.array(rebateRate),
  joinedAt: instant,
  lastBetAt: v.optional(instant),
  /** Without a bet for seven days. */
  isQuiet: v.boolean(),
});
export type TeamMember = v.InferOutput<typeof teamMember>;

/** Money that an agent sent to a direct downline. */
export const downlineTransfer = v.looseObject({
  ...memberTransfer.entries,
  /** Account name of the downline at that time. */
  downline: v.string(),
});
export type DownlineTransfer = v.InferOutput<typeof downlineTransfer>;

/** Everything that the dialog of a transfer to a downline shows before anything is sent. */
export const downlineTransferTerms = v.looseObject({
  ...transferState.entries,
  /** Whom it goes to, with what the main wallet there holds. */
  downline: v.looseObject({ id, account: v.string(), balance: minorUnits }),
  /** The last ten to this downline, newest first. */
  recent: v.array(downlineTransfer),
});
export type DownlineTransferTerms = v.InferOutput<typeof downlineTransferTerms>;

export const teamCalls = {
  /** The accounts directly below one of the team, or everybody whose name holds a text (downlineManagmentView). */
  members: defineCall({
    method: 'GET',
    ...relay('getDownlines'),
    audience: 'agent',
    refusals: { 'account.unknown': 'under' },
    request: v.strictObject({
      /** Whose direct downlines; the agent's own when absent. */
      under: v.optional(id),
      /** Part of a username, anywhere in the team. */
      search: v.optional(typed(64), ''),
      sort: v.optional(
        v.picklist(['account', 'members', 'balance', 'teamBalance', 'joinedAt']),
        'teamBalance',
      ),
      direction: v.optional(sortDirection, 'descending'),
      ...pageRequest,
    }),
    reply: v.looseObject({
      currency: currencyCode,
      /** From the agent who asks to the account whose downlines are shown. */
      path: v.array(v.looseObject({ id, account: v.string() })),
      /** The agent's own rates: nobody below gets more. */
      ownRates: v.array(rebateRate),
      /** Of the team whose downlines are shown; of the whole one while it is searched. */
      direct: count,
      agents: count,
      whole: count,
      teamBalance: minorUnits,
      total: count,
      rows: v.array(teamMember),
    }),
  }),
  /** Opens an account below the agent (registerCenter). Its first password has to be changed at the first log-in. */
  openAccount: defineCall({
    method: 'POST',
    ...relay('openDownline'),
    audience: 'agent',
    sealed: true,
    retry: 'keyed',
    refusals: {
      'register.field': 'username',
      'register.taken': 'username',
      'password.weak': 'password',
      'rates.tooHigh': 'rates',
    },
    request: v.strictObject({
      username: typed(64),
      password: typed(128),
      /** An agent plays and can have a team of its own, a member plays. */
      type: v.picklist(['agent', 'member']),
      rates: wantedRates,
    }),
    reply: v.looseObject({ id, account: v.string() }),
  }),
  /** Raises rates of a direct downline. A rate that an account has is never lowered. Source: money rules. */
  raiseRates: defineCall({
    method: 'POST',
    ...relay('raiseDownlineRates'),
    audience: 'agent',
    retry: 'keyed',
    refusals: { 'account.unknown': 'id', 'rates.lower': 'rates', 'rates.tooHigh': 'rates' },
    request: v.strictObject({
      id,
      rates: wantedRates,
    }),
    reply: teamMember,
  }),
  /** What can be sent to a direct downline now. Source: money rules, wallets. */
  downlineTransferTerms: defineCall({
    method: 'GET',
    ...relay('getDownlineTransferTerms'),
    audience: 'agent',
    refusals: { 'account.unknown': 'id' },
    request: v.strictObject({ id }),
    reply: downlineTransferTerms,
  }),
  /** Sends money of the main wallet to a direct downline: at once and whole. */
  transferToDownline: defineCall({
    method: 'POST',
    ...relay('transferToDownline'),
    audience: 'agent',
    sealed: true,
    retry: 'keyed',
    refusals: transferRefusals,
    request: v.strictObject({
      id,
      amount: askedAmount,
      note: typed(transferNoteLength),
      transactionPassword: typed(64),
    }),
    reply: downlineTransfer,
  }),
  /** Moves money of the agent's income to the main wallet, where it can be played with, sent and withdrawn. */
  moveIncome: defineCall({
    method: 'POST',
    ...relay('moveIncome'),
    audience: 'agent',
    retry: 'keyed',
    refusals: {
      'transfer.paused': null,
      'wallet.short': 'amount',
      'wallet.amount': 'amount',
      'amount.finer': 'amount',
      'play.depositLimit': 'amount',
      'play.paused': null,
      'play.excluded': null,
      'play.review': null,
    },
    request: v.strictObject({ amount: askedAmount }),
    reply: v.looseObject({
      currency: currencyCode,
      amount: minorUnits,
      /** What the income holds after it. */
      income: minorUnits,
    }),
  }),
} as const;

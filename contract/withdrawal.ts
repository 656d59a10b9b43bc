import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { assumed, byId, memberRelay as call, page } from './memberRelay';
import { asksPassword } from './password';
import { askedAmount, count, currencyCode, id, instant, minorUnits, typed } from './values';

/** One account that a member is paid out to; its number arrives masked. */
export const payoutAccount = v.looseObject({
  id,
  kind: v.picklist(['bank', 'ewallet']),
  bank: v.string(),
  holder: v.string(),
  /** All but the last four digits are hidden. */
  number: v.string(),
  /** Usual time of a payment to it. */
  usualMinutes: count,
  /** Set while it cannot be used yet: 24 hours after it was added or the transaction password was changed. */
  usableFrom: v.optional(instant),
});
export type PayoutAccount = v.InferOutput<typeof payoutAccount>;

/** A requirement to bet before money can be withdrawn without a fee, or at all. Source: design rules, turnover. */
export const turnoverRequirement = v.looseObject({
  id,
  kind: v.picklist(['deposit', 'bonus']),
  /** The deposit's amount, or the bonus's. */
  amount: minorUnits,
  /** Title of the promotion, for a bonus. */
  title: v.optional(v.string()),
  required: minorUnits,
  done: minorUnits,
  /** Money that it holds until it is met: the bonus and what was won with it. */
  held: minorUnits,
  status: v.picklist(['open', 'met', 'expired', 'givenUp']),
  openedAt: instant,
  expiresAt: v.optional(instant),
});
export type TurnoverRequirement = v.InferOutput<typeof turnoverRequirement>;

/** A bet that counted towards a requirement, or the reason why it did not. */
export const turnoverBet = v.looseObject({
  id,
  at: instant,
  game: v.string(),
  validBet: minorUnits,
  counted: minorUnits,
});
export type TurnoverBet = v.InferOutput<typeof turnoverBet>;

export const withdrawalStatuses = [
  'requested',
  'reviewing',
  'sending',
  'sent',
  'received',
  'partlyReceived',
  'notReceived',
  'rejected',
  'cancelled',
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

export const withdrawal = v.looseObject({
  id,
  status: v.picklist(withdrawalStatuses),
  amount: minorUnits,
  fee: minorUnits,
  /** `amount` less `fee`: what reaches the account. */
  payout: minorUnits,
  currency: currencyCode,
  account: v.looseObject({ bank: v.string(), number: v.string() }),
  reference: v.string(),
  /** Why it was rejected. */
  reason: v.optional(v.string()),
  createdAt: instant,
  reviewingAt: v.optional(instant),
  sendingAt: v.optional(instant),
  sentAt: v.optional(instant),
  /** Until when the member says whether it arrived; after that it counts as received. */
  answerBy: v.optional(instant),
  /** What arrived, when only a part did. */
  receivedAmount: v.optional(minorUnits),
  /** True when nobody answered in time, or the brand closed it: it counts as received. */
  isForced: v.boolean(),
  endedAt: v.optional(instant),
});
export type Withdrawal = v.InferOutput<typeof withdrawal>;

/** Everything the withdrawal page shows before anything is asked for. */
export const withdrawalTerms = v.looseObject({
  currency: currencyCode,
  /** The four sums of the ledger: `withdrawable + heldByBonus + inWithdrawals = balance`. */
  balance: minorUnits,
  withdrawable: minorUnits,
  heldByBonus: minorUnits,
  inWithdrawals: minorUnits,
  min: minorUnits,
  max: minorUnits,
  /** What is left of the business day. */
  requestsLeft: count,
  amountLeft: minorUnits,
  /** Withdrawals of this month that are still free, and of how many. */
  freeLeft: count,
  freePerMonth: count,
  /** Share of the amount beyond the free ones, in 1/10,000, and its most. */
  feeRate: count,
  feeMax: minorUnits,
  /** Share that is taken in addition while a deposit requirement is open; 0 when none is. */
  turnoverFeeRate: count,
  /** What is still to bet for deposits. */
  turnoverOpen: minorUnits,
  hasTransactionPassword: v.boolean(),
  /** Wrong transaction passwords that are left before it is locked. */
  triesLeft: count,
  lockedUntil: v.optional(instant),
  /** Time zone of the business day. */
  timeZone: v.string(),
  accounts: v.array(payoutAccount),
  requirements: v.array(turnoverRequirement),
});
export type WithdrawalTerms = v.InferOutput<typeof withdrawalTerms>;

/** A transaction password as it is typed; one that was set at registration may follow another rule. */
const transactionPassword = typed(64);

/** A new transaction password: six digits, so that it is never the log-in password. */
export const newTransactionPassword = v.pipe(v.string(), v.regex(/^\d{6}$/));

export const withdrawalCalls = {
  withdrawalTerms: defineCall({
    ...call('MCSFE_getWithdrawalTerms'),
    method: 'GET',
    assumed,
    request: nothing,
    reply: withdrawalTerms,
  }),
  turnoverBets: defineCall({
    ...call('MCSFE_getTurnoverBets'),
    method: 'GET',
    refusals: ['record.unknown'],
    assumed,
    request: byId,
    reply: v.looseObject({ list: v.array(turnoverBet) }),
  }),
  giveUpBonus: defineCall({
    ...call('MCSFE_giveUpBonus'),
    method: 'POST',
    retry: 'keyed',
    refusals: ['record.unknown', 'bonus.state'],
    assumed,
    request: byId,
    reply: withdrawalTerms,
  }),
  addPayoutAccount: defineCall({
    ...call('MCSFE_addPayoutAccount'),
    method: 'POST',
    sealed: true,
    retry: 'keyed',
    refusals: {
      'payout.taken': 'number',
      'payout.number': 'number',
      'payout.nameMissing': null,
      'payout.tooMany': null,
      'transaction.unset': 'transactionPassword',
      'transaction.wrong': 'transactionPassword',
      'transaction.locked': 'transactionPassword',
    },
    assumed,
    request: v.strictObject({
      kind: v.picklist(['bank', 'ewallet']),
      bank: typed(64),
      number: v.pipe(v.string(), v.regex(/^[\d +-]{6,40}$/)),
      transactionPassword,
    }),
    reply: payoutAccount,
  }),
  removePayoutAccount: defineCall({
    ...call('MCSFE_removePayoutAccount'),
    method: 'POST',
    sealed: true,
    retry: 'keyed',
    refusals: {
      'record.unknown': null,
      'transaction.unset': 'transactionPassword',
      'transaction.wrong': 'transactionPassword',
      'transaction.locked': 'transactionPassword',
    },
    assumed,
    request: v.strictObject({ id, transactionPassword }),
    reply: withdrawalTerms,
  }),
  payoutBanks: defineCall({
    ...call('MCSFE_getPayoutBanks'),
    method: 'GET',
    assumed,
    request: nothing,
    reply: v.looseObject({
      /** Name on every account that is added: the member's own. Absent while the member has not said it. */
      holder: v.optional(v.string()),
      banks: v.array(v.looseObject({ id, name: v.string(), kind: v.picklist(['bank', 'ewallet']) })),
    }),
  }),
  withdraw: defineCall({
    ...call('MCSFE_withdraw'),
    method: 'POST',
    sealed: true,
    retry: 'keyed',
    refusals: {
      'withdraw.amount': 'amount',
      'amount.finer': 'amount',
      'withdraw.short': 'amount',
      'withdraw.tooMany': 'amount',
      'withdraw.paused': null,
      'wallet.owes': null,
      'payout.locked': 'account',
      'record.unknown': 'account',
      'transaction.unset': 'transactionPassword',
      'transaction.wrong': 'transactionPassword',
      'transaction.locked': 'transactionPassword',
    },
    assumed,
    request: v.strictObject({
      account: id,
      amount: askedAmount,
      /** The fee that the person was shown; another one by now is refused, so that nobody pays unseen. */
      fee: askedAmount,
      transactionPassword,
    }),
    reply: withdrawal,
  }),
  withdrawals: defineCall({
    ...call('MCSFE_getWithdrawals'),
    method: 'GET',
    assumed,
    request: page,
    reply: v.looseObject({ list: v.array(withdrawal), total: count }),
  }),
  withdrawal: defineCall({
    ...call('MCSFE_getWithdrawal'),
    method: 'GET',
    refusals: ['record.unknown'],
    assumed,
    request: byId,
    reply: withdrawal,
  }),
  cancelWithdrawal: defineCall({
    ...call('MCSFE_cancelWithdrawal'),
    method: 'POST',
    retry: 'keyed',
    namesState: true,
    refusals: ['record.unknown', 'withdraw.state'],
    assumed,
    request: byId,
    reply: withdrawal,
  }),
  confirmReceipt: defineCall({
    ...call('MCSFE_confirmReceipt'),
    method: 'POST',
    retry: 'keyed',
    refusals: {
      'record.unknown': null,
      'withdraw.state': null,
      'withdraw.amount': 'receivedAmount',
      'amount.finer': 'receivedAmount',
    },
    assumed,
    request: v.strictObject({
      id,
      outcome: v.picklist(['received', 'partly', 'not']),
      /** What arrived, when only a part did. */
      receivedAmount: v.optional(askedAmount),
    }),
    reply: withdrawal,
  }),
  setTransactionPassword: defineCall({
    ...call('MCSFE_setTransactionPassword'),
    method: 'POST',
    sealed: true,
    refusals: {
      ...asksPassword,
      'transaction.wrong': 'current',
      'transaction.locked': 'current',
      'transaction.weak': 'next',
    },
    assumed,
    request: v.strictObject({
      /** The log-in password, so that a stolen session cannot set it. */
      password: typed(255),
      /** The present one, when there is one. */
      current: v.optional(transactionPassword),
      next: newTransactionPassword,
    }),
    reply: v.looseObject({ changedAt: instant }),
  }),
} as const;

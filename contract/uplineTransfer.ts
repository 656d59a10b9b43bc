import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { assumed, memberRelay as call } from './memberRelay';
import { askedAmount, count, currencyCode, id, instant, minorUnits, typed } from './values';

/** Characters of a note to the upline. */
export const transferNoteLength = 60;

/** Money that went between an agent and somebody directly below. It is whole or not at all, so it has no states. */
export const memberTransfer = v.looseObject({
  id,
  amount: minorUnits,
  currency: currencyCode,
  /** The sender's words to the receiver; empty for none. */
  note: v.string(),
  /** Both sides see it. */
  reference: v.string(),
  createdAt: instant,
});
export type MemberTransfer = v.InferOutput<typeof memberTransfer>;

/** What can be sent now, and what stands in the way. */
export const transferState = v.looseObject({
  currency: currencyCode,
  /** What the main wallet holds: `sendable + locked`. */
  balance: minorUnits,
  /** What can be sent now, the limits of a transfer and of the day aside. */
  sendable: minorUnits,
  /** What of the main wallet has to be bet first, because it was paid in and is not bet yet. */
  locked: minorUnits,
  /** What a bonus holds beside the main wallet. */
  heldByBonus: minorUnits,
  min: minorUnits,
  max: minorUnits,
  /** What is left of the business day, and of how much. */
  amountLeft: minorUnits,
  amountPerDay: minorUnits,
  quickAmounts: v.array(minorUnits),
  /** Characters that a note may have. */
  noteLength: count,
  /** Set while money may not leave, because the member reported a foreign sign-in. */
  pausedUntil: v.optional(instant),
  hasTransactionPassword: v.boolean(),
  /** Wrong transaction passwords that are left before it is locked. */
  triesLeft: count,
  lockedUntil: v.optional(instant),
});
export type TransferState = v.InferOutput<typeof transferState>;

/** What refuses a transfer, with the field that it is about. */
export const transferRefusals = {
  'transfer.none': null,
  'transfer.paused': null,
  'transfer.amount': 'amount',
  'amount.finer': 'amount',
  'transfer.short': 'amount',
  'wallet.owes': null,
  'transfer.daily': 'amount',
  'transaction.unset': 'transactionPassword',
  'transaction.wrong': 'transactionPassword',
  'transaction.locked': 'transactionPassword',
} as const;

/** Money that a member sent to the agent above. */
export const uplineTransfer = v.looseObject({
  ...memberTransfer.entries,
  /** Account name of the upline at that time. */
  upline: v.string(),
});
export type UplineTransfer = v.InferOutput<typeof uplineTransfer>;

/** Everything that the page of transfers to the upline shows before anything is sent. */
export const uplineTransferTerms = v.looseObject({
  ...transferState.entries,
  /** Whom it goes to; absent while the member has no upline or may not transfer. */
  upline: v.optional(v.looseObject({ account: v.string(), since: instant })),
  /** The last ten, newest first. */
  recent: v.array(uplineTransfer),
});
export type UplineTransferTerms = v.InferOutput<typeof uplineTransferTerms>;

export const uplineTransferCalls = {
  uplineTransferTerms: defineCall({
    ...call('MCSFE_getUplineTransferTerms'),
    method: 'GET',
    assumed,
    request: nothing,
    reply: uplineTransferTerms,
  }),
  transferToUpline: defineCall({
    ...call('MCSFE_transferToUpline'),
    method: 'POST',
    sealed: true,
    retry: 'keyed',
    refusals: transferRefusals,
    assumed,
    request: v.strictObject({
      /** Account name of the upline that the person was shown; another one by now is refused. */
      upline: typed(64),
      amount: askedAmount,
      note: typed(transferNoteLength),
      transactionPassword: typed(64),
    }),
    reply: uplineTransfer,
  }),
} as const;

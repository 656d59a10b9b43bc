import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { assumed, byId, memberRelay as call, page } from './memberRelay';
import {
  askedAmount,
  base64File,
  count,
  currencyCode,
  id,
  instant,
  minorUnits,
  moneyProtections,
} from './values';

/** Ways to pay in. Each has channels: the bank or provider that takes the money. */
export const depositMethodKinds = ['qr', 'bank', 'ewallet', 'card'] as const;
export type DepositMethodKind = (typeof depositMethodKinds)[number];

/** One bank or provider of a method, with what it takes and costs. */
export const depositChannel = v.looseObject({
  id,
  name: v.string(),
  /** Bounds of one deposit, in minor units of the account's currency. */
  min: minorUnits,
  max: minorUnits,
  /** Share of the amount in 1/10,000, and a fixed part in minor units; both are taken from what is credited. */
  feeRate: count,
  feeFixed: minorUnits,
  /** Minutes until a payment is credited as a rule; 0 for at once. */
  usualMinutes: count,
  /** False outside of its opening hours; `opensAt` then says when it is back. */
  isOpen: v.boolean(),
  opensAt: v.optional(instant),
});
export type DepositChannel = v.InferOutput<typeof depositChannel>;

export const depositMethod = v.looseObject({
  kind: v.picklist(depositMethodKinds),
  channels: v.array(depositChannel),
});
export type DepositMethod = v.InferOutput<typeof depositMethod>;

export const depositStatuses = ['created', 'paid', 'credited', 'expired', 'failed', 'cancelled'] as const;
export type DepositStatus = (typeof depositStatuses)[number];

/** What a person has to do to pay: a code to scan, bank data to copy, or a page of the provider to open. */
export const depositInstruction = v.looseObject({
  /** Text of the QR code. */
  qr: v.optional(v.string()),
  bank: v.optional(v.looseObject({ name: v.string(), holder: v.string(), account: v.string() })),
  /** Page of the payment provider, on its own origin. */
  url: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/))),
});
export type DepositInstruction = v.InferOutput<typeof depositInstruction>;

export const deposit = v.looseObject({
  id,
  kind: v.picklist(depositMethodKinds),
  channel: v.string(),
  status: v.picklist(depositStatuses),
  /** What was asked for, and exactly what to pay: the difference identifies a bank payment. */
  amount: minorUnits,
  payable: minorUnits,
  fee: minorUnits,
  /** What has been credited so far: another amount than asked for when another one arrived. */
  credited: minorUnits,
  /** How many payments arrived for it; 2 when it was paid twice. */
  payments: count,
  currency: currencyCode,
  /** Text that the payment carries, for people to match it by. */
  reference: v.string(),
  instruction: depositInstruction,
  /** Why it failed, in the bank's words. */
  reason: v.optional(v.string()),
  proofs: count,
  createdAt: instant,
  expiresAt: instant,
  paidAt: v.optional(instant),
  /** By when it is credited as a rule; after that a person looks at it. */
  expectedAt: v.optional(instant),
  endedAt: v.optional(instant),
});
export type Deposit = v.InferOutput<typeof deposit>;

export const depositCalls = {
  depositMethods: defineCall({
    ...call('MCSFE_getDepositMethods'),
    method: 'GET',
    assumed,
    request: nothing,
    reply: v.looseObject({
      methods: v.array(depositMethod),
      currency: currencyCode,
      /** Amounts that most people pay in. */
      quickAmounts: v.array(minorUnits),
      /** The brand's, in which the account record shows the same moments. */
      timeZone: v.optional(v.string()),
      /** How the money of members is held: there until a first deposit is credited, to be read before it. */
      moneyProtection: v.optional(v.picklist(moneyProtections)),
    }),
  }),
  createDeposit: defineCall({
    ...call('MCSFE_createDeposit'),
    method: 'POST',
    retry: 'keyed',
    refusals: {
      'deposit.channel': 'channel',
      'deposit.amount': 'amount',
      'amount.finer': 'amount',
      'deposit.tooMany': null,
      'play.depositLimit': 'amount',
      'play.paused': null,
      'play.excluded': null,
      'play.review': null,
    },
    assumed,
    request: v.strictObject({ channel: id, amount: askedAmount }),
    reply: deposit,
  }),
  deposit: defineCall({
    ...call('MCSFE_getDeposit'),
    method: 'GET',
    refusals: ['record.unknown'],
    assumed,
    request: byId,
    reply: deposit,
  }),
  deposits: defineCall({
    ...call('MCSFE_getDeposits'),
    method: 'GET',
    assumed,
    request: page,
    reply: v.looseObject({ list: v.array(deposit), total: count }),
  }),
  markDepositPaid: defineCall({
    ...call('MCSFE_markDepositPaid'),
    method: 'POST',
    retry: 'keyed',
    namesState: true,
    refusals: ['record.unknown', 'deposit.state'],
    assumed,
    request: byId,
    reply: deposit,
  }),
  cancelDeposit: defineCall({
    ...call('MCSFE_cancelDeposit'),
    method: 'POST',
    retry: 'keyed',
    namesState: true,
    refusals: ['record.unknown', 'deposit.state'],
    assumed,
    request: byId,
    reply: deposit,
  }),
  addDepositProof: defineCall({
    ...call('MCSFE_addDepositProof'),
    method: 'POST',
    retry: 'keyed',
    refusals: ['record.unknown', 'deposit.state', 'file.tooLarge', 'file.wrongType', 'file.tooMany'],
    assumed,
    bodyBytes: 7_500_000,
    request: v.strictObject({
      id,
      /** A png or jpg picture of at most 5 MB, base 64. */
      image: base64File(7_200_000),
    }),
    reply: deposit,
  }),
} as const;

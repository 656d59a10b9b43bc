import * as v from 'valibot';
import { currencyCode, id as gameId } from '../values';
import type { WalletRefusalCode } from './refusals';

/** One call of the vendors' wallet API. Every one is a signed POST. */
export interface WalletCall<
  Request extends v.GenericSchema = v.GenericSchema,
  Reply extends v.GenericSchema = v.GenericSchema,
> {
  readonly path: `/${string}`;
  /** What the document says of it. */
  readonly says: string;
  /** Strict: an unknown field is an error. */
  readonly request: Request;
  /** Loose: more may be sent than is read. */
  readonly reply: Reply;
  /** Refusals of this call besides those that every call has. */
  readonly refusals: readonly WalletRefusalCode[];
}

const describe = <const Schema extends v.GenericSchema>(schema: Schema, words: string) =>
  v.pipe(schema, v.description(words));

/** An id that a vendor makes. */
const vendorId = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/));
const amount = describe(
  v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,14})$/)),
  'Hundredths of the currency’s unit, as decimal text: `"1250"` is 12.50. Never negative.',
);
const session = describe(v.pipe(v.string(), v.maxLength(200)), 'The session that `authenticate` gave.');
const transactionId = describe(
  vendorId,
  'The vendor’s id of this transaction. Make it before the first send and keep it for every repetition.',
);
const round = describe(vendorId, 'The vendor’s id of the round: one for each player who is in it.');
const game = describe(gameId, 'The platform’s id of the game, as the launch address had it.');
const currency = describe(currencyCode, 'The session’s currency.');
const held = { currency, balance: describe(amount, 'What the player can stake now.') };
const freeSpins = describe(
  v.optional(
    v.array(
      v.looseObject({
        id: describe(v.string(), 'Names them in `freeSpins` of a bet.'),
        amount: describe(amount, 'What each is worth: the `amount` of a bet that uses one.'),
        left: v.number(),
        endsAt: describe(v.string(), 'ISO 8601: none is taken from then on.'),
      }),
    ),
  ),
  'Free spins that the player can use at the game now; missing when there are none.',
);
const posted = v.looseObject({
  ...held,
  transaction: describe(v.string(), 'The platform’s id of what it did, for support.'),
});

const defineWalletCall = <Request extends v.GenericSchema, Reply extends v.GenericSchema>(
  call: WalletCall<Request, Reply>,
): WalletCall<Request, Reply> => Object.freeze(call);

/** What a vendor asks of the platform. */
export const walletCalls = {
  authenticate: defineWalletCall({
    path: '/wallet/v1/authenticate',
    says: 'Trades the ticket of a launch address for a session. A ticket works once, within 60 seconds, for its game.',
    request: v.strictObject({
      ticket: describe(v.pipe(v.string(), v.maxLength(200)), '`ticket` of the launch address.'),
      game,
    }),
    reply: v.looseObject({
      session: describe(
        v.string(),
        'Names the player in every later call. A secret: it belongs into no address.',
      ),
      player: describe(v.string(), 'The same for a player for ever.'),
      merchant: describe(v.string(), 'The brand that the player plays at.'),
      money: describe(
        v.picklist(['real', 'play']),
        '`play` is trial money: it meets no limit, no bonus, no cash-out and no report. Show that it is play.',
      ),
      smallestAmount: describe(
        amount,
        'Every amount is a multiple of it: `"1"` for a cent, `"100"` for a dong.',
      ),
      language: describe(v.string(), 'BCP 47.'),
      ...held,
      freeSpins,
    }),
    refusals: ['ticketInvalid', 'gameClosed'],
  }),
  balance: defineWalletCall({
    path: '/wallet/v1/balance',
    says: 'What the player can stake now.',
    request: v.strictObject({ session }),
    reply: v.looseObject({ ...held, freeSpins }),
    refusals: ['sessionEnded'],
  }),
  bet: defineWalletCall({
    path: '/wallet/v1/bet',
    says: 'Takes a stake. The first of a round begins it; a round may have several.',
    request: v.strictObject({
      id: transactionId,
      session,
      round,
      game,
      currency,
      amount,
      freeSpins: describe(
        v.optional(v.pipe(v.string(), v.maxLength(64))),
        'Uses one of these free spins instead of money: `amount` is what it is worth, nothing is taken, and its round has no other bet. What it wins is paid as the free spins’ terms say.',
      ),
    }),
    reply: posted,
    refusals: [
      'sessionEnded',
      'gameClosed',
      'wrongGame',
      'wrongCurrency',
      'amountInvalid',
      'freeSpinsOver',
      'shortOfMoney',
      'limitReached',
      'excluded',
      'rolledBack',
      'roundEnded',
      'duplicateTransaction',
    ],
  }),
  win: defineWalletCall({
    path: '/wallet/v1/win',
    says: 'Pays what a round brought, also after the session has ended. A round may have several; the last one, with an amount of 0 when nothing was won, ends it.',
    request: v.strictObject({
      id: transactionId,
      session,
      round,
      game,
      currency,
      amount,
      endsRound: describe(
        v.boolean(),
        'Whether the round is over. Until then it stands as open in the player’s record.',
      ),
    }),
    reply: posted,
    refusals: [
      'wrongGame',
      'wrongCurrency',
      'amountInvalid',
      'roundUnknown',
      'roundEnded',
      'duplicateTransaction',
    ],
  }),
  rollback: defineWalletCall({
    path: '/wallet/v1/rollback',
    says: 'Gives the stake of a bet back, also after the session has ended. Sent whenever a bet was not answered. A bet that the platform does not know is remembered, and refused with `rolledBack` should it come later.',
    request: v.strictObject({
      id: transactionId,
      session,
      round,
      game,
      bet: describe(vendorId, '`id` of the bet.'),
    }),
    reply: posted,
    refusals: ['wrongGame', 'roundUnknown', 'roundEnded', 'duplicateTransaction'],
  }),
} as const;

const player = describe(v.string(), 'The `player` of `authenticate`.');
const transfer = v.strictObject({
  id: describe(v.string(), 'The platform’s id of the transfer.'),
  player,
  currency,
  amount,
});
const transferReply = v.looseObject({
  status: describe(
    v.picklist(['done', 'refused']),
    'Whole or not at all. The first answer to an id stands for ever.',
  ),
});

/** What the platform asks of a vendor that keeps a wallet of its own: transfer mode. */
export const transferCalls = {
  transferIn: defineWalletCall({
    path: '/transferIn',
    says: 'Money comes to the player’s wallet at the vendor.',
    request: transfer,
    reply: transferReply,
    refusals: [],
  }),
  transferOut: defineWalletCall({
    path: '/transferOut',
    says: 'Money goes back from it: refused when it holds less.',
    request: transfer,
    reply: transferReply,
    refusals: [],
  }),
  transferStatus: defineWalletCall({
    path: '/transferStatus',
    says: 'What became of a transfer, asked after 10 s, 1, 5 and then every 15 minutes when it was not answered. One that the vendor does not know is refused from now on, so that it cannot arrive late.',
    request: transfer,
    reply: transferReply,
    refusals: [],
  }),
  balance: defineWalletCall({
    path: '/balance',
    says: 'What the player’s wallet at the vendor holds.',
    request: v.strictObject({ player, currency }),
    reply: v.looseObject(held),
    refusals: [],
  }),
} as const;

export type WalletCallName = keyof typeof walletCalls;
export type WalletRequest<Name extends WalletCallName> = v.InferOutput<(typeof walletCalls)[Name]['request']>;
export type WalletReply<Name extends WalletCallName> = v.InferOutput<(typeof walletCalls)[Name]['reply']>;

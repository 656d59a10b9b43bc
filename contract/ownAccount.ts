import * as v from 'valibot';
import { bet } from './bet';
import { defineCall } from './call';
import { assumed, memberRelay as call } from './memberRelay';
import { message } from './messages';
import { asksPassword } from './password';
import { profile } from './profile';
import { movement } from './records';
import { playLimit, playPause } from './saferPlay';
import { securityOverview, signIn } from './security';
import { count, currencyCode, instant, typed } from './values';

/** Rows of one kind that a file of a person's data holds at most; who has more gets the rest from the records. */
export const ownDataRows = 10_000;

/** The newest rows of one kind, and how many there are. */
const newest = <Row extends v.GenericSchema>(row: Row) =>
  v.looseObject({ total: count, rows: v.pipe(v.array(row), v.maxLength(ownDataRows)) });

/** What the platform keeps of a person, as its pages show it to them: no secret, and nobody else's. */
export const ownData = v.looseObject({
  madeAt: instant,
  account: v.string(),
  currency: currencyCode,
  profile,
  security: securityOverview,
  signIns: v.array(signIn),
  limits: v.array(playLimit),
  /** The break or exclusion that holds now, and those before. */
  pauses: v.array(playPause),
  movements: newest(movement),
  bets: newest(bet),
  messages: newest(message),
});
export type OwnData = v.InferOutput<typeof ownData>;

const password = v.pipe(typed(128), v.minLength(1));

export const ownAccountCalls = {
  /** A person's data, gathered once. Asks for the password: an open browser gives away nobody's life. */
  ownData: defineCall({
    ...call('MCSFE_getOwnData'),
    method: 'POST',
    sealed: true,
    refusals: { ...asksPassword },
    assumed,
    request: v.strictObject({ password }),
    reply: ownData,
  }),
  /**
   * Closes the account: every session ends, and nobody logs in to it any more. Said by a second tab in the same moment,
   * it is done once.
   */
  closeAccount: defineCall({
    ...call('MCSFE_closeAccount'),
    method: 'POST',
    sealed: true,
    refusals: {
      ...asksPassword,
      'login.proofWrong': 'code',
      'closing.money': null,
      'closing.bets': null,
      'closing.payments': null,
      'closing.members': null,
    },
    assumed,
    request: v.strictObject({
      password,
      /** Of the authenticator app, or a recovery code, where an app is set up. */
      code: v.optional(v.pipe(typed(64), v.minLength(6))),
    }),
    reply: v.looseObject({ closedAt: instant }),
  }),
} as const;

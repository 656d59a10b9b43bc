import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { count, instant, typed } from './values';

/** A session as every way in returns it. */
export const sessionStart = v.looseObject({
  /** 256 random bits; sent back as the `token` header. Useless without the HttpOnly half that came with it. */
  token: v.pipe(v.string(), v.minLength(16)),
  firstTimeLogin: v.optional(v.boolean(), false),
  passwordExpired: v.optional(v.boolean(), false),
  /** The password is one that the platform made up: a first or a forgotten one. */
  passwordDefault: v.optional(v.boolean(), false),
  /**
   * The new password must be chosen before anything else: until then the platform refuses every write but that one and
   * the log-out, with `password.changeFirst`.
   */
  forcePasswordChange: v.optional(v.boolean(), false),
  /** The change needs no old password in this session. */
  oldPasswordKnown: v.optional(v.boolean(), false),
  /** When this account was last signed in, if ever. */
  lastLogin: v.optional(v.nullable(instant)),
  /** Seconds without a call after which the session ends; see the `x-session-idle` header. */
  idleSeconds: v.optional(count),
  /** Seconds after which it ends in any case. */
  leftSeconds: v.optional(count),
});
export type SessionStart = v.InferOutput<typeof sessionStart>;

/** The way in and the way out that the first screen offers by itself; all others need a dialog. */
export const entryCalls = {
  freeplay: defineCall({
    method: 'POST',
    path: '/wps/session/login/freeplay',
    module: 'SES_FREEPLAY',
    refusals: ['freeplay.off', 'freeplay.tooMany'],
    assumed: ['module', 'reply'],
    request: v.strictObject({
      os: typed(32),
      platform: v.literal('W'),
      /** A reversed random string, encrypted by RSA under the platform's key, in base64. */
      Encryption: typed(2048),
      gateway: v.literal(3),
    }),
    reply: sessionStart,
  }),
  logout: defineCall({
    method: 'DELETE',
    path: '/wps/session/logout',
    module: 'SES_LOGOUT',
    audience: 'signedIn',
    encoding: 'query',
    retry: 'keyed',
    namesState: true,
    assumed: ['module', 'reply'],
    request: nothing,
    reply: v.unknown(),
  }),
} as const;

import * as v from 'valibot';

/** Every reply of a platform has this shape, whatever its HTTP status. */
export const envelope = v.looseObject({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  /** A code of `refusals.ts`, or one we do not know. Present when `success` is false. */
  errorCode: v.optional(v.string()),
  /** The platform's own words: for logs and for support. Shown only where a message could not be sent, see docs/decisions. */
  message: v.optional(v.string()),
});
export type Envelope = v.InferOutput<typeof envelope>;

/** Header names of the wire, written once for the client and the server. */
export const headers = {
  token: 'token',
  merchant: 'merchant',
  module: 'module-id',
  language: 'language',
  requestId: 'x-request-id',
  idempotencyKey: 'idempotency-key',
  /** Proof that the site's own script made the call: a form on another site cannot set it. */
  site: 'x-site',
  /** Set to `1` on a call that no person asked for (polling, refreshing): it does not keep a session alive. */
  background: 'x-background',
  /** On replies to calls with a session: seconds until it ends unless something is asked of it. */
  sessionIdle: 'x-session-idle',
  /** The same: seconds until it ends in any case. */
  sessionLeft: 'x-session-left',
} as const;

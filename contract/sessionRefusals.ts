import type { RefusalCode } from './refusals';

/** Refusals that mean there is no session, or none any more: they say why it ended. */
export const sessionRefusals = [
  'session.missing',
  'session.cookies',
  'session.ended',
  'session.elsewhere',
  'session.idle',
  'session.expired',
  'session.password',
  'session.disabled',
] as const satisfies readonly RefusalCode[];
export type SessionRefusal = (typeof sessionRefusals)[number];

/** True for a code that ends the session. */
export function isSessionRefusal(code: unknown): code is SessionRefusal {
  return (sessionRefusals as readonly unknown[]).includes(code);
}

import type { Ctx } from '../context';
import type { Executor } from '../db/database';
import { events } from '../db/schema';

/** What the security log records. */
export type EventKind =
  | 'login.succeeded'
  | 'login.refused'
  | 'login.locked'
  | 'login.proofAsked'
  | 'login.proofRefused'
  | 'remember.revoked'
  | 'remember.replayed'
  | 'human.refused'
  | 'code.sent'
  | 'code.refused'
  | 'password.changed'
  | 'password.refused'
  | 'password.forgotten'
  | 'session.cookieWrong'
  | 'session.ended'
  | 'session.reported'
  | 'contact.changed'
  | 'profile.changed'
  | 'contact.proofRefused'
  | 'authenticator.set'
  | 'authenticator.removed'
  | 'authenticator.refused'
  | 'transaction.changed'
  | 'transaction.refused'
  | 'payout.added'
  | 'payout.removed'
  | 'play.limit'
  | 'play.look'
  | 'play.pause'
  | 'account.closed'
  | 'account.registered'
  | 'account.review'
  | 'account.trial'
  | 'ledger.fault';

/**
 * Writes one line of the security log. `detail` holds no secret and nothing that a visitor typed.
 * Written in the given transaction, so that what did not happen is not recorded.
 */
export async function record(
  ctx: Pick<Ctx, 'clock' | 'merchant' | 'network' | 'requestId'>,
  db: Executor,
  kind: EventKind,
  about: { accountId?: string; sessionId?: string; detail?: Record<string, unknown> } = {},
): Promise<void> {
  await db.insert(events).values({
    at: ctx.clock.now(),
    kind,
    merchantCode: ctx.merchant,
    network: ctx.network,
    requestId: ctx.requestId,
    accountId: about.accountId ?? null,
    sessionId: about.sessionId ?? null,
    detail: about.detail ?? {},
  });
}

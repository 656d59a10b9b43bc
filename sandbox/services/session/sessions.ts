import { and, eq, isNull } from 'drizzle-orm';
import type { Actor, Ctx } from '../../context';
import type { Executor, Tx } from '../../db/database';
import {
  accounts,
  knownDevices,
  sessions,
  type Account,
  type EndReason,
  type Session,
} from '../../db/schema';
import { refuse } from '../../refusal';
import { record } from '../events';

type Place = Pick<
  Ctx,
  'clock' | 'merchant' | 'network' | 'requestId' | 'config' | 'hasher' | 'ids' | 'random'
>;

/** The two secrets of a new session; only their fingerprints are stored. */
export interface OpenedSession {
  /** For the `token` header. */
  token: string;
  /** For the HttpOnly cookie: a token that a script stole is useless without it. */
  half: string;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 256 random bits as text. */
export const secretText = (random: Ctx['random']): string => base64url(random.bytes(32));

/**
 * Signs an account in. An account has one live session: the one before ends, and says so to whoever still uses it.
 * Call it inside a transaction.
 */
export async function openSession(
  place: Place,
  tx: Tx,
  account: Account,
  visitorId: string,
): Promise<OpenedSession> {
  const now = place.clock.now();
  // Two log-ins at once wait here for each other.
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account.id)).for('update');
  await tx
    .update(sessions)
    .set({ endedAt: now, endedReason: 'elsewhere' })
    .where(and(eq(sessions.accountId, account.id), isNull(sessions.endedAt)));
  const token = secretText(place.random);
  const half = secretText(place.random);
  await tx.insert(sessions).values({
    id: place.ids.next(),
    accountId: account.id,
    visitorId,
    tokenHash: await place.hasher.digest(token),
    cookieHash: await place.hasher.digest(half),
    network: place.network,
    createdAt: now,
    lastSeenAt: now,
    absoluteEndAt: new Date(now.getTime() + place.config.sessionHours * 3_600_000),
  });
  await tx.update(accounts).set({ lastLoginAt: now }).where(eq(accounts.id, account.id));
  await tx
    .insert(knownDevices)
    .values({ accountId: account.id, visitorId, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.accountId, knownDevices.visitorId],
      set: { lastSeenAt: now },
    });
  return { token, half };
}

/** Ends a session that is still alive. */
export async function endSession(db: Executor, id: string, reason: EndReason, at: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: at, endedReason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}

/** A session is written as seen at most this often: its end by idleness is exact to a second all the same. */
const seenEveryMs = 1_000;

/**
 * Who a request is from. Refuses when the two halves do not belong to a living session of this merchant: with
 * `session.elsewhere` when a newer log-in ended it, else with `session.ended`.
 */
export async function resolveSession(
  place: Place & { db: Executor },
  token: string,
  half: string | undefined,
): Promise<Actor> {
  const { db, clock, hasher, config } = place;
  const [found] = await db
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.tokenHash, await hasher.digest(token)));
  if (!found || found.account.merchantCode !== place.merchant) refuse('session.ended');
  const { session, account } = found;
  // Fingerprints of 256 random bits: comparing them in varying time tells nothing about the secret.
  if (session.cookieHash !== (await hasher.digest(half ?? ''))) {
    await record(place, db, 'session.halfMissing', { accountId: account.id, sessionId: session.id });
    refuse('session.ended');
  }
  if (session.endedReason === 'elsewhere') refuse('session.elsewhere');
  if (session.endedAt) refuse('session.ended');
  const now = clock.now();
  const over = reasonToEnd(session, account, now, config.idleMinutes);
  if (over) {
    await endSession(db, session.id, over, now);
    await record(place, db, 'session.ended', {
      accountId: account.id,
      sessionId: session.id,
      detail: { reason: over },
    });
    refuse('session.ended');
  }
  if (now.getTime() - session.lastSeenAt.getTime() >= seenEveryMs)
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id));
  return { account, session };
}

function reasonToEnd(
  session: Session,
  account: Account,
  now: Date,
  idleMinutes: number,
): EndReason | undefined {
  if (account.status !== 'active') return 'disabled';
  if (now >= session.absoluteEndAt) return 'absolute';
  if (now.getTime() - session.lastSeenAt.getTime() >= idleMinutes * 60_000) return 'idle';
  return undefined;
}

import { and, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { HandlerReplyOf, RefusalCode, SessionLife, sessionCalls } from '#contract';
import type { Actor, Ctx } from '../../context';
import { rowsOf, type Executor, type Tx } from '../../db/database';
import {
  accounts,
  knownDevices,
  knownNetworks,
  rememberTokens,
  sessions,
  type Account,
  type EndReason,
  type Session,
} from '../../db/schema';
import type { AccountBalance } from '../../ledger/ledger';
import { refuse } from '../../refusal';
import { record } from '../events';
import { reviewIfExcluded } from '../saferPlay/excludedAgain';
import { Recent } from './recent';
import { secretText } from './secrets';

type Deps = Pick<
  Ctx,
  'clock' | 'merchant' | 'network' | 'requestId' | 'config' | 'hasher' | 'ids' | 'random'
>;
/** What is known of whoever signs in. */
type Arrival = Deps & Pick<Ctx, 'device'>;

/** The two secrets of a new session; only their fingerprints are stored. And how long it lives. */
export interface OpenedSession extends SessionLife {
  id: string;
  /** For the `token` header. */
  token: string;
  /** For the HttpOnly cookie: a token that a script stole is useless without it. */
  cookieSecret: string;
}

/** What a new session may not do, or need not. */
export interface SessionTerms {
  /** A new password has to be chosen before anything is written. */
  mustChangePassword: boolean;
  /** The change needs no old password. */
  oldPasswordKnown: boolean;
}

const freely: SessionTerms = { mustChangePassword: false, oldPasswordKnown: false };

/**
 * Signs an account in. An account has one live session: the one before ends, and says so to whoever still uses it.
 * Call it inside a transaction.
 */
export async function openSession(
  place: Arrival,
  tx: Tx,
  account: Account,
  visitorId: string,
  terms: SessionTerms = freely,
): Promise<OpenedSession> {
  const now = place.clock.now();
  // Two log-ins at once wait here for each other.
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account.id)).for('update');
  await tx
    .update(sessions)
    .set({ endedAt: now, endedReason: 'elsewhere' })
    .where(and(eq(sessions.accountId, account.id), isNull(sessions.endedAt)));
  const token = secretText(place.random);
  const cookieSecret = secretText(place.random);
  const id = place.ids.next();
  await tx.insert(sessions).values({
    id,
    accountId: account.id,
    visitorId,
    tokenHash: await place.hasher.digest(token),
    cookieHash: await place.hasher.digest(cookieSecret),
    network: place.network,
    createdAt: now,
    lastSeenAt: now,
    absoluteEndAt: new Date(now.getTime() + place.config.sessionHours * 3_600_000),
    device: place.device.kind,
    deviceName: place.device.name,
    isNewPlace: await isNewPlace(place, tx, account.id),
    ...terms,
  });
  await tx.update(accounts).set({ lastLoginAt: now }).where(eq(accounts.id, account.id));
  await tx
    .insert(knownDevices)
    .values({ accountId: account.id, visitorId, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.accountId, knownDevices.visitorId],
      set: { lastSeenAt: now },
    });
  // Trial money protects nobody from anything.
  if (account.type !== 4)
    await reviewIfExcluded({ ...place, merchant: account.merchantCode }, tx, account.id);
  await tx
    .insert(knownNetworks)
    .values({ accountId: account.id, network: place.network, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [knownNetworks.accountId, knownNetworks.network],
      set: { lastSeenAt: now },
    });
  const { idleMinutes, sessionHours } = place.config;
  return { id, token, cookieSecret, idleSeconds: idleMinutes * 60, leftSeconds: sessionHours * 3600 };
}

/** Whether an account was signed in before, and never from this network. */
async function isNewPlace({ network }: Deps, tx: Tx, accountId: string): Promise<boolean> {
  const known = await tx
    .select({ network: knownNetworks.network })
    .from(knownNetworks)
    .where(eq(knownNetworks.accountId, accountId));
  return known.length > 0 && known.every((each) => each.network !== network);
}

/** What every way in answers, by the session that it opened. */
export function startReply(
  { token, idleSeconds, leftSeconds }: OpenedSession,
  more: Partial<HandlerReplyOf<typeof sessionCalls.login>> = {},
): HandlerReplyOf<typeof sessionCalls.login> {
  return {
    token,
    firstTimeLogin: false,
    passwordExpired: false,
    passwordDefault: false,
    forcePasswordChange: false,
    oldPasswordKnown: false,
    lastLogin: null,
    idleSeconds,
    leftSeconds,
    ...more,
  };
}

/** Ends whatever lets anybody into an account: its session, but for one to keep, and remembered browsers. */
export const endAccess = (tx: Executor, accountId: string, reason: EndReason, at: Date, keep = '') =>
  endAccessOf(tx, (account) => eq(account, accountId), reason, at, keep);

/** The same of every account of some brands. Gives how many sessions that were. */
export function endAccessAt(tx: Executor, brands: readonly string[], at: Date): Promise<number> {
  const ids = tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.merchantCode, [...brands]));
  return endAccessOf(tx, (account) => inArray(account, ids), 'logout', at);
}

async function endAccessOf(
  tx: Executor,
  isTheirs: (account: AnyPgColumn) => SQL,
  reason: EndReason,
  at: Date,
  keep = '',
): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: at, endedReason: reason })
    .where(and(isTheirs(sessions.accountId), isNull(sessions.endedAt), ne(sessions.id, keep)))
    .returning({ id: sessions.id });
  await tx
    .update(rememberTokens)
    .set({ revokedAt: at })
    .where(and(isTheirs(rememberTokens.accountId), isNull(rememberTokens.revokedAt)));
  return ended.length;
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

interface FoundSession {
  session: Session;
  account: Account;
}

/** Sessions with their accounts as they were read last, each with the versions that PostgreSQL gives its rows. */
const lastRead = new WeakMap<object, Recent<FoundSession & { version: string }>>();
const mostKept = 5_000;
/** A person's rows leave the memory soon after the last of their calls. */
const keptMs = 60_000;

const versionsOf = (columns: string, source: string): string =>
  `SELECT s.xmin::text || ':' || s.ctid::text || ':' || a.xmin::text || ':' || a.ctid::text AS version, a.currency${columns}
    FROM sessions s JOIN accounts a ON a.id = s.account_id${source} WHERE s.token_hash = $1`;
const versions = versionsOf('', '');
const versionsWithHeld = versionsOf(
  ', held.*',
  ', LATERAL balance_of_owner(a.id, a.currency) held (balance, moves)',
);

/**
 * A session and its account. To read both rows costs more than all else of a small call, so they are kept, and only
 * their versions are asked for: a row that anybody has written since, in any process, is read again.
 */
async function findSession(
  db: Executor,
  tokenHash: string,
  withHeld: boolean,
): Promise<(FoundSession & { held?: AccountBalance }) | undefined> {
  let kept = lastRead.get(db);
  if (!kept) lastRead.set(db, (kept = new Recent(mostKept, keptMs)));
  const known = kept.get(tokenHash);
  const [current] = await rowsOf<{ version: string; currency: string; balance?: bigint; moves?: bigint }>(
    db,
    withHeld ? versionsWithHeld : versions,
    [tokenHash],
  );
  if (!current) return undefined;
  const { currency, balance, moves } = current;
  const held =
    balance === undefined || moves === undefined ? {} : { held: { balance, currency, version: moves } };
  if (known?.version === current.version) return { ...known, ...held };
  const [found] = await db
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.tokenHash, tokenHash));
  if (!found) return undefined;
  // Filed under the version that was asked for before: what was written in between makes the next call read again.
  kept.set(tokenHash, { ...found, version: current.version });
  return { ...found, ...held };
}

/** How a session that is over is refused. */
const refusalOf: Readonly<Record<EndReason, RefusalCode>> = {
  logout: 'session.ended',
  elsewhere: 'session.elsewhere',
  idle: 'session.idle',
  absolute: 'session.expired',
  password: 'session.password',
  disabled: 'session.disabled',
};

/**
 * Who a request is from. Refuses when token and cookie do not belong to a living session of this merchant: with the
 * reason to whoever holds both of one that is over, else with `session.ended`. A call that no person asked for
 * does not keep it alive. With `withHeld` the same statement reads what the account holds.
 */
export async function resolveSession(
  deps: Deps & { db: Executor },
  token: string,
  cookieSecret: string | undefined,
  { isBackground = false, withHeld = false }: { isBackground?: boolean; withHeld?: boolean } = {},
): Promise<Actor> {
  const { db, clock, hasher, config } = deps;
  const found = await findSession(db, await hasher.digest(token), withHeld);
  if (!found || found.account.merchantCode !== deps.merchant) refuse('session.ended');
  const { session, account } = found;
  // Fingerprints of 256 random bits: comparing them in varying time tells nothing about the secret.
  if (session.cookieHash !== (await hasher.digest(cookieSecret ?? ''))) {
    await record(deps, db, 'session.cookieWrong', { accountId: account.id, sessionId: session.id });
    refuse('session.ended');
  }
  if (session.endedReason) refuse(refusalOf[session.endedReason]);
  const now = clock.now();
  const over = reasonToEnd(session, account, now, config.idleMinutes);
  if (over) {
    await endSession(db, session.id, over, now);
    await record(deps, db, 'session.ended', {
      accountId: account.id,
      sessionId: session.id,
      detail: { reason: over },
    });
    refuse(refusalOf[over]);
  }
  if (!isBackground && now.getTime() - session.lastSeenAt.getTime() >= seenEveryMs)
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id));
  const seen = isBackground ? session.lastSeenAt : now;
  const leftSeconds = secondsFrom(now, session.absoluteEndAt);
  const idleEnd = new Date(seen.getTime() + config.idleMinutes * 60_000);
  return {
    account,
    session,
    ...(found.held && { held: found.held }),
    life: { idleSeconds: Math.min(leftSeconds, secondsFrom(now, idleEnd)), leftSeconds },
  };
}

const secondsFrom = (now: Date, end: Date): number =>
  Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));

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

import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { PlaySession, PlayState } from '#contract';
import type { Ctx, SignedInCtx } from '../../context';
import type { Executor, Tx } from '../../db/database';
import { refuseWhileOwing } from '../cashier/refuseWhileOwing';
import { playSessions, type Account, type PlaySessionRow } from '../../db/schema';
import { refuse } from '../../refusal';
import { limitsOf, type UsedLimit } from './limits';
import { pauseAt, refuseWhilePaused } from './pauses';

const minuteMs = 60_000;
/** A longer gap between two signs of play begins a new session. */
const gapMs = 15 * minuteMs;

type Deps = Pick<Ctx, 'clock' | 'ids'>;
type Player = Pick<Account, 'id' | 'merchantCode' | 'realityCheckMinutes'>;

/** The session that runs, if there is one. */
export async function runningSession(
  db: Executor,
  accountId: string,
  now: Date,
): Promise<PlaySessionRow | undefined> {
  const [row] = await db
    .select()
    .from(playSessions)
    .where(
      and(eq(playSessions.accountId, accountId), gt(playSessions.lastAt, new Date(now.getTime() - gapMs))),
    )
    .orderBy(desc(playSessions.lastAt), desc(playSessions.id))
    .limit(1);
  return row;
}

/** Makes the session last until now, or begins one. One at a time for an account, so that none is counted twice. */
async function touchSession({ clock, ids }: Deps, tx: Tx, accountId: string): Promise<PlaySessionRow> {
  await lockPlay(tx, accountId);
  const now = clock.now();
  const runs = await runningSession(tx, accountId, now);
  const [row] = runs
    ? await tx
        .update(playSessions)
        // Another process, whose clock is a little ahead, may have said more.
        .set({ lastAt: now > runs.lastAt ? now : runs.lastAt })
        .where(eq(playSessions.id, runs.id))
        .returning()
    : await tx
        .insert(playSessions)
        .values({ id: ids.next(), accountId, startedAt: now, lastAt: now, checkedAt: now })
        .returning();
  if (!row) throw new Error('a play session was not written');
  return row;
}

/** One at a time for an account from here to the end of the transaction: bets of all kinds, pauses, limits. */
export const lockPlay = (tx: Tx, accountId: string) => tx.execute(sql`SELECT lock_play(${accountId})`);

const checkAtOf = ({ checkedAt }: PlaySessionRow, { realityCheckMinutes }: Player): Date =>
  new Date(checkedAt.getTime() + realityCheckMinutes * minuteMs);

const leftOf = ({ amount, used }: UsedLimit): bigint => (amount > used ? amount - used : 0n);

/** Adds what a bet brought, which ended later than it was placed, to the session that it was placed in. */
export async function countPayout(
  tx: Tx,
  { accountId, placedAt, payout }: { accountId: string; placedAt: Date; payout: bigint },
): Promise<void> {
  if (payout === 0n) return;
  await lockPlay(tx, accountId);
  // The first bet of a session begins it, a moment after the bet itself was dated.
  const begunBy = new Date(placedAt.getTime() + minuteMs);
  const [session] = await tx
    .select({ id: playSessions.id })
    .from(playSessions)
    .where(and(eq(playSessions.accountId, accountId), lte(playSessions.startedAt, begunBy)))
    .orderBy(desc(playSessions.startedAt), desc(playSessions.id))
    .limit(1);
  if (!session) return;
  await tx
    .update(playSessions)
    .set({ payout: sql`${playSessions.payout} + ${payout}` })
    .where(eq(playSessions.id, session.id));
}

/** Refuses to open a game when no bet could be placed in it. */
export async function refuseGames(ctx: SignedInCtx): Promise<void> {
  const { account } = ctx.actor;
  const now = ctx.clock.now();
  await refuseWhilePaused(ctx.db, account.id, now);
  await refuseWhileOwing(ctx.db, account.id);
  for (const limit of await limitsOf(ctx.db, account, now, ['session']))
    if (leftOf(limit) === 0n) refuse('play.timeLimit', { value: { until: limit.resetsAt?.toISOString() } });
}

/** Counts a minute of play and says what comes next. A player whose games are closed is not playing. */
export async function countPlay(ctx: SignedInCtx): Promise<PlayState> {
  return ctx.db.transaction(async (tx) => {
    const state = await readPlayState(ctx, tx);
    if (state?.closed !== undefined && state.closed !== 'loss') return state;
    await touchSession(ctx, tx, ctx.actor.account.id);
    return (await readPlayState(ctx, tx)) ?? refuse('record.unknown');
  });
}

/** Goes on after a reality check; said twice, it is said once. */
export async function confirmRealityCheck(ctx: SignedInCtx): Promise<PlayState> {
  const { account } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    const row = await touchSession(ctx, tx, account.id);
    const now = ctx.clock.now();
    if (checkAtOf(row, account) <= now)
      await tx.update(playSessions).set({ checkedAt: now }).where(eq(playSessions.id, row.id));
    return (await readPlayState(ctx, tx)) ?? refuse('record.unknown');
  });
}

async function readPlayState(ctx: SignedInCtx, tx: Tx): Promise<PlayState | undefined> {
  const { account } = ctx.actor;
  const now = ctx.clock.now();
  const limits = await limitsOf(tx, account, now, ['session', 'loss']);
  const least = (kind: 'session' | 'loss') =>
    limits
      // One of a product closes its own games alone, which refuse the bet by its name.
      .filter((limit) => limit.kind === kind && limit.product === 'all')
      .map(leftOf)
      .toSorted((a, b) => (a < b ? -1 : 1))[0];
  const [minutes, loss] = [least('session'), least('loss')];
  const pause = await pauseAt(tx, account.id, now);
  const closed = pause ? pause.kind : minutes === 0n ? 'time' : loss === 0n ? 'loss' : undefined;
  const row =
    (await runningSession(tx, account.id, now)) ??
    (closed && { startedAt: now, lastAt: now, checkedAt: now, stake: 0n, payout: 0n, id: '', accountId: '' });
  if (!row) return undefined;
  return {
    session: toSession(row),
    checkAt: checkAtOf(row, account).toISOString(),
    ...(minutes !== undefined && {
      timeEndsAt: new Date(now.getTime() + Number(minutes) * minuteMs).toISOString(),
    }),
    ...(loss !== undefined && { lossLeft: loss.toString() }),
    ...(closed && { closed }),
    ...(pause?.endsAt && { closedUntil: pause.endsAt.toISOString() }),
  };
}

/** A session as its player sees it. */
export const toSession = ({ startedAt, lastAt, stake, payout }: PlaySessionRow): PlaySession => ({
  startedAt: startedAt.toISOString(),
  lastAt: lastAt.toISOString(),
  minutes: Math.floor((lastAt.getTime() - startedAt.getTime()) / minuteMs),
  stake: stake.toString(),
  payout: payout.toString(),
});

import { and, desc, eq, sql } from 'drizzle-orm';
import type { BreakLength, ExclusionLength, PlayPause } from '../../../contract';
import type { SignedInCtx } from '../../context';
import type { Executor } from '../../db/database';
import { playPauses, turnoverRequirements, type PlayPauseRow } from '../../db/schema';
import { refuse } from '../../refusal';
import { record } from '../events';
import { countTry, forgetTries } from '../throttle';

const dayMs = 86_400_000;
/** From the wish to play again after an exclusion until games open. Source: money rules, safer play. */
const reopenMs = dayMs;
const mostWrong = 5;
const mostEarlier = 10;

/** Whether it holds at a moment: an exclusion ends only a day after somebody asked for games again. */
function holds({ kind, startsAt, endsAt, opensAt }: PlayPauseRow, now: Date): boolean {
  if (now < startsAt) return false;
  if (kind === 'break') return endsAt !== null && now < endsAt;
  return opensAt === null || now < opensAt;
}

const pausesOf = (db: Executor, accountId: string) =>
  db
    .select()
    .from(playPauses)
    .where(eq(playPauses.accountId, accountId))
    .orderBy(desc(playPauses.startsAt), desc(playPauses.id));

/** The break or exclusion that holds now: of several, the one that ends last. */
export async function pauseAt(db: Executor, accountId: string, now: Date): Promise<PlayPauseRow | undefined> {
  return strictest((await pausesOf(db, accountId)).filter((pause) => holds(pause, now)));
}

const endOf = ({ endsAt }: PlayPauseRow): number => endsAt?.getTime() ?? Number.POSITIVE_INFINITY;

const strictest = (holding: PlayPauseRow[]): PlayPauseRow | undefined =>
  holding.toSorted((a, b) => (a.kind === b.kind ? endOf(b) - endOf(a) : a.kind === 'exclusion' ? -1 : 1))[0];

/** Refuses with `play.paused` or `play.excluded` what a break or an exclusion forbids: games and deposits. */
export async function refuseWhilePaused(db: Executor, accountId: string, now: Date): Promise<void> {
  const pause = await pauseAt(db, accountId, now);
  if (!pause) return;
  const value = pause.endsAt ? { endsAt: pause.endsAt.toISOString() } : {};
  refuse(pause.kind === 'break' ? 'play.paused' : 'play.excluded', { value });
}

/** The pause of now, and earlier ones. */
export async function readPauses(
  db: Executor,
  accountId: string,
  now: Date,
): Promise<{ pause?: PlayPause; earlier: PlayPause[] }> {
  const all = await pausesOf(db, accountId);
  const pause = strictest(all.filter((each) => holds(each, now)));
  const earlier = all.filter((each) => !holds(each, now)).slice(0, mostEarlier);
  return { ...(pause && { pause: toPause(pause) }), earlier: earlier.map((each) => toPause(each)) };
}

const toPause = ({ kind, startsAt, endsAt, opensAt }: PlayPauseRow): PlayPause => ({
  kind,
  startsAt: startsAt.toISOString(),
  ...(endsAt && { endsAt: endsAt.toISOString() }),
  ...(opensAt && { opensAt: opensAt.toISOString() }),
});

/** Starts a break at once; open bonuses get its length more. It cannot be shortened. */
export async function takeBreak(ctx: SignedInCtx, { length }: { length: BreakLength }): Promise<void> {
  const { account } = ctx.actor;
  const lasts = Number.parseInt(length, 10) * dayMs;
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await lockPauses(tx, account.id);
    await refuseWhilePaused(tx, account.id, now);
    await tx.insert(playPauses).values({
      id: ctx.ids.next(),
      accountId: account.id,
      kind: 'break',
      startsAt: now,
      endsAt: new Date(now.getTime() + lasts),
    });
    await tx
      .update(turnoverRequirements)
      .set({ expiresAt: sql`${turnoverRequirements.expiresAt} + ${`${lasts} milliseconds`}::interval` })
      .where(and(eq(turnoverRequirements.accountId, account.id), eq(turnoverRequirements.status, 'open')));
    await record(ctx, tx, 'play.pause', { accountId: account.id, detail: { length } });
  });
}

/** Starts an exclusion at once, also during a break. Asks for the login password, five tries in a quarter of an hour. */
export async function exclude(
  ctx: SignedInCtx,
  { length, password }: { length: ExclusionLength; password: string },
): Promise<void> {
  const { account } = ctx.actor;
  const key = `exclude:${account.id}`;
  const { count, retryAfter } = await countTry(ctx, key, 900);
  if (count > mostWrong) refuse('limit.reached', { retryAfter });
  if (!(await ctx.hasher.verify(password, account.passwordHash))) refuse('password.wrong');
  await forgetTries(ctx, key);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await lockPauses(tx, account.id);
    const pause = await pauseAt(tx, account.id, now);
    if (pause?.kind === 'exclusion') refuse('play.excluded');
    await tx.insert(playPauses).values({
      id: ctx.ids.next(),
      accountId: account.id,
      kind: 'exclusion',
      startsAt: now,
      endsAt: endAfter(now, length),
    });
    await record(ctx, tx, 'play.pause', { accountId: account.id, detail: { length } });
  });
}

/** By the calendar: half a year from 31 August is the last day of February. */
function endAfter(now: Date, length: ExclusionLength): Date | null {
  if (length === 'ever') return null;
  const months = Number.parseInt(length, 10) * (length.endsWith('y') ? 12 : 1);
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** Asks for games after an exclusion is over: they open a day later. Asked again, it stays as it is. */
export async function reopenPlay(ctx: SignedInCtx): Promise<void> {
  const { account } = ctx.actor;
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await lockPauses(tx, account.id);
    const holding = (await pausesOf(tx, account.id)).filter(
      (pause) => pause.kind === 'exclusion' && holds(pause, now),
    );
    if (holding.some(({ endsAt }) => endsAt === null || now < endsAt)) refuse('play.excluded');
    for (const { id, opensAt } of holding)
      if (!opensAt)
        await tx
          .update(playPauses)
          .set({ opensAt: new Date(now.getTime() + reopenMs) })
          .where(eq(playPauses.id, id));
  });
}

const lockPauses = (tx: Executor, accountId: string) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`pauses:${accountId}`}, 0))`);

import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { PlayPause } from '#contract';
import type { Executor } from '../../db/database';
import { accountReviews, playPauses, type PlayPauseRow } from '../../db/schema';
import { Refusal } from '../../refusal';

const mostEarlier = 10;

/** Whether it holds at a moment: an exclusion ends only a day after somebody asked for games again. */
export function holds({ kind, startsAt, endsAt, opensAt }: PlayPauseRow, now: Date): boolean {
  if (now < startsAt) return false;
  if (kind === 'break') return endsAt !== null && now < endsAt;
  return opensAt === null || now < opensAt;
}

/** All breaks and exclusions of an account, newest first. */
export const pausesOf = (db: Executor, accountId: string) =>
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

/** Refuses with `play.paused`, `play.excluded` or `play.review` what a break, an exclusion or a doubt about one forbids: games and deposits. */
export async function refuseWhilePaused(db: Executor, accountId: string, now: Date): Promise<void> {
  const refusal = await pauseRefusal(db, accountId, now);
  if (refusal) throw refusal;
}

/** The same as an answer. */
export async function pauseRefusal(db: Executor, accountId: string, now: Date): Promise<Refusal | undefined> {
  const pause = await pauseAt(db, accountId, now);
  if (!pause) return (await isUnderReview(db, accountId, now)) ? new Refusal('play.review') : undefined;
  const value = pause.endsAt ? { endsAt: pause.endsAt.toISOString() } : {};
  return new Refusal(pause.kind === 'break' ? 'play.paused' : 'play.excluded', { value });
}

/** Whether the operator has still to decide if the account is that of somebody who is excluded. */
async function isUnderReview(db: Executor, accountId: string, at: Date): Promise<boolean> {
  const isOpen = or(isNull(accountReviews.clearedAt), gt(accountReviews.clearedAt, at));
  const open = and(eq(accountReviews.accountId, accountId), lte(accountReviews.createdAt, at), isOpen);
  return (await db.$count(accountReviews, open)) > 0;
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

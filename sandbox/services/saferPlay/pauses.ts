import { and, eq, exists, getTableColumns, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PlayPause } from '#contract';
import type { Executor } from '../../db/database';
import { accountReviews, accounts, playPauses, type PlayPauseRow } from '../../db/schema';
import { Refusal } from '../../refusal';

const mostEarlier = 10;

/** Of a row of `play_pauses` in a query: whether it holds at a moment. */
export const holdsAt = (at: Date): SQL => sql`pause_holds(${playPauses}, ${at.toISOString()}::timestamptz)`;

/** All breaks and exclusions of an account: those that hold at a moment, the one that counts first, and then the others, newest first. */
export const pausesAt = (db: Executor, accountId: string, now: Date) =>
  db
    .select({ ...getTableColumns(playPauses), holds: sql<boolean>`known.holds` })
    .from(playPauses)
    .innerJoin(
      sql`pauses_at(${accountId}, ${now.toISOString()}::timestamptz) WITH ORDINALITY known`,
      sql`known.id = ${playPauses.id}`,
    )
    .orderBy(sql`known.ordinality`);

/** The break or exclusion that counts at a moment. */
export async function pauseAt(db: Executor, accountId: string, now: Date): Promise<PlayPauseRow | undefined> {
  const [first] = await pausesAt(db, accountId, now);
  return first?.holds ? first : undefined;
}

/** Refuses with `play.paused`, `play.excluded` or `play.review` what a break, an exclusion or a doubt about one forbids: games and deposits. */
export async function refuseWhilePaused(db: Executor, accountId: string, now: Date): Promise<void> {
  const refusal = await pauseRefusal(db, accountId, now);
  if (refusal) throw refusal;
}

/** The same as an answer. */
export async function pauseRefusal(db: Executor, accountId: string, now: Date): Promise<Refusal | undefined> {
  const pause = await pauseAt(db, accountId, now);
  if (!pause) return (await isShut(db, accountId, now)) ? new Refusal('play.review') : undefined;
  const value = pause.endsAt ? { endsAt: pause.endsAt.toISOString() } : {};
  return new Refusal(pause.kind === 'break' ? 'play.paused' : 'play.excluded', { value });
}

/** Whether the account is closed, or the operator has still to decide if it is that of somebody who is excluded. */
async function isShut(db: Executor, accountId: string, at: Date): Promise<boolean> {
  const isOpen = or(isNull(accountReviews.clearedAt), gt(accountReviews.clearedAt, at));
  const review = and(eq(accountReviews.accountId, accountId), lte(accountReviews.createdAt, at), isOpen);
  const isReviewed = exists(db.select({ id: accountReviews.accountId }).from(accountReviews).where(review));
  const shut = and(eq(accounts.id, accountId), or(eq(accounts.status, 'closed'), isReviewed));
  return (await db.$count(accounts, shut)) > 0;
}

/** The pause of now, and earlier ones. */
export async function readPauses(
  db: Executor,
  accountId: string,
  now: Date,
): Promise<{ pause?: PlayPause; earlier: PlayPause[] }> {
  const all = await pausesAt(db, accountId, now);
  const earlier = all.filter(({ holds }) => !holds).slice(0, mostEarlier);
  return { ...(all[0]?.holds && { pause: toPause(all[0]) }), earlier: earlier.map((each) => toPause(each)) };
}

const toPause = ({ kind, startsAt, endsAt, opensAt }: PlayPauseRow): PlayPause => ({
  kind,
  startsAt: startsAt.toISOString(),
  ...(endsAt && { endsAt: endsAt.toISOString() }),
  ...(opensAt && { opensAt: opensAt.toISOString() }),
});

import { eq, lt, sql } from 'drizzle-orm';
import { rows, type Executor } from '../db/database';
import { throttles } from '../db/schema';
import type { Clock, Random } from '../ports';

interface Deps extends Pick<{ clock: Clock; random: Random }, 'clock' | 'random'> {
  db: Executor;
}

/** A counter of tries within a window. */
export interface Count {
  count: number;
  /** Seconds until the window ends. */
  retryAfter: number;
}

/**
 * Counts one more try under a key and gives the count within its window, which begins with the first try.
 * One atomic statement, so that parallel tries cannot share a number.
 */
export async function countTry(
  { db, clock, random }: Deps,
  key: string,
  windowSeconds: number,
): Promise<Count> {
  const now = clock.now();
  if (random.below(256) === 0) await db.delete(throttles).where(lt(throttles.windowEndAt, now));
  const end = new Date(now.getTime() + windowSeconds * 1000);
  const [row] = await rows<{ count: number; left: number }>(
    db,
    sql`INSERT INTO throttles AS t (key, count, window_end_at) VALUES (${key}, 1, ${end.toISOString()}::timestamptz)
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN t.window_end_at <= ${now.toISOString()}::timestamptz THEN 1 ELSE t.count + 1 END,
        window_end_at = CASE WHEN t.window_end_at <= ${now.toISOString()}::timestamptz
          THEN excluded.window_end_at ELSE t.window_end_at END
      RETURNING t.count, ceil(extract(epoch FROM t.window_end_at - ${now.toISOString()}::timestamptz))::int AS left`,
  );
  return { count: row?.count ?? 1, retryAfter: Math.max(1, row?.left ?? windowSeconds) };
}

/** The count under a key without adding to it. */
export async function peekTries({ db, clock }: Pick<Deps, 'db' | 'clock'>, key: string): Promise<Count> {
  const now = clock.now().getTime();
  const [row] = await db.select().from(throttles).where(eq(throttles.key, key));
  if (!row || row.windowEndAt.getTime() <= now) return { count: 0, retryAfter: 0 };
  return { count: row.count, retryAfter: Math.ceil((row.windowEndAt.getTime() - now) / 1000) };
}

/** Takes a try back that was counted before it turned out to be a good one. */
export async function uncountTry({ db }: Pick<Deps, 'db'>, key: string): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, key));
}

/** Forgets the tries under a key. */
export async function forgetTries({ db }: Pick<Deps, 'db'>, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}

import type { Db } from '../db/database';

/** Milliseconds for which another process may still go by what was switched in this one. */
export const brieflyMs = 250;

/** What every call reads and an operator seldom changes, by database. */
const kept = new WeakMap<object, Map<string, { until: number; value: Promise<unknown> }>>();

/**
 * Reads something that every call needs once in a quarter of a second. Only for what may be that old: switches of the
 * operator. Never for sessions, money or permissions. Writers of the same process call `invalidateCached`.
 */
export function cached<Value>(db: Db, name: string, read: () => Promise<Value>): Promise<Value> {
  let all = kept.get(db);
  if (!all) kept.set(db, (all = new Map()));
  const known = all.get(name);
  const now = performance.now();
  if (known && known.until > now) return known.value as Promise<Value>;
  // A query of Drizzle is sent again each time it is awaited: its answer is kept, not the query.
  const value = Promise.resolve(read());
  all.set(name, { until: now + brieflyMs, value });
  // A read that failed is not kept: the database may be back with the next call.
  value.catch(() => invalidateCached(db, name));
  return value;
}

/** The next call reads it again. */
export const invalidateCached = (db: object, name: string): void => void kept.get(db)?.delete(name);

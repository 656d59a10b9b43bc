import { eq } from 'drizzle-orm';
import type { Ctx } from '../../context';
import type { Db } from '../../db/database';
import { systemState } from '../../db/schema';

const dayMs = 86_400_000;

/** Lists kept at a time for one database: every vendor's hall of a busy evening. */
const mostKept = 200;

interface Kept {
  version: string;
  value: Promise<object>;
}

/** By database, because a test process has many. Holds nothing that another server process would miss. */
const lists = new WeakMap<Db, Map<string, Kept>>();

/**
 * Keeps a reply until the catalogue changes or the day does (games age by the day). Giving the same object again also
 * spares its check, its text and its packing, which for ten thousand games cost far more than the query.
 */
export async function kept<T extends object>(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const version = `${await catalogueVersion(db)}|${Math.floor(clock.now().getTime() / dayMs)}`;
  const own = lists.get(db) ?? new Map<string, Kept>();
  lists.set(db, own);
  const found = own.get(key);
  if (found?.version === version) return found.value as Promise<T>;
  const value = make();
  own.set(key, { version, value });
  value.catch(() => own.delete(key));
  const [oldest] = own.keys();
  if (own.size > mostKept && oldest !== undefined) own.delete(oldest);
  return value;
}

async function catalogueVersion(db: Db): Promise<string> {
  const [row] = await db
    .select({ value: systemState.value })
    .from(systemState)
    .where(eq(systemState.key, 'catalogueVersion'));
  return String(row?.value);
}

import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { contentPictures, depositProofs, ownAvatars, promotionPictures } from '../../db/schema';
import type { Ports } from '../../ports';
import { fileKinds, type StorageDeps } from './keep';

/** A picture is kept before a row names it; none waits for its row so long. */
const waitsHours = 24;
/** What else lies in a bucket is not the platform's to delete. */
const ownKey = new RegExp(`^(?:${fileKinds.join('|')})/[0-9a-z]{26}$`);

/** Deletes pictures that no row names: of what was refused, taken back or cut short. */
export async function sweepStorage({
  db,
  storage,
  clock,
}: StorageDeps & Pick<Ports, 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - waitsHours * 3_600_000);
  for await (const keys of storage.list(before)) {
    const own = keys.filter((key) => ownKey.test(key));
    const named = await namedOf(db, own);
    for (const key of own) if (!named.has(key)) await storage.delete(key);
  }
}

async function namedOf(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  if (keys.length === 0) return named;
  for (const table of [ownAvatars, depositProofs, promotionPictures, contentPictures])
    for (const { file } of await db
      .select({ file: table.file })
      .from(table)
      .where(inArray(table.file, [...keys])))
      named.add(file);
  return named;
}

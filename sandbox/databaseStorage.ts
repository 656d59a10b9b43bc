import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { base64FromBytes, bytesFromBase64 } from './base64';
import { isDatabaseUnavailable, type Db } from './db/database';
import { storedFiles } from './db/schema';
import { StorageUnavailable, type Clock, type Storage } from './ports';

/** Keys that are listed at once. */
const listed = 500;

/** Keeps pictures in the database, so that a platform needs nothing else. */
export const createDatabaseStorage = (db: Db, clock: Clock): Storage => ({
  async put(key, { mediaType, bytes }) {
    const file = { mediaType, data: base64FromBytes(bytes), createdAt: clock.now() };
    await guarded(
      db
        .insert(storedFiles)
        .values({ key, ...file })
        .onConflictDoUpdate({ target: storedFiles.key, set: file }),
    );
  },
  async get(key) {
    const [found] = await guarded(
      db.select({ data: storedFiles.data }).from(storedFiles).where(eq(storedFiles.key, key)),
    );
    return found && bytesFromBase64(found.data);
  },
  async delete(key) {
    await guarded(db.delete(storedFiles).where(eq(storedFiles.key, key)));
  },
  async *list(before) {
    let after = '';
    for (;;) {
      const found = await guarded(
        db
          .select({ key: storedFiles.key })
          .from(storedFiles)
          .where(and(gt(storedFiles.key, after), lt(storedFiles.createdAt, before)))
          .orderBy(asc(storedFiles.key))
          .limit(listed),
      );
      if (found.length > 0) yield found.map(({ key }) => key);
      after = found.at(-1)?.key ?? '';
      if (found.length < listed) return;
    }
  },
});

/** Tells a database that is away as any storage does. */
async function guarded<Result>(work: PromiseLike<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw isDatabaseUnavailable(error)
      ? new StorageUnavailable('the database is away', { cause: error })
      : error;
  }
}

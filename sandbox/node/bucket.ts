import { asc, eq } from 'drizzle-orm';
import { S3mini, S3ServiceError } from 's3mini';
import { bytesFromBase64 } from '../base64';
import { createDatabaseStorage } from '../databaseStorage';
import type { Db } from '../db/database';
import { storedFiles } from '../db/schema';
import { StorageUnavailable, type Clock, type Storage } from '../ports';
import { PlainError } from './plainError';
import type { BucketPlace } from './storagePlace';

/** How long a picture may take on its way, ms. */
const patience = 20_000;
/** How long one word of the operator's moves pictures, ms: it is answered before anybody gives up. */
const moving = 60_000;

/**
 * Keeps pictures in a private bucket, by the S3 protocol. What the database kept before is read and deleted there until it
 * is moved.
 */
export async function openBucket(place: BucketPlace, db: Db, clock: Clock): Promise<Storage> {
  const bucket = new S3mini({ ...place, requestAbortTimeout: patience });
  const before = createDatabaseStorage(db, clock);
  await assertOpens(bucket);
  const put: Storage['put'] = async (key, { mediaType, bytes }) => {
    await guarded(bucket.putObject(key, Uint8Array.from(bytes), mediaType));
  };
  return {
    put,
    async get(key) {
      const early = await before.get(key);
      if (early) return early;
      const found = await guarded(bucket.getObjectArrayBuffer(key));
      return found ? new Uint8Array(found) : undefined;
    },
    async delete(key) {
      await before.delete(key);
      await guarded(bucket.deleteObject(key));
    },
    async *list(moment) {
      yield* before.list(moment);
      let next: string | undefined;
      do {
        const page = await guarded(bucket.listObjectsPaged('/', '', 500, next));
        // An age that was not said counts as none.
        const old = (page?.objects ?? []).filter(({ LastModified: at }) => at.getTime() > 0 && at < moment);
        if (old.length > 0) yield old.map(({ Key }) => Key);
        next = page?.nextContinuationToken;
      } while (next !== undefined);
    },
    async moveFromDatabase() {
      const end = performance.now() + moving;
      let moved = 0;
      for (;;) {
        const [file] = await db.select().from(storedFiles).orderBy(asc(storedFiles.key)).limit(1);
        if (!file || performance.now() > end) return { moved, left: await db.$count(storedFiles) };
        // There before it is gone here: cut short, it is in both, and moved again.
        await put(file.key, { mediaType: file.mediaType, bytes: bytesFromBase64(file.data) });
        await db.delete(storedFiles).where(eq(storedFiles.key, file.key));
        moved += 1;
      }
    },
  };
}

/** Throws `PlainError` for a bucket that will never open; one that is only away stops nobody from starting. */
async function assertOpens(bucket: S3mini): Promise<void> {
  try {
    if ((await bucket.listObjectsPaged('/', '', 1)) !== null) return;
  } catch (error) {
    if (!(error instanceof S3ServiceError) || error.status >= 500) return;
    throw new PlainError(
      `The bucket of STORAGE_URL refuses its key (${error.serviceCode ?? String(error.status)}). Correct the key, its secret or the region, or let it list, read, write and delete there.`,
    );
  }
  throw new PlainError(
    'The bucket that STORAGE_URL names does not exist. Create it, and let nobody else read it.',
  );
}

/** Whatever goes wrong with a bucket, the same request can succeed when it is right again. */
async function guarded<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new StorageUnavailable('the bucket is away', { cause: error });
  }
}

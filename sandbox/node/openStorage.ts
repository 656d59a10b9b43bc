import { createDatabaseStorage } from '../databaseStorage';
import type { Db } from '../db/database';
import type { Clock, Storage } from '../ports';
import type { Environment } from './environment';

/** Where pictures are kept: in the bucket that STORAGE_URL names, or in the database. Who names none loads nothing of it. */
export async function openStorage({ bucket }: Environment, db: Db, clock: Clock): Promise<Storage> {
  if (!bucket) return createDatabaseStorage(db, clock);
  const { openBucket } = await import('./bucket');
  return openBucket(bucket, db, clock);
}

import type { Db, Tx } from '../../db/database';
import { errorFields } from '../../log';
import type { Ports, StoredFile } from '../../ports';
import { Refusal } from '../../refusal';

/** What reads a picture that is kept. */
export type StorageDeps = Pick<Ports, 'storage'> & { db: Db };

/** A picture as it goes out. */
export interface KeptPicture {
  mediaType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What a picture is of; the first part of its key. */
export const fileKinds = ['avatars', 'proofs', 'promotions', 'content'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Keeps a picture before a row names it: a row never names what is not there. Returns its key. */
export async function keep(
  { storage, ids }: Pick<Ports, 'storage' | 'ids'>,
  kind: FileKind,
  { mediaType, bytes }: StoredFile,
): Promise<string> {
  const key = `${kind}/${ids.next()}`;
  await storage.put(key, { mediaType, bytes });
  return key;
}

/** Deletes a picture that no row names any more. One that cannot be deleted now, the sweep deletes later. */
export async function forget({ storage, log }: Pick<Ports, 'storage' | 'log'>, key: string): Promise<void> {
  await storage
    .delete(key)
    .catch((error: unknown) => log.warn('a picture that nothing names is deleted later', errorFields(error)));
}

/**
 * Writes the rows that name pictures, which are deleted when it says before its end that none was taken: a refusal, or
 * `taken` was not called. What ended otherwise may stand in the database, and is the sweep's.
 */
export async function withKept<Result>(
  deps: StorageDeps & Pick<Ports, 'log'>,
  keys: readonly string[],
  write: (tx: Tx, taken: () => void) => Promise<Result>,
): Promise<Result> {
  let isTaken = false;
  let isOver = false;
  try {
    const result = await deps.db.transaction((tx) => {
      // A transaction that is tried again begins anew.
      isTaken = false;
      return write(tx, () => {
        isTaken = true;
      });
    });
    isOver = !isTaken;
    return result;
  } catch (error) {
    isOver = error instanceof Refusal;
    throw error;
  } finally {
    if (isOver) for (const key of keys) await forget(deps, key);
  }
}

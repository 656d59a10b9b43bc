import { sqlState } from '../db/database';
import { connect, type OpenedDatabase } from './connect';
import { openDataFolder, type DataFolder } from './openDataFolder';
import { PlainError } from './plainError';

/** Where the platform keeps its data. */
export type DatabasePlace =
  /** A PostgreSQL server of version 15 or newer. */
  | { url: string }
  /** A folder of the embedded server. */
  | DataFolder;

/** Opens the database without migrating it. Throws `PlainError` for everything that an operator can put right. */
export async function openDatabase(place: DatabasePlace): Promise<OpenedDatabase> {
  if ('dataDir' in place) return openDataFolder(place);
  try {
    return await connect(place.url);
  } catch (error) {
    throw error instanceof PlainError ? error : new PlainError(wordsFor(error));
  }
}

/** What is wrong with a DATABASE_URL, without its password. */
function wordsFor(error: unknown): string {
  const code = sqlState(error)?.code ?? (error as NodeJS.ErrnoException).code ?? '';
  const end = ' Correct DATABASE_URL, or leave it out to use the embedded database.';
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENOENT':
      return `No PostgreSQL server answers at DATABASE_URL (${code}). Start it.${end}`;
    case '28P01':
    case '28000':
      return `PostgreSQL refused the user or password of DATABASE_URL.${end}`;
    case '3D000':
      return `The database that DATABASE_URL names does not exist. Create it.${end}`;
    case '42501':
      return `The user of DATABASE_URL may not create tables there. Grant it that.${end}`;
    case 'ERR_INVALID_URL':
      return `DATABASE_URL is not an address such as postgres://user:password@host:5432/name.${end}`;
    default:
      return `PostgreSQL at DATABASE_URL cannot be used (${code || (error as Error).message}).${end}`;
  }
}

import { sql } from 'drizzle-orm';
import { rows, sqlState } from '../db/database';
import { connect, type OpenedDatabase } from './connect';
import { openDataFolder, type DataFolder, type Prepare } from './openDataFolder';
import { PlainError } from './plainError';

/** Where the platform keeps its data. */
export type DatabasePlace =
  /** A PostgreSQL server of version 15 or newer. */
  | { url: string; ownerUrl?: string | undefined }
  /** A folder of the embedded server. */
  | DataFolder;

/** Opens the database, after what is to be done as its owner. Throws `PlainError` for everything that an operator can put right. */
export async function openDatabase(place: DatabasePlace, prepare?: Prepare): Promise<OpenedDatabase> {
  if ('dataDir' in place) return openDataFolder(place, prepare);
  const { url, ownerUrl } = place;
  const opened = await connect(url).catch((error: unknown) => refuse(error, 'DATABASE_URL'));
  try {
    if (ownerUrl === undefined) await prepare?.(opened, undefined);
    else {
      const owner = await connect(ownerUrl).catch((error: unknown) => refuse(error, 'DATABASE_URL_OWNER'));
      try {
        const [known, same] = await Promise.all([whoAndWhere(opened), whoAndWhere(owner)]);
        if (known?.place !== same?.place)
          throw new PlainError(
            'DATABASE_URL_OWNER names another database than DATABASE_URL. Name the same one in both.',
          );
        await prepare?.(owner, known?.role);
      } finally {
        await owner.close();
      }
    }
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Whose connection it is, and of which database of which server. */
const whoAndWhere = async ({ db }: OpenedDatabase) =>
  (
    await rows<{ role: string; place: string }>(
      db,
      sql`SELECT current_user::text AS role, concat_ws('/', pg_postmaster_start_time(), current_database()) AS place`,
    )
  )[0];

function refuse(error: unknown, variable: string): never {
  throw error instanceof PlainError ? error : new PlainError(wordsFor(error, variable));
}

/** What is wrong with an address of a database, without its password. */
function wordsFor(error: unknown, variable: string): string {
  const code = sqlState(error)?.code ?? (error as NodeJS.ErrnoException).code ?? '';
  const withoutIt =
    variable === 'DATABASE_URL'
      ? 'to use the embedded database'
      : 'where the role of DATABASE_URL owns the tables';
  const end = ` Correct ${variable}, or leave it out ${withoutIt}.`;
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENOENT':
      return `No PostgreSQL server answers at ${variable} (${code}). Start it.${end}`;
    case '28P01':
    case '28000':
      return `PostgreSQL refused the user or password of ${variable}.${end}`;
    case '3D000':
      return `The database that ${variable} names does not exist. Create it.${end}`;
    case '42501':
      return `The user of ${variable} may not create tables there. Grant it that.${end}`;
    case 'ERR_INVALID_URL':
      return `${variable} is not an address such as postgres://user:password@host:5432/name.${end}`;
    default:
      return `PostgreSQL at ${variable} cannot be used (${code || (error as Error).message}).${end}`;
  }
}

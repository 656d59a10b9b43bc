import { sql } from 'drizzle-orm';
import { rows, sqlState } from '../db/database';
import { connect, type ConnectOptions, type OpenedDatabase } from './connect';
import { openDataFolder, type DataFolder, type Prepare } from './openDataFolder';
import { PlainError } from './plainError';

/** Where the platform keeps its data. */
export type DatabasePlace =
  /** A PostgreSQL server of version 15 or newer. */
  | ({ url: string; ownerUrl?: string | undefined } & ConnectOptions)
  /** A folder of the embedded server. */
  | DataFolder;

/** Opens the database, after what is to be done as its owner. Throws `PlainError` for everything that an operator can put right. */
export async function openDatabase(place: DatabasePlace, prepare?: Prepare): Promise<OpenedDatabase> {
  if ('dataDir' in place) return openDataFolder(place, prepare);
  const { url, ownerUrl, directUrl } = place;
  const isPooled = directUrl !== undefined;
  const opened = await connect(url, place).catch((error: unknown) =>
    refuse(error, isPooled ? 'DATABASE_URL_DIRECT' : 'DATABASE_URL'),
  );
  try {
    const known = await whoAndWhere(opened).catch((error: unknown) => refuse(error, 'DATABASE_URL'));
    if (isPooled)
      await withSame(known, 'DATABASE_URL_DIRECT', directUrl, async (_, { role }) => {
        if (role !== known.role)
          throw new PlainError(
            'DATABASE_URL_DIRECT names another role than DATABASE_URL. Name the same one in both.',
          );
      });
    if (ownerUrl === undefined) await prepare?.(opened, undefined);
    else await withSame(known, 'DATABASE_URL_OWNER', ownerUrl, async (owner) => prepare?.(owner, known.role));
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

type Whereabouts = Record<'role' | 'place', string>;

/** Works with the database at another address, which has to be the same one. */
async function withSame(
  known: Whereabouts,
  variable: string,
  url: string,
  work: (other: OpenedDatabase, who: Whereabouts) => Promise<void>,
): Promise<void> {
  const other = await connect(url).catch((error: unknown) => refuse(error, variable));
  try {
    const same = await whoAndWhere(other);
    if (known.place !== same.place)
      throw new PlainError(
        `${variable} names another database than DATABASE_URL. Name the same one in both.`,
      );
    await work(other, same);
  } finally {
    await other.close();
  }
}

/** Whose connection it is, and of which database of which server. */
async function whoAndWhere({ db }: OpenedDatabase): Promise<Whereabouts> {
  const [found] = await rows<Whereabouts>(
    db,
    sql`SELECT current_user::text AS role, concat_ws('/', pg_postmaster_start_time(), current_database()) AS place`,
  );
  if (!found) throw new Error('the server does not say who is connected to what');
  return found;
}

/** Refuses an address of a database in words, without its password. */
export function refuse(error: unknown, variable: string): never {
  throw error instanceof PlainError ? error : new PlainError(wordsFor(error, variable));
}

/** When an address need not be given. */
const withoutIt: Readonly<Record<string, string>> = {
  DATABASE_URL: 'to use the embedded database',
  DATABASE_URL_DIRECT: 'where no pooler stands at DATABASE_URL',
  DATABASE_URL_REPLICA: 'to read reports where everything is written',
  DATABASE_URL_OWNER: 'where the role of DATABASE_URL owns the tables',
};

/** What is wrong with an address of a database, without its password. */
function wordsFor(error: unknown, variable: string): string {
  const cause = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  const code = sqlState(error)?.code ?? cause.code ?? '';
  const end = ` Correct ${variable}, or leave it out ${withoutIt[variable] ?? ''}.`;
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
      return `PostgreSQL at ${variable} cannot be used (${code || cause.message}).${end}`;
  }
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { verifyActs, type ActsVerdict } from '../services/system/verifyActs';
import { readAuditVerifier } from './auditKey';
import { layout } from './dataFolder';
import { PlainError } from './plainError';
import { reach } from './reach';

/** Where a log of operators lies, and what its heads are checked with. */
export interface AuditPlace {
  /** A server of one's own; the role of a reader is enough. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database. */
  dataDir: string;
  /** File with the public half of the key that AUDIT_KEY names. */
  key?: string | undefined;
}

/** Works the log of operators out anew, beside the platform. Throws `PlainError` for what the person at the keyboard can put right. */
export async function verifyAudit({ databaseUrl, dataDir, key }: AuditPlace): Promise<ActsVerdict> {
  const isSigned = key === undefined ? undefined : readAuditVerifier(key);
  if (databaseUrl === undefined && !existsSync(join(dataDir, layout, 'pg', 'PG_VERSION')))
    throw new PlainError(`There is no database in ${dataDir}. Name the folder of one: DATA_DIR=<folder>.`);
  const { client, end } =
    databaseUrl === undefined
      ? await reach(dataDir, 'audit')
      : { client: await connected(databaseUrl), end: () => Promise.resolve() };
  try {
    return await verifyActs(drizzle(client), isSigned);
  } finally {
    await client.end().catch(() => undefined);
    await end();
  }
}

/** To whatever the operator named, a pooler perhaps, which takes no settings. */
async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: 'audit' });
  // What the next query fails with says it, too.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

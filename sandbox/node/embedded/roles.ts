import pg from 'pg';
import { advisoryLocks } from '../../db/advisoryLocks';

/** Who the platform is at its database: whoever reads and writes, and owns nothing. */
export const platformRole = 'platform';
/** Who only reads there. */
export const readerRole = 'reader';

/** Makes the roles that a server of ours lacks, and gives them a password where one is asked for. */
export async function makeRoles(ownerUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // Two processes of tests may come to a server at once.
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${advisoryLocks.embeddedRoles})`);
    const { rows } = await client.query<{ name: string }>('SELECT rolname AS name FROM pg_roles');
    for (const role of [platformRole, readerRole])
      await client.query(
        `${rows.some(({ name }) => name === role) ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN${password === '' ? '' : ` PASSWORD ${client.escapeLiteral(password)}`}`,
      );
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/** The same database for another role with the same password. */
export function asRole(url: string, role: string): string {
  const changed = new URL(url);
  changed.username = role;
  return changed.href;
}

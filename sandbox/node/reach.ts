import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { layout } from './dataFolder';
import { platformDatabase } from './embedded/cluster';
import { acquireLock, isLocked } from './lockFile';
import { lockOf, startOn } from './openDataFolder';
import { PlainError } from './plainError';

export interface Reached {
  client: pg.Client;
  /** Ends a server that was started for it. */
  end(): Promise<void>;
}

/**
 * Connects to the embedded server of a platform that runs, beside it; where none does, starts the server for as long as it is
 * needed.
 * @param who for whoever looks at the server's connections
 */
export async function reach(dataDir: string, who: string): Promise<Reached> {
  const home = realpathSync(join(dataDir, layout, 'pg'));
  if (isLocked(lockOf(dataDir)))
    return { client: await connectTo(socketUrlOf(dataDir, home), who), end: () => Promise.resolve() };
  const release = acquireLock(lockOf(dataDir));
  try {
    const server = await startOn(home);
    return {
      client: await connectTo(server.urlOf(platformDatabase), who),
      end: async () => {
        await server.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Way to the server of another process. Whoever may enter the folder of its socket is let in as its superuser. */
function socketUrlOf(dataDir: string, home: string): string {
  const [, , , , folder = ''] = existsSync(join(home, 'postmaster.pid'))
    ? readFileSync(join(home, 'postmaster.pid'), 'utf8').split('\n')
    : [];
  if (folder === '')
    throw new PlainError(
      `The platform on ${dataDir} cannot be reached while it runs, on this system or at this moment. Try again in a moment, or stop it first.`,
    );
  return `postgres://postgres@localhost/${platformDatabase}?host=${encodeURIComponent(folder)}`;
}

/** One connection to a server of our own that may take its time. */
async function connectTo(url: string, who: string): Promise<pg.Client> {
  // The role's time-outs are for calls of people.
  const client = new pg.Client({
    connectionString: url,
    application_name: who,
    options: '-c statement_timeout=0 -c lock_timeout=0',
  });
  // What the next query fails with says it, too.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

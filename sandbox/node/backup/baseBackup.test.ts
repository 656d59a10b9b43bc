import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { demoWorld } from '#demo/world.ts';
import { stepsOf } from '#scripts/guides/read.mjs';
import { freePort } from '../freePort.mjs';
import { copyCluster, platformDatabase } from '../embedded/cluster';
import { makeFolderFor, serverUserOf } from '../embedded/serverUser';
import { startServer, type EmbeddedServer } from '../embedded/server';
import { openPlatformDatabase } from '../platformDatabase';
import { inRoot } from '../root';
import { ensureTestWorld } from '../world';
import { trialBalance } from '../../ledger/ledger';
import { testHasher } from '../../testing/ports';

/** Programs of a whole PostgreSQL, which the packaged one is not. */
const bin = process.env['POSTGRES_BIN'];
const user = serverUserOf();
const home = makeFolderFor(user, 'base-backup-');
const restored = join(home, 'restored');
let server: EmbeddedServer | undefined;

afterAll(async () => {
  if (bin !== undefined)
    spawnSync(join(bin, 'pg_ctl'), ['--pgdata', restored, '--mode', 'immediate', 'stop'], {
      ...user,
      cwd: '/',
    });
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});

it.skipIf(bin === undefined)(
  'a server of one’s own comes back by the commands of docs/backup.md, with books that are in order',
  { timeout: 300_000 },
  async () => {
    const own = join(home, 'own');
    copyCluster(await ensureTestWorld(demoWorld, testHasher), own, user);
    server = await startServer(own, { isOnTcp: true, settings: { max_wal_senders: '4' } });
    // The rules of the embedded server name no replication: an operator's own do.
    const url = new URL(server.urlOf('postgres'));
    const rules = await one(url.href, 'SHOW hba_file');
    spawnSync('sh', ['-c', `echo 'host replication all 127.0.0.1/32 scram-sha-256' >> '${rules}'`]);
    await one(url.href, 'SELECT pg_reload_conf()');

    const port = await freePort();
    const commands = stepsOf(readFileSync(inRoot('docs/backup.md'), 'utf8'))
      .filter(({ kind, text }) => kind === 'command' && text.startsWith('pg_'))
      .map(({ text }) => text);
    expect(commands.length).toBeGreaterThan(2);
    for (const command of commands) {
      const { status, stderr } = spawnSync('sh', ['-c', command], {
        ...user,
        cwd: '/',
        encoding: 'utf8',
        stdio: ['ignore', 'ignore', 'pipe'],
        env: {
          ...process.env,
          PATH: `${bin}:${process.env['PATH']}`,
          BACKUP_URL: url.href,
          RESTORED: restored,
          RESTORED_PORT: `${port} -c unix_socket_directories=${home} -c hba_file=${rules} -c logging_collector=on`,
        },
      });
      expect([command, status, status === 0 ? '' : stderr]).toEqual([command, 0, '']);
    }
    url.port = String(port);
    url.pathname = platformDatabase;
    const { db, close } = await openPlatformDatabase(
      { databaseUrl: url.href, dataDir: home },
      { world: demoWorld },
    );
    expect(await trialBalance(db)).toEqual([]);
    await close();
  },
);

async function one(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

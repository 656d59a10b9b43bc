import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { demoWorld } from '../../demo/world';
import { copyCluster, platformDatabase } from '../node/embedded/cluster';
import { programOf } from '../node/embedded/programs';
import { startServer, type EmbeddedServer } from '../node/embedded/server';
import { giveTo, makeFolderFor, serverUserOf } from '../node/embedded/serverUser';
import { ensureTestWorld } from '../node/world';
import { testHasher } from './ports';
import { freePort } from '../node/freePort.mjs';

/** Programs of a whole PostgreSQL, which the packaged one is not: without them the copy begins with files of a server that rests. */
const bin = process.env['POSTGRES_BIN'];

/** A server with the world of tests, and one that streams from it. */
export interface ReplicatedServers {
  primary: EmbeddedServer;
  /** Folder of both. */
  home: string;
  /** The copy's address, for the superuser. */
  copyUrl(): string;
  /** Ends the copy at once, whatever it does. */
  killCopy(): void;
  /** Starts the copy that was killed. */
  startCopy(): void;
  stop(): Promise<void>;
}

/** Asks a server one thing, on a connection of its own. */
export async function runOn<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Starts both. */
export async function startReplicated(): Promise<ReplicatedServers> {
  const user = serverUserOf();
  const home = makeFolderFor(user, 'replica-');
  const [own, copied] = [join(home, 'own'), join(home, 'copied')];
  const run = (command: string, args: readonly string[]): void => {
    const { status, stderr } = spawnSync(command, args, {
      ...user,
      cwd: '/',
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0) throw new Error(`${command} ended with ${String(status)}: ${stderr}`);
  };

  copyCluster(await ensureTestWorld(demoWorld, testHasher), own, user);
  const settings = { max_wal_senders: '4', wal_keep_size: '256MB' };
  const primary = await startServer(own, { isOnTcp: true, settings });
  const url = new URL(primary.urlOf(platformDatabase));
  const [where] = await runOn<{ hba_file: string }>(url.href, 'SHOW hba_file');
  const rules = where?.hba_file ?? '';
  appendFileSync(rules, 'host replication all 127.0.0.1/32 scram-sha-256\n');
  await runOn(url.href, 'SELECT pg_reload_conf()');
  const source = `host=127.0.0.1 port=${url.port} user=postgres password=${url.password}`;
  if (bin === undefined) {
    await primary.pause();
    copyCluster(own, copied, user);
    await primary.resume();
    const [signal, file] = [join(copied, 'standby.signal'), join(copied, 'postgresql.auto.conf')];
    writeFileSync(signal, '');
    appendFileSync(file, `primary_conninfo = '${source}'\n`);
    for (const each of [signal, file]) giveTo(user, each);
  } else {
    const more = ['--checkpoint', 'fast', '--write-recovery-conf'];
    run(join(bin, 'pg_basebackup'), ['--dbname', source, '--pgdata', copied, ...more]);
  }

  const port = await freePort();
  const options = [
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home} -c hba_file=${rules}`,
    '-c max_connections=100 -c logging_collector=on -c wal_retrieve_retry_interval=200ms',
  ].join(' ');
  const control = (...args: string[]) => run(programOf('pg_ctl', user), ['--pgdata', copied, ...args]);
  const startCopy = () => control('--options', options, '--wait', 'start');
  startCopy();
  return {
    primary,
    home,
    copyUrl() {
      const copy = new URL(url);
      copy.port = String(port);
      return copy.href;
    },
    killCopy: () =>
      void process.kill(
        Number(readFileSync(join(copied, 'postmaster.pid'), 'utf8').split('\n')[0]),
        'SIGQUIT',
      ),
    startCopy,
    async stop() {
      control('--mode', 'immediate', 'stop');
      await primary.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

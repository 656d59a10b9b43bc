// @ts-check
// A throw-away PostgreSQL server for tests: own data folder, own port, gone afterwards. The system's own server, if
// there is one, is never touched.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** No PostgreSQL can be provided on this machine; the message says what would help. */
export class PostgresUnavailable extends Error {}

const folder = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** The newest version's programs that Debian's packages have installed, or those on PATH. */
function findPrograms() {
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : [];
  const packaged = versions
    .map((version) => join(folder, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (packaged) return packaged;
  const onPath = (process.env['PATH'] ?? '').split(':').find((bin) => existsSync(join(bin, 'initdb')));
  return onPath && existsSync(join(onPath, 'postgres')) ? onPath : undefined;
}

function installPrograms() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  const apt = 'apt-get update -q && apt-get install -qy --no-install-recommends postgresql';
  spawnSync('sh', ['-c', apt], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** PostgreSQL refuses to run as root, so root runs it as the user its package made. */
function serverUser() {
  if (!isRoot) return {};
  const id = (/** @type {string} */ flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const [uid, gid] = [id('-u'), id('-g')];
  if (!uid || !gid)
    throw new PostgresUnavailable('PostgreSQL does not run as root, and there is no user named postgres.');
  return { uid, gid };
}

/** @returns {Promise<number>} a TCP port that was free a moment ago */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * @typedef {object} Postgres
 * @property {string} url connection string of a superuser, for an empty database
 * @property {string} source where the server comes from, for the log
 * @property {() => number | undefined} connections how many sessions it has served; undefined for a given server
 * @property {() => Promise<void>} pause stops the server and keeps its files; a given server is left alone
 * @property {() => Promise<void>} resume starts a paused server again on the same port
 * @property {() => Promise<void>} stop ends the server and removes its files; safe to call twice
 */

/**
 * Uses the server named by DATABASE_URL_TEST, else starts one from installed programs; with `install` it first
 * installs Debian's package when there are none. With `isOwn` it starts one in any case, for a test that stops it.
 * @param {{ install?: boolean, isOwn?: boolean }} [options]
 * @returns {Promise<Postgres>}
 * @throws {PostgresUnavailable} when this machine has none and none can be installed
 */
export async function startPostgres({ install = false, isOwn = false } = {}) {
  const given = process.env['DATABASE_URL_TEST'];
  if (given && !isOwn) {
    return {
      url: given,
      source: 'DATABASE_URL_TEST',
      connections: () => undefined,
      pause: async () => undefined,
      resume: async () => undefined,
      stop: async () => undefined,
    };
  }
  if (!findPrograms() && install) installPrograms();
  const programs = findPrograms();
  if (!programs) {
    throw new PostgresUnavailable(
      'No PostgreSQL here. Install it (Debian: apt-get install postgresql) or set DATABASE_URL_TEST to an empty database.',
    );
  }
  return startFrom(programs);
}

/**
 * @param {string} programs folder of initdb and postgres
 * @returns {Promise<Postgres>}
 */
async function startFrom(programs) {
  const user = serverUser();
  const home = mkdtempSync(join(tmpdir(), 'postgres-'));
  if ('uid' in user && user.uid !== undefined) chownSync(home, user.uid, user.gid);
  const clean = () => rmSync(home, { recursive: true, force: true });
  const data = join(home, 'data');
  const initArgs = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  const init = spawnSync(join(programs, 'initdb'), initArgs, { ...user, cwd: home, encoding: 'utf8' });
  if (init.status !== 0) {
    clean();
    throw new Error(`initdb failed:\n${init.stdout}${init.stderr}`);
  }

  const port = await freePort();
  // Durability is not what these tests are about, and a lost temporary server loses nothing.
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'listen_addresses=127.0.0.1',
    'log_connections=on',
  ];
  const args = [
    '-D',
    data,
    '-k',
    home,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  let log = '';
  const launch = () => {
    const started = spawn(join(programs, 'postgres'), args, {
      ...user,
      cwd: home,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    started.stderr.on('data', (chunk) => (log += chunk));
    return { process: started, gone: new Promise((resolve) => started.once('exit', resolve)) };
  };
  let server = launch();
  const killNow = () => {
    server.process.kill('SIGQUIT');
    clean();
  };
  process.once('exit', killNow);
  const pauseServer = async () => {
    server.process.kill('SIGINT');
    await server.gone;
  };
  const stop = async () => {
    process.off('exit', killNow);
    await pauseServer();
    clean();
  };

  const isReady = () =>
    spawnSync(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0;
  const untilReady = async () => {
    for (const deadline = Date.now() + 30_000; !isReady(); await pause(100)) {
      if (server.process.exitCode === null && Date.now() < deadline) continue;
      await stop();
      throw new Error(`PostgreSQL did not start:\n${log}`);
    }
  };
  await untilReady();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    source: programs,
    connections: () => log.split('connection authorized').length - 1,
    pause: pauseServer,
    resume: async () => {
      server = launch();
      await untilReady();
    },
    stop,
  };
}

// `node scripts/postgres.mjs [--install]` keeps a server up for work by hand until Ctrl-C.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const { url, source, stop } = await startPostgres({ install: process.argv.includes('--install') });
    console.log(`${url}  (${source}; Ctrl-C stops it and removes its data)`);
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
      process.once(signal, () => void stop());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

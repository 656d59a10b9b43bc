import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { noServerHere, programOf } from './programs';
import { makeRoles } from './roles';
import { makeFolderFor, serverUserOf, type ServerUser } from './serverUser';
import { freePort } from '../freePort.mjs';

/** A PostgreSQL server that belongs to this process. */
export interface EmbeddedServer {
  /** Connection string of its superuser, who owns what is in it. */
  urlOf(database: string): string;
  /** Stops it in good order. */
  stop(): Promise<void>;
  /** Stops it, to be started again at the same address. */
  pause(): Promise<void>;
  resume(): Promise<void>;
}

export interface ServerOptions {
  /** Settings beside those of every embedded server. */
  settings?: Readonly<Record<string, string>>;
  /** 127.0.0.1 with a password of its own; a socket that only its owner may open otherwise. @default on Windows */
  isOnTcp?: boolean;
  /** A folder that goes when the server does, even when this process is killed: its data is for nobody else. */
  scratch?: string;
}

/** The server ended while it started. Its message is the last line that it said. */
export class ServerFailed extends Error {
  override readonly name = 'ServerFailed';
}

const isWindows = process.platform === 'win32';
const runPrefix = 'pg-';
/** Replaying what a crash left takes a while. */
const patienceMs = 120_000;

/** Starts the server of a data folder, after the one that a killed process may have left there. */
export async function startServer(
  home: string,
  { settings = {}, isOnTcp = isWindows, scratch }: ServerOptions = {},
): Promise<EmbeddedServer> {
  const user = serverUserOf(home);
  await stopLeftServer(home, user);
  // In it the socket: only its owner and root come in.
  const run = makeFolderFor(user, runPrefix);
  const place = isOnTcp ? await openPort(home, run, user) : { host: run, port: 5432, password: '' };
  const all = {
    listen_addresses: isOnTcp ? place.host : '',
    port: String(place.port),
    unix_socket_directories: isOnTcp ? '' : run,
    ...(isOnTcp && { hba_file: join(run, 'hba.conf') }),
    log_min_messages: 'fatal',
    max_connections: '60',
    shared_buffers: '48MB',
    // A backup while people play needs it.
    wal_level: 'replica',
    max_wal_senders: '0',
    min_wal_size: '32MB',
    ...settings,
  };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const urlOf = (database: string): string => {
    const login = place.password === '' ? 'postgres' : `postgres:${place.password}`;
    return isOnTcp
      ? `postgres://${login}@${place.host}:${place.port}/${database}`
      : `postgres://${login}@localhost/${database}?host=${encodeURIComponent(run)}`;
  };
  const left = scratch === undefined ? [run] : [run, scratch];
  let isWanted = true;
  let current: { child: ChildProcess; end: End };
  const launch = async (): Promise<void> => {
    const child = spawn(programOf('postgres', user), ['-D', home, ...args], {
      ...user,
      cwd: '/',
      // A Ctrl-C is for the platform, which stops its server last.
      detached: !isWindows,
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    });
    current = { child, end: watch(child, user, left) };
    await untilReady(urlOf('postgres'), current.end);
    // One that the system ended comes back, as a system's own server would.
    void current.end.gone
      .then(() => pause(1_000, undefined, { ref: false }))
      .then(() => (isWanted ? launch() : undefined))
      .catch(() => undefined);
  };
  const pauseServer = async (): Promise<void> => {
    isWanted = false;
    const { child, end } = current;
    child.ref();
    if (isWindows) stopByFolder(home, user);
    // What is not made durable is not worth a last checkpoint.
    else child.kill(settings['fsync'] === 'off' && scratch !== undefined ? 'SIGQUIT' : 'SIGINT');
    await end.gone;
  };
  const stop = async (): Promise<void> => {
    await pauseServer();
    for (const folder of left) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await launch();
    await makeRoles(urlOf('postgres'), place.password);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    urlOf,
    stop,
    pause: pauseServer,
    resume: () => {
      isWanted = true;
      return launch();
    },
  };
}

/** Input ends when the process that holds its other end does. The pid comes first, then folders that nobody needs. */
const watchmansOrders =
  'read _; kill -INT "$0"; while kill -0 "$0" 2>/dev/null; do sleep 0.1; done; rm -rf "$@"';

interface End {
  gone: Promise<void>;
  /** The last words of a server that has ended; undefined while it runs. */
  reason(): Error | undefined;
}

/** Follows a server to its end; and ends it when this process has died, by somebody who waits for that. */
function watch(child: ChildProcess, user: ServerUser, left: readonly string[]): End {
  let said = '';
  let reason: Error | undefined;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4_000)));
  const watchman =
    isWindows || child.pid === undefined
      ? undefined
      : spawn('/bin/sh', ['-c', watchmansOrders, String(child.pid), ...left], {
          ...user,
          cwd: '/',
          detached: true,
          stdio: ['pipe', 'ignore', 'ignore'],
        });
  const gone = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      reason = noServerHere(error.message, error);
      resolve();
    });
    child.once('close', () => {
      watchman?.kill('SIGKILL');
      reason ??= new ServerFailed(lastLine(said));
      resolve();
    });
  });
  // Whoever forgets to stop a server is not kept from ending.
  for (const each of [child, watchman]) each?.unref();
  for (const stream of [child.stderr, watchman?.stdin])
    (stream as { unref?: () => void } | undefined)?.unref?.();
  return { gone, reason: () => reason };
}

const lastLine = (said: string): string =>
  said
    .split('\n')
    .findLast((line) => /FATAL|PANIC/.test(line))
    ?.replace(/^.*(?:FATAL|PANIC):\s*/, '') ??
  said.trim().split('\n').at(-1) ??
  '';

async function untilReady(url: string, end: End): Promise<void> {
  for (const deadline = Date.now() + patienceMs; ; await pause(20)) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const failure = await client.connect().then(
      () => undefined,
      (error: unknown) => error,
    );
    await client.end().catch(() => undefined);
    if (failure === undefined) return;
    const reason = end.reason();
    if (reason) throw reason;
    if (Date.now() > deadline) throw failure;
  }
}

/** Gives the superuser a new password, and a port to go with it. */
async function openPort(
  home: string,
  run: string,
  user: ServerUser,
): Promise<{ host: string; port: number; password: string }> {
  const password = randomBytes(18).toString('hex');
  const { status, stderr } = spawnSync(programOf('postgres', user), ['--single', '-D', home, 'postgres'], {
    ...user,
    cwd: '/',
    input: `ALTER ROLE postgres PASSWORD '${password}'\n`,
    encoding: 'utf8',
  });
  if (status !== 0) throw new ServerFailed(lastLine(stderr));
  const rules = join(run, 'hba.conf');
  writeFileSync(rules, 'host all all 127.0.0.1/32 scram-sha-256\n');
  chmodSync(rules, 0o644);
  return { host: '127.0.0.1', port: await freePort(), password };
}

/** Stops the server that a killed process left on a data folder. */
export async function stopLeftServer(home: string, user = serverUserOf(home)): Promise<void> {
  const pidFile = join(home, 'postmaster.pid');
  const lines = readLines(pidFile);
  if (lines === undefined) return;
  const [pid = '', , , , socketFolder = ''] = lines;
  if (isServerOf(home, pid)) stopByFolder(home, user);
  else rmSync(pidFile, { force: true });
  if (basename(socketFolder).startsWith(runPrefix)) rmSync(socketFolder, { recursive: true, force: true });
  // The server removes the file when it is down.
  for (const deadline = Date.now() + 60_000; readLines(pidFile) && Date.now() < deadline;) await pause(50);
}

/** Whether a process is the server of a data folder: pids are used again. */
function isServerOf(home: string, pid: string): boolean {
  if (isWindows) return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(home);
  } catch {
    if (process.platform === 'linux') return false;
  }
  return spawnSync('ps', ['-o', 'args=', '-p', pid], { encoding: 'utf8' }).stdout.includes(home);
}

function stopByFolder(home: string, user: ServerUser): void {
  spawnSync(programOf('pg_ctl', user), ['stop', '-D', home, '-m', 'fast', '-w', '-t', '60'], {
    ...user,
    cwd: '/',
    stdio: 'ignore',
  });
}

function readLines(path: string): string[] | undefined {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

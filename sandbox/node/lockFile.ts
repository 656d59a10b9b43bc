import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { PlainError } from './plainError';

/**
 * One process at a time has a data folder: the second would stop the first one's server as one that was left behind. This
 * file names the process that owns the folder; pid and start time together, because pids are used again.
 */
interface Owner {
  pid: number;
  started: string;
  host: string;
}

/** An owner on another machine (a shared disk) shows that it lives by touching the file this often. */
const heartbeatMs = 5_000;

/** Takes the lock and gives the function that releases it. Throws `PlainError` when a living process holds it. */
export function acquireLock(path: string): () => void {
  const mine = JSON.stringify({
    pid: process.pid,
    started: startOf(process.pid),
    host: hostname(),
  } satisfies Owner);
  for (let attempt = 0; !create(path, mine); attempt += 1) {
    const owner = read(path);
    if (owner && (isAlive(path, owner) || attempt > 20))
      throw new PlainError(
        `Another process (pid ${owner.pid} on ${owner.host}) is using this data folder. Stop it first, or give this one its own with DATA_DIR=<folder>.`,
      );
    removeStale(path, owner);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(path, now, now);
    } catch {
      // Somebody removed the file by hand; that must not end the process that still works on the folder.
    }
  }, heartbeatMs);
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    if (readText(path) === mine) rmSync(path, { force: true });
  };
}

/** Whether a living process holds the lock. */
export function isLocked(path: string): boolean {
  const owner = read(path);
  return owner !== undefined && isAlive(path, owner);
}

function create(path: string, text: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, text);
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a lock whose owner is gone. One process at a time, or the second would remove the first one's new lock. */
function removeStale(path: string, seen: Owner | undefined): void {
  const gate = `${path}.gate`;
  try {
    mkdirSync(gate);
  } catch {
    const made = statSync(gate, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made > 2 * heartbeatMs) rmSync(gate, { recursive: true, force: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    return;
  }
  try {
    const now = read(path);
    if (now?.pid === seen?.pid && now?.started === seen?.started) rmSync(path, { force: true });
  } finally {
    rmdirSync(gate);
  }
}

function isAlive(path: string, owner: Owner): boolean {
  if (owner.host !== hostname()) {
    const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return Date.now() - touched < 6 * heartbeatMs;
  }
  return startOf(owner.pid) === owner.started;
}

/** When a process started, in the system's own words; empty when there is no such process. */
function startOf(pid: number): string {
  try {
    // Field 22, counted after the name in brackets, which may hold spaces. The boot id tells two boots apart.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return '';
    return `${fields[19] ?? ''} ${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
  } catch {
    if (process.platform === 'linux') return '';
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return '';
  }
  if (process.platform === 'win32') return 'running';
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** The owner named in the file; undefined when there is none or it was cut short by a crash. */
function read(path: string): Owner | undefined {
  try {
    const owner = JSON.parse(readText(path) ?? '') as Owner;
    return Number.isInteger(owner.pid) ? owner : undefined;
  } catch {
    return undefined;
  }
}

// @ts-check
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
// A group of its own lets us end a browser or a server that outlives the program which started it.
const hasGroups = process.platform !== 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function end(child, signal) {
  try {
    if (hasGroups && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // Already gone.
  }
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    for (const child of running) end(child, 'SIGTERM');
    process.exit(130);
  });
}

/** Colours only for a person: in a log file they are noise. NODE_ENV is for each program to choose. */
function surroundings() {
  const { FORCE_COLOR, NO_COLOR, NODE_ENV, ...rest } = process.env;
  return { ...rest, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) };
}

/**
 * Runs a Node program to its end, and whatever it has started with it.
 * @param {string[]} args arguments for node
 * @param {{ env?: Record<string, string>, log: string, limit: number }} options `log`: file that gets all output;
 *   `limit`: seconds after which the program is ended and counts as failed
 * @returns {Promise<number>} exit code
 */
export function runNode(args, { env = {}, log, limit }) {
  return new Promise((resolve) => {
    const sink = createWriteStream(log);
    const child = spawn(process.execPath, args, {
      cwd: root,
      detached: hasGroups,
      env: { ...surroundings(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    child.stdout.pipe(sink, { end: false });
    child.stderr.pipe(sink, { end: false });
    const timer = setTimeout(() => {
      sink.write(`\nEnded after ${limit} s: it did not come to an end by itself.\n`);
      end(child, 'SIGKILL');
    }, limit * 1000);
    child.on('error', (error) => sink.write(String(error)));
    child.on('exit', () => end(child, 'SIGTERM'));
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      sink.end(() => resolve(code ?? 1));
    });
  });
}

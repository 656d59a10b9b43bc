import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { inRoot } from '../../sandbox/node/root';
import { freePort } from '../../sandbox/node/freePort.mjs';
import { nobody } from './unprivileged';

const made: string[] = [];

/** A folder that whoever runs a platform may read, until `removeFolders`. */
export function makeFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  made.push(folder);
  chmodSync(folder, 0o755);
  return folder;
}

export function removeFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** What deploy/build.sh makes of some sources, with the files of the release before when there is one. */
export function build(
  variables: Record<string, string> = {},
  { sources = inRoot(), before }: { sources?: string; before?: string } = {},
): string {
  const out = makeFolder('platform-folder');
  const { status, stdout, stderr } = spawnSync(
    join(sources, 'deploy/build.sh'),
    [out, ...(before === undefined ? [] : [before])],
    { encoding: 'utf8', env: { ...process.env, ...variables } },
  );
  expect(status, stdout + stderr).toBe(0);
  return out;
}

const notSources = new Set(['node_modules', 'dist', '.git', '.data', '.cache']);

/** The sources once more, to be changed: what the next release is built from. */
export function copySources(): string {
  const copy = makeFolder('platform-sources');
  cpSync(inRoot(), copy, {
    recursive: true,
    filter: (path) => !notSources.has(relative(inRoot(), path)),
  });
  symlinkSync(inRoot('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** A platform of such a folder. */
export interface FolderPlatform {
  child: ChildProcess;
  /** Its exit code; null when a signal ended it. */
  exit: Promise<number | null>;
  origin: string;
  /** What it printed so far. */
  output(): string;
}

/** Starts a folder as somebody who may write nowhere in it, and waits until it serves or has ended. */
export async function start(out: string, variables: Record<string, string>): Promise<FolderPlatform> {
  const port = Number(variables['PORT'] ?? (await freePort()));
  const child = spawn(join(out, 'deploy/start.sh'), {
    ...nobody,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_ORIGIN: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'error',
      WRAP_KEYS: 'none',
      ...variables,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  while (!printed.includes('  Site ') && child.exitCode === null) await pause(50);
  return { child, exit, origin: `http://127.0.0.1:${port}`, output: () => printed };
}

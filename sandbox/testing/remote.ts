import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { contract, type ReplyOf } from '../../contract';
import { inRoot } from '../node/root';
import { systemClock } from '../node/ports';
import { Visitor, type VisitorOptions } from './visitor';

/** The platform as a process of its own. */
export interface RemotePlatform {
  origin: string;
  /** Number of the process. */
  pid: number | undefined;
  /** What it printed so far. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  /** Its exit code; null when a signal ended it. */
  exit: Promise<number | null>;
  visitor(options?: VisitorOptions): Visitor;
}

/** What a developer's own shell names is not for tests. */
const noDatabase = {
  DATABASE_URL: '',
  DATABASE_URL_OWNER: '',
  DATABASE_URL_DIRECT: '',
  DATABASE_URL_REPLICA: '',
};

/**
 * Starts the platform from its sources in `root` as `npm run dev` does. Resolves when it answers.
 * @throws when it ends instead: the message is all that it printed, the cause its exit code
 */
export async function startRemote(
  variables: Record<string, string>,
  root = inRoot(),
): Promise<RemotePlatform> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts/platform.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...noDatabase, LOG_LEVEL: 'error', ...variables },
  });
  let printed = '';
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        if (printed.includes('Platform at')) resolve();
      });
  });
  const ended = exit.then((code) => Promise.reject(new Error(printed, { cause: code })));
  await Promise.race([ready, ended]);
  ended.catch(() => undefined);
  const origin = `http://127.0.0.1:${variables['PORT'] ?? 4000}`;
  return {
    origin,
    pid: child.pid,
    output: () => printed,
    kill: (signal) => child.kill(signal),
    exit,
    visitor: (options) => remoteVisitor(origin, options),
  };
}

/** A browser that speaks to a platform over HTTP; its `address` counts behind a proxy that the platform trusts. */
export function remoteVisitor(origin: string, options?: VisitorOptions): Visitor {
  const send = (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const { method, headers } = request;
    if (options?.address) headers.set('x-forwarded-for', options.address);
    if (method === 'GET') return fetch(`${origin}${url.pathname}${url.search}`, { method, headers });
    return request
      .text()
      .then((body) => fetch(`${origin}${url.pathname}${url.search}`, { method, headers, body }));
  };
  let known: ReplyOf<typeof contract.start.sealingKey> | undefined;
  const current = async () => {
    if (!known) {
      const response = await fetch(origin + contract.start.sealingKey.path);
      known = ((await response.json()) as { value: NonNullable<typeof known> }).value;
    }
    return known;
  };
  return new Visitor({ fetch: send, keys: { current }, clock: systemClock }, options);
}

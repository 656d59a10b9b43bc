import { fork } from 'node:child_process';
import { inRoot } from '../../node/root';
import type { Order, Reply } from './platformProcess';

/** The process that was asked is dead. */
export class ProcessKilled extends Error {
  override readonly name = 'ProcessKilled';
}

/** A platform in a process of its own, which a test can kill. */
export interface PlatformProcess {
  /** Rejects with `ProcessKilled` when the process dies before it answers. */
  send(order: Order): Promise<Reply>;
  /** Ends it by SIGKILL: nothing in it runs on. */
  kill(): void;
  gone: Promise<void>;
  /** A fetch that the platform answers. */
  fetch(request: Request): Promise<Response>;
}

/** Starts a process that has read its modules and waits for a database. */
export function startPlatformProcess(): PlatformProcess {
  const child = fork(inRoot('sandbox/testing/crashRecovery/platformProcess.ts'), [], {
    cwd: inRoot(),
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  let asked = 0;
  let isGone = false;
  const wait = (id: number): Promise<Reply> =>
    new Promise((resolve, reject) => {
      if (isGone) reject(new ProcessKilled());
      else waiting.set(id, { resolve, reject });
    });
  const ready = wait(0);
  ready.catch(() => undefined);
  child.on('message', ({ id, reply, error }: { id: number; reply?: Reply; error?: string }) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (reply) one?.resolve(reply);
    else one?.reject(new Error(error));
  });
  const gone = new Promise<void>((resolve) =>
    child.once('exit', () => {
      isGone = true;
      for (const { reject } of waiting.values()) reject(new ProcessKilled());
      waiting.clear();
      resolve();
    }),
  );
  const ask = async (order: Order): Promise<Reply> => {
    await ready;
    const id = (asked += 1);
    const answer = wait(id);
    if (!isGone) child.send({ id, order }, () => undefined);
    return answer;
  };
  return {
    send: ask,
    kill: () => void child.kill('SIGKILL'),
    gone,
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const { status, headers, body } = await ask({
        do: 'request',
        path: pathname + search,
        method: request.method,
        headers: [...request.headers],
        body: request.method === 'GET' ? '' : await request.text(),
      });
      return new Response(body, { status: status ?? 500, headers: headers ?? [] });
    },
  };
}

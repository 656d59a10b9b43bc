import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What is at most so long costs less to read than to think about. */
const smallBytes = 64 * 1024;
/** Bodies that may wait to be read out. */
const mostWaiting = 16;
/** Between two pieces of a body: everybody else's requests are served meanwhile. */
const pauseMs = 3;
/** How long one body may take, and how long its next piece. */
const mostMs = 15_000;
const stallMs = 2_000;

let waiting = 0;
let line: Promise<unknown> = Promise.resolve();

/**
 * Reads to its end a body that was answered without being read: a browser shows the answer only when it has sent
 * everything. Large ones are read slowly and one after another, or whoever sends many keeps all others waiting. False
 * when the body did not end in its time: its connection has to be closed behind the answer.
 */
export async function readOut(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.complete || incoming.destroyed || incoming.readableDidRead) return true;
  if (Number(incoming.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= smallBytes) return true;
  if (waiting >= mostWaiting) return false;
  waiting += 1;
  const read = line.then(() => readSlowly(incoming));
  line = read;
  return read.finally(() => (waiting -= 1));
}

async function readSlowly(incoming: IncomingMessage): Promise<boolean> {
  const until = performance.now() + mostMs;
  const pieces = incoming.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      const piece = await Promise.race([pieces.next(), sleep(stallMs, undefined, { ref: false })]);
      if (piece?.done) return true;
      if (!piece || performance.now() > until) return false;
      await sleep(pauseMs);
    }
  } catch {
    // Whoever sent it is gone.
    return false;
  }
}

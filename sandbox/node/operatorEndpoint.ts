import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { operate } from '../services/system/operate';
import { Misunderstood, type Operator } from '../services/system/operator';
import { makeFolders } from './makeFolders';

/** Where a running platform tells the operator's command line how to reach it. */
export const operatorFile = (dataDir: string): string => join(dataDir, 'operator.json');

/** Way of the operator's command line into a running platform. */
export interface OperatorEndpoint {
  serve(request: Request): Promise<Response>;
  /** Takes the file away. */
  close(): void;
}

/**
 * Opens the door: writes its address and a fresh secret into the data folder, readable by this user alone. Whoever can
 * read that file could read the database beside it as well. See docs/decisions/2026-11-operator-door.md.
 */
export function openOperatorEndpoint(operator: Operator, dataDir: string, port: number): OperatorEndpoint {
  const secret = randomBytes(32).toString('base64url');
  const path = operatorFile(dataDir);
  makeFolders(dirname(path));
  rmSync(path, { force: true });
  const address = `http://127.0.0.1:${port}/sandbox/operator`;
  writeFileSync(path, JSON.stringify({ address, secret }), { mode: 0o600 });
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const wanted = digest(`Bearer ${secret}`);
  return {
    async serve(request) {
      if (
        request.method !== 'POST' ||
        !timingSafeEqual(digest(request.headers.get('authorization') ?? ''), wanted)
      )
        return words(404, 'There is no such page.');
      try {
        return words(200, await operate(operator, readWords(await request.text())));
      } catch (error) {
        if (error instanceof Misunderstood) return words(422, error.message);
        throw error;
      }
    },
    close: () => rmSync(path, { force: true }),
  };
}

function readWords(text: string): string[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.slice(0, 20).map(String) : [];
  } catch {
    return [];
  }
}

const words = (status: number, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });

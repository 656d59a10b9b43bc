import { setTimeout as pause } from 'node:timers/promises';
import { acquireLock } from './lockFile';
import { PlainError } from './plainError';

/** Lets one process at a time do the work; the others wait. A process that dies inside holds nobody up. */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  let release: (() => void) | undefined;
  while (!release) {
    try {
      release = acquireLock(path);
    } catch (error) {
      if (!(error instanceof PlainError)) throw error;
      await pause(200);
    }
  }
  try {
    return await work();
  } finally {
    release();
  }
}

import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Lets one process at a time do the work; the others wait. A gate whose owner died opens after ten seconds. */
export async function oneAtATime<T>(path: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      mkdirSync(path);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - touched > 10_000) rmSync(path, { recursive: true, force: true });
      await pause(100);
    }
  }
  const heartbeat = setInterval(() => utimesSync(path, new Date(), new Date()), 2_000);
  heartbeat.unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(path, { recursive: true, force: true });
  }
}

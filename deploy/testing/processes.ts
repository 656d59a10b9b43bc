import { readdirSync, readFileSync } from 'node:fs';

/** Sends a signal to a process that may have ended. */
export function kill(pid: number | string, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(Number(pid), signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The processes that one started. */
export const childrenOf = (parent: number): string[] =>
  readdirSync('/proc').filter((pid) => parentOf(pid) === parent);

/** The process that started another one; 0 for one that has ended. */
function parentOf(pid: string): number {
  if (!/^\d+$/.test(pid)) return 0;
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    );
  } catch {
    return 0;
  }
}

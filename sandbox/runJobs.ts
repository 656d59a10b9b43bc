import { errorFields } from './log';
import type { Job, JobDeps } from './services/jobs';

/**
 * Runs each job at its interval, one run of it at a time. A run that fails is logged, and the next one comes all the
 * same. Returns what ends them: it waits for runs under way, so that the database can be closed after it.
 */
export function runJobs(deps: JobDeps, jobs: readonly Job[]): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const timers = jobs.map(({ name, everySeconds, run }) => {
    let isRunning = false;
    const timer = setInterval(() => {
      if (isRunning) return;
      isRunning = true;
      const started = performance.now();
      const tell = (isDone: boolean) => deps.meter?.ran(name, isDone, (performance.now() - started) / 1000);
      const work = run(deps)
        .then(() => tell(true))
        .catch((error: unknown) => {
          tell(false);
          deps.log.error('a job failed', { job: name, ...errorFields(error) });
        })
        .finally(() => {
          isRunning = false;
          running.delete(work);
        });
      running.add(work);
    }, everySeconds * 1000);
    // In Node a timer would keep the process; in a page it is a number.
    if (typeof timer === 'object') timer.unref();
    return timer;
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}

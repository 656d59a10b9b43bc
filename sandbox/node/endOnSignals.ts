/** A proxy or a service manager waits so long for a process that it asked to end, or longer. */
const longestMs = 9_500;

/**
 * Ends a platform in good order when the system asks for it. A second signal, or an answer that does not come to its end,
 * means now: what the database acknowledged is kept, and the embedded server is stopped by its own watchman.
 */
export function endOnSignals(running: { close(): Promise<void> }): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      setTimeout(() => process.exit(1), longestMs).unref();
      void running.close().then(() => process.exit(0));
    });
}

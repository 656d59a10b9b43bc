// @ts-check
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port that was free a moment ago. Not one of those that systems give to outgoing connections (Linux from 32768,
 * others from 49152): one of them may be gone again before it is listened on.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const port = randomInt(11_000, 32_000);
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(freePort()) : reject(error),
    );
    // On this machine alone: Windows asks its user about a program that listens to others.
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}

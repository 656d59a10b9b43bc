// @ts-check
// Only node: built-ins may be imported here: node_modules may not exist yet.
import { createServer } from 'node:net';

/**
 * Says which port of the platform another program has, before a first start installs, builds and makes a world.
 * Ports that cannot be meant, and a host that this machine lacks, are the platform's own to refuse.
 * A production platform has no guests, which alone listen on GAME_PORT.
 * @param {Readonly<Record<string, string | undefined>>} env the platform's settings: PORT, GAME_PORT, HOST, PRODUCTION
 * @returns {Promise<string | undefined>} one line for the reader; undefined when those that it needs are free
 */
export async function takenPort(env) {
  const port = Number(env['PORT'] || 4000);
  const ports =
    env['PRODUCTION'] === '1'
      ? { PORT: port }
      : { PORT: port, GAME_PORT: Number(env['GAME_PORT'] || port + 1) };
  for (const [variable, asked] of Object.entries(ports))
    if (await isTaken(asked, env['HOST'] || '127.0.0.1'))
      return `Port ${asked} is taken by another program. Stop that one, or choose another port: ${variable}=${asked + 100} npm start`;
  return undefined;
}

/** @returns {Promise<boolean>} */
const isTaken = (/** @type {number} */ port, /** @type {string} */ host) =>
  new Promise((resolve) => {
    if (!Number.isInteger(port) || port < 1 || port > 65_535) return resolve(false);
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code === 'EADDRINUSE'),
    );
    server.listen({ port, host }, () => server.close(() => resolve(false)));
  });

import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { root } from './root.mjs';
import { takenPort } from './takenPort.mjs';

/** A program of somebody else, on a port that was free. */
async function otherProgram() {
  const server = createServer();
  await new Promise((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, () => resolve(undefined)));
  return { port: server.address().port, stop: () => new Promise((resolve) => server.close(resolve)) };
}

test.each(['PORT', 'GAME_PORT'])(
  'npm start says at once that %s is taken, and what to type',
  async (variable) => {
    const other = await otherProgram();
    const env = { PORT: String(other.port === 4100 ? 4200 : 4100), [variable]: String(other.port) };
    const started = Date.now();
    const { status, stderr, stdout } = spawnSync(process.execPath, [`${root}scripts/start.mjs`], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    expect(stderr.trim()).toBe(
      `Port ${other.port} is taken by another program. Stop that one, or choose another port: ${variable}=${other.port + 100} npm start`,
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(Date.now() - started).toBeLessThan(5_000);
    await other.stop();
    expect(await takenPort(env)).toBeUndefined();
  },
);

test('ports that cannot be meant are left for the platform to refuse', async () => {
  expect(await takenPort({ PORT: 'four', GAME_PORT: '70000' })).toBeUndefined();
});

test('a production platform, which nobody plays on, leaves GAME_PORT to others and needs its own port all the same', async () => {
  const other = await otherProgram();
  const port = String(other.port);
  expect(await takenPort({ PORT: '4100', GAME_PORT: port })).toContain('GAME_PORT');
  expect(await takenPort({ PORT: '4100', GAME_PORT: port, PRODUCTION: '1' })).toBeUndefined();
  expect(await takenPort({ PORT: port, PRODUCTION: '1' })).toContain(`Port ${port} is taken`);
  await other.stop();
});
